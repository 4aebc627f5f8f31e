"""Ways through the house: where a screen begins, where the way back leads, and what the door shows at once."""

import pytest
from playwright.sync_api import Browser, Locator, Route, expect
from web_people import DESK, PHONE, WALL, Person, wait_until
from web_tables import LaidTable

from contrabande.wording import LANGUAGES

LAPTOP = {"width": 1280, "height": 720}
IS_ONLY_HEARD = "all => all.map((each) => each.clientWidth === 1)"
"""What a heading says already gives its room where that is scarce."""
DOWN = "() => Math.round(scrollY)"
LEAVE = "link => { const down = Math.round(scrollY); link.click(); return down; }"
"""Go by a link; how far down one was, for a list that comes late pushes on what one sees."""
PUBLIC_TABLE = {"game": "prohis", "seats": 3, "name": "Cornelis", "privacy": "public"}


def _scroll(person: Person, down: int) -> None:
    person.page.evaluate("down => scrollTo({ top: down, behavior: 'instant' })", down)
    assert person.page.evaluate(DOWN) == down


def test_a_new_screen_begins_at_its_top_and_the_way_back_leads_to_where_one_was(browser: Browser, house: str) -> None:
    """Also when the page is longer only after a while: public tables and doors come late."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    anna.come()
    expect(anna.page.locator(".door")).to_have_count(4)
    _scroll(anna, 700)
    left = anna.page.locator("footer a").last.evaluate(LEAVE)
    expect(anna.page.get_by_role("heading", name=anna.t("fairness"))).to_be_visible()
    assert anna.page.evaluate(DOWN) == 0
    anna.page.go_back()
    expect(anna.page.locator(".door")).to_have_count(4)
    wait_until(anna.page, "left => Math.round(scrollY) === left", left)
    anna.page.go_forward()
    expect(anna.page.get_by_role("heading", name=anna.t("fairness"))).to_be_visible()
    assert anna.page.evaluate(DOWN) == 0
    anna.context.close()


def test_what_comes_late_moves_nobody_from_where_he_was(browser: Browser, house: str) -> None:
    """Public tables stand above the doors, and come after them."""
    anna = Person(browser, house, "Anna", "en", PHONE)
    anna.context.request.post(f"{house}/api/tables", data=PUBLIC_TABLE)
    anna.come()
    public = anna.page.locator(".public")
    expect(public).to_be_visible()
    _scroll(anna, 700)
    anna.page.locator("footer a").last.evaluate("link => link.click()")
    expect(anna.page.get_by_role("heading", name=anna.t("fairness"))).to_be_visible()
    answers: list[Route] = []
    anna.page.route("**/api/tables", lambda asked: answers.append(asked))
    with anna.page.expect_request("**/api/tables"):
        anna.page.go_back()
    expect(anna.page.locator(".door")).to_have_count(4)
    wait_until(anna.page, "() => Math.round(scrollY) === 700")
    expect(public).to_have_count(0)
    for each in answers:
        each.continue_()
    expect(public).to_be_visible()
    assert anna.page.evaluate(DOWN) == 700
    anna.context.close()


def test_a_table_begins_at_its_top_wherever_the_door_was_left(browser: Browser, house: str) -> None:
    """And so does the result: who scrolled in the hall, or on the result before, is not in the middle of the next."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    anna.come()
    door = anna.page.locator(".door").last
    door.scroll_into_view_if_needed()
    door.click()
    expect(anna.page.get_by_role("heading", name=anna.t("lobby"))).to_be_visible()
    assert anna.page.evaluate(DOWN) == 0
    anna.page.go_back()
    expect(anna.page.locator(".door")).to_have_count(4)
    anna.page.wait_for_function("() => scrollY > 200")
    anna.context.close()


def test_the_hall_after_a_result_begins_at_its_top(browser: Browser, house: str) -> None:
    """One screen takes the place of another on the same page."""
    anna = Person(browser, house, "Anna", "en", {"width": 390, "height": 480})
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.deal()
    table.play_out()
    table.come()
    anna.page.wait_for_selector(".ranking")
    _scroll(anna, 120)
    anna.button(anna.t("again")).evaluate("again => again.click()")
    expect(anna.page.get_by_role("heading", name=anna.t("lobby"))).to_be_visible()
    assert anna.page.evaluate(DOWN) == 0
    anna.context.close()


def test_after_another_game_the_log_tells_only_the_next_match(browser: Browser, house: str) -> None:
    """Whoever stayed on the page reads what a newcomer reads; two games call different things by one name."""
    anna = Person(browser, house, "Anna", "en", DESK)
    table = LaidTable(house, "hochstapler", 3, [anna])
    table.deal()
    table.play_out()
    table.come()
    anna.page.wait_for_selector(".ranking")
    anna.button(anna.t("other-game")).click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.words("prohis").title).click()
    anna.button(anna.t("start")).click()
    anna.wait_to_be_asked()
    log = anna.page.locator("aside [role=log] li")
    expect(log.first).to_have_text(anna.t("log-Dealt"))
    before = anna.page.locator("aside [role=log]").inner_text()
    anna.page.reload()
    anna.wait_to_be_asked()
    expect(log.first).to_have_text(anna.t("log-Dealt"))
    assert before in anna.page.locator("aside [role=log]").inner_text()
    assert anna.complaints == []
    anna.context.close()


@pytest.mark.full
@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=[] if each == "de" else pytest.mark.full) for each in LANGUAGES]
)
def test_a_desk_shows_all_four_doors_at_once(browser: Browser, house: str, language: str) -> None:
    """On a desk, a wall and a low laptop, where nobody else has opened a table, also beside one's own tables."""
    anna = Person(browser, house, "Anna", language, DESK)
    anna.page.route("**/api/tables", _hide_tables)
    anna.come()
    doors = anna.page.locator(".door")
    expect(doors).to_have_count(4)
    for size in (WALL, LAPTOP, DESK):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        _see_whole(doors)
        assert anna.page.locator(".implied").evaluate_all(IS_ONLY_HEARD) == [size == LAPTOP] * 2
    for game in ("prohis", "meisterdiebe"):
        anna.open_table(game, 4)
    anna.page.goto(house)
    expect(anna.page.locator(".continue li")).to_have_count(2)
    for size in (DESK, LAPTOP):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        _see_whole(doors)
    anna.context.close()


def _hide_tables(asked: Route) -> None:
    """What others have opened is nobody's business here; a table can still be opened."""
    if asked.request.method == "GET":
        asked.fulfill(json={"tables": []})
    else:
        asked.continue_()


def _see_whole(doors: Locator) -> None:
    for door in doors.all():
        expect(door).to_be_in_viewport(ratio=1)
