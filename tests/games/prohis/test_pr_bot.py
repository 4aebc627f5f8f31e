"""The heuristic bot: always legal, and better than chance."""

from random import Random

import pytest
from pr_builders import A, B, Table, bribe, cards, convoy, stopped

from contrabande.bots.bot import Bot
from contrabande.bots.heuristic.prohis import HeuristicBot
from contrabande.bots.heuristic.prohis_odds import caught_guess, guess_hand
from contrabande.bots.random import RandomBot
from contrabande.engine.actions import Action
from contrabande.engine.match import Match
from contrabande.engine.options import pairwise
from contrabande.engine.seats import Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.model import Accept, Knowledge, Options, Pass, State, View

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


def chosen(table: Table, seat: Seat, bot: HeuristicBot | None = None) -> Action:
    """What the bot does when nothing is known but the table."""
    known = GAME.blank(table.state.options, table.state.seats, seat)
    return (bot or HeuristicBot(noise=0.0)).choose(table.view(seat), table.ask(seat), known, Random(0))


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.no_cover
def test_it_plays_legally_with_any_options(seats: int) -> None:
    """PR-7, PR-12, PR-14: whatever the table has agreed on."""
    for number, options in enumerate(pairwise(GAME, seats)):
        if number % 2 == 0:
            assert played(options, [HeuristicBot()] * seats, number).outcome is not None


def test_it_plays_tiny_tables_too() -> None:
    """PR-7, pr.edition=tiny."""
    for number in range(30):
        assert played(Options(edition="tiny"), [HeuristicBot(), HeuristicBot()], number).outcome is not None


@pytest.mark.no_cover
def test_it_beats_random_play() -> None:
    """PR-20: one among random bots wins far more than its share."""
    wins = 0.0
    for number in range(24):
        bots: list[Player] = [RandomBot()] * 4
        bots[number % 4] = HeuristicBot()
        outcome = played(Options(), bots, number).outcome
        assert outcome is not None
        wins += float(outcome.win_shares[number % 4])
    assert wins > 12


def test_it_unloads_illegal_goods_before_the_end() -> None:
    """PR-2: in hand they cost 4000 each, caught they cost nothing more."""
    table = Table("IIIIL", "23", "23", left=0, display="LLL")
    assert chosen(table, A) == convoy("IIII")


def test_it_takes_no_illegal_goods_in_the_last_round() -> None:
    """PR-2, PR-10: rather pass."""
    table = Table("", "23", "23", left=0, display="II")
    assert chosen(table, A) == Pass()


def test_it_takes_a_fat_bribe() -> None:
    """PR-14: three illegal goods are more than a convoy of two promises."""
    table = stopped("LL", 2, rest="III").do(bribe("III"))
    known = GAME.remember(GAME.blank(Options(), 3, B), table.events[0])
    assert HeuristicBot().choose(table.view(B), table.ask(B), known, Random(0)) == Accept()


def test_its_guesses_follow_what_was_seen() -> None:
    """PR-4, PR-17: a captain, an inspector, and four cards like those of the deck."""
    guess = guess_hand(GAME.blank(Options(), 3, B), A)
    assert guess == pytest.approx([4 * 40 / 66, 4 * 20 / 66, 4 * 6 / 66, 1, 1])
    assert caught_guess([1.0, 1.0, 0.0, 0.0, 0.0], rank=2) == pytest.approx(0.75)
    assert caught_guess([float(count) for count in cards("")], rank=2) == 0
