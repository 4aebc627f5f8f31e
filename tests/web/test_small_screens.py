"""German on small phones, on a magnified page, among many on a wall: nothing sticks out or is cut."""

import json
import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from web_faults import (
    LANDSCAPE,
    LAPTOP,
    LONG_NAME,
    LOW,
    LOWEST,
    MAGNIFIED,
    QUESTIONS,
    ROOMIER,
    SHORTENED,
    SMALLEST,
    faults,
    shown,
)
from web_hands import Hand, Taste
from web_people import DESK, PHONE, WALL, Person
from web_scenes import PLANS, scenes_among, sights_of
from web_theatre import Theatre

ENDLESS = [letter * 24 for letter in "WMQGOÖHN"]
"""As broad as names can be, and nowhere to break them."""
TOLD_OF = {"hart-an-der-grenze": "bribe", "meisterdiebe": "choose", "hochstapler": "turn", "prohis": "bribe"}
"""What is asked with another's name in it, or with one's own."""
LOOKED_ON = {"meisterdiebe": "rob"}
"""Where all are asked at once, another question is looked on at."""
FIRST = {"hart-an-der-grenze": "pack", "meisterdiebe": "place", "hochstapler": "open", "prohis": "turn"}
"""What is asked first."""


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_german_fits_wherever_a_question_is_asked(german: Theatre, game: str, question: str) -> None:
    """The answer is reached without losing sight of the question, on the stage and in the form."""
    german.play(game, question, LONG_NAME)
    with german.form():
        found = faults(german, {"landscape": LANDSCAPE, **SMALLEST}, ".prompt", SHORTENED)
    desks = LAPTOP if question == FIRST[game] else {}
    found += faults(german, {**SMALLEST, **LOWEST, **desks}, "main.stage", SHORTENED)
    assert not found, "\n".join(found)


BROAD = """() => {
  const button = document.createElement("button");
  button.textContent = "Schmuggelgutbeschauer";
  const narrow = { width: "3rem", minWidth: 0, overflow: "hidden", whiteSpace: "nowrap" };
  Object.assign(button.style, { position: "relative", left: "90vw", ...narrow });
  document.querySelector("main.stage > *").prepend(button);
}"""


def test_what_does_not_fit_is_found(german: Theatre) -> None:
    """A button beyond the edge with a word that is cut."""
    german.play("prohis", "turn")
    german.page.evaluate(BROAD)
    found = faults(german, SMALLEST, "main.stage", SHORTENED)
    assert {"small cut", "small sticks out"} <= {each.split(":")[0] for each in found}, found


@pytest.mark.full
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_german_fits_where_there_is_more_room(german: Theatre, game: str, question: str) -> None:
    """More room is a different layout at times."""
    german.play(game, question, LONG_NAME)
    with german.form():
        found = faults(german, {"magnified": MAGNIFIED}, ".prompt", SHORTENED)
    found += faults(german, ROOMIER, "main.stage", SHORTENED)
    assert not found, "\n".join(found)


@pytest.mark.full
@pytest.mark.parametrize(("game", "question"), [(game, each) for game in PLANS for each in sights_of(game)])
def test_whoever_looks_on_sees_all_of_the_stage(german: Theatre, game: str, question: str) -> None:
    """Late in the match, when much lies about; nothing scrolls on a phone or at a desk."""
    german.look_on(game, question, LONG_NAME)
    found = faults(german, {"phone": PHONE, "desk": DESK}, "main.stage", SHORTENED)
    assert not found, "\n".join(found)


UNBROKEN = """() => {
  const words = document.createRange();
  const walk = document.createTreeWalker(document.querySelector(".table.room"), NodeFilter.SHOW_TEXT);
  const found = new Set();
  const isBoard = (style) => style.overflowX !== "visible" || style.backgroundImage !== "none";
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [name] = node.data.match(/(.)\\1{9,}/) ?? [];
    const place = node.parentElement;
    if (!name || place.closest(".unseen") || !place.checkVisibility({ visibilityProperty: true })) continue;
    words.selectNodeContents(node);
    for (const line of words.getClientRects()) {
      for (let each = place; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.textOverflow === "ellipsis") break;
        const { left, right, width } = each.getBoundingClientRect();
        if (width > 2 && isBoard(style) && (line.left < left - 1 || line.right > right + 1)) found.add(each.className);
      }
    }
  }
  return [...found].map((each) => `a name runs out of: ${each}`);
}"""
"""Where a name is neither shortened nor broken; what it stands on has an edge."""
DOCK = """() => {
  const dock = document.querySelector(".dock");
  const isOut = (each) => each.getBoundingClientRect().right > innerWidth + 1;
  const out = [...dock.querySelectorAll("*")].filter(isOut).map((each) => each.outerHTML.slice(0, 120));
  return dock.scrollWidth > dock.clientWidth ? [...out, "a dock that is too wide"] : out;
}"""


@pytest.mark.parametrize(("game", "question"), TOLD_OF.items())
def test_whatever_somebody_is_called_the_question_stays_on_the_screen(
    german: Theatre, game: str, question: str
) -> None:
    """A name without an end is broken in a sentence and shortened on a plate, one's own and another's."""
    sizes = {**SMALLEST, "phone": PHONE, "landscape": LANDSCAPE, "magnified": MAGNIFIED}

    def look(_: str) -> list[str]:
        return [*german.page.evaluate(DOCK), *german.page.evaluate(UNBROKEN)]

    german.play(game, question, *ENDLESS)
    found = shown(german, sizes, look)
    with german.form():
        found += shown(german, sizes, look)
    german.look_on(game, LOOKED_ON.get(game, question), *ENDLESS)
    found += shown(german, sizes, look)
    assert not found, "\n".join(found)


TOUCHING = """parts => {
  const boxes = parts.map((part) => [part, document.querySelector(part).getBoundingClientRect()]);
  const isOver = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return boxes.flatMap(([part, box], place) =>
    boxes.slice(place + 1).filter(([, other]) => isOver(box, other)).map(([other]) => `${part} over ${other}`));
}"""


BELOW = """part => {
  const { bottom } = document.querySelector(part).getBoundingClientRect();
  return bottom <= innerHeight ? [] : [`${part} is below the edge by ${bottom - innerHeight}`];
}"""


@pytest.mark.parametrize("text", ["normal", pytest.param("huge", marks=pytest.mark.full)])
def test_a_hidden_hand_leaves_the_question_on_the_phone(browser: Browser, house: str, text: str) -> None:
    """Whoever holds to look has the cards, the eye beside them and the whole question in sight, in every game."""
    theatre = Theatre(browser, house, "de", privacy="peek", text=text)
    for game, question in FIRST.items():
        theatre.play(game, question)
        found = shown(theatre, {**SMALLEST, "low": LOW, "phone": PHONE}, lambda _: theatre.page.evaluate(DOCK))
        assert not found, f"{game}: {found}"
    theatre.play("hochstapler", "turn", *ENDLESS)
    assert not shown(theatre, {"phone": PHONE}, lambda _: theatre.page.evaluate(TOUCHING, [".wheel", ".boast .acts"]))
    for question in ("bribe", "turn") if text == "normal" else ("bribe",):
        theatre.play("prohis", question)
        assert not shown(theatre, {"phone": PHONE}, lambda _: theatre.page.evaluate(IN_SIGHT, ".scene .caption"))
    if text == "normal":
        found = shown(theatre, {"landscape": LANDSCAPE}, lambda _: theatre.page.evaluate(BELOW, ".prompt .plate"))
        assert not found, found
        theatre.play("prohis", "turn")
        expect(theatre.page.locator(".hand .peek .brief")).to_be_visible()
    theatre.context.close()


ABOVE = [".shop .round", ".cushion.aside .label", ".shop .tools"]


def test_what_stands_above_the_unfolded_chest_lies_apart(german: Theatre) -> None:
    """The round, with how many have chosen; the stones on the cushion; the tools."""
    german.play("meisterdiebe", "choose")
    unfold = german.page.locator(".tools button[aria-pressed]")
    unfold.evaluate("each => each.click()")
    found = shown(german, {"phone": PHONE, **SMALLEST}, lambda _: german.page.evaluate(TOUCHING, ABOVE))
    unfold.evaluate("each => each.click()")
    assert not found, found


def test_beside_a_form_the_tools_lie_apart_from_those_around_the_chest(german: Theatre) -> None:
    """There the chest has half of its room."""
    german.play("meisterdiebe", "open-jeweller")
    with german.form():
        look = [".shop .tools", ".shop .people"]
        assert not shown(german, {"phone": PHONE}, lambda _: german.page.evaluate(TOUCHING, look))


LOWEST_PHONE = ViewportSize(width=320, height=568)
PEEPING = """all => all.filter((each) => {
  const { left, right } = each.getBoundingClientRect();
  return left < innerWidth - 8 && right > innerWidth;
}).length"""


OVERHANGING = """all => all.flatMap((chip) => [...chip.querySelectorAll(".name, .facts > :not(.unseen), .sign")]
  .filter((part) => part.getBoundingClientRect().right > chip.getBoundingClientRect().right + 1)
  .map((part) => part.outerHTML))"""


@pytest.mark.parametrize(("seats", "questions"), [(6, ["place", "manipulate-filling"]), (8, ["choose"])])
def test_beside_many_the_chest_is_large_enough_to_be_touched(german: Theatre, seats: int, questions: list[str]) -> None:
    """On the lowest phone: what one holds waits while one is at the chest, and the others stand in one row."""
    among_many = scenes_among("meisterdiebe", (seats, {}, 1))
    german.page.set_viewport_size(LOWEST_PHONE)
    for question in questions:
        german.play("meisterdiebe", question)
        german.reload(lambda _, question=question: among_many[question])
        german.come_to_rest()
        assert german.page.locator(".people li").count() == seats
        assert german.page.locator(".shop .scene").evaluate("each => each.clientHeight") >= 160, question
        assert german.page.evaluate(TOUCHING, [".shop .scene", ".shop .tray", ".shop .people"]) == []
        assert german.page.locator(".people li").evaluate_all(PEEPING) == 1, "nobody is seen to stand further on"
    assert german.page.locator(".shop .round").evaluate("each => each.clientHeight") < 36, "it lies over the chest"
    german.page.locator(".people button").last.focus()
    last = german.page.locator(".people li").last
    assert last.evaluate("each => each.getBoundingClientRect().right <= innerWidth - 24"), "it fades away"
    german.reload(lambda scene: scene.replace('"is_present":true', '"is_present":false'))
    chips = german.page.locator(".players li")
    assert chips.evaluate_all(OVERHANGING) == []
    expect(chips.locator(".sign")).to_have_count(seats)
    expect(chips.last.locator(".sign")).to_be_visible()
    expect(chips.last.get_by_role("button")).to_have_accessible_name(re.compile(r"\bBot\b"))


UNCOVERED = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const width = Math.floor(right - left);
  const isFree = (at) => card.contains(document.elementFromPoint(left + at + 0.5, (top + bottom) / 2));
  return Array.from({ length: width }, (_, at) => at).filter(isFree).length;
}"""
"""How much of a card, across, does not lie under something else."""
IN_SIGHT = """part => {
  const [box, stage] = [part, "main.stage"].map((each) => document.querySelector(each).getBoundingClientRect());
  return box.bottom <= stage.bottom ? [] : [`${part} is hidden by ${box.bottom - stage.bottom}`];
}"""


def test_a_card_on_the_truck_is_large_enough_to_be_touched(german: Theatre) -> None:
    """On the lowest phone: one's own, to take it down again, and another's, to turn it."""
    german.page.set_viewport_size(LOWEST_PHONE)
    for question, least in (("turn", 28), ("flip", 40)):
        german.play("prohis", question, *ENDLESS)
        if question == "turn":
            german.page.locator(".loader button").first.click()
        card = german.page.locator(".bed button").last
        widths = [card.evaluate("each => each.offsetWidth"), card.evaluate(UNCOVERED)]
        assert min(widths) >= least, f"{question}: {widths}"


def test_four_at_the_chest_see_all_cushions_on_the_lowest_phone(german: Theatre) -> None:
    """Below what one lays there or does with it."""
    for question in ("lay-jeweller-alarm", "rob", "manipulate-filling"):
        german.play("meisterdiebe", question)
        lowest = {question: {"width": LOWEST_PHONE["width"], "height": LOWEST_PHONE["height"]}}
        found = shown(german, lowest, lambda _: german.page.evaluate(IN_SIGHT, ".people"))
        assert not found, found


def test_the_verdict_is_in_sight_on_the_lowest_phone(german: Theatre) -> None:
    """Whether a boast was true stands below the cards that tell it."""
    german.look_on("hochstapler", "open")
    lowest = {"lowest": {"width": 320, "height": 568}}
    found = shown(german, lowest, lambda _: german.page.evaluate(IN_SIGHT, ".verdict"))
    assert not found, found


PILES = """() => {
  const wheel = document.querySelector(".boast").getBoundingClientRect();
  const rim = document.querySelector(".drum").getBoundingClientRect();
  const digits = document.createRange();
  const isCut = (each) => {
    digits.selectNodeContents(each);
    const { left, right } = digits.getBoundingClientRect();
    return each.checkVisibility({ visibilityProperty: true }) && (left < rim.left || right > rim.right);
  };
  const piles = [...document.querySelectorAll(".pile b")].map((each) => each.getBoundingClientRect().bottom);
  return [
    ...piles.filter((bottom) => bottom > wheel.top).map((bottom) => `a pile is cut by ${bottom - wheel.top}`),
    ...[...document.querySelectorAll(".number")].filter(isCut).map((each) => `cut at the rim: ${each.textContent}`),
  ];
}"""


def test_above_the_wheel_every_pile_is_counted(german: Theatre) -> None:
    """On the lowest phone, whatever they are called; and no number is cut at the rim of the wheel."""
    sizes = {"lowest": {"width": 320, "height": 568}, "phone": PHONE, "landscape": LANDSCAPE}
    german.play("hochstapler", "turn", *ENDLESS)
    found = shown(german, sizes, lambda _: german.page.evaluate(PILES))
    assert not found, found


def test_a_doubt_is_stamped_within_the_plaque(german: Theatre) -> None:
    """Whatever the one is called who doubts."""
    german.page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    german.look_on("hochstapler", "doubt", *ENDLESS)
    german.look_further("hochstapler", "open", *ENDLESS)
    stamp = german.page.locator(".doubted")
    stamp.wait_for()
    assert stamp.evaluate("each => each.offsetLeft >= 0 && each.scrollWidth <= each.clientWidth")


def test_a_poster_hangs_in_sight_beside_a_form(german: Theatre) -> None:
    """The sheriff points at somebody who fills in forms."""
    game, question = "hart-an-der-grenze", "bribe"

    def before(scene: str) -> str:
        state = json.loads(scene)
        state["happened"] = state["happened"][:-1]
        return json.dumps(state)

    german.page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    german.play(game, question)
    german.reload(before)
    with german.form():
        german.go_on(game, question)
        german.page.locator(".poster").wait_for()
        found = german.page.evaluate(IN_SIGHT, ".poster")
    assert not found, found


def test_a_short_name_is_whole_on_the_market(german: Theatre) -> None:
    """There is room between it and the sum."""
    german.play("hart-an-der-grenze", "choose", "Schlüssel", "Laterne", "Kompass")
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    found = shown(german, {"phone": PHONE}, lambda _: german.page.locator(".market bdi").evaluate_all(cut))
    assert not found, found


def test_on_the_wall_a_badge_lies_below_the_longest_name(german: Theatre) -> None:
    """Where two haggle."""
    german.play("hart-an-der-grenze", "bribe", *ENDLESS)
    german.page.locator(".table.room").evaluate("each => each.classList.add('screen')")
    found = shown(german, {"wall": WALL}, lambda _: german.page.evaluate(TOUCHING, [".desk .who", ".desk .face"]))
    german.page.locator(".table.room").evaluate("each => each.classList.remove('screen')")
    assert not found, found


COVERING = """() => {
  const heading = document.createRange();
  const less = document.querySelector(".kind .less");
  heading.selectNodeContents(less.closest("fieldset").querySelector("legend"));
  const over = heading.getBoundingClientRect().bottom - less.getBoundingClientRect().top;
  return over > 0 ? [`covered by ${over}`] : [];
}"""


def test_taking_back_in_a_form_leaves_its_heading_in_sight(german: Theatre) -> None:
    """The button stands on the card, not on the words above it."""
    german.play("hart-an-der-grenze", "pack")
    with german.form():
        german.page.locator(".kind .add").first.click()
        found = shown(german, {"phone": PHONE, **SMALLEST}, lambda _: german.page.evaluate(COVERING))
    assert not found, found


CONTRAST = """([one, other]) => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[0-9.]+/g).slice(0, 3)
      .map((part) => part / 255).map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [one, other].map(light).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}"""
EDGE = "each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).boxShadow]"
EYE = "each => ['.b', '.h'].map((part) => getComputedStyle(each.querySelector(part)).fill)"


@pytest.mark.full
def test_what_is_drawn_is_seen_by_day(browser: Browser, house: str) -> None:
    """A card is as pale as what it lies on, its edge is not; an eye looks at one."""
    theatre = Theatre(browser, house, "de", theme="light")
    theatre.play("hart-an-der-grenze", "pack")
    assert theatre.page.evaluate(CONTRAST, theatre.page.locator(".packing .legend i").evaluate(EDGE)) >= 3
    theatre.play("meisterdiebe", "place")
    eye = theatre.page.locator(".tools button[title] .drawing").first.evaluate(EYE)
    assert theatre.page.evaluate(CONTRAST, eye) >= 3
    theatre.context.close()


CUT = """least => [...document.querySelectorAll(".players :is(.name, .title, .sort)")].filter((each) => {
  const words = document.createRange();
  words.selectNodeContents(each);
  const { right } = each.closest("li").getBoundingClientRect();
  return words.getBoundingClientRect().right > right || parseFloat(getComputedStyle(each).fontSize) < least;
}).map((each) => each.textContent)"""
"""What is not read from the sofa: it sticks out of its plate, or its letters are smaller than so many pixels."""
FAR = 32
TOPS = "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"


@pytest.mark.full
def test_six_of_prohis_are_read_from_the_sofa(browser: Browser, house: str) -> None:
    """A bot at the wheel has its name, its sort and its part in full; the open cards lie in rows of the same length."""
    anna, wall = Person(browser, house, "Anna", "de"), Person(browser, house, "TV", "de", WALL)
    code = anna.open_table("prohis", 6)
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    anna.button(anna.t("fill-with-bots", count=5)).click()
    anna.button(anna.t("start")).click()
    hand, driving = Hand(anna, Random(3), Taste()), wall.page.locator(".players li:has(.sort):has(.title)")
    wall.page.wait_for_selector(".wall .yard li")
    while not driving.count():
        anna.wait_to_be_asked()
        hand.answer()
    assert wall.page.evaluate(CUT, FAR) == []
    rows = Counter(wall.page.locator(".yard li").evaluate_all(TOPS))
    assert len(set(rows.values())) == 1, rows
    for person in (anna, wall):
        person.context.close()
