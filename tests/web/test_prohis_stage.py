"""The docks of Prohis in a real browser: cards drawn, trucks loaded, convoys stopped on the table itself."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, Person, hold
from web_tables import sit_alone
from web_theatre import Theatre

SEATS = 3
QUESTIONS = 60
TURN = ".docks:has(.yard button):has(.loader)"
"""One's own turn, with nothing done in it yet: a loader alone may also be the tray of a bribe."""


def seated(browser: Browser, house: str, size: dict[str, int]) -> Person:
    """Anna at a table full of bots."""
    anna = Person(browser, house, "Anna", "en", size)
    sit_alone(anna, "prohis", SEATS)
    anna.page.wait_for_selector(".docks")
    return anna


@pytest.fixture
def anna(browser: Browser, house: str) -> Iterator[Person]:
    """Anna at a desk."""
    person = seated(browser, house, DESK)
    yield person
    person.context.close()


def drive(person: Person) -> None:
    """Load two cards and go."""
    for _ in range(2):
        person.page.locator(".loader button:enabled").first.click()
    hold(person.page.locator(".acts .hold"))


def until(person: Person, wanted: str) -> None:
    """Answer as quickly as one can until *wanted* is on the table: a question of one's own, which stays."""
    page = person.page
    for _ in range(QUESTIONS):
        person.wait_to_be_asked()
        if page.locator(wanted).count():
            return
        with person.answering():
            answer(person)
    raise AssertionError(f"{wanted} never came")


def answer(person: Person) -> None:
    """Whatever is asked: let the convoy pass, turn a card, take a card, leave it, or drive."""
    page = person.page
    for plain in (".bed button:enabled", ".yard button", ".acts .enamel:enabled"):
        if page.locator(plain).count() and not page.locator(".window .hold").count():
            page.locator(plain).first.click()
            return
    if page.locator(".window .hold").count():
        hold(page.locator(".window .hold"))
    elif page.locator(".loader").count():
        drive(person)
    else:
        hold(page.locator(".acts .hold").first)


def test_cards_are_tapped_onto_the_truck_and_it_drives(anna: Person) -> None:
    """Cards go up and come down again by a tap; what is held drives off."""
    until(anna, TURN)
    cards, bed = anna.page.locator(".loader button:enabled"), anna.page.locator(".bed button")
    cards.first.click()
    expect(anna.page.locator(".acts .hold")).to_be_disabled()
    bed.first.click()
    expect(bed).to_have_count(0)
    drive(anna)
    expect(anna.page.get_by_role("log").get_by_text("Anna sent a convoy of 2 cards").first).to_be_visible()


def test_the_button_says_how_many_cards_it_waits_for(english: Theatre) -> None:
    """How many there may be before the first, how many more after it; then it can be held."""
    english.play("prohis", "turn")
    page = english.page
    button = page.locator(".acts .hold").first
    expect(button).to_be_disabled()
    expect(button).to_contain_text("2 to 4 cards")
    page.locator(".loader button:enabled").first.click()
    expect(button).to_be_disabled()
    expect(button).to_contain_text("one card more")
    page.locator(".loader button:enabled").first.click()
    expect(button).to_be_enabled()
    expect(button).not_to_contain_text("more")
    english.play("prohis", "bribe")
    expect(button).to_contain_text("1 or 2 cards")


def test_an_open_card_is_taken_by_a_tap(anna: Person) -> None:
    """The pile and the open cards are buttons while one may draw, and a second card may be left."""
    until(anna, TURN)
    anna.page.locator(".yard li button").first.click()
    expect(anna.page.get_by_role("log").get_by_text("Anna took an open").first).to_be_visible()
    anna.button("Leave it at one card").click()
    expect(anna.button("Leave it at one card")).to_have_count(0)
    assert anna.complaints == []


def test_what_is_loaded_is_not_lost_by_a_tap(anna: Person) -> None:
    """With cards on the truck, a tap on the pile only asks; held, it draws."""
    until(anna, TURN)
    anna.page.locator(".loader button:enabled").first.click()
    card = anna.page.locator(".yard button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".bed button")).to_have_count(1)
    with anna.answering():
        hold(anna.page.locator(".acts .hold").last)
    expect(
        anna.page.get_by_role("log")
        .get_by_text("Anna drew")
        .or_(anna.page.get_by_role("log").get_by_text("Anna took"))
        .first
    ).to_be_visible()


def test_the_window_has_one_shape_for_everybody(anna: Person) -> None:
    """Three badges and a flag, for whoever could inspect and whoever could not; letting pass is always there."""
    until(anna, ".window .hold")
    slots = anna.page.locator(".window label")
    expect(slots).to_have_count(4)
    expect(slots.last.locator("input")).to_be_enabled()
    expect(slots.last.locator("input")).to_be_checked()


def test_a_rank_says_what_it_does_and_whether_one_has_it(english: Theatre) -> None:
    """PR-2, PR-13: what the chosen one does stands there, and what one does not hold is said, not only dim."""
    english.play("prohis", "claim")
    page = english.page
    about, slots = page.locator(".window .about"), page.locator(".window label")
    expect(about).to_have_text("If nobody inspects, the convoy goes into the store unseen.")
    expect(page.get_by_role("radio", name="lieutenant you have none")).to_be_disabled()
    for rank, cards in (("captain", "up to 2"), ("inspector", "up to 3")):
        slots.filter(has=page.get_by_role("radio", name=rank)).check()
        expect(about).to_contain_text(f"Turns {cards} cards.")
        expect(about).to_contain_text("the luck of the draw breaks ties")
    assert page.locator(".lack").count() == 1
    english.play("prohis", "raise")
    slots.filter(has=page.get_by_role("radio", name="inspector")).check()
    expect(about).to_contain_text("a higher rank inspects instead")
    assert len(set(slots.evaluate_all("all => all.map((each) => each.offsetHeight)"))) == 1


@pytest.mark.parametrize("question", ["claim", "raise"])
def test_the_form_has_the_ways_of_the_window(english: Theatre, question: str) -> None:
    """All three ranks and letting pass, whatever one holds; what cannot be played says why, and passing comes first."""
    page = english.page
    for has_them in (True, False):
        english.play("prohis", question)
        if not has_them:
            english.reload(without_controls)
        lacking = page.locator(".window .lack").all_inner_texts()
        with english.form():
            form = page.locator(".prompt")
            expect(form.locator(".way")).to_have_text(["Play a control card", "Wave it through"])
            expect(form.locator(".way").last).to_have_attribute("aria-pressed", "true")
            expect(form.locator(".plate.big")).to_be_enabled()
            form.locator(".way").first.click()
            expect(form.get_by_role("radio")).to_have_count(3)
            expect(form.locator("input:disabled")).to_have_count(len(lacking))
            assert form.locator(".lack").all_inner_texts() == lacking
            expect(form.locator(".plate.big")).to_be_disabled()


@pytest.mark.parametrize("size", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
def test_the_window_is_as_high_with_and_without_control_cards(english: Theatre, size: dict[str, int]) -> None:
    """Nobody beside me can tell by its shape what I hold."""
    page = english.page
    page.set_viewport_size(size)  # type: ignore[arg-type]
    heights = set()
    for has_them in (True, False):
        english.play("prohis", "claim")
        if not has_them:
            english.reload(without_controls)
            expect(page.locator(".window .lack")).to_have_count(3)
        english.come_to_rest()
        heights.add(page.locator(".window").evaluate("each => each.offsetHeight"))
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert len(heights) == 1


def without_controls(scene: str) -> str:
    """The same question to somebody who holds no control card."""
    said = json.loads(scene)
    match = said["match"]
    match["view"]["hand"] = [*match["view"]["hand"][:2], 0, 0, 0]
    prompt = match["prompt"]
    prompt["choices"] = [each for each in prompt["choices"] if each["action"] != "Claim"]
    return json.dumps(said)


def test_what_lies_on_the_tray_has_a_name_and_a_worth(english: Theatre) -> None:
    """PR-2, PR-14: for whoever may take it, and for whoever lays it down."""
    english.play("prohis", "answer")
    worth = english.page.locator(".desk .worth")
    expect(worth).to_have_text("1 inspector: worth $5,000 in your store.")
    english.play("prohis", "bribe")
    expect(worth).to_have_text("")
    kept = worth.evaluate("each => each.offsetHeight")
    english.page.locator(".loader button:enabled").first.click()
    expect(worth).to_have_text("1 captain: worth $4,000 in Cleo’s store.")
    assert worth.evaluate("each => each.offsetHeight") == kept > 0


def test_every_card_of_a_convoy_keeps_its_number(english: Theatre) -> None:
    """PR-16: after the first card is turned, the second is still the second."""
    english.play("prohis", "flip")
    english.reload(with_one_turned)
    names = english.page.locator(".bed button").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert names == ["Turn card 2", "Turn card 3", "Turn card 4"]


def with_one_turned(scene: str) -> str:
    """The same question, after the first card was turned and was legal."""
    said = json.loads(scene)
    view, form = said["match"]["view"], said["match"]["prompt"]["choices"][0]
    view["turned"][0] += 1
    view["convoy_size"] -= 1
    form["fields"]["position"]["high"] -= 1
    told = next(each["events"] for each in reversed(said["happened"]) if each["events"])
    told.append({"type": "CardTurned", "seat": view["seat"], "owner": view["turn"], "position": 1, "card": "legal"})
    return json.dumps(said)


def test_nothing_grave_is_found_on_a_phone(browser: Browser, house: str) -> None:
    """Axe is content with the truck, nothing is wider than the phone, and the form is one tap away."""
    anna = seated(browser, house, PHONE)
    until(anna, TURN)
    assert anna.grave_findings() == []
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.button(anna.t("as-a-form")).click()
    expect(anna.page.locator(".prompt fieldset").first).to_be_visible()
    anna.context.close()


RUNNING = """() => document.querySelector(".window").getAnimations({ subtree: true })
  .filter((each) => each.effect.getComputedTiming().endTime >= 1000).length"""
"""What goes on so long in the window that it looks like time running out."""


@pytest.mark.parametrize("question", ["claim", "raise"])
def test_no_time_seems_to_run_out_in_the_window(english: Theatre, question: str) -> None:
    """The window stays open until all have answered: only a clock of the table tells of time."""
    english.page.emulate_media(reduced_motion="no-preference")
    english.play("prohis", question)
    expect(english.page.locator("section.window")).to_be_visible()
    assert english.page.evaluate(RUNNING) == 0
    english.page.emulate_media(reduced_motion="reduce")


def with_one_card(scene: str) -> str:
    """The same scene, with nothing in the hand but an inspector."""
    said = json.loads(scene)
    said["match"]["view"]["hand"] = [0, 0, 0, 0, 1]
    said["match"]["prompt"]["choices"][0]["fields"]["cards"] = {
        "type": "kinds",
        "available": [0, 0, 0, 0, 1],
        "least": 1,
        "most": 1,
    }
    return json.dumps(said)


def test_whoever_hides_the_hand_lays_cards_in_the_form_alone(browser: Browser, house: str) -> None:
    """What the form takes is not asked for on the stage once more."""
    theatre = Theatre(browser, house, "en", privacy="peek")
    for question in ("bribe", "turn"):
        theatre.play("prohis", question)
        expect(theatre.page.locator(".prompt .way").first).to_be_visible()
        expect(theatre.page.locator("main.stage :is(.plate, .yard button)")).to_have_count(0)
    ways, cards = theatre.page.locator(".prompt .way"), theatre.page.locator(".prompt fieldset .holder")
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    expect(cards).to_have_count(2)  # what lies open beside the pile is open here, too
    ways.last.click()
    expect(cards).to_have_count(0)
    theatre.page.locator(".prompt .plate.quiet").click()
    expect(cards.first).to_be_visible()
    add, too_much = theatre.page.locator(".prompt .add"), theatre.page.locator(".prompt .too-much")
    for place in (0, 0, 0, 0, 1):
        expect(too_much).to_have_count(0)
        add.nth(place).click()
    expect(too_much).to_contain_text("at most 4")
    expect(too_much.get_by_role("button")).to_have_text("§ PR-11")
    theatre.play("prohis", "bribe")
    theatre.reload(with_one_card)
    bribe, eye = theatre.page.locator(".prompt .hold .deed"), theatre.page.locator(".hand .peek")
    expect(bribe).to_have_text("Bribe")  # there is only one way to do it, and the button does not tell which
    eye.dispatch_event("pointerdown")
    expect(bribe).to_have_text("Bribe with 1 inspector")
    eye.dispatch_event("pointerup")
    expect(bribe).to_have_text("Bribe")
    theatre.context.close()
