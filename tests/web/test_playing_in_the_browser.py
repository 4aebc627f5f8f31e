"""The hall in a real browser: a broken line, another device, the big screen, keys alone, a hidden hand."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from web_people import DESK, PHONE, Person
from web_scenes import scenes_of
from web_tables import sit_alone
from web_theatre import Theatre
from web_wires import LooseWire

GAME = "hochstapler"


def test_a_broken_line_is_told_and_heals(browser: Browser, house: str) -> None:
    """The banner says so, and what was wished meanwhile arrives."""
    anna = Person(browser, house, "Anna", "en")
    wire = LooseWire(anna)
    anna.open_table(GAME, 3)
    wire.cut()
    anna.button("4").click()
    wire.mend()
    expect(anna.page.locator(".seat")).to_have_count(4)
    anna.context.close()


BELL = """localStorage["contrabande.me"] ??=
  JSON.stringify({ name: "", shape: "bell", person: crypto.randomUUID().replaceAll("-", "") })"""
TOLD_APART = """() => {
  const [one, other] = [...document.querySelectorAll(".seat .badge")].map((each) => each.innerHTML);
  return one && other && one !== other;
}"""


def test_whoever_comes_with_a_shape_that_is_taken_gets_another(browser: Browser, house: str) -> None:
    """Nobody at a table looks like somebody else."""
    anna, bram = Person(browser, house, "Anna", "en"), Person(browser, house, "Bram", "en")
    for person in (anna, bram):
        person.context.add_init_script(BELL)
    bram.join(anna.open_table(GAME, 3))
    for person in (anna, bram):
        person.page.wait_for_function(TOLD_APART)
        person.context.close()


def test_a_seat_moves_to_another_device_by_a_pass(browser: Browser, house: str) -> None:
    """The secret stands in the fragment, opens once, and is gone from the address."""
    anna = Person(browser, house, "Anna", "en")
    anna.open_table(GAME, 3)
    anna.button(anna.t("menu")).click()
    anna.button(anna.t("other-device")).click()
    link = anna.page.get_by_label(anna.t("other-device-about")).input_value()
    tablet = Person(browser, house, "Anna", "en", DESK)
    tablet.page.goto(link)
    expect(tablet.page.get_by_role("heading", name=tablet.t("lobby"))).to_be_visible()
    assert "#" not in tablet.page.url
    expect(tablet.page.locator(".seat", has_text="Anna")).to_have_count(1)
    anna.context.close()
    tablet.context.close()


SMALLER_AND_LARGER: list[ViewportSize] = [{"width": 1280, "height": 720}, {"width": 2560, "height": 1440}]
FILLED = """() => {
  const [scene, stage] = [document.querySelector("main.scene"), document.querySelector("main.scene > div")];
  const part = stage.getBoundingClientRect().height / scene.clientHeight;
  const name = parseFloat(getComputedStyle(document.querySelector(".players .name")).fontSize);
  return part > 0.6 && part <= 1.01 && Math.abs((name * 1080) / innerHeight - 32) < 0.5;
}"""


def test_the_big_screen_shows_the_code_and_never_a_hand(browser: Browser, house: str) -> None:
    """It joins by the code as a screen, and follows the table; whatever its size, all is as large as it may be."""
    anna = Person(browser, house, "Anna", "en")
    code = anna.open_table(GAME, 3)
    wall = Person(browser, house, "TV", "en", {"width": 1920, "height": 1080})
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    expect(wall.page.get_by_text(code, exact=True)).to_be_visible()
    anna.button(anna.t("fill-with-bots", count=2)).click()
    anna.button(anna.t("start")).click()
    expect(wall.page.locator(".sentence")).to_be_visible()
    assert wall.page.locator(".hand, .prompt").count() == 0
    for size in SMALLER_AND_LARGER:
        wall.page.set_viewport_size(size)
        wall.page.wait_for_function(FILLED)
    anna.context.close()
    wall.context.close()


def test_keys_alone_lead_through_the_hall(browser: Browser, house: str) -> None:
    """Tab and Enter: from the door to the deal."""
    anna = Person(browser, house, "Anna", "en", DESK)
    page = anna.page
    page.goto(house)
    anna.tab_to(page.get_by_label(anna.t("your-name")))
    page.keyboard.type("Anna")
    door = page.get_by_role("button", name=anna.words(GAME).title)
    for target in (door, anna.button("Seat 3 bots"), anna.button("Deal the cards")):
        target.wait_for()
        anna.tab_to(target)
        page.keyboard.press("Enter")
    anna.wait_to_be_asked()
    anna.context.close()


def _who_may_boast(browser: Browser, house: str) -> Person:
    """Somebody who hides the hand; where bots have gone so high that one can only doubt (HS-8), at another table."""
    while True:
        anna = Person(browser, house, "Anna", "en")
        anna.prefer(privacy="peek")
        sit_alone(anna, GAME)
        anna.wait_to_be_asked()
        if "cannot be raised" not in anna.page.locator("#question").inner_text():
            return anna
        anna.context.close()


def test_a_hidden_hand_stays_hidden_until_its_owner_looks(browser: Browser, house: str) -> None:
    """No value of a card stands on the page, neither in the hand nor in the form, until a button is pressed."""
    anna = _who_may_boast(browser, house)
    expect(anna.page.locator(".corner")).to_have_count(0)
    anna.button(anna.t("as-a-form")).click()
    announce = anna.page.locator(".way", has_text=anna.words(GAME).say("action-Announce-form"))
    uncover = anna.button(anna.t("uncover"))
    expect(announce.or_(uncover).first).to_be_visible()
    if announce.count():
        announce.click()
    expect(anna.page.locator(".corner")).to_have_count(0)
    uncover.click()
    expect(anna.page.locator(".prompt .corner").first).to_be_visible()
    anna.context.close()


@pytest.fixture(scope="module")
def hiding(browser: Browser, house: str) -> Iterator[Theatre]:
    """A page whose owner hides the hand from neighbours."""
    theatre = Theatre(browser, house, "en", privacy="peek")
    yield theatre
    theatre.context.close()


KNOWN = {
    ("hart-an-der-grenze", "declare"): ("Ada packed and shut the lid.", re.compile(r"Ada packed \d")),
    ("prohis", "turn"): ("Bo was dealt a hand.", re.compile(r"Bo was dealt \d")),
    ("hochstapler", "turn"): ("Cleo took one card of each colour.", re.compile(r"Cleo took .* colour: \d")),
}
"""What everybody reads of a scene, and what only the one knows who is asked."""


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize(("game", "question"), KNOWN)
def test_who_hides_the_hand_reads_of_it_only_while_looking(
    hiding: Theatre, game: str, question: str, size: dict[str, int]
) -> None:
    """The log and the caption tell what all may know; for more the eye is held, and what is hidden is not heard."""
    page = hiding.page
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
    hiding.play(game, question)
    told, known = KNOWN[game, question]
    log, eye = page.get_by_role("log"), page.locator(".hand .peek")
    expect(log).to_contain_text(told)
    expect(page.locator("body")).not_to_contain_text(known)
    eye.dispatch_event("pointerdown")
    expect(log).to_contain_text(known)
    eye.dispatch_event("pointerup")
    expect(log).to_contain_text(told)
    expect(page.locator("body")).not_to_contain_text(known)


def test_the_log_of_a_phone_has_an_eye_for_whoever_hides_the_hand(hiding: Theatre) -> None:
    """A sheet over the table covers the eye beside the hand, so it has its own."""
    page = hiding.page
    page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    hiding.play("hart-an-der-grenze", "declare")
    told, known = KNOWN["hart-an-der-grenze", "declare"]
    page.keyboard.press("l")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(told)
    sheet.locator(".peek").dispatch_event("pointerdown")
    expect(sheet).to_contain_text(known)
    page.keyboard.press("Escape")
    expect(page.locator("body")).not_to_contain_text(known)


@pytest.mark.parametrize(("game", "question"), [("hart-an-der-grenze", "pack"), ("prohis", "claim")])
def test_a_hidden_hand_has_a_back_for_each_card(hiding: Theatre, game: str, question: str) -> None:
    """How many kinds one holds is nobody else's business."""
    hiding.play(game, question)
    held = sum(json.loads(scenes_of(game)[question])["match"]["view"]["hand"])
    backs = hiding.page.locator(".hand li")
    expect(backs).to_have_count(held)
    assert set(backs.all_inner_texts()) == {"a card face down"}


@pytest.mark.parametrize("question", ["claim", "raise"])
def test_the_window_tells_no_neighbour_which_badges_one_lacks(hiding: Theatre, question: str) -> None:
    """To whoever hides the hand it looks as to those who only wait, until they ask to look."""
    hiding.play("prohis", question)
    window = hiding.page.locator(".window")
    expect(window.locator("input:disabled")).to_have_count(4)
    expect(window.locator("input:checked, .lack, .hold")).to_have_count(0)
    window.get_by_role("button").click()
    expect(window.locator("input:checked")).to_have_value("waive")
    expect(window.locator(".hold")).to_be_enabled()
    hiding.page.clock.run_for(LOOKED)
    expect(window.locator("input:disabled")).to_have_count(4)


def test_where_all_choose_in_secret_the_form_hides_what_one_could_do(hiding: Theatre) -> None:
    """Who can only wave a convoy through has a shorter form than others: it is covered as a whole."""
    hiding.play("prohis", "claim")
    with hiding.form():
        ways = hiding.page.locator(".prompt .way, .prompt .hold")
        expect(ways).to_have_count(0)
        hiding.page.locator(".prompt .plate").click()
        expect(ways.first).to_be_visible()


def test_a_bribe_lies_face_down_before_whoever_hides_the_hand(hiding: Theatre) -> None:
    """What is slipped to the inspector is for the inspector alone."""
    hiding.play("prohis", "answer")
    tray = hiding.page.locator(".desk")
    expect(tray.locator(".worth")).to_have_count(0)
    tray.get_by_role("button").click()
    expect(tray.locator(".worth")).to_be_visible()


def sealed(scene: str) -> str:
    """The same scene, once the question is answered with the thief."""
    told = json.loads(scene)
    told["match"]["draft"] = {"type": "Choose", "character": "thief"}
    return json.dumps(told)


def test_a_sealed_answer_is_sealed_for_neighbours_too(hiding: Theatre) -> None:
    """That something is locked in everybody may see; what it is, only whoever looks."""
    hiding.play("meisterdiebe", "choose")
    hiding.reload(sealed)
    locked = hiding.page.locator(".prompt .locked")
    expect(locked).to_be_visible()
    expect(locked).not_to_contain_text("thief")
    hiding.page.locator(".hand .peek").dispatch_event("pointerdown")
    expect(locked).to_contain_text("thief")
    hiding.page.locator(".hand .peek").dispatch_event("pointerup")


def test_one_look_opens_all_that_is_mine_until_it_is_ended(hiding: Theatre) -> None:
    """Asked for on the stage it opens the hand, too; a press ends it, beside the question or on the eye."""
    page = hiding.page
    page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    hiding.play("prohis", "claim")
    hand, look = page.locator(".dock .hand"), page.locator("main.stage .plate", has_text="Look at my cards")
    for end in (page.locator(".prompt .cover"), hand.locator(".peek")):
        expect(hand).to_contain_text("face down")
        look.click()
        expect(hand).not_to_contain_text("face down")
        expect(look).to_have_count(0)
        end.click()
        expect(look).to_be_visible()
    expect(hand).to_contain_text("face down")
    expect(page.locator(".prompt .cover")).to_have_count(0)


LOOKED = 9_000
"""Milliseconds after which a look is over."""


JOINED = """async () => {
  await document.fonts.load("700 40px Rokkitt");
  const [one, two] = ["nl", "en"].map((language) => {
    const said = document.createElement("span");
    said.className = "stamp";
    said.style.fontSize = "160px";
    said.lang = language;
    said.textContent = "JIJ";
    document.body.append(said);
    return said.getBoundingClientRect().width;
  });
  return Math.abs(one - two);
}"""


def test_a_dutch_stamp_says_jij_and_not_jy(browser: Browser, house: str) -> None:
    """The display face would join I and J into what reads as a Y."""
    anna = Person(browser, house, "Anna", "nl")
    anna.come()
    assert anna.page.evaluate(JOINED) < 1
    anna.context.close()
