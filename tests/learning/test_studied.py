"""What an update leaves out: decisions that weigh nothing, and tokens that the critic may pass over."""

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from pennies import PENNIES, QUICK, log_policy, tower

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning import losses
from contrabande.lab.learning.losses import Minibatch, actor_loss, foreseen
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import everywhere, hall_of
from contrabande.lab.learning.settings import Settings, settings_of
from contrabande.lab.learning.training import Dials, Learner, learner_of, update_of
from contrabande.lab.learning.versus import seated_alone

SMALL = settings_of(
    "hochstapler",
    variants=[2],
    seats=[2],
    tables=64,
    tokens=4,
    minibatches=2,
    width=16,
    blocks=1,
    critic_width=16,
    guests=0.0,
)
weighty = jax.jit(losses.weighty, static_argnums=1)
DIALS = Dials(rate=jnp.float32(0.001), entropy=jnp.float32(0.01), averaging=jnp.float32(0.1))


@pytest.mark.parametrize("wrong", [{"studied": 0}, {"studied": -0.5}, {"judged": 0}, {"judged": 3, "tokens": 2}])
def test_a_part_that_leaves_nothing_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(OptionsError, match=f"^{next(iter(wrong))}="):
        settings_of("hochstapler", **wrong)


def _actor(seed: int) -> Tower:
    return tower(jax.random.key(seed), jnp.eye(4), 8, 1, 3)


def _batch(weighs: str) -> Minibatch:
    """Decisions of which those marked with 1 weigh; their tokens and gains tell them apart."""
    count = len(weighs)
    rows = np.arange(1, count + 1)
    seen = jax.random.normal(jax.random.key(count), (count, 4))
    legal = np.array([[True, True, True], [True, False, True]])[rows % 2]
    token = np.where(rows % 3 == 0, 2, 0)
    log_chance = jnp.take_along_axis(log_policy(_actor(3), seen, legal), token[:, None], axis=-1)[:, 0]
    seats = jnp.full(len(weighs), 4)
    gain = 0.1 * jnp.asarray(rows)
    return Minibatch(seen, legal, token, log_chance, gain, jnp.array([float(each) for each in weighs]), seats)


def test_what_weighs_is_kept_in_its_order_and_the_room_that_is_left_weighs_nothing() -> None:
    batch = _batch("0110010000")
    kept = weighty(batch, 0.5)
    assert kept.weighs.tolist() == [1, 1, 1, 0, 0]
    for before, after in zip(batch, kept):
        np.testing.assert_array_equal(after[:3], np.asarray(before)[[1, 2, 5]])
        assert not np.asarray(after)[3:].any()


def test_half_a_place_is_a_place() -> None:
    assert weighty(_batch("001000001"), 0.5).weighs.tolist() == [1, 1, 0, 0, 0]


def test_what_finds_no_room_is_left_out() -> None:
    batch = _batch("0111100000")
    kept = weighty(batch, 0.3)
    assert kept.weighs.tolist() == [1, 1, 1]
    assert kept.gain.tolist() == batch.gain[1:4].tolist()


@pytest.mark.parametrize("part", [1.0, 1.25])
def test_where_there_is_room_for_all_nothing_changes(part: float) -> None:
    batch = _batch("0110010000")
    assert losses.weighty(batch, part) is batch


def test_what_is_learned_is_the_same_without_what_weighs_nothing() -> None:
    held = msgspec.structs.replace(SMALL, magnet=0.5)
    batch = _batch("1010010000")
    slope = jax.jit(jax.value_and_grad(actor_loss, has_aux=True), static_argnums=4)
    whole, part = (slope(_actor(0), each, _actor(1), jnp.float32(0.1), held) for each in (batch, weighty(batch, 0.5)))
    jax.tree.map(lambda one, other: np.testing.assert_allclose(one, other, atol=1e-5), whole, part)
    assert max(float(jnp.abs(each).max()) for each in whole[1].values()) > 0.01


@pytest.mark.parametrize(
    ("seats", "studied"), [((2,), 10), ((4,), 5), ((6,), 4), ((3, 4), 6), ((3, 3, 6), 6), ((1,), 16)]
)
def test_who_sits_alone_has_room_for_a_quarter_more_than_a_fair_part(seats: tuple[int, ...], studied: int) -> None:
    assert seated_alone(SMALL, *seats).studied == studied / 16


def _updated(settings: Settings, learner: Learner, times: int) -> Learner:
    """The learner after so many updates among guests who always say the same."""
    update, hall = update_of(PENNIES, settings), hall_of(PENNIES, settings)
    company = everywhere({**learner.actor, "head_b": jnp.array([4.0, 0.0])})
    learner = jax.tree.map(jnp.copy, learner)
    for _ in range(times):
        learner, hall, _ = update(learner, hall, company, DIALS)
    return learner


@pytest.mark.full
def test_who_sits_alone_learns_the_same_in_less_room() -> None:
    alone = seated_alone(QUICK, 2)
    before = learner_of(PENNIES, alone)
    part, whole = (
        _updated(msgspec.structs.replace(alone, studied=studied), before, 3) for studied in (alone.studied, 1.0)
    )
    jax.tree.map(lambda one, other: np.testing.assert_allclose(one, other, atol=1e-5), part, whole)
    assert jnp.abs(part.actor["head_b"] - before.actor["head_b"]).max() > 0.001


HIDDEN = 2
"""The critic's input for the hidden penny: seats and variant come before it."""


def _judge(settings: Settings) -> Learner:
    """A learner whose critic's inputs are left as they are, and whose actor gladly says the first token."""
    learner = learner_of(PENNIES, settings)
    actor = {**learner.actor, "head_b": jnp.array([3.0, 0.0])}
    return learner._replace(actor=actor, critic={**learner.critic, "mean": jnp.zeros(4), "scale": jnp.ones(4)})


@pytest.mark.slow
@pytest.mark.parametrize(("epochs", "is_judged"), [(1, False), (2, True)])
def test_the_critic_passes_over_every_second_token_and_comes_to_it_in_the_next_epoch(
    epochs: int, is_judged: bool
) -> None:
    """No penny is hidden yet at every second token: until another is judged, nothing is learned of hidden ones."""
    settings = msgspec.structs.replace(SMALL, judged=2, epochs=epochs)
    before = _judge(settings)
    moved = _updated(settings, before, 1).critic["in_w"] - before.critic["in_w"]
    assert jnp.abs(moved[0]).max() > 0
    assert bool(jnp.abs(moved[HIDDEN]).max() > 0) is is_judged


@pytest.mark.slow
def test_a_critic_that_judges_every_second_token_foresees_who_wins() -> None:
    """Who guesses as gladly as the other hides the same side wins nine times in ten."""
    settings = msgspec.structs.replace(SMALL, judged=2)
    hides, guesses = foreseen(_updated(settings, _judge(settings), 30).critic, hall_of(PENNIES, settings).state)[0]
    assert hides < -0.3
    assert guesses > 0.3
