"""The entrance: who comes in, and what is told at the door."""

from playwright.sync_api import Browser, expect
from web_people import SMALL, Person

from contrabande.client.vocabulary import LONGEST_NAME


def test_whose_name_is_as_long_as_it_may_be_is_told_so(browser: Browser, house: str) -> None:
    """Before that the letters are counted out; a name of usual length is left in peace."""
    anna = Person(browser, house, "Anna", "de", SMALL)
    anna.come()
    name, limit = anna.page.get_by_label(anna.t("your-name")), anna.page.locator("#name-limit")
    expect(anna.page.locator(".who .count")).to_have_count(0)
    name.fill("A" * (LONGEST_NAME - 1))
    expect(anna.page.locator(".who .count")).to_have_text(f"{LONGEST_NAME - 1}/{LONGEST_NAME}")
    expect(limit).to_be_empty()
    name.press("End")
    name.press_sequentially("BC")
    expect(name).to_have_value("A" * (LONGEST_NAME - 1) + "B")
    expect(limit).to_have_text(anna.t("name-full", most=LONGEST_NAME))
    expect(name).to_have_accessible_description(anna.t("name-full", most=LONGEST_NAME))
    assert anna.grave_findings() == []
    anna.context.close()
