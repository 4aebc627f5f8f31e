"""Claims, presets, the first match, captions, open tables, the camera: what helps people to sit down."""

import re

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, STAGES, WALL, Person
from web_tables import sit_alone
from web_theatre import Theatre

ENDLESS = "W" * 180
MOST_LINES = 3
OUTSIDE = """said => [...document.querySelectorAll(".players li, h1, .stage, .scene, footer, .rule, .bubble, .heard")]
  .concat(...[...document.querySelectorAll("*")].filter((each) => each.childNodes[0]?.data?.includes(said)))
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
  .filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    const around = each.closest("[role=log], dialog")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return left < around.left - 1 || right > around.right + 1;
  }).map((each) => each.className || each.tagName)"""
"""What runs out of the screen or of its log."""
PHRASES = 24
SIGNED = """all => all.filter((line) => {
  const sign = line.querySelector("svg")?.getBoundingClientRect();
  const box = line.getBoundingClientRect();
  const isSaid = getComputedStyle(line).borderStyle !== "dashed";
  return isSaid || !sign || sign.right > box.right || box.right > innerWidth;
}).map((line) => line.textContent)"""
"""Lines that lack the sign, or look like what was said."""
LINES = """each => {
  const clip = [each, ...each.children].find((part) => getComputedStyle(part).overflow === "hidden");
  const { paddingTop, lineHeight } = getComputedStyle(clip);
  return Math.round(10 * (clip.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)) / 10;
}"""
"""How many lines are seen, the sliver of one more included."""


def test_a_claim_is_counted_out_said_and_written_down(browser: Browser, house: str) -> None:
    """Each kind has its counter; the sentence is the game's own."""
    anna = Person(browser, house, "Anna", "en", DESK)
    sit_alone(anna, "hart-an-der-grenze")
    anna.page.keyboard.press("t")
    anna.button(anna.t("claims")).click()
    for _ in range(2):
        anna.page.get_by_role("button", name="One more jug").click()
    anna.button(anna.t("claim-HG-form", cards="2 jugs")).click()
    told = anna.page.get_by_role("log").get_by_text(anna.t("claim-HG", cards="2 jugs"))
    expect(told).to_be_visible()
    assert anna.complaints == []
    anna.context.close()


def test_what_may_be_said_does_not_look_as_if_somebody_had_said_it(english: Theatre) -> None:
    """The sheet says what a tap does, and every line ends in the sign for it, within the smallest phone."""
    english.play("hart-an-der-grenze", "bribe")
    page = english.page
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Tap a line and you say it aloud")
    lines = sheet.locator(".phrases button")
    expect(lines).to_have_count(PHRASES)
    assert lines.evaluate_all(SIGNED) == []
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]


@pytest.mark.full
def test_a_word_without_an_end_breaks_and_moves_nothing(browser: Browser, house: str) -> None:
    """On a desk, a phone and the wall everything stays where it is; above a head stand three lines of it at most."""
    anna, bram = Person(browser, house, "Anna", "en", DESK), Person(browser, house, "Bram", "en", PHONE)
    wall = Person(browser, house, "Wall", "en", WALL)
    code = anna.open_table("hart-an-der-grenze", 3)
    anna.page.get_by_label(anna.t("free-chat")).check()
    bram.join(code)
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    anna.button(anna.t("fill-with-bots", count=1)).click()
    bram.button(bram.t("i-am-ready")).click()
    anna.button(anna.t("start")).click()
    wall.page.wait_for_selector(".scene")
    for person in (anna, bram):
        person.page.locator(STAGES).wait_for()
    anna.page.keyboard.press("t")
    anna.page.get_by_label(anna.t("chat")).fill(ENDLESS)
    anna.page.get_by_label(anna.t("chat")).press("Enter")
    for person, above in ((anna, ".players .bubble"), (bram, ".heard .written"), (wall, ".players .bubble")):
        bubble = person.page.locator(above)
        expect(bubble).to_have_text(ENDLESS)
        assert bubble.evaluate(LINES) <= MOST_LINES
        assert person.page.evaluate(OUTSIDE, ENDLESS) == []
    hand = anna.page.locator(".dock").bounding_box()
    said = anna.page.locator(".players .bubble").bounding_box()
    assert hand
    assert said
    assert said["y"] + said["height"] <= hand["y"]
    bram.button(bram.t("log")).click()
    expect(bram.page.get_by_role("dialog").get_by_text(ENDLESS)).to_be_visible()
    assert bram.page.evaluate(OUTSIDE, ENDLESS) == []
    bram.page.keyboard.press("Escape")
    _is_muted_on_one_device(anna, bram)
    for person in (anna, bram, wall):
        person.context.close()


def _is_muted_on_one_device(anna: Person, bram: Person) -> None:
    """Bram hears Anna no more, also after a reload, except for what belongs to the game; the same button undoes it."""
    bram.page.locator(".players button", has_text="Anna").click()
    sheet = bram.page.get_by_role("dialog", name="Anna")
    mute = sheet.get_by_role("button", name=bram.t("mute", name="Anna"))
    expect(sheet.get_by_role("status")).to_have_text(bram.t("mute-about", name="Anna"))
    mute.press("Enter")
    expect(sheet.get_by_role("status")).to_have_text(bram.t("muted-about", name="Anna"))
    assert bram.grave_findings() == []
    bram.page.reload()
    bram.page.locator(STAGES).wait_for()
    chip = bram.page.locator(".players button", has_text="Anna")
    expect(chip.locator(".muted svg")).to_be_visible()
    expect(chip).to_have_accessible_name(re.compile(rf"^Anna .*\b{bram.t('is-muted')}\b"))
    faces = bram.page.locator(".players .face")
    assert [each.inner_text() for each in faces.all()] == [""] * 3, "nothing is written on a face"
    anna.page.keyboard.press("t")
    anna.page.get_by_label(anna.t("chat")).fill("Psst!")
    anna.page.get_by_label(anna.t("chat")).press("Enter")
    anna.page.keyboard.press("t")
    phrase = anna.page.locator(".phrases .words").first.inner_text()
    anna.page.locator(".phrases button").first.click()
    expect(bram.page.locator(".heard .written")).to_have_text(phrase)
    bram.button(bram.t("log")).click()
    log = bram.page.get_by_role("dialog")
    expect(log.locator(".talk")).to_have_text([f"Anna {phrase}"])
    bram.page.keyboard.press("Escape")
    bram.page.keyboard.press("t")
    again = bram.page.get_by_role("group", name=bram.t("mute-whom")).get_by_role("button", name="Anna")
    expect(again).to_have_attribute("aria-pressed", "true")
    again.click()
    expect(chip.locator(".muted")).to_have_count(0)
    bram.page.keyboard.press("Escape")
    bram.button(bram.t("log")).click()
    expect(log.locator(".talk")).to_contain_text([ENDLESS, "Psst!", phrase])


def test_a_first_match_begins_at_once_and_explains_each_question_once(browser: Browser, house: str) -> None:
    """Three bots sit down; the note asks what one can do in this phase, and quotes the rule on its sheet."""
    anna = Person(browser, house, "Anna", "de")
    anna.come()
    anna.page.locator("label", has=anna.page.get_by_label(anna.t("manner-first"))).check()
    anna.page.locator(".door", has_text="Hochstapler").click()
    anna.wait_to_be_asked()
    note = anna.page.get_by_role("complementary", name=anna.t("coach"))
    cited = anna.page.locator(".prompt .rule").inner_text().removeprefix("§ ")
    rules = [rule for section in anna.words("hochstapler").rules() for rule in section.rules]
    expect(note).to_contain_text(anna.page.locator(".phase").inner_text())
    anna.button(anna.t("coach-unfold")).click()
    sheet = anna.page.get_by_role("dialog", name=anna.t("coach"))
    expect(sheet).to_contain_text(next(rule.text for rule in rules if rule.id == cited))
    sheet.get_by_role("button", name=anna.t("understood")).click()
    expect(note).to_have_count(0)
    anna.page.reload()
    anna.wait_to_be_asked()
    expect(note).to_have_count(0)
    anna.context.close()


def test_a_preset_arranges_the_table_and_a_mixture_is_called_one(browser: Browser, house: str) -> None:
    """At most five options lie open; the rest are house rules."""
    anna = Person(browser, house, "Anna", "en")
    anna.open_table("meisterdiebe", 4)
    assert anna.page.locator(".options > details:not(.rest)").count() <= 5
    anna.page.locator(".tag", has_text=anna.t("preset-beginner")).click()
    expect(anna.page.get_by_text(anna.t("preset-beginner-about"))).to_be_visible()
    expect(anna.page.get_by_text("everybody sees what could be remembered").first).to_be_visible()
    anna.page.locator(".tag", has_text=anna.t("pace-quick")).click()
    expect(anna.page.get_by_text(anna.t("preset-own"))).to_be_visible()
    anna.context.close()


@pytest.mark.full
def test_an_open_table_is_found_at_the_door(browser: Browser, house: str) -> None:
    """Whoever opens the page sees it and sits down with one tap."""
    anna, bram = Person(browser, house, "Anna", "en"), Person(browser, house, "Bram", "nl")
    anna.come()
    anna.page.locator("label", has=anna.page.get_by_label(anna.t("manner-public"))).check()
    anna.page.locator(".door", has_text="Prohis").click()
    code = anna.page.locator("header .code b").inner_text()
    bram.come()
    bram.page.locator(".public button", has_text=code).click()
    expect(anna.page.locator(".seat", has_text="Bram")).to_have_count(1)
    anna.context.close()
    bram.context.close()


HEARING = """
  globalThis.heard = [];
  const listen = () => heard.push(...[...document.querySelectorAll(".captions")].map((each) => each.textContent));
  new MutationObserver(listen).observe(document, { subtree: true, childList: true });
"""
"""A caption goes after a while; it counts that it was there."""


def test_sounds_are_written_down_for_whoever_wants_that(browser: Browser, house: str) -> None:
    """Also while the sound itself is off."""
    anna = Person(browser, house, "Anna", "nl")
    anna.prefer(captions="on")
    anna.context.add_init_script(HEARING)
    anna.start_alone("hochstapler")
    anna.page.wait_for_function("caption => heard.includes(caption)", arg=anna.t("sound-knock"))
    anna.context.close()


def test_the_camera_reads_an_invitation(browser: Browser, house: str) -> None:
    """A reader that always sees the same code leads to the same door as the link does."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    anna.context.add_init_script("""
        globalThis.BarcodeDetector = class { async detect() { return [{ rawValue: "http://house.local/#KVLT" }]; } };
        const canvas = () => Object.assign(document.createElement("canvas"), { width: 8, height: 8 });
        const camera = async () => { const one = canvas(); one.getContext("2d"); return one.captureStream(5); };
        Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: camera } });
        HTMLMediaElement.prototype.play = async () => undefined;
    """)
    anna.come()
    anna.button(anna.t("scan")).click()
    expect(anna.page.get_by_role("heading", name=anna.t("invited"))).to_be_visible()
    expect(anna.page.get_by_label(anna.t("code"))).to_have_value("KVLT")
    anna.context.close()


def test_without_a_reader_the_page_says_how_to_scan(browser: Browser, house: str) -> None:
    """The camera app of the phone can do it."""
    anna = Person(browser, house, "Anna", "de")
    anna.come()
    anna.button(anna.t("scan")).click()
    expect(anna.page.get_by_text(anna.t("scan-otherwise"))).to_be_visible()
    anna.context.close()
