"""The end of the match and its score."""

from md_builders import (
    DIAMOND,
    LAY_DIAMOND,
    LEAVE,
    SOUTH,
    Table,
    chest_with,
    diamonds,
    in_round,
    open_,
)

from contrabande.engine.counts import Counts
from contrabande.engine.reckoning import Part, Thing
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.chest import Chest
from contrabande.games.meisterdiebe.cushions import final_score, reckoning
from contrabande.games.meisterdiebe.model import MatchEnded, Options, Search


def with_one_ruby(chest: Chest) -> Chest:
    """The same chest with the ruby of the south drawer alone."""
    secrets = tuple(int(face == 2 * SOUTH) for face in range(24))
    return Chest(chest.slots, chest.upside, chest.fronts, secrets)


def scored(*black: Counts, white: Counts = DIAMOND) -> Table:
    table = in_round([("detective", number + 1) for number in range(len(black))])
    table.state.black, table.state.white = black, (white,) * len(black)
    return table


def test_md_37_an_empty_white_cushion_ends_the_match_after_the_round() -> None:
    """MD-37: the thief still has his turn."""
    table = in_round([("smuggler", 1), ("thief", 2)], chest_with(above={3: diamonds(2)}), white={0: DIAMOND})
    table.do(open_(1), LAY_DIAMOND, LEAVE)
    assert table.state.outcome is None
    table.do(open_(3), LEAVE)
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "white_cushion_empty"
    assert GAME.to_act(table.state) == frozenset()
    assert table.count(MatchEnded) == 1


def test_md_t22_after_the_sixth_ruby_the_round_is_finished_and_the_detective_collects() -> None:
    """MD-37, MD-Q17, md.ruby_end=round."""
    table = in_round([("master_thief", 1), ("detective", 2)], with_one_ruby(chest_with()), red=DIAMOND)
    table.do(open_(SOUTH), Search())
    assert table.state.outcome is None
    table.do(LEAVE)
    assert table.state.black == ((0, 0, 1), DIAMOND)
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "last_ruby"


def test_the_sixth_ruby_may_end_the_match_at_once() -> None:
    """MD-37, MD-Q17, md.ruby_end=immediate: nobody turns the chest, the detective gets nothing."""
    options = Options(ruby_end="immediate")
    table = in_round([("master_thief", 1), ("detective", 2)], with_one_ruby(chest_with()), red=DIAMOND, options=options)
    table.do(open_(SOUTH), Search())
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "last_ruby"
    assert table.state.red == DIAMOND


def test_a_ruby_that_is_not_the_last_ends_nothing() -> None:
    """MD-37, md.ruby_end=immediate."""
    table = in_round([("master_thief", 1), ("detective", 2)], options=Options(ruby_end="immediate"))
    assert table.do(open_(SOUTH), Search()).state.phase == "manipulate"


def test_both_ends_in_one_round_are_one_end() -> None:
    """MD-37, MD-Q30: named after the white cushion."""
    rows = [("smuggler", 1), ("master_thief", 2)]
    table = in_round(rows, with_one_ruby(chest_with()), white={0: DIAMOND})
    table.do(open_(1), LAY_DIAMOND, LEAVE, open_(SOUTH), Search(), LEAVE)
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "white_cushion_empty"


def test_md_t23_black_counts_for_and_white_against() -> None:
    """MD-38: 3 + 2 + 8 - 1 - 2."""
    table = scored((3, 1, 2), (0, 0, 0), white=(1, 1, 0))
    assert final_score(table.state, "").scores == (10, -3)


def test_md_38_jewels_in_the_chest_or_on_red_count_for_nobody() -> None:
    """MD-38, MD-10."""
    table = scored((0, 0, 0), (0, 0, 0))
    table.state.red, table.state.chest = (5, 5, 0), chest_with(above={1: diamonds(9)})
    assert final_score(table.state, "").scores == (-1, -1)


def test_md_t24_ties_go_to_rubies_then_to_sapphires_then_are_shared() -> None:
    """MD-38, MD-Q18: real sapphires on black."""
    assert final_score(scored((3, 0, 2), (7, 0, 1)).state, "").places == (1, 2)
    assert final_score(scored((5, 3, 0), (7, 2, 0)).state, "").places == (1, 2)
    assert final_score(scored((5, 3, 0), (5, 3, 0)).state, "").places == (1, 1)


def test_everybody_reads_in_the_view_how_a_score_came_about() -> None:
    """MD-38: jewel by jewel, for those who looked on, too; before the end nobody does."""
    table = in_round([("smuggler", 1), ("thief", 2)], chest_with(above={3: diamonds(2)}), white={0: DIAMOND})
    table.do(open_(1), LAY_DIAMOND, LEAVE)
    assert [table.view(seat).reckoning for seat in (0, 1, None)] == [None] * 3
    table.do(open_(3), LEAVE)
    told = table.view(None).reckoning
    assert told is not None
    assert [table.view(seat).reckoning for seat in (0, 1)] == [told] * 2
    black, white = told.parts[1]
    assert black == Part("black", (Thing("diamond", 2, 1),), 2)
    assert white == Part("white", (Thing("diamond", 8, -1), Thing("sapphire", 2, -2)), -12)
    assert told.ended_by == (0,)


def test_the_last_ruby_is_nobodys_end() -> None:
    """MD-37: although a white cushion is empty when it is found at once (md.ruby_end=immediate)."""
    table = scored((0, 0, 0), DIAMOND, white=(0, 0, 0))
    assert reckoning(table.state, final_score(table.state, "last_ruby")).ended_by == ()
    assert reckoning(table.state, final_score(table.state, "white_cushion_empty")).ended_by == (0, 1)


def test_it_is_said_which_jewels_told_equal_scores_apart() -> None:
    """MD-38, MD-Q18: rubies, sapphires, both between other players, or nothing."""

    def told(*black: Counts) -> tuple[str, ...]:
        table = scored(*black)
        return reckoning(table.state, final_score(table.state, "last_ruby")).told_apart

    assert told((3, 0, 2), (7, 0, 1)) == ("ruby",)
    assert told((5, 3, 0), (7, 2, 0)) == ("sapphire",)
    assert told((7, 2, 0), (7, 0, 1), (5, 3, 0), (1, 0, 0)) == ("ruby", "sapphire")
    assert told((5, 3, 0), (5, 3, 0)) == told((5, 3, 0), (1, 0, 0)) == ()
