"""The red cushion: the smugglers' loot, and what the detectives collect."""

from md_builders import DIAMOND, LAY_DIAMOND, LEAVE, NOTHING, SAPPHIRE, chest_with, diamonds, in_round, open_

from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe.model import Jewel, JewelsCollected, LootDecided, Options, Pick

RICH = (2, 1, 0)
"""Two diamonds and a sapphire."""


def test_md_t8_a_smuggler_who_made_jewels_fall_counts_but_gets_nothing() -> None:
    """MD-26, MD-27: two smugglers, one detective; number 6 alone takes all three."""
    rows = [("smuggler", 2), ("smuggler", 6), ("detective", 1)]
    table = in_round(rows, chest_with(below={1: diamonds(1)}), red=(1, 1, 0))
    table.do(open_(1), LEAVE, open_(3), LAY_DIAMOND, LEAVE)
    assert table.last(LootDecided) == LootDecided(2, 1, "shared")
    assert table.state.black == (NOTHING, RICH, NOTHING)
    assert table.state.red == NOTHING


def test_md_t9_outnumbered_smugglers_get_nothing_and_the_detectives_share() -> None:
    """MD-27, MD-36: one smuggler, detectives 3 and 7; 3 picks first and third."""
    rows = [("smuggler", 1), ("detective", 7), ("detective", 3)]
    table = in_round(rows, red=RICH).do(open_(1), LAY_DIAMOND, LEAVE)
    assert table.last(LootDecided) == LootDecided(1, 2, "guarded")
    assert table.state.black == (NOTHING, DIAMOND, (1, 1, 0))


def test_md_t10_if_all_smugglers_are_excluded_the_jewels_stay() -> None:
    """MD-27, MD-36, MD-Q13, MD-Q14: without a detective they wait for the next round."""
    table = in_round([("smuggler", 1), ("thief", 2)], chest_with(below={1: diamonds(1)})).do(open_(1), LEAVE)
    assert table.last(LootDecided) == LootDecided(1, 0, "forfeited")
    assert table.do(open_(3), LEAVE).state.red == DIAMOND
    assert table.state.phase == "choose"


def test_md_t11_equal_numbers_are_enough_for_the_smuggler() -> None:
    """MD-27, MD-36, MD-Q15: he takes what lies there, older jewels too; what falls later is the detective's."""
    rows = [("smuggler", 1), ("detective", 2), ("thief", 3)]
    table = in_round(rows, chest_with(below={1: diamonds(1)}), red=RICH)
    table.do(open_(3), LAY_DIAMOND, LEAVE)
    assert table.state.black[0] == RICH
    table.do(open_(1), LEAVE)
    assert table.state.black[1] == DIAMOND


def test_md_27_an_empty_red_cushion_is_not_shared() -> None:
    """MD-27."""
    table = in_round([("smuggler", 1), ("detective", 2)]).do(open_(3), LAY_DIAMOND, LEAVE)
    assert table.last(LootDecided) == LootDecided(1, 1, "empty")
    assert table.count(JewelsCollected) == 0


def test_md_27_several_smugglers_take_one_jewel_each_in_turn_the_best_first() -> None:
    """MD-27, MD-Q16, md.auto_pick=on: lowest number first; with one jewel the second gets none."""
    rows = [("smuggler", 5), ("smuggler", 2)]
    shared = in_round(rows, red=RICH).do(*[open_(3), LAY_DIAMOND, LEAVE, open_(5), LAY_DIAMOND, LEAVE])
    assert shared.state.black == (DIAMOND, (1, 1, 0))
    single = in_round(rows, red=SAPPHIRE).do(*[open_(3), LAY_DIAMOND, LEAVE, open_(5), LAY_DIAMOND, LEAVE])
    assert single.state.black == (NOTHING, SAPPHIRE)
    assert single.count(JewelsCollected) == 1


def test_smugglers_may_choose_their_jewels_where_the_table_says_so() -> None:
    """MD-27, MD-Q16, md.auto_pick=off: in turn, of the kinds that lie there."""
    rows = [("smuggler", 5), ("smuggler", 2), ("thief", 1)]
    table = in_round(rows, red=RICH, options=Options(auto_pick="off"))
    table.do(open_(3), LAY_DIAMOND, LEAVE, open_(5), LAY_DIAMOND, LEAVE)
    assert (table.state.phase, table.state.waiting) == ("pick", {1})
    assert table.ask(1).key == "pick-smuggler"
    table.do(Pick(Jewel("diamond")), Pick(Jewel("sapphire")))
    assert not table.allows(Pick(Jewel("sapphire")))
    table.do(Pick(Jewel("diamond")))
    assert table.state.black[:2] == (SAPPHIRE, (2, 0, 0))
    assert (table.state.phase, table.state.waiting) == ("open", {2})


def test_md_36_detectives_pick_at_the_end_of_the_round() -> None:
    """MD-36, md.auto_pick=off: then the next round begins."""
    table = in_round([("thief", 1), ("detective", 2)], red=SAPPHIRE, options=Options(auto_pick="off"))
    table.do(open_(3), LEAVE)
    assert table.ask(1).key == "pick-detective"
    table.do(Pick(Jewel("sapphire")))
    assert table.state.black[1] == SAPPHIRE
    assert table.last(JewelsCollected) == JewelsCollected(Seat(1), SAPPHIRE)
    assert (table.state.phase, table.state.round) == ("choose", 2)


def test_md_36_a_round_of_detectives_shares_the_red_cushion_at_once() -> None:
    """MD-36: nobody is at the chest."""
    table = in_round([("detective", 8), ("detective", 3)], red=RICH)
    assert table.state.black == (DIAMOND, (1, 1, 0))
