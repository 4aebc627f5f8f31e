"""The player's rules text of a game: headings and numbered rules, in reading order."""

from typing import NamedTuple

from fluent.runtime import FluentBundle

from contrabande.engine.game import AnyGame
from contrabande.wording.catalogue import LANGUAGES, MissingWords, keys, package_of, read


class RulesText(NamedTuple):
    """One rule or ruling by its id."""

    id: str
    text: str


class Section(NamedTuple):
    """A heading and the rules under it."""

    slug: str
    heading: str
    rules: tuple[RulesText, ...]


def rules_text(game: AnyGame, language: str, *, is_strict: bool = False) -> tuple[Section, ...]:
    """The rules in *language*, or in English where there are none yet."""
    resource = read(package_of(game), f"rules.{language}")
    if not resource.body:
        if is_strict:
            raise MissingWords(f"{game.key} has no rules text in {language}")
        language = LANGUAGES[0]
        resource = read(package_of(game), f"rules.{language}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(read(package_of(game), language))
    bundle.add_resource(resource, allow_overrides=True)
    sections: list[tuple[str, str, list[RulesText]]] = []
    for key in keys(resource):
        kind, _, name = key.partition("-")
        text = _text(bundle, key, is_strict=is_strict)
        if kind == "section":
            sections.append((name, text, []))
        elif kind == "rule":
            if not sections:
                sections.append(("rules", "", []))
            sections[-1][2].append(RulesText(name, text))
    return tuple(Section(slug, heading, tuple(rules)) for slug, heading, rules in sections)


def _text(bundle: FluentBundle, key: str, *, is_strict: bool) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    text, problems = bundle.format_pattern(pattern)
    if problems and is_strict:
        raise MissingWords(f"{key!r}: {problems[0]}")
    return str(text)
