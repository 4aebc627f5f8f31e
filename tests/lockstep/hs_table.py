"""A table of the Hochstapler simulator that is set by hand and played by tokens."""

from collections.abc import Mapping, Sequence

import jax
import jax.numpy as jnp
import numpy as np

from contrabande.games.hochstapler.tables import Printed
from contrabande.lab.sim import hochstapler as sim
from contrabande.lab.sim.arrays import packed

COLOURS = Printed.COLOURS
DOUBT = sim.DOUBT
_init, _step, _mask, _rewards = map(jax.jit, (sim.init, sim.step, sim.mask, sim.rewards))


def say(sum: int, colour: str) -> int:
    """The token of an announcement."""
    return sim.COLOURS * sum + COLOURS.index(colour)


def swap(colour: str) -> int:
    """The token of a swap."""
    return COLOURS.index(colour)


class Table:
    """One table without a batch axis; seat 0 opens, and where *cards* is silent seat s holds s + 1."""

    def __init__(
        self, seats: int, cards: Mapping[str, Sequence[int]] | None = None, variant: int = sim.PRINTED
    ) -> None:
        usual = list(range(1, seats + 1))
        rows = [(cards or {}).get(colour, usual) for colour in COLOURS]
        hands = jnp.array([packed([card + 1 for card in row]) for row in rows], jnp.uint32)
        dealt = _init(jnp.int8(seats), jnp.int8(variant), jnp.zeros(sim.WORDS, jnp.uint32))
        self.state: sim.State = dealt._replace(hands=hands)

    def do(self, *tokens: int, drawn: float = 0.0) -> "Table":
        """Play tokens, which must be legal; *drawn* says how far up the sorted pile a swap takes its card."""
        words = jnp.full(sim.WORDS, int(drawn * 2**32), jnp.uint32)
        for token in tokens:
            assert self.allows(token), token
            self.state = _step(self.state, jnp.int32(token), words)
        return self

    def boast(self, *colours: str) -> "Table":
        """In each colour the opener announces more than there can be, is doubted, and takes the stack."""
        for colour in colours:
            self.do(say(7 * int(self.state.seats), colour), DOUBT)
        return self

    def be_modest(self, *colours: str) -> "Table":
        """In each colour the opener announces 1 and is doubted wrongly."""
        for colour in colours:
            self.do(say(1, colour), DOUBT)
        return self

    def allows(self, token: int) -> bool:
        """Whether that token is legal."""
        return bool(_mask(self.state)[token])

    def legal(self) -> set[int]:
        """All legal tokens."""
        return set(np.flatnonzero(_mask(self.state)).tolist())

    def taker(self, colour: str) -> int:
        """Who has taken that stack."""
        return int(self.state.takers[COLOURS.index(colour)])

    def points(self) -> list[int]:
        """Minus points of the seats."""
        return self.state.points[: int(self.state.seats)].tolist()

    def rewards(self) -> list[int]:
        """Rewards of the seats."""
        return _rewards(self.state)[: int(self.state.seats)].tolist()

    def laid(self, colour: str) -> list[int]:
        """How many of each value lie face up."""
        return [int(self.state.laid[COLOURS.index(colour)]) >> 4 * value & 15 for value in range(sim.VALUES)]
