"""A pass that was spent, a house that is gone, a line that broke: the page says so, and nothing chosen is lost."""

import json
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect
from web_house import running_house
from web_people import Person
from web_tables import sit_alone
from web_wires import LooseWire

GAME = "hochstapler"
COLOURS = ".prompt fieldset label:has(input[type=radio])"
KEPT = "caches.open('contrabande-shell').then(async (shell) => (await shell.keys()).map((each) => each.url))"


def until_a_colour(person: Person) -> None:
    """Until a sum is asked for: where a bot has announced the highest, she must doubt it first."""
    person.wait_to_be_asked()
    person.prefer_form()
    while not person.page.locator(COLOURS).count():
        person.doubt_or_announce()
        person.wait_to_be_asked()
        person.prefer_form()


def choose_a_colour(person: Person) -> None:
    """The last one there is."""
    until_a_colour(person)
    person.page.locator(COLOURS).last.click()


def test_a_pass_that_was_used_says_so(browser: Browser, house: str) -> None:
    """The door tells what to do instead."""
    anna = Person(browser, house, "Anna", "nl")
    anna.page.goto(f"{house}/#pass=spent-long-ago-0000")
    expect(anna.page.get_by_text(anna.t("pass-spent"))).to_be_visible()
    anna.context.close()


def test_without_the_house_the_page_still_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    """The device keeps the shell from the first visit; tables and secrets are not in it."""
    with running_house(tmp_path) as house:
        anna = Person(browser, house, "Anna", "de", service_workers="allow")
        anna.open_table(GAME, 3)
        table = anna.page.url
        anna.page.goto(house)
        anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        anna.page.wait_for_function("() => caches.match('/')")
        anna.page.reload(wait_until="networkidle")
        kept = anna.page.evaluate(KEPT)
    anna.page.goto(house)
    expect(anna.page.get_by_text(anna.t("unreachable"))).to_be_visible()
    expect(anna.page.get_by_label(anna.t("your-name"))).to_have_value("Anna")
    anna.page.goto(table)
    expect(anna.page.get_by_text(anna.t("unreachable"))).to_be_visible()
    assert not any("/api/" in address for address in kept)
    anna.context.close()


def test_what_was_chosen_is_still_chosen_after_a_reload_and_forgotten_with_the_answer(
    browser: Browser, house: str
) -> None:
    """A plain tap after it answers what one had chosen before."""
    anna = Person(browser, house, "Anna", "de")
    sit_alone(anna, GAME)
    choose_a_colour(anna)
    chosen = anna.page.locator(".prompt .plate.big").last.inner_text()
    anna.page.reload()
    anna.wait_to_be_asked()
    anna.prefer_form()
    expect(anna.page.locator(".prompt .plate.big").last).to_have_text(chosen)
    with anna.answering():
        anna.press(anna.page.locator(".prompt .plate.big").last)
    assert anna.page.evaluate("sessionStorage.length") == 0
    anna.context.close()


def test_an_answer_without_a_line_says_that_it_will_go_and_covers_no_button(browser: Browser, house: str) -> None:
    """The banner takes its room from the table; when the line is back, the answer is given."""
    anna = Person(browser, house, "Anna", "de")
    wire = LooseWire(anna)
    sit_alone(anna, GAME)
    choose_a_colour(anna)
    wire.cut()
    with anna.answering():
        anna.press(anna.page.locator(".prompt .plate.big").last)
        expect(anna.page.get_by_text(anna.t("line-lost-unsent"))).to_be_visible()
        anna.button(anna.t("menu")).click()
        anna.button(anna.t("close")).click()
        wire.mend()
    expect(anna.page.get_by_text(anna.t("line-lost-unsent"))).to_have_count(0)
    anna.context.close()


def test_whoever_loses_the_network_is_told_at_once_that_the_answer_waits(browser: Browser, house: str) -> None:
    """Nobody waits for a ping to fail: the device knows, and with the network the answer goes."""
    anna = Person(browser, house, "Anna", "en")
    sit_alone(anna, GAME)
    choose_a_colour(anna)
    anna.context.set_offline(True)
    with anna.answering():
        anna.press(anna.page.locator(".prompt .plate.big").last)
        expect(anna.page.get_by_text(anna.t("line-lost-unsent"))).to_be_visible()
        anna.context.set_offline(False)
    expect(anna.page.get_by_text(anna.t("line-lost-unsent"))).to_have_count(0)
    anna.context.close()


def test_a_refusal_goes_when_another_device_of_the_seat_has_answered(browser: Browser, house: str) -> None:
    """One device is refused, the other answers: neither has anything left to complain of."""
    anna, other = Person(browser, house, "Anna", "en"), Person(browser, house, "Anna", "en")
    sit_alone(anna, GAME)
    until_a_colour(anna)
    places = anna.page.evaluate("localStorage['contrabande.places']")
    other.context.add_init_script(f"localStorage['contrabande.places'] ??= {json.dumps(places)}")
    other.page.route_web_socket("**/socket", _refuse)
    other.page.goto(anna.page.url)
    for person in (other, anna):
        choose_a_colour(person)
    other.press(other.page.locator(".prompt .plate.big").last)
    complaint = other.page.locator(".complaint")
    expect(complaint).to_contain_text(REFUSED["text"])
    with other.answering(), anna.answering():
        anna.press(anna.page.locator(".prompt .plate.big").last)
    expect(complaint).to_have_count(0)
    for person in (anna, other):
        person.context.close()


REFUSED = {"type": "refused", "key": "not-legal", "rule": "HS-6", "facts": {}, "text": "That will not do."}


def _refuse(line: WebSocketRoute) -> None:
    """A line that carries everything but answers, which are refused."""
    server = line.connect_to_server()

    def hear(said: str | bytes) -> None:
        heard = json.loads(said)
        if heard["type"] == "answer":
            line.send(json.dumps({**REFUSED, "id": heard["id"]}))
        else:
            server.send(said)

    line.on_message(hear)


def test_a_code_that_leads_nowhere_says_what_to_do(browser: Browser, house: str) -> None:
    """Whoever mistyped it is told to look again."""
    anna = Person(browser, house, "Anna", "en")
    anna.come("/#ZZZZ")
    anna.button(anna.t("sit-down")).click()
    expect(anna.page.get_by_text("Check the code.")).to_be_visible()
    anna.context.close()
