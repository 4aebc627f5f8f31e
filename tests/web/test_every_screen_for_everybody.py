"""axe on every screen: nothing serious, in the dark and by day, on a phone, a desk and a wall, in every language."""

import pytest
from playwright.sync_api import Browser
from web_people import DESK, PHONE, WALL, Person
from web_tables import sit_alone

from contrabande.games import GAMES
from contrabande.wording import LANGUAGES

LOOKS = [pytest.param("en", PHONE, "dark", marks=pytest.mark.full), ("de", PHONE, "light"), ("nl", DESK, "dark")]
OTHERS = {each: [pytest.mark.full] if each != "de" else [] for each in LANGUAGES}
"""German, which has the longest words, is looked at daily, and the others in the long suite."""
KEYS = [game.key for game in GAMES]
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def _lit(browser: Browser, house: str, language: str, size: dict[str, int], theme: str) -> Person:
    person = Person(browser, house, "Anna", language, size)
    person.prefer(theme=theme)
    return person


FAINT = """() => document.querySelector("main").insertAdjacentHTML(
  "beforeend", "<p id='faint'>Read me</p><button id='mute'></button>"
) ?? document.querySelector("#faint").style.setProperty("color", getComputedStyle(document.body).backgroundColor)"""


def test_what_is_grave_is_found(browser: Browser, house: str) -> None:
    """Words of the colour of their ground, and a button without a name: also on a page that nobody looks at."""
    anna = Person(browser, house, "Anna", "en")
    anna.page.goto(f"{house}/about")
    anna.page.get_by_role("heading").first.wait_for()
    assert anna.grave_findings() == []
    anna.page.evaluate(FAINT)
    assert [each.partition(":")[0] for each in anna.grave_findings()] == ["button-name", "color-contrast"]
    anna.context.close()


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


@pytest.mark.full
@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize(("language", "size", "theme"), [("de", PHONE, "dark"), ("en", DESK, "light")])
def test_a_table_has_no_grave_findings_and_fits(
    browser: Browser, house: str, game: str, language: str, size: dict[str, int], theme: str
) -> None:
    """The first question of each game, on the table and as a form; daily, whole matches look at every question."""
    anna = _lit(browser, house, language, size, theme)
    sit_alone(anna, game, 4)
    anna.wait_to_be_asked()
    found = anna.grave_findings()
    anna.prefer_form()
    found += anna.grave_findings()
    assert anna.page.evaluate(FITS)
    assert not found, "\n".join(found)
    anna.context.close()


@pytest.mark.parametrize("language", [pytest.param(each, marks=OTHERS[each]) for each in LANGUAGES])
def test_the_sheets_of_the_table_have_no_grave_findings(browser: Browser, house: str, language: str) -> None:
    """Menu with settings, log, rules, talk with claims and promises, keys; with a note of the coach, and captions."""
    anna = Person(browser, house, "Anna", language)
    anna.prefer(coach="on", captions="on")
    sit_alone(anna, "prohis", 4)
    anna.wait_to_be_asked()
    found = anna.grave_findings()
    for key in ("m", "l", "r", "?", "t"):
        anna.page.keyboard.press(key)
        anna.page.get_by_role("dialog").wait_for()
        found += anna.grave_findings()
        if key != "t":
            anna.page.keyboard.press("Escape")
    for part in ("claims", "promises"):
        anna.button(anna.t(part)).click()
        found += anna.grave_findings()
    assert not found, "\n".join(found)
    anna.context.close()


@pytest.mark.full
@pytest.mark.parametrize(("language", "game"), [("en", "prohis"), ("nl", "hochstapler"), ("de", "hart-an-der-grenze")])
def test_the_big_screen_has_no_grave_findings(browser: Browser, house: str, language: str, game: str) -> None:
    """While people gather, and while they play."""
    anna, wall = Person(browser, house, "Anna", language), Person(browser, house, "TV", language, WALL)
    code = anna.open_table(game, 4)
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    wall.page.get_by_text(code, exact=True).wait_for()
    found = wall.grave_findings()
    anna.button(anna.t("fill-with-bots", count=3)).click()
    anna.button(anna.t("start")).click()
    wall.page.wait_for_selector(".sentence")
    found += wall.grave_findings()
    assert not found, "\n".join(found)
    assert wall.page.evaluate(FITS)
    anna.context.close()
    wall.context.close()
