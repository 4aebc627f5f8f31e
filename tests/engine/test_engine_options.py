"""Options: read from plain data over the base game, refused by name, and combined in pairs."""

from itertools import combinations, product

import msgspec
import pytest
from toy_game import TOY, Options

from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.engine.options import check_seats, clashes, pairwise, read_options, values_of
from contrabande.games import hochstapler

HOCHSTAPLER = hochstapler.GAME


def test_values_come_in_the_order_they_are_declared_by_their_outer_names() -> None:
    """An option whose name Python reserves is called so all the same."""
    assert values_of(Options) == {
        "start_player": ("random", "seat0"),
        "order": ("any", "arrival"),
        "peeks": (1, 2),
        "pass": ("no", "yes"),
    }


def test_what_is_not_said_is_the_base_game() -> None:
    """The first value of everything."""
    assert read_options(TOY, {}, 3) == Options() == TOY.variants[0].options


def test_options_are_read_with_or_without_the_prefix_of_the_game() -> None:
    """Texts write hs.mode; a table may say mode."""
    wanted = hochstapler.Options(mode="to10", start_player="seat0")
    assert read_options(HOCHSTAPLER, {"hs.mode": "to10", "start_player": "seat0"}, 4) == wanted
    assert read_options(HOCHSTAPLER, {"mode": "to10", "start_player": "seat0"}, 4) == wanted


def test_numbers_are_read_from_text_and_reserved_names_from_outside() -> None:
    """As a command line gives them."""
    options = read_options(TOY, {"peeks": "2", "order": "arrival", "ty.pass": "yes"}, 3)
    assert options == Options(peeks=2, order="arrival", pass_="yes")


def test_an_unknown_option_is_refused_with_the_names_there_are() -> None:
    """One clear line."""
    with pytest.raises(OptionsError, match=r"toy has no option 'hs.mode'; it has order, pass, peeks, start_player"):
        read_options(TOY, {"hs.mode": "to10"}, 3)


@pytest.mark.parametrize("value", [3, "3", "two", ""])
def test_an_unknown_value_is_refused_with_the_values_there_are(value: str | int) -> None:
    """One clear line."""
    with pytest.raises(OptionsError, match=r"ty\.peeks is one of 1, 2, not "):
        read_options(TOY, {"ty.peeks": value}, 3)


def test_an_option_given_twice_must_agree_with_itself() -> None:
    """Once with, once without the prefix."""
    assert read_options(TOY, {"pass": "yes", "ty.pass": "yes"}, 3).pass_ == "yes"
    with pytest.raises(OptionsError, match="given twice"):
        read_options(TOY, {"pass": "yes", "ty.pass": "no"}, 3)


def test_a_contradiction_is_refused_by_the_game_by_name() -> None:
    """hs.mode=single has no next stage."""
    with pytest.raises(OptionsError, match=r"hs\.mode=single and hs\.next_stage_start=rotate"):
        read_options(HOCHSTAPLER, {"next_stage_start": "rotate"}, 4)


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_a_seat_count_is_refused_with_those_there_are(seats: int) -> None:
    """Two to four."""
    with pytest.raises(OptionsError, match=f"toy is for 2 to 4 seats, not {seats}"):
        read_options(TOY, {}, seats)


def test_a_game_for_one_seat_count_says_so_without_a_range() -> None:
    """Tiny variants."""
    with pytest.raises(OptionsError, match="tiny is for 2 seats, not 3"):
        check_seats("tiny", range(2, 3), 3)
    check_seats("tiny", range(2, 3), 2)


def possible_pairs(game: AnyGame, seats: int) -> set[frozenset[tuple[str, str | int]]]:
    """Every two values that occur together in any option set which the game accepts: by brute force."""
    domains = values_of(game.options)
    pairs: set[frozenset[tuple[str, str | int]]] = set()
    for values in product(*domains.values()):
        chosen = dict(zip(domains, values))
        try:
            read_options(game, chosen, seats)
        except OptionsError:
            continue
        pairs.update(map(frozenset, combinations(chosen.items(), 2)))
    return pairs


@pytest.mark.parametrize("game", [TOY, HOCHSTAPLER], ids=["toy", "hochstapler"])
def test_every_two_values_that_may_go_together_do_so(game: AnyGame) -> None:
    """Also those that go together only under a third option; and it takes fewer sets than pairs."""
    sets = [msgspec.to_builtins(options) for options in pairwise(game, 3)]
    found = {frozenset(pair) for chosen in sets for pair in combinations(chosen.items(), 2)}
    assert found == possible_pairs(game, 3)
    assert len(sets) < len(found) / 3


def test_what_contradicts_each_other_can_be_listed() -> None:
    """With the values of both, so that a lobby need not offer them."""
    stages = [(("mode", "single"), ("next_stage_start", start)) for start in ("rotate", "random")]
    assert [clash for clash in clashes(HOCHSTAPLER, 4) if "edition" not in dict(clash)] == stages
    assert clashes(TOY, 3) == [(("order", "any"), ("peeks", 2))]


def test_pairs_that_contradict_each_other_are_left_out() -> None:
    """Every set is one the game accepts."""
    for options in pairwise(TOY, 3):
        TOY.check(options, 3)
