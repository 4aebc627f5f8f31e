"""The heuristic bot: always legal, and better than chance."""

from random import Random

import pytest

from contrabande.bots.bot import Bot
from contrabande.bots.heuristic.meisterdiebe import HeuristicBot
from contrabande.bots.random import RandomBot
from contrabande.engine.match import Match
from contrabande.engine.options import pairwise
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.model import Knowledge, Options, State, View

Player = Bot[View, Knowledge]


def played(options: Options, bots: list[Player], seed: int) -> Match[Options, State, View, Knowledge]:
    match = Match(GAME, options, len(bots), b"%d" % seed)
    rng = Random(seed)
    while not match.is_over:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, bots[seat].choose(match.view(seat), prompt.ask, match.knowledge(seat), rng))
    return match


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.no_cover
def test_it_plays_legally_with_any_options(seats: int) -> None:
    """MD-15, MD-20, MD-24: whatever the table has agreed on, tiny tables too, and with a poor memory."""
    quick = HeuristicBot(samples=1, imagined=1, memory=0.9)
    for number, options in enumerate(pairwise(GAME, seats)):
        if number % 3 == 0 or options.edition == "tiny":
            assert played(options, [quick] * seats, number).outcome is not None


@pytest.mark.no_cover
def test_it_beats_random_play() -> None:
    """MD-38: one among random bots wins far more than its share."""
    wins = 0.0
    for number in range(12):
        bots: list[Player] = [RandomBot()] * 4
        bots[number % 4] = HeuristicBot(samples=2)
        outcome = played(Options(), bots, number).outcome
        assert outcome is not None
        wins += float(outcome.win_shares[number % 4])
    assert wins > 8
