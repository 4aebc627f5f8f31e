"""Why an answer is refused, with the rule it rests on."""

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts
from contrabande.engine.errors import Refusal
from contrabande.games.meisterdiebe.characters import most_imitations
from contrabande.games.meisterdiebe.model import (
    Choose,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    Pick,
    Place,
    SkipOpen,
    View,
)

_NO_DRAWER = Refusal("no-such-drawer", "MD-3")
_LAYING = {"smuggler": "MD-25", "jeweller": "MD-28", "lady_jeweller": "MD-32"}


def refuse(view: View, action: Action) -> Refusal:
    """The reason why *view*'s ask does not offer *action*."""
    match view.phase:
        case "place":
            return _NO_DRAWER if isinstance(action, Place) else Refusal("fill-first", "MD-14")
        case "choose":
            return _choose(action)
        case "open":
            return _open(view, action)
        case "act":
            return _act(view, action)
        case "manipulate":
            return _manipulate(view, action)
        case _:
            return _pick(view, action)


def _choose(action: Action) -> Refusal:
    if isinstance(action, Choose):
        return Refusal("already-played", "MD-18", (("character", action.character),))
    return Refusal("choose-first", "MD-15")


def _open(view: View, action: Action) -> Refusal:
    match action:
        case Open():
            return _NO_DRAWER
        case Manipulate():
            return Refusal("open-before-turning", "MD-20")
        case SkipOpen() if view.options.may_skip_open == "yes":
            return Refusal("lady-must-open", "MD-32")
        case SkipOpen():
            return Refusal("must-open", "MD-Q6")
        case _:
            return Refusal("open-first", "MD-20")


def _act(view: View, action: Action) -> Refusal:
    character = view.choice or ""
    match action:
        case Manipulate():
            return Refusal("act-before-turning", "MD-24")
        case Open() | SkipOpen():
            return Refusal("one-drawer", "MD-20")
        case Lay() | LayWithAlarm() if character not in _LAYING:
            return Refusal("thieves-lay-nothing", "MD-33")
        case Lay():
            return _lay(view, action.imitations, _LAYING[character])
        case LayWithAlarm():
            return _lay_with_alarm(view, action)
        case _ if character not in _LAYING:
            return Refusal("rob-first", "MD-33")
        case _:
            return Refusal("lay-first", _LAYING[character])


def _lay(view: View, imitations: Counts, rule: str) -> Refusal:
    assert view.seat is not None
    white = view.white[view.seat]
    if any(wanted > lying for wanted, lying in zip(imitations, white)):
        return Refusal("no-such-imitation", rule)
    most = most_imitations(view.revealed, white) if view.choice == "lady_jeweller" else 1
    return Refusal("too-many-imitations", rule, (("most", most),))


def _lay_with_alarm(view: View, action: LayWithAlarm) -> Refusal:
    assert view.seat is not None
    if view.choice != "jeweller":
        return Refusal("only-jeweller-alarm", "MD-28")
    if not view.alarms[view.seat]:
        return Refusal("alarm-away", "MD-28")
    if view.compartment is not None and view.compartment.alarm is not None:
        return Refusal("one-alarm", "MD-31")
    return _lay(view, action.imitations, "MD-28")


def _manipulate(view: View, action: Action) -> Refusal:
    match action:
        case Manipulate() if view.options.manip == "one" and view.round:
            return Refusal("one-manipulation", "MD-39")
        case Manipulate():
            return Refusal("no-such-turn", "MD-6")
        case _ if view.round == 0:
            return Refusal("turn-after-filling", "MD-14")
        case Open() | SkipOpen():
            return Refusal("one-drawer", "MD-20")
        case _:
            return Refusal("drawer-closed", "MD-24")


def _pick(view: View, action: Action) -> Refusal:
    rule = "MD-27" if view.choice == "smuggler" else "MD-36"
    if isinstance(action, Pick):
        return Refusal("not-on-red", rule, (("jewel", action.jewel),))
    return Refusal("pick-first", rule)
