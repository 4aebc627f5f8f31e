"""Who sees what; what is remembered; worlds that fit it."""

from collections import Counter
from random import Random

import pytest
from hs_builders import COLOURS, DOUBT, FULL, PRINTED, new_match, play, say, swap
from msgspec.structs import replace

from contrabande.engine.actions import Action
from contrabande.engine.chance import SeededChance
from contrabande.engine.counts import Counts, laid_out, minus_one
from contrabande.engine.events import Secret
from contrabande.engine.match import Match
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import (
    Batch,
    Bid,
    CardSwapped,
    Colour,
    HandDealt,
    Knowledge,
    Options,
    State,
    View,
)

Bragging = Match[Options, State, View, Knowledge]
RESHUFFLE = Options(reshuffle="yes")
EVERYBODY = (Seat(0), Seat(1), Seat(2))


def worlds(match: Bragging, audience: Audience, count: int = 60) -> list[State]:
    view, known = match.view(audience), match.knowledge(audience)
    return [GAME.sample_state(view, known, SeededChance(b"%d" % number)) for number in range(count)]


def without(*values: int) -> Counts:
    """A printed colour less these cards."""
    cards: Counts = FULL
    for value in values:
        cards = minus_one(cards, value)
    return cards


def exhausted(swaps: int, options: Options) -> Bragging:
    """Seven players have swapped green so many times and announced grey."""
    turns: list[Action] = []
    for number in range(1, swaps + 1):
        turns += [swap("green"), say(number, "grey")]
    return play(new_match(7, options=options), *turns)


# Views and events.


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """HS-3: nobody's by a spectator."""
    match = new_match(3)
    assert [match.view(seat).hand for seat in EVERYBODY] == [(1,) * 7, (2,) * 7, (3,) * 7]
    assert match.view(None).hand == ()
    (deal,) = match.events(Seat(1))
    assert deal[1] == HandDealt(Seat(0), Secret(None, (Seat(0),)))
    assert deal[2] == HandDealt(Seat(1), Secret((2,) * 7, (Seat(1),)))


def test_a_laid_card_is_seen_by_all_and_a_drawn_one_by_its_owner() -> None:
    """HS-7, HS-Q9."""
    match = play(new_match(3, swaps={"red": [7]}), swap("red"))
    told = {seat: match.events(seat, 1)[0][0] for seat in (Seat(0), Seat(1), None)}
    hidden = CardSwapped(Seat(0), Colour("red"), 1, Secret(None, (Seat(0),)))
    assert told == {0: CardSwapped(Seat(0), Colour("red"), 1, Secret(7, (Seat(0),))), 1: hidden, None: hidden}
    assert match.view(Seat(0)).hand == (1, 1, 1, 1, 7, 1, 1)
    assert match.view(Seat(1)).hand == (2,) * 7


def test_everything_on_the_table_is_seen_by_all() -> None:
    """HS-3, HS-6, HS-7, HS-11, HS-Q9: sums, discards, sizes of piles, stacks and points."""
    match = play(new_match(3), say(21, "blue"), DOUBT, swap("red"), say(4, "grey"))
    for audience in (*EVERYBODY, None):
        view = match.view(audience)
        assert (view.seat, view.seats, view.phase, view.stage) == (audience, 3, "turn", 1)
        assert (view.opener, view.turn, view.highest, view.outcome) == (0, 2, 21, None)
        assert view.bid == Bid(Seat(1), 4, Colour("grey"))
        assert view.left == (12, 12, 0, 12, 11, 12, 12)
        assert view.discards == ((), (), (), (), (2,), (), ())
        assert view.takers == (None, None, 0, None, None, None, None)
        assert (view.points, view.colours) == ((1, 0, 0), tuple(name for name in COLOURS if name != "blue"))
        assert view.options == Options()


def test_the_question_does_not_depend_on_cards() -> None:
    """HS-5: one's own and others'."""
    poor = play(new_match(3, {"green": (0, 0, 0)}), say(4, "green"))
    rich = play(new_match(3, {"green": (7, 6, 5)}), say(4, "green"))
    assert poor.prompt(Seat(1)) == rich.prompt(Seat(1))


# Knowledge.


def test_at_first_every_colour_is_one_batch_that_all_hold_a_card_of() -> None:
    """HS-3."""
    known = new_match(3).knowledge(Seat(1))
    assert known == Knowledge(
        seat=Seat(1),
        options=Options(),
        seats=3,
        batches=((Batch(FULL, EVERYBODY),),) * 7,
        laid=((),) * 7,
        bids=(),
        swaps=(),
        claims=((),) * 7,
    )


def test_a_swap_shows_one_card_and_the_new_one_is_of_the_same_batch() -> None:
    """HS-7: everybody remembers who has laid what."""
    known = play(new_match(3), swap("red")).knowledge(None)
    assert known.batches[4] == (Batch(without(1), EVERYBODY),)
    assert known.batches[3] == (Batch(FULL, EVERYBODY),)
    assert known.laid == ((), (), (), (), (1,), (), ())
    assert known.swaps == ((0, "red", 1),)


def test_announcements_are_remembered_until_the_doubt_and_claims_until_the_card_is_gone() -> None:
    """HS-6, HS-7, HS-12: seat 0 has laid the green card of which it spoke."""
    match = play(new_match(3), say(1, "green"), say(2, "green"), say(3, "red"), swap("green"), say(4, "red"))
    first, second, third, last = (
        Bid(Seat(seat), sum, Colour(name))
        for seat, sum, name in ((0, 1, "green"), (1, 2, "green"), (2, 3, "red"), (0, 4, "red"))
    )
    known = match.knowledge(Seat(2))
    assert known.bids == (first, second, third, last)
    assert known.claims == ((second,), (), (), (), (third, last), (), ())
    play(match, DOUBT)
    known = match.knowledge(Seat(2))
    assert known.bids == ()
    assert known.claims == ((second,), (), (), (), (), (), ())


def test_of_a_taken_colour_nothing_is_left_to_know() -> None:
    """HS-11: the others are untouched."""
    known = play(new_match(3), swap("red"), say(21, "red"), DOUBT).knowledge(Seat(0))
    assert known.batches == ((Batch(FULL, EVERYBODY),),) * 4 + ((),) + ((Batch(FULL, EVERYBODY),),) * 2
    assert known.laid == ((),) * 7
    assert known.swaps == ((0, "red", 1),)


def test_a_new_stage_is_a_fresh_start() -> None:
    """HS-15, hs.mode=to10."""
    match = play(new_match(3, options=Options(mode="to10")), swap("red"), say(21, "red"), DOUBT)
    for colour in [name for name in COLOURS if name != "red"]:
        play(match, say(21, colour), DOUBT)
    known = match.knowledge(Seat(0))
    assert known.batches == ((Batch(FULL, EVERYBODY),),) * 7
    assert (known.laid, known.bids, known.swaps, known.claims) == (((),) * 7, (), (), ((),) * 7)


def test_a_reshuffled_pile_is_a_batch_of_known_cards() -> None:
    """HS-Q1, hs.reshuffle=yes: what lay open is in the pile; hands hold what is left of the first batch."""
    match = exhausted(8, RESHUFFLE)
    laid = match.view(None).discards[0]
    play(match, swap("green"))
    first, second = match.knowledge(None).batches[0]
    own = match.view(None).discards[0]
    assert match.knowledge(None).laid[0] == own
    assert first.holders == (0, 2, 3, 4, 5, 6)
    assert sum(first.cards) == 6
    assert first.cards == minus_one(without(*laid), own[0])
    assert second == Batch(tuple(laid.count(value) for value in range(8)), (Seat(1),))


# Worlds.


def test_worlds_deal_unseen_cards_anew_and_keep_what_was_seen() -> None:
    """HS-3, HS-7: my hand and what lies open are fixed."""
    match = play(new_match(3, swaps={"green": [7]}), swap("green"), say(5, "green"))
    samples = worlds(match, Seat(1))
    assert {world.hands[1] for world in samples} == {(2,) * 7}
    assert len({world.hands[0] for world in samples}) > 50
    for world in samples:
        assert GAME.tally(world) == GAME.tally(samples[0])
        assert world.discards[0] == (1,)
    assert {world.hands[0] for world in worlds(match, Seat(0))} == {(7, 1, 1, 1, 1, 1, 1)}


def test_worlds_are_as_likely_as_the_deal_makes_them() -> None:
    """HS-1, HS-3: I hold a 2 and a 1 lies open, so thirteen cards can be the neighbour's."""
    match = play(new_match(3), swap("green"), say(5, "green"))
    seen = Counter(world.hands[2][0] for world in worlds(match, Seat(1), 1300))
    for value, copies in enumerate(without(1, 2)):
        assert abs(seen[value] - 100 * copies) < 60
    assert set(Counter(world.hands[0][0] for world in worlds(match, Seat(1), 600))) == set(range(8))


def test_after_a_reshuffle_a_holder_has_a_card_of_the_batch_it_came_from() -> None:
    """HS-Q1, hs.reshuffle=yes: seat 1 drew from the laid cards, the others hold what never lay there."""
    match = play(exhausted(8, RESHUFFLE), swap("green"))
    old, new = match.knowledge(None).batches[0]
    for audience in (Seat(0), Seat(1), None):
        for world in worlds(match, audience, 10):
            held = [hand[0] for hand in world.hands]
            assert tuple((held[:1] + held[2:]).count(value) for value in range(8)) == old.cards
            drawn = held[1]
            assert drawn is not None
            assert world.piles[0] == laid_out(minus_one(new.cards, drawn))


@pytest.mark.parametrize("phase", ["turn", "announce", "over"])
@pytest.mark.parametrize("options", [PRINTED, RESHUFFLE], ids=["no", "yes"])
def test_a_world_of_any_phase_shows_every_seat_what_it_saw(phase: str, options: Options) -> None:
    """HS-5, HS-8, HS-14: also a spectator; and the same seat is asked."""
    rng = Random(3)
    match = new_match(4, options=options)
    for _ in range(30):
        step(match, rng)
    while match.view(None).phase != phase:
        step(match, rng)
    for audience in (Seat(0), Seat(3), None):
        for world in worlds(match, audience, 5):
            assert GAME.view(world, audience) == match.view(audience)
            assert GAME.to_act(world) == match.to_act
            assert [len(pile) for pile in world.piles] == world.left


def step(match: Bragging, rng: Random) -> None:
    for seat in sorted(match.to_act):
        prompt = match.prompt(seat)
        assert prompt is not None
        match.answer(seat, prompt.ask.sample(rng.random))


# Features.


def test_features_have_one_size_for_every_table() -> None:
    """HS-3: seat-relative, absent seats as zeros."""
    sizes = set()
    for seats in (3, 7):
        match = play(new_match(seats), say(21, "green"), DOUBT, say(4, "red"))
        for audience in (Seat(1), None):
            blocks = GAME.features(match.view(audience), match.knowledge(audience))
            sizes.add(tuple((block.name, len(block.numbers)) for block in blocks))
    first = ("own", 63), ("bid", 9), ("piles", 7), ("unseen", 56), ("seats", 35), ("claims", 49)
    assert sizes == {(*first, ("exchanged", 112))}


def test_features_tell_what_a_seat_knows() -> None:
    """HS-6, HS-7, HS-11: green is taken, seat 1 has laid a red 2 and announced 7 red."""
    match = play(new_match(3), say(21, "green"), DOUBT, swap("red"), say(7, "red"))
    told = features(match, Seat(2))
    assert told["own"][:9] == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert told["own"][9:18] == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert told["bid"] == [0, 0, 0, 0, 1, 0, 0, 7 / 21, 1]
    assert told["piles"] == [0, 12 / 15, 12 / 15, 12 / 15, 11 / 15, 12 / 15, 12 / 15]
    assert told["unseen"][:16] == [0] * 8 + list(without(3))
    assert told["unseen"][32:40] == list(without(2, 3))
    me, left, right = [1, 0, 0, 1, 0], [1, 1, 0, 0, 0], [1, 0, 1, 0, 7 / 21]
    assert told["seats"] == me + left + right + [0] * 20


def test_features_tell_who_claimed_what_and_holds_the_card_still() -> None:
    """HS-6, HS-7: what was announced in this stage, until the colour is taken or the announcer exchanges his card."""
    match = play(new_match(3), say(2, "red"), say(3, "blue"), say(4, "red"), swap("red"), say(5, "green"))
    red, blue, green = 4, 2, 0
    claims = features(match, Seat(1))["claims"]
    rows = [claims[place * 7 : place * 7 + 7] for place in range(3)]
    assert [match.view(None).turn, rows[0][blue], rows[1][red]] == [1, 3 / 21, 4 / 21]
    assert (rows[2][red], rows[2][green]) == (0, 5 / 21)
    taken = features(play(match, DOUBT), Seat(1))["claims"]
    assert (taken[2 * 7 + green], taken[blue]) == (0, 3 / 21)


def test_features_tell_which_cards_were_exchanged_in_this_stage() -> None:
    """HS-7: a laid card lies face up; with its colour it is gone, but for how many there were and what they came to."""
    hands, drawn = {"red": (5, 0, 1), "green": (1, 2, 3), "blue": (5, 5, 4)}, {"red": (4, 2), "green": (7,)}
    match = new_match(3, hands, swaps=drawn)
    play(match, swap("red"), say(1, "red"), swap("green"), say(2, "green"), say(3, "blue"), swap("red"), say(4, "red"))
    red, green = 4, 0
    rows = _exchanges(match, Seat(1))
    assert rows[0] == [3, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0]
    assert rows[1] == [0] * 16
    assert rows[2] == [0, 0, 0, 0, 5, 0, 0, 2, 9, 0, 0, 0, 0, 1, 0, 0]
    assert rows[3:] == [[0] * 16] * 4
    assert rows[2][red] == 4 + 1, "the last card of a colour: the 5 went before"
    play(match, DOUBT)
    after = _exchanges(match, Seat(1))
    assert after[2] == [0] * 7 + [2, 9] + [0] * 7
    assert after[0][green] == 3


def test_features_forget_exchanges_with_the_stage() -> None:
    """HS-15: the next stage is dealt anew."""
    match = new_match(3, options=Options(mode="to10"))
    play(match, swap("red"), say(1, "red"), DOUBT)
    assert [row[7] for row in _exchanges(match, Seat(0))] == [1, 0, 0, 0, 0, 0, 0]
    for colour in (colour for colour in COLOURS if colour != "red"):
        play(match, say(1, colour), DOUBT)
    assert _exchanges(match, Seat(0)) == [[0] * 16] * 7


def _exchanges(match: Bragging, audience: Audience) -> list[list[float]]:
    """Clockwise from the looker."""
    told = features(match, audience)["exchanged"]
    return [told[first : first + 16] for first in range(0, len(told), 16)]


def test_features_count_the_cards_of_all_batches_together() -> None:
    """Those shuffled together again, and those still out from before; my own card is seen."""
    match = new_match(3)
    view, known = match.view(Seat(0)), match.knowledge(Seat(0))
    (batch,) = known.batches[0]
    twice = replace(known, batches=((batch, batch), *known.batches[1:]))
    told = {block.name: block.numbers for block in GAME.features(view, twice)}
    assert told["unseen"][: len(FULL)] == tuple(2 * n - (value == view.hand[0]) for value, n in enumerate(batch.cards))


def test_features_of_a_spectator_begin_at_seat_0_and_know_no_hand() -> None:
    """HS-3: before the first sum."""
    told = features(new_match(3), None)
    assert told["own"] == [0, 0, 0, 0, 0, 0, 0, 0, 1] * 7
    assert told["bid"] == [0] * 9
    assert told["unseen"] == list(FULL) * 7
    assert told["seats"][:10] == [1, 0, 0, 1, 0, 1, 0, 0, 0, 0]


def features(match: Bragging, audience: Audience) -> dict[str, list[float]]:
    return {block.name: list(block.numbers) for block in GAME.features(match.view(audience), match.knowledge(audience))}
