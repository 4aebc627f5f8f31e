"""Why an answer is refused: as a helpful referee would say it."""

import pytest
from md_builders import (
    DIAMOND,
    FLIP,
    LAY_DIAMOND,
    LAY_SAPPHIRE_WITH_ALARM,
    LEAVE,
    SAPPHIRE,
    Table,
    chest_with,
    diamonds,
    filled,
    in_round,
    new_match,
    open_,
)

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts
from contrabande.engine.errors import IllegalAction, NotYourPrompt, Refusal
from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.model import (
    Character,
    Choose,
    Drawer,
    Jewel,
    Lay,
    LayWithAlarm,
    Manipulate,
    Options,
    Pick,
    Place,
    Search,
    SkipOpen,
)

THIEF, DETECTIVE = ("thief", 1), ("detective", 2)


def refused(table: Table, action: Action) -> tuple[str, str]:
    (seat,) = table.state.waiting
    assert not table.allows(action)
    refusal = GAME.refuse(table.view(seat), action)
    return refusal.key, refusal.rule


def at(character: str, *, alarm: int | None = None, white: dict[int, Counts] | None = None) -> Table:
    """Seat 0 at an open drawer with two diamonds and perhaps an alarm."""
    chest = chest_with(above={1: diamonds(2, alarm=alarm)})
    return in_round([(character, 1), DETECTIVE], chest, white=white).do(open_(1))


def test_while_filling_nothing_else_is_done() -> None:
    """MD-14: place first, and after the last diamond only the chest is turned."""
    match = new_match(2)
    with pytest.raises(IllegalAction) as refusal:
        match.answer(Seat(0), open_(1))
    assert refusal.value.reason == Refusal("fill-first", "MD-14")
    for _ in range(6):
        match.answer(Seat(0), Place(Drawer(1)))
    with pytest.raises(IllegalAction) as refusal:
        match.answer(Seat(0), Place(Drawer(1)))
    assert refusal.value.reason == Refusal("turn-after-filling", "MD-14")


def test_a_played_character_is_named() -> None:
    """MD-18: and while all choose nothing else is done (MD-15)."""
    view = in_round([DETECTIVE, DETECTIVE]).view(0)
    again = GAME.refuse(view, Choose(Character("detective")))
    assert again == Refusal("already-played", "MD-18", (("character", "detective"),))
    assert GAME.refuse(view, open_(1)) == Refusal("choose-first", "MD-15")


def test_md_t26_a_detective_who_tries_to_turn_the_chest_is_not_asked() -> None:
    """MD-24, MD-36."""
    match = filled(new_match(2))
    match.answer(Seat(0), Choose(Character("thief")))
    match.answer(Seat(1), Choose(Character("detective")))
    with pytest.raises(NotYourPrompt):
        match.answer(Seat(1), FLIP)


def test_before_the_drawer_is_open() -> None:
    """MD-20, MD-Q6, md.may_skip_open=no."""
    table = in_round([THIEF, DETECTIVE])
    assert refused(table, FLIP) == ("open-before-turning", "MD-20")
    assert refused(table, SkipOpen()) == ("must-open", "MD-Q6")
    assert refused(table, LAY_DIAMOND) == ("open-first", "MD-20")


def test_what_does_not_exist_is_refused_by_name() -> None:
    """MD-3, MD-6: drawers and turns that the chest does not have."""
    nowhere, sideways = Drawer(12), Manipulate("bottom_cw", "no")
    assert GAME.refuse(new_match(2).view(Seat(0)), Place(nowhere)) == Refusal("no-such-drawer", "MD-3")
    table = in_round([THIEF, DETECTIVE])
    assert refused(table, open_(nowhere)) == ("no-such-drawer", "MD-3")
    assert refused(table.do(open_(1)), sideways) == ("no-such-turn", "MD-6")


def test_the_lady_jeweller_may_not_skip() -> None:
    """MD-32, md.may_skip_open=yes."""
    table = in_round([("lady_jeweller", 1), DETECTIVE], options=Options(may_skip_open="yes"))
    assert refused(table, SkipOpen()) == ("lady-must-open", "MD-32")


def test_at_the_open_drawer_one_acts_first() -> None:
    """MD-20, MD-24, MD-28, MD-33."""
    assert refused(at("jeweller"), LEAVE) == ("act-before-turning", "MD-24")
    assert refused(at("jeweller"), open_(2)) == ("one-drawer", "MD-20")
    assert refused(at("jeweller"), Search()) == ("lay-first", "MD-28")
    assert refused(at("master_thief"), Pick(Jewel("diamond"))) == ("rob-first", "MD-33")
    assert refused(at("master_thief"), LAY_DIAMOND) == ("thieves-lay-nothing", "MD-33")


def test_imitations_that_one_does_not_have_or_may_not_lay() -> None:
    """MD-25, MD-28, MD-32."""
    assert refused(at("smuggler", white={0: DIAMOND}), Lay(SAPPHIRE)) == ("no-such-imitation", "MD-25")
    assert refused(at("jeweller"), Lay((2, 0, 0))) == ("too-many-imitations", "MD-28")
    lady = at("lady_jeweller")
    assert refused(lady, Lay((3, 0, 0))) == ("too-many-imitations", "MD-32")
    assert GAME.refuse(lady.view(0), Lay((3, 0, 0))).facts == (("most", 2),)


def test_alarms_that_may_not_be_set() -> None:
    """MD-28, MD-31."""
    assert refused(at("smuggler"), LAY_SAPPHIRE_WITH_ALARM) == ("only-jeweller-alarm", "MD-28")
    assert refused(at("jeweller", alarm=1), LAY_SAPPHIRE_WITH_ALARM) == ("one-alarm", "MD-31")
    assert refused(at("jeweller", alarm=0), LAY_SAPPHIRE_WITH_ALARM) == ("alarm-away", "MD-28")
    assert refused(at("jeweller", white={0: DIAMOND}), LayWithAlarm(SAPPHIRE)) == ("no-such-imitation", "MD-28")


def test_when_the_drawer_is_closed_again() -> None:
    """MD-20, MD-24, MD-39, md.manip=one."""
    table = in_round([THIEF, DETECTIVE], options=Options(manip="one")).do(open_(1))
    assert refused(table, Manipulate("top1_cw", "yes")) == ("one-manipulation", "MD-39")
    assert refused(table, open_(2)) == ("one-drawer", "MD-20")
    assert refused(table, LAY_DIAMOND) == ("drawer-closed", "MD-24")


def test_at_the_red_cushion() -> None:
    """MD-27, MD-36, md.auto_pick=off."""
    options = Options(auto_pick="off")
    loot = in_round([("smuggler", 1), THIEF], red=DIAMOND, options=options).do(open_(1), LAY_DIAMOND, LEAVE)
    assert refused(loot, Pick(Jewel("sapphire"))) == ("not-on-red", "MD-27")
    collected = in_round([DETECTIVE, THIEF], red=DIAMOND, options=options).do(open_(1), LEAVE)
    assert refused(collected, LEAVE) == ("pick-first", "MD-36")
