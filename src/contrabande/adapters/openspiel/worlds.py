"""Worlds for a search: another state that a player cannot tell from this one."""

from collections.abc import Callable
from typing import Any

import numpy as np

from contrabande.adapters.openspiel.moment import Moment
from contrabande.adapters.openspiel.position import Position
from contrabande.engine.actions import Answer
from contrabande.engine.chance import SeededChance
from contrabande.engine.seats import Seat


def resampler(seed: int | None = None) -> Callable[[Any, int], Any]:
    """A callback for `ISMCTSBot.set_resampler`: worlds that fit what the player to move has seen."""
    rng = np.random.default_rng(seed)

    def resample(state: Any, player: int) -> Any:
        """A state that *player* cannot tell from *state*; seats that have answered in secret answer at random."""
        now: Moment = state.now
        assert now.position is not None, "a world is sampled where a player is to move"
        world = _imagined(now.position, Seat(player), SeededChance(rng.bytes(32)))
        answers = tuple([_same_or_any(answer, world, Seat(player), rng) for answer in now.answers])
        twin = state.clone()
        twin.now = Moment(now.table, world, answers)
        return twin

    return resample


def _imagined(position: Position, seat: Seat, chance: SeededChance) -> Position:
    state = position.table.game.sample_state(position.view(seat), position.knowledge(seat), chance)
    return position.imagined(state, seat)


def _same_or_any(answer: Answer, world: Position, seat: Seat, rng: np.random.Generator) -> Answer:
    if answer.seat == seat:
        return answer
    return Answer(answer.seat, world.ask(answer.seat).sample(rng.random), answer.rank)
