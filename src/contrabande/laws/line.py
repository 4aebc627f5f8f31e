"""A line of play with its state in the open: the laws' own driver, beside `Match`."""

from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from contrabande.engine.actions import Action, Answer, Answers, Ask
from contrabande.engine.chance import Chance, Draw, SeededChance
from contrabande.engine.codec import encode
from contrabande.engine.events import Event, project
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience, Seat, everyone
from contrabande.engine.step import copy


def audiences(seats: int) -> tuple[Audience, ...]:
    """Every seat, and a spectator."""
    return (*sorted(everyone(seats)), None)


def ask_bytes(ask: Ask | None) -> bytes:
    """An ask as a client receives it."""
    if ask is None:
        return b"null"
    forms = [choice.form() for choice in ask.choices]
    return encode((ask.key, forms, ask.rules, ask.facts, ask.ranked))


class Line:
    """A state, what each audience has seen of it, and the draws of the last step."""

    def __init__(self, game: AnyGame, state: msgspec.Struct, knowledge: dict[Audience, msgspec.Struct]) -> None:
        self.game = game
        self.state = state
        self.knowledge = knowledge
        self.events: Sequence[Event] = ()
        self.drawn: Sequence[Draw] = ()

    @classmethod
    def begin(cls, game: AnyGame, options: msgspec.Struct, seats: int, chance: Chance) -> "Line":
        """Deal."""
        step = game.setup(options, seats, chance)
        line = cls(game, step.state, {who: game.blank(options, seats, who) for who in audiences(seats)})
        line._see(step.events, chance)
        return line

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that are asked."""
        return self.game.to_act(self.state)

    def ask(self, audience: Audience) -> Ask | None:
        """What an audience may do."""
        return self.game.ask(self.game.view(self.state, audience))

    def asks(self) -> dict[Seat, Ask]:
        """What each seat that is to act is asked."""
        found: dict[Seat, Ask] = {}
        for seat in sorted(self.to_act):
            ask = self.ask(seat)
            assert ask is not None
            found[seat] = ask
        return found

    def play(self, answers: Answers, chance: Chance) -> None:
        """One step."""
        step = self.game.apply(self.state, answers, chance)
        self._see(step.events, chance)

    def _see(self, events: Sequence[Event], chance: Chance) -> None:
        self.events = events
        self.drawn, chance.drawn = chance.drawn, []
        for who, known in self.knowledge.items():
            for event in events:
                known = self.game.remember(known, project(event, who))
            self.knowledge[who] = known

    def fork(self) -> "Line":
        """The same line, free to go elsewhere."""
        return Line(self.game, copy(self.state), dict(self.knowledge))

    def seen_by(self, audience: Audience) -> bytes:
        """Everything an audience has now, as bytes: view, question, knowledge, features, who is asked."""
        view = self.game.view(self.state, audience)
        known = self.knowledge[audience]
        features = self.game.features(view, known)
        return b"\n".join(
            (encode(view), ask_bytes(self.game.ask(view)), encode(known), encode(features), encode(sorted(self.to_act)))
        )


def answers_of(chosen: Iterable[tuple[Seat, Action]], asks: dict[Seat, Ask]) -> Answers:
    """Answers in seat order; where arrival counts, in that order too."""
    row = sorted(chosen)
    return tuple(Answer(seat, action, rank if asks[seat].ranked else None) for rank, (seat, action) in enumerate(row))


def random_answers(asks: dict[Seat, Ask], rng: Random) -> Answers:
    """One legal answer for each seat that is asked."""
    return answers_of([(seat, ask.sample(rng.random)) for seat, ask in asks.items()], asks)


def fresh_chance(rng: Random) -> SeededChance:
    """A chance of its own."""
    return SeededChance(rng.randbytes(32))
