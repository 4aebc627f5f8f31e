"""Chance: words by label, commitment, entropy, uniformity, scripts. Expected words are computed here from hashlib."""

from collections import Counter
from hashlib import blake2b
from itertools import product

import pytest
from calm import CALM
from hypothesis import given
from hypothesis import strategies as st

from contrabande.engine.chance import ScriptedChance, SeededChance, commitment, match_key, take, take_each, take_one
from contrabande.engine.counts import counted, laid_out
from contrabande.engine.errors import ChanceError, OutcomeNeeded
from contrabande.engine.match import NO_ENTROPY, Match
from contrabande.games import hochstapler

KEY = bytes(range(32))


def word(key: bytes, label: str, number: int) -> int:
    """Word *number* of a label, straight from the description."""
    block, place = divmod(number, 16)
    digest = blake2b(label.encode() + b"\x00" + str(block).encode(), key=key).digest()
    return int.from_bytes(digest[4 * place : 4 * place + 4], "little")


def test_numbers_are_the_words_of_the_label_multiplied_and_shifted() -> None:
    """Forty numbers of one label: two whole blocks and the begin of a third."""
    chance = SeededChance(KEY)
    found = [chance.below("pile", 1000) for _ in range(40)]
    assert found == [word(KEY, "pile", number) * 1000 // 2**32 for number in range(40)]


def test_the_first_words_of_a_key_never_change() -> None:
    """Literal figures: an old record stays valid as long as these do."""
    chance = SeededChance(KEY)
    assert [chance.below("deal/0", 2**32) for _ in range(3)] == [3447362260, 3626522970, 2081251864]
    assert chance.below("swap/blue", 2**32) == 80755079


def test_cards_are_drawn_over_the_cumulative_counts_in_table_order() -> None:
    """The place of the word in the pile, kinds laid side by side; empty kinds never come."""
    chance, pile = SeededChance(KEY), (3, 0, 2, 5)
    laid_out = [kind for kind, count in enumerate(pile) for _ in range(count)]
    found = [chance.draw("pile", pile) for _ in range(40)]
    assert found == [laid_out[word(KEY, "pile", number) * 10 // 2**32] for number in range(40)]


ROW = (0, 0, 0, 2, 2, 3, 3, 3, 3, 3)


def test_a_deal_in_one_go_gives_what_draw_gives_pile_by_pile() -> None:
    """Forty piles, so that a block of words ends in between; the cards are gone from the piles."""
    labels, counts = ("deal/0", "deal/1"), [list(counted(ROW)) for _ in range(40)]
    one, other = SeededChance(KEY), SeededChance(KEY)
    hands, left = take_each(one, labels, ROW, 40)
    assert hands == [tuple(drawn_from(other, label, pile) for pile in counts) for label in labels]
    assert one.drawn == other.drawn
    assert [tuple(pile) for pile in left] == [laid_out(tuple(pile)) for pile in counts]


def test_a_second_deal_goes_on_where_the_first_has_ended() -> None:
    """Three deals of seven piles: the block of words ends within the third."""
    one, other = SeededChance(KEY), SeededChance(KEY)
    for _ in range(3):
        piles = [list(counted(ROW)) for _ in range(7)]
        hands, _ = take_each(one, ("deal/0",), ROW, 7)
        assert hands == [tuple(drawn_from(other, "deal/0", pile) for pile in piles)]
    assert one.drawn == other.drawn


def test_a_card_of_a_row_is_what_draw_gives_of_its_counts() -> None:
    """Card by card until nothing is left, and other rows until a block of words has ended."""
    one, other = SeededChance(KEY), SeededChance(KEY)
    for _ in range(3):
        row, pile = ROW, list(counted(ROW))
        while row:
            kind, row = take_one(one, "pile", row)
            assert kind == drawn_from(other, "pile", pile)
            assert row == laid_out(tuple(pile))
    assert one.drawn == other.drawn


def test_many_cards_of_one_pile_are_what_draw_gives_card_by_card() -> None:
    """Fifty cards for three labels in turn, so that blocks of words end in between."""
    pile, left = [30, 0, 20, 7], [30, 0, 20, 7]
    labels = [f"deal/{number % 3}" for number in range(50)]
    one, other = SeededChance(KEY), SeededChance(KEY)
    assert take(one, labels, pile) == [drawn_from(other, label, left) for label in labels]
    assert one.drawn == other.drawn
    assert pile == left


def drawn_from(chance: SeededChance, label: str, pile: list[int]) -> int:
    """One card, and it is gone from the pile."""
    kind = chance.draw(label, pile)
    pile[kind] -= 1
    return kind


def test_a_deal_follows_a_script() -> None:
    """Each pile is asked for in turn."""
    chance = ScriptedChance({"deal/0": [1, 2], "deal/1": [0, 1], "swap": [2]})
    assert take_each(chance, ("deal/0", "deal/1"), (0, 1, 1, 2), 2) == ([(1, 2), (0, 1)], [[1, 2], [0, 1]])
    assert take_one(chance, "swap", (0, 2, 2)) == (2, (0, 2))
    pile = [1, 2]
    assert take(ScriptedChance({"deal/0": [1], "deal/1": [0]}), ("deal/0", "deal/1"), pile) == [1, 0]
    assert pile == [0, 1]


def test_a_deal_ends_at_an_empty_pile() -> None:
    """It names the draw that finds nothing."""
    with pytest.raises(ChanceError, match="'deal/0' draws from an empty pile"):
        take_each(SeededChance(KEY), ("deal/0",), (), 2)
    with pytest.raises(ChanceError, match="'deal/2' draws from an empty pile"):
        take_each(SeededChance(KEY), ("deal/0", "deal/1", "deal/2"), (0, 1), 2)
    with pytest.raises(ChanceError, match="'swap' draws from an empty pile"):
        take_one(SeededChance(KEY), "swap", ())
    with pytest.raises(ChanceError, match=r"'swap' cannot give 1 from \(\)"):
        take_one(ScriptedChance({"swap": [1]}), "swap", ())
    with pytest.raises(ChanceError, match="'deal/1' draws from an empty pile"):
        take(SeededChance(KEY), ("deal/0", "deal/1"), [0, 1])


def test_draws_and_numbers_of_one_label_share_its_words() -> None:
    """The word counter belongs to the label, not to the way it is used."""
    chance = SeededChance(KEY)
    assert [chance.draw("x", (1,) * 100), chance.below("x", 100)] == [word(KEY, "x", i) * 100 >> 32 for i in (0, 1)]


def test_draws_of_a_label_do_not_depend_on_other_labels() -> None:
    """Another line of play does not shift the other draws, in any order and across blocks."""
    alone, mixed = SeededChance(KEY), SeededChance(KEY)
    expected = [alone.below("deal/1", 50) for _ in range(35)]
    found = []
    for number in range(35):
        for other in ("deal/2", "pile", "deal/10")[: number % 4]:
            mixed.below(other, 7 + number)
        found.append(mixed.below("deal/1", 50))
    assert found == expected


def test_what_was_drawn_is_noted_in_order() -> None:
    """The record takes its draws from here."""
    chance = SeededChance(KEY)
    kind, number = chance.draw("pile", (1, 1)), chance.below("start", 4)
    assert chance.drawn == [("pile", kind), ("start", number)]


def test_an_empty_pile_is_refused_by_its_label() -> None:
    """It is a bug of a rule, and says where."""
    with pytest.raises(ChanceError, match="'pile'"):
        SeededChance(KEY).draw("pile", (0, 0))


def test_numbers_are_uniform() -> None:
    """Chi-square over 6 faces, 12,000 throws, fixed key: below the 99.9 % quantile of 5 degrees of freedom."""
    chance = SeededChance(KEY)
    counts = Counter(chance.below("die", 6) for _ in range(12000))
    assert sum((counts[face] - 2000) ** 2 / 2000 for face in range(6)) < 20.5


def test_cards_come_as_often_as_they_lie_in_the_pile() -> None:
    """Chi-square over the eight values of a colour of Hochstapler, below the 99.9 % quantile of 7 degrees."""
    chance, pile = SeededChance(KEY), (3, 2, 2, 2, 2, 2, 1, 1)
    counts = Counter(chance.draw("pile", pile) for _ in range(15000))
    expected = [1000 * count for count in pile]
    assert sum((counts[kind] - mean) ** 2 / mean for kind, mean in enumerate(expected)) < 24.3


def test_pairs_of_labels_are_independent() -> None:
    """Chi-square of two labels side by side: 15 degrees of freedom."""
    chance = SeededChance(KEY)
    counts = Counter((chance.below("deal/0", 4), chance.below("deal/1", 4)) for _ in range(16000))
    assert sum((counts[pair] - 1000) ** 2 / 1000 for pair in product(range(4), repeat=2)) < 37.7


# Commitment and entropy.


def test_the_commitment_is_a_hash_of_the_seed_under_its_own_name() -> None:
    """Anyone can check it with a standard library."""
    assert commitment(b"seed") == blake2b(b"seed", digest_size=32, person=b"commitment").hexdigest()
    assert commitment(b"seed") != blake2b(b"seed", digest_size=32).hexdigest()


@CALM
@given(st.binary(max_size=40), st.binary(max_size=40))
def test_two_seeds_have_two_commitments(one: bytes, other: bytes) -> None:
    """The dealer is bound."""
    assert (commitment(one) == commitment(other)) == (one == other)


def test_the_match_key_is_a_hash_of_seed_and_shares_with_their_lengths() -> None:
    """Spelled out: seed, then for each seat the length in four bytes and the share."""
    text = b"seed" + b"\x02\x00\x00\x00ab" + b"\x01\x00\x00\x00c"
    assert match_key(b"seed", (b"ab", b"c")) == blake2b(text, digest_size=32, person=b"match key").digest()


def test_shares_do_not_run_together() -> None:
    """A seat cannot pretend to have given part of its neighbour's share."""
    keys = {match_key(b"seed", shares) for shares in ((b"ab", b"c"), (b"a", b"bc"), (b"abc", b""), (b"", b"abc"))}
    assert len(keys) == 4


@pytest.mark.parametrize("seat", range(4))
def test_the_entropy_of_any_one_seat_changes_the_deal(seat: int) -> None:
    """No dealer can choose the cards when a single seat gives a random share."""
    shares = [NO_ENTROPY] * 4
    zeros = Match(hochstapler.GAME, hochstapler.Options(), 4, b"seed", entropy=shares)
    shares[seat] = bytes([1, *NO_ENTROPY[1:]])
    mixed = Match(hochstapler.GAME, hochstapler.Options(), 4, b"seed", entropy=shares)
    assert mixed.all_events() != zeros.all_events()
    assert mixed.commitment == zeros.commitment


def test_a_silent_seat_gives_zeros() -> None:
    """Bots add nothing to the draw."""
    silent = Match(hochstapler.GAME, hochstapler.Options(), 3, b"seed")
    zeros = Match(hochstapler.GAME, hochstapler.Options(), 3, b"seed", entropy=[bytes(16)] * 3)
    assert silent.all_events() == zeros.all_events()
    assert silent.record().header.entropy == ("00" * 16,) * 3


def test_there_is_one_share_for_each_seat() -> None:
    """A share too many would let the dealer try keys until he likes the cards."""
    with pytest.raises(AssertionError):
        Match(hochstapler.GAME, hochstapler.Options(), 3, b"seed", entropy=[NO_ENTROPY] * 4)


# Scripts.


def test_a_script_gives_its_outcomes_label_by_label() -> None:
    """Exact hands for tests."""
    chance = ScriptedChance({"pile": [2, 0], "start": [1]})
    assert [chance.draw("pile", (1, 1, 1)), chance.below("start", 3), chance.draw("pile", (1, 0, 0))] == [2, 1, 0]
    assert chance.drawn == [("pile", 2), ("start", 1), ("pile", 0)]


@pytest.mark.parametrize("kind", [1, 3, -1])
def test_a_script_cannot_deal_a_card_that_is_not_there(kind: int) -> None:
    """An empty kind, a kind that does not exist, and one before the first."""
    with pytest.raises(ChanceError, match=f"'pile' cannot give {kind}"):
        ScriptedChance({"pile": [kind]}).draw("pile", (2, 0, 1))


def test_a_script_that_has_run_out_asks_for_an_outcome() -> None:
    """It names the label and what there is to draw from."""
    chance = ScriptedChance({"pile": [0]})
    chance.draw("pile", (2, 1))
    with pytest.raises(OutcomeNeeded) as needed:
        chance.draw("pile", (1, 1))
    assert (needed.value.label, needed.value.counts) == ("pile", (1, 1))
    with pytest.raises(OutcomeNeeded):
        chance.below("start", 3)


def test_what_is_not_scripted_can_come_from_another_chance() -> None:
    """After the script, and for labels it does not name."""
    chance, alone = ScriptedChance({"pile": [1]}, then=SeededChance(KEY)), SeededChance(KEY)
    assert chance.draw("pile", (9, 9)) == 1
    assert chance.draw("pile", (9, 9)) == alone.draw("pile", (9, 9))
    assert chance.below("start", 99) == alone.below("start", 99)
    assert len(chance.drawn) == 3


@CALM
@given(st.binary(min_size=1, max_size=32), st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 9))))
def test_a_script_of_what_was_drawn_gives_the_same_again(key: bytes, wishes: list[tuple[str, int]]) -> None:
    """So a record can be replayed from its draws alone."""
    seeded = SeededChance(key)
    numbers = [seeded.below(label, bound) for label, bound in wishes]
    script: dict[str, list[int]] = {}
    for label, outcome in seeded.drawn:
        script.setdefault(label, []).append(outcome)
    again = ScriptedChance(script)
    assert [again.below(label, bound) for label, bound in wishes] == numbers
