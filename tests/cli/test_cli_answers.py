"""Typed lines, and the actions they mean."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from rich.console import Console

from contrabande.cli.answers import Unclear, example, read_answer, spelt, tokens_of
from contrabande.cli.menu import Menu, Puzzled
from contrabande.engine.actions import Action, Amount, AnySeat, Ask, Choice, Kinds, OneOf
from contrabande.engine.counts import Counts
from contrabande.engine.errors import IllegalAction
from contrabande.engine.game import AnyGame
from contrabande.engine.match import Match
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games import game_named
from contrabande.games.prohis.model import Convoy
from contrabande.wording import Wording
from contrabande.wording.folding import fold

HOCHSTAPLER: AnyGame = game_named("hochstapler")


class Bid(Action, frozen=True):
    """A number of a kind."""

    amount: int
    colour: str


class Swap(Action, frozen=True):
    """A kind."""

    colour: str


class Doubt(Action, frozen=True):
    """Nothing to name."""


class Accuse(Action, frozen=True):
    """A player."""

    target: Seat


class Load(Action, frozen=True):
    """Cards of two families."""

    goods: Counts
    controls: Counts


class Voice(Wording):
    """Terms and labels of our own."""

    def __init__(self) -> None:
        super().__init__(HOCHSTAPLER, "en", ("Anna", "Annabel", "Bram de Boer", "Ö 2"))

    def term(self, name: str, count: int = 1) -> str:
        """Some plurals, some accents, some words with a space."""
        terms = {"green": "grün", "lady": "lady jeweller", "jug": "jug" if count == 1 else "jugs"}
        return terms.get(name, name)

    def form(self, choice: Choice) -> str:
        """What each action is called."""
        forms = {
            Bid: "Announce a sum",
            Swap: "Swap a card",
            Doubt: "Doubt it",
            Accuse: "Point at somebody",
            Load: "Send",
        }
        return forms[choice.action]

    def kinds_of(self, field: str) -> tuple[str, ...] | None:
        """Two families of cards."""
        return {"goods": ("jug", "cigar"), "controls": ("captain",)}.get(field)

    def action(self, action: Action) -> str:
        """As Python would show it."""
        return repr(action)

    def field(self, action: type[Action], name: str) -> str:
        """Its name."""
        return name


WORDS = Voice()
COLOURS = OneOf(("green", "grey", "red", "lady"))
SEATS = AnySeat((Seat(0), Seat(1), Seat(2), Seat(3)))
SPACE = (
    Choice(Bid, (Amount(1, 28), COLOURS)),
    Choice(Swap, (COLOURS,)),
    Choice(Doubt),
    Choice(Accuse, (SEATS,)),
    Choice(Load, (Kinds((9, 9), 0, 9), Kinds((9,), 0, 9))),
)
TURN = Ask("turn", (Choice(Bid, (Amount(5, 28), OneOf(("green", "red")))), SPACE[1], SPACE[2]), ("XX-1",))
POINT = Ask("point", (Choice(Accuse, (SEATS,)),), ("XX-2",))
SEND = Ask("send", (Choice(Load, (Kinds((3, 1), 1, 4), Kinds((1,), 0, 4))),), ("XX-3",))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("12 green", Bid(12, "green")),
        ("green 12", Bid(12, "green")),
        ("12 × GRÜN", Bid(12, "green")),
        ("12 grun", Bid(12, "green")),
        ("12 gruen", Bid(12, "green")),
        ("announce a sum of 12 red", Bid(12, "red")),
        ("3 red", Bid(3, "red")),
        ("12 grey", Bid(12, "grey")),
        ("swap r", Swap("red")),
        ("red", Swap("red")),
        ("sw lady jeweller", Swap("lady")),
        ("lady", Swap("lady")),
        ("jeweller", Swap("lady")),
        ("doubt", Doubt()),
        ("dou", Doubt()),
        ("oubt", Doubt()),
        ("point Bram", Accuse(Seat(2))),
    ],
)
def test_a_line_means_an_action_offered_or_not(line: str, action: Action) -> None:
    """In any order, shortened, with or without the word for the action."""
    assert read_answer(line, TURN, SPACE, WORDS) == action


@pytest.mark.parametrize(
    ("line", "seat"), [("anna", 0), ("annab", 1), ("bram de boer", 2), ("boer", 2), ("ö 2", 3), ("an", None)]
)
def test_a_player_is_named_in_full_or_by_a_beginning_that_only_one_has(line: str, seat: int | None) -> None:
    """A full name wins over a longer one that begins with it."""
    if seat is None:
        with pytest.raises(Unclear):
            read_answer(line, POINT, SPACE, WORDS)
    else:
        assert read_answer(line, POINT, SPACE, WORDS) == Accuse(Seat(seat))


@pytest.mark.parametrize(
    ("line", "goods", "controls"),
    [
        ("2 jugs", (2, 0), (0,)),
        ("2 jugs and 1 cigar", (2, 1), (0,)),
        ("jug jug captain", (2, 0), (1,)),
        ("1 captain, 1 jug", (1, 0), (1,)),
        ("1 jug 1 captain 1 cigar", (1, 1), (1,)),
        ("send 3 jug", (3, 0), (0,)),
        ("7 cigars", (0, 7), (0,)),
        ("nothing", (0, 0), (0,)),
        ("0", (0, 0), (0,)),
        ("all", (3, 1), (1,)),
    ],
)
def test_cards_are_named_by_count_and_kind(line: str, goods: Counts, controls: Counts) -> None:
    """Also of several families at once."""
    if line == "7 cigars":
        line = "7 cigar"
    assert read_answer(line, SEND, SPACE, WORDS) == Load(goods, controls)


@pytest.mark.parametrize("line", ["banana", "12 banana", "send", "the", "12"])
def test_a_line_that_means_nothing_is_unclear(line: str) -> None:
    """It has no reading."""
    with pytest.raises(Unclear) as unclear:
        read_answer(line, SEND, SPACE, WORDS)
    assert not unclear.value.readings


def test_letters_and_accents_are_folded() -> None:
    """As one types them in a hurry."""
    assert fold("Señora Vega") == "senoravega"
    assert spelt("Krüge") == ["kruge", "kruege"]
    assert tokens_of("2x Krüge, 1 Zigarre") == ("2", "x", "kruge", "1", "zigarre")


# The menu.


def test_a_short_menu_is_numbered() -> None:
    """The number of a line picks it; a wrong number is answered with the right ones."""
    menu = Menu(POINT, SPACE, WORDS)
    assert menu.read("2") == Accuse(Seat(1))
    assert menu.read("bram") == Accuse(Seat(2))
    with pytest.raises(Puzzled, match="from 1 to 4"):
        menu.read("5")
    with pytest.raises(Puzzled, match="from 1 to 4"):
        menu.read("")


def test_a_long_menu_has_letters() -> None:
    """A letter picks the kind of action; what is missing is asked for by an example."""
    menu = Menu(TURN, SPACE, WORDS)
    assert menu.read("a 12 green") == Bid(12, "green")
    assert menu.read("b red") == Swap("red")
    assert menu.read("c") == Doubt()
    with pytest.raises(Puzzled, match="5 grün"):
        menu.read("a")
    with pytest.raises(Puzzled, match="a 5 grün"):
        menu.read("banana")


def test_a_number_outside_the_whole_game_is_read_so_that_the_game_can_refuse_it() -> None:
    """Its own words say more than bounds."""
    assert Menu(TURN, SPACE, WORDS).read("99 green") == Bid(99, "green")


@pytest.mark.parametrize("line", ["9" * 5000, "jug " * 3000, "a " + "1 " * 4000, "x" * 201])
def test_a_line_that_is_too_long_is_not_read_at_all(line: str) -> None:
    """However many digits or words it has."""
    for ask in (TURN, POINT, SEND):
        with pytest.raises(Puzzled, match="200"):
            Menu(ask, SPACE, WORDS).read(line)


@pytest.mark.parametrize("line", ["9" * 200, ("jug " * 50).strip(), "send " * 40, "the " * 50, "1 " * 100])
def test_a_long_line_is_read_at_leisure(line: str) -> None:
    """It means something or nothing, and never stumbles."""
    for ask in (TURN, POINT, SEND):
        with suppress(Puzzled):
            Menu(ask, SPACE, WORDS).read(line)


def test_a_number_beyond_all_bounds_can_still_be_spoken_of() -> None:
    """A sentence about it has room for so many digits."""
    words = Wording(HOCHSTAPLER, "en")
    choices = HOCHSTAPLER.space(HOCHSTAPLER.variants[0].options, 4)
    action = read_answer(f"{'9' * 190} green", Ask("turn", choices, ("HS-6",)), choices, words)
    assert "green" in words.action(action)


def test_enter_is_an_answer_only_where_there_is_no_choice() -> None:
    """Nobody bids by accident."""
    only = Ask("only", (Choice(Doubt),), ("XX-1",))
    assert Menu(only, SPACE, WORDS).read("") == Doubt()
    with pytest.raises(Puzzled):
        Menu(TURN, SPACE, WORDS).read(" ")


def test_a_line_with_several_meanings_is_asked_about() -> None:
    """With its readings."""
    ask = Ask("both", (Choice(Swap, (COLOURS,)), Choice(Accuse, (AnySeat((Seat(0),)),))), ("XX-1",))
    words = Voice()
    words.players = ("red", "x", "y", "z")
    with pytest.raises(Puzzled, match=r"Swap.*Accuse"):
        Menu(ask, SPACE, words).read("red")


def test_examples_are_typed_answers() -> None:
    """What the menu shows as an example can be typed as it stands."""
    for ask in (TURN, POINT, SEND):
        for choice in ask.choices:
            typed = example(choice, WORDS)
            if typed:
                assert ask.allows(read_answer(f"{WORDS.form(choice)} {typed}", ask, SPACE, WORDS))


# The words of the real tables.


def first_question(key: str, asked: str, language: str, seats: int = 4) -> tuple[Any, Seat, Menu]:
    """A match as it comes to that question for the first time."""
    game = game_named(key)
    match: Any = Match(game, read_options(game, {}, seats), seats, b"words")
    words, rng = Wording(game, language, ("Anna", "Bo", "Cor", "Dora")), Random(3)
    while True:
        for seat in sorted(match.to_act):
            ask = match.prompt(seat).ask
            if ask.key == asked:
                return match, seat, Menu(ask, game.space(match.options, seats), words)
            match.answer(seat, ask.sample(rng.random))


@pytest.mark.parametrize(
    ("key", "asked", "language", "line", "told"),
    [
        ("meisterdiebe", "place", "en", "drawer 3", "Place(drawer=3)"),
        ("meisterdiebe", "place", "en", "eye", "Place(drawer=3)"),
        ("meisterdiebe", "place", "en", "drawer 3 (eye)", "Place(drawer=3)"),
        ("meisterdiebe", "place", "en", "3 eye", "Place(drawer=3)"),
        ("meisterdiebe", "place", "nl", "schuifla 3", "Place(drawer=3)"),
        ("meisterdiebe", "place", "nl", "oog", "Place(drawer=3)"),
        ("meisterdiebe", "place", "de", "Schublade 3", "Place(drawer=3)"),
        ("meisterdiebe", "place", "de", "Auge", "Place(drawer=3)"),
        ("prohis", "turn", "nl", "2 legale goederen", "Convoy(goods=(2, 0), controls=(0, 0, 0))"),
        ("prohis", "turn", "nl", "1 legale goederen en 1 illegale", "Convoy(goods=(1, 1), controls=(0, 0, 0))"),
        ("prohis", "turn", "nl", "konvooi 2 legaal 1 illegaal", "Convoy(goods=(2, 1), controls=(0, 0, 0))"),
        ("prohis", "turn", "nl", "legaal", "TakeDisplay(card='legal')"),
        ("prohis", "turn", "de", "Konvoi 2 legal", "Convoy(goods=(2, 0), controls=(0, 0, 0))"),
        ("hochstapler", "open", "nl", "3 grijs", "Announce(sum=3, colour='grey')"),
        ("hochstapler", "open", "nl", "grijs", "Swap(colour='grey')"),
    ],
)
def test_words_that_the_screen_shows_can_be_typed(key: str, asked: str, language: str, line: str, told: str) -> None:
    """Labels of fields, the grain of a drawer, a colour or a kind of goods without its noun."""
    _, _, menu = first_question(key, asked, language)
    assert repr(menu.read(line)) == told


@pytest.mark.parametrize(
    ("key", "asked", "line", "rule"),
    [
        ("hochstapler", "open", "999 groen", "HS-Q4"),
        ("hart-an-der-grenze", "declare", "6 kruiken", "HG-Q3"),
        ("meisterdiebe", "place", "12", "MD-3"),
        ("meisterdiebe", "place", "9" * 200, "MD-3"),
    ],
)
def test_what_no_table_offers_is_refused_in_the_words_of_the_game(key: str, asked: str, line: str, rule: str) -> None:
    """HS-Q4, HG-Q3, MD-3: not by bounds alone."""
    match, seat, menu = first_question(key, asked, "nl")
    with pytest.raises(IllegalAction) as refused:
        match.answer(seat, menu.read(line))
    assert refused.value.reason.rule == rule


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_field_that_can_hold_no_card_is_not_mentioned(language: str) -> None:
    """A hand without control cards sends a convoy of goods alone."""
    words = Wording(game_named("prohis"), language)
    convoy = Choice(Convoy, (Kinds((3, 1), 2, 4), Kinds((0, 0, 0), 0, 0)))
    many = Ask("turn", (convoy, Choice(Convoy, (Kinds((9, 9), 2, 4), Kinds((0, 0, 0), 0, 0)))), ("PR-11",))
    console = Console(width=120)
    with console.capture() as captured:
        console.print(Menu(many, (convoy,), words).shown(120))
    assert words.field(Convoy, "controls") not in captured.get()
    assert words.say("list-nothing") not in captured.get()
    assert example(convoy, words) == f"2 {words.term('legal', 2)}"
