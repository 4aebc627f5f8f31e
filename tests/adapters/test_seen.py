"""Observations of PettingZoo's door: a dict whose features are encoded when they are first read."""

import pickle
from copy import copy, deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from doors import TABLE_NAMES, TABLES

from contrabande.adapters.pettingzoo import raw_env
from contrabande.engine.game import AnyGame


def first(game: str = "prohis", seats: int = 3) -> Any:
    """An observation that nobody has read."""
    world = raw_env(game, seats)
    world.reset(seed=4)
    return world.observe(world.agent_selection)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
def test_what_is_read_late_is_what_was_seen_at_the_time(game: AnyGame, seats: int) -> None:
    """Whether it is read at once or when the match is over."""
    world, twin, rng = raw_env(game.key, seats, max_cycles=8), raw_env(game.key, seats, max_cycles=8), Random(seats)
    world.reset(seed=5)
    twin.reset(seed=5)
    late, at_once = [], []
    for _ in world.agent_iter():
        seen, _, is_over, is_cut, _ = world.last()
        late.append(seen)
        at_once.append(twin.last()[0]["observation"])
        number = None if is_over or is_cut else int(rng.choice(seen["action_mask"].nonzero()[0]))
        world.step(number)
        twin.step(number)
    for seen, row in zip(late, at_once):
        np.testing.assert_array_equal(seen["observation"], row)


def test_who_reads_the_mask_alone_does_not_pay_for_features(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole match without features or knowledge."""

    def never(*_: object) -> Any:
        raise AssertionError("nobody has asked for this")

    world = raw_env("hochstapler", 3)
    monkeypatch.setattr(world.table, "game", replace(world.table.game, features=never, remember=never))
    world.reset(seed=1)
    rng = Random(1)
    for _ in world.agent_iter():
        seen, _, terminated, _, _ = world.last()
        world.step(None if terminated else int(rng.choice(seen["action_mask"].nonzero()[0])))
    with pytest.raises(AssertionError, match="nobody has asked"):
        seen["observation"]


@pytest.mark.parametrize(
    "way",
    [
        dict,
        lambda seen: {**seen},
        lambda seen: dict(seen.items()),
        lambda seen: dict(zip(seen.keys(), seen.values())),
        lambda seen: {name: seen.get(name) for name in seen},
        lambda seen: {name: seen.pop(name) for name in list(seen)},
        lambda seen: seen | {},
        lambda seen: {} | seen,
        lambda seen: seen.copy(),
        copy,
        deepcopy,
        lambda seen: pickle.loads(pickle.dumps(seen)),
    ],
)
def test_every_way_to_the_values_reads_them(way: Any) -> None:
    """And gives a plain dict of two arrays."""
    plain = way(first())
    assert type(plain) is dict
    assert list(plain) == ["observation", "action_mask"]
    np.testing.assert_array_equal(plain["observation"], first()["observation"])
    np.testing.assert_array_equal(plain["action_mask"], first()["action_mask"])


def test_it_is_a_dict_like_any_other() -> None:
    """It prints as one, knows what it lacks, and is writable by its owner alone."""
    seen = first()
    assert isinstance(seen, dict)
    assert repr(seen) == repr(dict(seen))
    assert seen.get("reward", 3) == 3
    with pytest.raises(KeyError):
        seen["reward"]
    seen["observation"][:] = 7
    seen["action_mask"][:] = 7
    assert (seen["observation"] == 7).all()
    assert first()["observation"].max() != 7
    assert first()["action_mask"].max() == 1
