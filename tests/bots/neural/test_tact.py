"""What a learned bot says aloud: nothing that everybody at the table sees to be idle."""

import msgspec
import numpy as np
import pytest
from neural_builders import steps

from contrabande.bots.neural import hart_an_der_grenze as hg
from contrabande.bots.neural.registry import speech_of
from contrabande.bots.neural.speech import Numbers
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named
from contrabande.games.hart_an_der_grenze.model import Bargain, View

GAME = game_named("hart-an-der-grenze")
EVEN = np.concatenate([np.zeros(hg.AGREE), np.ones(hg.TOKENS - hg.AGREE)]) / (hg.TOKENS - hg.AGREE)
"""Accepting, refusing and every demand from 1 to 99 dollars, each as likely as the others."""


def haggling(cash: int | None, offer: int) -> View:
    """What a sheriff sees to whom the first player, who has so much, offers so much."""
    line, _ = next(steps(GAME, 0, 4, most=1))
    view: View = GAME.view(line.state, Seat(1))
    bargain = Bargain(Seat(0), 1, offer, None)
    return msgspec.structs.replace(view, phase="haggle", bargain=bargain, cash=(cash, *view.cash[1:]))


def demands(odds: Numbers) -> list[int]:
    """The sums that may be demanded."""
    return (np.flatnonzero(odds[hg.MONEY + 1 :]) + 1).tolist()


@pytest.mark.parametrize(("cash", "offer", "lowest", "highest"), [(23, 5, 6, 23), (6, 5, 6, 6), (300, 1, 2, 99)])
def test_a_sheriff_demands_more_than_is_offered_and_no_more_than_the_other_has(
    cash: int, offer: int, lowest: int, highest: int
) -> None:
    """What lay outside goes to the nearest sum: he is as likely to accept or to refuse as before (HG-15, HG-Q17)."""
    found = hg.tact(haggling(cash, offer), EVEN)
    assert demands(found) == list(range(lowest, highest + 1))
    assert found[[hg.AGREE, hg.OPEN]] == pytest.approx(EVEN[[hg.AGREE, hg.OPEN]])
    assert found.sum() == pytest.approx(1)


def test_where_all_is_offered_the_sheriff_takes_it_or_refuses() -> None:
    found = hg.tact(haggling(5, 5), EVEN)
    assert found[[hg.AGREE, hg.OPEN]].tolist() == [0.5, 0.5]


def test_who_would_only_demand_still_says_something() -> None:
    """His network may have left nothing else."""
    only = EVEN.copy()
    only[[hg.AGREE, hg.OPEN]] = 0
    assert hg.tact(haggling(5, 5), only) is only


def test_of_hidden_cash_a_sheriff_knows_nothing() -> None:
    assert demands(hg.tact(haggling(None, 5), EVEN)) == list(range(1, 100))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_tact_never_says_what_is_not_legal(game: AnyGame) -> None:
    speech = speech_of(game)
    for line, turns in steps(game, 0, 4, most=80):
        for turn in turns:
            mask = turn.masks[0]
            found = speech.tact(game.view(line.state, turn.seat), mask / mask.sum())
            assert (mask | (found == 0)).all()
