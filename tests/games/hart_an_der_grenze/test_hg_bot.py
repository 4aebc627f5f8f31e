"""The heuristic bot: always legal, better than chance, and no fool at the customs."""

from random import Random

import pytest
from hg_builders import ONE_JUG, WAIVE, Case, Table, at_customs, at_round_end, choose, dealt, declare, goods, inspected
from msgspec.structs import replace

from contrabande.bots.bot import Bot
from contrabande.bots.heuristic.hart_an_der_grenze import HeuristicBot
from contrabande.bots.heuristic.hart_an_der_grenze_goods import safest_loss, suspect
from contrabande.bots.random import RandomBot
from contrabande.engine.actions import Action
from contrabande.engine.match import Match
from contrabande.engine.options import pairwise
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.model import (
    Accept,
    Demand,
    Keep,
    Knowledge,
    Lot,
    Offer,
    Open,
    Options,
    Pack,
    Pass,
    Pay,
    Refuse,
    Seize,
    State,
    View,
)

Player = Bot[View, Knowledge]

CONTRABAND: Case = (goods(statue=2, tequila=1), 2, "jug")
"""It costs 55 dollars to be caught with."""


def played(options: Options, bots: list[Player], seed: int) -> Match[Options, State, View, Knowledge]:
    match = Match(GAME, options, len(bots), b"%d" % seed)
    rng = Random(seed)
    while not match.is_over:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, bots[seat].choose(match.view(seat), prompt.ask, match.knowledge(seat), rng))
    return match


def chosen(table: Table, seat: int, seed: int = 0) -> Action:
    """What the bot does when nothing is known but the table and its money."""
    known = GAME.blank(table.state.options, table.state.seats, Seat(seat))
    known = replace(known, cash=table.state.cash)
    return HeuristicBot().choose(table.view(seat), table.ask(seat), known, Random(seed))


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.no_cover
def test_it_plays_legally_with_any_options(seats: int) -> None:
    """HG-12, HG-13, HG-15: whatever the table has agreed on."""
    for number, options in enumerate(pairwise(GAME, seats)):
        if number % 9 == 0:
            assert played(options, [HeuristicBot()] * seats, number).outcome is not None


@pytest.mark.parametrize("variant", GAME.variants[2:], ids=lambda variant: variant.key)
def test_it_plays_tiny_tables_too(variant: object) -> None:
    """HG-6, hg.edition=tiny and hg.edition=tiny3."""
    tiny = next(known for known in GAME.variants if known is variant)
    for number in range(30):
        assert played(tiny.options, [HeuristicBot()] * tiny.seats[0], number).outcome is not None


@pytest.mark.no_cover
def test_it_beats_random_play() -> None:
    """HG-37: one among random bots wins nearly always."""
    wins = 0.0
    for number in range(16):
        bots: list[Player] = [RandomBot()] * 4
        bots[number % 4] = HeuristicBot()
        outcome = played(Options(), bots, number).outcome
        assert outcome is not None
        wins += float(outcome.win_shares[number % 4])
    assert wins > 12


def test_it_smuggles_rather_than_staying_honest() -> None:
    """HG-12: an honest jug is worth little, two statues are worth a bribe."""
    action = chosen(dealt(4, [goods(), goods(jug=3, statue=2)]), 1)
    assert isinstance(action, Pack)
    assert action.cards[5] == 2


def test_it_declares_what_covers_most() -> None:
    """HG-18: three sombreros are covered, the cigar is not."""
    case = goods(sombrero=3, jug=1, cigar=1)
    table = dealt(4, [goods(), case, goods(jug=1), goods(jug=1)]).pack(case, goods(jug=1), goods(jug=1))
    assert chosen(table, 1) == declare(3, "sombrero")
    assert safest_loss(Options(), case) == 3 + 12


def test_it_opens_an_honest_case() -> None:
    """HG-20: there is only money to gain."""
    assert chosen(inspected((goods(maracas=3), 3, "maracas")), 1) == Open()


def test_it_offers_less_than_half_of_what_is_at_stake() -> None:
    """HG-15: and more than nothing."""
    action = chosen(inspected(CONTRABAND), 1)
    assert isinstance(action, Offer)
    assert 1 <= action.amount < 27


def test_it_pays_a_fair_demand_and_haggles_over_a_steep_one() -> None:
    """HG-16: 20 of 55 is fair, 50 is not."""
    assert chosen(inspected(CONTRABAND, cash=60).do(Offer(5), Demand(20)), 1) == Pay()
    assert isinstance(chosen(inspected(CONTRABAND, cash=60).do(Offer(5), Demand(50)), 1), Offer)


def test_it_opens_when_it_has_no_money() -> None:
    """HG-Q9: nothing to offer."""
    assert chosen(inspected(CONTRABAND, cash=-4), 1) == Open()


def test_the_sheriff_takes_a_fat_bribe_and_asks_more_for_a_lean_one() -> None:
    """HG-16: but never more than the target has."""
    assert chosen(inspected(CONTRABAND, cash=60).do(Offer(40)), 0) == Accept()
    action = chosen(inspected(CONTRABAND, cash=9).do(Offer(2)), 0)
    assert isinstance(action, Demand)
    assert 2 < action.amount <= 9


def test_the_last_offer_is_taken_unless_it_is_an_insult() -> None:
    """HG-Q8, hg.max_offers=1: one dollar against a probable fortune."""
    answers = {chosen(inspected(CONTRABAND, max_offers=1).do(Offer(1)), 0, seed) for seed in range(30)}
    assert Refuse() in answers
    assert chosen(inspected(CONTRABAND, max_offers=1).do(Offer(14)), 0) == Accept()


def test_a_smuggler_is_remembered() -> None:
    """HG-17: who was caught with much is suspected of more."""
    table = at_customs(ONE_JUG, ONE_JUG, ONE_JUG)
    known = GAME.blank(table.state.options, 4, Seat(0))
    declared = table.state.declared[1]
    caught = Lot(Seat(1), Seat(0), 1, declared, "opened", 5, 0, goods(statue=5), 0)
    honest = Lot(Seat(2), Seat(0), 1, declared, "opened", 1, 1, goods(jug=1), 0)
    known = replace(known, story=(caught, honest))
    assert suspect(table.view(0), known, Seat(1)).loss > 2 * suspect(table.view(0), known, Seat(2)).loss


def test_the_red_stone_is_spent_when_it_is_the_last_chance() -> None:
    """HG-24: it is worth nothing at the end (HG-Q27)."""
    table = at_customs(ONE_JUG, ONE_JUG, ONE_JUG)
    table.state.round = 3
    assert isinstance(chosen(table.do(WAIVE), 0), Seize)


def test_the_red_stone_is_saved_for_fatter_prey() -> None:
    """HG-24: hands of two cards in the first round are not worth it."""
    table = at_customs(ONE_JUG, ONE_JUG, ONE_JUG)
    table.state.hand_sizes = (5, 2, 2, 2)
    assert chosen(table.do(WAIVE), 0) == Pass()


def test_it_keeps_what_nobody_can_outsell() -> None:
    """HG-35: two statues fill the cap of four players; the jugs are sold."""
    behind = (goods(jug=4, statue=2), goods(), goods(), goods())
    action = chosen(at_round_end(*behind, round=3), 0)
    assert isinstance(action, Keep)
    assert action.cards[5] == 2


def test_it_makes_the_richest_the_last_sheriff() -> None:
    """HG-28, HG-32: who must announce first what he keeps."""
    table = at_round_end(*[goods()] * 4, cash=(5, 20, 90, 20))
    for _ in range(4):
        table.do(Keep(goods()))
    assert chosen(table, 0) == choose(3)
