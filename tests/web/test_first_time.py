"""Somebody who has never seen a game is told what it is about, once; and a button that must be held says so."""

import pytest
from playwright.sync_api import Locator, expect
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


def _note(german: Theatre) -> Locator:
    return german.page.get_by_role("complementary", name=_t("first-time"))


def _t(key: str, **facts: str) -> str:
    words = own_words("de")
    message = words.get_message(key).value
    assert message is not None
    return str(words.format_pattern(message, facts)[0])


@pytest.mark.parametrize(("game", "question"), FIRST.items(), ids=FIRST)
def test_a_new_device_is_told_what_the_game_is_about_and_only_once(german: Theatre, game: str, question: str) -> None:
    """The note takes its room from the stage and lies over nothing; a tap sends it away for good."""
    german.page.evaluate(NEW)
    german.play(game, question)
    for size in (PHONE, SMALL, DESK, LAPTOP):
        german.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(_note(german)).to_be_visible()
        german.come_to_rest()
        assert _note(german).evaluate(COVERED) == [], size
        assert german.page.evaluate(OUT_OF_SIGHT) == [], size
    german.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    _note(german).get_by_role("button", name=_t("understood")).click()
    expect(_note(german)).to_have_count(0)
    german.reload()
    expect(_note(german)).to_have_count(0)


def test_a_phone_shows_the_beginning_of_a_note_and_the_rest_when_it_is_wanted(german: Theatre) -> None:
    """On the smallest there is the way to the rest only; unfolded, the note is whole and can be sent away."""
    german.page.evaluate(NEW)
    german.play("hart-an-der-grenze", "pack")
    german.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    german.come_to_rest()
    folded = _note(german).locator("p").evaluate("each => each.clientHeight")
    _note(german).get_by_role("button", name=_t("note-unfold")).click()
    unfolded = _note(german).locator("p")
    assert unfolded.evaluate("each => each.clientHeight") > folded
    assert unfolded.evaluate("each => each.scrollHeight <= each.clientHeight")
    assert _note(german).evaluate(COVERED) == []
    _note(german).get_by_role("button", name=_t("understood")).click()
    expect(_note(german)).to_have_count(0)
    german.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_every_game_has_its_own_first_time_and_help_can_stay(german: Theatre) -> None:
    """Whoever wants each question explained gets the rule of this one at once; whoever has answered needs no note."""
    german.page.evaluate("localStorage['contrabande.met'] = '[\"prohis\"]'")
    german.play("prohis", "turn")
    expect(_note(german)).to_have_count(0)
    german.play("hochstapler", "open")
    _note(german).get_by_role("button", name=_t("note-unfold")).click()
    _note(german).get_by_role("button", name=_t("coach-on")).click()
    coach = german.page.get_by_role("complementary", name=_t("coach"))
    expect(coach).to_be_visible()
    coach.get_by_role("button", name=_t("note-unfold")).click()
    coach.get_by_role("button", name=_t("coach-off")).click()
    expect(coach).to_have_count(0)
    german.play("hart-an-der-grenze", "pack")
    expect(_note(german)).to_be_visible()
    german.play("hart-an-der-grenze", "declare")
    expect(_note(german)).to_have_count(0)


@pytest.mark.parametrize("hand", ["finger", "key"])
def test_a_button_that_is_let_go_too_early_says_that_it_must_be_held(german: Theatre, hand: str) -> None:
    """On the button, and to whoever listens; after a while it is quiet again, and nothing was answered."""
    german.play("meisterdiebe", "rob")
    page = german.page
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
