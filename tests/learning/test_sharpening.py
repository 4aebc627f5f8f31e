"""The same policy with its log odds times a number."""

from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from cli_harness import Terminal
from jax import Array
from neural_builders import saved
from pennies import PENNIES, log_policy, tower

from contrabande.bots.neural.bot import NeuralBot
from contrabande.bots.neural.network import Card, card_of, loaded
from contrabande.bots.neural.registry import speech_of
from contrabande.bots.registry import bot_named
from contrabande.engine.errors import OptionsError
from contrabande.engine.match import Match
from contrabande.games import game_named
from contrabande.lab import registry
from contrabande.lab.learning.keeping import keep_actor, policy_in, read_actor
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.sharpening import LEAST, MOST, need_room, sharpened

HOCHSTAPLER = game_named("hochstapler")
SPEECH = speech_of(HOCHSTAPLER)
ROWS = 50


@pytest.fixture
def pennies(monkeypatch: pytest.MonkeyPatch, contrabande: Terminal) -> Terminal:
    """The command, in a house where everybody plays for pennies."""
    monkeypatch.setattr(registry, "simulator_named", lambda _: PENNIES)
    return contrabande


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def policy() -> Tower:
    """One who leans to the first token, the more so where he guesses."""
    fresh = tower(jax.random.key(1), jnp.eye(2), 8, 1, 2)
    return {**fresh, "head_b": jnp.array([0.5, 0.25])}


@pytest.fixture
def kept(tmp_path: Path, policy: Tower) -> Path:
    """Its file."""
    keep_actor(tmp_path / "policy.npz", policy)
    return tmp_path / "policy.npz"


def _log_odds(policy: Tower) -> Array:
    """Of the first token against the second, question by question."""
    told = log_policy(policy, jnp.eye(2), jnp.ones((2, 2), bool))
    return told[:, 0] - told[:, 1]


@pytest.mark.parametrize("by", [0.25, 1.0, 2.0, 7.5])
def test_all_log_odds_are_so_many_times_as_large(policy: Tower, by: float) -> None:
    np.testing.assert_allclose(_log_odds(sharpened(policy, by)), by * _log_odds(policy), rtol=1e-4)


def test_times_one_it_is_the_same(policy: Tower) -> None:
    assert all(jnp.array_equal(each, policy[name]) for name, each in sharpened(policy, 1).items())


@pytest.mark.parametrize("by", [0.0, -2.0, float("nan"), float("inf")])
def test_what_turns_its_odds_over_or_takes_them_away_is_refused(policy: Tower, by: float) -> None:
    with pytest.raises(OptionsError, match=f"by={by:g} will not do; say a number above 0"):
        need_room(policy, by)


def test_half_precision_holds_as_much_as_a_refusal_says_and_no_more(policy: Tower) -> None:
    """Its largest number is 0.5."""
    most = 2 * int(MOST)
    need_room(policy, most)
    assert all(np.isfinite(np.asarray(each, np.float16)).all() for each in sharpened(policy, most).values())
    for by in (most + 1, 1e300):
        with pytest.raises(OptionsError, match=f"is too much: .* ends at 65504; for this one say at most {most}$"):
            need_room(policy, by)


def test_what_half_precision_cannot_tell_apart_is_refused(policy: Tower) -> None:
    need_room(policy, 2 * LEAST)
    with pytest.raises(OptionsError, match=r"by=0\.0001 is too little: .* say more"):
        need_room(policy, 1e-4)


# The command.


@pytest.mark.parametrize("by", [0.5, 2.0])
def test_at_a_table_its_favourite_tokens_stay(contrabande: Terminal, tmp_path: Path, by: float) -> None:
    """As numpy plays it: the file has the odds that the temperature 1/by gives to the one before."""
    before, after = saved(HOCHSTAPLER, tmp_path), tmp_path / "after.npz"
    assert contrabande("sharpen", "hs", after, before, "--by", by).status == 0
    rng = np.random.default_rng(0)
    seen, mask = rng.random((ROWS, SPEECH.features)), rng.random((ROWS, SPEECH.tokens)) < 0.5
    old, new = (loaded(SPEECH, str(path)) for path in (before, after))
    np.testing.assert_allclose(new.logits(seen), by * old.logits(seen), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(new.odds(seen, mask), old.odds(seen, mask, temperature=1 / by), rtol=1e-4)
    assert (new.odds(seen, mask, temperature=0) == old.odds(seen, mask, temperature=0)).all()


def test_a_bot_plays_it(contrabande: Terminal, tmp_path: Path) -> None:
    """`Match` refuses whatever is not legal."""
    after, rng = tmp_path / "after.npz", Random(2)
    contrabande("sharpen", "hs", after, saved(HOCHSTAPLER, tmp_path), "--by", 2)
    bot = bot_named(HOCHSTAPLER, f"neural@{after}")
    match = Match(HOCHSTAPLER, HOCHSTAPLER.options(), 3, bytes(32))
    assert isinstance(bot, NeuralBot)
    assert bot.learned(match.view(min(match.to_act))) is loaded(SPEECH, str(after))
    while not match.is_over:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, bot.choose(match.view(seat), prompt.ask, match.knowledge(seat), rng))
    assert match.outcome is not None


def test_the_command_writes_it(pennies: Terminal, tmp_path: Path, kept: Path) -> None:
    sharp = tmp_path / "new" / "sharp.npz"
    called = pennies("sharpen", "hs", sharp, kept, "--by", 2, "--json")
    assert (called.status, called.err) == (0, "")
    told = msgspec.json.decode(called.out)
    assert told == {"game": "hochstapler", "policy": str(kept), "by": 2.0, "kept": str(sharp)}
    wanted = sharpened(policy_in(kept, PENNIES), 2)
    assert all(jnp.array_equal(each, wanted[name]) for name, each in read_actor(sharp).items())


def test_its_card_goes_with_it_and_says_how_much_sharper_it_is(pennies: Terminal, tmp_path: Path, kept: Path) -> None:
    sharp, sharper, small = (tmp_path / f"{name}.npz" for name in ("sharp", "sharper", "small"))
    kept.with_suffix(".json").write_text('{"seats": [3], "settings": "run.json"}')
    pennies("sharpen", "hs", sharp, kept, "--by", 2)
    pennies("sharpen", "hs", sharper, sharp, "--by", 1.5)
    pennies("pack", "hs", small, sharper)
    for path, sharpness in (sharp, 2), (sharper, 3), (small, 3):
        assert msgspec.json.decode(path.with_suffix(".json").read_bytes()) == {
            "seats": [3],
            "settings": "run.json",
            "sharpness": sharpness,
        }
    assert card_of(sharper) == Card(seats=(3,), sharpness=3)
    called = pennies("sharpen", "hs", tmp_path / "most.npz", sharper, "--by", 40)
    assert called.status == 2
    assert "would be 120 times as sharp as it was trained; 100 times is most" in called.err


def test_a_card_that_lies_there_is_not_taken_for_its_own(pennies: Terminal, tmp_path: Path, kept: Path) -> None:
    (tmp_path / "small.json").write_text('{"seats": [3]}')
    called = pennies("pack", "hs", tmp_path / "small.npz", kept)
    assert called.status == 2
    assert "small.json would be taken for the card of" in called.err
    assert not (tmp_path / "small.npz").exists()


def test_the_command_says_in_a_line_where_it_is(pennies: Terminal, tmp_path: Path, kept: Path) -> None:
    soft = tmp_path / "soft.npz"
    called = pennies("sharpen", "hs", soft, kept, "--by", 0.5)
    assert called.out == f"hochstapler: {kept} with its log odds times 0.5 is in {soft}\n"


def test_what_it_cannot_do_is_said_in_a_line(pennies: Terminal, tmp_path: Path, kept: Path) -> None:
    sharp, missing, other = (tmp_path / name for name in ("sharp.npz", "nobody.npz", "other.npz"))
    keep_actor(other, tower(jax.random.key(1), jnp.eye(3), 8, 1, 2))
    for arguments, reason in [
        ((sharp, missing, "--by", 2), f"there is no policy {missing}"),
        ((sharp, other, "--by", 2), f"{other} is no policy of this game"),
        ((sharp, kept, "--by", 0), "by=0 will not do"),
        ((sharp, kept, "--by", "-1"), "by=-1 will not do"),
        ((sharp, kept, "--by", "nan"), "by=nan will not do"),
        ((sharp, kept, "--by", "inf"), "by=inf will not do"),
        ((sharp, kept, "--by", "1e9"), "by=1e+09 is too much"),
        ((sharp, kept), "--by"),
        ((tmp_path, kept, "--by", 2), f"{tmp_path} cannot be written"),
    ]:
        called = pennies("sharpen", "hs", *arguments)
        assert (called.status, called.out) == (2, "")
        assert called.err.startswith("contrabande: ")
        assert reason in called.err
        assert called.err.count("\n") == 1
        assert not sharp.exists()
