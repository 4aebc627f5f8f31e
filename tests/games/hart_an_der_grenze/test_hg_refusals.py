"""Why an answer is refused: as a helpful referee would say it."""

import pytest
from hg_builders import (
    KEEP_NOTHING,
    NOTHING,
    PASS,
    WAIVE,
    Case,
    Table,
    at_customs,
    at_round_end,
    choose,
    dealt,
    declare,
    extra,
    goods,
    inspect,
    inspected,
    new_match,
    seize,
)

from contrabande.engine.actions import Action
from contrabande.engine.errors import IllegalAction, Refusal
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.model import Accept, Demand, Keep, Offer, Open, Pack, Pay

STATUE: Case = (goods(statue=1), 1, "jug")
HONEST: Case = (goods(maracas=2), 2, "maracas")


def refused(table: Table, action: Action) -> Refusal:
    """The reason that whoever is asked first gets for *action*."""
    seat = min(table.state.waiting)
    assert not table.ask(seat).allows(action)
    return GAME.refuse(table.view(seat), action)


def five(*, white: bool = True) -> Table:
    """Four cases before a sheriff with a white stone, or without."""
    return at_customs(STATUE, STATUE, STATUE, STATUE, white=white)


def four(*, red: bool = True) -> Table:
    """Three cases before a sheriff with a red stone, or without."""
    return at_customs(STATUE, STATUE, STATUE, red=red)


def test_the_checked_door_gives_the_same_reason() -> None:
    """HG-12: and a refused answer changes nothing."""
    match = new_match(3, [NOTHING, goods(jug=5), NOTHING])
    before = match.view(Seat(1))
    with pytest.raises(IllegalAction) as refusal:
        match.answer(Seat(1), Pack(goods(statue=1)))
    assert refusal.value.reason == Refusal("not-in-hand", "HG-12")
    assert match.view(Seat(1)) == before
    with pytest.raises(IllegalAction) as refusal:
        match.answer(Seat(1), Pack(goods(jug=6)))
    assert refusal.value.reason == Refusal("pack-too-much", "HG-12", (("most", 5),))


def test_in_each_phase_one_is_told_what_is_to_be_done() -> None:
    """HG-12, HG-13, HG-14, HG-15, HG-23, HG-24, HG-28, HG-32, HG-Q8: whatever else one tries."""
    packing = dealt(3, [NOTHING] * 3)
    assert refused(packing, PASS) == Refusal("now-pack", "HG-12")
    assert refused(packing.pack(goods(jug=1), goods(jug=1)), PASS) == Refusal("now-declare", "HG-13")
    assert refused(four(), PASS) == Refusal("now-inspect", "HG-14")
    assert refused(inspected(STATUE), PASS) == Refusal("now-bribe", "HG-15")
    assert refused(inspected(STATUE).do(Offer(1)), PASS) == Refusal("now-haggle", "HG-Q8")
    assert refused(five().do(inspect(1), Open()), WAIVE) == Refusal("now-extra", "HG-23")
    assert refused(four().do(WAIVE), inspect(1)) == Refusal("now-seize", "HG-24")
    assert refused(at_round_end(*[NOTHING] * 3), PASS) == Refusal("now-keep", "HG-28")
    choosing = at_round_end(*[NOTHING] * 3).do(*[KEEP_NOTHING] * 3)
    assert refused(choosing, PASS) == Refusal("now-choose", "HG-32")


def test_an_empty_case_is_refused() -> None:
    """HG-12, HG-Q29: everybody packs at least one card."""
    assert refused(dealt(3), Pack(NOTHING)) == Refusal("pack-something", "HG-12")


def test_declarations_that_nobody_may_make() -> None:
    """HG-13, HG-Q1, HG-Q3, hg.count=exact."""
    free = dealt(3, [NOTHING] * 3).pack(goods(jug=2), goods(jug=1))
    assert refused(free, declare(2, "cigar")) == Refusal("not-legal", "HG-13", (("kind", "cigar"),))
    assert refused(free, declare(6, "jug")) == Refusal("count-out-of-range", "HG-Q3", (("most", 5),))
    exact = dealt(3, [NOTHING] * 3, count="exact").pack(goods(jug=2), goods(jug=1))
    assert refused(exact, declare(3, "jug")) == Refusal("count-untrue", "HG-Q1", (("count", 2),))


def test_cases_that_cannot_be_chosen() -> None:
    """HG-11, HG-14, HG-Q11: one's own, an empty one, and one that nobody has."""
    assert refused(four(), inspect(0)) == Refusal("own-case", "HG-11")
    assert refused(four(), inspect(4)) == Refusal("no-such-player", "HG-14")
    table = four()
    table.state.fates = ("none", "closed", "none", "closed")
    assert refused(table, inspect(2)) == Refusal("nothing-packed", "HG-Q11", (("target_seat", 2),))
    assert refused(five().do(inspect(1), Open()), extra(0)) == Refusal("own-case", "HG-11")
    assert refused(four().do(WAIVE), seize(0)) == Refusal("own-case", "HG-11")
    assert refused(four().do(WAIVE), seize(-1)) == Refusal("no-such-player", "HG-14")


def test_hg_t18_why_the_white_stone_cannot_be_used() -> None:
    """HG-3, HG-23, HG-Q12."""
    opened = five().do(inspect(1), Open())
    assert refused(four().do(inspect(1), Open()), extra(2)) == Refusal("extra-not-used", "HG-3")
    assert refused(five(), extra(2)) == Refusal("extra-too-early", "HG-23")
    assert refused(opened, extra(1)) == Refusal("extra-same-player", "HG-Q12", (("target_seat", 1),))
    assert refused(five().do(WAIVE), extra(2)) == Refusal("extra-after-waiving", "HG-Q12")
    assert refused(opened.do(PASS), extra(2)) == Refusal("extra-passed", "HG-23")
    assert refused(five(white=False).do(inspect(1), Open()), extra(2)) == Refusal("extra-spent", "HG-23")
    bought_off = five().do(inspect(1), Offer(1), Accept(), PASS)
    assert refused(bought_off, extra(2)) == Refusal("extra-passed", "HG-23")


def test_hg_t17_why_the_red_stone_cannot_be_used() -> None:
    """HG-24, HG-Q13: too early, spent, or on somebody who was inspected."""
    assert refused(four(), seize(1)) == Refusal("seize-too-early", "HG-24")
    assert refused(four(red=False), seize(1)) == Refusal("seizure-spent", "HG-24")
    inspected_already = Refusal("seize-inspected", "HG-24", (("target_seat", 1),))
    assert refused(four().do(inspect(1), Open()), seize(1)) == inspected_already
    assert refused(four().do(inspect(1), Offer(1), Accept()), seize(1)) == inspected_already
    deciding = five().do(inspect(1), Open())
    assert refused(deciding, seize(2)) == Refusal("seize-after-extra", "HG-24")
    assert refused(deciding, seize(1)) == inspected_already
    assert refused(deciding, seize(0)) == Refusal("own-case", "HG-11")
    assert refused(deciding, seize(9)) == Refusal("no-such-player", "HG-14")


def test_money_that_cannot_be_offered_or_paid() -> None:
    """HG-16, HG-Q6, HG-Q7, HG-Q8, HG-Q9, hg.bribe_by=liars_only."""
    assert refused(inspected(STATUE), Pay()) == Refusal("nothing-demanded", "HG-16")
    demanded = inspected(STATUE, cash=7).do(Offer(1), Demand(8))
    assert refused(demanded, Pay()) == Refusal("demand-over-cash", "HG-Q7", (("demand", 8), ("cash", 7)))
    assert refused(demanded, Offer(8)) == Refusal("offer-over-cash", "HG-Q7", (("cash", 7),))
    bounds = (("lowest", 1), ("highest", 99))
    assert refused(demanded, Offer(0)) == Refusal("offer-out-of-range", "HG-Q8", bounds)
    assert refused(inspected(STATUE, cash=200), Offer(100)) == Refusal("offer-out-of-range", "HG-Q8", bounds)
    assert refused(inspected(STATUE, cash=-3), Offer(1)) == Refusal("no-money", "HG-Q9", (("cash", -3),))
    honest = inspected(HONEST, bribe_by="liars_only")
    assert refused(honest, Offer(1)) == Refusal("honest-must-open", "HG-Q6")


def test_demands_that_cannot_be_made() -> None:
    """HG-Q8: beyond the bounds, or after the last offer."""
    haggling = inspected(STATUE).do(Offer(1))
    assert refused(haggling, Demand(100)) == Refusal("demand-out-of-range", "HG-Q8", (("lowest", 1), ("highest", 99)))
    last = inspected(STATUE, max_offers=1).do(Offer(1))
    assert refused(last, Demand(5)) == Refusal("last-offer", "HG-Q8", (("offers", 1),))


def test_hg_t21_goods_that_cannot_be_kept() -> None:
    """HG-28, HG-Q20: more than three, or what does not lie behind the case."""
    table = at_round_end(goods(jug=5), NOTHING, NOTHING, under=[goods(tequila=1), NOTHING, NOTHING])
    assert refused(table, Keep(goods(jug=4))) == Refusal("keep-too-many", "HG-28", (("most", 3),))
    assert refused(table, Keep(goods(tequila=1))) == Refusal("not-behind", "HG-Q20")


def test_a_sheriff_must_sit_at_the_table() -> None:
    """HG-32."""
    choosing = at_round_end(*[NOTHING] * 3).do(*[KEEP_NOTHING] * 3)
    assert refused(choosing, choose(3)) == Refusal("no-such-player", "HG-32")
