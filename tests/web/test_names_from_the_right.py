"""Names that run from right to left: they move nothing beside them, and stand where the others do."""

import pytest
from playwright.sync_api import Browser, expect
from web_people import PHONE, SMALL, Person
from web_tables import LaidTable

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.seats import Seat

AVI, LEILA = "\u05d0\u05d1\u05d9", "\u0644\u064a\u0644\u0649"
BEFORE = """([name, next]) => {
  const at = (text) => {
    const walker = document.createTreeWalker(document.querySelector("main, .replay, body"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.data.indexOf(name);
      if (place < 0 || !node.data.includes(next)) continue;
      const range = document.createRange();
      const from = node.data.indexOf(text);
      range.setStart(node, from);
      range.setEnd(node, from + text.length);
      return range.getBoundingClientRect();
    }
  };
  return at(name).right <= at(next).left + 1;
}"""
"""Whether in the sentence that has both, the name ends where what follows it begins."""
LEFTS = """() => [...document.querySelectorAll(".ranking li bdi")].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return Math.round(range.getBoundingClientRect().left);
})"""


@pytest.mark.full
def test_a_name_that_turns_what_follows_round_is_refused_in_sight(browser: Browser, house: str) -> None:
    """Also where the door at which one knocked is far below the name."""
    anna = Person(browser, house, "Anna", "de", SMALL)
    anna.page.goto(house)
    anna.page.get_by_label(anna.t("your-name")).fill("Anna\u202egnp")
    anna.page.get_by_role("button", name="Prohis").click()
    told = anna.page.get_by_role("alert")
    expect(told).to_have_text(anna.words("prohis").say("door-name-signs"))
    expect(told).to_be_in_viewport(ratio=1)
    anna.context.close()


@pytest.mark.full
def test_a_film_tells_when_a_seat_changed_hands_and_names_stand_where_they_belong(browser: Browser, house: str) -> None:
    avi, leila = Person(browser, house, AVI, "de", PHONE), Person(browser, house, LEILA, "nl", PHONE)
    table = LaidTable(house, "hochstapler", 3, [avi], start_player="seat0")
    table.deal()
    table.look_on(leila)
    table.do(1, wire.AskSeat(id=new_id(), seat=Seat(1)))
    table.do(0, wire.LetIn(id=new_id(), member=1, seat=Seat(1)))
    name = table.play_out()
    table.come()
    page = avi.page
    page.wait_for_selector(".ranking")
    assert len(set(page.evaluate(LEFTS))) == 1
    page.goto(f"{house}/t/{name}/replay/1")
    plate = page.locator(".strip label").nth(3)
    told = page.locator(".moment .aside")
    expect(told).to_contain_text(LEILA)
    bot = plate.locator("bdi").inner_text()
    assert bot in told.inner_text()
    assert page.evaluate(BEFORE, [LEILA, bot])
    page.keyboard.press("ArrowRight")
    expect(plate.locator("bdi")).to_have_text(LEILA)
    expect(told).to_have_count(0)
    for person in (avi, leila):
        assert person.complaints == []
        person.context.close()
