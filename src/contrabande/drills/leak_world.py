"""Another world: a match that one audience cannot tell from the truth, with other hidden things in it."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from contrabande.engine.actions import Answers, Ask
from contrabande.engine.chance import Chance, Draw, ScriptedChance, SeededChance
from contrabande.engine.codec import encode
from contrabande.engine.events import Event
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Audience, Seat
from contrabande.engine.step import Step, copy


class OtherWorld(Match[Any, Any, Any, Any]):
    """A match that goes on from a sampled state.

    Its past is what the audience was told of the true one, and all the past it has: whoever else looks finds the
    same projection, no answer and no draw. So an old secret that the server sends to the wrong seat is missing here.
    """

    def __init__(self, truth: AnyMatch, state: msgspec.Struct, audience: Audience, rng: Random) -> None:
        told = truth.events(audience)
        entropy = [rng.randbytes(16) for _ in range(truth.seats)]
        dealt = replace(truth.game, setup=lambda _options, _seats, chance: Step(state, chance))
        super().__init__(dealt, truth.options, truth.seats, rng.randbytes(32), entropy=entropy, players=truth.players)
        self.game = truth.game
        self._numbers[:] = vars(truth)["_numbers"]
        self._answers[:] = [() for _ in told]
        self._draws.clear()
        self._happened[:] = self._shown[:] = told

    @classmethod
    def beside(cls, truth: AnyMatch, audience: Audience, rng: Random) -> "OtherWorld":
        """A world that fits what *audience* has seen of *truth*."""
        view, known = truth.view(audience), truth.knowledge(audience)
        return cls(truth, truth.game.sample_state(view, known, SeededChance(rng.randbytes(32))), audience, rng)

    def differs_from(self, truth: AnyMatch) -> bool:
        """Whether other things are hidden in it."""
        return encode(self._state) != encode(vars(truth)["_state"])

    @property
    def seed(self) -> bytes:
        """The dealer's secret in this world."""
        return self._seed

    def asks(self) -> dict[Seat, Ask]:
        """What each seat that is to act is asked."""
        prompts = {seat: self.prompt(seat) for seat in sorted(self.to_act)}
        return {seat: prompt.ask for seat, prompt in prompts.items() if prompt is not None}

    def tried(self, answers: Answers, chance: Chance) -> Sequence[Event]:
        """What would happen; nothing does."""
        return self.game.apply(copy(self._state), answers, chance).events

    def expect(self, draws: Sequence[Draw]) -> None:
        """Let chance give these outcomes next."""
        rows: defaultdict[str, list[int]] = defaultdict(list)
        for label, outcome in draws:
            rows[label].append(outcome)
        self._chance = ScriptedChance(rows, SeededChance(self._key))

    def forget(self, entry: int, events: int) -> None:
        """Let the first *events* of an entry be others: in a game of memory nobody may be told them again."""
        told = list(self._shown[entry])
        self._shown[entry] = [*(told[events] for _ in range(events)), *told[events:]]

    @property
    def state(self) -> msgspec.Struct:
        """Everything that is hidden in it."""
        state: msgspec.Struct = self._state
        return state
