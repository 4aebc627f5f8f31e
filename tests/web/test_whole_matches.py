"""Whole matches on two phones, a desk and a wall, with a bot: over reloads and broken lines, heard as well as seen."""

from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, Person, takers
from web_tree import findings
from web_wires import LooseWire

from contrabande.games import GAMES
from contrabande.wording import LANGUAGES

KEYS = [game.key for game in GAMES]
SEATS = 4
WALL = {"width": 1920, "height": 1080}
SHORT = "hochstapler"
LONG = [key for key in KEYS if key != SHORT]
FIRST = 9
"""Answers of a long match."""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


class Gathering:
    """Three people, a bot and a wall, at a table that has been dealt."""

    def __init__(self, browser: Browser, house: str, game: str, languages: Sequence[str]) -> None:
        sizes = {"Anna": PHONE, "Bram": SMALL, "Clara": DESK}
        self.people = [
            Person(browser, house, name, language, size)
            for (name, size), language in zip(sizes.items(), languages, strict=True)
        ]
        self.wires = {person: LooseWire(person) for person in self.people}
        self.wall = Person(browser, house, "TV", languages[0], WALL)
        host, *guests = self.people
        code = host.open_table(game, SEATS)
        for guest in guests:
            guest.join(code)
            guest.button(guest.t("i-am-ready")).click()
        self.wall.come(f"/#{code}")
        self.wall.button(self.wall.t("as-big-screen")).click()
        self.wall.page.get_by_text(code, exact=True).wait_for()
        host.button(host.t("fill-with-bots", count=1)).click()
        host.button(host.t("start")).click()

    def disturb(self, person: Person, what: str) -> None:
        """In the middle of a question: load the page again, or lose the network for a while."""
        asked = person.page.locator("#question").inner_text()
        if what == "reload":
            person.page.reload()
        else:
            self.wires[person].cut()
            self.wires[person].mend()
        person.wait_to_be_asked()
        expect(person.page.locator("#question")).to_have_text(asked)

    def end(self) -> None:
        """No page complained, asked elsewhere, or is wider than its screen, and the wall never showed a hand."""
        assert self.wall.page.locator(".hand, .prompt").count() == 0
        for person in (*self.people, self.wall):
            assert person.complaints == [], person.name
            assert person.page.evaluate(FITS), person.name
            person.context.close()

    def see_result(self) -> None:
        """The same for everybody."""
        for person in self.people:
            expect(person.page.locator(".ranking li")).to_have_count(SEATS)
            expect(person.button(person.t("again"))).to_be_visible()


def _phase(person: Person) -> str:
    return person.page.locator(".phase").get_attribute("data-phase") or ""


def _answer(person: Person, rng: Random, heard: set[str]) -> None:
    """By the form and by chance; a phase that is new is listened to first."""
    if (phase := _phase(person)) not in heard:
        heard.add(phase)
        assert findings(person) == []
    person.answer_somehow(rng, is_quick=True)


def _play(gathering: Gathering, most: int | None = None) -> None:
    """So many answers, or all; to the second of them a page is loaded again, and to the fourth a line breaks."""
    rng, heard, troubles = Random(11), set[str](), {1: "reload", 3: "line"}
    for answers, person in enumerate(islice(takers(gathering.people), most)):
        person.wait_to_be_asked()
        if answers in troubles:
            gathering.disturb(person, troubles[answers])
        _answer(person, rng, heard)


def test_a_short_match_is_played_to_its_end_by_three_people_before_a_wall(browser: Browser, house: str) -> None:
    """One page is loaded again on the way, one line breaks; then everybody sees the same result."""
    gathering = Gathering(browser, house, SHORT, LANGUAGES)
    _play(gathering)
    gathering.see_result()
    gathering.end()


@pytest.mark.parametrize("game", LONG)
def test_a_long_match_is_begun_by_three_people_before_a_wall(browser: Browser, house: str, game: str) -> None:
    """The same for its first answers; to its end it is played in the long suite."""
    gathering = Gathering(browser, house, game, LANGUAGES)
    _play(gathering, FIRST)
    gathering.end()


@pytest.mark.full
@pytest.mark.parametrize("first", range(len(LANGUAGES)))
@pytest.mark.parametrize("game", KEYS)
def test_every_phase_stands_a_reload_and_a_broken_line(browser: Browser, house: str, game: str, first: int) -> None:
    """On each device and in each language, as often as a phase is new to somebody."""
    gathering = Gathering(browser, house, game, LANGUAGES[first:] + LANGUAGES[:first])
    rng, heard, seen = Random(first), set[str](), set[tuple[str, str]]()
    for person in takers(gathering.people):
        person.wait_to_be_asked()
        if (new := (person.name, _phase(person))) not in seen:
            seen.add(new)
            gathering.disturb(person, rng.choice(("reload", "line")))
        _answer(person, rng, heard)
    gathering.see_result()
    gathering.end()
