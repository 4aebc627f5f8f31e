"""Somebody who has never seen a game is told what it is about, once; and a button that must be held says so."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect
from web_people import DESK, PHONE, SMALL, own_words
from web_theatre import SHOWN, Theatre, at_last

FIRST = {"hart-an-der-grenze": "pack", "meisterdiebe": "place", "hochstapler": "open", "prohis": "turn"}
DAILY = ("hart-an-der-grenze", "meisterdiebe")
NOTED = [pytest.param(*each, marks=[] if each[0] in DAILY else pytest.mark.full) for each in FIRST.items()]
LAPTOP = {"width": 1280, "height": 720}
SIDEWAYS = {"width": 844, "height": 390}
LOWEST = {"width": 320, "height": 568}
NEW = "localStorage['contrabande.met'] = '[]'"
COVERED = """note => {
  const box = note.getBoundingClientRect();
  const shared = ({ left, right, top, bottom }) =>
    box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  const isWhole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const around = [...document.querySelectorAll("#question, .players li, main.stage, .dock, .note + *")];
  const found = around.filter((each) => shared(each.getBoundingClientRect())).map((each) => each.className || each.id);
  return isWhole ? found : [...found, "out of the screen"];
}"""
"""What the note lies over."""
OUT_OF_SIGHT = """() => [...document.querySelectorAll("main.stage .plate.big")].filter((each) => {
  const { left, width, top, bottom } = each.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return bottom > innerHeight || !each.contains(under);
}).map((each) => each.textContent)"""
"""What answers the question, and cannot be touched where it stands."""
HIDDEN = """() => [...document.querySelectorAll("main.stage :is(button, label, input)")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  if (width < 3 || !each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return [0.5, 0.9].some((part) => {
    const under = document.elementFromPoint(left + width / 2, top + height * part);
    const isCovered = under === null || under.closest(".note, .dock, .acts, .plate.big") !== null;
    return isCovered && !each.contains(under) && !under?.contains(each);
  });
}).map((each) => each.className + each.textContent)"""
"""What is chosen from on the stage, and lies with its middle or its foot under something else, or out of sight."""
OVER_WORDS = """hint => {
  const box = hint.getBoundingClientRect();
  const words = document.createRange();
  const isUnder = ({ left, right, top, bottom, height }) =>
    box.left < right && left < box.right && box.top < bottom - height / 5 && top + height / 5 < box.bottom;
  return [...document.querySelectorAll(".bar :is(.game, .phase, .clock, .word), .players li")].filter((each) => {
    words.selectNodeContents(each);
    const isOnlyHeard = each.getBoundingClientRect().width <= 1;
    return !isOnlyHeard && [...words.getClientRects()].some(isUnder);
  }).map((each) => each.textContent);
}"""
"""Words in the bar and of those who play that the hint lies over; between two lines there is some air."""
IS_WHOLE = "text => text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth"
CLEAR = (PHONE, DESK)
"""Screens on which nothing of the stage is hidden."""


def _note(german: Theatre) -> Locator:
    return german.page.get_by_role("complementary", name=_t("first-time"))


def _coach(german: Theatre) -> Locator:
    return german.page.get_by_role("complementary", name=_t("coach"))


def _hint(german: Theatre, note: str) -> Locator:
    """What is left of a note where it has no room."""
    return german.page.get_by_role("banner").get_by_role("button", name=_t(note))


@pytest.fixture
def explained(browser: Browser, house: str) -> Iterator[Theatre]:
    """A device on which every question is explained; a new one each time, for what is understood does not come back."""
    theatre = Theatre(browser, house, "de", coach="on")
    yield theatre
    theatre.context.close()


def _t(key: str, **facts: str) -> str:
    words = own_words("de")
    message = words.get_message(key).value
    assert message is not None
    return str(words.format_pattern(message, facts)[0])


@pytest.mark.parametrize(("game", "question"), NOTED, ids=FIRST)
def test_a_new_device_is_told_what_the_game_is_about_and_only_once(german: Theatre, game: str, question: str) -> None:
    """Also before one is asked. It takes its room from the stage and lies over nothing; a tap ends it for good."""
    german.page.evaluate(NEW)
    german.look_on(game, question)
    expect(_note(german)).to_be_visible()
    german.play(game, question)
    for size in (PHONE, SMALL, DESK, LAPTOP):
        german.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(_note(german)).to_be_visible()
        german.come_to_rest()
        assert at_last(lambda: _note(german).evaluate(COVERED)) == [], size
        assert _note(german).locator("p").evaluate(IS_WHOLE), size
        assert at_last(lambda: german.page.evaluate(OUT_OF_SIGHT)) == [], size
        if size in CLEAR:
            assert at_last(lambda: german.page.evaluate(HIDDEN)) == [], size
    german.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    _note(german).get_by_role("button", name=_t("understood")).click()
    expect(_note(german)).to_have_count(0)
    german.reload()
    expect(_note(german)).to_have_count(0)


@pytest.mark.parametrize(("game", "question"), [("hart-an-der-grenze", "declare"), ("hochstapler", "turn")])
def test_a_rule_beside_a_later_question_hides_nothing_either(explained: Theatre, game: str, question: str) -> None:
    """Where there is much to choose from, the note is only a question with its phase on a phone, and all of that."""
    explained.play(game, question)
    for size in CLEAR:
        explained.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(_coach(explained)).to_be_visible()
        explained.come_to_rest()
        assert at_last(lambda: _coach(explained).evaluate(COVERED)) == [], size
        assert _coach(explained).locator("p").evaluate(IS_WHOLE), size
        assert at_last(lambda: explained.page.evaluate(HIDDEN)) == [], size


def test_a_note_finds_its_place_anew_beside_another_question(explained: Theatre) -> None:
    """Where the first one left no room for it, it was a hint in the bar; the next one has room."""
    explained.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    explained.play("hart-an-der-grenze", "declare")
    expect(_hint(explained, "coach")).to_be_visible()
    expect(_coach(explained)).to_have_count(0)
    explained.go_on("hart-an-der-grenze", "inspect")
    expect(explained.page.locator(".latest .note")).to_contain_text("Kontrolle")
    explained.page.clock.run_for(SHOWN)
    explained.come_to_rest()
    expect(_hint(explained, "coach")).to_have_count(0)
    assert _coach(explained).locator("p").evaluate(IS_WHOLE)


def test_of_two_questions_in_a_row_each_has_its_own_rule(explained: Theatre) -> None:
    """Who does not say that the first is understood reads the rule of the second; only that one is done."""
    explained.play("hart-an-der-grenze", "pack")
    expect(_coach(explained)).to_contain_text("Packen")
    explained.go_on("hart-an-der-grenze", "declare")
    expect(_coach(explained)).to_contain_text("Ansagen")
    _coach(explained).get_by_role("button", name=_t("coach-dismiss")).click()
    expect(_coach(explained)).to_have_count(0)
    explained.play("hart-an-der-grenze", "pack")
    expect(_coach(explained)).to_contain_text("Packen")


def test_in_huge_type_the_way_to_the_note_takes_nothing_from_the_stage(browser: Browser, house: str) -> None:
    """The stage is as high with it as without, the cards can be touched, and the note can be read."""
    theatre = Theatre(browser, house, "de", text="huge")
    theatre.page.set_viewport_size(ViewportSize(width=360, height=740))
    theatre.play("prohis", "turn")
    without = theatre.page.locator("main.stage").evaluate("each => each.clientHeight")
    theatre.play("hochstapler", "open")
    theatre.page.evaluate(NEW)
    theatre.play("prohis", "turn")
    expect(_hint(theatre, "first-time")).to_be_visible()
    theatre.come_to_rest()
    assert theatre.page.locator("main.stage").evaluate("each => each.clientHeight") == without
    assert at_last(lambda: theatre.page.evaluate(HIDDEN)) == []
    _hint(theatre, "first-time").click()
    theatre.page.get_by_role("dialog").get_by_role("button", name=_t("understood")).click()
    expect(_hint(theatre, "first-time")).to_have_count(0)
    theatre.context.close()


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_a_note_without_room_is_a_hint_that_covers_no_words(browser: Browser, house: str, text: str) -> None:
    """Behind the phase, for a finger as for a key; on its sheet it is read, put back, and sent away for good."""
    theatre = Theatre(browser, house, "de", text=text)
    theatre.page.evaluate(NEW)
    theatre.page.set_viewport_size(LOWEST)  # type: ignore[arg-type]
    theatre.play("hart-an-der-grenze", "demanded")
    hint = _hint(theatre, "first-time")
    for size in (LOWEST, SIDEWAYS):
        theatre.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(hint).to_be_visible()
        theatre.come_to_rest()
        assert hint.evaluate(OVER_WORDS) == [], size
    expect(_note(theatre)).to_have_count(0)
    sheet = theatre.page.get_by_role("dialog", name=_t("first-time"))
    hint.press("Enter")
    expect(sheet).to_contain_text("Hart an der Grenze")
    theatre.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(hint).to_be_focused()
    box = hint.bounding_box()
    assert box is not None
    theatre.page.mouse.click(box["x"] - 8, box["y"] - 8)
    sheet.get_by_role("button", name=_t("understood")).click()
    expect(hint).to_have_count(0)
    theatre.reload()
    expect(hint).to_have_count(0)
    theatre.context.close()


def test_what_the_game_is_about_does_not_come_back_beside_the_second_question(german: Theatre) -> None:
    """An answer is as good as a tap, also while the page stays open."""
    german.page.evaluate(NEW)
    german.play("hart-an-der-grenze", "pack")
    expect(_note(german)).to_be_visible()
    german.go_on("hart-an-der-grenze", "inspect")
    expect(german.page.locator(".phase")).to_have_attribute("data-phase", "inspect")
    german.page.clock.run_for(SHOWN)
    german.come_to_rest()
    expect(german.page.locator(".latest .note")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_phone_shows_the_gist_of_a_note_and_the_rest_when_it_is_wanted(german: Theatre, size: ViewportSize) -> None:
    """The rest is on a sheet, which a tap beside it sends away; what is understood does not come back."""
    german.page.evaluate(NEW)
    german.play("hart-an-der-grenze", "pack")
    german.page.set_viewport_size(size)
    german.come_to_rest()
    expect(_note(german).locator("p")).to_have_text("Schmuggle dich reich: pack, lüg, schmier.")
    unfold = _note(german).get_by_role("button", name=_t("note-unfold"))
    unfold.click()
    sheet = german.page.get_by_role("dialog", name=_t("first-time"))
    assert sheet.locator("p").evaluate("each => each.scrollHeight <= each.clientHeight")
    german.page.mouse.click(5, 5)
    expect(sheet).to_have_count(0)
    expect(unfold).to_be_focused()
    unfold.click()
    sheet.get_by_role("button", name=_t("understood")).click()
    expect(_note(german)).to_have_count(0)
    german.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_every_game_has_its_own_first_time_and_help_can_stay(german: Theatre) -> None:
    """Whoever wants each question explained gets the rule of this one at once; whoever has answered needs no note."""
    german.page.evaluate("localStorage['contrabande.met'] = '[\"prohis\"]'")
    german.play("prohis", "turn")
    expect(_note(german)).to_have_count(0)
    german.play("hochstapler", "open")
    _note(german).get_by_role("button", name=_t("note-unfold")).click()
    german.page.get_by_role("dialog").get_by_role("button", name=_t("coach-on")).click()
    expect(_coach(german)).to_be_visible()
    _coach(german).get_by_role("button", name=_t("coach-unfold")).click()
    german.page.get_by_role("dialog").get_by_role("button", name=_t("coach-off")).click()
    expect(_coach(german)).to_have_count(0)
    german.play("hart-an-der-grenze", "pack")
    expect(_note(german)).to_be_visible()
    german.play("hart-an-der-grenze", "declare")
    expect(_note(german)).to_have_count(0)


@pytest.mark.parametrize("hand", ["finger", "key"])
def test_a_button_that_is_let_go_too_early_says_that_it_must_be_held(german: Theatre, hand: str) -> None:
    """On the button, and to whoever listens; after a while it is quiet again, and nothing was answered."""
    german.play("meisterdiebe", "rob")
    page = german.page
    button = page.locator(".tray .hold")
    said = page.locator(".tray .hold + [aria-live]")
    expect(button).to_contain_text(_t("hold"))
    expect(said).to_be_empty()
    if hand == "key":
        button.press("Enter")
    else:
        button.click()
    expect(button).to_contain_text(_t("hold-longer"))
    expect(said).to_have_text(_t("hold-to", action=str(button.locator(".deed").text_content())))
    page.clock.run_for(4_000)
    expect(said).to_be_empty()
    expect(button).to_be_visible()
