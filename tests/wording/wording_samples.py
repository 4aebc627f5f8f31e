"""Samples of everything a game can say: events and actions of every type, asks and refusals from random play."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from random import Random
from types import NoneType, UnionType
from typing import Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from contrabande.engine.actions import Ask, OneOf
from contrabande.engine.counts import Counts
from contrabande.engine.errors import OptionsError, Refusal
from contrabande.engine.events import Secret
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.match import Match
from contrabande.engine.options import read_options, values_of
from contrabande.engine.seats import Seat
from contrabande.wording.catalogue import package_of

PLAYERS = ("Anna", "Bram", "Clara", "David", "Emma", "Felix", "Greta", "Hugo")


# What the source says.


def keys_in_source(game: AnyGame, call: str) -> set[str]:
    """The wording keys that a game's source hands to `Ask` or `Refusal`, as far as they are spelled out."""
    found = set()
    for path in files(package_of(game)).iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == call
                    and node.args
                ):
                    found |= set(_strings(node.args[0]))
    return found


def _strings(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from _strings(first)
            yield from _strings(second)


def rules_in_source(game: AnyGame) -> set[str]:
    """The rule ids that asks and refusals cite: all string literals that look like one."""
    found = set()
    for path in files(package_of(game)).iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    head, dash, tail = node.value.partition("-")
                    if head == game.prefix and dash and tail.removeprefix("Q").isdigit():
                        found.add(node.value)
    return found


# Structs of every type.


@cache
def names_of(game: AnyGame) -> dict[object, tuple[str, ...]]:
    """The strings a field can hold: by its type where that is a name of its own, and by the name of the field."""
    found: dict[object, dict[str, None]] = {}
    for variant in game.variants:
        for choice in game.space(variant.options, variant.seats[0]):
            hints = get_type_hints(choice.action)
            for field, domain in zip(choice.action.__struct_fields__, choice.fields):
                if isinstance(domain, OneOf):
                    for key in (hints[field], field):
                        found.setdefault(key, {}).update(dict.fromkeys(domain.names))
    return {key: tuple(names) for key, names in found.items()}


def samples(game: AnyGame, kind: type[msgspec.Struct]) -> list[msgspec.Struct]:
    """Some instances of an event or an action, so that every field shows each kind of value once."""
    hints = get_type_hints(kind)
    rows = [_values(game, name, hints[name]) for name in kind.__struct_fields__]
    most = max(map(len, rows), default=1)
    return [kind(*[row[place % len(row)] for row in rows]) for place in range(most)]


def _values(game: AnyGame, name: str, hint: object) -> list[object]:
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Outcome:
        return [Outcome(ending, (3, 2, 1), row) for ending, row in product(game.endings, ((1, 2, 3), (1, 1, 3)))]
    if origin is Secret:
        return [Secret(value, ()) for value in (None, *_values(game, name, parts[0]))]
    if origin is Literal:
        return list(parts)
    if origin in (Union, UnionType):
        return [value for part in parts for value in ([None] if part is NoneType else _values(game, name, part))]
    if hint is Seat:
        return [Seat(1), Seat(0)]
    if hint is bool:
        return [True, False]
    if hint in names_of(game) or name in names_of(game):
        return list(names_of(game).get(hint) or names_of(game)[name])
    if hint == Counts and name in game.vocabulary:
        return _piles(len(game.vocabulary[name]))
    if origin is tuple:
        return [tuple(_values(game, name, part)[:1] * 3)] if (part := parts[0]) else []
    if isinstance(hint, NewType):
        return _values(game, name, hint.__supertype__)
    assert hint is int, f"{name} is {hint}"
    return [1, 2, 0, 5]


def _piles(kinds: int) -> list[object]:
    single = [tuple(int(place == kind) for place in range(kinds)) for kind in range(kinds)]
    return [(0,) * kinds, *single, (2,) * kinds]


# Random play.


@cache
def heard(game: AnyGame) -> tuple[tuple[tuple[Ask, Seat], ...], tuple[Refusal, ...], frozenset[str]]:
    """Every ask, refusal and phase that some random matches come across, one for each wording key and set of facts."""
    asks: dict[object, tuple[Ask, Seat]] = {}
    refusals: dict[object, Refusal] = {}
    phases: set[str] = set()
    rng = Random(11)
    for options, seats in _tables(game):
        match = Match(game, options, seats, rng.randbytes(8))
        space = game.space(options, seats)
        while match.to_act:
            phases.add(match.view(None).phase)
            for seat in sorted(match.to_act):
                prompt = match.prompt(seat)
                assert prompt is not None
                asks[(prompt.ask.key, prompt.ask.facts)] = (prompt.ask, seat)
                for _ in range(2):
                    wild = rng.choice(space).sample(rng.random)
                    if not prompt.ask.allows(wild):
                        refusal = game.refuse(match.view(seat), wild)
                        refusals[(refusal.key, tuple(name for name, _ in refusal.facts))] = refusal
                match.answer(seat, prompt.ask.sample(rng.random))
        phases.add(match.view(None).phase)
    return tuple(asks.values()), tuple(refusals.values()), frozenset(phases)


def _tables(game: AnyGame) -> Iterator[tuple[msgspec.Struct, int]]:
    """The base game, and each option value once."""
    for name, values in values_of(game.options).items():
        for value in values:
            if value == "tiny":
                continue
            for more in ({}, {"mode": "to10"}):
                try:
                    yield read_options(game, {name: value, **more}, game.seats[-1]), game.seats[-1]
                    break
                except OptionsError:
                    continue
