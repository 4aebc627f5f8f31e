"""A table of the Meisterdiebe simulator that is set by hand and played by tokens."""

from collections.abc import Mapping, Sequence

import jax
import jax.numpy as jnp
import numpy as np

from contrabande.games.meisterdiebe.tables import Printed
from contrabande.lab.sim import meisterdiebe_state as sim
from contrabande.lab.sim.meisterdiebe import SIMULATOR

Jewels = tuple[int, int]
"""Diamonds and sapphires."""
NOTHING, DIAMOND, SAPPHIRE, RICH = (0, 0), (1, 0), (0, 1), (2, 1)
NORTH, EAST, SOUTH, WEST = range(4)
"""The slots of the top level: a ruby below, none, a ruby above, none."""
LAY_DIAMOND, LAY_SAPPHIRE = sim.LAY, sim.LAY + 1
WITH_ALARM = sim.LAY_WITH_ALARM + 1
LEAVE, FLIP = sim.TURN, sim.TURN + 1
_init, _step = jax.jit(SIMULATOR.init), jax.jit(SIMULATOR.step)
_mask, _rewards = jax.jit(SIMULATOR.mask), jax.jit(SIMULATOR.rewards)


def turn(rotation: str, *, flip: bool = False) -> int:
    """The token of a manipulation."""
    return sim.TURN + 2 * Printed.ROTATIONS.index(rotation) + flip


def card(character: str) -> int:
    """The token that chooses a character."""
    return sim.CARD + Printed.CHARACTERS.index(character)


def content(diamonds: int, sapphires: int = 0, alarm: int | None = None) -> int:
    """What lies in a compartment, perhaps with somebody's alarm."""
    return diamonds | sapphires << sim.SAPPHIRES | (0 if alarm is None else alarm + 1) << sim.ALARM


class Table:
    """One table without a batch axis, after the deal."""

    def __init__(self, seats: int, variant: int = sim.PRINTED, word: int = 0) -> None:
        words = jnp.full(sim.WORDS, word, jnp.uint32)
        self.state: sim.State = _init(jnp.int8(seats), jnp.int8(variant), words)

    def do(self, *tokens: int) -> "Table":
        """Play tokens, which must be legal."""
        for token in tokens:
            assert self.allows(token), token
            self.state = _step(self.state, jnp.int32(token), jnp.zeros(sim.WORDS, jnp.uint32))
        return self

    def allows(self, token: int) -> bool:
        """Whether that token is legal."""
        return bool(_mask(self.state)[token])

    def legal(self) -> set[int]:
        """All legal tokens."""
        return set(np.flatnonzero(_mask(self.state)).tolist())

    def finish_round(self) -> "Table":
        """Let everybody play the first legal token until the next choice, or the end."""
        while self.phase not in (sim.CHOOSE, sim.OVER):
            self.do(min(self.legal()))
        return self

    def load(self, slot: int, compartment: int, *, below: bool = False) -> "Table":
        """Lay something into a drawer; an alarm leaves its owner's card."""
        chest = self.state.chest.at[slot].add(compartment | below << sim.BELOW)
        owner = compartment >> sim.ALARM
        cushions = self.state.cushions.at[owner - 1].add(-(1 << sim.ON_CARD)) if owner else self.state.cushions
        self.state = self.state._replace(chest=chest, cushions=cushions)
        return self

    @property
    def phase(self) -> int:
        """What is asked."""
        return int(self.state.phase)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.turn)

    @property
    def red(self) -> Jewels:
        """The red cushion."""
        return _jewels(int(self.state.red))

    def black(self, seat: int) -> tuple[int, int, int]:
        """Diamonds, sapphires and rubies on a black cushion."""
        word = int(self.state.cushions[seat])
        return (*_jewels(word), word >> sim.BLACK_RUBIES & 7)

    def white(self, seat: int) -> Jewels:
        """Imitations on a white cushion."""
        word = int(self.state.cushions[seat])
        return (word >> sim.WHITE & 15, word >> sim.WHITE_SAPPHIRES & 3)

    def has_alarm(self, seat: int) -> bool:
        """Whether a seat's alarm lies on its card."""
        return bool(int(self.state.cushions[seat]) >> sim.ON_CARD & 1)

    def excluded(self) -> list[int]:
        """The smugglers who get no loot."""
        return [seat for seat, word in enumerate(self.state.cushions) if int(word) >> sim.EXCLUDED & 1]

    def above(self, slot: int) -> int:
        """What lies above in a drawer; 0 where it lies below."""
        word = int(self.state.chest[slot])
        return 0 if word >> sim.BELOW & 1 else word & sim.CONTENT

    def ruby(self, slot: int) -> str:
        """Where in a drawer the ruby lies."""
        word = int(self.state.chest[slot])
        return ("below" if word >> sim.RUBY_BELOW & 1 else "above") if word >> sim.RUBY & 1 else "none"

    def jewels(self) -> tuple[int, int, int]:
        """All diamonds, sapphires and rubies there are."""
        cushions, chest = (np.asarray(row).astype(int) for row in (self.state.cushions, self.state.chest))
        piles = [_jewels(int(word)) for word in (*cushions, *chest, self.state.red)]
        piles += [self.white(seat) for seat in range(len(cushions))]
        diamonds, sapphires = map(sum, zip(*piles))
        rubies = sum(cushions >> sim.BLACK_RUBIES & 7) + sum(chest >> sim.RUBY & 1)
        return (diamonds + sum(cushions >> sim.STOCK & 7), sapphires, rubies)

    def rewards(self) -> list[int]:
        """Rewards of the seats."""
        return [int(reward) for reward in _rewards(self.state)[: int(self.state.seats)]]


def _jewels(word: int) -> Jewels:
    return (word & sim.DIAMONDS_MASK, word >> sim.SAPPHIRES & sim.SAPPHIRES_MASK)


def in_round(
    *cards: tuple[str, int],
    above: Mapping[int, int] | None = None,
    below: Mapping[int, int] | None = None,
    red: Jewels = NOTHING,
    white: Mapping[int, Jewels] | None = None,
    variant: int = sim.PRINTED,
) -> Table:
    """A round in which everybody has chosen: a character and its number per seat; the chest is loaded as said."""
    table = Table(len(cards), variant)
    table.state = table.state._replace(
        phase=jnp.int8(sim.CHOOSE),
        turn=jnp.int8(0),
        played=jnp.int8(1),
        red=jnp.uint32(content(*red)),
        cards=_numbered(table.state, cards),
        cushions=_filled(table.state, white or {}),
    )
    for face in (above or {}, below or {}):
        for slot, compartment in face.items():
            table.load(slot, compartment, below=face is below)
    return table.do(*[card(character) for character, _ in cards])


def _numbered(state: sim.State, cards: Sequence[tuple[str, int]]) -> jax.Array:
    rows = np.array(state.cards)
    for seat, (character, number) in enumerate(cards):
        place = 4 * Printed.CHARACTERS.index(character)
        rows[seat] = int(rows[seat]) & ~(15 << place) | number << place
    return jnp.asarray(rows)


def _filled(state: sim.State, white: Mapping[int, Jewels]) -> jax.Array:
    rows = np.array(state.cushions) & np.uint32(0xFFFFFFFF ^ 7 << sim.STOCK)
    for seat, (diamonds, sapphires) in white.items():
        imitations = diamonds << sim.WHITE | sapphires << sim.WHITE_SAPPHIRES
        rows[seat] = int(rows[seat]) & ~sim.WHITE_MASK | imitations
    return jnp.asarray(rows)
