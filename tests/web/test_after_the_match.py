"""What can be done with a match against bots when it is over."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload, expect
from web_people import DESK, Person, play_out

from contrabande.engine.record import End, Record, decode, encode, fingerprint, heads

GAME, SEATS = "hochstapler", 3


@pytest.fixture(scope="module")
def tablet(browser: Browser, house: str) -> Iterator[Person]:
    """Anna's, which was there from the deal, when all is over; she had promised something."""
    anna = Person(browser, house, "Anna", "de", DESK)
    anna.hurry()
    anna.start_alone(GAME, SEATS)
    anna.wait_to_be_asked()
    anna.button(anna.t("talk")).click()
    anna.button(anna.t("promises")).click()
    anna.page.locator("button.who").first.click()
    play_out([anna])
    anna.see_result()
    yield anna
    assert anna.complaints == []
    anna.context.close()


def test_a_promise_stands_beside_what_came_of_it(tablet: Person) -> None:
    """Also after a reload: the table keeps what was said."""
    expect(tablet.page.locator(".ranking li")).to_have_count(SEATS)
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


def test_the_end_and_the_verdict_have_no_grave_findings(tablet: Person) -> None:
    """What one can do with a match that was played."""
    found = tablet.grave_findings()
    tablet.button(tablet.t("verify")).click()
    expect(tablet.page.get_by_text(tablet.t("check-good"), exact=True)).to_have_count(6)
    found += tablet.grave_findings()
    shown = tablet.page.locator(".detail").all_inner_texts()
    tablet.page.keyboard.press("Escape")
    assert not found, "\n".join(found)
    _is_checked_from_a_file(tablet, shown)


def _is_checked_from_a_file(tablet: Person, shown: list[str]) -> None:
    """Its hashes stand there by name, as `contrabande verify` prints them; and what is wrong with another is said."""
    [place] = tablet.page.evaluate("() => Object.values(JSON.parse(localStorage['contrabande.places']))")
    asked = f"{tablet.house}/api/tables/{place['table']}/record"
    text = tablet.context.request.get(asked, headers={"Authorization": f"Bearer {place['token']}"}).body()
    record = decode(text)
    assert shown[0] == f"{tablet.t('check-chain-name')} {fingerprint(record)}"
    assert shown[-1] == f"{tablet.t('check-heads-name')} {heads(record)[-1]}"
    came_from = tablet.page.url
    tablet.page.goto(f"{tablet.house}/about")
    edited = text.replace(b'"commitment":"', b'"commitment":"0', 1)
    begun = encode(Record(record.header, record.entries[:3], End(None, None)))
    last = len(record.entries) + 2
    # This device was there, and knows the match by its commitment.
    for body, said, line, stamps in (
        (text, "check-chain", 0, "good good good good good good"),
        (edited, "check-chain-bad", 1, "bad"),
        (text[:-99], "check-chain-cut", last, "cut cut good good"),
        (begun, "check-seed-open", 0, "good good open open good good open"),
        (text + bytes(2**23), "check-too-large", 0, ""),
        (b"hello", "check-unreadable", 0, ""),
    ):
        file = FilePayload(name="record.json", mimeType="application/json", buffer=body)
        tablet.page.locator("input[type=file]").set_input_files(file)
        expect(tablet.page.get_by_text(tablet.t(said, line=line, held=line - 1), exact=True)).to_be_visible()
        expect(tablet.page.locator(".stamp")).to_have_text([tablet.t(f"check-{each}") for each in stamps.split()])
        assert tablet.grave_findings() == []
    tablet.page.goto(came_from)
