"""People play in a real browser: on phones, in three languages, with a bot, through the generic form."""

from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, Person, play_out

GAME = "hochstapler"


def _gathered(browser: Browser, house: str, seats: int, *others: tuple[str, str, dict[str, int]]) -> list[Person]:
    """Anna's table, with *others* at it and bots in the rest, all ready."""
    anna = Person(browser, house, "Anna", "en")
    code = anna.open_table(GAME, seats)
    people = [anna]
    for name, language, size in others:
        people.append(Person(browser, house, name, language, size))
        people[-1].join(code)
    free = seats - len(people)
    if free:
        anna.button(anna.t("fill-with-bots", count=free)).click()
    for person in people[1:]:
        person.button(person.t("i-am-ready")).click()
    anna.button(anna.t("start")).click()
    return people


def test_four_people_and_a_bot_play_a_match_to_its_end(browser: Browser, house: str) -> None:
    """Four contexts, phone sizes and three languages; nobody's page complains or asks another house."""
    people = _gathered(browser, house, 5, ("Bram", "nl", PHONE), ("Clara", "de", SMALL), ("David", "de", PHONE))
    assert play_out(people) >= 5
    for person in people:
        expect(person.page.locator(".ranking li")).to_have_count(5)
        expect(person.button(person.t("again"))).to_be_visible()
        assert person.complaints == []
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    people[0].button("Play again").click()
    for person in people:
        expect(person.page.get_by_role("heading", name=person.t("lobby"))).to_be_visible()
        person.context.close()


def test_a_reload_resumes_at_the_same_question(browser: Browser, house: str) -> None:
    """The seat is the device's; nothing is lost, and the log is told again."""
    (anna,) = _gathered(browser, house, 3)
    anna.page.wait_for_selector("#question")
    before = anna.page.locator("#question").inner_text(), anna.page.locator(".tile").count()
    anna.page.reload()
    anna.page.wait_for_selector("#question")
    assert (anna.page.locator("#question").inner_text(), anna.page.locator(".tile").count()) == before
    assert "#" not in anna.page.url
    anna.context.close()


def test_a_broken_line_is_told_and_heals(browser: Browser, house: str) -> None:
    """The banner says so, and an answer given meanwhile arrives once."""
    anna = Person(browser, house, "Anna", "en")
    lines = []

    def carry(line) -> None:  # type: ignore[no-untyped-def]
        line.connect_to_server()
        lines.append(line)

    anna.page.route_web_socket("**/socket", carry)
    anna.open_table(GAME, 3)
    lines[-1].close()
    expect(anna.page.get_by_text(anna.t("line-lost"))).to_be_visible()
    anna.button("4").click()
    expect(anna.page.locator(".seat")).to_have_count(4)
    expect(anna.page.get_by_text(anna.t("line-lost"))).to_have_count(0)
    anna.context.close()


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


def test_keys_alone_lead_through_the_lobby_and_an_answer(browser: Browser, house: str) -> None:
    """Tab, Enter, Space and arrows: from the door to a sum that was announced."""
    anna = Person(browser, house, "Anna", "en", DESK)
    page, words = anna.page, anna.words(GAME)
    page.goto(house)
    anna.tab_to(page.get_by_label(anna.t("your-name")))
    page.keyboard.type("Anna")
    door = page.get_by_role("button", name=words.title)
    for target in (door, anna.button("Seat 3 bots"), anna.button("Deal the cards")):
        target.wait_for()
        anna.tab_to(target)
        page.keyboard.press("Enter")
    page.wait_for_selector("#question")
    page.keyboard.press("f")
    if page.locator(".way").count():
        anna.tab_to(page.locator(".way", has_text=words.say("action-Announce-form")))
        page.keyboard.press("Enter")
    anna.tab_to(page.locator(".prompt input[type=radio]:checked").last)
    page.keyboard.press("ArrowRight")
    act = page.locator(".prompt .plate.big")
    said = act.inner_text()
    anna.tab_to(act)
    page.keyboard.press("Enter")
    sum_said = said.removeprefix("Announce ")
    expect(page.get_by_role("log").get_by_text(f"Anna boasted: “{sum_said}!”")).to_be_visible()
    anna.context.close()


def test_a_hidden_hand_stays_hidden_until_its_owner_looks(browser: Browser, house: str) -> None:
    """No value of a card stands on the page, neither in the hand nor in the form, until a button is pressed."""
    anna = Person(browser, house, "Anna", "en")
    anna.prefer(privacy="peek")
    anna.start_alone(GAME)
    anna.page.wait_for_selector("#question")
    expect(anna.page.locator(".corner")).to_have_count(0)
    anna.prefer_form()
    if anna.page.locator(".way").count():
        anna.page.locator(".way", has_text=anna.words(GAME).say("action-Announce-form")).click()
    expect(anna.page.locator(".corner")).to_have_count(0)
    anna.button(anna.t("uncover")).click()
    expect(anna.page.locator(".prompt .corner").first).to_be_visible()
    anna.context.close()
