"""Meisterdiebe as data: options, state, view, knowledge, actions, events."""

from typing import ClassVar, Literal, NewType

import msgspec

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import Outcome
from contrabande.engine.reckoning import Reckoning
from contrabande.engine.seats import Audience, Seat
from contrabande.games.meisterdiebe.chest import Chest, Compartment, Shape
from contrabande.games.meisterdiebe.tables import EDITIONS, Printed

Character = NewType("Character", str)
Jewel = NewType("Jewel", str)
Drawer = NewType("Drawer", int)
LootResult = Literal["shared", "guarded", "forfeited", "empty"]
Hand = tuple[int | None, ...]
"""The number held of each character, in acting order; None where it was played or was never seen."""

SMUGGLER, DETECTIVE = Character("smuggler"), Character("detective")


class Options(msgspec.Struct, frozen=True):
    """Table options; the first value is the rulebook's, or our ruling where it is silent."""

    start_player: Literal["random", "seat0"] = "random"
    manip: Literal["rotate_and_flip", "one"] = "rotate_and_flip"
    may_skip_open: Literal["no", "yes"] = "no"
    fallen_ruby: Literal["top", "bottom"] = "top"
    auto_pick: Literal["on", "off"] = "on"
    ruby_end: Literal["round", "immediate"] = "round"
    show_played: Literal["off", "on"] = "off"
    memory_aid: Literal["off", "own_notes", "full"] = "off"
    edition: Literal["printed", "tiny"] = "printed"

    @property
    def tables(self) -> type[Printed]:
        """What is printed in this edition."""
        return EDITIONS[self.edition]

    @property
    def shape(self) -> Shape:
        """Levels and sides of the chest."""
        tables = EDITIONS[self.edition]
        return (tables.LEVELS, len(tables.RUBIES))


class Card(msgspec.Struct, frozen=True, gc=False):
    """A character card."""

    character: Character
    number: int


class State(msgspec.Struct):
    """The whole truth."""

    options: Options
    seats: int
    phase: str
    waiting: frozenset[Seat]
    round: int
    """0 while the chest is filled."""
    starter: Seat
    """Who fills first."""
    turn: Seat | None
    """Who is at the chest or picks a jewel; nobody while all choose."""
    queue: tuple[Seat, ...]
    """Who is at the chest next."""
    pickers: tuple[Seat, ...]
    """Who shares the red cushion, in the order they pick."""
    stock: tuple[int, ...]
    """Per seat, diamonds still to be put into the chest."""
    cards: tuple[tuple[int, ...], ...]
    """Per seat, the number of each character, played or not."""
    hands: tuple[Hand, ...]
    """Per seat, what is left of that in hand."""
    chosen: tuple[Character | None, ...]
    """Per seat, the character of this round, face up or not."""
    revealed: tuple[Card | None, ...]
    """Per seat, the card that lies face up in this round."""
    played: tuple[tuple[Card, ...], ...]
    """Per seat, the cards of earlier rounds of this cycle, face down again."""
    excluded: tuple[Seat, ...]
    """Smugglers of this round who get no loot."""
    chest: Chest
    opened: Drawer | None
    red: Counts
    white: tuple[Counts, ...]
    black: tuple[Counts, ...]
    alarms: tuple[bool, ...]
    """Per seat, whether the alarm lies on the overview card."""
    outcome: Outcome | None


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or a spectator, sees of the table."""

    seat: Audience
    options: Options
    seats: int
    phase: str
    round: int
    starter: Seat
    turn: Seat | None
    queue: tuple[Seat, ...]
    pickers: tuple[Seat, ...]
    stock: tuple[int, ...]
    hand: Hand
    """Empty for a spectator."""
    choice: Character | None
    """My character of this round."""
    revealed: tuple[Card | None, ...]
    played: tuple[tuple[Card, ...], ...]
    """Empty unless md.show_played=on."""
    excluded: tuple[Seat, ...]
    slots: tuple[int, ...]
    """Which drawer stands where: every drawer has its own grain."""
    upside: int
    opened: Drawer | None
    compartment: Compartment | None
    """The top front compartment of the opened drawer."""
    fronts: tuple[Compartment, ...]
    """What is in the chest; empty unless md.memory_aid=full."""
    secrets: tuple[int, ...]
    """Where the rubies are; empty unless md.memory_aid=full."""
    red: Counts
    white: tuple[Counts, ...]
    black: tuple[Counts, ...]
    alarms: tuple[bool, ...]
    outcome: Outcome | None
    reckoning: Reckoning | None
    """What the scores are made of, once the game is over."""


class Knowledge(msgspec.Struct, frozen=True):
    """What an audience has seen. Everything at the chest happens in public, so perfect recall holds all of it."""

    seat: Audience
    options: Options
    seats: int
    chest: Chest
    long: tuple[bool, ...]
    """Per drawer, whether it is a long one."""
    numbers: tuple[Hand, ...]
    """Per seat, the number of each character as far as it was seen, played or not."""
    played: tuple[tuple[Character, ...], ...]
    """Per seat, the characters revealed in this cycle."""
    clock: int
    """How often a drawer was opened."""
    touched: tuple[int, ...]
    """Per drawer, what the clock said when it was last open."""


class Place(Action, frozen=True):
    """Put one diamond into a drawer while the chest is filled (MD-14)."""

    drawer: Drawer


class Choose(Action, frozen=True):
    """Lay a character face down for this round (MD-15)."""

    character: Character

    def shown(self) -> object:
        """Nothing: the card lies face down."""
        return None


class Open(Action, frozen=True):
    """Open a drawer (MD-20)."""

    drawer: Drawer


class SkipOpen(Action, frozen=True):
    """Leave all drawers closed (MD-Q6, md.may_skip_open=yes)."""


class Lay(Action, frozen=True):
    """Lay imitations from the white cushion into the open drawer (MD-25, MD-28, MD-32)."""

    imitations: Counts


class LayWithAlarm(Action, frozen=True):
    """Lay an imitation into the open drawer and the alarm with it (MD-28)."""

    imitations: Counts


class Plunder(Action, frozen=True):
    """Take the jewels of the front compartment (MD-33)."""


class Search(Action, frozen=True):
    """Pull the drawer further and search the secret compartment (MD-33)."""


class Manipulate(Action, frozen=True):
    """Turn the uppermost levels, flip the chest, both or neither (MD-24)."""

    rotation: str
    flip: str


class Pick(Action, frozen=True):
    """Take one jewel from the red cushion (MD-27, MD-36)."""

    jewel: Jewel


class FillingBegun(Event, frozen=True):
    """The chest stands ready with its rubies, and *seat* is the first to fill it (MD-12, MD-13)."""

    seat: Seat
    slots: tuple[int, ...]
    """Which drawer stands where; the long ones stand north and south."""


class HandDealt(Event, frozen=True):
    """A seat has got one card of each character (MD-11)."""

    seat: Seat
    hand: Secret[tuple[int, ...]]


class DiamondPlaced(Event, frozen=True):
    """A seat has put a diamond into a drawer (MD-14)."""

    seat: Seat
    drawer: Drawer


class RoundBegun(Event, frozen=True):
    """Everybody chooses a character out of *cards* (MD-15, MD-18)."""

    round: int
    cards: int


class CharactersChosen(Event, frozen=True):
    """A card lies face down before everybody (MD-15)."""

    round: int


class SmugglersShown(Event, frozen=True):
    """The smugglers of this round have shown themselves (MD-16)."""

    reveals: ClassVar[bool] = True

    count: int


class CardRevealed(Event, frozen=True):
    """A seat has turned its card face up (MD-16)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    character: Character
    number: int


class OpeningSkipped(Event, frozen=True):
    """A seat has left all drawers closed (MD-Q6)."""

    seat: Seat


class DrawerOpened(Event, frozen=True):
    """A drawer is open: *jewels* and perhaps an alarm of *alarm* lie in its top front compartment (MD-21)."""

    seat: Seat
    drawer: Drawer
    jewels: Counts
    alarm: Seat | None


class JewelsFell(Event, frozen=True):
    """Jewels have fallen out of the bottom compartment, onto the red cushion (MD-22)."""

    seat: Seat
    drawer: Drawer
    jewels: Counts


class AlarmRang(Event, frozen=True):
    """Jewels have fallen out with an alarm, and *owner* gets them (MD-30)."""

    seat: Seat
    drawer: Drawer
    owner: Seat
    jewels: Counts


class AlarmReturned(Event, frozen=True):
    """An alarm has fallen out and lies on its owner's overview card again (MD-30)."""

    owner: Seat
    drawer: Drawer


class LootGathered(Event, frozen=True):
    """A smuggler has moved the jewels of the open drawer to the red cushion (MD-25)."""

    seat: Seat
    drawer: Drawer
    jewels: Counts


class ImitationsLaid(Event, frozen=True):
    """A seat has laid imitations into the open drawer, where they are real (MD-10)."""

    seat: Seat
    drawer: Drawer
    jewels: Counts


class AlarmSet(Event, frozen=True):
    """A jeweller has laid his alarm into the open drawer (MD-28)."""

    seat: Seat
    drawer: Drawer


class SecretSearched(Event, frozen=True):
    """A master thief has searched a secret compartment: the ruby was *found*, it fell, or there was none (MD-34)."""

    seat: Seat
    drawer: Drawer
    found: Literal["ruby", "fallen_ruby", "nothing"]


class JewelsStolen(Event, frozen=True):
    """A thief has taken the jewels of the open drawer (MD-33, MD-35)."""

    seat: Seat
    drawer: Drawer
    jewels: Counts


class ChestTurned(Event, frozen=True):
    """A seat has turned, flipped or left the chest (MD-24)."""

    seat: Seat
    rotation: str
    flip: str


class LootDecided(Event, frozen=True):
    """Smugglers and detectives were counted, and this becomes of the red cushion (MD-27)."""

    smugglers: int
    detectives: int
    result: LootResult


class JewelsCollected(Event, frozen=True):
    """A seat has taken jewels from the red cushion (MD-27, MD-36)."""

    seat: Seat
    jewels: Counts


class CardsPassed(Event, frozen=True):
    """Everybody has passed all cards to the left (MD-19)."""


class MatchEnded(Event, frozen=True):
    """The last round is over (MD-37)."""

    reveals: ClassVar[bool] = True

    outcome: Outcome
