"""Who sits there and never comes holds up nobody: a vote in the hall, and at the table a stand-in."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect
from web_people import DESK, PHONE, SMALL, Person, hold, hold_by_hand
from web_tables import LaidTable

from contrabande.client import wire
from contrabande.engine.seats import Seat


def _seated(browser: Browser, house: str) -> list[Person]:
    """Four people in the hall, each in a language of their own choice; nobody is ready."""
    sitters = (("Anna", "de", PHONE), ("Bram", "nl", SMALL), ("Clara", "en", DESK), ("Dirk", "de", PHONE))
    people = [Person(browser, house, *who) for who in sitters]
    LaidTable(house, "hochstapler", len(people), people).come()
    return people


def _vote_on(person: Person, name: str) -> Locator:
    """Open the seat of *name*; the button that votes."""
    person.page.locator(".seat", has_text=name).click()
    return person.button(person.t("kick"), exact=False)


def _is_large(button: Locator) -> bool:
    box = button.bounding_box()
    return box is not None and min(box["width"], box["height"]) >= 44


@pytest.mark.full
def test_two_votes_free_a_seat_and_the_one_who_sat_there_is_told(browser: Browser, house: str) -> None:
    """Everybody sees how many it takes and who is for it; who is meant has no voice in it, and no tap is enough."""
    anna, bram, clara, dirk = people = _seated(browser, house)
    vote = _vote_on(anna, "Dirk")
    assert _is_large(vote)
    hold(vote)
    for person in people:
        band = person.page.locator(".vote")
        meant = "vote-kick-me" if person is dirk else "vote-kick"
        expect(band).to_contain_text(person.t(meant, name="Dirk", count=1, needed=2))
        expect(band).to_contain_text(person.t("vote-by", names="Anna"))
        expect(band.get_by_role("button")).to_have_count(0 if person is dirk else 1)
        assert person.grave_findings() == []
    agree = clara.page.locator(".vote").get_by_role("button", name=clara.t("vote-agree"))
    assert _is_large(agree)
    agree.click()
    expect(agree).to_contain_text(clara.t("hold-longer"))
    expect(clara.page.locator(".seat", has_text="Dirk")).to_have_count(1)
    hold_by_hand(agree)
    expect(dirk.page.get_by_text(dirk.t("sent-away"))).to_be_visible()
    expect(bram.page.locator(".seat.empty")).to_have_count(1)
    for person in people:
        assert person.complaints == []
        person.context.close()


def test_a_vote_in_the_hall_is_cast_and_taken_back_by_keys(browser: Browser, house: str) -> None:
    """What was taken back is gone for everybody."""
    anna, bram, *_ = people = _seated(browser, house)
    anna.tab_to(anna.page.locator(".seat", has_text="Dirk"))
    anna.page.keyboard.press("Enter")
    vote = anna.button(anna.t("kick"), exact=False)
    anna.tab_to(vote)
    hold(vote)
    expect(bram.page.locator(".vote")).to_be_visible()
    anna.tab_to(anna.button(anna.t("vote-withdraw")))
    anna.page.keyboard.press("Enter")
    expect(bram.page.locator(".vote")).to_have_count(0)
    for person in people:
        person.context.close()


def test_one_alone_is_offered_no_vote_on_somebody_who_is_there(browser: Browser, house: str) -> None:
    """It takes two, and there are no two: the seat says who sits there, and nothing that cannot come true.

    Whom one does not want to hear one can mute there.
    """
    anna = Person(browser, house, "Anna", "de", PHONE)
    bram = Person(browser, house, "Bram", "nl", SMALL)
    LaidTable(house, "hochstapler", 4, [anna, bram]).come()
    seat = anna.page.locator(".seat", has_text="Bram")
    seat.click()
    expect(anna.page.get_by_text(anna.t("is-not-ready", name="Bram"))).to_be_visible()
    expect(anna.button(anna.t("kick"), exact=False)).to_have_count(0)
    anna.button(anna.t("mute", name="Bram")).click()
    expect(anna.button(anna.t("unmute", name="Bram"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(seat).to_contain_text(anna.t("is-muted"))
    for person in (anna, bram):
        person.context.close()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nobody_is_sent_away_by_a_slip_of_the_finger(browser: Browser, house: str, size: dict[str, int]) -> None:
    """One voice is enough against who has gone: it must be held."""
    anna = Person(browser, house, "Anna", "de", size)
    LaidTable(house, "hochstapler", 3, [anna, "Bram"]).come()
    kick = _vote_on(anna, "Bram")
    kick.click()
    expect(kick).to_contain_text(anna.t("hold-longer"))
    expect(anna.page.locator(".seat", has_text="Bram")).to_have_count(1)
    (hold_by_hand if size is DESK else hold)(kick)
    expect(anna.page.locator(".seat.empty")).to_have_count(2)
    anna.context.close()


@pytest.mark.full
def test_one_who_waits_for_somebody_gone_is_told_so_and_when_it_goes_on(browser: Browser, house: str) -> None:
    """The time runs; no vote is offered that one alone cannot win, and none lies over the question."""
    anna = Person(browser, house, "Anna", "nl", PHONE)
    table = LaidTable(house, "hochstapler", 3, [anna, "Bert"])
    table.deal()
    anna.hurry()
    table.come()
    waiting = anna.page.locator(".dock .waiting", has_text=anna.t("wait-gone", names="Bert", count=1))
    rng = Random(1)
    while not waiting.is_visible():
        if anna.is_asked:
            anna.answer_somehow(rng)
        anna.page.wait_for_timeout(20)
    relief = anna.page.locator(".dock .relief")
    told = re.escape(anna.t("stand-in-in", name="Bert", time="TIME")).replace("TIME", "[0-2]:[0-5][0-9]")
    expect(relief).to_have_text(re.compile(told))
    before = relief.inner_text()
    expect(relief).not_to_have_text(before)
    expect(anna.button(anna.t("vote-on-seat", name="Bert"))).to_have_count(0)
    table.do(0, wire.Vote(id="v", on="kick", seat=Seat(1)))
    anna.page.locator(".players button", has_text="Bert").click()
    expect(anna.button(anna.t("vote-withdraw"))).to_be_visible()
    expect(anna.page.locator("dialog .relief")).to_be_visible()
    expect(anna.page.locator(".vote")).to_have_count(0)
    anna.button(anna.t("vote-withdraw")).click()
    expect(anna.button(anna.t("kick"), exact=False)).to_have_count(0)
    assert anna.grave_findings() == []
    anna.context.close()
