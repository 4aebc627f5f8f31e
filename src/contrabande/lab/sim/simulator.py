"""The contract of a simulator: pure functions over batch-last arrays, one token a step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from jax import Array

StateT = TypeVar("StateT", bound=tuple[Array, ...])


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulator(Generic[StateT]):
    """One game as arrays. Shapes are those of one table; a batch is one more axis, the last, on every array."""

    key: str
    seats: int
    """The most seats; arrays per seat are padded to it."""
    tokens: int
    features: int
    words: int
    """How many words of chance `init` and `step` are handed; which of them a step uses is the game's affair."""

    init: Callable[[Array, Array, Array], StateT]
    """Seats int8, variant int8 (its place in the game's `variants`), words uint32 [words]: the table after the deal."""
    step: Callable[[StateT, Array, Array], StateT]
    """State, a legal token int32, words: one token further. After the end it may be anything."""
    mask: Callable[[StateT], Array]
    """The legal tokens: bool [tokens]; none once the match is over."""
    acting: Callable[[StateT], Array]
    """The seat whose token comes next: int8."""
    observe: Callable[[StateT], Array]
    """What the acting seat knows: uint8 [features]."""
    rewards: Callable[[StateT], Array]
    """Utilities in units of 1 / UNIT (see `arrays`): int16 [seats]; zeros until the match is over."""
    done: Callable[[StateT], Array]
    """Whether the match is over: bool."""
    habit: Callable[[StateT], Array] | None = None
    """How the game's heuristic bot answers for the acting seat, where it is known on arrays (`habits/`): log
    probabilities of the tokens up to a constant, float32 [tokens]."""
    choices: tuple[int, ...] = ()
    """How many tokens each choice of an answer has, one choice after another: so that a random bot is known on arrays,
    who takes a choice and then one of its tokens. Only where every answer is one token."""
    spend: Callable[[StateT, Array], StateT] | None = None
    """A table after the deal, a random word uint32: the same, but what seats can spend once in a match they have spent,
    by a coin each. Only where a game has such things."""


# Like the kernel's AnyGame: simulators of different games have no common type for their states.
AnySimulator: TypeAlias = Simulator[Any]
