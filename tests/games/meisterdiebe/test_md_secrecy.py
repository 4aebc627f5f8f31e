"""Who sees what; what is remembered; worlds that fit it."""

from random import Random

import pytest
from md_builders import chest_with, diamonds, filled, in_round, new_match, open_, options_with

from contrabande.engine.chance import SeededChance
from contrabande.engine.events import project
from contrabande.engine.match import Match
from contrabande.engine.seats import Audience, Seat
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.model import (
    Card,
    CardsPassed,
    Character,
    Choose,
    HandDealt,
    Knowledge,
    Options,
    RoundBegun,
    State,
    View,
)

MatchOfThieves = Match[Options, State, View, Knowledge]


def choose(match: MatchOfThieves, *characters: str) -> MatchOfThieves:
    for seat, name in enumerate(characters):
        match.answer(Seat(seat), Choose(Character(name)))
    return match


def worlds(match: MatchOfThieves, audience: Audience, count: int = 60) -> list[State]:
    view, known = match.view(audience), match.knowledge(audience)
    return [GAME.sample_state(view, known, SeededChance(b"%d" % number)) for number in range(count)]


def played_at_random(seats: int, rng: Random, **options: str) -> MatchOfThieves:
    match = new_match(seats, **options)
    for _ in range(rng.randrange(20, 200)):
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, prompt.ask.sample(rng.random))
    return match


# Views.


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """MD-11: numbers included."""
    match = new_match(3)
    assert len(match.view(Seat(1)).hand) == 6
    assert match.view(None).hand == ()
    deal = next(event for event in match.all_events()[0] if isinstance(event, HandDealt))
    hidden = project(deal, Seat(1))
    assert isinstance(hidden, HandDealt)
    assert hidden.hand.value is None
    assert project(deal, deal.seat) == deal


def test_closed_drawers_are_not_in_the_view() -> None:
    """MD-21, MD-Q23, MD-Q24, md.memory_aid=off: and which ones are long is not marked."""
    view = in_round([("thief", 1), ("thief", 2)], chest_with(above={1: diamonds(3)})).view(0)
    assert view.fronts == view.secrets == ()
    assert view.compartment is None
    assert view.slots == tuple(range(12))


def test_own_notes_are_kept_by_the_player_not_by_the_view() -> None:
    """MD-Q23, md.memory_aid=own_notes."""
    table = in_round([("thief", 1), ("thief", 2)], options=Options(memory_aid="own_notes"))
    assert table.view(0).fronts == table.view(0).secrets == ()


def test_the_full_memory_aid_shows_what_everybody_could_remember() -> None:
    """MD-Q23, MD-Q24, md.memory_aid=full."""
    options = Options(memory_aid="full")
    table = in_round([("thief", 1), ("thief", 2)], chest_with(above={1: diamonds(3)}), options=options)
    assert table.view(None).fronts == table.state.chest.fronts
    assert table.view(1).secrets == table.state.chest.secrets


def test_a_new_round_closes_the_log_of_the_old_one_unless_the_table_helps_memory() -> None:
    """MD-Q23: md.memory_aid=full keeps all of it open."""
    for aid, is_closed in (("off", True), ("own_notes", True), ("full", False)):
        assert GAME.forgets(options_with(memory_aid=aid), RoundBegun(2, 5)) is is_closed
        assert not GAME.forgets(options_with(memory_aid=aid), CardsPassed())


def test_played_cards_are_face_down_again() -> None:
    """MD-18, MD-Q22, md.show_played=off."""
    assert in_round([("detective", 1), ("detective", 2)]).view(0).played == ()


def test_played_cards_may_be_shown() -> None:
    """MD-18, MD-Q22, md.show_played=on."""
    table = in_round([("detective", 4), ("detective", 2)], options=Options(show_played="on"))
    assert table.view(None).played == ((Card(Character("detective"), 4),), (Card(Character("detective"), 2),))


def test_a_sealed_card_is_seen_by_its_owner_alone() -> None:
    """MD-15, MD-16: while the smugglers act."""
    table = in_round([("smuggler", 1), ("thief", 2)])
    assert table.view(1).choice == "thief"
    assert table.view(0).revealed[1] is None
    assert "thief" not in str(table.view(0).revealed)


def test_the_question_does_not_depend_on_what_is_in_closed_drawers() -> None:
    """MD-20: rich or empty, long or short."""
    empty = in_round([("master_thief", 1), ("thief", 2)])
    loaded = in_round([("master_thief", 1), ("thief", 2)], chest_with(above={1: diamonds(9)}, below={2: diamonds(1)}))
    assert empty.ask(1) == loaded.ask(1)
    assert empty.view(1) == loaded.view(1)


# Knowledge.


@pytest.mark.parametrize("fallen_ruby", ["top", "bottom"])
def test_perfect_recall_holds_the_whole_chest_for_everybody(fallen_ruby: str) -> None:
    """MD-21, MD-34: every opening, laying and falling is public."""
    rng = Random(7)
    for seats in (2, 5):
        match = played_at_random(seats, rng, fallen_ruby=fallen_ruby, memory_aid="full")
        for audience in (Seat(0), Seat(1), None):
            chest = match.knowledge(audience).chest
            assert chest.fronts == match.view(None).fronts
            assert chest.secrets == match.view(None).secrets
            assert chest.slots == match.view(None).slots


def test_which_drawers_are_long_is_remembered_from_the_start_and_not_in_the_view() -> None:
    """MD-12, MD-Q24: everybody saw the rubies go in, north and south; a view never says it."""
    for match in (new_match(3), played_at_random(3, Random(6))):
        slots = match.all_events()[0][-1].slots
        assert [match.knowledge(None).long[drawer] for drawer in slots] == [True, False] * 6
        assert GAME.blank(match.options, 3, None).long == (False,) * 12
    assert "long" not in View.__struct_fields__


def test_numbers_are_known_once_they_were_seen_and_travel_with_the_hands() -> None:
    """MD-16, MD-19, MD-Q20: after a cycle everybody knows all cards."""
    match = filled(new_match(2))
    before = match.knowledge(Seat(0)).numbers
    assert None not in before[0]
    assert before[1] == (None,) * 6
    assert match.knowledge(None).numbers == ((None,) * 6,) * 2
    for character in ("detective", "smuggler", "jeweller", "thief", "master_thief", "lady_jeweller"):
        choose(match, character, character)
        while match.view(None).phase != "choose":
            (seat,) = match.to_act
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, next(prompt.ask.actions()))
    known = match.knowledge(Seat(0))
    assert known.numbers[1] == before[0]
    assert known.numbers[0] == match.view(Seat(0)).hand
    assert known.played == ((), ())


def test_an_opened_drawer_is_remembered_with_its_time() -> None:
    """MD-21: for bots that forget."""
    match = choose(filled(new_match(2)), "thief", "detective")
    clock = match.knowledge(None).clock
    match.answer(Seat(0), open_(7))
    known = match.knowledge(None)
    assert known.clock == clock + 1
    assert known.touched[7] == known.clock


# Worlds.


def test_worlds_deal_unseen_numbers_anew_and_keep_what_was_seen() -> None:
    """MD-11, MD-16: my hand and what was revealed are fixed; everything else varies."""
    match = choose(filled(new_match(3)), "detective", "detective", "detective")
    number = match.knowledge(Seat(0)).numbers[1][5]
    samples = worlds(match, Seat(0))
    hands = {world.cards[1] for world in samples}
    assert len(hands) > 20
    assert {hand[5] for hand in hands} == {number}
    for world in samples:
        assert world.hands[0] == match.view(Seat(0)).hand
        assert all(len({hand[place] for hand in world.cards}) == 3 for place in range(6))


def test_worlds_seal_any_unplayed_card_but_a_smuggler() -> None:
    """MD-16: who has not shown himself is no smuggler."""
    match = choose(filled(new_match(2)), "detective", "detective")
    choose(match, "smuggler", "thief")
    samples = worlds(match, Seat(0), 200)
    assert {world.chosen[1] for world in samples} == {"jeweller", "lady_jeweller", "thief", "master_thief"}
    assert all(world.chosen[0] == "smuggler" for world in samples)
    assert {world.chosen[1] for world in worlds(match, Seat(1), 20)} == {"thief"}
    assert {world.played for world in worlds(match, Seat(1), 1)} != {((), ())}


@pytest.mark.parametrize("phase", ["place", "choose", "open", "act", "manipulate", "pick", "over"])
def test_a_world_of_any_phase_shows_every_seat_what_it_saw(phase: str) -> None:
    """MD-15, MD-21: also for a spectator."""
    rng = Random(3)
    match = new_match(4, auto_pick="off", show_played="on")
    while match.view(None).phase != phase:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, prompt.ask.sample(rng.random))
    for audience in (Seat(0), Seat(3), None):
        for world in worlds(match, audience, 5):
            assert GAME.view(world, audience) == match.view(audience)
            assert world.waiting == match.to_act


def test_features_have_one_size_for_every_table() -> None:
    """MD-1: seat-relative, absent seats as zeros."""
    sizes = set()
    for seats in (2, 8):
        match = choose(filled(new_match(seats)), *["thief"] * seats)
        for audience in (Seat(1), None):
            blocks = GAME.features(match.view(audience), match.knowledge(audience))
            sizes.add(tuple((block.name, len(block.numbers)) for block in blocks))
    assert sizes == {(("own", 18), ("phase", 7), ("table", 6), ("chest", 156), ("seats", 8 * 34))}
