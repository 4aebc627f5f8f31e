"""Options: read from plain data, and refused by name where a game does not know or allow them."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import get_args, get_type_hints

import msgspec

from contrabande.engine.errors import OptionsError
from contrabande.engine.game import Game, KnowledgeT, OptionsT, StateT, ViewT


def values_of(options: type[msgspec.Struct]) -> dict[str, tuple[str | int, ...]]:
    """The values each option may take, in the order they are declared."""
    return {name: get_args(hint) for name, hint in get_type_hints(options).items()}


def read_options(game: Game[OptionsT, StateT, ViewT, KnowledgeT], raw: Mapping[str, str | int], seats: int) -> OptionsT:
    """The options that *raw* sets over the rulebook's base game."""
    domains = values_of(game.options)
    chosen: dict[str, str | int] = {}
    for name, value in raw.items():
        short = name.removeprefix(f"{game.prefix.lower()}.")
        if short not in domains:
            raise OptionsError(f"{game.key} has no option {name!r}; it has {', '.join(sorted(domains))}")
        by_text = {str(known): known for known in domains[short]}
        if str(value) not in by_text:
            raise OptionsError(f"{name} is one of {', '.join(by_text)}, not {value!r}")
        if chosen.setdefault(short, by_text[str(value)]) != by_text[str(value)]:
            raise OptionsError(f"{name} is given twice, with different values")
    options = game.options(**chosen)
    game.check(options, seats)
    return options


def check_seats(key: str, allowed: range, seats: int) -> None:
    """Refuse a seat count that the game, or this variant of it, is not made for."""
    if seats not in allowed:
        first, last = allowed[0], allowed[-1]
        wanted = str(first) if first == last else f"{first} to {last}"
        raise OptionsError(f"{key} is for {wanted} seats, not {seats}")


def pairwise(game: Game[OptionsT, StateT, ViewT, KnowledgeT], seats: int) -> Iterator[OptionsT]:
    """Option sets in which every pair of values of any two options that may go together does so at least once."""
    domains = values_of(game.options)
    seen: set[frozenset[tuple[str, str | int]]] = set()
    for (one, firsts), (other, seconds) in combinations(domains.items(), 2):
        for first in firsts:
            for second in seconds:
                if frozenset({(one, first), (other, second)}) in seen:
                    continue
                try:
                    options = read_options(game, {one: first, other: second}, seats)
                except OptionsError:
                    continue
                pairs = combinations(msgspec.structs.asdict(options).items(), 2)
                seen.update(frozenset(pair) for pair in pairs)
                yield options
