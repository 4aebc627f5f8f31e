"""The phases of a game for the gallery: people on a phone and at a desk, bots, and the wall."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from time import monotonic

from gallery_sheets import Gallery
from playwright.sync_api import Error, ViewportSize
from web_gathering import phase_of
from web_hands import Hand, Taste
from web_people import DESK, PHONE, WALL, Person
from web_scenes import scenes_of
from web_theatre import Theatre

from contrabande.drills.reconnect_plans import phases_of

Plan = tuple[int, dict[str, str], Sequence[str]]
"""Seats, options by name and value, and what people like to do."""

PLANS: dict[str, tuple[Plan, ...]] = {
    "hart-an-der-grenze": ((4, {}, ()), (5, {}, ("Inspect",))),
    "meisterdiebe": ((4, {"auto_pick": "off"}, ()),),
    "hochstapler": ((4, {}, ()),),
    "prohis": (
        (4, {}, ()),
        (4, {"claim": "open"}, ("Claim", "Bribe", "Convoy")),
        (4, {}, ("Claim", "OfferNothing", "Refuse", "Inspect", "Convoy")),
    ),
}
"""Tables that lead to every phase: another one for what those before it never ask."""
SECONDS = 600
"""For one match; what it has not asked by then, it may never ask."""
A_WHILE = 5_000
"""Milliseconds; what is shown for longer, such as the last scene, is there long enough to be photographed."""
MOST = 3
"""Pictures of one phase on one device: a phase may ask more than one question."""
DEVICES = {"phone": ("Anna", "de", PHONE), "desk": ("Bram", "nl", DESK), "wall": ("TV", "en", WALL)}


class Viewing:
    """What has been photographed of a game."""

    def __init__(self, gallery: Gallery, game: str) -> None:
        self.gallery, self.game = gallery, game
        self.seen: dict[tuple[str, str], set[int]] = {}

    def missing(self) -> list[tuple[str, str]]:
        """What nobody has been asked yet, and on which of the devices."""
        wanted = [(device, phase) for phase in phases_of(self.game) for device in DEVICES]
        return [each for each in wanted if each not in self.seen]

    def look(self, device: str, person: Person | Theatre, phase: str) -> None:
        """A question is photographed as the stage asks it; one with other buttons is another question."""
        kept = self.seen.setdefault((device, phase), set())
        plates = person.page.locator("main .plate").count()
        if plates in kept or len(kept) == MOST:
            return
        kept.add(plates)
        name = phase if len(kept) == 1 else f"{phase}-{len(kept)}"
        self.gallery.keep(person, f"{self.game}-{device}", name)
        if device == "phone":
            self.gallery.keep_for_other_eyes(person, self.game, name)


def phases(gallery: Gallery, game: str) -> list[str]:
    """Each phase as each of them sees it; what never came."""
    viewing = Viewing(gallery, game)
    for number, plan in enumerate(PLANS[game]):
        if number == 0 or viewing.missing():
            _played(viewing, plan, is_first=number == 0)
    for device, phase in viewing.missing():
        if device != "wall" and phase in scenes_of(game):
            _staged(viewing, device, phase)
    return [f"{phase} ({device})" for device, phase in viewing.missing()]


def _staged(viewing: Viewing, device: str, phase: str) -> None:
    """What chance has not brought is put as a scene, which always comes."""
    _, language, size = DEVICES[device]
    theatre = Theatre(viewing.gallery.browser, viewing.gallery.house, language)
    theatre.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
    theatre.play(viewing.game, phase)
    viewing.look(device, theatre, phase)
    theatre.context.close()


def _played(viewing: Viewing, plan: Plan, *, is_first: bool) -> None:
    """One match: the first to its end, another until nothing is missing."""
    people = {device: Person(viewing.gallery.browser, viewing.gallery.house, *who) for device, who in DEVICES.items()}
    for person in people.values():
        person.hurry(A_WHILE)
    wall = people.pop("wall")
    _sit_down(viewing, people, wall, plan)
    if is_first:
        viewing.gallery.keep(wall, f"{viewing.game}-wall", "lobby")
    _deal(people, plan)
    hands = {person: Hand(person, Random(5), _taste(person, viewing.game, plan)) for person in people.values()}
    until, first = monotonic() + SECONDS, people["phone"]
    while monotonic() < until and (is_first or viewing.missing()) and not _is_at_end(first):
        for device, person in people.items():
            with suppress(Error):  # the table moves on while one is choosing
                if person.is_asked:
                    _asked(viewing, device, person, wall)
                    hands[person].answer()
        first.page.wait_for_timeout(20)
    if is_first and _is_at_end(first):
        _ended(viewing, {**people, "wall": wall})
    for person in (*people.values(), wall):
        person.context.close()


def _sit_down(viewing: Viewing, people: dict[str, Person], wall: Person, plan: Plan) -> None:
    seats, options, _ = plan
    anna, bram = people.values()
    code = anna.open_table(viewing.game, seats)
    for option, value in options.items():
        anna.arrange(viewing.game, option, value)
    bram.join(code)
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    wall.page.get_by_text(code, exact=True).wait_for()


def _deal(people: dict[str, Person], plan: Plan) -> None:
    anna, bram = people.values()
    bram.button(bram.t("i-am-ready")).click()
    anna.button(anna.t("fill-with-bots", count=plan[0] - len(people))).click()
    anna.button(anna.t("start")).click()


def _taste(person: Person, game: str, plan: Plan) -> Taste:
    return Taste([person.words(game).say(f"action-{way}-form") for way in plan[2]])


def _asked(viewing: Viewing, device: str, person: Person, wall: Person) -> None:
    phase = phase_of(person)
    person.prefer_table()
    viewing.look(device, person, phase)
    viewing.look("wall", wall, phase)


def _is_at_end(person: Person) -> bool:
    """Whether the last scene is shown, or the result behind it."""
    return person.page.locator(".ranking, .dock > .say > .plate.big").count() > 0


def _ended(viewing: Viewing, people: dict[str, Person]) -> None:
    """The last scene, which goes by itself after a while, and the result."""
    for device, person in people.items():
        viewing.seen[device, "over"] = {0}
        viewing.gallery.keep(person, f"{viewing.game}-{device}", "over")
    for device, person in people.items():
        person.page.wait_for_selector(".ranking")
        viewing.gallery.keep(person, f"{viewing.game}-{device}", "result")
