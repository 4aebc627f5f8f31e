"""Hart an der Grenze, what comes next: the phase, and the seat that is asked."""

from functools import reduce

import jax.numpy as jnp
from jax import Array

from contrabande.lab.sim.arrays import settled, total
from contrabande.lab.sim.hart_an_der_grenze_cards import EACH, bit_of, lowest, nearest, onward, some
from contrabande.lab.sim.hart_an_der_grenze_flow import Flow
from contrabande.lab.sim.hart_an_der_grenze_table import (
    BRIBE,
    CHOOSE,
    DECLARE,
    EXTRA,
    HAGGLE,
    INSPECT,
    KEEP,
    OVER,
    PACK,
    SEIZE,
    State,
)


def follows(state: State, flow: Flow, seat: Array, sheriff: Array, sizes: Array, wealth: Array) -> tuple[Array, Array]:
    """The phase and the seat that is asked."""
    cases: list[tuple[Array, Array | int, Array | int]] = [
        (flow.adds, state.phase, state.asked),
        (flow.packed, *_after_packing(state)),
        (flow.declares, *_after_declaring(state)),
        (flow.addresses, BRIBE, seat),
        (flow.names & (state.phase == BRIBE), HAGGLE, state.sheriff),
        (flow.names, BRIBE, state.target),
        (flow.extra, EXTRA, state.sheriff),
        (flow.seizure, SEIZE, state.sheriff),
        (flow.deals, *_first_packer(sheriff, sizes)),
        (flow.clears, KEEP, state.sheriff),
        (flow.finishes, OVER, 0),
        (flow.sells, CHOOSE, _poorest(state, wealth)),
    ]
    phase, asked = jnp.full_like(state.phase, KEEP), onward(state.asked + 1, state.seats)
    for happens, then, who in reversed(cases):
        phase, asked = jnp.where(happens, then, phase), jnp.where(happens, who, asked)
    phase, asked = settled((phase, 4), (asked, 3))
    return phase, asked


def _after_packing(state: State) -> tuple[Array, Array]:
    """Another packer in seat order, or the first declaration (HG-12, HG-13)."""
    done = state.fates | bit_of(state.asked)
    left = some(state.hand_sizes) & ~bit_of(state.sheriff) & ~done
    first = nearest(done, onward(state.sheriff + 1, state.seats), state.seats)
    return jnp.where(left > 0, PACK, DECLARE), jnp.where(left > 0, lowest(left), first)


def _after_declaring(state: State) -> tuple[Array, Array]:
    """The next packer clockwise; when all have declared, the sheriff decides (HG-13, HG-14)."""
    following = onward(state.asked + 1, state.seats)
    found = nearest(state.fates & EACH | bit_of(state.sheriff), following, state.seats)
    return jnp.where(found == state.sheriff, INSPECT, DECLARE), found


def _first_packer(sheriff: Array, sizes: Array) -> tuple[Array, Array]:
    """Who packs first; if nobody has a card the turn is over, and with it the round (HG-Q11).

    For only the last turn of a round can find no packer: there are too many cards to be all brought across before.
    """
    packers = some(sizes) & ~bit_of(sheriff)
    return jnp.where(packers > 0, PACK, KEEP), jnp.where(packers > 0, lowest(packers), sheriff)


def _poorest(state: State, wealth: Array) -> Array:
    """Who has least; of several the nearest to the last sheriff, himself first (HG-32, HG-Q23)."""
    sums = [jnp.where(seat < state.seats, cash, jnp.int16(32767)) for seat, cash in enumerate(wealth)]
    least = reduce(jnp.minimum, sums)
    poorest = total((cash == least).astype(jnp.uint32) << 4 * seat for seat, cash in enumerate(sums))
    return nearest(poorest, state.sheriff, state.seats)
