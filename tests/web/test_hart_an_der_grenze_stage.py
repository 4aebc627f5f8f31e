"""The border post: every question is answered on the stage itself, by touch or by keys, and nothing by accident."""

from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, expect
from web_people import Person

GAME = "hart-an-der-grenze"
HELD = 700
"""Milliseconds: a little longer than a button wants to be held."""
PATIENCE = 12
"""Seconds in which somebody may offer a bribe; every other question comes in the first turns anyway."""


def _held(person: Person, button: Locator) -> None:
    """Press and keep pressing."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.wait_for_timeout(HELD)
    person.page.mouse.up()


def _started(browser: Browser, house: str, *names: str, seats: int) -> list[Person]:
    """People on phones, bots in the other seats, and the first cards dealt."""
    people = [Person(browser, house, name, "en") for name in names]
    host, *guests = people
    code = host.open_table(GAME, seats)
    for guest in guests:
        guest.join(code)
        guest.button(guest.t("i-am-ready")).click()
    host.button(host.t("fill-with-bots", count=seats - len(people))).click()
    host.button(host.t("start")).click()
    host.page.wait_for_selector(".post")
    return people


def _pack(person: Person, rng: Random) -> None:
    for _ in range(rng.randrange(1, 4)):
        person.page.locator(".hand button:not([aria-disabled=true])").first.click()
    _held(person, person.page.locator(".packing .hold"))


def _declare(person: Person, _rng: Random) -> None:
    person.page.locator(".declaring .plate.big").click()


def _point(person: Person, _rng: Random) -> None:
    person.page.locator("button.spot").first.click()
    _held(person, person.page.locator(".pointing > .hold"))


def _bargain(person: Person, rng: Random) -> None:
    more = person.page.locator(".bargaining .note:not(:disabled)")
    if more.count():
        more.first.click()
    buttons = person.page.locator(".bargaining .plate.big").all()
    _held(person, rng.choice(buttons))


TASKS: dict[str, Callable[[Person, Random], None]] = {
    ".packing .hold": _pack,
    ".declaring .plate": _declare,
    "button.spot": _point,
    ".bargaining": _bargain,
}

SURE = {task for task in TASKS if task != ".bargaining"}


def _task(person: Person) -> str | None:
    """The task that lies on the stage, if there is one."""
    return next((task for task in TASKS if person.page.locator(task).count()), None)


def test_the_first_turns_are_played_on_the_stage_without_a_grave_finding(browser: Browser, house: str) -> None:
    """Packing, declaring, pointing and bargaining, as they come; the form stays folded all the while."""
    (anna,) = _started(browser, house, "Anna", seats=3)
    rng, seen, until = Random(2), set[str](), monotonic() + PATIENCE
    found: list[str] = []
    while not (seen >= SURE and (len(seen) == len(TASKS) or monotonic() > until)):
        task = _task(anna)
        if task is None or not anna.is_asked:
            anna.page.wait_for_timeout(60)
            continue
        if task not in seen:
            seen.add(task)
            found += anna.grave_findings()
            assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert anna.page.locator(".prompt fieldset").count() == 0
        question = anna.page.locator("#question").inner_text()
        TASKS[task](anna, rng)
        anna.page.wait_for_function(
            "before => document.querySelector('#question')?.textContent !== before", arg=question
        )
    assert not found, "\n".join(found)
    assert anna.complaints == []
    anna.context.close()


@pytest.fixture(scope="module")
def packer(browser: Browser, house: str) -> Iterator[Person]:
    """One of three people who must pack, so that the table waits for the others."""
    people = _started(browser, house, "Anna", "Bram", "Clara", seats=4)
    yield next(person for person in people if _must_pack(person))
    for person in people:
        assert person.complaints == []
        person.context.close()


def _must_pack(person: Person) -> bool:
    person.page.wait_for_selector(".post")
    return person.page.locator(".packing").count() > 0


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
    page.keyboard.press("Enter")
    expect(page.locator(".trunk.shut")).to_have_count(0)
    page.keyboard.down("Enter")
    expect(page.locator(".trunk.shut")).to_be_visible()
    page.keyboard.up("Enter")
    expect(page.locator(".tray button").first).to_be_disabled()
    packer.button("Open the lid again").click()
    page.locator(".tray button").first.click()
    expect(page.locator(".tray button")).to_have_count(0)
    expect(page.locator(".packing .hold")).to_be_disabled()
