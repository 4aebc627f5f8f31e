"""Who sees what; what is remembered; worlds that fit it."""

from collections.abc import Iterator
from random import Random

import pytest
from hg_builders import (
    CONTRABAND,
    KEEP_NOTHING,
    NOTHING,
    ONE_JUG,
    PASS,
    WAIVE,
    AnyMatch,
    at_customs,
    at_round_end,
    choose,
    declare,
    goods,
    inspect,
    new_match,
    play,
    play_on,
    seize,
    smuggled,
)

from contrabande.engine.chance import SeededChance
from contrabande.engine.counts import Counts
from contrabande.engine.events import project
from contrabande.engine.options import pairwise
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hart_an_der_grenze import GAME, beliefs
from contrabande.games.hart_an_der_grenze.events import CasePacked, GoodsKept, HandDealt
from contrabande.games.hart_an_der_grenze.model import (
    Accept,
    Declaration,
    Good,
    Keep,
    Lot,
    Offer,
    Open,
    Options,
    Pack,
    Refuse,
    State,
)
from contrabande.games.hart_an_der_grenze.rules import PHASES
from contrabande.laws.line import Line, audiences, fresh_chance, random_answers


def worlds(match: AnyMatch, audience: Audience, count: int = 60) -> list[State]:
    view, known = match.view(audience), match.knowledge(audience)
    return [GAME.sample_state(view, known, SeededChance(b"%d" % number)) for number in range(count)]


def lots_of(match: AnyMatch, audience: Audience) -> list[Lot]:
    return [entry for entry in match.knowledge(audience).story if isinstance(entry, Lot)]


# Views (rules 1.7).


def test_options_are_part_of_every_view() -> None:
    """HG-Q8: so that a question depends on nothing else."""
    assert new_match(3, max_offers=2).view(None).options == Options(start_player="seat0", max_offers=2)


def test_the_view_says_when_a_hand_must_not_be_counted() -> None:
    """HG-Q16: from the moment the cases are packed until they are cleared, for everybody alike."""
    match = new_match(3, [NOTHING, CONTRABAND, goods(maracas=2)])
    assert not match.view(Seat(1)).is_hand_uncounted
    play(match, (1, Pack(CONTRABAND)), (2, Pack(goods(jug=1))))
    told = {match.view(who).phase: match.view(who).is_hand_uncounted for who in audiences(3)}
    play(match, (1, declare(3, "jug")), (2, declare(1, "jug")))
    told |= {match.view(who).phase: match.view(who).is_hand_uncounted for who in audiences(3)}
    assert told == {"declare": True, "inspect": True}
    rng = Random(5)
    while match.to_act:
        cards = sum(map(sum, [match.view(Seat(seat)).case for seat in range(3)]))
        assert match.view(None).is_hand_uncounted == (match.view(None).phase not in ("pack", "keep", "choose"))
        assert match.view(None).is_hand_uncounted or not cards
        for seat in sorted(match.to_act):
            ask = GAME.ask(match.view(seat))
            assert ask is not None
            match.answer(seat, ask.sample(rng.random))
    assert not match.view(None).is_hand_uncounted


def test_ones_own_goods_are_seen_by_nobody_else() -> None:
    """HG-8, HG-12: hand and case; a spectator sees none."""
    match = smuggled()
    assert (match.view(Seat(1)).hand, match.view(Seat(1)).case) == (goods(jug=2), CONTRABAND)
    assert match.view(Seat(2)).case == goods(jug=1)
    spectator = match.view(None)
    assert spectator.hand == spectator.case == spectator.behind == spectator.under == ()
    for kind in (HandDealt, CasePacked):
        told = [event for entry in match.all_events() for event in entry if isinstance(event, kind)]
        mine = [event for event in told if event.seat == 1]
        hidden = [project(event, Seat(2)) for event in mine]
        assert all(isinstance(event, kind) and event.cards.value is None for event in hidden)
        assert [project(event, Seat(1)) for event in mine] == mine


def test_how_many_cards_were_packed_is_hidden_until_the_cases_are_cleared() -> None:
    """HG-12, HG-27, HG-Q16: hand sizes stay as they were dealt; not even how many a player packs is shown."""
    match = smuggled()
    assert match.view(Seat(0)).hand_sizes == (5, 5, 5)
    assert Pack(CONTRABAND).shown() is None
    play(match, (0, WAIVE))
    assert match.view(Seat(0)).hand_sizes == (5, 5, 5)
    assert match.view(Seat(0)).behind_sizes == (0, 0, 0)
    play(match, (0, seize(2)))
    assert match.view(Seat(0)).behind_sizes == (0, 3, 1)
    assert [lot.size for lot in lots_of(match, Seat(2))] == [1, 3]


def test_of_kept_goods_everybody_hears_the_number_alone() -> None:
    """HG-28."""
    table = at_round_end(CONTRABAND, NOTHING, NOTHING).do(Keep(goods(statue=2)))
    assert Keep(goods(statue=2)).shown() == 2
    hidden = project(table.last(GoodsKept), Seat(1))
    assert isinstance(hidden, GoodsKept)
    assert (hidden.count, hidden.cards.value) == (2, None)


def test_the_sheriffs_question_does_not_depend_on_what_is_packed() -> None:
    """HG-14: nor does anything else that he sees."""
    honest = at_customs(ONE_JUG, ONE_JUG, ONE_JUG)
    liars = at_customs((CONTRABAND, 1, "jug"), (goods(tequila=5), 1, "jug"), ONE_JUG)
    assert honest.view(0) == liars.view(0)
    assert honest.ask(0) == liars.ask(0)


def test_hidden_purses_can_still_be_reckoned_because_money_passes_openly() -> None:
    """HG-16, HG-19, HG-Q17, hg.cash=hidden_until_round_end."""
    match = play(smuggled(cash="hidden_until_round_end"), (0, inspect(1)), (1, Offer(3)), (0, Refuse()))
    assert match.view(Seat(2)).cash == (None, None, 30)
    assert match.knowledge(Seat(2)).cash == (30, 30 - 21, 30)


# Knowledge.


def test_an_opened_case_is_remembered_by_all() -> None:
    """HG-17, HG-18: with what was declared and what was lost."""
    match = play(smuggled(), (0, inspect(1)), (1, Open()))
    jugs = Declaration(3, Good("jug"))
    assert lots_of(match, None) == [Lot(Seat(1), Seat(0), 1, jugs, "opened", 3, 0, CONTRABAND, 0)]


def test_a_seized_case_is_remembered_by_the_two_and_its_size_by_all() -> None:
    """HG-25, HG-Q15."""
    match = play(smuggled(), (0, WAIVE), (0, seize(1)))
    assert [lots_of(match, who)[0].cards for who in audiences(3)] == [CONTRABAND, CONTRABAND, None, None]
    assert (lots_of(match, None)[0].size, lots_of(match, None)[0].returned) == (3, 0)


def test_a_bribe_is_remembered_with_the_case_it_was_paid_for() -> None:
    """HG-16: nobody knows what was in it."""
    match = play(smuggled(), (0, inspect(1)), (1, Offer(7)), (0, Accept()), (0, PASS))
    bribed = lots_of(match, Seat(0))[0]
    assert (bribed.seat, bribed.fate, bribed.bribe, bribed.size, bribed.cards) == (1, "bribed", 7, 3, None)


@pytest.mark.parametrize("seats", [3, 6])
def test_knowledge_reckons_cash_and_remembers_every_sale(seats: int) -> None:
    """HG-30, HG-33, HG-37: to the last dollar."""
    match, rng = new_match(seats), Random(seats)
    while not match.is_over:
        play_on(match, rng)
        known = match.knowledge(None)
        assert known.cash == match.view(None).cash
    assert len(known.sold) == 3
    assert match.outcome is not None
    assert match.outcome.scores == known.cash
    assert sum(map(sum, known.ended)) > 0


# Worlds.


def consistent(match: AnyMatch, audience: Audience, count: int) -> Iterator[State]:
    """Worlds that show *audience* what it sees, with the right cards."""
    tables = match.options.tables
    whole = {**dict(zip(tables.GOODS, tables.COPIES)), "dollars": tables.CASH * match.seats}
    for world in worlds(match, audience, count):
        assert GAME.view(world, audience) == match.view(audience)
        assert world.waiting == match.to_act
        assert GAME.tally(world) == whole
        yield world


def test_worlds_pack_any_case_that_a_hand_allows() -> None:
    """HG-12, HG-Q16: any size; what I know of myself stays."""
    match = smuggled()
    cases = {world.cases[1] for world in consistent(match, Seat(0), 150)}
    assert {sum(case) for case in cases} == {1, 2, 3, 4, 5}
    for world in consistent(match, Seat(1), 20):
        assert (world.hands[1], world.cases[1]) == (goods(jug=2), CONTRABAND)
        assert sum(world.hands[2]) + sum(world.cases[2]) == 5


def test_worlds_pack_as_many_as_were_declared_where_that_must_be_true() -> None:
    """HG-Q1, hg.count=exact."""
    sizes = {sum(world.cases[1]) for world in consistent(smuggled(count="exact"), Seat(0), 40)}
    assert sizes == {3}


def test_in_no_world_does_an_honest_player_bribe_where_only_liars_may() -> None:
    """HG-Q6, hg.bribe_by=liars_only: neither while he talks nor when he has paid, in this turn or an earlier one."""
    match = new_match(3, [NOTHING, goods(statue=1), NOTHING], bribe_by="liars_only")
    play(match, (1, Pack(goods(statue=1))), (2, Pack(goods(jug=1))), (1, declare(1, "jug")), (2, declare(1, "jug")))
    play(match, (0, inspect(1)), (1, Offer(7)))
    assert all(world.cases[1] != goods(jug=1) for world in consistent(match, Seat(0), 40))
    play(match, (0, Accept()))
    assert match.view(None).fates[1] == "bribed"
    assert all(world.behind[1] != goods(jug=1) for world in consistent(match, Seat(0), 40))
    play(match, (0, seize(2)))
    assert match.view(None).turn == 2
    assert all(world.behind[1] != goods(jug=1) for world in consistent(match, Seat(0), 40))


def test_a_seized_case_bars_what_would_have_been_returned() -> None:
    """HG-18, HG-25: to an outsider the seized cards are anything but jugs, for no jug came back."""
    match = new_match(4, [NOTHING, CONTRABAND, NOTHING, NOTHING])
    play(match, (1, Pack(CONTRABAND)), (2, Pack(goods(jug=1))), (3, Pack(goods(jug=1))))
    play(match, (1, declare(3, "jug")), (2, declare(1, "jug")), (3, declare(1, "jug")), (0, WAIVE), (0, seize(1)))
    taken = {world.behind[0] for world in consistent(match, Seat(2), 60)}
    assert len(taken) > 5
    assert all(cards[0] == 0 and sum(cards) == 3 for cards in taken)
    assert {world.behind[0] for world in consistent(match, Seat(1), 5)} == {CONTRABAND}


def test_a_barred_card_is_traced_to_a_shuffle_that_can_have_given_it() -> None:
    """HG-10, HG-25, hg.edition=tiny: the seized statue was not among the reshuffled jugs."""
    match = new_match(2, [NOTHING, goods(statue=1)], edition="tiny")
    play(match, (1, Pack(goods(jug=1))), (1, declare(1, "jug")), (0, WAIVE), (0, PASS))
    play(match, (0, KEEP_NOTHING), (1, KEEP_NOTHING), (0, choose(0)))
    play(match, (1, Pack(goods(statue=1))), (1, declare(1, "jug")), (0, WAIVE), (0, seize(1)))
    assert {world.behind[0] for world in consistent(match, None, 30)} == {goods(statue=1)}


def test_a_sale_shows_which_cards_were_seized() -> None:
    """HG-18, HG-25, HG-30, HG-Q18: the jug that seat 0 sells is the card that was not maracas."""
    match = new_match(4, [goods(maracas=5), NOTHING, NOTHING, NOTHING])
    for turn in range(4):
        for seat in sorted(match.to_act):
            match.answer(seat, Pack(goods(maracas=1) if seat == 0 else first_card(match, seat)))
        while match.view(None).phase == "declare":
            play(match, (match.view(None).actor, declare(1, "maracas")))
        play(match, (turn, WAIVE), (turn, seize(1) if turn == 0 else PASS))
    play(match, *[(seat, KEEP_NOTHING) for seat in (3, 0, 1, 2)])
    assert match.knowledge(Seat(2)).sold[0][0] == goods(jug=1, maracas=3)
    assert len(list(consistent(match, Seat(2), 20))) == 20


def first_card(match: AnyMatch, seat: Seat) -> Counts:
    """One card of a hand, the cheapest."""
    kind = next(place for place, count in enumerate(match.view(seat).hand) if count)
    return tuple(int(place == kind) for place in range(6))


@pytest.mark.parametrize("phase", [*PHASES, "over"])
def test_a_world_of_any_phase_shows_every_seat_what_it_saw(phase: str) -> None:
    """HG-8, HG-12, HG-28: also for a spectator, and late in a match."""
    match, rng = new_match(6, cash="hidden_until_round_end"), Random(3)
    while match.view(None).phase != phase or (phase != "over" and match.view(None).round < 2):
        play_on(match, rng)
    for audience in (Seat(0), Seat(3), None):
        assert len(list(consistent(match, audience, 4))) == 4


def test_worlds_exist_all_along_whatever_the_options() -> None:
    """HG-10, HG-30: through reshuffles and sales."""
    rng = Random(8)
    for number, options in enumerate(pairwise(GAME, 3)):
        if number % 4:
            continue
        line = Line.begin(GAME, options, 3, fresh_chance(rng))
        while line.to_act:
            if rng.random() < 0.1:
                who = rng.choice(audiences(3))
                view = GAME.view(line.state, who)
                world = GAME.sample_state(view, line.knowledge[who], fresh_chance(rng))
                assert GAME.view(world, who) == view
                GAME.features(view, line.knowledge[who])
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))


def test_where_no_guess_fits_a_world_has_at_least_the_right_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """HG-1: the sampler never gives up."""
    match, rng = new_match(6, bribe_by="liars_only"), Random(5)
    while match.view(None).round < 3 or match.view(None).phase != "haggle":
        play_on(match, rng)
    monkeypatch.setattr(beliefs, "TRIES", 0)
    for audience in audiences(6):
        assert len(list(consistent(match, audience, 3))) == 3
