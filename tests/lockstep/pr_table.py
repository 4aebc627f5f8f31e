"""A table of the Prohis simulator that is set by hand and played by tokens."""

from collections.abc import Iterable

import jax
import jax.numpy as jnp
import numpy as np

from contrabande.lab.sim.prohis import SIMULATOR
from contrabande.lab.sim.prohis_cards import count_of, packed_cards
from contrabande.lab.sim.prohis_state import CARD, CLAIMS, PRINTED, SEATS, STOP, TAKE, TURN_CARD, WAIVE, WORDS, State

A, B, C, D = range(4)
LETTERS = "LI123"
"""Legal, illegal, and the control cards by rank."""
_init, _step = jax.jit(SIMULATOR.init), jax.jit(SIMULATOR.step)
_mask, _rewards = jax.jit(SIMULATOR.mask), jax.jit(SIMULATOR.rewards)


def cards(text: str) -> int:
    """Cards in letters as one number: `LLI2` is two legal goods, one illegal, one captain."""
    return packed_cards(tuple(text.count(letter) for letter in LETTERS))


def letters(number: jax.Array) -> str:
    """The same the other way round."""
    return "".join(letter * int(count_of(number, kind)) for kind, letter in enumerate(LETTERS))


def take(letter: str) -> int:
    """The token that takes such a card from the display."""
    return TAKE + LETTERS.index(letter)


def lay(text: str) -> list[int]:
    """The tokens that lay these cards."""
    return [CARD + LETTERS.index(letter) for letter in text]


def dealt(seats: int, variant: int = PRINTED) -> State:
    """A table after the deal."""
    state: State = _init(jnp.int8(seats), jnp.int8(variant), jnp.zeros(WORDS, jnp.uint32))
    return state


class Table:
    """One table without a batch axis; A begins unless *turn* says otherwise, and the pile is *left* legal goods."""

    def __init__(
        self,
        *hands: str,
        display: str = "LLLL",
        left: int = 20,
        stores: Iterable[str] = (),
        turn: int = A,
        variant: int = PRINTED,
    ) -> None:
        held = [cards(hand) for hand in hands] + [0] * (SEATS - len(hands))
        stored = [cards(store) for store in stores] + [0] * SEATS
        self.state: State = dealt(len(hands), variant)._replace(
            turn=jnp.int8(turn),
            hands=jnp.array(held, jnp.uint32),
            stores=jnp.diag(jnp.array(stored[:SEATS], jnp.uint32)),
            display=jnp.uint32(cards(display)),
            pile=jnp.uint32(cards("L" * left)),
            emptied_by=jnp.int8(-1 if left else len(hands) - 1),
        )

    def do(self, *tokens: int, part: float = 0.0) -> "Table":
        """Play tokens, which must be legal; *part* says how far up the sorted cards chance takes one."""
        words = jnp.full(WORDS, int(part * 2**32), jnp.uint32)
        for token in tokens:
            assert self.allows(token), token
            self.state = _step(self.state, jnp.int32(token), words)
        return self

    def send(self, text: str) -> "Table":
        """Lay these cards for a convoy or a bribe, and no more."""
        self.do(*lay(text))
        return self.do(STOP) if int(self.state.chosen) else self

    def claims(self, **ranks: int) -> "Table":
        """All opponents commit: `B=2` plays a captain, who is not named waives."""
        for seat in range(int(self.state.seats)):
            if seat != int(self.state.turn):
                rank = ranks.get("ABCDEF"[seat], 0)
                self.do(CLAIMS + rank - 1 if rank else WAIVE)
        return self

    def flips(self, found: str) -> "Table":
        """The inspector turns the first back again and again, and finds these."""
        for letter in found:
            lie = letters(self.state.convoy)
            self.do(TURN_CARD, part=(lie.index(letter) + 0.5) / len(lie))
        return self

    def allows(self, token: int) -> bool:
        """Whether that token is legal."""
        return bool(_mask(self.state)[token])

    def legal(self) -> set[int]:
        """All legal tokens."""
        return set(np.flatnonzero(_mask(self.state)).tolist())

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return letters(self.state.hands[seat])

    def store(self, seat: int, seen_by: int | None = None) -> str:
        """The cards in a store, or those that another seat has seen there."""
        return letters(self.state.stores[seat if seen_by is None else seen_by, seat])

    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(SIMULATOR.done(self.state))

    def rewards(self) -> list[int]:
        """Rewards of the seats."""
        found: list[int] = _rewards(self.state)[: int(self.state.seats)].tolist()
        return found
