"""A place at a table: nobody loses a seat by looking on."""

from playwright.sync_api import Browser, expect
from web_people import PHONE, SMALL, Person
from web_tables import LaidTable

PLACES = "() => Object.values(JSON.parse(localStorage['contrabande.places']))"


def _watch(person: Person, code: str) -> None:
    """Come in by the invitation, only to look on."""
    person.come(f"/#{code}")
    person.button(person.t("watch")).click()
    person.page.wait_for_url("**/t/*")


def test_who_sits_and_would_only_watch_keeps_the_seat(browser: Browser, house: str) -> None:
    """In the hall and in the middle of the match, by the same invitation on the same device."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.come()
    expect(anna.button(anna.t("fill-with-bots", count=2))).to_be_visible()
    before = anna.page.evaluate(PLACES)
    _watch(anna, table.code)
    expect(anna.button(anna.t("fill-with-bots", count=2))).to_be_visible()
    table.deal()
    anna.wait_to_be_asked()
    _watch(anna, table.code)
    anna.wait_to_be_asked()
    after = anna.page.evaluate(PLACES)
    assert [each["token"] for each in after] == [each["token"] for each in before]
    anna.context.close()


def test_who_came_to_watch_may_sit_down_by_the_invitation_after_all(browser: Browser, house: str) -> None:
    """Under the same name; the watcher's place is given up. From a free seat the way leads there."""
    bram = Person(browser, house, "Bram", "nl", SMALL)
    table = LaidTable(house, "hochstapler", 3, ["Anna"])
    _watch(bram, table.code)
    expect(bram.page.get_by_text(bram.t("you-watch"))).to_be_visible()
    bram.page.locator(".seat.empty").first.click()
    bram.button(bram.t("sit-down")).click()
    bram.button(bram.t("sit-down")).click()
    expect(bram.button(bram.t("fill-with-bots", count=1))).to_be_visible()
    expect(bram.page.locator(".seat .name", has_text="Bram")).to_have_text("Bram")
    expect(bram.page.get_by_text(bram.t("watching", count=1, names="Bram"))).to_have_count(0)
    _watch(bram, table.code)
    expect(bram.button(bram.t("fill-with-bots", count=1))).to_be_visible()
    assert bram.complaints == []
    bram.context.close()
