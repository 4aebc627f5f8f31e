"""Why an answer is refused, with the rule it rests on."""

from contrabande.engine.actions import Action
from contrabande.engine.errors import Refusal
from contrabande.games.hochstapler.model import Announce, Colour, Swap, View
from contrabande.games.hochstapler.tables import LOWEST_SUM


def refuse(view: View, action: Action) -> Refusal:
    """The reason why *view*'s ask does not offer *action*."""
    match action:
        case Announce():
            return _announce(view, action)
        case Swap():
            return _swap(view, action.colour)
        case _ if view.bid is None:
            return Refusal("nothing-to-doubt", "HS-5")
        case _:
            return Refusal("doubt-after-swap", "HS-8")


def _announce(view: View, action: Announce) -> Refusal:
    if action.colour not in view.colours:
        return Refusal("colour-gone", "HS-11", (("colour", action.colour),))
    if action.sum > view.highest:
        return Refusal("sum-too-high", "HS-Q4", (("highest", view.highest),))
    if view.bid is None:
        return Refusal("sum-too-low-to-open", "HS-Q3", (("lowest", LOWEST_SUM),))
    return Refusal("sum-not-higher", "HS-6", (("sum", view.bid.sum),))


def _swap(view: View, colour: Colour) -> Refusal:
    if view.phase == "announce":
        return Refusal("one-swap", "HS-Q6")
    if colour not in view.colours:
        return Refusal("colour-gone", "HS-11", (("colour", colour),))
    if view.bid is not None and view.bid.sum == view.highest:
        return Refusal("swap-without-announcement", "HS-8")
    return Refusal("pile-empty", "HS-Q1", (("colour", colour),))
