"""A match against bots on two devices of one seat, and what can be done with it when it is over."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, Person, play_out

GAME, SEATS = "hochstapler", 3


def _second_device(phone: Person, browser: Browser) -> Person:
    """A tablet that opens the seat by a pass."""
    tablet = Person(browser, phone.house, phone.name, "de", DESK)
    tablet.page.goto(phone.pass_on())
    tablet.wait_to_be_asked()
    return tablet


@pytest.fixture(scope="module")
def devices(browser: Browser, house: str) -> Iterator[tuple[Person, Person]]:
    """Anna's phone and her tablet when all is over; she promised something, and the tablet gave the first answer."""
    phone = Person(browser, house, "Anna", "en")
    phone.hurry()
    phone.start_alone(GAME, SEATS)
    phone.wait_to_be_asked()
    phone.button(phone.t("talk")).click()
    phone.button(phone.t("promises")).click()
    phone.page.locator("button.who").first.click()
    tablet = _second_device(phone, browser)
    with phone.answering():
        tablet.doubt_or_announce()
    play_out([phone])
    yield phone, tablet
    assert phone.complaints == []
    for device in (phone, tablet):
        device.context.close()


def test_both_devices_of_a_seat_show_the_result(devices: tuple[Person, Person]) -> None:
    """What one answered, the other saw answered; in the end they show the same."""
    for device in devices:
        device.see_result()
        expect(device.page.locator(".ranking li")).to_have_count(SEATS)


def test_a_promise_stands_beside_what_came_of_it(devices: tuple[Person, Person]) -> None:
    """Also after a reload: the table keeps what was said."""
    _, tablet = devices
    tablet.see_result()
    tablet.page.reload()
    tablet.button(tablet.t("said-and-was")).click()
    review = tablet.page.get_by_role("dialog")
    expect(review.get_by_text(tablet.t("said-then"))).to_be_visible()
    expect(review.locator("li")).to_have_count(1)
    assert tablet.grave_findings() == []
    review.get_by_role("button", name=tablet.t("replay")).click()
    expect(tablet.page.get_by_label(tablet.t("moment"), exact=True)).to_be_visible()
    tablet.button(tablet.t("to-the-result")).click()
    expect(tablet.page.locator(".ranking li")).to_have_count(SEATS)


def test_the_end_and_the_verdict_have_no_grave_findings(devices: tuple[Person, Person]) -> None:
    """What one can do with a match that was played."""
    phone, _ = devices
    found = phone.grave_findings()
    phone.button(phone.t("verify")).click()
    expect(phone.page.get_by_text(phone.t("check-good"), exact=True)).to_have_count(5)
    found += phone.grave_findings()
    phone.page.keyboard.press("Escape")
    assert not found, "\n".join(found)
