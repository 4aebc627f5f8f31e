"""A bot's card: how well it plays, what it is like, and what such bots were seen to do."""

from playwright.sync_api import Browser, expect
from web_people import PHONE, SMALL, Person
from web_tables import LaidTable, sit_alone


def test_a_bot_at_the_table_tells_its_level_its_temper_and_its_strength(browser: Browser, house: str) -> None:
    """Against each of the three other levels; the second seat is a gambler's."""
    anna = Person(browser, house, "Anna", "de", SMALL)
    sit_alone(anna, "prohis", 4)
    anna.page.locator(".players li button").nth(1).click()
    card = anna.page.get_by_role("dialog").locator(".bot-card")
    expect(card).to_contain_text(anna.t("level-solid-about"))
    expect(card).to_contain_text(anna.t("habit-PR-gambler"))
    expect(card.get_by_role("listitem").filter(has_text=anna.t("level-champion"))).to_contain_text("31")
    expect(card.locator("section li")).to_have_count(3)
    assert anna.grave_findings() == []
    anna.context.close()


def test_by_house_rules_a_bot_says_that_another_thinks_for_it(browser: Browser, house: str) -> None:
    """In the hall, before the deal; nothing is told that was measured by other rules."""
    bram = Person(browser, house, "Bram", "nl", PHONE)
    table = LaidTable(house, "hochstapler", 3, [bram], mode="to10")
    table.come()
    bram.button(bram.t("fill-with-bots", count=2)).click()
    bram.page.locator(".seat", has_text=bram.t("bot")).first.click()
    card = bram.page.get_by_role("dialog").locator(".bot-card")
    expect(card).to_contain_text(bram.t("bot-understudy"))
    expect(card.locator("section")).to_have_count(0)
    bram.context.close()
