"""A finished match once more: its stage, its players and its lines at every moment, through anybody's eyes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from web_people import DESK, PHONE, SMALL, Person
from web_tables import LaidTable

from contrabande.games import GAMES

KEYS = [game.key for game in GAMES]
SEATS = 4
SIDEWAYS = {"width": 844, "height": 390}
STAGE = "main.stage :is(.post, .docks, .lounge, .shop)"
CUT = """() => [...document.querySelectorAll(".strip, .hands")].flatMap((row) => [...row.children]
  .filter((each) => each.getBoundingClientRect().right > row.getBoundingClientRect().right + 1)
  .map((each) => each.textContent.trim()))"""
"""Who is not seen without moving the row."""
CLIPPED = """() => [...document.querySelectorAll(".hands .laid > *")]
  .filter((each) => each.getBoundingClientRect().bottom > each.closest(".hand").getBoundingClientRect().bottom + 1)
  .map((each) => each.textContent)"""
TOUCHING = """() => {
  const round = document.querySelector(".shop .round").getBoundingClientRect();
  return [...document.querySelectorAll(".shop .tools button")]
    .filter((each) => each.getBoundingClientRect().left < round.right + 8)
    .map((each) => each.textContent || each.ariaLabel);
}"""
"""Which tools of the chest have no room beside the words of the round."""
FITS = (
    "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
)
OUTSIDE = """() => [...document.querySelectorAll(".controls :is(button, input), header button")]
  .filter((each) => each.getClientRects().length)
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1)
  .map((each) => each.ariaLabel ?? each.textContent)"""


def _shown(
    browser: Browser,
    house: str,
    game: str,
    language: str,
    size: dict[str, int],
    theme: str = "dark",
    seats: int = SEATS,
) -> Person:
    """Somebody who looks at a match that was just played."""
    person = Person(browser, house, "Anna", language, size)
    person.prefer(theme=theme)
    table = LaidTable(house, game, seats, [person])
    table.deal()
    name = table.play_out()
    table.come()
    person.page.wait_for_selector(".ranking")
    person.page.goto(f"{house}/t/{name}/replay/1")
    person.page.wait_for_selector(STAGE)
    return person


def _moment(person: Person) -> Locator:
    return person.page.get_by_label(person.t("moment"), exact=True)


def _at(person: Person) -> int:
    return int(_moment(person).input_value())


def _look_through(person: Person, eyes: str) -> None:
    """Touch whose eyes they are to be, once the row stands still and nothing lies over it."""
    person.page.locator(f".eye:has(input[value='{eyes}'])").check()


@pytest.fixture(scope="module")
def anna(browser: Browser, house: str) -> Iterator[Person]:
    """Anna at her desk, after a match of Prohis."""
    person = _shown(browser, house, "prohis", "en", DESK)
    yield person
    assert person.complaints == []
    person.context.close()


def test_keys_lead_through_the_match(anna: Person) -> None:
    """Arrows step, with Shift to the next part; Home and End; the address keeps the moment over a reload."""
    page = anna.page
    page.keyboard.press("Home")
    expect(anna.button(anna.t("back-one"))).to_be_disabled()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert _at(anna) == 2
    page.keyboard.press("Shift+ArrowRight")
    there = _at(anna)
    assert there > 2
    expect(page.locator("li.chapter[aria-current]")).to_be_visible()
    page.reload()
    page.wait_for_selector(STAGE)
    assert _at(anna) == there
    page.keyboard.press("End")
    expect(anna.button(anna.t("on-one"))).to_be_disabled()
    expect(page.locator(".eye .crown")).not_to_have_count(0)


def test_it_runs_by_itself_and_stands_still_when_it_is_told_to(anna: Person) -> None:
    """The space bar runs and stops it; a step by hand stops it, too."""
    page = anna.page
    page.locator("main.stage").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(anna.button(anna.t("stop-film"))).to_be_visible()
    anna.button(anna.t("speed", speed=1)).click()
    anna.button(anna.t("speed", speed=2)).click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 2")
    anna.button(anna.t("back-one")).click()
    expect(anna.button(anna.t("run-film"))).to_be_visible()


def test_each_pair_of_eyes_sees_what_it_knew_then(anna: Person) -> None:
    """With all cards open every hand lies there; a seat sees its own, a spectator none, and neither is told more."""
    page = anna.page
    page.keyboard.press("Home")
    hands, dealt = page.locator(".hands .hand"), page.locator(".story li").first
    words = anna.words("prohis")
    hidden = words.say("event-HandDealt", seat="Anna", cards="hidden", cardsKey="hidden")
    _look_through(anna, "all")
    expect(hands).to_have_count(SEATS)
    expect(dealt).not_to_contain_text(hidden)
    _look_through(anna, "1")
    expect(hands).to_have_count(1)
    expect(dealt).to_contain_text(hidden)
    _look_through(anna, "0")
    expect(dealt).not_to_contain_text(hidden)
    _look_through(anna, "watcher")
    expect(hands).to_have_count(0)
    expect(dealt).to_contain_text(hidden)


def test_what_lies_face_down_is_seen_by_those_who_knew_it(anna: Person) -> None:
    """The load of the first convoy, with all cards open and by its owner; the others see backs."""
    page = anna.page
    _look_through(anna, "all")
    page.locator("main.stage").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    laid = page.locator(".hands .laid")
    expect(laid).to_have_count(1)
    owner = (
        laid.locator("xpath=ancestor::*[@class and contains(@class, 'hand')][1]").get_by_role("heading").inner_text()
    )
    for eye in page.locator(".eye:not(.other)").all():
        eye.check()
        expect(page.locator(".hands .hand")).to_have_count(1)
        is_owner = eye.locator("bdi").inner_text() == owner
        expect(page.get_by_role("heading", name=eye.locator("bdi").inner_text())).to_be_visible()
        expect(laid).to_have_count(1 if is_owner else 0)


def test_who_watches_on_a_phone_sees_the_yard_and_the_truck_at_once(anna: Person) -> None:
    """The cards beside the pile are not as large as on a wall."""
    page = anna.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    _look_through(anna, "watcher")
    _moment(anna).fill("0")
    expect(page.locator(".yard .holder").first).to_be_visible()
    widths = page.locator(".yard .holder").evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)")
    assert max(widths) < PHONE["width"] / 4
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


def test_the_lines_tell_nothing_of_what_is_to_come_and_lead_back(anna: Person) -> None:
    """Only what has happened is told, with its rule; a line leads to its moment."""
    page = anna.page
    page.locator("main.stage").focus()
    page.keyboard.press("End")
    last, end = _at(anna), page.locator(".story .jump").last.inner_text()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    assert _at(anna) == last - 4
    expect(page.locator(".story")).not_to_contain_text(end)
    page.locator(".story .jump").first.click()
    assert _at(anna) == 0
    rule = page.locator(".story .rule").first
    cited = rule.inner_text()
    rule.click()
    expect(page.get_by_role("dialog").locator(f"[data-rule='{cited}']")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_way_leads_back_to_the_result_and_to_the_entrance(anna: Person) -> None:
    """And the browser's own way back leads to the replay again."""
    page = anna.page
    anna.button(anna.t("to-the-result")).click()
    expect(page.locator(".ranking li")).to_have_count(SEATS)
    page.go_back()
    page.wait_for_selector(STAGE)
    anna.button(anna.t("entrance")).click()
    expect(page.locator(".door").first).to_be_visible()
    page.go_back()
    page.wait_for_selector(STAGE)


def test_a_champion_says_what_it_would_have_done(anna: Person) -> None:
    """In anybody's place: where it would have played otherwise, or all of it; each choice leads to its moment."""
    page = anna.page
    anna.button(anna.t("advice")).click()
    sheet = page.get_by_role("dialog")
    choices = sheet.locator(".choice")
    expect(sheet.locator(".about").first).to_contain_text("Anna")
    expect(choices.first.locator(".given")).to_contain_text(anna.t("advice-given"))
    clear = choices.count()
    assert 1 <= clear <= 5
    assert anna.grave_findings() == []
    sheet.locator("label", has=page.get_by_role("radio", name="Anna")).check()
    sheet.locator(".plate").click()
    assert choices.count() > clear
    for choice in choices.all():
        assert choice.locator(".given").count() == 1
    said = choices.last.get_by_role("button").inner_text()
    choices.last.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    assert said == anna.t("advice-see", at=_at(anna))


def test_under_house_rules_a_champion_says_that_it_has_not_learned_them(browser: Browser, house: str) -> None:
    """From the result, in the reader's language."""
    bram = Person(browser, house, "Bram", "nl", PHONE)
    table = LaidTable(house, "hochstapler", 3, [bram], mode="to10")
    table.deal()
    table.play_out()
    table.come()
    bram.see_result()
    bram.button(bram.t("advice")).click()
    expect(bram.page.get_by_role("dialog")).to_contain_text(bram.words("hochstapler").say("door-not-learned"))
    (refused,) = bram.complaints
    assert "409" in refused
    bram.context.close()


LOOKS = [("de", SMALL, "light"), ("nl", PHONE, "dark"), ("en", DESK, "light"), ("de", DESK, "dark")]
DAILY = ("hochstapler",)
"""Looked at daily, on the smallest phone."""
MARKED = [
    pytest.param(game, look, marks=[] if game in DAILY else pytest.mark.full)
    for game, look in zip(KEYS, LOOKS, strict=True)
]


@pytest.mark.parametrize(("game", "look"), MARKED, ids=KEYS)
def test_a_replay_fits_and_has_no_grave_findings(
    browser: Browser, house: str, game: str, look: tuple[str, dict[str, int], str]
) -> None:
    """In the middle through somebody's eyes, and at its end; also with its log open."""
    person = _shown(browser, house, game, *look)
    page = person.page
    _look_through(person, "1")
    expect(page.locator(".hands .hand")).to_have_count(1)
    _moment(person).fill("9")
    page.wait_for_selector(STAGE)
    found = person.grave_findings()
    assert page.evaluate(FITS)
    page.keyboard.press("End")
    page.wait_for_selector(STAGE)
    found += person.grave_findings()
    assert page.evaluate(OUTSIDE) == []
    if person.has_touch:
        person.button(person.t("log")).click()
        expect(page.get_by_role("dialog").locator("li[aria-current]")).to_be_visible()
        found += person.grave_findings()
    assert not found, "\n".join(found)
    assert person.complaints == []
    person.context.close()


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "seats"), [("meisterdiebe", 8), pytest.param("hart-an-der-grenze", 6, marks=pytest.mark.full)]
)
def test_at_a_desk_every_hand_is_seen_however_many_sit_there(
    browser: Browser, house: str, game: str, seats: int
) -> None:
    """And everybody through whose eyes one may look; nothing sticks out of a hand, on a phone neither.

    The tools of the chest keep clear of the round, also with the one that comes after a movement.
    """
    person = _shown(browser, house, game, "de", DESK, seats=seats)
    if game == "meisterdiebe":
        assert person.page.evaluate(TOUCHING) == []
    _moment(person).fill("20")
    expect(person.page.locator(".hands .hand")).to_have_count(seats)
    assert person.page.evaluate(CUT) == []
    assert person.page.evaluate(CLIPPED) == []
    if game == "meisterdiebe":
        while not person.page.locator(".tools .again").count():
            person.page.keyboard.press("ArrowRight")
        assert person.page.evaluate(TOUCHING) == []
    person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert person.page.evaluate(CLIPPED) == []
    person.context.close()


def test_in_huge_type_every_key_of_the_projector_is_in_reach(browser: Browser, house: str) -> None:
    """Also on a phone that lies on its side."""
    person = Person(browser, house, "Anna", "de", SMALL)
    person.prefer(text="huge")
    table = LaidTable(house, "hochstapler", SEATS, [person])
    table.deal()
    name = table.play_out()
    table.come()
    person.page.wait_for_selector(".ranking")
    person.page.goto(f"{house}/t/{name}/replay/1")
    person.page.wait_for_selector(STAGE)
    for size in (SMALL, PHONE, SIDEWAYS):
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        person.page.wait_for_function(FITS)
        assert person.page.evaluate(OUTSIDE) == [], size
    person.context.close()
