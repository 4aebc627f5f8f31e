"""A pass that was spent, a house that is gone: the page says so, and says what to do."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from web_house import running_house
from web_people import Person

GAME = "hochstapler"
KEPT = "caches.open('contrabande-shell').then(async (shell) => (await shell.keys()).map((each) => each.url))"


def test_a_pass_that_was_used_says_so(browser: Browser, house: str) -> None:
    """The door tells what to do instead."""
    anna = Person(browser, house, "Anna", "nl")
    anna.page.goto(f"{house}/#pass=spent-long-ago-0000")
    expect(anna.page.get_by_text(anna.t("pass-spent"))).to_be_visible()
    anna.context.close()


def test_without_the_house_the_page_still_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    """The device keeps the shell from the first visit; tables and secrets are not in it."""
    with running_house(tmp_path) as house:
        anna = Person(browser, house, "Anna", "de")
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
