"""A place at a table: nobody loses a seat by looking on, and who has none is told so and can do nothing in vain."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from web_people import DESK, PHONE, SMALL, Person, hold
from web_tables import LaidTable

from contrabande.client import wire

SWITCHES = ".num, .middle, fieldset input, fieldset select, .check input"
WIDTH = "() => document.documentElement.scrollWidth <= innerWidth"
OWN = "coach-me"
"""What everybody sets for themselves alone."""
LANDSCAPE = ViewportSize(width=844, height=390)
LARGEST = 0.4
"""Of the hall on a phone that lies on its side, for what was changed and what one does."""
UNSEEN = """all => {
  const { top } = document.querySelector("footer").getBoundingClientRect();
  return all.filter((each) => each.getBoundingClientRect().bottom > top).map((each) => each.textContent);
}"""
"""Seats that lie under what one does."""
PLACES = "() => Object.values(JSON.parse(localStorage['contrabande.places']))"


def _watch(person: Person, code: str) -> None:
    """Come in by the invitation, only to look on."""
    person.come(f"/#{code}")
    person.button(person.t("watch")).click()
    person.page.wait_for_url("**/t/*")


@pytest.mark.full
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


@pytest.mark.full
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


def test_a_bot_makes_room_by_one_tap_for_who_came_to_play(browser: Browser, house: str) -> None:
    """Those who sit are told who would like to play; who got up, or only watches, is not offered a seat."""
    anna, bram = Person(browser, house, "Anna", "de", DESK), Person(browser, house, "Bram", "nl", SMALL)
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.come()
    anna.button(anna.t("fill-with-bots", count=2)).click()
    expect(anna.button(anna.t("start"))).to_be_visible()
    bram.come(f"/#{table.code}")
    bram.button(bram.t("sit-down")).click()
    expect(bram.page.get_by_text(bram.t("all-seats-taken"))).to_be_visible()
    asked = anna.page.locator(".guest")
    expect(asked).to_contain_text(anna.t("guest-waits", name="Bram"))
    for size in (DESK, SMALL):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(asked).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(WIDTH)
    expect(anna.page.get_by_text(anna.t("all-ready"))).to_have_count(0)
    expect(anna.page.get_by_text(anna.t("watching", count=1, names="Bram"))).to_have_count(0)
    assert anna.grave_findings() == []
    asked.get_by_role("button").click()
    expect(anna.page.locator(".seat", has_text="Bram")).to_have_count(1)
    expect(bram.button(bram.t("i-am-ready"))).to_be_visible()
    expect(asked).to_have_count(0)
    for person in (anna, bram):
        assert person.complaints == []
        person.context.close()


@pytest.mark.full
def test_who_comes_to_a_full_table_is_told_that_no_seat_is_left(browser: Browser, house: str) -> None:
    """In the hall, and when the match has begun."""
    clara = Person(browser, house, "Clara", "en", DESK)
    table = LaidTable(house, "hochstapler", 3, ["Anna", "Bram", "Dirk"])
    clara.join(table.code)
    expect(clara.page.get_by_text(clara.t("all-seats-taken"))).to_be_visible()
    expect(clara.page.get_by_text(clara.t("take-a-seat"))).to_have_count(0)
    assert clara.grave_findings() == []
    table.deal()
    expect(clara.page.get_by_text(clara.t("you-watch-table"), exact=True)).to_be_visible()
    clara.context.close()


@pytest.mark.parametrize("role", ["watch", "sit-down"])
def test_who_has_no_seat_finds_the_switches_still_and_why(browser: Browser, house: str, role: str) -> None:
    """They look at what is played; what they would change in vain cannot be changed."""
    dirk = Person(browser, house, "Dirk", "de", PHONE)
    table = LaidTable(house, "prohis", 3, ["Anna", "Bram", "Clara"])
    dirk.come(f"/#{table.code}")
    dirk.button(dirk.t(role)).click()
    reason = dirk.page.get_by_text(dirk.t("only-seated"))
    expect(reason).to_be_visible()
    dirk.page.locator(".options").evaluate("all => all.querySelectorAll('details').forEach((each) => each.open = true)")
    own = dirk.page.get_by_label(dirk.t(OWN))
    expect(own).to_be_enabled()
    switches = dirk.page.locator(SWITCHES)
    assert switches.count() > 10
    live = [each for each in switches.all() if each.is_enabled()]
    assert len(live) == 1, live
    for group in (dirk.t("seat-count"), dirk.t("pace"), dirk.t("preset")):
        described = dirk.page.get_by_role("group", name=group, exact=True)
        expect(described).to_have_accessible_description(dirk.t("only-seated"))
    assert dirk.grave_findings() == []
    dirk.context.close()


@pytest.mark.full
def test_only_watchers_who_are_there_are_named(browser: Browser, house: str) -> None:
    """One looks on, two look on, and who is gone is named no more."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    bram, clara = (Person(browser, house, name, "de", PHONE) for name in ("Bram", "Clara"))
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.come()
    _watch(bram, table.code)
    expect(anna.page.get_by_text(anna.t("watching", count=1, names="Bram"), exact=True)).to_be_visible()
    _watch(clara, table.code)
    expect(anna.page.get_by_text(anna.t("watching", count=2, names="Bram und Clara"), exact=True)).to_be_visible()
    bram.context.close()
    expect(anna.page.get_by_text(anna.t("watching", count=1, names="Clara"), exact=True)).to_be_visible()
    for person in (anna, clara):
        person.context.close()


@pytest.mark.full
def test_who_leaves_a_running_match_for_good_keeps_a_plate(browser: Browser, house: str) -> None:
    """The stand-in plays on under that name, and the log says who left."""
    anna, bram = Person(browser, house, "Anna", "en", DESK), Person(browser, house, "Bram", "en")
    table = LaidTable(house, "prohis", 3, [anna, bram])
    table.deal()
    table.come()
    plates = anna.page.locator(".players li")
    expect(plates).to_have_count(3)
    bram.button(bram.t("menu")).click()
    hold(bram.page.get_by_role("dialog").locator(".hold"))
    expect(bram.page.locator(".door").first).to_be_visible()
    expect(anna.page.get_by_role("log").get_by_text(anna.t("log-Left", name="Bram"))).to_be_visible()
    expect(plates).to_have_count(3)
    expect(plates.filter(has_text="Bram")).to_be_visible()
    for person in (anna, bram):
        person.context.close()


@pytest.mark.full
def test_who_is_not_ready_is_told_what_is_other_than_they_knew_it(browser: Browser, house: str) -> None:
    """From old to new and by whom, until she is ready; what was undone is none, and a reload forgets nothing."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    table = LaidTable(house, "hochstapler", 3, [anna, "Wim", "Oma"])
    table.come()
    note = anna.page.locator("footer").get_by_role("status")
    head, news = note.locator("p"), note.get_by_role("listitem")
    ready, not_yet = anna.button(anna.t("ready")), anna.button(anna.t("i-am-ready"))

    def other(part: str, was: str, now: str) -> str:
        return anna.t("changed-part", part=part, was=was, now=now)

    def pace(was: str, now: str) -> str:
        return other(anna.t("pace"), anna.t(f"pace-{was}"), anna.t(f"pace-{now}"))

    chat = other(anna.t("changed-chat"), anna.t("changed-on"), anna.t("changed-off"))
    expect(not_yet).to_be_visible()
    table.do(0, wire.Arrange(id="mine first", chat=True))
    table.do(1, wire.Arrange(id="live", pace="live"))
    expect(head).to_have_text(anna.t("changed-news-by", name="Wim"))
    expect(news).to_have_text([pace("relaxed", "live")])
    table.do(2, wire.Arrange(id="back", pace="relaxed", chat=False))
    expect(head).to_have_text(anna.t("changed-news-by", name="Oma"))
    expect(news).to_have_text([chat])
    not_yet.click()
    expect(ready).to_be_visible()
    expect(note).to_be_empty()
    table.do(1, wire.Arrange(id="quick", pace="quick"))
    expect(not_yet).to_be_visible()
    table.do(1, wire.Arrange(id="relaxed", pace="relaxed"))
    expect(head).to_have_text(anna.t("changed-undone"))
    expect(news).to_have_count(0)
    table.do(1, wire.Arrange(id="quick again", pace="quick"))
    table.do(2, wire.Arrange(id="more seats", seats=4))
    expect(head).to_have_text(anna.t("changed-again"))
    seats = anna.t("changed-part-by", change=other(anna.t("seat-count"), "3", "4"), name="Oma")
    both = [seats, anna.t("changed-part-by", change=pace("relaxed", "quick"), name="Wim")]
    expect(news).to_have_text(both)
    assert anna.grave_findings() == []
    anna.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    anna.page.evaluate("() => { document.documentElement.dataset.text = 'huge'; }")
    assert anna.page.evaluate(WIDTH)
    anna.page.reload()
    expect(news).to_have_text(both)
    _are_many_on_a_sheet(anna, table)
    not_yet.click()
    expect(ready).to_be_visible()
    expect(note).to_be_empty()
    ready.click()
    expect(not_yet).to_be_visible()
    expect(note).to_be_empty()
    table.do(1, wire.Arrange(id="game", game="prohis"))
    title, titles = anna.t("changed-game"), {game: anna.words(game).title for game in ("hochstapler", "prohis")}
    expect(anna.page.locator(".middle")).to_contain_text(titles["prohis"])
    expect(head).to_have_text(anna.t("changed-news-by", name="Wim"))
    expect(news).to_have_text([other(title, titles["hochstapler"], titles["prohis"])])
    not_yet.click()
    expect(ready).to_be_visible()
    table.do(0, wire.Arrange(id="mine too", chat=True))
    expect(not_yet).to_be_visible()
    expect(note).to_be_empty()
    assert anna.complaints == []
    anna.context.close()


def _are_many_on_a_sheet(anna: Person, table: LaidTable) -> None:
    """Two of them stand above the button that shows all."""
    options: dict[str, str | int] = {"start_player": "seat0", "mode": "to10", "reshuffle": "yes"}
    table.do(1, wire.Arrange(id="many", chat=True, options=options))
    foot = anna.page.locator("footer")
    note = foot.get_by_role("status")
    more = note.get_by_role("button", name=anna.t("changed-all", count=6))
    expect(note.get_by_role("listitem")).to_have_count(2)
    anna.page.set_viewport_size(LANDSCAPE)
    assert foot.evaluate("each => each.offsetHeight / innerHeight") < LARGEST, "little is seen of the hall beside it"
    anna.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    more.click()
    sheet = anna.page.get_by_role("dialog", name=anna.t("changed-title"))
    expect(sheet.get_by_role("listitem")).to_have_count(6)
    expect(sheet).to_contain_text(anna.words("hochstapler").option("reshuffle"))
    assert anna.grave_findings() == []
    assert anna.page.evaluate(WIDTH)
    anna.page.keyboard.press("Escape")
    expect(more).to_be_focused()


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats"), [("hochstapler", 3), ("meisterdiebe", 8)])
def test_on_its_side_a_phone_shows_everybody_around_the_table(
    browser: Browser, house: str, game: str, seats: int
) -> None:
    """One's own seat, too, lies above what one does; when all sit there, it still does."""
    anna = Person(browser, house, "Anna", "de")
    anna.page.set_viewport_size(LANDSCAPE)
    anna.open_table(game, seats)
    expect(anna.page.locator(".seat")).to_have_count(seats)
    assert anna.page.locator(".seat").evaluate_all(UNSEEN) == []
    anna.button(anna.t("fill-with-bots", count=seats - 1)).click()
    expect(anna.button(anna.t("start"))).to_be_visible()
    assert anna.page.locator(".seat").evaluate_all(UNSEEN) == []
    anna.context.close()
