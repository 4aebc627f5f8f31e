"""The tables as they are drawn: they fit the screen, in every language, for every seat and size."""

from random import Random

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from contrabande.cli.tables import draw, plain, remembered
from contrabande.cli.tables.hart_an_der_grenze import FACES
from contrabande.cli.tables.look import Sight
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.options import read_options
from contrabande.engine.seats import Audience, Seat
from contrabande.games import GAMES, game_named
from contrabande.wording import LANGUAGES, Wording

NAMES = ("Maximiliane-Josepha", "Bo", "Dolores", "Otto", "Mathilde", "Gaston", "Carmen", "Leopold")
OPTIONS = {"meisterdiebe": {"memory_aid": "full"}, "hochstapler": {"mode": "to10"}}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


class View(msgspec.Struct):
    """What one sees of a game that nobody has drawn."""

    seat: int
    loose_cards: tuple[int, ...]


def lines(match: AnyMatch, audience: Audience, language: str, width: int, *, is_low: bool = False) -> list[str]:
    """The table as that audience sees it, line by line."""
    words = Wording(match.game, language, NAMES[: match.seats])
    sight = Sight(words, audience, frozenset({Seat(0)}), match.to_act, width, is_low)
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(match.view(audience), sight))
    return captured.get().splitlines()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_a_full_table_fits_its_screen(game: AnyGame, language: str, width: int) -> None:
    """From the first deal to the last, for a player and for a spectator: every line is as wide as the frame."""
    options = read_options(game, OPTIONS.get(game.key, {}), game.seats[-1])
    assert widths(Match(game, options, game.seats[-1], b"full"), language, width) == {width}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_is_flat_on_a_low_screen(game: AnyGame, language: str) -> None:
    """It leaves lines for the question and its answers, and every seat keeps its name."""
    seats, rng = game.seats[-1], Random(4)
    match = Match(game, read_options(game, {}, seats), seats, b"low")
    while match.to_act:
        if match.entries % 7 == 0:
            shown = lines(match, min(match.to_act), language, 80, is_low=True)
            assert {cell_len(line) for line in shown} == {80}
            assert len(shown) <= 16
            assert all(any(name[:6] in line for line in shown) for name in NAMES[:seats])
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, prompt.ask.sample(rng.random))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_became_of_a_case_is_told_in_full(language: str, width: int, seats: int) -> None:
    """HG-16, HG-17, HG-24: beside what was declared, or beneath it."""
    game, rng = game_named("hart-an-der-grenze"), Random(6)
    match: AnyMatch = Match(game, read_options(game, {}, seats), seats, b"fates")
    words = Wording(game, language)
    while match.to_act:
        view = match.view(None)
        fates = {fate for seat, fate in enumerate(view.fates) if seat != view.sheriff} - {"none", "closed"}
        if fates:
            shown = lines(match, None, language, width)
            assert {fate for fate in fates if not any(words.term(fate) in line for line in shown)} == set()
            assert not any("…" in line for line in shown if "▐" in line and "▐…▌" not in line)
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, prompt.ask.sample(rng.random))


def test_a_screen_that_is_too_narrow_is_mentioned_once() -> None:
    """And never where there is room."""
    game = game_named("hochstapler")
    match = Match(game, game.variants[0].options, 3, b"narrow")
    sight = Sight(Wording(game, "en"), Seat(0), frozenset(), match.to_act, 80)
    told = []
    for width in (80, 60, 60):
        console = Console(width=width, force_terminal=False)
        with console.capture() as captured:
            console.print(draw(match.view(Seat(0)), sight))
        told.append("needs 80 columns" in captured.get())
    assert told == [False, True, False]


def test_a_flat_card_bears_its_sign() -> None:
    """Without its picture one would not know it."""
    game = game_named("hart-an-der-grenze")
    match = Match(game, read_options(game, {}, 3), 3, b"sign")
    seat = min(match.to_act)
    shown = "\n".join(lines(match, seat, "en", 80, is_low=True))
    held = [face.sign for kind, face in FACES.items() if match.view(seat).hand[list(FACES).index(kind)]]
    assert held
    assert all(f"─{sign}─" in shown for sign in held)


@every_game
def test_a_small_table_fits_its_screen(game: AnyGame) -> None:
    """With the fewest seats and the base game's options."""
    assert widths(Match(game, game.variants[0].options, game.seats[0], b"small"), "de", 80) == {80}


def widths(match: AnyMatch, language: str, width: int) -> set[int]:
    """The widths of all lines of the table, at some moments of a match that grow rarer, and at its end."""
    rng, found, moment = Random(1), set(), 1
    while match.to_act:
        if match.entries >= moment:
            moment = match.entries * 3
            for audience in (None, min(match.to_act)):
                found |= {cell_len(line) for line in lines(match, audience, language, width)}
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, prompt.ask.sample(rng.random))
    return found | {cell_len(line) for line in lines(match, Seat(0), language, width)}


@every_game
def test_a_table_is_drawn_in_the_tiny_edition_too(game: AnyGame) -> None:
    """Smaller tables, fewer kinds."""
    variant = next(each for each in game.variants if each.key == "tiny")
    match = Match(game, variant.options, variant.seats[0], b"tiny")
    assert {cell_len(line) for line in lines(match, Seat(0), "en", 80)} == {80}


def test_only_the_own_hand_lies_open() -> None:
    """Two deals that differ in another's hand look the same to me."""
    game = game_named("hochstapler")
    options = read_options(game, {"start_player": "seat0"}, 3)
    match = Match(game, options, 3, b"open")
    view = match.view(Seat(0))
    shown = lines(match, Seat(0), "en", 80)
    assert any(f"{view.hand[0]} ◆" in line for line in shown)
    assert not any("◆   │" in line for line in lines(match, None, "en", 80))


def test_in_a_game_of_memory_the_log_keeps_this_round_only() -> None:
    """With md.memory_aid=off; with full aid it keeps everything."""
    game = game_named("meisterdiebe")
    for aid, is_cut in (("off", True), ("full", False)):
        match = Match(game, read_options(game, {"memory_aid": aid}, 3), 3, b"memory")
        rng = Random(5)
        while match.view(None).round < 3:
            for seat in sorted(match.to_act):
                prompt = match.prompt(seat)
                assert prompt is not None
                match.answer(seat, prompt.ask.sample(rng.random))
        whole = match.events(Seat(0))
        kept = remembered(match.view(Seat(0)), whole)
        assert (kept != whole) is is_cut
        told = [type(event).__name__ for entry in kept for event in entry]
        assert (told.count("RoundBegun") == 1) is is_cut


def test_a_game_without_a_drawing_is_told_field_by_field() -> None:
    """So a fifth game can be played before anyone draws its table."""

    sight = Sight(Wording(GAMES[0], "en"), Seat(0), frozenset(), frozenset(), 80)
    console = Console(width=80)
    with console.capture() as captured:
        console.print(plain.table(View(0, (3, 4)), sight))
    assert "loose cards" in captured.get()
    assert "(3, 4)" in captured.get()
