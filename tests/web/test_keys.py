"""Keys: one letter for each drawer, never while somebody types, and a whole match without a pointer."""

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, Person, takers, wait_until
from web_tables import LaidTable, sit_alone
from web_theatre import Theatre

SHEETS = {"t": "talk", "m": "menu", "?": "keys"}


def test_a_letter_opens_its_sheet_and_escape_closes_it(browser: Browser, house: str) -> None:
    """The sheet behind the question mark names them all."""
    anna = Person(browser, house, "Anna", "en", DESK)
    sit_alone(anna, "hochstapler")
    for key, name in SHEETS.items():
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog", name=anna.t(name), exact=True)).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.keyboard.press("r")
    expect(anna.page.get_by_role("dialog", name=anna.t("rules-of", game="Hochstapler"))).to_be_visible()
    anna.page.keyboard.press("l")
    expect(anna.page.get_by_role("dialog")).to_have_count(1)
    anna.context.close()


def test_the_letter_of_the_log_leads_to_the_one_that_stands_there(english: Theatre) -> None:
    """On a phone it opens a sheet; on a desk it goes to the end of the log beside the stage."""
    page = english.page
    english.play("hart-an-der-grenze", "choose")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    log = page.locator(".side [role=log]")
    log.evaluate("each => each.scrollTo({ top: -each.scrollHeight })")
    page.keyboard.press("l")
    expect(log).to_be_focused()
    expect(log.locator("li").last).to_be_in_viewport()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_by_keys_one_goes_on_from_the_hall_where_the_next_button_is(browser: Browser, house: str) -> None:
    """What was pressed is gone: the focus is on what comes instead, and after the deal at the table."""
    anna = Person(browser, house, "Anna", "de", DESK)
    LaidTable(house, "hochstapler", 4, [anna]).come()
    anna.button(anna.t("fill-with-bots", count=3)).focus()
    anna.page.keyboard.press("Enter")
    expect(anna.button(anna.t("start"))).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.wait_to_be_asked()
    wait_until(anna.page, "() => document.activeElement.matches('.prompt, main.stage')")
    anna.context.close()


def test_no_key_fires_while_somebody_types(browser: Browser, house: str) -> None:
    """Letters in the chat are letters."""
    anna = Person(browser, house, "Anna", "en", DESK)
    anna.open_table("hochstapler", 3)
    anna.page.get_by_label(anna.t("free-chat")).check()
    anna.button(anna.t("fill-with-bots", count=2)).click()
    anna.button(anna.t("start")).click()
    anna.page.wait_for_selector(".table")
    anna.page.keyboard.press("t")
    anna.page.get_by_label(anna.t("chat")).fill("")
    anna.page.get_by_label(anna.t("chat")).press_sequentially("mr1l?")
    expect(anna.page.get_by_label(anna.t("chat"))).to_have_value("mr1l?")
    expect(anna.page.get_by_role("dialog")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log").get_by_text("mr1l?")).to_be_visible()
    anna.context.close()


def test_a_digit_is_a_choice_on_the_stage_and_never_an_answer(english: Theatre) -> None:
    """The first one is the first colour, though the doubt stands before it."""
    english.play("hochstapler", "turn")
    stage = english.page.locator("main.stage")
    expect(stage.locator(".plate.big.hold").first).to_be_visible()
    english.page.keyboard.press("1")
    expect(stage.locator(".tile input").first).to_be_checked()
    english.play("meisterdiebe", "choose")
    english.page.keyboard.press("1")
    assert english.page.evaluate("() => document.activeElement.closest('.tools, .people')") is None
    assert english.page.evaluate("() => document.activeElement !== document.body")


def _answer_by_keys(anna: Person) -> None:
    """Doubt where one can, else take the first colour and say so."""
    page = anna.page
    if anna.button(anna.t("as-a-form")).count():
        page.keyboard.press("f")
    doubt = page.locator(".way", has_text=anna.words("hochstapler").say("action-Doubt-form"))
    while doubt.count() and doubt.get_attribute("aria-pressed") != "true":
        page.keyboard.press("w")
    page.keyboard.press("1")
    page.evaluate("document.activeElement.blur()")
    with anna.answering():
        page.keyboard.down("Enter")
        page.keyboard.down("Enter")  # held keys repeat
    page.keyboard.up("Enter")


@pytest.mark.full
def test_a_whole_match_by_keys_alone(browser: Browser, house: str) -> None:
    """From the first question to the ranking, without Tab and without a pointer."""
    anna = Person(browser, house, "Anna", "en", DESK)
    sit_alone(anna, "hochstapler")
    for person in takers([anna]):
        _answer_by_keys(person)
    expect(anna.page.locator(".ranking li")).to_have_count(3)
    assert anna.complaints == []
    anna.context.close()
