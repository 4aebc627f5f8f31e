"""Against the clock on the lowest phone: time, drawers and the answer are all in sight, in German."""

import pytest
from playwright.sync_api import Browser, expect
from web_people import Person, wait_until
from web_tables import LaidTable

from contrabande.client import wire
from contrabande.games import GAMES

LOWEST = {"width": 320, "height": 568}
ONE_ROW = 60
IN_SIGHT = """() => {
  const end = document.querySelector(".dock").getBoundingClientRect().top;
  const buttons = [...document.querySelectorAll("main.stage button")];
  return buttons.every((each) => each.getBoundingClientRect().bottom <= end + 1);
}"""

pytestmark = pytest.mark.full


@pytest.mark.parametrize("game", [each.key for each in GAMES])
def test_beside_a_clock_the_answer_is_in_sight(browser: Browser, house: str, game: str) -> None:
    """The bar stays one row, so that the stage has the room that it has without a clock."""
    person = Person(browser, house, "Maximiliane", "de", LOWEST)
    table = LaidTable(house, game, 4, [person])
    table.do(0, wire.Arrange(id="live", pace="live"))
    table.deal()
    table.come()
    person.wait_to_be_asked()
    expect(person.page.locator(".bar .clock")).to_be_visible()
    expect(person.page.locator(".bar .more")).to_be_visible()
    assert person.page.evaluate("() => document.querySelector('.bar').offsetHeight") <= ONE_ROW
    wait_until(person.page, IN_SIGHT)
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert person.grave_findings() == []
    person.context.close()
