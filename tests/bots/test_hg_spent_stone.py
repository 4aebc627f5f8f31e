"""Hart an der Grenze: who spends his red stone at once and then offers little (HG-24) wins nothing by it any more.

The learner who found that out is kept. The network from which he learned it plays at larger tables only, since one
took its place at three that is not taken in.
"""

from pathlib import Path

import pytest

from contrabande.arena.arena import meet
from contrabande.bots.neural import network
from contrabande.games import game_named

HG = game_named("hart-an-der-grenze")
LEARNER = Path(__file__).parents[2] / "training/hart-an-der-grenze/learner.npz"
DEALS = 6


def share_among(others: str) -> float:
    """What the learner wins in one seat of three."""
    bots = (f"neural@{LEARNER}", others)
    return meet(HG, HG.variants[0].options, 3, bots, DEALS).entries[0].win_share


@pytest.mark.slow
def test_who_spends_his_stone_at_once_and_offers_little_no_longer_wins(tmp_path: Path) -> None:
    """He beats the network that he knows; from what plays at three by now he has less than a fair share."""
    known = next(each for each in network.weights_of("hart_an_der_grenze") if each.name == "hart_an_der_grenze.npz")
    before = tmp_path / "before.npz"  # without the card, by which it does not play at three
    before.write_bytes(known.read_bytes())
    assert share_among(f"neural@{before}") > 0.5
    assert share_among("champion") < 1 / 3
