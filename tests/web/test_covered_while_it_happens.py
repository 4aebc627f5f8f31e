"""Whoever hides the hand is told live what nobody else may know: nothing of it comes to the page before a look."""

import json

import pytest
from playwright.sync_api import Browser
from web_people import wait_until
from web_scenes import PLANS
from web_theatre import ENTER, LAID, SHOWN, Theatre, at_last
from web_worlds import worlds

LISTEN = """() => {
  const SAID = /^(aria|data)-|^(title|alt|href|value)$/;
  globalThis.heard = new Set();
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) heard.add(node.data.trim());
    for (const { name, value } of node.attributes ?? []) if (SAID.test(name)) heard.add(`${name} ${value}`);
    node.childNodes.forEach(look);
  };
  const watch = ({ target, addedNodes }) => [target, ...addedNodes].forEach(look);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((changes) => changes.forEach(watch)).observe(document, all);
}"""
"""Whatever words come to the page from now on, though they are gone a moment later."""
PAGE = r"() => document.body.innerHTML.replace(/<!--.*?-->/g, '').replace(/-?\d+\.\d+/g, '#').split(/(?=<)/)"
HEARD = "() => [...heard].toSorted()"
TOLD = 3_000
"""Milliseconds after which calm stages have shown a message; the line, which nobody holds meanwhile, outlasts it."""
SEAT = 1
MATCHES = {"hart-an-der-grenze": (8, 90), "meisterdiebe": (4, 60), "hochstapler": (9, 90), "prohis": (5, 100)}
"""From which number they are played, and for how many messages: long enough for every secret."""
SECRETS = {
    "hart-an-der-grenze": {"HandDealt", "CasePacked", "CaseSeized", "GoodsKept"},
    "meisterdiebe": {"HandDealt"},
    "hochstapler": {"HandDealt", "CardSwapped"},
    "prohis": {"HandDealt", "PileCardTaken", "ConvoySent", "BribeOffered", "ConvoyCaught"},
}
"""Events of which one seat is told more than others."""


@pytest.mark.full
@pytest.mark.parametrize("game", PLANS)
def test_no_secret_comes_to_a_covered_page_while_it_happens(browser: Browser, house: str, game: str) -> None:
    """Two matches that differ only in one's own cards are the same page, word for word, until one looks."""
    (seats, options, _), (seed, most) = PLANS[game][0], MATCHES[game]
    sent = worlds(game, (seats, options, seed), SEAT, most)
    assert _differing(*sent) == SECRETS[game]
    theatres = [Theatre(browser, house, "en", privacy="peek", captions="on") for _ in sent]
    for theatre, messages in zip(theatres, sent, strict=True):
        _begin(theatre, game, messages[0])
    for step, said in enumerate(zip(*(each[1:] for each in sent), strict=True)):
        for theatre, message in zip(theatres, said, strict=True):
            theatre.say(message)
            theatre.page.clock.run_for(TOLD)
        assert at_last(lambda: _unlike(theatres, PAGE)) == [], f"message {step}"
    assert _unlike(theatres, HEARD) == []
    for theatre in theatres:
        theatre.page.locator(".hand .peek").dispatch_event("pointerdown")
        theatre.page.clock.run_for(TOLD)
    assert _unlike(theatres, HEARD) != [], "a look shows which of the two it is"
    for theatre in theatres:
        theatre.context.close()


def _differing(one: list[str], other: list[str]) -> set[str]:
    """The events that are not the same in both."""
    found: set[str] = set()
    for mine, another in zip(one, other, strict=True):
        for was, might in zip(json.loads(mine)["happened"], json.loads(another)["happened"], strict=True):
            pairs = zip(was["events"] or (), might["events"] or (), strict=True)
            found |= {event["type"] for event, differing in pairs if event != differing}
    return found


def _begin(theatre: Theatre, game: str, scene: str) -> None:
    """Come to the table, and listen."""
    theatre.begin(scene)
    theatre.page.evaluate(ENTER, [game, f"{game}-live"])
    wait_until(theatre.page, LAID, f"{game}-live")
    theatre.page.clock.run_for(SHOWN)
    theatre.page.evaluate(LISTEN)


def _unlike(theatres: list[Theatre], what: str) -> list[str]:
    """The lines that are on one of two pages alone."""
    one, other = (theatre.page.evaluate(what) for theatre in theatres)
    return sorted({*one} ^ {*other}) or ([] if one == other else ["another order"])
