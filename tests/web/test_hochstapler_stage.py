"""The lounge of Hochstapler in a real browser: announced, swapped and doubted on the table itself."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, Person, hold
from web_tables import sit_alone
from web_theatre import Theatre

SEATS = 3
HELD = 600
"""Milliseconds that are enough for a doubt."""


def seated(browser: Browser, house: str, size: dict[str, int]) -> Person:
    """Anna at a table full of bots, free to announce, swap or doubt; the bots may have played before her."""
    anna = Person(browser, house, "Anna", "en", size)
    sit_alone(anna, "hochstapler", SEATS)
    anna.wait_to_be_asked()
    ways = anna.page.locator(".swap .hold, .doubt .hold")
    expect(ways.first).to_be_visible()
    while not anna.page.locator(".swap .hold").count():  # the highest sum was announced: then she must doubt
        with anna.answering():
            hold(anna.page.locator(".doubt .hold"))
        anna.wait_to_be_asked()
        expect(ways.first).to_be_visible()
    return anna


@pytest.fixture
def anna(browser: Browser, house: str) -> Iterator[Person]:
    """Anna with a phone."""
    person = seated(browser, house, PHONE)
    yield person
    person.context.close()


def choose_for(person: Person, wanted: str) -> None:
    """Take a colour that *wanted* can be done with."""
    tiles = person.page.locator(".market label.tile")
    expect(tiles).not_to_have_count(0)
    for tile in tiles.all():
        tile.click()
        expect(tile.locator("input")).to_be_checked()
        if person.page.locator(f"{wanted}:enabled").count():
            return
    raise AssertionError(f"no colour for {wanted}")


def test_a_tile_and_the_wheel_make_a_sum(browser: Browser, house: str) -> None:
    """A colour by its tile, a sum by keys, and the log tells of it."""
    anna = seated(browser, house, DESK)
    page = anna.page
    choose_for(anna, ".boast .say")
    wheel = page.get_by_role("slider")
    wheel.press("End")
    expect(wheel).to_have_attribute("aria-valuenow", wheel.get_attribute("aria-valuemax") or "")
    wheel.press("ArrowLeft")
    said = wheel.get_attribute("aria-valuetext")
    expect(page.locator(".boast .say")).to_have_text(f"Announce {said}")
    page.locator(".boast .say").press("Enter")
    expect(page.get_by_role("log").get_by_text(f"Anna boasted: “{said}!”")).to_be_visible()
    anna.context.close()


def until_doubt(person: Person) -> None:
    """Announce something until there is a sum that can be doubted."""
    while not person.page.locator(".doubt").count():
        with person.answering():
            choose_for(person, ".boast .say")
            person.page.locator(".boast .say").click()
        person.wait_to_be_asked()


def test_what_stands_beside_a_name_says_what_it_counts(english: Theatre) -> None:
    """For the eyes with a sign, as in the other games, for whoever listens in words; and within the chip."""
    english.play("hochstapler", "turn")
    for size in (SMALL, PHONE):
        english.page.set_viewport_size(size)  # type: ignore[arg-type]
        chips = english.page.locator(".players li")
        for chip in chips.all():
            expect(chip.locator(".facts b")).to_have_text("⊖ 0")
            expect(chip.get_by_role("button")).to_contain_text("0 minus points")
        assert chips.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth)")


def test_a_held_doubt_takes_a_colour_out(anna: Person) -> None:
    """The cards are told to everybody, and the stack lies with whoever was wrong."""
    until_doubt(anna)
    with anna.answering():
        hold(anna.page.locator(".doubt .hold"))
    expect(anna.page.locator(".market .gone").first).to_be_visible()
    assert anna.complaints == []


def test_nothing_around_the_stage_gives_a_doubt_away(anna: Person) -> None:
    """While it is stamped, the pile lies there as before and nobody is asked; time stands still for a look at it."""
    page = anna.page
    until_doubt(anna)
    expect(page.locator(".told")).to_have_text("")  # the stage has come to rest
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html[data-motion=calm]")).to_have_count(0)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.locator(".doubt .hold").focus()
    page.keyboard.down("Enter")
    page.clock.run_for(HELD)
    page.keyboard.up("Enter")
    expect(page.locator(".doubted")).to_be_visible()
    expect(page.locator(".market .hot:not(.gone)")).to_have_count(1)
    expect(page.locator("#question, .players .asked, .dock .plate.big")).to_have_count(0)
    page.clock.resume()
    expect(page.locator("#question, .dock .plate.big").first).to_be_visible()
    expect(page.locator(".doubted")).to_have_count(0)


def test_a_swap_lays_a_card_open(anna: Person) -> None:
    """The old card lies beside its pile, and the next question is only about a sum."""
    with anna.answering():
        choose_for(anna, ".swap .hold")
        hold(anna.page.locator(".swap .hold"))
    anna.wait_to_be_asked()
    expect(anna.page.locator(".market .chip").first).to_be_visible()
    expect(anna.page.locator(".swap")).to_have_count(0)
    expect(anna.page.locator(".doubt")).to_have_count(0)


def test_a_swap_names_the_card_and_is_held(english: Theatre) -> None:
    """It says which card everybody will see; a tap is not enough, on the table and in the form."""
    english.play("hochstapler", "open")
    page = english.page
    swap = page.locator(".swap .hold")
    for tile in page.locator(".market label.tile").all()[:2]:
        tile.click()
        name, value = tile.locator(".motif + .unseen").inner_text().split(", your card: ")
        expect(swap).to_contain_text(f"({value})")
        expect(swap).to_contain_text(f"Swap the {name.removesuffix('s')}")
    swap.click()
    expect(swap).to_be_enabled()
    expect(page.locator(".swap [aria-live]")).to_contain_text("Swap the")
    with english.form():
        page.locator(".prompt").get_by_role("button", name="Swap a card").first.click()
        expect(page.locator(".prompt .plate.hold")).to_be_visible()


def test_odds_are_a_help_one_can_switch_on(anna: Person) -> None:
    """They are off at first; on, they say how likely the sum on the wheel is."""
    expect(anna.page.locator(".odds")).to_have_count(0)
    choose_for(anna, ".boast .help")
    anna.page.get_by_role("button", name="Odds").click()
    expect(anna.page.get_by_text(re.compile(r"\d+ or more: \d+ %"))).to_be_visible()


def test_a_hidden_hand_is_not_on_the_tiles(browser: Browser, house: str) -> None:
    """Whoever looks at the own hand only now and then finds no value on the table but while looking."""
    anna = seated(browser, house, PHONE)
    expect(anna.page.locator(".market .value")).not_to_have_count(0)
    anna.page.evaluate('localStorage[\'contrabande.settings\'] = \'{"privacy":"peek","language":"en"}\'')
    anna.page.reload()
    anna.page.wait_for_selector(".market")
    expect(anna.page.locator(".market .value")).to_have_count(0)
    assert anna.page.locator(".hand").inner_html().count("--kind") == 0
    anna.page.locator(".hand .peek").dispatch_event("pointerdown")
    expect(anna.page.locator(".market .value")).not_to_have_count(0)
    anna.page.locator(".hand .peek").dispatch_event("pointerup")
    expect(anna.page.locator(".market .value")).to_have_count(0)
    anna.context.close()


def test_nothing_grave_is_found_and_the_form_is_one_tap_away(anna: Person) -> None:
    """For everybody: axe is content, and whoever prefers a form gets one."""
    assert anna.grave_findings() == []
    anna.button(anna.t("as-a-form")).click()
    expect(anna.page.locator(".prompt fieldset").first).to_be_visible()
