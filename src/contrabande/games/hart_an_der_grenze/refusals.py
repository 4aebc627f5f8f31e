"""Why an answer is refused, with the rule it rests on."""

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts
from contrabande.engine.errors import Refusal
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.customs import any_bribe, must_open
from contrabande.games.hart_an_der_grenze.model import (
    ChooseSheriff,
    Declare,
    Demand,
    Inspect,
    InspectExtra,
    Keep,
    Offer,
    Pack,
    Pay,
    Seize,
    View,
)

NOW = {
    "pack": Refusal("now-pack", "HG-12"),
    "declare": Refusal("now-declare", "HG-13"),
    "inspect": Refusal("now-inspect", "HG-14"),
    "bribe": Refusal("now-bribe", "HG-15"),
    "haggle": Refusal("now-haggle", "HG-Q8"),
    "extra": Refusal("now-extra", "HG-23"),
    "seize": Refusal("now-seize", "HG-24"),
    "keep": Refusal("now-keep", "HG-28"),
    "choose": Refusal("now-choose", "HG-32"),
}
"""What is to be done in a phase, said to somebody who does something else."""


def refuse(view: View, action: Action) -> Refusal:
    """The reason why *view*'s ask does not offer *action*."""
    match view.phase, action:
        case "pack", Pack(cards):
            return _pack(view, cards)
        case "declare", Declare():
            return _declare(view, action)
        case "inspect", Inspect(target):
            return _no_target(view, target)
        case (("inspect" | "extra" | "seize"), InspectExtra(target)):
            return _extra(view, target)
        case (("inspect" | "extra" | "seize"), Seize(target)):
            return _seize(view, target)
        case "bribe", (Offer() | Pay()):
            return _money(view, action)
        case "haggle", Demand():
            return _demand(view)
        case "keep", Keep(cards):
            return _keep(view, cards)
        case "choose", ChooseSheriff():
            return Refusal("no-such-player", "HG-32")
        case _:
            return NOW[view.phase]


def _pack(view: View, cards: Counts) -> Refusal:
    most = view.options.tables.MOST_PACKED
    if sum(cards) == 0:
        return Refusal("pack-something", "HG-12")
    if sum(cards) > most:
        return Refusal("pack-too-much", "HG-12", (("most", most),))
    return Refusal("not-in-hand", "HG-12")


def _declare(view: View, action: Declare) -> Refusal:
    most, size = view.options.tables.MOST_PACKED, sum(view.case)
    if action.kind not in view.options.tables.LEGAL:
        return Refusal("not-legal", "HG-13", (("kind", action.kind),))
    if view.options.count == "exact":
        return Refusal("count-untrue", "HG-Q1", (("count", size),))
    return Refusal("count-out-of-range", "HG-Q3", (("most", most),))


def _no_target(view: View, target: Seat) -> Refusal:
    """Why a case cannot be chosen at all."""
    if target == view.sheriff:
        return Refusal("own-case", "HG-11")
    if not 0 <= target < view.seats:
        return Refusal("no-such-player", "HG-14")
    return Refusal("nothing-packed", "HG-Q11", (("target_seat", target),))


def _extra(view: View, target: Seat) -> Refusal:
    if view.seats not in view.options.tables.EXTRA_SEATS:
        return Refusal("extra-not-used", "HG-3")
    if view.phase == "inspect":
        return Refusal("extra-too-early", "HG-23")
    if not view.extras[view.sheriff]:
        return Refusal("extra-spent", "HG-23")
    if view.phase == "seize":
        inspected = "opened" in view.fates or "bribed" in view.fates
        return Refusal("extra-passed", "HG-23") if inspected else Refusal("extra-after-waiving", "HG-Q12")
    if _is_inspected(view, target):
        return Refusal("extra-same-player", "HG-Q12", (("target_seat", target),))
    return _no_target(view, target)


def _seize(view: View, target: Seat) -> Refusal:
    if not view.seizures[view.sheriff]:
        return Refusal("seizure-spent", "HG-24")
    if view.phase == "inspect":
        return Refusal("seize-too-early", "HG-24")
    if _is_inspected(view, target):
        return Refusal("seize-inspected", "HG-24", (("target_seat", target),))
    if view.phase == "extra" and 0 <= target < view.seats and view.fates[target] == "closed":
        return Refusal("seize-after-extra", "HG-24")
    return _no_target(view, target)


def _is_inspected(view: View, target: Seat) -> bool:
    return 0 <= target < view.seats and view.fates[target] in ("opened", "bribed")


def _money(view: View, action: Offer | Pay) -> Refusal:
    bargain, cash = view.bargain, view.cash[view.actor]
    assert bargain is not None
    assert cash is not None
    if isinstance(action, Pay):
        if bargain.demand is None:
            return Refusal("nothing-demanded", "HG-16")
        return Refusal("demand-over-cash", "HG-Q7", (("demand", bargain.demand), ("cash", cash)))
    if must_open(view):
        return Refusal("honest-must-open", "HG-Q6")
    money = any_bribe(view.options)
    if cash < money.low:
        return Refusal("no-money", "HG-Q9", (("cash", cash),))
    if action.amount > cash:
        return Refusal("offer-over-cash", "HG-Q7", (("cash", cash),))
    return Refusal("offer-out-of-range", "HG-Q8", (("lowest", money.low), ("highest", money.high)))


def _demand(view: View) -> Refusal:
    bargain = view.bargain
    assert bargain is not None
    if bargain.offers == view.options.max_offers:
        return Refusal("last-offer", "HG-Q8", (("offers", bargain.offers),))
    money = any_bribe(view.options)
    return Refusal("demand-out-of-range", "HG-Q8", (("lowest", money.low), ("highest", money.high)))


def _keep(view: View, cards: Counts) -> Refusal:
    most = view.options.tables.MOST_KEPT
    if sum(cards) > most:
        return Refusal("keep-too-many", "HG-28", (("most", most),))
    return Refusal("not-behind", "HG-Q20")
