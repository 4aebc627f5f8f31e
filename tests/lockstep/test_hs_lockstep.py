"""Hochstapler: rules and simulator hold, ask and pay the same at every step, and a planted difference is named."""

from dataclasses import replace

import jax
import jax.numpy as jnp
from jax import Array

from contrabande.games.hochstapler import GAME
from contrabande.lab.bridge.hochstapler import BRIDGE
from contrabande.lab.lockstep import first_difference, lockstep
from contrabande.lab.reference import Case, cases, rows
from contrabande.lab.rollout import advance, begin, random_token
from contrabande.lab.sim import hochstapler as sim
from contrabande.lab.sim.hochstapler import SIMULATOR


def test_all_variants_and_seat_counts_agree_with_the_rules() -> None:
    """Printed for 3 to 7, several stages for 3 to 7, tiny for 2; 242 matches, 22 of each."""
    report = lockstep(GAME, SIMULATOR, BRIDGE, cases(GAME, range(242)))
    assert (report.matches, report.differences, report.first) == (242, 0, None)
    assert report.steps > 10_000


def test_every_variant_is_among_the_matches() -> None:
    tables = {case[:2] for case in cases(GAME, range(11))}
    assert tables == {(0, 3), (0, 4), (0, 5), (0, 6), (0, 7), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 2)}
    assert {case.seats for case in cases(GAME, range(11), seats=4)} == {4}


def test_a_planted_difference_is_named_by_seed_step_and_field() -> None:
    """A simulator in which a doubt costs nobody a point."""

    def generous(state: sim.State, token: Array, words: Array) -> sim.State:
        after = sim.step(state, token, words)
        return after._replace(points=jnp.where(token == sim.DOUBT, state.points, after.points))

    case = Case(sim.TINY, 2, "planted")
    found = first_difference(replace(SIMULATOR, step=generous), rows(GAME, BRIDGE, case))
    assert found is not None
    assert (found.case, found.field) == (case, "points")
    assert str(found).startswith(f"seed planted (variant 2, 2 seats), step {found.step}, points: the reference has [")


def test_a_random_token_is_legal_and_each_is_equally_likely() -> None:
    """Of 40 tokens 3 are legal; words in thirds of their range choose one after the other."""
    mask = jnp.zeros(40, bool).at[jnp.array([2, 17, 39])].set(True)
    words = (0, (1 << 32) // 3 + 1, (1 << 32) - 1)
    chosen = [random_token(mask, jnp.uint32(word)) for word in words]
    assert [(int(token), int(legal)) for token, legal in chosen] == [(2, 3), (17, 3), (39, 3)]


def test_a_rollout_deals_anew_and_its_rewards_are_fair() -> None:
    """After many steps some tables are young and none is over."""
    seats = jnp.full(64, 3, jnp.int8)
    carry = begin(SIMULATOR, seats, jnp.zeros_like(seats), jax.random.key(1))
    carry = jax.jit(advance(SIMULATOR, 300))(carry)
    assert not bool(sim.done(carry.state).any())
    assert int(carry.state.points.max()) < 8
    assert 64 * 300 * 0.7 < int(carry.decisions) < 64 * 300
