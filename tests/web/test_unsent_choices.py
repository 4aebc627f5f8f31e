"""What is chosen but not yet given: a reload brings it back, stage and form share it, an answer ends it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from web_theatre import Theatre, at_rest, other_than

CHOICES = {
    ("hart-an-der-grenze", "pack"): (".packing .hand button",),
    ("hart-an-der-grenze", "declare"): (".declaring .number input >> nth=-1", ".declaring .seal input >> nth=-1"),
    ("hart-an-der-grenze", "inspect"): ("button.spot",),
    ("hart-an-der-grenze", "haggle"): (".bargaining .note:enabled",),
    ("hart-an-der-grenze", "keep"): (".keeping .behind button",),
    ("hart-an-der-grenze", "choose"): (".choosing input >> nth=-1",),
    ("hochstapler", "turn"): (".market .tile input >> nth=-1", ".wheel .knob >> nth=-1"),
    ("meisterdiebe", "place"): ("[data-drawer]",),
    ("meisterdiebe", "manipulate"): (".turns .moves button",),
    ("meisterdiebe", "choose"): (".tray .cards button[aria-pressed=false]",),
    ("meisterdiebe", "lay-jeweller-alarm"): (".lay .add", ".lay .alarm"),
    ("prohis", "turn"): (".loader button:enabled", ".loader button:enabled", ".yard li:last-child button"),
    ("prohis", "claim"): (".window input:enabled",),
    ("prohis", "bribe"): (".loader button:enabled",),
}
"""Of each question, what somebody touches before it is answered."""
FILLED = {
    ("hart-an-der-grenze", "pack"): ("button.add",),
    ("hart-an-der-grenze", "declare"): ("fieldset >> nth=0 >> input >> nth=-1", "fieldset >> nth=1 >> input >> nth=-1"),
    ("hart-an-der-grenze", "inspect"): ("input >> nth=-1",),
    ("hart-an-der-grenze", "haggle"): ("fieldset button >> nth=-1",),
    ("hart-an-der-grenze", "keep"): ("button.add",),
    ("hart-an-der-grenze", "choose"): ("input >> nth=-1",),
    ("hochstapler", "turn"): ("fieldset >> nth=0 >> input >> nth=-1", "fieldset >> nth=1 >> input >> nth=-1"),
    ("meisterdiebe", "place"): ("input >> nth=-1",),
    ("meisterdiebe", "manipulate"): ("fieldset >> nth=0 >> input >> nth=-1", "fieldset >> nth=1 >> input >> nth=-1"),
    ("meisterdiebe", "choose"): ("input >> nth=-1",),
    ("meisterdiebe", "lay-jeweller-alarm"): (".way >> nth=1", "button.add"),
    ("prohis", "turn"): (".way >> nth=-1", "button.add", "button.add >> nth=-1", ".way >> nth=0", "input"),
    ("prohis", "claim"): (".way >> nth=0", "input:enabled"),
    ("prohis", "bribe"): ("button.add",),
}
"""The same in its form."""
DAILY = {
    ("hart-an-der-grenze", "pack"),
    ("hochstapler", "turn"),
    ("meisterdiebe", "lay-jeweller-alarm"),
}
"""Cards, a number, and things of two kinds in several ways; the others are made of the same."""
CASES = [pytest.param(*case, marks=[] if case in DAILY else pytest.mark.full) for case in CHOICES]
MOVED = 1_000
"""Milliseconds on the page's own clock, after which what was touched lies where it belongs."""
PRESS = "each => each.click()"
KEPT = "() => sessionStorage.length"
FORGOTTEN = "() => sessionStorage.length === 0"
GIVE = "main .plate.big:enabled >> nth=0"
GIVEN = "each => { each.click(); if (each.matches('.hold')) each.click(); }"
"""As a switch does it, whose second click is as good as holding."""


@pytest.fixture(scope="module")
def theatre(browser: Browser, house: str) -> Iterator[Theatre]:
    """A page on which any question is put."""
    opened = Theatre(browser, house, "en")
    yield opened
    opened.context.close()


def _chosen(theatre: Theatre, game: str, question: str) -> tuple[str, str]:
    """What the stage says before and after somebody has chosen."""
    theatre.play(game, question)
    stage = theatre.page.locator("main.stage")
    before = stage.aria_snapshot()
    for touched in CHOICES[game, question]:
        theatre.page.locator(touched).first.evaluate(PRESS)
    assert theatre.page.evaluate(KEPT)
    theatre.page.clock.run_for(MOVED)
    return before, stage.aria_snapshot()


@pytest.mark.parametrize(("game", "question"), CASES, ids=lambda part: part)
def test_a_choice_is_shared_by_stage_and_form_and_outlives_a_reload_but_not_its_answer(
    theatre: Theatre, game: str, question: str
) -> None:
    """What is chosen on the stage stands in the form, comes back after a reload, and is gone with the answer.

    What is then filled in the form lies on the stage.
    """
    before, after = _chosen(theatre, game, question)
    stage, prompt = theatre.page.locator("main.stage"), theatre.page.locator(".prompt")
    assert after != before
    with theatre.form():
        chosen = prompt.aria_snapshot()
    assert at_rest(stage, after) == after
    theatre.reload()
    assert at_rest(stage, after) == after
    theatre.page.locator(GIVE).evaluate(GIVEN)
    theatre.page.wait_for_function(FORGOTTEN)
    theatre.reload()
    with theatre.form():
        assert prompt.aria_snapshot() != chosen
        for touched in FILLED[game, question]:
            prompt.locator(touched).first.evaluate(PRESS)
        filled = prompt.aria_snapshot()
    theatre.page.clock.run_for(MOVED)
    assert other_than(stage, before) != before
    with theatre.form():
        assert at_rest(prompt, filled) == filled
    theatre.page.evaluate("sessionStorage.clear()")


def test_a_newer_question_begins_without_the_choice(theatre: Theatre) -> None:
    """The same question, asked again in a later round, finds nothing chosen and nothing kept."""
    before, _ = _chosen(theatre, "hochstapler", "turn")
    theatre.reload(_asked_again)
    assert at_rest(theatre.page.locator("main.stage"), before) == before
    assert theatre.page.evaluate(FORGOTTEN)


def _asked_again(scene: str) -> str:
    told = json.loads(scene)
    told["match"]["prompt"]["number"] += 1
    return json.dumps(told)


def test_whoever_leaves_the_table_takes_the_choice_along(theatre: Theatre) -> None:
    """On a device that others use, nothing of it stays behind."""
    _chosen(theatre, "prohis", "turn")
    theatre.play("hochstapler", "turn")
    assert theatre.page.evaluate(FORGOTTEN)


PEEK = 'localStorage[\'contrabande.settings\'] = \'{"privacy":"peek","language":"en"}\''
OPEN = "delete localStorage['contrabande.settings']"


@pytest.mark.parametrize(
    ("game", "question", "shown"),
    [
        ("hart-an-der-grenze", "pack", ".packing li button"),
        ("meisterdiebe", "choose", ".tray .cards"),
        ("prohis", "turn", ".bed button, .bed .corner"),
    ],
)
def test_a_choice_comes_back_covered_where_the_hand_is_hidden(
    theatre: Theatre, game: str, question: str, shown: str
) -> None:
    """A reload never turns cards up for the neighbours."""
    _chosen(theatre, game, question)
    assert theatre.page.locator(shown).count()
    theatre.page.evaluate(PEEK)
    theatre.reload()
    assert theatre.page.locator(shown).count() == 0
    theatre.page.evaluate(OPEN)
    theatre.reload()
    assert theatre.page.locator(shown).count()
