"""The border post: every question is answered on the stage itself, by touch or by keys, and nothing by accident."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from web_people import DESK, Person, hold_by_hand
from web_scenes import scenes_of
from web_tables import LaidTable, sit_alone
from web_theatre import Theatre

GAME = "hart-an-der-grenze"
QUESTIONS = 6
SHORT_PRESS = """button => ["keydown", "keyup"].forEach((kind) =>
  button.dispatchEvent(new KeyboardEvent(kind, { key: "Enter", bubbles: true, cancelable: true })))"""

STANDING = """
  const waitFor = globalThis.setTimeout;
  globalThis.setTimeout = (act, time = 0, ...rest) => waitFor(act, time > 500 && time < 2000 ? 1e8 : time, ...rest);
"""
"""A poster hangs until somebody takes it away."""


def _pack(person: Person, rng: Random) -> None:
    for _ in range(rng.randrange(1, 4)):
        cards = person.page.locator(".packing .hand button:not([aria-disabled=true])")
        if cards.count():
            cards.first.click()
    hold_by_hand(person.page.locator(".packing .hold"))


def _declare(person: Person, _rng: Random) -> None:
    number = person.page.locator(".declaring .number")
    if number.locator(":checked").count() == 0:
        number.first.click()
    person.page.locator(".declaring .seal").first.click()
    person.page.locator(".declaring .plate.big").click()


def _point(person: Person, _rng: Random) -> None:
    person.page.locator("button.spot").first.click()
    hold_by_hand(person.page.locator(".pointing > .hold"))


def _bargain(person: Person, rng: Random) -> None:
    more = person.page.locator(".bargaining .note:not(:disabled)")
    if more.count():
        more.first.click()
    person.press(rng.choice(person.page.locator(".bargaining .plate.big:not(:disabled)").all()))


def _keep(person: Person, _rng: Random) -> None:
    hold_by_hand(person.page.locator(".keeping .hold"))


def _choose(person: Person, _rng: Random) -> None:
    person.page.locator(".choosing label").first.click()
    hold_by_hand(person.page.locator(".choosing .hold"))


TASKS: dict[str, Callable[[Person, Random], None]] = {
    ".packing": _pack,
    ".declaring": _declare,
    ".pointing": _point,
    ".bargaining": _bargain,
    ".keeping": _keep,
    ".choosing": _choose,
}


def test_the_first_turns_are_played_on_the_stage_without_a_grave_finding(browser: Browser, house: str) -> None:
    """Whatever is asked, as it comes; the form stays folded all the while."""
    anna = Person(browser, house, "Anna", "en")
    sit_alone(anna, GAME)
    rng, seen, found = Random(2), set[str](), list[str]()
    for _ in range(QUESTIONS):
        anna.wait_to_be_asked()
        task = next(each for each in TASKS if anna.page.locator(f"div{each}").count())
        if task not in seen:
            seen.add(task)
            found += anna.grave_findings()
            assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert anna.page.locator(".prompt fieldset").count() == 0
        with anna.answering():
            TASKS[task](anna, rng)
    assert not found, "\n".join(found)
    assert anna.complaints == []
    anna.context.close()


@pytest.fixture
def reader(browser: Browser, house: str) -> Iterator[Person]:
    """Somebody before whom the first poster hangs: one of two people must pack, and until then nothing happens."""
    anna = Person(browser, house, "Anna", "en", DESK)
    anna.context.add_init_script(STANDING)
    anna.page.emulate_media(reduced_motion="no-preference")
    table = LaidTable(house, GAME, 3, [anna, "Bram"])
    table.come()
    anna.page.get_by_role("heading", name=anna.t("lobby")).wait_for()
    table.deal()
    expect(anna.page.locator(".post > .scene")).to_have_count(1)
    yield anna
    assert anna.complaints == []
    anna.context.close()


@pytest.mark.parametrize("hand", ["finger", "key"])
def test_a_poster_takes_the_tap_that_was_meant_for_it(reader: Person, hand: str) -> None:
    """What lies beneath is reached only when the poster is gone."""
    files, sheet = reader.page.locator("button.files"), reader.page.get_by_role("dialog")
    if hand == "key":
        files.focus()
        reader.page.keyboard.press("Enter")
    else:
        files.click(force=True)
    expect(reader.page.locator(".post > .scene")).to_have_count(0)
    assert sheet.count() == 0
    files.click()
    expect(sheet).to_have_count(1)


@pytest.fixture(scope="module")
def packer(browser: Browser, house: str) -> Iterator[Person]:
    """Somebody who must pack before the sheriff Bram, and Clara too, so that the table waits for her."""
    anna = Person(browser, house, "Anna", "en")
    table = LaidTable(house, GAME, 4, ["Bram", anna, "Clara"], start_player="seat0")
    table.deal()
    table.come()
    anna.page.locator("div.packing").wait_for()
    # The bot has packed, and nothing of that is still shown: from now on nothing happens but by her.
    expect(anna.page.get_by_text(anna.t("locked-count", locked=1, asked=3)).first).to_be_visible()
    expect(anna.page.locator(".post > .scene")).to_have_count(0)
    yield anna
    assert anna.complaints == []
    anna.context.close()


def test_the_form_is_an_equal_way_and_the_files_open(packer: Person) -> None:
    """Whoever prefers the form gets it, and the stage then only shows; the customs files can be read by all."""
    packer.button(packer.t("as-a-form")).click()
    expect(packer.page.locator(".prompt fieldset")).to_have_count(1)
    expect(packer.page.locator(".packing")).to_have_count(0)
    packer.button("Customs files").click()
    expect(packer.page.get_by_role("dialog", name="Customs files").get_by_role("row")).to_have_count(5)
    packer.page.keyboard.press("Escape")
    packer.button(packer.t("on-the-table")).click()
    expect(packer.page.locator(".packing")).to_have_count(1)


def test_a_case_is_packed_with_keys_alone_and_opened_again(packer: Person) -> None:
    """A short press on the lid does nothing, a long one shuts it; until all are in one may think again."""
    page = packer.page
    packer.tab_to(page.locator(".packing .hand button").first)
    page.keyboard.press("Enter")
    expect(page.locator(".tray button")).to_have_count(1)
    packer.tab_to(page.locator(".packing .hold"))
    page.locator(".packing .hold").evaluate(SHORT_PRESS)
    expect(page.locator(".trunk.shut")).to_have_count(0)
    page.keyboard.down("Enter")
    expect(page.locator(".trunk.shut")).to_be_visible()
    page.keyboard.up("Enter")
    expect(page.locator(".tray button").first).to_be_disabled()
    packer.button("Open the lid again").click()
    page.locator(".tray button").first.click()
    expect(page.locator(".tray button")).to_have_count(0)
    expect(page.locator(".packing .hold")).to_be_disabled()


@pytest.mark.parametrize("question", ["declare", "declare_exact"])
def test_nothing_is_declared_that_nobody_chose(english: Theatre, question: str) -> None:
    """Neither kind nor number is ready before one is named: a tap is no lie, and tells nobody what is in the case."""
    english.play(GAME, question)
    declare, seals = english.page.locator(".declaring .plate.big"), english.page.locator(".declaring .seal")
    numbers = english.page.locator(".declaring .number")
    is_free = question == "declare"
    expect(numbers.locator(":checked")).to_have_count(0 if is_free else 1)
    expect(seals.locator(":checked")).to_have_count(0)
    expect(declare).to_be_disabled()
    expect(declare).to_have_text("Choose what you declare")
    seals.last.click()
    if is_free:
        expect(declare).to_be_disabled()
        numbers.last.click()
    expect(declare).to_be_enabled()
    expect(declare).to_contain_text(seals.last.inner_text())


@pytest.mark.parametrize("question", ["bribe", "haggle"])
def test_whoever_counts_again_begins_with_nothing(english: Theatre, question: str) -> None:
    """The first note is the sum; what is too little cannot be named."""
    english.play(GAME, question)
    page = english.page
    total, named = page.locator(".bargaining output"), page.locator(".bargaining .acts .plate.big").first
    page.locator(".bargaining .note", has_text="clear").click()
    expect(total).to_have_text("$0")
    expect(named).to_be_disabled()
    expect(named).to_have_text(re.compile(r"At least \$\d+"))
    for note in ("+10", "+2"):
        page.locator(".bargaining .note", has_text=re.compile(rf"^\{note}$")).click()
    expect(total).to_have_text("$12")
    expect(named).to_be_enabled()


def test_nobody_is_lent_a_word_of_honour_by_the_form(english: Theatre) -> None:
    """No number and no kind until somebody names them; the same on the board."""
    english.play("hart-an-der-grenze", "declare")
    page = english.page
    expect(page.locator(".declaring .plate.big")).to_be_disabled()
    with english.form():
        form = page.locator(".prompt")
        expect(form.locator("input:checked")).to_have_count(0)
        expect(form.locator(".plate.big")).to_be_disabled()
        form.get_by_role("radio", name="maracas").check()
        expect(form.locator(".plate.big")).to_be_disabled()
        form.get_by_role("radio", name="3", exact=True).check()
        expect(form.locator(".plate.big")).to_have_text("Declare 3 maracas")


def with_hidden_cash(scene: str) -> str:
    """The same table, where nobody is told what the others have."""
    said = json.loads(scene)
    view = said["match"]["view"]
    view["options"]["cash"] = "hidden_until_round_end"
    view["cash"] = [cash if seat == view["seat"] else None for seat, cash in enumerate(view["cash"])]
    return json.dumps(said)


def _is_a_true_number_covered(theatre: Theatre) -> None:
    """Before it is declared it tells how much is packed: on the stage, in the question, in the form."""
    page = theatre.page
    theatre.play(GAME, "declare_exact")
    number, question = page.locator(".declaring .number"), page.locator("#question")
    packed = json.loads(scenes_of(GAME)["declare_exact"])["match"]["prompt"]["facts"]["count"]
    page.locator(".declaring .seal").first.click()
    act = page.locator(".declaring .plate.big")
    expect(number).to_have_text("?")
    expect(act).to_be_enabled()
    for place in (question, act):
        expect(place).not_to_contain_text(str(packed))
    with theatre.form():
        expect(page.locator(".prompt fieldset")).to_have_count(0)
    page.locator(".hand .peek").dispatch_event("pointerdown")
    for place in (number, question, act):
        expect(place).to_contain_text(str(packed))
    page.locator(".hand .peek").dispatch_event("pointerup")
    expect(number).to_have_text("?")


def test_whoever_hides_the_hand_has_a_shut_case_and_one_button(browser: Browser, house: str) -> None:
    """What is mine waits for one look, and what all may know lies there; the purse is shut as the hand is."""
    theatre = Theatre(browser, house, "en", privacy="peek")
    page = theatre.page
    stage, look = page.locator("main.stage"), page.locator("main.stage .plate", has_text="Look at my cards")
    theatre.play(GAME, "pack")
    expect(stage.locator(".trunk.shut")).to_be_visible()
    expect(stage.locator(".post > .line")).to_be_visible()
    expect(look).to_have_count(1)
    expect(stage.locator(":is(.packing, .heap:not(.shed)) .corner, .tray button")).to_have_count(0)
    look.click()
    expect(stage.locator(".trunk.shut")).to_have_count(0)
    expect(stage.locator(".packing .hand button")).to_have_count(5)
    theatre.go_on(GAME, "declare")
    expect(stage.locator(".post.declaring")).to_be_visible()
    expect(look).to_have_count(1)  # with its question a look is over
    expect(page.locator(".dock .hand li")).to_have_count(1)  # and how many are left tells how many are packed (HG-Q16)
    _is_a_true_number_covered(theatre)
    theatre.look_on(GAME, "keep")
    heaps = stage.locator(".heap:not(.shed)")
    expect(look).to_have_count(1)
    expect(heaps.locator(".count")).to_have_text(["3", "6"])
    expect(heaps.locator(".corner")).to_have_count(0)
    look.click()
    expect(heaps.locator(".corner").first).to_be_visible()
    theatre.play(GAME, "bribe")
    mine, question, eye = page.locator(".players li.me"), page.locator("#question"), page.locator(".hand .peek")
    expect(mine).to_contain_text("$30")
    theatre.reload(with_hidden_cash)
    expect(stage.locator(".bargaining")).to_have_count(0)  # its notes go as far as the purse
    for place, told in ((mine, "$30"), (question, "You have 30 dollars.")):
        expect(place).not_to_contain_text(told)
        eye.dispatch_event("pointerdown")
        expect(place).to_contain_text(told)
        expect(stage.locator(".bargaining")).to_be_visible()
        eye.dispatch_event("pointerup")
        expect(place).not_to_contain_text(told)
    theatre.context.close()


@pytest.mark.full
@pytest.mark.parametrize("question", ["declare", "declare_exact", "inspect", "extra", "seize"])
def test_on_the_lowest_phone_nothing_scrolls_while_one_declares_or_points(german: Theatre, question: str) -> None:
    """The hand waits meanwhile: what is said or pointed at lies on the stage."""
    german.page.set_viewport_size(ViewportSize(width=320, height=568))
    german.play(GAME, question)
    german.come_to_rest()
    assert german.page.locator("main.stage").evaluate("each => each.scrollHeight <= each.clientHeight")
