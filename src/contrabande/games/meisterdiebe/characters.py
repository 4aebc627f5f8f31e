"""A turn at the chest: what falls, and what each character is asked and does at the open drawer.

Opening         MD-20 … MD-23   open_drawer
Smuggler        MD-25           gather, lay
Jeweller        MD-28 … MD-31   lay, set_alarm
Lady jeweller   MD-32           lay
Master thief    MD-33, MD-34    search
Thief           MD-35           steal
Turning         MD-24, MD-39    ask_manipulate
"""

from functools import cache

from contrabande.engine.actions import Amount, Ask, Choice, Kinds, OneOf
from contrabande.engine.counts import Counts, add, plus_one, put, remove
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.chest import (
    EMPTY,
    above,
    below,
    emptied_below,
    ruby_above,
    ruby_below,
    with_alarm,
    with_jewels,
    with_ruby_above,
    without_jewels,
    without_ruby,
)
from contrabande.games.meisterdiebe.model import (
    AlarmRang,
    AlarmReturned,
    AlarmSet,
    Card,
    Drawer,
    DrawerOpened,
    ImitationsLaid,
    JewelsFell,
    JewelsStolen,
    Lay,
    LayWithAlarm,
    LootGathered,
    Manipulate,
    Open,
    Plunder,
    Search,
    SecretSearched,
    SkipOpen,
    State,
    View,
)
from contrabande.games.meisterdiebe.tables import EDITIONS, FLIPS

# Opening.

SKIP = Choice(SkipOpen)


def drawers(edition: str) -> Amount:
    """Any drawer on any side (MD-20); none is left out, so that the list tells nothing."""
    tables = EDITIONS[edition]
    return Amount(0, tables.LEVELS * len(tables.RUBIES) - 1)


def ask_open(view: View) -> Ask:
    """Open one drawer (MD-20); with md.may_skip_open=yes all but the lady jeweller may leave it (MD-Q6)."""
    character = view.choice
    assert character is not None
    options = view.options
    return _open_ask(options.edition, character, options.may_skip_open == "yes" and character != "lady_jeweller")


@cache
def _open_ask(edition: str, character: str, may_skip: bool) -> Ask:
    choice = Choice(Open, (drawers(edition),))
    rules = ("MD-20", "MD-21", "MD-Q6")
    return Ask(f"open-{character}", (choice, SKIP) if may_skip else (choice,), rules)


def open_drawer(step: Step[State], seat: Seat, drawer: Drawer) -> bool:
    """Open a drawer: the bottom compartment falls out. Whether a jewel fell (MD-21 … MD-23)."""
    state = step.state
    chest = state.chest
    top, fallen = above(chest, drawer), below(chest, drawer)
    step.emit(DrawerOpened(seat, drawer, top.jewels, top.alarm))
    if fallen == EMPTY:
        return False
    state.chest = emptied_below(chest, drawer)
    fell = any(fallen.jewels)
    if fell:
        drop(step, seat, drawer, fallen.jewels, fallen.alarm)
    if fallen.alarm is not None:
        state.alarms = put(state.alarms, fallen.alarm, True)
        step.emit(AlarmReturned(fallen.alarm, drawer))
    return fell


def drop(step: Step[State], seat: Seat, drawer: Drawer, jewels: Counts, alarm: Seat | None) -> None:
    """Fallen jewels go to the red cushion, or to the owner of another's alarm that fell with them (MD-22, MD-30)."""
    state = step.state
    if alarm is None or alarm == seat:
        state.red = add(state.red, jewels)
        step.emit(JewelsFell(seat, drawer, jewels))
    else:
        state.black = put(state.black, alarm, add(state.black[alarm], jewels))
        step.emit(AlarmRang(seat, drawer, alarm, jewels))


# The action of each character.

ROB = Ask("rob", (Choice(Plunder), Choice(Search)), ("MD-33", "MD-34", "MD-Q12"))


def ask_act(view: View) -> Ask:
    """What the character at the open drawer has to say."""
    seat, character = view.seat, view.choice
    assert seat is not None
    white = view.white[seat]
    match character:
        case "smuggler":
            return Ask("lay-smuggler", (Choice(Lay, (Kinds(white, 1, 1),)),), ("MD-25", "MD-Q7"))
        case "jeweller":
            return ask_jeweller(view, white)
        case "lady_jeweller":
            most = most_imitations(view.revealed, white)
            return Ask("lay-lady", (Choice(Lay, (Kinds(white, 1, most),)),), ("MD-32", "MD-Q25"), (("most", most),))
        case _:
            return ROB


def ask_jeweller(view: View, white: Counts) -> Ask:
    """One imitation, perhaps with the alarm (MD-28)."""
    one = (Kinds(white, 1, 1),)
    if not may_set_alarm(view):
        return Ask("lay-jeweller", (Choice(Lay, one),), ("MD-28", "MD-31"))
    return Ask("lay-jeweller-alarm", (Choice(Lay, one), Choice(LayWithAlarm, one)), ("MD-28", "MD-29", "MD-30"))


def may_set_alarm(view: View) -> bool:
    """The jeweller's alarm is on his card, and none lies in the open drawer (MD-28, MD-31)."""
    assert view.seat is not None
    assert view.compartment is not None
    return view.alarms[view.seat] and view.compartment.alarm is None


def most_imitations(revealed: tuple[Card | None, ...], white: Counts) -> int:
    """One, and one more for each detective of the round, as far as the white cushion reaches (MD-32)."""
    detectives = [card for card in revealed if card is not None and card.character == "detective"]
    return min(1 + len(detectives), sum(white))


def gather(step: Step[State], seat: Seat, drawer: Drawer) -> None:
    """The smuggler moves all jewels of the front compartment to the red cushion (MD-25)."""
    state = step.state
    jewels = above(state.chest, drawer).jewels
    if any(jewels):
        state.red = add(state.red, jewels)
        state.chest = without_jewels(state.chest, drawer)
        step.emit(LootGathered(seat, drawer, jewels))


def lay(step: Step[State], seat: Seat, drawer: Drawer, imitations: Counts) -> None:
    """Imitations go from the white cushion into the open drawer and are real from now on (MD-10, MD-Q31)."""
    state = step.state
    state.white = put(state.white, seat, remove(state.white[seat], imitations))
    state.chest = with_jewels(state.chest, drawer, imitations)
    step.emit(ImitationsLaid(seat, drawer, imitations))


def set_alarm(step: Step[State], seat: Seat, drawer: Drawer) -> None:
    """The jeweller's alarm goes with his imitation (MD-28)."""
    state = step.state
    state.alarms = put(state.alarms, seat, False)
    state.chest = with_alarm(state.chest, drawer, seat)
    step.emit(AlarmSet(seat, drawer))


def steal(step: Step[State], seat: Seat, drawer: Drawer) -> None:
    """A thief takes all jewels of the front compartment; an alarm there is switched off (MD-29, MD-33, MD-35)."""
    state = step.state
    jewels = above(state.chest, drawer).jewels
    if any(jewels):
        state.black = put(state.black, seat, add(state.black[seat], jewels))
        state.chest = without_jewels(state.chest, drawer)
        step.emit(JewelsStolen(seat, drawer, jewels))


def search(step: Step[State], seat: Seat, drawer: Drawer) -> None:
    """A ruby above is taken with the front jewels; one that falls costs him everything (MD-33, MD-34, MD-Q12)."""
    state = step.state
    chest = state.chest
    if ruby_below(chest, drawer):
        if state.options.fallen_ruby == "top":
            state.chest = with_ruby_above(chest, drawer)
        step.emit(SecretSearched(seat, drawer, "fallen_ruby"))
        return
    if ruby_above(chest, drawer):
        ruby = state.options.tables.JEWELS.index("ruby")
        state.black = put(state.black, seat, plus_one(state.black[seat], ruby))
        state.chest = without_ruby(chest, drawer)
        step.emit(SecretSearched(seat, drawer, "ruby"))
    else:
        step.emit(SecretSearched(seat, drawer, "nothing"))
    steal(step, seat, drawer)


# Turning and flipping the chest.


def ask_manipulate(view: View) -> Ask:
    """Up to one rotation and up to one flip (MD-14, MD-24); in the variant only one of them in a turn (MD-39)."""
    options, is_filling = view.options, view.round == 0
    return _manipulate_ask(options.edition, is_filling, options.manip == "one" and not is_filling)


@cache
def _manipulate_ask(edition: str, is_filling: bool, only_one: bool) -> Ask:
    rotations = OneOf(EDITIONS[edition].ROTATIONS)
    if only_one:
        turn = Choice(Manipulate, (rotations, OneOf(("no",))))
        flip = Choice(Manipulate, (OneOf(("none",)), OneOf(("yes",))))
        return Ask("manipulate-one", (turn, flip), ("MD-6", "MD-7", "MD-39"))
    both = Choice(Manipulate, (rotations, OneOf(FLIPS)))
    if is_filling:
        return Ask("manipulate-filling", (both,), ("MD-6", "MD-7", "MD-14"))
    return Ask("manipulate", (both,), ("MD-6", "MD-7", "MD-24"))
