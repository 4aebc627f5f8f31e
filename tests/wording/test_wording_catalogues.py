"""Every catalogue says everything its game can say, in each language, and without a slip."""

import ast
import re
from importlib.resources import files

import msgspec
import pytest
from wording_samples import PLAYERS, heard, keys_in_source, names_of, rules_in_source, samples

from contrabande.engine.actions import Prompt
from contrabande.engine.game import AnyGame
from contrabande.engine.options import values_of
from contrabande.engine.phases import OVER
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES, Catalogue, Wording
from contrabande.wording.catalogue import PROGRAM, keys, package_of, read

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def strict(game: AnyGame, language: str) -> Wording:
    """Wording that refuses to fall back."""
    return Wording(game, language, PLAYERS, is_strict=True)


@every_game
@every_language
def test_every_event_is_told(game: AnyGame, language: str) -> None:
    """In each audience's version."""
    words = strict(game, language)
    for kind in game.events:
        for event in samples(game, kind):
            assert words.event(event)


@every_game
@every_language
def test_every_action_has_its_words(game: AnyGame, language: str) -> None:
    """As done, as a form, and field by field."""
    words = strict(game, language)
    for kind in game.actions:
        choice = next(each for each in game.space(game.variants[0].options, game.seats[0]) if each.action is kind)
        assert words.form(choice)
        for action in samples(game, kind):
            assert words.action(action)
        for field in kind.__struct_fields__:
            assert words.field(kind, field)


@every_game
@every_language
def test_every_question_is_put_into_words(game: AnyGame, language: str) -> None:
    """Those that matches come across with their facts, and those in the source by their key."""
    words = strict(game, language)
    asks, _, _ = heard(game)
    for ask, seat in asks:
        assert words.ask(Prompt(0, ask), seat)
    catalogue = Catalogue(game, language, is_strict=True)
    assert {f"ask-{key}" for key in keys_in_source(game, "Ask")} <= set(_known(catalogue, game, language))


@every_game
@every_language
def test_every_refusal_says_why_and_cites_its_rule(game: AnyGame, language: str) -> None:
    """Those that random answers meet with their facts, and those in the source by their key."""
    words = strict(game, language)
    _, refusals, _ = heard(game)
    for refusal in refusals:
        assert words.refusal(refusal).endswith(f"({refusal.rule})")
    catalogue = Catalogue(game, language, is_strict=True)
    assert {f"refuse-{key}" for key in keys_in_source(game, "Refusal")} <= set(_known(catalogue, game, language))


def _known(catalogue: Catalogue, game: AnyGame, language: str) -> tuple[str, ...]:
    return tuple(key for key in keys(read(package_of(game), language)) if key in catalogue)


@every_game
@every_language
def test_every_phase_ending_and_term_has_a_name(game: AnyGame, language: str) -> None:
    """Also what the others read while somebody is asked."""
    words = strict(game, language)
    _, _, phases = heard(game)
    assert words.title
    assert words.tagline
    for ending in game.endings:
        assert words.ending(ending)
    for phase in phases:
        assert words.phase(phase)
        if phase != OVER:
            assert words.waiting(phase, [0])
            assert words.waiting(phase, [0, 1, 2])
    for names in (*names_of(game).values(), *game.vocabulary.values()):
        for name in names:
            assert words.term(name, 1)
            assert words.term(name, 2)


@every_game
@every_language
def test_every_option_says_what_follows_from_it(game: AnyGame, language: str) -> None:
    """Its name, and each of its values."""
    words = strict(game, language)
    for name, values in values_of(game.options).items():
        assert words.option(name)
        for value in values:
            assert words.option_value(name, value)


@every_game
@every_language
def test_there_are_24_different_phrases(game: AnyGame, language: str) -> None:
    """To say at the table."""
    assert len(set(strict(game, language).phrases())) == 24


@every_game
@every_language
def test_every_rule_that_is_cited_can_be_read(game: AnyGame, language: str) -> None:
    """By asks and refusals; the rules text has headings and no rule twice."""
    words = strict(game, language)
    told = [rule.id for section in words.rules() for rule in section.rules]
    assert rules_in_source(game) <= set(told)
    assert len(told) == len(set(told))
    assert all(section.heading and section.rules for section in words.rules())
    assert all(rule.text for section in words.rules() for rule in section.rules)


RAW = re.compile(r"\w+\.\w+=|\w=\w|[a-z]_[a-z]|\b(?:hg|md|hs|pr)\.[a-z]")
"""A name that only programs use."""
QUOTED = re.compile(r"[“„‘]([^”“’]+)[”“’]")


@every_game
@every_language
def test_rules_call_an_option_what_the_hall_calls_it(game: AnyGame, language: str) -> None:
    """Nobody who plays has to know how a program names it."""
    options = {field.name for field in msgspec.structs.fields(game.options)}
    for rule in (rule for section in strict(game, language).rules() for rule in section.rules):
        assert not RAW.search(rule.text), rule
        assert not options & set(QUOTED.findall(rule.text)), rule


@every_game
@pytest.mark.parametrize("prefix", ["", "rules."])
def test_the_languages_of_a_game_have_the_same_keys(game: AnyGame, prefix: str) -> None:
    """In the same order, and none twice."""
    first, *others = (keys(read(package_of(game), f"{prefix}{language}")) for language in LANGUAGES)
    assert first
    assert len(first) == len(set(first))
    for other in others:
        assert sorted(other) == sorted(first)


def test_the_languages_of_the_program_have_the_same_keys() -> None:
    """In the same order, and none twice."""
    first, *others = (keys(read(PROGRAM, language)) for language in LANGUAGES)
    assert len(first) == len(set(first))
    for other in others:
        assert other == first


@every_language
def test_every_key_the_program_says_is_in_its_catalogue(language: str) -> None:
    """Found in the source of the command line and of the wording, where it is spelled out."""
    catalogue = Catalogue(None, language, is_strict=True)
    said = {key for package in ("contrabande.cli", "contrabande.cli.tables", PROGRAM) for key in _said(package)}
    catalogues = [catalogue, *(Catalogue(game, language, is_strict=True) for game in GAMES)]
    assert len(said) > 40
    assert {key for key in said if not any(key in each for each in catalogues)} == set()


def _said(package: str) -> set[str]:
    found = set()
    for path in files(package).iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Attribute(attr="say"), args=[ast.Constant(value=str() as key), *_]):
                        found.add(key)
    return found
