"""Small builders: hands in a line, a table that plays them step by step, and matches with a scripted deal."""

from collections.abc import Iterable, Mapping

from contrabande.engine.actions import Action, Answer, Ask
from contrabande.engine.chance import ScriptedChance, SeededChance
from contrabande.engine.counts import Counts, remove
from contrabande.engine.events import Event, project
from contrabande.engine.match import Match
from contrabande.engine.seats import Audience, Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.ending import begin_turn
from contrabande.games.prohis.model import (
    Bribe,
    Claim,
    Convoy,
    Flip,
    Kind,
    Knowledge,
    Options,
    State,
    TakeDisplay,
    View,
    Waive,
)
from contrabande.games.prohis.rules import cards_in_play
from contrabande.games.prohis.tables import KINDS, NOTHING

A, B, C, D = (Seat(number) for number in range(4))
LETTERS = "LI123"
"""Legal, illegal, and the control cards by rank."""


def cards(text: str) -> Counts:
    """Cards as a count per kind: `LLI2` is two legal goods, one illegal, one captain."""
    return tuple(text.count(letter) for letter in LETTERS)


def convoy(text: str) -> Convoy:
    """Send these cards."""
    row = cards(text)
    return Convoy(row[:2], row[2:])


def bribe(text: str) -> Bribe:
    """Offer these cards."""
    return Bribe(cards(text))


def claim(rank: int) -> Claim:
    """Play the control card of that rank."""
    return Claim(Kind(KINDS[rank + 1]))


def take(letter: str) -> TakeDisplay:
    """Take such a card from the display."""
    return TakeDisplay(Kind(KINDS[LETTERS.index(letter)]))


def kinds(text: str) -> list[int]:
    """Outcomes of draws, in order."""
    return [LETTERS.index(letter) for letter in text]


class Table:
    """A state that is played step by step by seats A, B, …; A begins, and what is nowhere else lies in the pile.

    With *left* the pile is so many legal goods; the last seat has emptied it if it is empty.
    """

    def __init__(
        self,
        *hands: str,
        display: str = "LLLL",
        left: int | None = None,
        stores: Iterable[str] = (),
        options: Options | None = None,
    ) -> None:
        rules = options or Options()
        seats = len(hands)
        state = GAME.setup(rules, seats, SeededChance(b"any")).state
        state.hands = [cards(hand) for hand in hands]
        state.hand_sizes = tuple(map(sum, state.hands))
        state.stores = [cards(store) for store in stores] or [NOTHING] * seats
        state.store_sizes = tuple(map(sum, state.stores))
        state.display = cards(display)
        state.pile = cards_in_play(rules, seats)
        for zone in (*state.hands, *state.stores, state.display):
            state.pile = tuple(max(0, count) for count in remove(state.pile, zone))
        state.left = sum(state.pile)
        if left is not None:
            state.pile, state.left = (left, 0, 0, 0, 0), left
            state.emptied_by = None if left else Seat(seats - 1)
        begin_turn(state, A)
        self.state: State = state
        self.events: list[Event] = []

    def do(self, *actions: Action, draws: Mapping[str, str] | None = None) -> "Table":
        """Let whoever is asked carry out *actions* one after the other."""
        script = {label: kinds(text) for label, text in (draws or {}).items()}
        chance = ScriptedChance(script, then=SeededChance(b"then"))
        for action in actions:
            (seat,) = self.state.waiting
            assert self.ask(seat).allows(action), action
            self._apply((Answer(seat, action),), chance)
        return self

    def claims(self, **claims: int) -> "Table":
        """All opponents answer at once: `B=2` plays a captain, who is not named waives."""
        wanted = {"ABCDEF".index(name): claim(rank) for name, rank in claims.items()}
        answers = []
        for seat in sorted(self.state.waiting):
            action: Action = wanted.get(seat, Waive())
            assert self.ask(seat).allows(action), action
            answers.append(Answer(seat, action))
        self._apply(tuple(answers), SeededChance(b"tie"))
        return self

    def flips(self, found: str) -> "Table":
        """The inspector turns the first back again and again, and finds these."""
        return self.do(*[Flip(1) for _ in found], draws={"flip": found})

    def _apply(self, answers: tuple[Answer, ...], chance: ScriptedChance | SeededChance) -> None:
        self.events = GAME.apply(self.state, answers, chance).events

    def view(self, seat: Audience) -> View:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def ask(self, seat: Audience) -> Ask:
        """What a seat is asked."""
        ask = GAME.ask(self.view(seat))
        assert ask is not None
        return ask

    def allows(self, action: Action) -> bool:
        """Whether the one who is asked may do it."""
        (seat,) = self.state.waiting
        return self.ask(seat).allows(action)

    def seen(self, seat: Audience) -> list[Event]:
        """The last events as an audience saw them."""
        return [project(event, seat) for event in self.events]

    def scores(self) -> tuple[int, ...]:
        """The scores at the end."""
        assert self.state.outcome is not None
        return self.state.outcome.scores


def stopped(load: str, rank: int, *, rest: str = "", options: Options | None = None, store: str = "") -> Table:
    """A's convoy with *load* is stopped by B, who plays a card of that rank; A has *rest* in hand."""
    table = Table(load + rest, f"L{rank}", "L", options=options, stores=(store, "", ""))
    return table.do(convoy(load)).claims(B=rank)


def new_match(
    seats: int, options: Options | None = None, outcomes: Mapping[str, Iterable[int]] | None = None
) -> Match[Options, State, View, Knowledge]:
    """A match whose draws are laid down as far as they are given."""
    chance = ScriptedChance(outcomes or {}, then=SeededChance(b"match"))
    return Match(GAME, options or Options(), seats, b"", chance=chance)
