"""The bots of Hochstapler: always legal, far better than chance, and nobody's fool."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hs_builders import DOUBT, FULL, TINY, new_match, play, say, swap

from contrabande.bots.bot import Bot
from contrabande.bots.heuristic.hochstapler import HeuristicBot
from contrabande.bots.heuristic.hochstapler_odds import Unseen, chance, heights, reach, stakes
from contrabande.bots.random import RandomBot
from contrabande.engine.actions import Action
from contrabande.engine.counts import minus_one
from contrabande.engine.match import Match
from contrabande.engine.options import pairwise
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import Announce, Doubt, Knowledge, Options, State, Swap, View

Player = Bot[View, Knowledge]
Bragging = Match[Options, State, View, Knowledge]


def played(options: Options, bots: list[Player], seed: int) -> Bragging:
    """A whole match; `Match` refuses whatever is not legal."""
    match = Match(GAME, options, len(bots), b"%d" % seed)
    rng = Random(seed)
    while not match.is_over:
        (seat,) = match.to_act
        prompt = match.prompt(seat)
        assert prompt is not None
        match.answer(seat, bots[seat].choose(match.view(seat), prompt.ask, match.knowledge(seat), rng))
    return match


def weighed(match: Bragging) -> dict[Action, float]:
    """What each answer costs whoever is asked."""
    (seat,) = match.to_act
    prompt = match.prompt(seat)
    assert prompt is not None
    options = HeuristicBot().weigh(match.view(seat), prompt.ask, match.knowledge(seat))
    return {option.action: option.cost for option in options}


def chosen(match: Bragging, seed: int = 0) -> Action:
    """What the bot answers."""
    (seat,) = match.to_act
    prompt = match.prompt(seat)
    assert prompt is not None
    return HeuristicBot().choose(match.view(seat), prompt.ask, match.knowledge(seat), Random(seed))


# Legality.


@pytest.mark.parametrize("seats", [3, 6])
def test_both_bots_play_legally_with_any_options(seats: int) -> None:
    """HS-5: together, to the end."""
    for number, options in enumerate(pairwise(GAME, seats)):
        bots: list[Player] = [HeuristicBot(), RandomBot(), HeuristicBot()]
        bots += [RandomBot()] * (seats - 3)
        assert played(options, bots, number).outcome is not None


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_heuristic_bots_play_legally_among_themselves(seats: int) -> None:
    """HS-14: at every size of table."""
    assert played(Options(), [HeuristicBot()] * seats, seats).outcome is not None


def test_both_bots_play_tiny_tables() -> None:
    """HS-14, hs.edition=tiny."""
    for options in pairwise(GAME, 2):
        for seed in range(5):
            assert played(options, [HeuristicBot(), RandomBot()], seed).outcome is not None


def test_piles_that_are_shuffled_again_do_not_confuse_it() -> None:
    """HS-Q1, hs.reshuffle=yes: it knows what is in the new pile."""
    turns: list[Action] = []
    for number in range(1, 9):
        turns += [swap("green"), say(number, "grey")]
    match = play(new_match(7, options=Options(reshuffle="yes")), *turns, swap("green"), say(9, "grey"))
    assert {type(action) for action in weighed(match)} == {Swap, Announce, Doubt}


def test_it_does_not_think_of_swapping_from_an_empty_pile() -> None:
    """HS-Q1, hs.reshuffle=no: green has been swapped eight times."""
    match = play(new_match(7), *[turn for number in range(1, 9) for turn in (swap("green"), say(number, "grey"))])
    assert swap("green") not in weighed(match)
    assert swap("red") in weighed(match)


def test_a_random_bot_takes_every_kind_of_answer() -> None:
    """HS-5: an announcement, a swap or a doubt, each as likely."""
    match = play(new_match(3), say(5, "red"))
    prompt = match.prompt(Seat(1))
    assert prompt is not None
    rng = Random(3)
    given = [RandomBot().choose(match.view(Seat(1)), prompt.ask, None, rng) for _ in range(600)]
    kinds = Counter(type(action) for action in given)
    assert set(kinds) == {Swap, Announce, Doubt}
    assert min(kinds.values()) > 160
    assert all(prompt.ask.allows(action) for action in given)


# Strength.


@pytest.mark.parametrize(("seats", "matches", "share"), [(3, 75, 0.6), (5, 75, 0.43)])
def test_one_among_random_bots_wins_three_times_its_share(seats: int, matches: int, share: float) -> None:
    """HS-14: fixed seeds, every seat in turn."""
    wins = 0.0
    for number in range(matches):
        bots: list[Player] = [RandomBot()] * seats
        bots[number % seats] = HeuristicBot()
        outcome = played(Options(), bots, number).outcome
        assert outcome is not None
        wins += float(outcome.win_shares[number % seats])
    assert wins / matches > share


# Considerations.


def test_it_doubts_what_cannot_be() -> None:
    """HS-10: no colour holds 21 with three players."""
    match = play(new_match(3), say(20, "green"))
    assert weighed(match)[DOUBT] < 0.01
    assert {chosen(match, seed) for seed in range(20)} == {DOUBT}


def test_where_nothing_else_is_left_it_doubts() -> None:
    """HS-8, HS-Q4: even what it holds itself."""
    assert set(weighed(play(new_match(3), say(21, "green")))) == {DOUBT}


def test_it_does_not_doubt_what_it_holds_itself() -> None:
    """HS-10: its own card is enough."""
    match = play(new_match(3, {"green": (1, 7, 0)}), say(7, "green"))
    assert weighed(match)[DOUBT] == 1
    assert DOUBT not in {chosen(match, seed) for seed in range(20)}


def test_it_announces_where_it_is_strong() -> None:
    """HS-6: 12 of three is a lot, but with a 7 in hand it may be there."""
    match = play(new_match(3, {"red": (3, 7, 3)}), say(11, "green"))
    costs = weighed(match)
    assert costs[say(12, "red")] < min(costs[say(12, colour)] for colour in ("green", "yellow", "blue"))


def test_it_believes_more_of_a_colour_that_was_named() -> None:
    """HS-6: both times the last sum is 12 green."""
    plain = play(new_match(4), say(10, "red"), say(11, "red"), say(12, "green"))
    echoed = play(new_match(4), say(10, "green"), say(11, "green"), say(12, "green"))
    assert weighed(echoed)[DOUBT] > weighed(plain)[DOUBT]


def test_it_believes_less_of_who_gives_high_cards_away() -> None:
    """HS-7: seat 0 lays a red card and boasts of green."""
    bluffer, other = (
        play(new_match(4, {"red": (card, 3, 3, 4)}, swaps={"red": [0]}), swap("red"), say(12, "green"))
        for card in (7, 1)
    )
    assert weighed(bluffer)[DOUBT] < weighed(other)[DOUBT]


def test_it_thinks_of_no_hopeless_sum_while_there_is_a_better_one() -> None:
    """HS-6: nobody opens with 21; who must go above 20 has no choice."""
    assert say(21, "green") not in weighed(new_match(3))
    assert weighed(play(new_match(3), say(20, "green")))[say(21, "red")] > 0.9


def test_it_mixes_answers_that_are_nearly_as_good() -> None:
    """HS-6: nobody can read its cards off its opening."""
    assert len({chosen(new_match(4), seed) for seed in range(30)}) > 2


def test_its_last_stack_is_weighed_by_who_loses_it() -> None:
    """HS-14: with the last stack seat 0 shares the win or has it alone, as seat 1 or seat 2 loses."""
    assert stakes((2, 2, 2), seat=0, stacks=1) == (1.0, 0.0, 0.0)
    me, rival, far_behind = stakes((2, 2, 3), seat=0, stacks=1)
    assert me == 1
    assert rival < 0 < far_behind
    assert stakes((5, 0, 2), seat=0, stacks=1) == (1.0, 0.0, 0.0)


# Odds.


@pytest.mark.parametrize(
    ("card", "sum", "odds"),
    [(0, 8, 0.68), (0, 12, 0.26), (3, 10, 0.70), (3, 14, 0.30), (5, 14, 0.45), (7, 14, 0.64), (7, 18, 0.20)],
)
def test_the_odds_of_a_sum_among_four(card: int, sum: int, odds: float) -> None:
    """HS-1, HS-3: by one's own card alone."""
    others = reach((Unseen(minus_one(FULL, card), hands=3, lean=0),))
    assert chance(others, sum - card) == pytest.approx(odds, abs=0.005)


def test_odds_are_those_of_counting_every_deal() -> None:
    """HS-3, HS-7: three hands from a small pile."""
    pile = [0, 0, 1, 3, 4, 5]
    totals = [sum(hands) for hands in combinations(pile, 3)]
    odds = reach((Unseen((2, 1, 0, 1, 1, 1), hands=3, lean=0),))
    for wanted in range(14):
        assert chance(odds, wanted) == pytest.approx(sum(total >= wanted for total in totals) / len(totals))


def test_odds_of_two_batches_are_independent() -> None:
    """HS-Q1, hs.reshuffle=yes: a hand from each, a coin each."""
    coin = Unseen((1, 1), hands=1, lean=0)
    assert reach((coin, coin)) == pytest.approx((1.0, 0.75, 0.25))


def test_a_lean_makes_high_cards_likelier_or_less_likely() -> None:
    """HS-6: e to the lean for each pip."""
    up, down = (reach((Unseen((1, 1), hands=1, lean=lean),))[1] for lean in (20, -20))
    assert up == pytest.approx(0.6225, abs=0.001)
    assert up + down == pytest.approx(1, abs=0.001)


def test_an_average_sum_is_neither_high_nor_low() -> None:
    """HS-1: 43 in fifteen cards; with every card in a hand there is nothing to deviate."""
    assert heights(FULL, 1, 5)[14] < 0 < heights(FULL, 1, 5)[15]
    assert heights(TINY.tables.COPIES, 1, 4) == (-2, -1, 0, 1, 2)
