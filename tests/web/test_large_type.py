"""Large and huge type, in German on small phones: whatever an answer needs is there, and read in full."""

import json
import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, ViewportSize
from web_faults import (
    LANDSCAPE,
    LONG_NAME,
    LOW,
    QUESTIONS,
    SCROLLING,
    SHORTENED,
    SMALLEST,
    Sizes,
    faults,
    shown,
)
from web_house import ROOT
from web_people import DESK, PHONE
from web_theatre import Theatre

SHORTENED_IN_LARGER_TYPE = f"{SHORTENED}, .game"
"""In larger type also the name of the game, which everybody at the table knows."""


@pytest.fixture(scope="module")
def magnifying(browser: Browser, house: str) -> Iterator[Theatre]:
    """A page of somebody who has chosen the largest letters."""
    theatre = Theatre(browser, house, "de", text="huge")
    yield theatre
    theatre.context.close()


def _see_all(theatre: Theatre, game: str, question: str, sizes: Sizes, scrolling: Sequence[str] = SCROLLING) -> None:
    """Put the question to somebody with a long name, and look at the stage in each of the sizes."""
    theatre.play(game, question, LONG_NAME)
    found = faults(theatre, sizes, "main.stage", SHORTENED_IN_LARGER_TYPE, scrolling)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_there_is_room_for_huge_type(magnifying: Theatre, game: str, question: str) -> None:
    """The answer is reached on the smallest phone; on a larger one nothing scrolls."""
    _see_all(magnifying, game, question, {**SMALLEST, "phone": PHONE})


@pytest.mark.full
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_there_is_room_for_huge_type_at_a_desk(magnifying: Theatre, game: str, question: str) -> None:
    """Nothing scrolls."""
    _see_all(magnifying, game, question, {"desk": DESK})


COVERED_TILES = """() => {
  const over = document.querySelector(".boast")?.getBoundingClientRect().top ?? innerHeight;
  const tiles = [...document.querySelectorAll(".market .tile")].map((each) => each.getBoundingClientRect().bottom);
  return tiles.filter((bottom) => bottom > over + 1).map((bottom) => `a tile is covered by ${bottom - over}`);
}"""


@pytest.mark.parametrize("question", ["open", "turn", "announce", "doubt"])
def test_in_huge_type_the_market_is_in_sight_on_the_lowest_phone(magnifying: Theatre, question: str) -> None:
    """Above the wheel: what one boasts of is chosen there."""
    magnifying.play("hochstapler", question)
    lowest = {"lowest": {"width": 320, "height": 568}}
    found = shown(magnifying, lowest, lambda _: magnifying.page.evaluate(COVERED_TILES))
    assert not found, found


PHASE = re.compile(r"^phase-\S+ = (.+)$", re.MULTILINE)
UNREAD = """([names, most]) => {
  const phase = document.querySelector(".phase");
  const words = document.createRange();
  return names.filter((name) => {
    phase.firstChild.data = name;
    words.selectNodeContents(phase);
    const { right, bottom } = phase.getBoundingClientRect();
    const lines = [...words.getClientRects()];
    const isWhole = lines.every((line) => line.right <= right + 1 && line.bottom <= bottom + 3);
    const broken = [...name.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      words.setStart(phase.firstChild, index);
      words.setEnd(phase.firstChild, index + word.length);
      return words.getClientRects().length > 1;
    });
    return !isWhole || lines.length > most || broken.length > 0;
  });
}"""
"""Which names of phases are not read in so many lines, or only by breaking a word."""


def _hurried(scene: str) -> str:
    """The same with a clock that runs, and the way to more time."""
    told = json.loads(scene)
    told["table"]["clock"] |= {"due_at": told["now"] + 100_000, "tokens": [2] * told["table"]["seats"]}
    return json.dumps(told)


def test_in_huge_type_every_phase_is_read_on_the_smallest_phone(magnifying: Theatre) -> None:
    """In each language in one line, and in two beside a clock; the bar is no higher for it."""
    magnifying.play("prohis", "turn")
    books = sorted((ROOT / "src/contrabande/games").glob("*/locales/*.ftl"))
    phases = [name for book in books for name in PHASE.findall(book.read_text("utf-8"))]
    assert len(phases) > 60
    for most, highest in ((1, 72), (2, 95)):
        if most > 1:
            magnifying.reload(_hurried)
        found = shown(magnifying, SMALLEST, lambda _, most=most: magnifying.page.evaluate(UNREAD, [phases, most]))
        assert not found, found
        assert magnifying.page.locator(".bar").evaluate("each => each.clientHeight") < highest


@pytest.mark.full
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_a_lower_phone_has_room_for_huge_type(magnifying: Theatre, game: str, question: str) -> None:
    """The stage may scroll there."""
    _see_all(magnifying, game, question, {"low": LOW}, scrolling=("low",))


@pytest.fixture(scope="module")
def enlarging(browser: Browser, house: str) -> Iterator[Theatre]:
    """A page of somebody who has chosen the letters between."""
    theatre = Theatre(browser, house, "de", text="large")
    yield theatre
    theatre.context.close()


@pytest.mark.full
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_there_is_room_for_large_type(enlarging: Theatre, game: str, question: str) -> None:
    """Whatever is chosen lies in sight of the question, and what happened last is read in full."""
    _see_all(enlarging, game, question, {"phone": PHONE})


OVERHANGING = """([said, plate]) => {
  const words = document.createRange();
  return [...document.querySelectorAll(said)].filter((each) => {
    words.selectNodeContents(each);
    const [text, around] = [words, each.closest(plate)].map((part) => part.getBoundingClientRect());
    return text.left < around.left || text.right > around.right;
  }).map((each) => each.textContent);
}"""
"""What is said on a plate, and sticks out of it."""
PART = [".players .title", "li"]
"""What somebody is just now."""
SLOT = [".window .word", "label"]
"""What can be played when a convoy comes."""


def test_what_somebody_is_just_now_is_read_in_full_in_huge_type_on_a_phone_on_its_side(magnifying: Theatre) -> None:
    """One drives, one inspects: both words stay on their plates."""
    magnifying.play("prohis", "bribe")
    found = shown(magnifying, {"landscape": LANDSCAPE}, lambda _: magnifying.page.evaluate(OVERHANGING, PART))
    assert magnifying.page.locator(".players .title").count() == 2
    assert not found, found


def test_in_huge_type_the_control_cards_are_read_in_their_slots(magnifying: Theatre) -> None:
    """None of their names reaches into the next one."""
    magnifying.play("prohis", "claim")
    found = shown(magnifying, {"phone": PHONE, **SMALLEST}, lambda _: magnifying.page.evaluate(OVERHANGING, SLOT))
    assert magnifying.page.locator(SLOT[0]).count() == 4
    assert not found, found


def test_in_huge_type_all_of_a_bid_stands_on_its_plaque(magnifying: Theatre) -> None:
    """The sum, the colour and the one who said it, beside the doubt."""
    magnifying.play("hochstapler", "turn")
    bid = [".bid .sum, .bid .motif, .bidder", ".plaque"]
    found = shown(magnifying, {"phone": PHONE, **SMALLEST}, lambda _: magnifying.page.evaluate(OVERHANGING, bid))
    assert not found, found


def test_in_huge_type_a_note_beside_the_chest_keeps_clear_of_the_edge(magnifying: Theatre) -> None:
    """It has the same margin on both sides."""
    magnifying.play("meisterdiebe", "place")
    magnifying.page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    margins = magnifying.page.locator(".latest").evaluate(MARGINS)
    assert margins[0] == margins[1] != "0px"


MARGINS = "each => [getComputedStyle(each).paddingLeft, getComputedStyle(each).paddingRight]"
