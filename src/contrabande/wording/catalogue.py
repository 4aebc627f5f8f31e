"""A catalogue: the words of one game and of the program in one language, read from .ftl files."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from contrabande.engine.errors import ContrabandeError
from contrabande.engine.game import AnyGame

LANGUAGES = ("en", "nl", "de")
"""The languages of the program; the first is what others fall back to."""

PROGRAM = "contrabande.wording"


class MissingWords(ContrabandeError):
    """A key or an argument that a catalogue lacks, or a file that is not Fluent."""


def package_of(game: AnyGame) -> str:
    """The package a game lives in, and its locales with it."""
    return game.views.__module__.rpartition(".")[0]


@cache
def read(package: str, name: str) -> ast.Resource:
    """The file *name* among the locales of *package*; empty where there is none."""
    path = files(package).joinpath("locales", f"{name}.ftl")
    resource: ast.Resource = FluentResource(path.read_text("utf-8") if path.is_file() else "")
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingWords(f"{package}: {name}.ftl: cannot read {(entry.content or '').splitlines()[0]!r}")
    return resource


def keys(resource: ast.Resource) -> tuple[str, ...]:
    """The message keys of a file, in its order."""
    return tuple(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


class Catalogue:
    """Says keys in one language; what it lacks it says in English, and failing that by its key."""

    def __init__(self, game: AnyGame | None, language: str, *, is_strict: bool = False) -> None:
        packages = (package_of(game), PROGRAM) if game else (PROGRAM,)
        chain = (language,) if is_strict or language == LANGUAGES[0] else (language, LANGUAGES[0])
        self.language = language
        self._is_strict = is_strict
        self._bundles = [_bundle(packages, each) for each in chain]

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **facts: str | int) -> str:
        """The message *key*, with *facts* filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                return self._filled(bundle, key, facts)
        if self._is_strict:
            raise MissingWords(f"{self.language}: there is no message {key!r}")
        return key

    def _filled(self, bundle: FluentBundle, key: str, facts: dict[str, str | int]) -> str:
        pattern = bundle.get_message(key).value
        text, problems = bundle.format_pattern(pattern, facts) if pattern else (key, ["it has no text"])
        if problems and self._is_strict:
            raise MissingWords(f"{self.language}: {key!r} with {facts}: {problems[0]}")
        return str(text)


@cache
def _bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(read(package, language))
    return bundle
