"""Every game by keys alone, on its board and in the form: nothing needs a pointer, and the focus is always seen."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect
from web_keys import FORM, STAGE, Keyboard
from web_people import DESK, Person, takers
from web_tables import sit_alone

from contrabande.games import GAMES

KEYS = [game.key for game in GAMES]
SEATS = 3
FEW = 2
DAILY = [pytest.param(game, marks=[] if game == "hochstapler" else pytest.mark.full) for game in KEYS]


def _seated(browser: Browser, house: str, game: str) -> tuple[Person, Keyboard]:
    anna = Person(browser, house, "Anna", "en", DESK)
    anna.hurry()
    sit_alone(anna, game, SEATS)
    return anna, Keyboard(anna, Random(7))


@pytest.mark.parametrize("game", DAILY)
def test_the_first_questions_are_answered_on_the_board_and_then_in_the_form(
    browser: Browser, house: str, game: str
) -> None:
    """Tab, arrows, Enter and Space; F brings the form; nothing has the focus without showing it."""
    anna, keyboard = _seated(browser, house, game)
    for _ in range(FEW):
        anna.wait_to_be_asked()
        keyboard.answer(STAGE)
    anna.wait_to_be_asked()
    anna.page.keyboard.press("f")
    expect(anna.button(anna.t("on-the-table"))).to_be_visible()
    for _ in range(FEW):
        anna.wait_to_be_asked()
        keyboard.answer(FORM)
    assert not keyboard.unseen, keyboard.unseen
    assert anna.complaints == []
    anna.context.close()


@pytest.mark.full
@pytest.mark.parametrize("where", [STAGE, FORM])
@pytest.mark.parametrize("game", KEYS)
def test_a_whole_match_is_played_by_keys_alone(browser: Browser, house: str, game: str, where: str) -> None:
    """From the first question to the ranking."""
    anna, keyboard = _seated(browser, house, game)
    if where == FORM:
        anna.wait_to_be_asked()
        anna.page.keyboard.press("f")
    for person in takers([anna]):
        person.wait_to_be_asked()
        keyboard.answer(where)
    expect(anna.page.locator(".ranking li")).to_have_count(SEATS)
    assert not keyboard.unseen, keyboard.unseen
    assert anna.complaints == []
    anna.context.close()
