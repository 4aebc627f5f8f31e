"""After the match: what is worth telling is told to everybody who sees the result, and the film is for others, too."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, WALL, Person
from web_tables import LaidTable

NOBODY_DID_ANYTHING = json.dumps({"entry": 0, "events": [], "givers": {"0": "person", "1": "bot"}})
STAGE = "main.stage :is(.post, .docks, .lounge, .shop)"
ENDED = r"^(Das weiße Kissen von .+ ist|Die weißen Kissen von .+ und .+ sind) leer\.$|^Der letzte Rubin ist gestohlen"
MISCOUNTED = """all => all.filter((each) => {
  const read = ({ textContent }) => Number(textContent.replace(/\\D/g, "")) * (textContent.includes("−") ? -1 : 1);
  const all = (place, part, count) => [...place.querySelectorAll(part)].map(count).reduce((sum, one) => sum + one, 0);
  const worth = (thing) => parseInt(thing.textContent) * read(thing.querySelector(".each"));
  const isWrong = (part) => all(part, ".thing", worth) !== read(part.querySelector(".worth"));
  const isFalse = [...each.querySelectorAll("dl > div")].some(isWrong);
  return isFalse || all(each, ".worth", read) !== read(each.querySelector(".score"));
}).map((each) => each.textContent)"""
"""Scores that are not the sum of what stands below them, or parts that are not what lies there times its worth."""
LOOSE = """all => all.filter((each) => {
  const [row, part, worth] = [each.closest("li"), each.closest("div"), each].map((one) => one.getBoundingClientRect());
  const isInside = worth.top >= part.top - 1 && worth.bottom <= part.bottom + 1 && worth.right <= row.right;
  return !isInside || each.getClientRects().length > 1 || !each.textContent.includes("$");
}).map((each) => each.textContent)"""
"""What is not a sum of dollars beside its part."""
COVERED = """(row, again) => {
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent === again);
  const next = button.getBoundingClientRect();
  const { bottom, right } = row.getBoundingClientRect();
  return (bottom <= next.top || right <= next.left) && next.bottom <= innerHeight ? null : [bottom, next.top];
}"""
"""Where the winner's row lies below the way to the next match."""
SEEN = """mine => ["name", "score"].every((part) => {
  const place = mine.querySelector(`.${part}`);
  const { left, top, width, height } = place.getBoundingClientRect();
  const isOneLine = part === "name" || height < 1.9 * parseFloat(getComputedStyle(place).fontSize);
  return isOneLine && mine.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""Whether a name and its score lie in sight and under nothing, the score in one line."""
BROKEN = """all => all.filter((each) => each.offsetHeight > 2 * parseFloat(getComputedStyle(each).fontSize))
  .map((each) => each.textContent)"""
LANDSCAPE = {"width": 844, "height": 390}
LOWEST = {"width": 320, "height": 568}
WIDTH = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.full
def test_whoever_is_sent_the_film_sees_it_and_nothing_else(browser: Browser, house: str) -> None:
    """A stranger's device: the film, also after a reload, and no way to the table."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    table = LaidTable(house, "hart-an-der-grenze", 3, [anna])
    table.deal()
    name = table.play_out()
    table.come()
    anna.button(anna.t("share-film")).click()
    link = anna.page.locator(".share .link").inner_text()
    clara = Person(browser, house, "Clara", "de", SMALL)
    clara.page.goto(f"{house}/t/{name}/replay/1")
    expect(clara.page.get_by_text(clara.t("no-replay"))).to_be_visible()
    clara.page.goto(house)
    clara.page.goto(house + link[link.index("/t/") :])
    clara.page.wait_for_selector(STAGE)
    assert "film" not in clara.page.url
    expect(clara.button(clara.t("to-the-result"))).to_have_count(0)
    expect(clara.button(clara.t("to-the-table"))).to_have_count(0)
    assert clara.grave_findings() == []
    clara.page.reload()
    clara.page.wait_for_selector(STAGE)
    clara.page.goto(house)
    expect(clara.page.locator(".door").first).to_be_visible()
    expect(clara.page.locator(".continue")).to_have_count(0)
    assert clara.complaints == []
    clara.context.close()
    anna.context.close()


def test_who_looks_on_sees_the_result_with_its_awards(browser: Browser, house: str) -> None:
    """An award leads into the film; nothing is there to play again."""
    table = LaidTable(house, "hart-an-der-grenze", 3, ["Anna"])
    table.deal()
    clara = Person(browser, house, "Clara", "de", SMALL)
    table.look_on(clara)
    table.play_out()
    table.come()
    medals = clara.page.locator(".awards .medal")
    expect(medals.first).to_be_visible()
    expect(clara.page.locator(".awards")).not_to_contain_text(re.compile("award-|hidden"))
    expect(clara.button(clara.t("again"))).to_have_count(0)
    expect(clara.button(clara.t("own-table"))).to_be_visible()
    assert clara.page.evaluate(WIDTH)
    assert clara.grave_findings() == []
    medals.first.click()
    clara.page.wait_for_selector(STAGE)
    assert not clara.page.url.endswith("/replay/1")
    assert clara.complaints == []
    clara.context.close()


@pytest.mark.full
def test_the_film_is_shared_by_a_link_and_by_a_code_to_scan(browser: Browser, house: str) -> None:
    """By who sat there, also after a reload, and from the wall."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    table = LaidTable(house, "prohis", 3, [anna])
    table.deal()
    name = table.play_out()
    table.come()
    expect(anna.page.locator(".awards .medal").first).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".awards .medal").first).to_be_visible()
    expect(anna.button(anna.t("again"))).to_be_in_viewport()
    expect(anna.page.locator(".ranking li:has(dl)")).to_have_count(3)
    assert anna.page.locator(".ranking li").evaluate_all(MISCOUNTED) == []
    for size in (SMALL, LANDSCAPE, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert anna.page.locator(".ranking .worth").evaluate_all(LOOSE) == []
        assert anna.page.locator(".ranking li").first.evaluate(COVERED, anna.t("again")) is None
        assert anna.page.evaluate(WIDTH), size
    anna.page.locator("h1").evaluate("each => each.append('W'.repeat(24))")
    assert anna.page.evaluate(WIDTH), "a name without an end"
    anna.button(anna.t("share-film")).click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(f"/t/{name}/replay/1")
    picture = anna.page.get_by_role("img", name=anna.t("film-qr"))
    assert picture.evaluate("each => each.decode().then(() => each.naturalWidth)") > 0
    assert anna.grave_findings() == []
    wall = Person(browser, house, "TV", "nl", WALL)
    wall.page.goto(f"{house}/t/{name}/screen")
    expect(wall.page.locator(".awards .medal").first).to_be_in_viewport(ratio=1)
    expect(wall.page.get_by_role("img", name=wall.t("film-qr"))).to_be_in_viewport(ratio=1)
    expect(wall.page.locator(".ranking li").first).to_be_in_viewport(ratio=1)
    for person in (anna, wall):
        assert person.complaints == []
        person.context.close()


@pytest.mark.full
def test_at_a_desk_the_result_of_eight_is_seen_at_once(browser: Browser, house: str) -> None:
    """Everybody's place and what it was made of, by whom the match ended, and the way to the next one."""
    anna = Person(browser, house, "Anna", "de", DESK)
    table = LaidTable(house, "meisterdiebe", 8, [anna])
    table.deal()
    table.play_out()
    table.come()
    expect(anna.page.locator(".ranking li").last).to_be_in_viewport(ratio=1)
    expect(anna.button(anna.t("again"))).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("header p").filter(has_text=re.compile(ENDED))).to_be_visible()
    assert anna.page.locator(".ranking li").evaluate_all(MISCOUNTED) == []
    for size in (LOWEST, LANDSCAPE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert anna.page.locator(".ranking .mine").evaluate(SEEN), f"one's own place on a phone: {size}"
    anna.page.set_viewport_size(LOWEST)  # type: ignore[arg-type]
    anna.page.evaluate("() => { document.documentElement.dataset.text = 'huge'; }")
    assert anna.page.locator(".ranking bdi").evaluate_all(BROKEN) == []
    assert anna.page.evaluate(WIDTH)
    anna.context.close()


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_one_finds_oneself_in_the_result_and_first_the_way_on(browser: Browser, house: str, text: str) -> None:
    """Seen and heard; what one does next stands out on any screen, what one may look up does not."""
    anna = Person(browser, house, "Anna", "de")
    anna.prefer(text=text)
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.deal()
    table.play_out()
    table.come()
    mine = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_text(anna.t("you"), exact=True))
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Anna")
    expect(anna.page.locator("main .plate")).to_have_text(
        [anna.t(key) for key in ("replay", "share-film", "again", "other-game")]
    )
    for key in ("log", "verify", "record", "to-hall"):
        expect(anna.button(anna.t(key))).to_have_class(re.compile("link"))
    for size in (SMALL, PHONE, DESK):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(anna.button(anna.t("again"))).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(WIDTH)
    assert anna.grave_findings() == []
    anna.context.close()


def test_where_nobody_earned_an_award_something_else_is_told(browser: Browser, house: str) -> None:
    """A quiet word with what is true of the match, also on the wall."""
    anna = Person(browser, house, "Anna", "en", DESK)
    wall = Person(browser, house, "TV", "nl", WALL)
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.deal()
    name = table.play_out()
    for person in (anna, wall):
        person.page.route("**/replay?*", lambda asked: asked.fulfill(body=NOBODY_DID_ANYTHING))
    table.come()
    wall.page.goto(f"{house}/t/{name}/screen")
    for person in (anna, wall):
        expect(person.page.locator(".tally")).to_have_text(re.compile(r"^[^{}]+: 2 [^{}]+\.$"))
        expect(person.page.locator(".tally")).to_be_in_viewport(ratio=1)
        expect(person.page.locator(".awards")).to_have_count(0)
        assert person.complaints == []
        person.context.close()
