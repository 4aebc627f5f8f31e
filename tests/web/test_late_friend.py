"""A friend who comes late: in a running match he asks for a bot's seat, and whoever plays lets him in."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect
from web_people import DESK, PHONE, SMALL, Person
from web_tables import LaidTable

WIDTH = "() => document.documentElement.scrollWidth <= innerWidth"
LOWEST = {"width": 320, "height": 568}
ON_ITS_SIDE = {"width": 844, "height": 390}
MARK = "() => { globalThis.isSamePage = true; }"


def _ask(late: Person, bot: Locator) -> None:
    """On the bot's own card."""
    bot.click()
    late.button(late.t("seat-take")).click()
    expect(late.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.full
def test_a_guest_asks_for_a_bots_seat_and_plays_on_in_it(browser: Browser, house: str) -> None:
    """Told "not now" once and let in then: the same page is the seat's, with its cards, its name and its question."""
    anna, late = Person(browser, house, "Anna", "de", PHONE), Person(browser, house, "Lo", "nl", SMALL)
    other = Person(browser, house, "Mo", "en", PHONE)
    table = LaidTable(house, "hochstapler", 3, [anna], start_player="seat0")
    table.deal()
    table.look_on(late)
    table.look_on(other)
    table.come()
    late.page.evaluate(MARK)
    plates = late.page.locator(".players li")
    name = plates.nth(1).locator(".name bdi").inner_text()
    expect(late.page.get_by_text(late.t("you-watch-bots"))).to_be_in_viewport(ratio=1)
    wish, asked = anna.page.locator(".wish"), late.page.locator(".wish")
    _ask(late, plates.nth(1).get_by_role("button"))
    expect(asked).to_contain_text(late.t("seat-asked-brief", name=name))
    expect(wish).to_contain_text(anna.t("seat-wished-brief", name="Lo"))
    _ask(other, other.page.locator(".players li").nth(2).get_by_role("button"))
    for size in (LOWEST, ON_ITS_SIDE, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(wish).to_contain_text("+1")
        needed = anna.page.locator("#question, .stage .tile, .stage .acts button:enabled").all()
        assert len(needed) > 7
        for each in [*needed, wish.get_by_role("button")]:
            expect(each).to_be_in_viewport(ratio=0.99)
        assert anna.page.evaluate(WIDTH)
        assert late.page.evaluate(WIDTH)
    assert anna.grave_findings() == []
    anna.button(anna.t("seat-answer")).click()
    anna.button(anna.t("seat-decline")).click()
    expect(asked).to_have_text(late.t("seat-not-now", name="Anna"))
    expect(wish).to_contain_text(anna.t("seat-wished-brief", name="Mo"))
    other.button(other.t("vote-withdraw")).click()
    expect(wish).to_have_count(0)
    _ask(late, plates.nth(1).get_by_role("button"))
    anna.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(wish.get_by_role("status")).to_have_text(anna.t("seat-wished", name="Lo", instead=name))
    anna.button(anna.t("seat-let-in")).click()
    expect(late.page.locator(".hand")).to_be_visible()
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".players li").nth(1)).to_contain_text("Lo")
    anna.doubt_or_announce()
    late.wait_to_be_asked()
    late.doubt_or_announce()
    late.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    over = late.t("log-TookOver", name="Lo", instead=name)
    expect(late.page.get_by_role("log").get_by_text(over)).to_be_visible()
    before, after = (set(re.findall(r"\w+", part)) for part in late.page.get_by_role("log").inner_text().split(over))
    assert name in before - after, "until then the bot played"
    assert "Lo" in after - before, "since then he does"
    assert late.page.evaluate("() => globalThis.isSamePage")
    for person in (anna, late, other):
        assert person.complaints == []
        person.context.close()
