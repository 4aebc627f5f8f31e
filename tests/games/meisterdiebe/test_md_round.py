"""A round: choosing, revealing, the order of turns, passing the cards."""

from md_builders import (
    FLIP,
    LAY_DIAMOND,
    LAY_SAPPHIRE,
    LEAVE,
    Table,
    before_round,
    chest_with,
    diamonds,
    filled,
    in_round,
    new_match,
    open_,
)

from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe.model import (
    CardRevealed,
    CardsPassed,
    Character,
    CharactersChosen,
    Choose,
    JewelsCollected,
    Lay,
    LootDecided,
    Plunder,
    RoundBegun,
    SmugglersShown,
)

EXAMPLE = [
    ("lady_jeweller", 8),
    ("smuggler", 2),
    ("smuggler", 5),
    ("smuggler", 8),
    ("detective", 4),
    ("master_thief", 3),
    ("thief", 5),
    ("thief", 7),
]


def revealed(table: Table) -> list[tuple[int, str, int]]:
    return [(event.seat, event.character, event.number) for event in table.events if isinstance(event, CardRevealed)]


def test_md_t1_the_rulebooks_example_of_a_round_with_eight() -> None:
    """MD-16, MD-17: smugglers 2, 5, 8; then all others: lady jeweller 8, thieves 5 and 7, master thief 3."""
    table = in_round(EXAMPLE, chest_with(above={3: diamonds(2), 7: diamonds(1)}))
    assert revealed(table) == [(1, "smuggler", 2), (2, "smuggler", 5), (3, "smuggler", 8)]
    order = []
    for drawer in (1, 5, 3):
        order += table.state.waiting
        table.do(open_(drawer), LAY_DIAMOND, LEAVE)
    assert order == [1, 2, 3]
    assert table.last(LootDecided) == LootDecided(smugglers=3, detectives=1, result="shared")
    assert [row[0] for row in revealed(table)[3:]] == [0, 6, 7, 5, 4]
    assert table.state.waiting == {0}
    table.do(open_(9), Lay((2, 0, 0)), FLIP, open_(0), LEAVE)
    assert table.state.waiting == {7}


def test_md_t1_the_detective_takes_the_red_cushion_last() -> None:
    """MD-17, MD-36: what falls after the loot was shared."""
    table = in_round(EXAMPLE, chest_with(below={7: diamonds(1)}))
    table.do(*[open_(9), LAY_DIAMOND, LEAVE] * 3, open_(1), LAY_DIAMOND, LEAVE, open_(7), LEAVE, open_(0), LEAVE)
    assert table.state.waiting == {5}
    table.do(open_(0), Plunder(), LEAVE)
    assert table.last(JewelsCollected) == JewelsCollected(Seat(4), (1, 0, 0))
    assert table.state.phase == "choose"


def test_md_15_all_choose_at_once_and_nothing_is_shown_before_the_last_answer() -> None:
    """MD-15: the answer is sealed; only how many have answered is known."""
    match = filled(new_match(3))
    assert match.to_act == {0, 1, 2}
    match.answer(Seat(1), Choose(Character("thief")))
    assert match.answered == 1
    assert match.view(Seat(0)).choice is None
    assert Choose(Character("thief")).shown() is None


def test_md_16_only_the_smugglers_reveal_first() -> None:
    """MD-16, MD-Q26: the others stay face down during the smugglers' turns."""
    table = in_round([("thief", 1), ("smuggler", 4), ("detective", 2)])
    assert table.last(SmugglersShown) == SmugglersShown(1)
    assert revealed(table) == [(1, "smuggler", 4)]
    assert table.view(1).revealed[0] is None
    table.do(open_(1), LAY_DIAMOND, LEAVE)
    assert revealed(table)[1:] == [(0, "thief", 1), (2, "detective", 2)]


def test_md_16_without_a_smuggler_everybody_reveals_at_once() -> None:
    """MD-16: there is no loot either (MD-Q14)."""
    table = in_round([("thief", 6), ("thief", 4), ("jeweller", 8)])
    assert table.last(SmugglersShown) == SmugglersShown(0)
    assert revealed(table) == [(2, "jeweller", 8), (1, "thief", 4), (0, "thief", 6)]
    assert table.count(LootDecided) == 0
    assert table.state.waiting == {2}


def test_md_17_jewellers_then_lady_jewellers_then_thieves_then_master_thieves() -> None:
    """MD-17: each group in ascending number."""
    rows = [("master_thief", 1), ("thief", 2), ("lady_jeweller", 3), ("jeweller", 8), ("jeweller", 5)]
    table = in_round(rows)
    assert table.state.turn == 4
    assert table.state.queue == (3, 2, 1, 0)


def test_md_18_a_played_card_cannot_be_chosen_again_in_its_cycle() -> None:
    """MD-18: it lies face down before its owner."""
    table = in_round([("detective", 1), ("detective", 2)])
    assert table.state.round == 2
    assert not table.ask(0).allows(Choose(Character("detective")))
    assert table.ask(0).size == 5


def test_md_t5_the_hands_have_six_to_one_cards_and_then_move_to_the_left() -> None:
    """MD-18, MD-19, MD-Q20: numbers included; everybody is asked also with a single card."""
    table = before_round([("thief", 8), ("thief", 7), ("thief", 6)])
    cards = table.state.cards
    sizes = []
    for character in ("detective", "smuggler", "jeweller", "thief", "master_thief", "lady_jeweller"):
        sizes.append(table.ask(0).size)
        assert table.state.waiting == {0, 1, 2}
        table.choose(*[character] * 3)
        table.finish_round()
    assert sizes == [6, 5, 4, 3, 2, 1]
    assert table.count(CardsPassed) == 1
    assert table.state.cards == (cards[2], cards[0], cards[1])
    assert table.state.hands == table.state.cards


def test_md_19_alarms_cushions_and_chest_stay_as_they_are() -> None:
    """MD-19: only the cards move."""
    chest = chest_with(above={1: diamonds(1, alarm=0)})
    table = before_round([("detective", 1), ("detective", 2)], chest, red=(0, 0, 0), white={0: (3, 1, 0)}, round=6)
    table.choose("detective", "detective")
    assert table.count(CardsPassed) == 1
    assert table.state.chest == chest
    assert table.state.alarms == (False, True)
    assert table.state.white[0] == (3, 1, 0)


def test_a_round_tells_its_number_and_how_many_cards_are_left() -> None:
    """MD-15, MD-18."""
    table = in_round([("detective", 1), ("detective", 2)])
    assert table.last(CharactersChosen) == CharactersChosen(1)
    assert table.last(RoundBegun) == RoundBegun(round=2, cards=5)


def test_md_25_the_smuggler_may_choose_which_imitation_he_lays() -> None:
    """MD-25: a diamond or a sapphire."""
    table = in_round([("smuggler", 1), ("thief", 2)]).do(open_(1))
    assert table.allows(LAY_DIAMOND)
    assert table.allows(LAY_SAPPHIRE)
