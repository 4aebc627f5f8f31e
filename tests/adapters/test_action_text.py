"""An action as a string, as JSON and as a number: each gives the others back; and answers are read out of prose."""

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from contrabande.adapters.action_text import ActionText
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.reading import Reader
from contrabande.engine.actions import Ask
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named
from contrabande.wording import LANGUAGES, Wording

NAMES = ("Anna", "Bram", "Cees", "Dirk", "Eva", "Fien", "Gijs", "Hans")
CASES = [
    pytest.param(game, variant.options, seats, id=f"{game.key}-{variant.key}-{seats}")
    for game in GAMES
    for variant in game.variants
    for seats in sorted({variant.seats[0], variant.seats[-1]})
]


def reader_of(game: AnyGame, options: msgspec.Struct, seats: int, language: str = "en") -> Reader:
    """Reads answers at a table of people with names."""
    return Reader(game, options, seats, Wording(game, language, NAMES[:seats]))


def asked(game: str, seats: int, steps: int = 0) -> tuple[Reader, Ask]:
    """A reader and the question of the first seat that is asked, after so many random steps."""
    played = game_named(game)
    match: AnyMatch = Match(played, played.variants[0].options, seats, b"x")
    rng = Random(1)
    for _ in range(steps):
        for seat in sorted(match.to_act):
            match.answer(seat, match.prompt(seat).ask.sample(rng.random))  # type: ignore[union-attr]
    prompt = match.prompt(Seat(min(match.to_act)))
    assert prompt is not None
    return reader_of(played, match.options, seats), prompt.ask


def objection(game: str, text: str) -> Objection:
    """Why *text* is no answer to the first question of a game."""
    reader, ask = asked(game, 4)
    with pytest.raises(NotTaken) as refused:
        reader.read(text, ask)
    return refused.value.objection


@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_string_json_and_number_give_each_other_back(game: AnyGame, options: msgspec.Struct, seats: int) -> None:
    """For every answer of a random match."""
    reader = reader_of(game, options, seats)
    texts, rng = reader.texts, Random(seats)
    match: AnyMatch = Match(game, options, seats, b"")
    while match.to_act:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            action = prompt.ask.sample(rng.random)
            assert reader.read(texts.string(action), prompt.ask) == action
            assert reader.read(texts.json(action).decode(), prompt.ask) == action
            assert texts.from_json(texts.json(action)) == action == texts.from_number(texts.number(action))
            match.answer(seat, action)


@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_different_actions_have_different_strings(game: AnyGame, options: msgspec.Struct, seats: int) -> None:
    """Over the whole space of the table."""
    texts = ActionText(game, options, seats)
    strings = {texts.string(texts.from_number(number)) for number in range(texts.space.size)}
    assert len(strings) == texts.space.size


@pytest.mark.parametrize("number", [-1, 204, 10**9])
def test_a_number_beyond_the_space_is_refused(number: int) -> None:
    """By the numbers that there are."""
    game = game_named("hochstapler")
    with pytest.raises(OptionsError, match="0 to 203"):
        ActionText(game, game.variants[0].options, 4).from_number(number)


@pytest.mark.parametrize(
    "text",
    [
        "Announce(sum=3, colour=red)",
        "ANNOUNCE(COLOUR='Red', SUM=3)",
        "announce(red, 3)",
        "announce 3 red",
        "I will announce 3 red!",
        "Announce sum 3 colour red",
        "Nobody has much. I announce 3 red. Good luck!",
        "[Announce: 3, red]",
        "Announce{sum: 3, colour: red}",
        "Announce(3, red watches)",
        "Announce(color=red, sum=3)",
        '{"type": "Announce", "sum": 3, "colour": "red"}',
        '```json\n{"action": "announce", "sum": "3", "colour": "Red"}\n```',
        '{"thoughts": "maybe Doubt()", "action": {"type": "Announce", "sum": 3, "colour": "red"}}',
        '{"Announce": {"sum": 3, "colour": "red"}}',
        '{"action": "Announce", "args": [3, "red"]}',
        '{"action": "Announce(sum=3, colour=red)"}',
        '{"action": "announce 3 red"}',
        '{"name": "Announce", "arguments": "{\\"sum\\": 3, \\"colour\\": \\"red\\"}"}',
        "{type: Announce, sum: 3, colour: red}",
        '{"sum": 3, "colour": "red"}',
        "They bluff, I doubt it not. So **Announce(sum=3, colour=red)** it is.",
        "Doubt (too early). Announce(sum=3, colour=red)",
        "Doubt() was my first idea.\nAnswer: Announce(3, red)",
        "#25",
        '{"index": 25}',
    ],
)
def test_many_ways_to_announce_three_red(text: str) -> None:
    """Case, signs, brackets, JSON, places, prose around it."""
    reader, ask = asked("hochstapler", 4)
    assert reader.texts.string(reader.read(text, ask)) == "Announce(sum=3, colour=red)"


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("pack 2 jugs and a statue", "unread"),
        ("pack 2 jugs and 1 statue", "{jug: 2, statue: 1}"),
        ("Pack(jug=2, statue=1)", "{jug: 2, statue: 1}"),
        ("Pack(jug, jug, statue)", "{jug: 2, statue: 1}"),
        ("Pack(cards=[2, 0, 0, 0, 0, 1])", "{jug: 2, statue: 1}"),
        ('{"type": "Pack", "cards": {"jugs": 2}}', "{jug: 2}"),
        ('{"type": "Pack", "cards": ["jug", "jug"]}', "{jug: 2}"),
        ("2 jugs", "{jug: 2}"),
        ("pack nothing", "{}"),
        ("Pack(cards={jug: -1})", "unread"),
        ("Pack(pineapple=2)", "unread"),
    ],
)
def test_cards_are_counted_as_people_write_them(text: str, cards: str) -> None:
    """By kind, in words, in order, one by one."""
    reader, ask = asked("hart-an-der-grenze", 4)
    try:
        read = reader.texts.string(reader.read(text, ask))
    except NotTaken:
        read = "unread"
    assert read == ("unread" if cards == "unread" else f"Pack(cards={cards})")


def test_players_are_named_by_number_or_name() -> None:
    """And a name that nobody has is refused."""
    reader, ask = asked("hart-an-der-grenze", 4)
    read = {reader.texts.string(reader.read(text, ask)) for text in ("Inspect(Bram)", "inspect seat 1", "Inspect(1)")}
    assert read == {"Inspect(target=1)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_read_in_the_language_of_the_table(language: str) -> None:
    """As the rules of that language say them."""
    game = game_named("hochstapler")
    words = Wording(game, language)
    reader = reader_of(game, game.variants[0].options, 4, language)
    _, ask = asked("hochstapler", 4)
    assert (
        reader.texts.string(reader.read(f"Announce(3, {words.term('red', 3)})", ask)) == "Announce(sum=3, colour=red)"
    )


def test_an_objection_says_what_is_wrong_and_what_may_stand_there() -> None:
    """What was understood, the field, its values, the rule."""
    found = objection("hochstapler", "Announce(sum=3, colour=pink)")
    assert (found.understood, found.field, found.rule) == ("Announce(sum=3)", "colour", "HS-5")
    assert found.allowed == "green|yellow|blue|purple|red|orange|grey"
    assert "'pink'" in found.text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Announce(3)", "lacks colour"),
        ("Announce(3, red, 4)", "more values"),
        ("Announce(sum=3, colour=red, hat=1)", "no 'hat'"),
        ("Announce(sum=three, colour=red)", "sum may be 1..28"),
        ("Doubt() or Announce(3, red)", "several answers"),
        ("I doubt it.", "no action in this"),
        ("", "no action in this"),
        ("#99999", "0 to 203"),
        pytest.param("Announce(" * 3000, "'Announce", id="calls without end"),
        pytest.param("{" * 50_000, "no action in this", id="braces without end"),
    ],
)
def test_what_is_no_answer_is_refused_precisely(text: str, reason: str) -> None:
    """Under the first rule of the question."""
    found = objection("hochstapler", text)
    assert reason in found.text
    assert found.rule == "HS-5"
    assert len(found.text) < 1000


PIECES = [
    "Announce",
    "Pack",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "=",
    ":",
    ",",
    "3",
    "-1",
    "red",
    "cards",
    "\n",
    '"',
    "#7",
    "x ",
]


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(PIECES), max_size=30).map("".join)))
def test_garbage_is_read_or_refused_and_never_breaks_the_reader(text: str) -> None:
    """Nothing but an action or an objection comes out."""
    for game in ("hochstapler", "hart-an-der-grenze"):
        reader, ask = asked(game, 4)
        with suppress(NotTaken):
            assert type(reader.read(text, ask)) in reader.texts.game.actions
