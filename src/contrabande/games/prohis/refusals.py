"""Why an answer is refused, with the rule it rests on."""

from contrabande.engine.actions import Action
from contrabande.engine.errors import Refusal
from contrabande.games.prohis.model import (
    Accept,
    Bribe,
    Claim,
    Convoy,
    Flip,
    Inspect,
    OfferNothing,
    Pass,
    Refuse,
    StandDown,
    Stop,
    TakeDisplay,
    TakePile,
    View,
    Waive,
)
from contrabande.games.prohis.tables import KINDS
from contrabande.games.prohis.turn import pass_limit

_RULE = {
    "turn": "PR-7",
    "draw": "PR-8",
    "claim": "PR-12",
    "raise": "PR-Q4",
    "bribe": "PR-14",
    "answer": "PR-14",
    "decide": "PR-15",
    "flip": "PR-16",
}
"""The rule that says what is asked in each phase."""


def refuse(view: View, action: Action) -> Refusal:
    """The reason why *view*'s ask does not offer *action*."""
    match view.phase, action:
        case "turn" | "draw", TakeDisplay() | TakePile() | Stop() | Convoy() | Pass():
            return _at_turn(view, action)
        case "claim" | "raise", Claim():
            return _claim(view, action)
        case "bribe", Bribe():
            return Refusal("bribe-not-in-hand", "PR-Q7")
        case "answer", Inspect() | StandDown():
            return Refusal("answer-first", "PR-14")
        case "decide", Accept() | Refuse():
            return Refusal("nothing-offered", "PR-15")
        case "flip", StandDown() if view.offers:
            return Refusal("must-inspect", "PR-Q8")
        case "flip", StandDown() | Inspect() | Accept() | Refuse():
            return Refusal("already-inspecting", "PR-Q10")
        case "flip", Flip():
            return Refusal("no-such-card", "PR-16", (("size", view.convoy_size),))
        case "decide", Flip():
            return Refusal("decide-first", "PR-15")
        case "answer", Flip():
            return Refusal("answer-first", "PR-14")
        case _:
            return _wrong_time(view, action)


def _wrong_time(view: View, action: Action) -> Refusal:
    match action:
        case TakeDisplay() | TakePile() | Stop() | Convoy() | Pass():
            return Refusal("not-your-turn", _RULE[view.phase])
        case Claim() | Waive():
            return Refusal("no-claims-now", _RULE[view.phase])
        case Bribe() | OfferNothing():
            return Refusal("no-bribe-now", _RULE[view.phase])
        case _:
            return Refusal("no-inspection-now", _RULE[view.phase])


def _at_turn(view: View, action: Action) -> Refusal:
    match action:
        case Pass():
            return _pass(view)
        case Convoy():
            return _convoy(view, action)
        case Stop():
            return Refusal("nothing-drawn", "PR-7")
        case _:
            return _draw(view, action)


def _pass(view: View) -> Refusal:
    if view.phase == "draw":
        return Refusal("already-drawing", "PR-7")
    limit = pass_limit(view.options, view.seats)
    return Refusal("pass-too-early", "PR-Q1", (("left", view.left), ("limit", limit)))


def _convoy(view: View, action: Convoy) -> Refusal:
    tables = view.options.tables
    if view.phase == "draw":
        return Refusal("already-drawing", "PR-7")
    cards = (*action.goods, *action.controls)
    if not tables.CONVOY_LEAST <= sum(cards) <= tables.CONVOY_MOST:
        return Refusal("convoy-size", "PR-11", (("least", tables.CONVOY_LEAST), ("most", tables.CONVOY_MOST)))
    if any(card > held for card, held in zip(cards, view.hand)):
        return Refusal("convoy-not-in-hand", "PR-11")
    return Refusal("convoy-without-goods", "PR-Q6")


def _draw(view: View, action: Action) -> Refusal:
    limit = view.options.tables.HAND_LIMIT
    if view.phase == "turn" and view.hand_sizes[view.turn] >= limit:
        return Refusal("hand-full", "PR-9", (("limit", limit),))
    if isinstance(action, TakeDisplay):
        return Refusal("not-on-display", "PR-8", (("card", action.card),))
    if not view.left:
        return Refusal("pile-empty", "PR-Q14")
    return Refusal("one-of-pile", "PR-8")


def _claim(view: View, action: Claim) -> Refusal:
    if view.hand[KINDS.index(action.control)] == 0:
        return Refusal("control-not-in-hand", "PR-12", (("control", action.control),))
    assert view.control is not None
    return Refusal("claim-not-higher", "PR-Q4", (("control", view.control),))
