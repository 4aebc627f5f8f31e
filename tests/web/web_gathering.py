"""Three people on two phones and a desk, a bot, and a wall that shows the table to everybody."""

from collections.abc import Iterator, Sequence
from random import Random

from playwright.sync_api import Browser, expect
from web_hands import Hand, Taste
from web_people import DESK, PHONE, SMALL, WALL, Person, takers
from web_tree import findings
from web_wires import LooseWire

SEATS = 4
INSTALLED = ("Anna",)
"""Whose device keeps the shell of the page; it costs each of them some seconds."""
UNFOLDED = "localStorage['contrabande.md.flat'] = 'yes'"
"""Bram likes the chest of Meisterdiebe unfolded."""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
BRIEF = {
    "hochstapler": (("Doubt",), ()),
    "prohis": (("TakePile", "TakeDisplay", "Pass", "Waive", "OfferNothing"), ("TakePile", "TakeDisplay", "Pass")),
}
"""Ways that bring a match to its end, as actions: what those with phones like, and what Clara likes."""
EAGER = ("prohis",)
"""Where full hands are emptied at one go, everybody gives as many cards as may be given."""
SHORT = {"prohis": ("end", "pile_empty")}
"""A rule of the house that makes a match shorter."""
LAYERS, HELPERS = ("lady_jeweller", "smuggler", "jeweller", "detective"), ("detective", "none", "no")
"""A match of Meisterdiebe ends when a cushion is empty: one lays as much as can be laid, the others help her."""


class Gathering:
    """They have sat down, and the cards are dealt."""

    def __init__(
        self, browser: Browser, house: str, game: str, languages: Sequence[str], *, is_hurried: bool = False
    ) -> None:
        sizes = {"Anna": PHONE, "Bram": SMALL, "Clara": DESK}
        self.game = game
        self.people = [
            Person(browser, house, name, language, size, service_workers="allow" if name in INSTALLED else "block")
            for (name, size), language in zip(sizes.items(), languages, strict=True)
        ]
        self.people[1].context.add_init_script(UNFOLDED)
        self.people[-1].prefer(theme="light")
        self.wires = {person: LooseWire(person) for person in self.people}
        self.wall = Person(browser, house, "TV", languages[0], WALL)
        for person in (*self.people, self.wall) if is_hurried else ():
            person.hurry()
        self.heard: set[str] = set()
        """Phases that somebody has listened to."""
        self._sit_down()

    def _sit_down(self) -> None:
        host, *guests = self.people
        code = host.open_table(self.game, SEATS)
        if self.game in SHORT:
            host.arrange(self.game, *SHORT[self.game])
        for guest in guests:
            guest.join(code)
            guest.button(guest.t("i-am-ready")).click()
        self.wall.come(f"/#{code}")
        self.wall.button(self.wall.t("as-big-screen")).click()
        self.wall.page.get_by_text(code, exact=True).wait_for()
        assert self.wall.grave_findings() == []
        host.button(host.t("fill-with-bots", count=SEATS - len(self.people))).click()
        host.button(host.t("start")).click()

    def answers(self) -> Iterator[tuple[int, Person]]:
        """Who is asked, and how often somebody was before; when the caller has looked, it is answered."""
        hands = {person: Hand(person, Random(11), self._taste(person)) for person in self.people}
        for count, person in enumerate(takers(self.people)):
            yield count, person
            if person.is_asked:
                hands[person].answer()

    def _taste(self, person: Person) -> Taste:
        """They want to see the end; whatever is not in their way there, comes by chance."""
        words = person.words(self.game)
        ways = BRIEF.get(self.game, ((), ()))[person is self.people[-1]]
        is_layer = self.game == "meisterdiebe" and person is self.people[0]
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
        for person in (*self.people, self.wall):
            expect(person.page.locator(".ranking li")).to_have_count(SEATS)
        for person in self.people:
            expect(person.button(person.t("again"))).to_be_visible()

    def end(self) -> None:
        """No page complained, asked elsewhere, or is wider than its screen, and the wall never showed a hand."""
        assert self.wall.page.locator(".hand, .prompt").count() == 0
        assert self.wall.grave_findings() == []
        for person in (*self.people, self.wall):
            assert person.complaints == [], person.name
            assert person.page.evaluate(FITS), person.name
            person.context.close()


def phase_of(person: Person) -> str:
    """What the table is busy with."""
    return person.page.locator(".phase").get_attribute("data-phase") or ""
