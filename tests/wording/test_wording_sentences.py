"""Single sentences, and what happens where words are missing."""

import pytest

from contrabande.engine.actions import Ask, Prompt
from contrabande.engine.game import AnyGame
from contrabande.engine.options import values_of
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.games.hart_an_der_grenze.events import FinePaid
from contrabande.games.hochstapler.model import StackTaken
from contrabande.games.meisterdiebe.model import RoundBegun
from contrabande.games.prohis.events import TieBroken
from contrabande.wording import LANGUAGES, Catalogue, MissingWords, Wording, rules_text
from contrabande.wording.catalogue import read

GAME: AnyGame = GAMES[0]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Anna, Bram and Clara"), ("nl", "Anna, Bram en Clara"), ("de", "Anna, Bram und Clara")],
)
def test_names_are_listed_as_in_a_sentence(language: str, said: str) -> None:
    """With the right word before the last."""
    words = Wording(GAME, language, ("Anna", "Bram", "Clara"))
    assert words.listed(words.players) == said


def test_a_name_that_runs_from_right_to_left_is_set_apart_on_a_page_and_plain_in_a_terminal() -> None:
    """It moves nothing beside it; other names keep their plain letters."""
    players = ("\u05d0\u05d1\u05d9", "Zo\u00eb 3")
    page, terminal = Wording(GAME, "en", players, is_for_page=True), Wording(GAME, "en", players)
    seats = (Seat(0), Seat(1))
    assert page.names(seats) == "\u2068\u05d0\u05d1\u05d9\u2069 and Zo\u00eb 3"
    assert terminal.names(seats) == "\u05d0\u05d1\u05d9 and Zo\u00eb 3"


def test_one_thing_stands_alone_and_no_thing_is_nothing() -> None:
    """So that a phrase never ends in an and."""
    words = Wording(GAME, "en")
    assert words.listed(["Anna"]) == "Anna"
    assert words.listed([]) == "nothing"
    assert words.counted((0, 0), ("a", "b")) == "nothing"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna and Bram had played equal ranks: the luck of the draw decided for Bram."),
        ("nl", "Anna en Bram speelden een gelijke rang: het lot besliste in het voordeel van Bram."),
        ("de", "Anna und Bram hatten den gleichen Rang gelegt, und das Los entschied für Bram."),
    ],
)
def test_a_tie_that_the_lot_decides_is_told(language: str, said: str) -> None:
    """PR-Q3: who was tied, what decided, and for whom."""
    game = next(each for each in GAMES if each.key == "prohis")
    words = Wording(game, language, ("Anna", "Bram"), is_strict=True)
    assert words.event(TieBroken(Seat(1), (Seat(0), Seat(1)), "random")) == said


@pytest.mark.parametrize(
    ("language", "paid", "short"),
    [
        ("en", "Anna paid the bank a fine of $12.", "Anna could pay the bank only $3 of a $12 fine."),
        (
            "nl",
            "Anna betaalde 12 dollar boete aan de kassa.",
            "Anna kon van 12 dollar boete maar 3 dollar aan de kassa betalen.",
        ),
        (
            "de",
            "Anna zahlte 12 Dollar Strafe in die Kasse.",
            "Anna konnte von 12 Dollar Strafe nur 3 Dollar in die Kasse zahlen.",
        ),
    ],
)
def test_a_fine_is_told_once_unless_it_cannot_be_paid(language: str, paid: str, short: str) -> None:
    """HG-19, HG-Q9: whoever pays all of it is not fined and charged in one breath."""
    words = Wording(GAME, language, ("Anna",), is_strict=True)
    assert words.event(FinePaid(Seat(0), 12, 12)) == paid
    assert words.event(FinePaid(Seat(0), 12, 3)) == short


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_opens_after_a_swap_is_not_told_of_a_last_sum(language: str) -> None:
    """HS-6, HS-8: there is none; once there is one, the question says which."""
    game = next(each for each in GAMES if each.key == "hochstapler")
    words = Wording(game, language, ("Anna",), is_strict=True)
    opening, later = (words.ask(Prompt(0, Ask("announce", (), (), (("last", last),))), Seat(0)) for last in (0, 9))
    assert later.startswith(opening.removesuffix("."))
    assert later.endswith("9.")


def test_cards_are_counted_by_kind() -> None:
    """Kinds that are not there are left out; a kind without a term is said as it is."""
    assert Wording(GAME, "en").counted((2, 0, 1), ("crate", "x", "cask")) == "2 crate and 1 cask"


def test_a_seat_without_a_name_is_said_by_its_number() -> None:
    """A table may not know its players yet."""
    assert Wording(GAME, "nl", ("Anna",)).player(3) == "plaats 3"


def test_a_name_cannot_steer_the_terminal() -> None:
    """Records may come from anywhere."""
    assert Wording(GAME, "en", ("A\x1b[31m\n",)).player(0) == "A�[31m�"


def test_a_missing_key_is_said_as_itself_and_refused_in_a_strict_catalogue() -> None:
    """Nobody's match stops for a missing word; a test does."""
    assert Wording(GAME, "de").say("no-such-key") == "no-such-key"
    with pytest.raises(MissingWords, match="no-such-key"):
        Wording(GAME, "de", is_strict=True).say("no-such-key")


def test_a_missing_argument_is_refused_in_a_strict_catalogue() -> None:
    """It would show as a gap in the sentence."""
    with pytest.raises(MissingWords, match="number"):
        Catalogue(None, "en", is_strict=True).say("seat-number")


def test_what_a_language_lacks_is_said_in_english() -> None:
    """A language that does not exist lacks everything."""
    assert Catalogue(None, "tlh").say("list-nothing") == "nothing"
    assert "list-nothing" in Catalogue(None, "tlh")
    assert "list-nothing" not in Catalogue(None, "tlh", is_strict=True)


def test_rules_that_a_language_lacks_are_told_in_english() -> None:
    """And refused in a strict reading."""
    assert rules_text(GAME, "tlh") == rules_text(GAME, LANGUAGES[0])
    with pytest.raises(MissingWords, match="tlh"):
        rules_text(GAME, "tlh", is_strict=True)


def test_one_rule_is_found_by_its_id() -> None:
    """And one that is not there is said by its key."""
    words = Wording(GAME, "en")
    first = words.rules()[0].rules[0]
    assert words.rule(first.id) == first.text
    assert words.rule("XX-1") == "rule-XX-1"


def test_a_file_that_is_not_fluent_is_refused(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the line that cannot be read."""
    monkeypatch.setattr("contrabande.wording.catalogue.files", lambda package: tmp_path)
    folder = tmp_path / "locales"  # type: ignore[operator]
    folder.mkdir()
    (folder / "en.ftl").write_text("key = fine\nthis is not fluent\n")
    with pytest.raises(MissingWords, match="this is not fluent"):
        read("contrabande.nowhere", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_option_is_a_title_or_a_whole_question(game: AnyGame, language: str) -> None:
    """What is asked has its mark."""
    words = Wording(game, language, is_strict=True)
    for title in map(words.option, values_of(game.options)):
        is_asked = title.split()[0] in ("May", "Can", "Is", "Mag", "Kan", "Darf", "Kann", "Ist")
        assert title.endswith("?") is is_asked, title


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 4 began: everybody chooses from 3 cards."),
        ("nl", "Ronde 4 begon: iedereen kiest uit 3 kaarten."),
        ("de", "Runde 4 begann: Alle wählen aus 3 Karten."),
    ],
)
def test_a_round_begins_with_a_choice_that_nobody_has_made_yet(language: str, said: str) -> None:
    """MD-15: it is read while everybody still chooses."""
    words = Wording(next(each for each in GAMES if each.key == "meisterdiebe"), language, is_strict=True)
    assert words.event(RoundBegun(4, 3)) == said


def test_a_german_stack_is_one_of_yellow_yachts() -> None:
    """HS-11: the colour bends with its case."""
    words = Wording(next(each for each in GAMES if each.key == "hochstapler"), "de", ("Anna",), is_strict=True)
    assert (
        words.event(StackTaken(Seat(0), "yellow"))
        == "Anna musste den ganzen Stapel gelber Yachten nehmen: ein Minuspunkt."
    )
