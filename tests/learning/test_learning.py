"""Self-play in parts: each can be checked by hand; how strong the outcome is, the arena says."""

import csv
from dataclasses import replace
from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from pennies import PENNIES, QUICK, Clock, counted, log_policy, outputs, tower

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning import losses
from contrabande.lab.learning.curves import CHALLENGED, Curves
from contrabande.lab.learning.losses import Minibatch
from contrabande.lab.learning.network import whole
from contrabande.lab.learning.playing import Played, everywhere, guests_at, hall_of, play, sizes
from contrabande.lab.learning.settings import settings_of
from contrabande.lab.learning.stretch import Point, Progress, dials_of, stretch
from contrabande.lab.learning.training import advantages, learner_of

actor_loss = jax.jit(losses.actor_loss, static_argnums=4)
slope = jax.jit(jax.grad(losses.actor_loss, has_aux=True), static_argnums=4)
SMALL = settings_of("hochstapler", tables=40, tokens=3, seats=[3, 4], width=8, smoothing=0.5)


def test_an_unknown_setting_is_refused_by_name() -> None:
    with pytest.raises(OptionsError, match="no setting hight"):
        settings_of("prohis", hight=1)


def test_table_sizes_come_in_equal_parts() -> None:
    seats, variant = sizes(SMALL, 40)
    assert np.bincount(np.asarray(seats)).tolist() == [0, 0, 0, 20, 20]
    assert not np.asarray(variant).any()


def test_guests_sit_only_at_their_tables_and_leave_the_learner_a_seat() -> None:
    seats, _ = sizes(SMALL, 40)
    guests = np.asarray(guests_at(seats, jax.random.key(1), SMALL))
    assert not guests[:, : SMALL.hosts].any()
    assert guests[:, SMALL.hosts :].any()
    assert (guests.sum(axis=0) < np.asarray(seats)).all()


def test_heuristic_bots_have_tables_of_their_own_sizes_and_more_of_the_seats() -> None:
    there = settings_of("hochstapler", tables=400, seats=[3, 4], guests=0.5, bots=2, bot_tables=[7], guest_seats=0.0)
    seats, _ = sizes(there, 400)
    guests = np.asarray(guests_at(seats, jax.random.key(1), there)).sum(axis=0)
    assert (there.hosts, there.bots_until) == (200, 300)
    assert set(np.asarray(seats)[200:300].tolist()) == {7}
    assert set(guests[200:300].tolist()) == {6}
    assert set(np.asarray(seats)[:200].tolist()) == set(np.asarray(seats)[300:].tolist()) == {3, 4}
    assert not guests[300:].any()


def _played(payoffs: list[list[float]], is_over: list[bool], is_choice: list[bool]) -> Played:
    """One table with two seats: what `advantages` reads of it."""
    nothing = jnp.zeros((len(is_over), 1))
    rows = {name: nothing for name in Played._fields}
    rows["payoffs"] = jnp.array(payoffs)[:, :, None]
    rows["is_over"], rows["is_choice"] = jnp.array(is_over)[:, None], jnp.array(is_choice)[:, None]
    return Played(**rows)


def test_gains_fade_by_decision_and_stop_at_the_end_of_a_match() -> None:
    played = _played([[0, 0], [1, -1], [0, 0]], [False, True, False], [True, True, True])
    values = jnp.array([[[0.2, -0.2]], [[0.6, -0.6]], [[0.0, 0.0]]])
    gains = advantages(SMALL, played, values, jnp.array([[0.3, -0.3]]))
    # backwards: 0.3 - 0; then 1 - 0.6, the next match is none of its business; then 0.6 - 0.2 + 0.5 × 0.4
    assert np.allclose(gains[:, 0, 0], [0.6, 0.4, 0.3])
    assert np.allclose(gains[:, 0, 1], [-0.6, -0.4, -0.3])


def test_a_token_without_a_choice_does_not_fade_what_follows() -> None:
    played = _played([[0, 0], [1, -1]], [False, True], [False, True])
    values = jnp.zeros((2, 1, 2))
    assert np.allclose(advantages(SMALL, played, values, jnp.zeros((1, 2)))[0, 0], [1.0, -1.0])


def test_a_seat_without_a_choice_weighs_nothing() -> None:
    """Who guesses may say one token only: what is learned comes from who hides."""
    only = replace(PENNIES, mask=lambda state: jnp.stack([state.guessed == 0, state.hidden == 0]))
    settings = settings_of(
        "hochstapler", variants=[2], tables=8, tokens=6, width=8, blocks=1, critic_width=8, guests=0.0
    )
    learner = learner_of(only, settings)
    _, played = play(only, settings, learner.actor, everywhere(learner.actor), hall_of(only, settings))
    assert played.weighs.tolist() == [[float(turn % 2 == 0)] * 8 for turn in range(6)]


def test_a_gain_makes_its_token_likelier_and_an_illegal_one_stays_out() -> None:
    seen, legal = jnp.eye(4), jnp.array([[True, True, False]] * 4)
    actor = tower(jax.random.key(0), seen, 8, 1, 3)
    policy = log_policy(actor, seen, legal)
    batch = Minibatch(seen, legal, jnp.zeros(4, jnp.int32), policy[:, 0], jnp.ones(4), jnp.ones(4), jnp.full(4, 4))
    gradient, (entropy, divergence) = slope(actor, batch, actor, jnp.float32(0), SMALL)
    after = log_policy({name: actor[name] - 0.1 * gradient[name] for name in actor}, seen, legal)
    assert (after[:, 0] > policy[:, 0]).all()
    assert (jnp.exp(after[:, 2]) == 0).all()
    assert abs(float(entropy) - np.log(2)) < 0.01
    assert float(divergence) == 0


def test_certainty_may_cost_more_at_one_table_than_at_another() -> None:
    seen, legal = jnp.eye(4), jnp.array([[True, True, False]] * 4)
    actor = tower(jax.random.key(0), seen, 8, 1, 3)
    policy = log_policy(actor, seen, legal)
    batch = Minibatch(
        seen, legal, jnp.zeros(4, jnp.int32), policy[:, 0], jnp.zeros(4), jnp.ones(4), jnp.array([2, 3, 4, 8], jnp.int8)
    )
    nats = -jnp.sum(jnp.where(legal, jnp.exp(policy) * policy, 0), axis=-1)
    for prices, times in ((), (1, 1, 1, 1)), ((1.0, 0.5), (1, 0.5, 1, 1)), ((2.0, 0.5, 0.0), (2, 0.5, 0, 1)):
        loss, _ = actor_loss(actor, batch, actor, jnp.float32(0.1), msgspec.structs.replace(SMALL, prices=prices))
        assert float(loss) == pytest.approx(-0.1 * float(jnp.mean(nats * jnp.array(times))))


def test_whoever_parts_from_the_magnet_for_nothing_is_drawn_back() -> None:
    seen, legal = jnp.eye(4), jnp.array([[True, True, False]] * 4)
    magnet, actor = (tower(jax.random.key(seed), seen, 8, 1, 3) for seed in range(2))
    actor["head_b"] = actor["head_b"].at[0].add(1.0)
    held = msgspec.structs.replace(SMALL, magnet=0.5)

    def distance(actor: dict[str, jax.Array]) -> float:
        policy, wanted = (log_policy(each, seen, legal)[:, :2] for each in (actor, magnet))
        return float(jnp.mean(jnp.sum(jnp.exp(policy) * (policy - wanted), axis=-1)))

    policy = log_policy(actor, seen, legal)
    batch = Minibatch(seen, legal, jnp.zeros(4, jnp.int32), policy[:, 0], jnp.zeros(4), jnp.ones(4), jnp.full(4, 4))
    loss, _ = actor_loss(actor, batch, magnet, jnp.float32(0), held)
    assert float(loss) == pytest.approx(0.5 * distance(actor))
    assert float(actor_loss(actor, batch, actor, jnp.float32(0), held)[0]) == 0
    gradient, _ = slope(actor, batch, magnet, jnp.float32(0), held)
    assert distance({name: actor[name] - 0.1 * gradient[name] for name in actor}) < distance(actor)


@pytest.mark.parametrize(("stay", "moved"), [(3, 24), (10, 20), (50, 0)])
def test_the_magnet_is_moved_to_the_average_now_and_then(
    stay: int, moved: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a run of 25 updates, the fewest there are."""
    monkeypatch.setattr("contrabande.lab.learning.stretch.update_of", lambda *_: counted)
    settings = msgspec.structs.replace(QUICK, challenges=0.0, magnet=0.1, magnet_stay=stay, decisions=1)
    first = learner_of(PENNIES, settings)
    learner = stretch(PENNIES, settings, first, Progress(), seconds=60, on_point=lambda *_: None)
    assert float((learner.magnet["head_b"] - first.average["head_b"])[0]) == moved


@pytest.mark.parametrize(("seconds", "speeds"), [(0.5, [0]), (30, [44, 38]), (60, [44, 46, 24])])
def test_what_is_made_while_all_is_compiled_says_nothing_of_the_speed(
    seconds: float, speeds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second passes with every update and every point, and 48 decisions are made in each update."""
    monkeypatch.setattr("contrabande.lab.learning.stretch.update_of", lambda *_: counted)
    monkeypatch.setattr("contrabande.lab.learning.stretch.time", Clock())
    settings = msgspec.structs.replace(QUICK, challenges=0.0, decisions=48 * 50)
    points: list[Point] = []
    stretch(PENNIES, settings, None, Progress(), seconds=seconds, on_point=lambda _, point: points.append(point))
    assert [point.decisions_per_s for point in points] == speeds
    assert points[0].decisions == 48 * min(points[0].updates, 25)


def test_a_stretch_that_is_called_off_ends_with_a_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contrabande.lab.learning.stretch.update_of", lambda *_: counted)
    settings, progress = msgspec.structs.replace(QUICK, challenges=0.0), Progress()
    points: list[Point] = []
    stretch(
        PENNIES,
        settings,
        None,
        progress,
        seconds=3600,
        on_point=lambda _, point: points.append(point),
        is_called_off=lambda: progress.updates == 30,
    )
    assert [point.decisions for point in points] == [48 * 25, 48 * 30]


def test_the_whole_table_is_read_bit_by_bit() -> None:
    state = (jnp.array([3, -2], jnp.int8), jnp.array([[5, 1 << 31]], jnp.uint32))
    table = np.asarray(whole(state))
    assert (table.shape, table.dtype) == ((2, 33), np.int16)
    assert table[0].nonzero()[0].tolist() == [0, 1, 3]
    assert table[:, 0].tolist() == [3, -2]
    assert table[1].nonzero()[0].tolist() == [0, 32]


def test_whole_numbers_look_to_a_tower_as_any_others() -> None:
    table = jnp.array([[30_000, -3], [29_000, 4]] * 300, jnp.int16)
    made, other = (tower(jax.random.key(4), each, 8, 1, 3) for each in (table, table.astype(jnp.float32)))
    assert made["mean"].tolist() == pytest.approx([29_500, 0.5])
    jax.tree.map(np.testing.assert_array_equal, made, other)
    np.testing.assert_array_equal(outputs(made, table), outputs(other, table.astype(jnp.float32)))


def test_a_fresh_tower_says_next_to_nothing() -> None:
    seen = jax.random.normal(jax.random.key(2), (100, 6)) * 30 + 50
    assert jnp.abs(outputs(tower(jax.random.key(3), seen, 16, 2, 5), seen)).max() < 0.2


def test_the_price_of_certainty_falls_by_equal_factors() -> None:
    half = Progress(decisions=SMALL.decisions // 2, updates=1000)
    assert np.isclose(float(dials_of(SMALL, half, 1000).entropy), np.sqrt(SMALL.entropy * SMALL.last_entropy))
    assert float(dials_of(SMALL, Progress(), 0).rate) == pytest.approx(SMALL.rate / SMALL.warm_updates)


def test_where_a_run_has_a_clock_rates_fall_with_it() -> None:
    clocked = msgspec.structs.replace(SMALL, clock=100.0)
    half = Progress(decisions=SMALL.decisions // 10, updates=1000, seconds=50.0)
    assert half.part(clocked) == 0.5
    assert half.part(SMALL) == pytest.approx(0.1)
    assert Progress(decisions=SMALL.decisions // 4, seconds=5.0).part(clocked) == pytest.approx(0.25)
    dials = dials_of(clocked, half, 1000)
    assert np.isclose(float(dials.entropy), np.sqrt(SMALL.entropy * SMALL.last_entropy))
    assert float(dials.averaging) == pytest.approx(1 / (1 + SMALL.average * 2000))


def test_curves_grow_and_are_drawn(tmp_path: Path) -> None:
    numbers = dict.fromkeys(Point.__struct_fields__, 1)
    for _ in range(2):
        curves = Curves(tmp_path)
        curves.add(Point(**numbers))
        curves.write()
    curves.draw()
    assert len((tmp_path / "curves.csv").read_text().splitlines()) == 3
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_a_table_that_began_before_something_was_told_makes_room_for_it(tmp_path: Path) -> None:
    table, names = tmp_path / "curves.csv", Point.__struct_fields__
    early = [name for name in names if name != CHALLENGED]
    table.write_text("\n".join((",".join(early), ",".join("7" for _ in early))) + "\n")
    curves = Curves(tmp_path)
    curves.draw()
    curves.add(Point(**dict.fromkeys(names, 1)))
    curves.write()
    with table.open(newline="") as file:
        before, after = csv.DictReader(file)
    assert before == {**dict.fromkeys(names, "7"), CHALLENGED: ""}
    assert after == dict.fromkeys(names, "1")
    curves.draw()
