"""Why an answer is refused: as a helpful referee would say it."""

from random import Random

import pytest
from pr_builders import A, B, C, Table, bribe, claim, convoy, new_match, stopped, take

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.actions import Action
from contrabande.engine.errors import IllegalAction, Refusal
from contrabande.engine.seats import Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.model import (
    Accept,
    Flip,
    Inspect,
    OfferNothing,
    Options,
    Pass,
    Refuse,
    StandDown,
    State,
    Stop,
    TakePile,
    Waive,
)
from contrabande.laws.line import Line, fresh_chance, random_answers


def refused(table: Table, action: Action, seat: Seat | None = None) -> tuple[str, str]:
    asked = min(table.state.waiting) if seat is None else seat
    assert not table.ask(asked).allows(action)
    refusal = GAME.refuse(table.view(asked), action)
    return refusal.key, refusal.rule


def test_at_a_turn() -> None:
    """PR-7, PR-8, PR-9: what cannot be drawn, sent or passed."""
    table = Table("LI23", "L", "L", display="LLLI")
    assert refused(table, take("1")) == ("not-on-display", "PR-8")
    assert refused(table, Stop()) == ("nothing-drawn", "PR-7")
    assert refused(table, Pass()) == ("pass-too-early", "PR-Q1")
    assert refused(table, Waive()) == ("no-claims-now", "PR-7")
    assert refused(table, OfferNothing()) == ("no-bribe-now", "PR-7")
    assert refused(table, Flip(1)) == ("no-inspection-now", "PR-7")
    assert refused(Table("LLLLLL23", "L", "L"), TakePile()) == ("hand-full", "PR-9")
    assert refused(Table("L", "L", "L", left=0), TakePile()) == ("pile-empty", "PR-Q14")


def test_a_convoy_that_cannot_be_sent() -> None:
    """PR-11, PR-Q6: too small, not there, no goods."""
    table = Table("LI23", "L", "L")
    assert refused(table, convoy("L")) == ("convoy-size", "PR-11")
    assert refused(table, convoy("LLLLI")) == ("convoy-size", "PR-11")
    assert refused(table, convoy("LL")) == ("convoy-not-in-hand", "PR-11")
    assert refused(table, convoy("23")) == ("convoy-without-goods", "PR-Q6")


def test_after_the_first_card() -> None:
    """PR-7, PR-8: a drawing turn stays one, and the pile gives one card."""
    table = Table("LLLL", "L", "L").do(TakePile())
    assert refused(table, TakePile()) == ("one-of-pile", "PR-8")
    assert refused(table, convoy("LL")) == ("already-drawing", "PR-7")
    assert refused(table, Pass()) == ("already-drawing", "PR-7")
    assert refused(table, Accept()) == ("no-inspection-now", "PR-8")


def test_while_claims_are_made() -> None:
    """PR-12, PR-Q4: cards one does not hold, and cards that are not higher."""
    sealed = Table("LL", "L2", "L").do(convoy("LL"))
    assert refused(sealed, claim(3), B) == ("control-not-in-hand", "PR-12")
    assert refused(sealed, claim(1), C) == ("control-not-in-hand", "PR-12")
    assert refused(sealed, TakePile(), C) == ("not-your-turn", "PR-12")
    raised = Table("LL", "L2", "12", options=Options(claim="open")).do(convoy("LL"), claim(2))
    assert refused(raised, claim(1)) == ("claim-not-higher", "PR-Q4")
    assert GAME.refuse(raised.view(C), claim(2)) == Refusal("claim-not-higher", "PR-Q4", (("control", "captain"),))
    assert refused(raised, bribe("1")) == ("no-bribe-now", "PR-Q4")


def test_around_a_bribe() -> None:
    """PR-14, PR-15: the owner offers, the inspector answers, then decides."""
    table = stopped("IL", 2, rest="L1")
    assert refused(table, bribe("I")) == ("bribe-not-in-hand", "PR-Q7")
    assert refused(table, claim(1)) == ("no-claims-now", "PR-14")
    table.do(bribe("L"))
    assert refused(table, Inspect()) == ("answer-first", "PR-14")
    assert refused(table, Flip(1)) == ("answer-first", "PR-14")
    assert refused(table, Waive()) == ("no-claims-now", "PR-14")
    free = stopped("IL", 2)
    assert refused(free, Accept()) == ("nothing-offered", "PR-15")
    assert refused(free, Flip(1)) == ("decide-first", "PR-15")
    assert refused(free, Pass()) == ("not-your-turn", "PR-15")


def test_during_an_inspection() -> None:
    """PR-16, PR-Q8, PR-Q10: it goes on, and only over cards that are there."""
    table = stopped("ILL", 2).do(Inspect())
    assert refused(table, Flip(4)) == ("no-such-card", "PR-16")
    assert refused(table, StandDown()) == ("already-inspecting", "PR-Q10")
    assert refused(table, Refuse()) == ("already-inspecting", "PR-Q10")
    assert refused(table, bribe("L")) == ("no-bribe-now", "PR-16")
    bribed = stopped("ILL", 2, rest="L").do(bribe("L"), Refuse())
    assert refused(bribed, StandDown()) == ("must-inspect", "PR-Q8")
    assert refused(bribed, Inspect()) == ("already-inspecting", "PR-Q10")


def test_a_refusal_names_the_facts() -> None:
    """PR-Q1: how thick the pile is, and how thin it must be."""
    match = new_match(4, Options(start_player="seat0"))
    with pytest.raises(IllegalAction) as caught:
        match.answer(A, Pass())
    assert caught.value.reason == Refusal("pass-too-early", "PR-Q1", (("left", 46), ("limit", 8)))


@pytest.mark.parametrize("options", [Options(), Options(claim="open", max_offers=2), Options(tie="seat")])
def test_every_illegal_action_is_refused_with_a_reason(options: Options) -> None:
    """PR-7: over the whole action space, in every phase of a match."""
    rng = Random(5)
    space = ActionSpace(GAME.space(options, 4))
    line = Line.begin(GAME, options, 4, fresh_chance(rng))
    while line.to_act:
        assert isinstance(line.state, State)
        for seat, ask in line.asks().items():
            for action in (space.action(rng.randrange(space.size)) for _ in range(12)):
                assert ask.allows(action) or GAME.refuse(GAME.view(line.state, seat), action).rule.startswith("PR-")
        line.play(random_answers(line.asks(), rng), fresh_chance(rng))
