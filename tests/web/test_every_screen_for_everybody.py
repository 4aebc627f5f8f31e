"""axe on every screen: nothing serious, in the dark and by day, on a phone and on a desk."""

import json

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, Person, play_out

from contrabande.games import GAMES

LOOKS = [("en", PHONE, "dark"), ("de", PHONE, "light"), ("nl", DESK, "dark")]
SHEETS = ("menu", "log", "rules", "talk")


def _lit(browser: Browser, house: str, language: str, size: dict[str, int], theme: str) -> Person:
    person = Person(browser, house, "Anna", language, size)
    settings = json.dumps({"language": language, "theme": theme})
    person.context.add_init_script(f"localStorage['contrabande.settings'] ??= '{settings}'")
    return person


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_the_door_the_hall_and_the_pages_have_no_grave_findings(
    browser: Browser, house: str, language: str, size: dict[str, int], theme: str
) -> None:
    """Home, shapes, lobby, a seat's sheet, settings, about."""
    anna = _lit(browser, house, language, size, theme)
    page, found = anna.page, []
    for path in ("/settings", "/about", "/"):
        page.goto(house + path)
        page.get_by_role("heading").first.wait_for()
        found += anna.grave_findings()
    anna.open_table("prohis", 4)
    found += anna.grave_findings()
    page.locator(".seat.empty").first.click()
    found += anna.grave_findings()
    page.keyboard.press("Escape")
    assert not found, "\n".join(found)
    anna.context.close()


@pytest.mark.parametrize("game", [game.key for game in GAMES])
@pytest.mark.parametrize(("language", "size", "theme"), [("de", PHONE, "dark"), ("en", DESK, "light")])
def test_a_table_has_no_grave_findings_and_fits(
    browser: Browser, house: str, game: str, language: str, size: dict[str, int], theme: str
) -> None:
    """The first question of each game, and the sheets of the table."""
    anna = _lit(browser, house, language, size, theme)
    anna.open_table(game, 4)
    anna.button(anna.t("fill-with-bots", count=3)).click()
    anna.button(anna.t("start")).click()
    anna.page.wait_for_selector("#question")
    found = anna.grave_findings()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for sheet in SHEETS if game == "hochstapler" and size == PHONE else ():
        anna.button(anna.t(sheet)).click()
        found += anna.grave_findings()
        anna.page.keyboard.press("Escape")
    assert not found, "\n".join(found)
    anna.context.close()


def test_the_end_the_verdict_and_the_replay_have_no_grave_findings(browser: Browser, house: str) -> None:
    """A whole match against bots, then what one can do with it."""
    anna = _lit(browser, house, "en", PHONE, "dark")
    anna.open_table("hochstapler", 3)
    anna.button(anna.t("fill-with-bots", count=2)).click()
    anna.button(anna.t("start")).click()
    play_out([anna])
    found = anna.grave_findings()
    anna.button(anna.t("verify")).click()
    expect(anna.page.get_by_text(anna.t("check-good"), exact=True)).to_have_count(5)
    found += anna.grave_findings()
    anna.page.keyboard.press("Escape")
    anna.button(anna.t("replay")).click()
    anna.page.get_by_label(anna.t("eyes")).select_option("1")
    anna.page.get_by_label(anna.t("moment")).fill("3")
    expect(anna.page.locator("[aria-current]")).to_be_visible()
    found += anna.grave_findings()
    assert not found, "\n".join(found)
    assert anna.complaints == []
    anna.context.close()
