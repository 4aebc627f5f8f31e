"""A network in numpy: what its arrays compute, and which files are refused."""

from pathlib import Path

import numpy as np
import pytest
from neural_builders import network_of, saved, weights

from contrabande.bots.neural.network import Network, card_of, loaded, shipped, weights_of
from contrabande.bots.neural.registry import folder_of, speech_of
from contrabande.bots.neural.speech import Numbers
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES, game_named

PROHIS, HOCHSTAPLER = game_named("prohis"), game_named("hochstapler")
SPEECH = speech_of(PROHIS)


def seen(rows: int, seed: int = 1) -> Numbers:
    """Some observations."""
    return np.random.default_rng(seed).integers(0, 256, (rows, SPEECH.features), np.uint8)


def by_hand(arrays: dict[str, Numbers], observation: Numbers) -> Numbers:
    """The same network, number by number."""
    wide = {name: array.astype(float) for name, array in arrays.items()}

    def layer(name: str, row: Numbers) -> Numbers:
        found: Numbers = np.einsum("i,ij->j", row, wide[f"{name}_w"]) + wide[f"{name}_b"]
        return found

    def norm(row: Numbers) -> Numbers:
        found: Numbers = (row - row.mean()) / np.sqrt(row.var() + 1e-5)
        return found

    row = layer("in", np.clip((observation - wide["mean"]) * wide["scale"], -8, 8))
    for block in range(2):
        row = row + layer(f"block{block}_b", np.clip(layer(f"block{block}_a", norm(row)), 0, None))
    return layer("head", np.clip(norm(row), 0, None))


def test_logits_are_those_of_the_formula() -> None:
    arrays, observations = weights(SPEECH), seen(4)
    logits = Network(arrays).logits(observations)
    assert logits.dtype == np.float32
    assert np.allclose(logits, [by_hand(arrays, row) for row in observations], atol=1e-4)


def test_one_row_is_computed_like_many() -> None:
    network, observations = network_of(PROHIS), seen(3)
    assert np.allclose(network.logits(observations)[1], network.logits(observations[1]), atol=1e-5)


def test_odds_are_shared_by_the_legal_tokens_alone() -> None:
    mask = np.arange(SPEECH.tokens) % 3 == 0
    odds = network_of(PROHIS).odds(seen(1)[0], mask)
    assert odds.sum() == pytest.approx(1)
    assert not odds[~mask].any()
    assert odds[mask].all()


def test_the_colder_the_surer() -> None:
    network, mask = network_of(PROHIS), np.arange(SPEECH.tokens) > 4
    hot, warm, cold, frozen = (network.odds(seen(1)[0], mask, heat).max() for heat in (3, 1, 0.3, 0))
    assert hot < warm < cold < frozen == 1


def test_a_file_is_read_once(tmp_path: Path) -> None:
    path = saved(PROHIS, tmp_path)
    assert loaded(SPEECH, str(path)) is loaded(SPEECH, str(path))
    assert np.array_equal(loaded(SPEECH, str(path)).logits(seen(1)), network_of(PROHIS).logits(seen(1)))


def test_the_card_beside_it_names_the_variants(tmp_path: Path) -> None:
    path = saved(PROHIS, tmp_path)
    path.with_suffix(".json").write_text('{"variants": ["printed"], "decisions": 1000000000}')
    assert loaded(SPEECH, str(path)).card.variants == ("printed",)


def test_without_a_file_there_is_no_learned_bot_yet() -> None:
    assert shipped(SPEECH, "no_such_game") == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_at_every_size_of_table_one_network_plays_by_the_printed_rules(game: AnyGame) -> None:
    """And all of a game's weights together are 4 MiB at most."""
    found = weights_of(folder_of(game))
    cards = [card_of(weights) for weights in found]
    assert [network.card for network in shipped(speech_of(game), folder_of(game))] == cards
    for seats in game.seats:
        assert sum(card.covers(game.variants[0].key, seats) for card in cards) == 1, seats
    assert sum(len(weights.read_bytes()) for weights in found) <= 4 << 20


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionsError, match="hochstapler has 331 and 351"):
        loaded(speech_of(HOCHSTAPLER), str(saved(PROHIS, tmp_path)))


def test_a_network_from_before_the_game_showed_more_sees_what_it_knows(tmp_path: Path) -> None:
    """What is new comes last."""
    arrays = weights(SPEECH)
    kept = {**arrays, **{name: arrays[name][:-3] for name in ("mean", "scale", "in_w")}}
    np.savez(tmp_path / "older.npz", **kept)  # type: ignore[arg-type]
    older = loaded(SPEECH, str(tmp_path / "older.npz"))
    looks = seen(4)
    other = looks.copy()
    other[:, -3:] += 1
    assert np.array_equal(older.logits(looks), older.logits(other))
    assert not np.array_equal(network_of(PROHIS).logits(looks), network_of(PROHIS).logits(other))


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("hello")
    np.savez(tmp_path / "half.npz", mean=np.zeros(3))
    np.savez(tmp_path / "burst.npz", mean=np.full(3, np.inf))
    (tmp_path / "empty.npz").touch()
    with (tmp_path / "lone.npz").open("wb") as file:
        np.save(file, np.zeros(3))
    np.savez(tmp_path / "words.npz", mean=np.array(["one"]))
    for name in ("text.npz", "half.npz", "burst.npz", "none.npz", "empty.npz", "lone.npz", "words.npz"):
        with pytest.raises(OptionsError, match=f"{name} is no network"):
            loaded(SPEECH, str(tmp_path / name))


def test_of_another_file_it_is_said_who_writes_the_right_one(tmp_path: Path) -> None:
    """And nothing that numpy would have its callers do; a file that was cut or spoiled on its way is another, too."""
    np.savez_compressed(tmp_path / "some.npz", **weights(SPEECH))  # type: ignore[arg-type]
    whole = (tmp_path / "some.npz").read_bytes()
    spoiled = {
        "text": b"hello",
        "cut": whole[: len(whole) // 2],
        "stream": whole[:150] + bytes(40) + whole[190:],
        "headless": bytes(40) + whole[40:],
    }
    np.savez(tmp_path / "objects.npz", mean=np.array([{}, []], dtype=object))
    for name, found in spoiled.items():
        (tmp_path / f"{name}.npz").write_bytes(found)
    for name in (*spoiled, "objects"):
        path = tmp_path / f"{name}.npz"
        with pytest.raises(OptionsError) as refused:
            loaded(SPEECH, str(path))
        assert str(refused.value) == f"{path} is no network file, or a broken one; contrabande train writes one"


@pytest.mark.parametrize(
    ("name", "array", "said"),
    [
        ("in_b", np.zeros(5), r"in_b has the shape \(5,\), here it must be \(16,\)"),
        ("scale", np.ones(3), "scale has the shape"),
        ("head_w", np.ones(3), "it has no in_w and head_w"),
        ("head_w", np.ones((15, SPEECH.tokens)), "head_w has the shape"),
        ("head_b", None, "it has no head_b"),
        ("block1_b_w", None, "it has no block1_b_w"),
        ("block0_a_w", np.ones((16, 17)), "block0_a_w has the shape"),
        ("block3_a_w", np.ones((16, 16)), "it has no block2_a_b"),
        ("block0_c_w", np.ones((16, 16)), "nothing is called 'block0_c_w'"),
        ("blocks", np.ones(1), "nothing is called 'blocks'"),
        ("in_b", np.full(16, 1e5), "beyond 65504"),
        ("in_b", np.full(16, np.nan), "not finite"),
        ("in_b", np.full(16, 1j), "something else than numbers"),
    ],
)
def test_a_network_that_could_not_be_computed_is_refused(
    tmp_path: Path, name: str, array: Numbers | None, said: str
) -> None:
    """In one line that names the file and the array: it would play at random otherwise."""
    arrays = {**weights(SPEECH), name: array}
    path = tmp_path / "some.npz"
    np.savez(path, **{name: row for name, row in arrays.items() if row is not None})  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match=f"some.npz is no network: .*{said}") as refused:
        loaded(SPEECH, str(path))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("card", ["{", '{"seats": "five"}', "nothing", '{"sharpness": 0}', '{"sharpness": 101}'])
def test_a_broken_card_is_refused_by_its_own_name(tmp_path: Path, card: str) -> None:
    path = saved(PROHIS, tmp_path)
    path.with_suffix(".json").write_text(card)
    with pytest.raises(OptionsError, match=f"{path.stem}.json is no card of a network"):
        loaded(speech_of(PROHIS), str(path))
