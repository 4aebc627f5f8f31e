"""Guests of a run: who sits where, and a challenger who learns to beat the learner."""

from dataclasses import dataclass, replace
from itertools import count
from types import SimpleNamespace

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from pennies import PENNIES, QUICK, Pennies, counted, log_policy, told, tower

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning import playing
from contrabande.lab.learning.challenger import Challenger
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import everywhere, seated
from contrabande.lab.learning.pool import STAY, Pool
from contrabande.lab.learning.settings import GROUPS, settings_of
from contrabande.lab.learning.stretch import Point, Progress, stretch
from contrabande.lab.learning.training import Told, learner_of
from contrabande.lab.learning.versus import seated_alone

strange = jax.jit(playing.strange, static_argnums=(0, 1))


def _named(number: int) -> Tower:
    return {"id": jnp.array(number)}


def _names(company: Tower) -> list[int]:
    return [int(each) for each in company["id"]]


@dataclass
class Stranger:
    """A challenger who has learned enough."""

    policy: Tower
    is_worn: bool = True
    begun: int = 0

    def begin(self) -> None:
        self.begun, self.is_worn = self.begun + 1, False


def test_the_pool_forgets_the_oldest_but_never_the_beginner() -> None:
    pool = Pool(settings_of("hochstapler", older_selves=3, visits=0), _named(0))
    for number in range(1, 6):
        pool.take_in(_named(number))
    invited = [pool.invited() for _ in range(200)]
    assert {int(each["id"]) for each in invited if each} == {0, 4, 5}


def test_guests_stay_for_a_while_and_change_group_by_group() -> None:
    pool = Pool(settings_of("hochstapler", visits=1.0), _named(0), [_named(number) for number in range(1, 200)])
    first = _names(pool.company())
    assert all(_names(pool.company()) == first for _ in range(STAY - 2))
    assert sum(new != old for new, old in zip(_names(pool.company()), first, strict=True)) == 1


def test_a_challenger_comes_as_he_is_and_begins_anew_when_he_is_worn() -> None:
    stranger = Stranger(_named(7))
    pool = Pool(settings_of("hochstapler", challenges=1.0), _named(0), challenger=stranger)
    assert _names(pool.company()) == [7] * GROUPS
    stranger.policy = _named(8)
    assert _names(pool.company()) == [8] * GROUPS
    assert stranger.begun == 1


def test_every_group_of_tables_has_its_own_guest() -> None:
    guests = [tower(jax.random.key(number), jnp.eye(4), 8, 1, 3) for number in range(GROUPS)]
    seen = jax.random.normal(jax.random.key(9), (3 * GROUPS, 4))
    legal = jnp.ones((3 * GROUPS, 3), bool)
    told = strange(PENNIES, settings_of("hochstapler"), seated(guests), (), seen, legal)
    for number, guest in enumerate(guests):
        rows = slice(3 * number, 3 * number + 3)
        np.testing.assert_allclose(told[rows], log_policy(guest, seen[rows], legal[rows]), atol=1e-5)
    assert np.ptp(everywhere(guests[0])["head_w"], axis=0).max() == 0


def test_a_guest_who_trembles_takes_any_legal_token_now_and_then() -> None:
    guests = [tower(jax.random.key(number), jnp.eye(4), 8, 1, 3) for number in range(GROUPS)]
    seen = jax.random.normal(jax.random.key(9), (GROUPS, 4))
    legal = jnp.array([[True, True, False], [True, True, True], [False, True, False], [True, False, True]])
    firm, trembling = (
        jnp.exp(strange(PENNIES, settings_of("hochstapler", guest_trembles=part), seated(guests), (), seen, legal))
        for part in (0.0, 0.25)
    )
    np.testing.assert_allclose(trembling, 0.75 * firm + 0.25 * legal / legal.sum(axis=1, keepdims=True), atol=1e-6)
    lost = strange(PENNIES, settings_of("hochstapler", guest_trembles=1.0), seated(guests), (), seen, legal)
    np.testing.assert_allclose(jnp.exp(lost), legal / legal.sum(axis=1, keepdims=True), atol=1e-6)


def test_nobody_trembles_where_a_policy_is_measured() -> None:
    settings = settings_of(
        "hochstapler", guest_trembles=0.25, guest_heat=2.0, openings=0.5, spent=0.5, magnet=0.1, prices=[2] * 6
    )
    alone = seated_alone(settings, 4)
    assert (alone.guest_trembles, alone.guest_heat, alone.openings, alone.spent) == (0.0, 1.0, 0.0, 0.0)
    assert (alone.magnet, alone.prices) == (0.0, ())


@pytest.mark.slow
def test_a_challenger_finds_out_who_always_says_the_same() -> None:
    beginner = learner_of(PENNIES, QUICK)
    rival = {**beginner.actor, "head_w": jnp.zeros((16, 2)), "head_b": jnp.array([9.0, 0.0])}
    challenger = Challenger(PENNIES, QUICK, beginner, beginner)
    for _ in range(80):
        challenger.learn(rival)
    hides, guesses = jnp.exp(log_policy(challenger.policy, jnp.array([[0, 1], [1, 0]]), jnp.ones((2, 2), bool)))
    assert hides[1] > 0.8
    assert guesses[0] > 0.8


def test_heuristic_bots_sit_in_the_first_groups() -> None:
    guests = [tower(jax.random.key(number), jnp.eye(4), 8, 1, 3) for number in range(GROUPS)]
    seen, legal = jnp.zeros((2 * GROUPS, 4)), jnp.ones((2 * GROUPS, 3), bool)
    simulator = replace(PENNIES, habit=lambda state: state.seats + jnp.zeros((3, 1)))
    state = Pennies(*(jnp.arange(2 * GROUPS) for _ in Pennies._fields))
    told = strange(simulator, settings_of("hochstapler", bots=3), seated(guests), state, seen, legal)
    np.testing.assert_array_equal(told[:6], jnp.arange(6)[:, None] + jnp.zeros((6, 3)))
    np.testing.assert_allclose(told[6:], log_policy(guests[3], seen[6:], legal[6:]), atol=1e-5)
    everybody = strange(simulator, settings_of("hochstapler", bots=4), seated(guests), state, seen, legal)
    np.testing.assert_array_equal(everybody[:, 0], jnp.arange(8))


def test_heuristic_bots_that_no_simulator_knows_are_refused() -> None:
    nobody = seated([tower(jax.random.key(0), jnp.eye(4), 8, 1, 3)] * GROUPS)
    with pytest.raises(OptionsError, match="does not know the heuristic bot of pennies; set bots=0"):
        strange(PENNIES, settings_of("hochstapler", bots=1), nobody, (), jnp.zeros((4, 4)), jnp.ones((4, 3), bool))


def test_every_second_challenger_begins_as_his_rival_plays() -> None:
    beginner = learner_of(PENNIES, QUICK)
    rival = {**beginner.actor, "head_b": jnp.array([9.0, 0.0])}
    challenger = Challenger(PENNIES, QUICK, beginner, beginner._replace(average=rival))
    assert jnp.array_equal(challenger.policy["head_b"], rival["head_b"])
    challenger.learn(rival)
    challenger.begin()
    assert jnp.array_equal(challenger.policy["head_b"], beginner.actor["head_b"])
    challenger.learn(rival)
    challenger.begin()
    assert jnp.array_equal(challenger.policy["head_b"], rival["head_b"])


def test_a_challenger_is_worn_after_his_career() -> None:
    changed = msgspec.structs.replace(QUICK, career=2)
    beginner = learner_of(PENNIES, changed)
    challenger = Challenger(PENNIES, changed, beginner, beginner)
    for is_worn in (False, False, True):
        assert challenger.is_worn == is_worn
        challenger.learn(beginner.actor)
    challenger.begin()
    assert not challenger.is_worn


def test_without_newcomers_all_challengers_begin_as_their_rival_plays() -> None:
    changed = msgspec.structs.replace(QUICK, newcomers=0)
    beginner = learner_of(PENNIES, changed)
    rival = {**beginner.actor, "head_b": jnp.array([9.0, 0.0])}
    challenger = Challenger(PENNIES, changed, beginner, beginner)
    for _ in range(2):
        challenger.learn(rival)
        challenger.begin()
        assert jnp.array_equal(challenger.policy["head_b"], rival["head_b"])


def test_visitors_come_back_as_challengers_in_turn() -> None:
    beginner = learner_of(PENNIES, QUICK)
    rival, *visitors = ({**beginner.actor, "head_b": jnp.array([lean, 0.0])} for lean in (9.0, 3.0, -3.0))
    challenger = Challenger(PENNIES, QUICK, beginner, beginner._replace(average=rival), visitors)
    begun = []
    for _ in range(6):
        begun.append(float(challenger.policy["head_b"][0]))
        challenger.learn(rival)
        challenger.begin()
    assert begun == [9.0, 3.0, 9.0, -3.0, 9.0, 3.0]


def test_a_run_hands_its_visitors_to_its_challengers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Met(Exception):
        """What a challenger was told."""

    def challenger(*told: object) -> None:
        raise Met(*told)

    monkeypatch.setattr("contrabande.lab.learning.stretch.Challenger", challenger)
    quick = settings_of("hochstapler", variants=[2], tables=64, width=16, blocks=1, critic_width=16, challenges=0.5)
    visitors = [learner_of(PENNIES, quick).actor]
    with pytest.raises(Met) as met:
        stretch(PENNIES, quick, None, Progress(), seconds=1, on_point=lambda *_: None, visitors=visitors)
    (visitor,) = met.value.args[-1]
    assert visitor is visitors[0]


def test_a_stretch_begins_when_the_challenger_is_compiled_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0.0, 0.1)

    class Slow:
        """A challenger whose first update takes a hundred seconds."""

        is_worn = False

        def __init__(self, *told: object) -> None:
            self.policy = learner_of(PENNIES, QUICK).actor
            self._waits = 1000

        def learn(self, _: object) -> Told:
            for _ in range(self._waits):
                next(clock)
            self._waits = 0
            return told(guested=4, gained=1)

    monkeypatch.setattr("contrabande.lab.learning.stretch.Challenger", Slow)
    monkeypatch.setattr("contrabande.lab.learning.stretch.update_of", lambda *_: counted)
    monkeypatch.setattr("contrabande.lab.learning.stretch.time", SimpleNamespace(monotonic=lambda: next(clock)))
    progress = Progress()
    points: list[Point] = []
    stretch(PENNIES, QUICK, None, progress, seconds=1, on_point=lambda _, point: points.append(point))
    assert progress.updates > 5
    assert progress.seconds < 2
    assert [point.challenger_payoff for point in points] == [0.25]
