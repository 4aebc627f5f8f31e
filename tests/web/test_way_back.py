"""The browser's way back over an open sheet: the top-most goes first, and only from a bare table one leaves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from web_people import DESK, PHONE, Person
from web_tables import sit_alone
from web_theatre import Theatre

QUESTION = ("hart-an-der-grenze", "inspect")
TABLE = "/t/hart-an-der-grenze-inspect"
BEFORE = "/t/nowhere"
PRESS = "each => each.click()"
AWAY = """table => { localStorage[`contrabande.seen.${table}`] = '{"number":1,"at":1}'; }"""
"""The device looked at the table once, long ago."""
SHEETS = "n => (history.state?.sheets ?? 0) === n"


@pytest.fixture
def page(english: Theatre, house: str) -> Page:
    """A table that was reached from another page."""
    english.page.goto(house + BEFORE)
    english.play(*QUESTION)
    return english.page


def _open(page: Page, what: str = "log", lying: int = 1) -> None:
    """Lay one more sheet over the table."""
    where = {"log": ".bar .tool.narrow >> nth=0", "player": ".players button >> nth=0"}[what]
    page.locator(where).evaluate(PRESS)
    expect(page.locator("dialog[open]")).to_have_count(lying)
    page.wait_for_function(SHEETS, arg=lying)


def _is_bare(page: Page) -> None:
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(SHEETS, arg=0)
    assert page.url.endswith(TABLE)
    assert page.locator("main.stage").is_visible()


def _leave(page: Page) -> None:
    """From a bare table one step leads to the page before it."""
    page.go_back()
    expect(page.locator("main.stage")).to_have_count(0)
    assert page.url.endswith(BEFORE)


def test_the_way_back_closes_a_sheet_before_it_leaves_the_table(page: Page) -> None:
    """The choice, the stage and the place stay as they were."""
    _open(page)
    page.go_back()
    _is_bare(page)
    _leave(page)


def test_of_two_sheets_the_top_most_goes_first(page: Page) -> None:
    """One step for each."""
    _open(page)
    _open(page, "player", 2)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(page.locator("dialog[open] [role=group] ol")).to_be_visible()
    page.go_back()
    _is_bare(page)
    _leave(page)


CLOSINGS: tuple[Callable[[Page], None], ...] = (
    lambda page: page.locator("dialog .shut").click(),
    lambda page: page.keyboard.press("Escape"),
    lambda page: page.mouse.click(200, 20),
    lambda page: page.locator("dialog").evaluate("each => each.close()"),
)
"""By its cross, by the key, by a tap beside it, and by the browser, which may do so without asking."""


def test_a_sheet_that_is_closed_leaves_no_step_behind(page: Page) -> None:
    """However it is closed, one after the other: the next step back leaves the table."""
    for close in CLOSINGS:
        _open(page)
        close(page)
        _is_bare(page)
    _leave(page)


def test_both_of_two_sheets_leave_no_step_behind(page: Page) -> None:
    """Also one that is closed beneath the other."""
    _open(page)
    _open(page, "player", 2)
    page.locator("dialog .shut").first.evaluate(PRESS)
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.wait_for_function(SHEETS, arg=1)
    page.locator("dialog .shut").click()
    _is_bare(page)
    _leave(page)


def test_from_a_rule_the_way_leads_back_to_the_line_that_cites_it(page: Page) -> None:
    """A line of the log leads to the rules; the log lies under them, and its line has the focus again."""
    _open(page)
    cited = page.locator("dialog .cited").first
    cited.click()
    expect(page.locator("dialog.wide[open]")).to_be_visible()
    page.wait_for_function(SHEETS, arg=2)
    page.go_back()
    expect(page.locator("dialog.wide")).to_have_count(0)
    expect(cited).to_be_focused()
    page.wait_for_function(SHEETS, arg=1)
    page.go_back()
    _is_bare(page)
    _leave(page)


def test_at_a_desk_the_way_back_takes_away_what_opened_by_itself(english: Theatre, page: Page) -> None:
    """Who was away is told what happened; from a rule it is told again, then the table is bare, also after a rule."""
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.evaluate(AWAY, TABLE.rpartition("/")[2])
    english.reload()
    told = page.locator("dialog[open]:not(.wide)")
    expect(told).to_be_visible()
    page.wait_for_function(SHEETS, arg=1)
    told.locator(".cited").last.click()
    page.wait_for_function(SHEETS, arg=2)
    page.go_back()
    expect(told).to_be_visible()
    page.go_back()
    _is_bare(page)
    page.locator(".side .cited").last.click()
    page.wait_for_function(SHEETS, arg=1)
    page.go_back()
    _is_bare(page)
    _leave(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_the_way_forward_finds_no_sheet_and_stays(page: Page) -> None:
    """It neither opens a sheet nor leaves a step behind."""
    _open(page)
    page.go_back()
    _is_bare(page)
    page.go_forward()
    _is_bare(page)
    _leave(page)


def test_a_reload_over_a_sheet_finds_the_bare_table(english: Theatre, page: Page) -> None:
    """It is not a step either."""
    _open(page)
    english.reload()
    _is_bare(page)
    _leave(page)


def test_who_leaves_by_the_menu_comes_back_to_the_bare_table(browser: Browser, house: str) -> None:
    """And from there to where the table was come from."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    anna.come()
    sit_alone(anna, "hochstapler")
    table = anna.page.url
    anna.page.locator(".bar .tool").first.click()
    anna.button(anna.t("to-hall")).click()
    expect(anna.page.locator(".door")).to_have_count(4)
    anna.page.go_back()
    anna.page.wait_for_selector("main.stage")
    expect(anna.page).to_have_url(table)
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.go_back()
    expect(anna.page).not_to_have_url(table)
    assert anna.complaints == []
    anna.context.close()
