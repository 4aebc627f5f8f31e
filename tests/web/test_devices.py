"""Devices of these tests are used again: who comes next must find nothing of whoever was there before."""

from playwright.sync_api import Browser
from web_people import DESK, Person

LEFT = "() => [Object.keys(localStorage).toSorted(), sessionStorage.length, history.length, innerWidth]"
HELD = """() => {
  globalThis.held = [];
  onpointermove = ({ buttons }) => held.push(buttons);
  onkeydown = ({ shiftKey }) => held.push(shiftKey);
}"""


def test_a_device_that_was_left_is_like_a_new_one(browser: Browser, house: str) -> None:
    """Names, settings, scripts, ways back, ears and held keys are gone, and the screen is as large as wanted."""
    new = Person(browser, house, "Nina", "nl", DESK, is_new=True)
    new.page.goto(house)
    anna = Person(browser, house, "Anna", "nl", {**DESK, "width": 1000})
    anna.prefer(theme="light")
    anna.context.add_init_script("sessionStorage['was'] = 'here'")
    anna.come()
    anna.page.goto(f"{house}/about")
    anna.page.keyboard.down("Shift")
    anna.page.mouse.down()
    anna.page.evaluate("() => (window.name = 'Anna')")
    anna.context.close()
    bram = Person(browser, house, "Bram", "nl", DESK)
    bram.page.goto(house)
    assert bram.context is anna.context
    assert bram.page.evaluate(LEFT) == new.page.evaluate(LEFT)
    bram.page.evaluate(HELD)
    bram.page.mouse.move(20, 20)
    bram.page.keyboard.press("ArrowDown")
    assert bram.page.evaluate("() => [held, window.name]") == [[0, False], ""]
    assert bram.page.get_by_label(bram.t("your-name")).input_value() == ""
    bram.page.evaluate("() => console.error('heard by one')")
    bram.page.wait_for_function("() => true")
    assert (anna.complaints, bram.complaints) == ([], ["heard by one"])
    for person in (new, bram):
        person.context.close()


def test_a_device_that_was_changed_for_good_is_not_used_again(browser: Browser, house: str) -> None:
    """One whose lines are in somebody's hands, or whose clock."""
    for change in (_hold_lines, _stop_clock):
        anna = Person(browser, house, "Anna", "nl", DESK)
        change(anna)
        anna.page.goto(house)
        anna.context.close()
        bram = Person(browser, house, "Bram", "nl", DESK)
        assert bram.context is not anna.context
        bram.context.close()


def _hold_lines(person: Person) -> None:
    person.page.route("**/api/tables", lambda asked: asked.continue_())


def _stop_clock(person: Person) -> None:
    person.page.clock.install()
