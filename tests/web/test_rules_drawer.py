"""The rules drawer: chapters to leaf through, points as a list, and a switch of the settings whose words are whole."""

from playwright.sync_api import Browser, expect
from web_people import PHONE, SMALL, Person
from web_tables import LaidTable

OVERLAPPING = """() => [...document.querySelectorAll(".switch .choice")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""


def test_a_tap_leads_to_a_chapter_of_the_rules(browser: Browser, house: str) -> None:
    """Every chapter has its word at the top; what a rule lists is a list."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    LaidTable(house, "prohis", 3, [anna]).come()
    anna.button(anna.t("rules")).click()
    drawer = anna.page.get_by_role("dialog")
    sections = anna.words("prohis").rules()
    chapters = drawer.get_by_role("navigation").get_by_role("button")
    expect(chapters).to_have_text([section.heading for section in sections])
    expect(drawer.locator("[data-rule=PR-2] li")).to_have_count(2)
    last = drawer.get_by_role("heading", name=sections[-1].heading, exact=True)
    expect(last).not_to_be_in_viewport()
    chapters.last.click()
    expect(last).to_be_in_viewport()
    assert anna.grave_findings() == []
    anna.context.close()


def test_the_words_of_a_switch_do_not_run_into_each_other(browser: Browser, house: str) -> None:
    """On the smallest phone, in the language whose own name is longest."""
    bram = Person(browser, house, "Bram", "nl", SMALL)
    bram.page.goto(f"{house}/settings")
    expect(bram.page.get_by_role("heading", name=bram.t("settings"))).to_be_visible()
    assert bram.page.evaluate(OVERLAPPING) == []
    bram.context.close()
