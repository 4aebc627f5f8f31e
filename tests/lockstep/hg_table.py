"""A table of the simulator of Hart an der Grenze that is set by hand and played by tokens."""

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim import hart_an_der_grenze_table as tokens
from contrabande.lab.sim.hart_an_der_grenze import SIMULATOR
from contrabande.lab.sim.hart_an_der_grenze_cards import SEATS, cards_of, count_of

STOP, PASS, AGREE, OPEN = tokens.STOP, tokens.PASS, tokens.AGREE, tokens.OPEN
KINDS = Printed.GOODS
_step, _mask, _rewards = jax.jit(SIMULATOR.step), jax.jit(SIMULATOR.mask), jax.jit(SIMULATOR.rewards)

Counts = tuple[int, ...]
Case = tuple[Counts, int, str]
"""What is packed, and what is declared: a number and a kind."""


def goods(**counts: int) -> Counts:
    """Cards by name."""
    assert set(counts) <= set(KINDS)
    return tuple(counts.get(kind, 0) for kind in KINDS)


ONE_JUG: Case = (goods(jug=1), 1, "jug")
"""An honest case that nobody minds."""


def told(cards: Counts) -> list[int]:
    """The tokens that pack or keep those cards."""
    return [kind for kind, count in enumerate(cards) for _ in range(count)] + [STOP]


def say(number: int, kind: str) -> int:
    """The token of a declaration."""
    return tokens.DECLARED + tokens.LEGAL * (number - 1) + KINDS.index(kind)


def at(place: int) -> int:
    """The token that names the seat so many places clockwise from who acts."""
    return tokens.SEAT + place


def sum_of(dollars: int) -> int:
    """The token of an offer or a demand."""
    return tokens.MONEY + dollars


class Table:
    """One table without a batch axis; seat 0 has the star, everybody 30 dollars and his stones."""

    def __init__(self, seats: int, hands: Sequence[Counts], **fields: Any) -> None:
        blank = {name: jnp.int8(0) for name in tokens.State._fields}
        words = ("hand_sizes", "behind_sizes", "declared", "fates", "pile", "discards")
        records = ("lots", "caught", "honest", "bought", "searched", "let_through")
        blank |= {name: jnp.uint32(0) for name in (*words, *records)}
        blank |= {name: _row(jnp.uint32) for name in ("hands", "cases", "behind", "under", "traded")}
        blank |= {name: _row(jnp.uint8) for name in ("bribes", "paid", "income")}
        blank["sold"] = jnp.zeros((tokens.SALES, SEATS), jnp.uint32)
        stones = tokens.RED | (tokens.WHITE if seats in Printed.EXTRA_SEATS else 0)
        given = {
            "seats": jnp.int8(seats),
            "round": jnp.int8(1),
            "turn": jnp.int8(1),
            "asked": jnp.int8(1),
            "hands": _row(jnp.uint32, [cards_of(hand) for hand in hands]),
            "hand_sizes": jnp.uint32(sum(sum(hand) << 4 * seat for seat, hand in enumerate(hands))),
            "stones": jnp.uint32(sum(stones << 4 * seat for seat in range(seats))),
            "cash": _row(jnp.int16, [Printed.CASH] * seats),
        }
        self.state = tokens.State(**{**blank, **given, **fields})

    def do(self, *played: int) -> "Table":
        """Play tokens, which must be legal; chance takes the first kind that there is."""
        for token in played:
            assert self.allows(token), token
            self.state = _step(self.state, jnp.int32(token), jnp.zeros(tokens.WORDS, jnp.uint32))
        return self

    def allows(self, token: int) -> bool:
        """Whether that token is legal."""
        return bool(_mask(self.state)[token])

    def legal(self) -> set[int]:
        """All legal tokens."""
        return set(np.flatnonzero(_mask(self.state)).tolist())

    def sums(self) -> list[int]:
        """The dollars that may be offered or demanded."""
        return [token - tokens.MONEY for token in sorted(self.legal()) if token > tokens.MONEY]

    def cash(self) -> list[int]:
        """Everybody's money."""
        return self.state.cash[: int(self.state.seats)].tolist()

    def cards(self, zone: str, seat: int | None = None) -> Counts:
        """The cards in a zone."""
        word = getattr(self.state, zone) if seat is None else getattr(self.state, zone)[seat]
        return tuple(int(count_of(word, kind)) for kind in range(len(KINDS)))

    def rewards(self) -> list[int]:
        """Rewards of the seats."""
        rewards: list[int] = _rewards(self.state).tolist()
        return rewards[: int(self.state.seats)]

    @property
    def phase(self) -> int:
        """Which phase it is."""
        return int(self.state.phase)


def _row(dtype: Any, numbers: Sequence[int] = ()) -> jax.Array:
    return jnp.array([*numbers, *[0] * (SEATS - len(numbers))], dtype)


def border(seats: int, *cases: Case, **fields: Any) -> Table:
    """Seats 1, 2, … have packed and declared *cases*, all others a jug each; the sheriff decides."""
    whole = [*cases, *[ONE_JUG] * (seats - 1 - len(cases))]
    table = Table(seats, [goods(jug=5), *[cards for cards, _, _ in whole]], **fields)
    for cards, _, _ in whole:
        table.do(*told(cards))
    return table.do(*[say(number, kind) for _, number, kind in whole])


def end_of_round(behind: Sequence[Counts], under: Sequence[Counts] = (), **fields: Any) -> Table:
    """All cases are cleared, and seat 0, the last sheriff, says first what he keeps."""
    zones = {"behind": behind, "under": under}
    rows = {zone: _row(jnp.uint32, [cards_of(cards) for cards in row]) for zone, row in zones.items()}
    sizes = jnp.uint32(sum(sum(cards) << 5 * seat for seat, cards in enumerate(behind)))
    given = {"phase": jnp.int8(tokens.KEEP), "asked": jnp.int8(0), "behind_sizes": sizes}
    return Table(len(behind), [goods()] * len(behind), **{**rows, **given, **fields})
