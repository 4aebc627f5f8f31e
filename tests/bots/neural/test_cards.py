"""The card beside every network that ships: it names the run that made it, and that run is there to go on from."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from contrabande.bots.neural.network import Card

ROOT = Path(__file__).resolve().parents[3]
WEIGHTS = ROOT / "src/contrabande/bots/weights"
CARDS = sorted(WEIGHTS.glob("*.json"))


class Said(msgspec.Struct, frozen=True):
    """What a reader of a card is told."""

    network: str
    machine: str
    trained: str
    settings: str
    figures: str


def test_every_network_has_a_card() -> None:
    assert [card.stem for card in CARDS] == sorted(weights.stem for weights in WEIGHTS.glob("*.npz"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.stem)
def test_a_card_names_a_run_that_is_there(card: Path) -> None:
    """`contrabande probe --run` takes its critic from the resume file."""
    said = msgspec.json.decode(card.read_bytes(), type=Said)
    run = ROOT / said.settings
    assert card.stem.startswith(Path(said.settings).parts[1].replace("-", "_"))
    assert run.is_file()
    assert (run.parent / "resume.npz").is_file()
    assert (ROOT / said.figures).is_file()


@pytest.mark.parametrize("game", sorted({card.stem.rstrip("_0123456789") for card in CARDS}))
def test_what_a_game_keeps_to_go_on_from_is_16_mib_at_most(game: str) -> None:
    """Runs from which nothing that ships went on last leave their critics behind."""
    kept = list((ROOT / "training" / game.replace("_", "-")).rglob("resume.npz"))
    assert kept
    assert sum(each.stat().st_size for each in kept) <= 16 << 20


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.stem)
def test_a_card_says_how_much_sharper_a_network_is_than_its_run_left_it(card: Path) -> None:
    """Where that policy is kept, and is not of another run: then all of it but the head is the same."""
    policy = (ROOT / msgspec.json.decode(card.read_bytes(), type=Said).settings).with_name("policy.npz")
    if not policy.is_file():
        return
    with np.load(policy) as left, np.load(card.with_suffix(".npz")) as ships:
        if not all(np.array_equal(left[name], ships[name]) for name in left if not name.startswith("head")):
            return
        sharpness = msgspec.json.decode(card.read_bytes(), type=Card).sharpness
        for name in ("head_w", "head_b"):
            np.testing.assert_array_equal(ships[name], (sharpness * left[name].astype(np.float32)).astype(np.float16))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.stem)
def test_a_card_tells_of_the_run_that_it_names(card: Path) -> None:
    """So nobody trains on, and leaves the card as it was."""
    said = msgspec.json.decode(card.read_bytes(), type=Said)
    run = msgspec.json.decode((ROOT / said.settings).read_bytes())
    assert f"{run['progress']['decisions'] / 1e9:.2f} G" in said.trained
