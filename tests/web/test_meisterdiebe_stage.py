"""The chest of Meisterdiebe in a real browser: by finger, by keys, unfolded, and on the big screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from web_people import DESK, PHONE, SMALL, WALL, Person
from web_scenes import BOT
from web_tables import LaidTable, sit_alone
from web_theatre import Theatre

GAME = "meisterdiebe"
LARGE = 2.5
"""So many times as wide as in the hand."""
MINE = "top level, south"
EARLY = """() => {
  globalThis.signs = new Set();
  globalThis.early = new Set();
  new MutationObserver(() => {
    const sign = document.querySelector("p.sign")?.textContent;
    const told = document.querySelector("[role=log] p:last-child")?.textContent;
    if (sign) signs.add(sign);
    if (sign && sign === told) early.add(sign);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes what is written over the chest, and what the log told while it was still there."""
WEST = """() => {
  globalThis.west = new Set();
  const look = () => west.add(document.querySelector("[data-drawer][aria-label$='top level, west']")?.dataset.drawer);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Notes every drawer that stands in the west on top; the bot may turn it away at once."""
PLACES = """
  globalThis.places = new Set();
  const look = () => {
    const chest = document.querySelector(".shop table");
    if (chest?.checkVisibility({ visibilityProperty: true })) places.add(Math.round(chest.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes every height at which the unfolded chest is seen."""


def _seated(browser: Browser, house: str, size: dict[str, int] = DESK) -> Person:
    """Anna at a table with one bot, asked for her first diamond."""
    anna = Person(browser, house, "Anna", "en", size)
    sit_alone(anna, GAME, 2)
    anna.page.locator(".tray").wait_for()
    return anna


@pytest.fixture
def anna(browser: Browser, house: str) -> Iterator[Person]:
    """Anna on a desk."""
    person = _seated(browser, house)
    yield person
    assert person.complaints == []
    person.context.close()


def _left(person: Person) -> int:
    """How many diamonds Anna still has to hide."""
    return int("".join(filter(str.isdigit, person.page.locator("#question").inner_text())))


def _drawer(person: Person, where: str = MINE) -> Locator:
    return person.page.locator(f"[data-drawer][aria-label$='{where}']")


def _dragged(person: Person, target: Locator, across: int, down: int) -> None:
    """A finger moved from *target*, when no drawer is on its way any more."""
    expect(person.page.locator(".drawer.sliding")).to_have_count(0)
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + across / 2, y + down / 2)
    person.page.mouse.move(x + across, y + down)
    person.page.mouse.up()


def _fill(person: Person) -> None:
    """Put all diamonds into the chest, by keys; then one is asked how to turn it."""
    while person.page.locator("#question", has_text="put a diamond").count():
        with person.answering():
            _drawer(person).press("Enter")
            person.page.locator(".tray .plate.big").press("Enter")
        person.wait_to_be_asked()


def _fill_and_leave(person: Person) -> None:
    """Put all diamonds into the chest and leave it as it stands, until cards are chosen."""
    while not person.page.locator(".cards").count():
        person.wait_to_be_asked()
        if person.page.locator(".turns .plate").count():
            with person.answering():
                person.page.locator(".turns .plate").click()
        elif person.page.locator(".tray .hint").count():
            _fill(person)


def test_a_double_tap_lays_one_diamond_without_a_refusal(anna: Person) -> None:
    """The second tap falls on the same question, and the next one stands there without a complaint."""
    left = _left(anna)
    _drawer(anna).press("Enter")
    with anna.answering():
        anna.page.locator(".tray .plate.big").evaluate("each => { each.click(); each.click(); }")
    anna.wait_to_be_asked()
    assert _left(anna) == left - 1
    expect(anna.page.locator(".complaint")).to_have_count(0)


def test_a_drawer_is_opened_by_a_second_tap_or_by_pulling_it(anna: Person) -> None:
    """The first tap only chooses; a pull too short is none."""
    before = _left(anna)
    _drawer(anna).click()
    expect(anna.page.locator(".tray .plate.big")).to_contain_text("Put a diamond into drawer")
    assert _left(anna) == before
    _drawer(anna).click()
    expect(anna.page.locator("#question")).to_contain_text(f"you have {before - 1} left")
    _dragged(anna, _drawer(anna), 2, 30)
    assert _left(anna) == before - 1
    _dragged(anna, _drawer(anna), 2, 78)
    expect(anna.page.locator("#question")).to_contain_text(f"you have {before - 2} left")


def test_a_finger_turns_and_flips_the_chest_and_nothing_counts_before_it_is_confirmed(anna: Person) -> None:
    """Let go before the notch, nothing has happened; what is tried out can be taken back."""
    _fill(anna)
    act, mine = anna.page.locator(".turns .plate"), _drawer(anna).get_attribute("data-drawer")
    _dragged(anna, _drawer(anna), -40, 2)
    expect(act).to_have_text("Leave the chest")
    _dragged(anna, _drawer(anna), -110, 2)
    expect(act).to_have_text("Turn the chest: top level clockwise")
    _dragged(anna, _drawer(anna, "middle level, south"), 2, -120)
    expect(act).to_have_text("Turn the chest (top level clockwise) and flip it")
    anna.button("Flip").click()
    assert _drawer(anna).get_attribute("data-drawer") == mine
    anna.page.evaluate(WEST)
    act.click()
    anna.page.wait_for_function("mine => west.has(mine)", arg=mine)


def test_the_chest_unfolded_says_the_same_and_stays_unfolded(anna: Person) -> None:
    """Both views name every drawer with its place, and both take the answer."""
    labels = sorted(each.get_attribute("aria-label") or "" for each in anna.page.locator("[data-drawer]").all())
    anna.button("Unfold").click()
    cells = anna.page.locator("table .cell")
    assert sorted(each.get_attribute("aria-label") or "" for each in cells.all()) == labels
    assert anna.grave_findings() == []
    anna.page.add_init_script(PLACES)
    anna.page.reload()
    anna.wait_to_be_asked()
    cells.first.click()
    expect(anna.page.locator(".tray .plate.big")).to_contain_text("Put a diamond into drawer")
    assert anna.page.evaluate("places.size") == 1, "it moved away from under the finger"
    cells.first.click()
    expect(anna.page.locator("#question")).to_contain_text("you have 5 left")


def _hold(person: Person, place: int) -> None:
    """Lift a card and press the seal, by keys."""
    person.page.locator(".cards button").nth(place).click()
    person.page.locator(".tray .hold").focus()
    person.page.keyboard.down("Enter")
    expect(person.page.locator(f".cards li:nth-child({place + 1}) .seal")).to_be_visible()
    person.page.keyboard.up("Enter")


def test_a_sealed_character_can_be_changed_until_all_are_in(browser: Browser, house: str) -> None:
    """Nobody sees it meanwhile; in the next round the card that counted is gone."""
    anna, bram = Person(browser, house, "Anna", "en", DESK), Person(browser, house, "Bram", "en", DESK)
    table = LaidTable(house, GAME, 4, [anna, bram])
    table.deal()
    table.answer_until("choose")
    table.come()
    _hold(anna, 3)
    _hold(anna, 5)
    assert anna.grave_findings() == []
    expect(bram.page.locator(".people .up")).to_have_count(0)
    bram.page.locator(".cards button").nth(5).click()
    bram.page.locator(".tray .hold").focus()
    bram.page.keyboard.down("Enter")
    played = anna.page.locator(".cards [aria-label='detective, already played']")
    expect(played).to_be_visible(timeout=20_000)
    bram.page.keyboard.up("Enter")
    anna.context.close()
    bram.context.close()


def test_the_log_tells_nothing_before_the_stage_has_shown_it(browser: Browser, house: str) -> None:
    """With motion; and in the end it tells everything."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    anna.page.emulate_media(reduced_motion="no-preference")
    sit_alone(anna, GAME, 2)
    anna.page.evaluate(EARLY)
    _fill_and_leave(anna)
    anna.page.wait_for_function("() => signs.size > 0")
    expect(anna.page.locator("p.sign")).to_have_count(0, timeout=20_000)
    told = anna.page.locator("[role=log] p").filter(has_text="Round 1 began")
    expect(told).to_have_count(1, timeout=20_000)
    assert anna.page.evaluate("() => [...early]") == []
    anna.context.close()


@pytest.mark.parametrize("size", [pytest.param(PHONE, marks=pytest.mark.full), SMALL])
def test_a_phone_shows_the_chest_and_the_answer(browser: Browser, house: str, size: dict[str, int]) -> None:
    """What is asked can be seen and reached."""
    anna = _seated(browser, house, size)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(anna.page.locator(".tray")).to_be_in_viewport()
    anna.button(anna.t("as-a-form")).click()
    expect(anna.page.locator(".prompt input[type=radio]")).to_have_count(12)
    assert anna.grave_findings() == []
    anna.context.close()


def test_the_big_screen_shows_the_chest_and_nothing_to_touch(browser: Browser, house: str) -> None:
    """No answer, no tools, no hand."""
    table = LaidTable(house, GAME, 2, ["Anna"])
    wall = Person(browser, house, "TV", "en", WALL)
    wall.come(f"/#{table.code}")
    wall.button(wall.t("as-big-screen")).click()
    wall.page.get_by_text(table.code, exact=True).wait_for()
    table.deal()
    expect(wall.page.locator("[data-drawer]")).to_have_count(12)
    expect(wall.page.locator(".tools")).to_be_hidden()
    assert wall.page.locator(".tray, .hand").count() == 0
    wall.context.close()


def test_a_plate_beside_the_chest_tells_who_sits_there(english: Theatre) -> None:
    """As the plates above it do: a bot says what it is, with a finger and with a key."""
    english.play(GAME, "manipulate")
    plate = english.page.locator(".people").get_by_role("button", name=BOT)
    sheet = english.page.get_by_role("dialog", name=BOT)
    plate.click()
    expect(sheet).to_contain_text("Bot: Solid")
    english.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(plate).to_be_focused()
    english.page.keyboard.press("Enter")
    expect(sheet).to_be_visible()


def test_a_card_of_the_hand_shows_itself_large_with_what_it_does(english: Theatre) -> None:
    """In a sentence and in the words of its rule, which the rulebook is then opened at."""
    english.play(GAME, "manipulate")
    page = english.page
    card = page.get_by_role("region", name="Your hand").get_by_role("button", name="master thief")
    small = card.bounding_box()
    card.click()
    sheet = page.get_by_role("dialog", name="Master thief")
    expect(sheet).to_contain_text("dares to search behind it for a ruby")
    expect(sheet).to_contain_text("Master thief: plunder the front like a thief")
    large = sheet.locator("svg.card").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > LARGE * small["width"]
    sheet.get_by_role("button", name="§ MD-33").click()
    expect(page.get_by_role("dialog").locator("[data-rule=MD-33]")).to_be_in_viewport()


def test_a_hidden_hand_shows_no_card_to_whoever_taps_it(browser: Browser, house: str) -> None:
    """Who hides the cards from neighbours does not turn one up by a touch."""
    theatre = Theatre(browser, house, "en", privacy="peek")
    theatre.play(GAME, "manipulate")
    theatre.page.locator(".hand li").first.click()
    expect(theatre.page.get_by_role("dialog")).to_have_count(0)
    theatre.context.close()
