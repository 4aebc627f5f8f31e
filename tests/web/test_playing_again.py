"""Who plays again goes to the hall; who still reads the result reads on until he sits down, or is asked something."""

import pytest
from playwright.sync_api import Browser, expect
from web_people import PHONE, Person
from web_tables import LaidTable

from contrabande.client import wire
from contrabande.engine.seats import Seat

LOWEST = {"width": 320, "height": 568}
WALL = {"width": 1920, "height": 1080}
WORDS = "**/assets/en-*"
WIDTH = "() => document.documentElement.scrollWidth <= innerWidth"

pytestmark = pytest.mark.full


def _read(browser: Browser, house: str) -> tuple[Person, Person, LaidTable]:
    """Two with phones before the result of their match."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    bram = Person(browser, house, "Bram", "de", LOWEST)
    table = LaidTable(house, "hochstapler", 3, [anna, bram])
    table.deal()
    table.play_out()
    table.come()
    for person in (anna, bram):
        person.see_result()
    return anna, bram, table


def _in_the_hall(person: Person) -> None:
    expect(person.page.get_by_role("heading", name=person.t("lobby"))).to_be_visible()


def test_who_still_reads_the_result_sits_down_when_he_likes(browser: Browser, house: str) -> None:
    """The log, the film and the scores stay those of the match that is over, though another game is chosen."""
    anna, bram, _ = _read(browser, house)
    scores = bram.page.locator(".ranking").inner_text()
    bram.button(bram.t("log")).click()
    log = bram.page.get_by_role("dialog").inner_text()
    anna.button(anna.t("other-game")).click()
    title = anna.words("prohis").title
    anna.page.get_by_role("dialog").get_by_role("button", name=title).click()
    _in_the_hall(anna)
    expect(anna.page.locator("footer")).to_contain_text("Bram")
    called = bram.t("again-other", name="Anna", game=bram.words("prohis").title)
    expect(bram.page.locator("main [role=status]")).to_have_text(called)
    assert bram.page.get_by_role("dialog").inner_text() == log
    bram.page.keyboard.press("Escape")
    assert bram.page.locator(".ranking").inner_text() == scores
    assert bram.page.evaluate(WIDTH)
    assert bram.grave_findings() == []
    bram.button(bram.t("replay")).click()
    bram.button(bram.t("to-the-table")).click()
    expect(bram.page.locator("main [role=status]")).to_have_text(called)
    assert bram.page.locator(".ranking").inner_text() == scores
    bram.button(bram.t("sit-down")).click()
    _in_the_hall(bram)
    expect(bram.page.locator("h2", has_text=bram.words("prohis").title)).to_be_visible()
    for person in (anna, bram):
        assert person.complaints == []
        person.context.close()


def test_the_next_match_calls_who_still_reads_the_result(browser: Browser, house: str) -> None:
    """He has said on another device that he is ready; who was on a button is on the one that came instead."""
    anna, bram, table = _read(browser, house)
    bram.button(bram.t("again")).focus()
    anna.button(anna.t("again")).click()
    _in_the_hall(anna)
    expect(bram.page.locator("main [role=status]")).to_have_text(bram.t("again-same", name="Anna"))
    expect(bram.button(bram.t("sit-down"))).to_be_focused()
    table.do(1, wire.Ready(id="bram elsewhere"))
    anna.button(anna.t("start")).click()
    bram.page.wait_for_selector(".table")
    bram.page.reload()
    bram.page.wait_for_selector(".table")
    for person in (anna, bram):
        assert person.complaints == []
        person.context.close()


def test_after_a_reload_one_is_in_the_hall(browser: Browser, house: str) -> None:
    """Nothing of it is kept; who opened the table again on one device is there on the others."""
    anna, bram, table = _read(browser, house)
    table.do(0, wire.Again(id="anna elsewhere"))
    _in_the_hall(anna)
    expect(bram.button(bram.t("sit-down"))).to_be_visible()
    bram.page.reload()
    _in_the_hall(bram)
    for person in (anna, bram):
        assert person.complaints == []
        person.context.close()


def test_who_reads_on_is_told_what_concerns_him(browser: Browser, house: str) -> None:
    """That all others are ready, that they would free his seat, and that they have."""
    bram = Person(browser, house, "Bram", "de", LOWEST)
    table = LaidTable(house, "hochstapler", 3, ["Anna", bram, "Cleo"])
    table.deal()
    table.play_out()
    table.come()
    bram.see_result()
    table.do(0, wire.Again(id="again"))
    news = bram.page.locator("main [role=status]")
    expect(news).to_have_text(bram.t("again-same", name="Anna"))
    for sitter in (0, 2):
        table.do(sitter, wire.Ready(id=f"ready {sitter}"))
    expect(news).to_have_text(bram.t("all-wait"))
    for sitter, told in ((0, bram.t("vote-kick-me", name="", count=1, needed=2)), (2, bram.t("sent-away"))):
        table.do(sitter, wire.Vote(id=f"vote {sitter}", on="kick", seat=Seat(1), is_for=True))
        expect(news).to_have_text(told)
    bram.button(bram.t("come-along")).press("Enter")
    _in_the_hall(bram)
    expect(bram.page.get_by_role("heading", name=bram.t("lobby"))).to_be_focused()
    assert bram.complaints == []
    bram.context.close()


def test_who_watched_reads_on_when_all_have_left(browser: Browser, house: str) -> None:
    """The table is closed then, and says why; the film can still be seen, and leads back to the result."""
    cleo = Person(browser, house, "Cleo", "nl", PHONE)
    table = LaidTable(house, "hochstapler", 3, ["Anna"])
    table.deal()
    table.look_on(cleo)
    name = table.play_out()
    table.come()
    cleo.see_result()
    wall = Person(browser, house, "TV", "nl", WALL)
    wall.page.goto(f"{house}/t/{name}/screen")
    expect(wall.page.locator(".end")).to_contain_text("Anna")
    scores = cleo.page.locator(".ranking").inner_text()
    table.do(0, wire.Leave(id="home"))
    expect(cleo.page.locator("main [role=status]")).to_have_text(cleo.t("closed-empty"))
    wall.page.reload()
    assert cleo.page.locator(".ranking").inner_text() == scores
    assert cleo.grave_findings() == []
    cleo.button(cleo.t("replay")).click()
    cleo.page.wait_for_selector(".lounge")
    cleo.page.go_back()
    expect(cleo.page.locator("main [role=status]")).to_have_text(cleo.t("closed-empty"))
    assert cleo.page.locator(".ranking").inner_text() == scores
    faces = cleo.page.locator(".ranking svg").evaluate_all("all => all.map((each) => each.outerHTML)")
    cleo.page.reload()
    expect(cleo.page.locator("main [role=status]")).to_have_text(cleo.t("closed-empty"))
    assert cleo.page.locator(".ranking").inner_text() == scores
    assert cleo.page.locator(".ranking svg").evaluate_all("all => all.map((each) => each.outerHTML)") == faces
    expect(wall.page.locator(".end")).to_contain_text("Anna")
    wall.context.close()
    assert cleo.complaints == []
    cleo.context.close()


def test_a_table_that_all_left_in_the_middle_says_so(browser: Browser, house: str) -> None:
    """There is no result to read, and nobody is told that nobody had played for long."""
    cleo = Person(browser, house, "Cleo", "de", LOWEST)
    table = LaidTable(house, "prohis", 3, ["Anna"])
    table.deal()
    table.look_on(cleo)
    table.come()
    cleo.page.wait_for_selector(".table")
    table.do(0, wire.Leave(id="home"))
    expect(cleo.page.get_by_role("heading", name=cleo.t("closed"))).to_be_visible()
    expect(cleo.page.locator(".sheet")).to_contain_text(cleo.t("closed-empty"))
    assert cleo.complaints == []
    cleo.context.close()


def test_words_that_come_late_are_asked_for_again_when_the_line_is_back(browser: Browser, house: str) -> None:
    """Nobody sees their keys; before that the page says that the house does not answer."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.deal()
    table.play_out()
    table.come()
    anna.see_result()
    sheet = anna.page.get_by_role("dialog")
    for opened, told in (("verify", "check-more"), ("advice", "advice-left-out")):
        anna.page.route(WORDS, lambda route: route.abort())
        anna.button(anna.t(opened)).click()
        expect(sheet).to_contain_text(anna.t("unreachable"))
        anna.page.keyboard.press("Escape")
        anna.page.unroute(WORDS)
        anna.button(anna.t(opened)).click()
        expect(sheet).to_contain_text(anna.t(told))
        anna.page.keyboard.press("Escape")
    anna.context.close()
