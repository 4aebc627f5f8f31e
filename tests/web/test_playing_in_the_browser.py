"""The hall in a real browser: a broken line, another device, the big screen, keys alone, a hidden hand."""

from playwright.sync_api import Browser, expect
from web_people import DESK, Person
from web_tables import sit_alone
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


def test_the_big_screen_shows_the_code_and_never_a_hand(browser: Browser, house: str) -> None:
    """It joins by the code as a screen, and follows the table."""
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


def test_a_hidden_hand_stays_hidden_until_its_owner_looks(browser: Browser, house: str) -> None:
    """No value of a card stands on the page, neither in the hand nor in the form, until a button is pressed."""
    anna = Person(browser, house, "Anna", "en")
    anna.prefer(privacy="peek")
    sit_alone(anna, GAME)
    anna.wait_to_be_asked()
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
