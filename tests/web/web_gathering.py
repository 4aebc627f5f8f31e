"""Two people with phones, one of whom also sits at a desk, bots, and a wall that shows the table to everybody."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from threading import Thread

from playwright.sync_api import Browser, expect
from web_guests import invite
from web_hands import Hand, Taste
from web_people import DESK, PHONE, SMALL, WALL, Person, takers
from web_tree import findings
from web_wires import LooseWire

SEATS = {"hart-an-der-grenze": 4, "meisterdiebe": 8, "hochstapler": 3, "prohis": 3}
UNFOLDED = "localStorage['contrabande.md.flat'] = 'yes'"
"""Bram likes the chest of Meisterdiebe unfolded."""
FAREWELL = 30
"""Seconds in which guests have heard that it is over."""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
BRIEF = {
    "hart-an-der-grenze": (("Open",), ()),
    "hochstapler": (("Doubt",), ()),
    "prohis": (("TakeDisplay", "TakePile", "Convoy", "Claim"), ("Convoy", "TakePile", "Bribe")),
}
"""Ways that bring a match to its end, as actions: what Anna likes, and what Bram likes."""
TIRED, MOST_ANSWERS = {"prohis": ("Pass", 6)}, 40
"""What everybody likes when so many phases were heard, or so many answers given: when all pass, it is over (PR-19)."""
EAGER = ("prohis",)
"""Where full hands are emptied at one go, everybody gives as many cards as may be given."""
SHORT: dict[str, tuple[str, str | int]] = {"hart-an-der-grenze": ("max_offers", 1), "prohis": ("pass", "anytime")}
"""A rule of the house that makes a match shorter."""
HELPERS = ("detective", "none", "no")
LAYERS = ("lady_jeweller", "smuggler", "jeweller", *HELPERS)
"""A match of Meisterdiebe ends when a cushion is empty (MD-37): one lays as much as can be laid, the others, who are
detectives, let her (MD-32), and nobody turns the chest, so that nothing falls."""
OF_ONE_MIND = {"meisterdiebe": HELPERS, "prohis": ("Pass",)}
"""Where bots of the house would see to themselves, guests come instead who like this."""


class Gathering:
    """They have sat down, and the cards are dealt."""

    def __init__(
        self, browser: Browser, house: str, game: str, languages: Sequence[str], *, is_hurried: bool = False
    ) -> None:
        first, second, third = languages
        self.game = game
        # Her phone keeps the shell of the page, which takes some seconds.
        self.anna = Person(browser, house, "Anna", first, PHONE, service_workers="allow")
        self.desk = Person(browser, house, "Anna", third, DESK)
        self.bram = Person(browser, house, "Bram", second, SMALL)
        self.wall = Person(browser, house, "TV", first, WALL)
        self.devices = [self.anna, self.desk, self.bram]
        self.bram.context.add_init_script(UNFOLDED)
        self.desk.prefer(theme="light")
        self.wires = {person: LooseWire(person) for person in self.devices}
        for person in (*self.devices, self.wall) if is_hurried else ():
            person.hurry()
        self._guests: Thread | None = None
        self.heard: set[str] = set()
        """Phases that somebody has listened to."""
        self._sit_down()

    def _sit_down(self) -> None:
        code = self.anna.open_table(self.game, SEATS[self.game])
        if self.game in SHORT:
            self.anna.arrange(self.game, *SHORT[self.game])
        self.bram.join(code)
        self.bram.button(self.bram.t("i-am-ready")).click()
        self.desk.page.goto(self.anna.pass_on())
        self.wall.come(f"/#{code}")
        self.wall.button(self.wall.t("as-big-screen")).click()
        self.wall.page.get_by_text(code, exact=True).wait_for()
        others = SEATS[self.game] - 2
        if liked := OF_ONE_MIND.get(self.game):
            self._guests = invite(self.anna.house, code, others, liked)
        else:
            self.anna.button(self.anna.t("fill-with-bots", count=others)).click()
        self.anna.button(self.anna.t("start")).click()

    def answers(self) -> Iterator[tuple[int, Person]]:
        """Who is asked, and how often somebody was before; when the caller has looked, it is answered.

        Anna answers on her phone and at her desk by turns, and each shows what was done on the other.
        """
        hands = {person: Hand(person, Random(11), Taste()) for person in self.devices}
        hers = cycle((self.anna, self.desk))
        for count, person in enumerate(takers([self.anna, self.bram])):
            device = next(hers) if person is self.anna else person
            device.wait_to_be_asked()
            yield count, device
            if device.is_asked:
                hands[device].taste = self._taste(device, count)
                with person.answering():
                    hands[device].answer()

    def _taste(self, person: Person, count: int) -> Taste:
        """They want to see the end; whatever is not in their way there, comes by chance."""
        words = person.words(self.game)
        ways = BRIEF.get(self.game, ((), ()))[person is self.bram]
        last, phases = TIRED.get(self.game, ("", 0))
        if last and (len(self.heard) >= phases or count >= MOST_ANSWERS):
            ways = (last,)
        is_layer = self.game == "meisterdiebe" and person is not self.bram
        is_eager = is_layer or self.game in EAGER
        return Taste([words.say(f"action-{way}-form") for way in ways], LAYERS if is_layer else HELPERS, is_eager)

    def listen(self, person: Person) -> None:
        """What is new is looked at as a screen reader does, and by axe, on the table and as a form."""
        if (phase := phase_of(person)) in self.heard:
            return
        self.heard.add(phase)
        person.prefer_table()
        assert findings(person) + person.grave_findings() == [], phase
        if len(self.heard) == 1:
            person.prefer_form()
            assert person.grave_findings() == [], phase

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

    def see_result(self) -> None:
        """The same for everybody, and on the wall after the last scene."""
        for person in (*self.devices, self.wall):
            person.see_result()
            expect(person.page.locator(".ranking li")).to_have_count(SEATS[self.game])
        for person in self.devices:
            expect(person.button(person.t("again"))).to_be_visible()

    def end(self) -> None:
        """No page complained, asked elsewhere, or is wider than its screen, and the wall never showed a hand."""
        if self._guests:
            self._guests.join(FAREWELL)
            assert not self._guests.is_alive()
        assert self.wall.page.locator(".hand, .prompt").count() == 0
        assert self.wall.grave_findings() == []
        for person in (*self.devices, self.wall):
            assert person.complaints == [], person.name
            assert person.page.evaluate(FITS), person.name
            person.context.close()


def phase_of(person: Person) -> str:
    """What the table is busy with."""
    return person.page.locator(".phase").get_attribute("data-phase") or ""
