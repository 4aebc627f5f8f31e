"""The contract of a bridge: what the simulator must hold, be asked and be told, said by the reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from contrabande.engine.actions import Answers
from contrabande.engine.game import Features
from contrabande.laws.line import Line

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]


class Move(NamedTuple):
    """One token that the simulator is to be fed, with what it must have offered before."""

    seat: int
    token: int
    mask: Numbers
    """The tokens that are legal there: bool [tokens]."""
    observation: Numbers
    """What the acting seat must be shown there: uint8 [features]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bridge:
    """Three functions of a reference line (`line.state`, `line.knowledge[seat]`, None for a spectator)."""

    arrays: Callable[[Line], Mapping[str, object]]
    """Every field of the simulator's state, between two steps of the reference."""
    moves: Callable[[Line, Answers], list[Move]]
    """The tokens that these answers are, before they are applied: seat by seat, each answer in its tokens."""
    slot: Callable[[str, int], int]
    """Where in `words` the *n*-th draw (from 0) of a label in one step of the reference belongs."""


class Layout(NamedTuple):
    """How the features of one edition and seat count lie in the observation, which holds whole numbers only."""

    places: Numbers
    """For each number of the features, its place in the observation."""
    scales: Numbers
    """For each, what makes it whole: a share of a pile times the pile."""
    blank: Numbers
    """The observation of a place that this edition does not have."""
    offsets: Numbers | int = 0
    """For each, what is added to it where it may be negative; what is then below 0 stays 0."""

    def observation(self, features: Features) -> Numbers:
        """The features in whole numbers; above 255 they stay 255."""
        wanted = np.array([number for block in features for number in block.numbers]) * self.scales
        whole = np.rint(wanted)
        assert np.abs(wanted - whole).max() < 1e-6, "a feature that is no whole number"
        assert np.all((whole >= 0) | (np.asarray(self.offsets) > 0)), "a negative feature needs an offset"
        found = self.blank.copy()
        found[self.places] = np.clip(whole + self.offsets, 0, 255)
        return found
