"""Somebody who has never seen a game is told what it is about, once; and a button that must be held says so."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from web_people import DESK, PHONE, SMALL, own_words
from web_theatre import Theatre

FIRST = {"hart-an-der-grenze": "pack", "meisterdiebe": "place", "hochstapler": "open", "prohis": "turn"}
LAPTOP = {"width": 1280, "height": 720}
NEW = "localStorage['contrabande.met'] = '[]'"
COVERED = """note => {
  const box = note.getBoundingClientRect();
  const shared = ({ left, right, top, bottom }) =>
    box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  const isWhole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const around = [...document.querySelectorAll("#question, .players li, main.stage, .dock, .note + *")];
  const found = around.filter((each) => shared(each.getBoundingClientRect())).map((each) => each.className || each.id);
  return isWhole ? found : [...found, "out of the screen"];
}"""
"""What the note lies over."""
OUT_OF_SIGHT = """() => [...document.querySelectorAll("main.stage .plate.big")].filter((each) => {
  const { left, width, top, bottom } = each.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return bottom > innerHeight || !each.contains(under);
}).map((each) => each.textContent)"""
"""What answers the question, and cannot be touched where it stands."""


@pytest.fixture(scope="module")
def theatre(browser: Browser, house: str) -> Iterator[Theatre]:
    """A page on which any question is put, in German, which has the longest words."""
    opened = Theatre(browser, house, "de")
    yield opened
    opened.context.close()


def _note(theatre: Theatre) -> Locator:
    return theatre.page.get_by_role("complementary", name=_t("first-time"))


def _t(key: str, **facts: str) -> str:
    words = own_words("de")
    message = words.get_message(key).value
    assert message is not None
    return str(words.format_pattern(message, facts)[0])


@pytest.mark.parametrize(("game", "question"), FIRST.items(), ids=FIRST)
def test_a_new_device_is_told_what_the_game_is_about_and_only_once(theatre: Theatre, game: str, question: str) -> None:
    """The note takes its room from the stage and lies over nothing; a tap sends it away for good."""
    theatre.page.evaluate(NEW)
    theatre.play(game, question)
    for size in (PHONE, SMALL, DESK, LAPTOP):
        theatre.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(_note(theatre)).to_be_visible()
        assert _note(theatre).evaluate(COVERED) == [], size
        assert theatre.page.evaluate(OUT_OF_SIGHT) == [], size
    theatre.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    _note(theatre).get_by_role("button", name=_t("understood")).click()
    expect(_note(theatre)).to_have_count(0)
    theatre.reload()
    expect(_note(theatre)).to_have_count(0)


def test_a_phone_shows_the_beginning_of_a_note_and_the_rest_when_it_is_wanted(theatre: Theatre) -> None:
    """On the smallest there is the way to the rest only; unfolded, the note is whole and can be sent away."""
    theatre.page.evaluate(NEW)
    theatre.play("hart-an-der-grenze", "pack")
    theatre.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    folded = _note(theatre).locator("p").evaluate("each => each.clientHeight")
    _note(theatre).get_by_role("button", name=_t("note-unfold")).click()
    unfolded = _note(theatre).locator("p")
    assert unfolded.evaluate("each => each.clientHeight") > folded
    assert unfolded.evaluate("each => each.scrollHeight <= each.clientHeight")
    assert _note(theatre).evaluate(COVERED) == []
    _note(theatre).get_by_role("button", name=_t("understood")).click()
    expect(_note(theatre)).to_have_count(0)
    theatre.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_every_game_has_its_own_first_time_and_help_can_stay(theatre: Theatre) -> None:
    """Whoever wants each question explained gets the rule of this one at once; whoever has answered needs no note."""
    theatre.page.evaluate("localStorage['contrabande.met'] = '[\"prohis\"]'")
    theatre.play("prohis", "turn")
    expect(_note(theatre)).to_have_count(0)
    theatre.play("hochstapler", "open")
    _note(theatre).get_by_role("button", name=_t("note-unfold")).click()
    _note(theatre).get_by_role("button", name=_t("coach-on")).click()
    coach = theatre.page.get_by_role("complementary", name=_t("coach"))
    expect(coach).to_be_visible()
    coach.get_by_role("button", name=_t("note-unfold")).click()
    coach.get_by_role("button", name=_t("coach-off")).click()
    expect(coach).to_have_count(0)
    theatre.play("hart-an-der-grenze", "pack")
    expect(_note(theatre)).to_be_visible()
    theatre.play("hart-an-der-grenze", "declare")
    expect(_note(theatre)).to_have_count(0)


@pytest.mark.parametrize("hand", ["finger", "key"])
def test_a_button_that_is_let_go_too_early_says_that_it_must_be_held(theatre: Theatre, hand: str) -> None:
    """On the button, and to whoever listens; after a while it is quiet again, and nothing was answered."""
    theatre.play("meisterdiebe", "rob")
    page = theatre.page
    button = page.locator(".tray .hold")
    said = page.locator(".tray .hold + [aria-live]")
    expect(button).to_contain_text(_t("hold"))
    expect(said).to_be_empty()
    if hand == "key":
        button.press("Enter")
    else:
        button.click()
    expect(button).to_contain_text(_t("hold-longer"))
    expect(said).to_have_text(_t("hold-to", action=str(button.locator(".deed").text_content())))
    page.clock.run_for(4_000)
    expect(said).to_be_empty()
    expect(button).to_be_visible()
