"""Write the client's types from the server's: the wire, the games' views, the shapes of events and actions, the cards.

python web/generate.py            write web/src/wire/{commands,types,views,shapes,printed}.ts
python web/generate.py --check    fail if they are stale
"""

import inspect
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from contrabande.client import wire
from contrabande.engine import actions
from contrabande.engine.events import Secret
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.options import clashes, values_of
from contrabande.engine.reckoning import Part, Reckoning, Thing
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.games.hart_an_der_grenze import tables as border
from contrabande.games.hochstapler import tables as lounge
from contrabande.games.meisterdiebe import tables as shop
from contrabande.games.prohis import tables as docks

Struct = type[msgspec.Struct]

OUT = Path(__file__).parent / "src" / "wire"
HEAD = "// Written by web/generate.py from the Python types. Do not edit: run it again.\n"
SHARED: tuple[Struct, ...] = (Outcome, Thing, Part, Reckoning)
"""What the views of all games have in common: it bears no game's name."""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", msgspec.Raw: "unknown"}


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    return {
        OUT / "commands.ts": command_types(),
        OUT / "types.ts": wire_types(),
        OUT / "views.ts": view_types(),
        OUT / "shapes.ts": shapes(),
        OUT / "printed.ts": printed(),
    }


# Types in TypeScript.


def spelled(hint: Any, prefix: str = "") -> str:
    """A type hint in TypeScript."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Seat:
        return "Seat"
    if isinstance(hint, NewType):
        return spelled(hint.__supertype__, prefix)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    if origin is Secret:
        return f"Secret<{spelled(parts[0], prefix)}>"
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(spelled(part, prefix) for part in parts))
    if origin is dict:
        return f"Record<string, {spelled(parts[1], prefix)}>"
    if origin in (tuple, frozenset):
        return _row(origin, parts, prefix)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__ if hint in SHARED else prefix + hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


def _row(origin: Any, parts: tuple[Any, ...], prefix: str) -> str:
    if origin is tuple and Ellipsis not in parts:
        return f"readonly [{', '.join(spelled(part, prefix) for part in parts)}]"
    inner = spelled(parts[0], prefix)
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def interface(struct: Struct, prefix: str = "", *, is_sent: bool = False) -> str:
    """A struct as an interface; what the client sends may leave defaults out."""
    config, hints = struct.__struct_config__, get_type_hints(struct)
    about = inspect.cleandoc(struct.__doc__ or "").splitlines()[0]
    lines = [f"/** {about} */", f"export interface {prefix}{struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  readonly {config.tag_field}: {json.dumps(config.tag)};")
    defaults = {field.name for field in msgspec.structs.fields(struct) if not field.required}
    for name, shown in zip(struct.__struct_fields__, struct.__struct_encode_fields__):
        mark = "?" if is_sent and name in defaults else ""
        lines.append(f"  readonly {shown}{mark}: {spelled(hints[name], prefix)};")
    return "\n".join([*lines, "}"])


def command_types() -> str:
    """What a client sends."""
    sent = [*get_args(wire.FromClient), wire.OpenTable, wire.JoinTable, wire.Redeem]
    bodies = [interface(each, is_sent=True) for each in sent]
    unions = [_union("AnyCommand", get_args(wire.AnyCommand)), _union("FromClient", get_args(wire.FromClient))]
    return "\n".join([HEAD, 'import type { Seat } from "./types";', "", *unions, "", "\n\n".join(bodies), ""])


def wire_types() -> str:
    """The messages of the house, and the forms a prompt is made of."""
    told = [*get_args(wire.FromServer), wire.Member, wire.BotPlayer, wire.VoteView, wire.Clock, wire.TableView]
    told += [wire.Wish, wire.PromptView, wire.MatchView, wire.Happening, wire.Admission, wire.Pass, wire.Film]
    told += [wire.Advice, wire.Considered]
    told += [wire.Sitter, wire.Glimpse, wire.TableNotice]
    told += [wire.PlayedMatch, *get_args(actions.Domain), actions.Form]
    names = ("SHAPES", "LANGUAGES", "PACES", "LEVELS", "TEMPERS", "EMOTES", "PROMISES")
    rows = [f"export const {name} = {json.dumps(getattr(wire, name))} as const;" for name in names]
    numbers = [f"export const {name} = {getattr(wire, name)};" for name in ("LONGEST_NAME", "LONGEST_TEXT")]
    literals = ("Shape", "Language", "PaceName", "Level", "Temper", "Emote", "PromiseKey", "Privacy", "Role", "Phase")
    aliases = [f"export type {name} = {spelled(getattr(wire, name))};" for name in literals]
    unions = [
        "export type Seat = number;",
        _union("Domain", get_args(actions.Domain)),
        _union("FromServer", get_args(wire.FromServer)),
    ]
    bodies = [interface(each) for each in told]
    return "\n".join(
        [
            HEAD,
            'export type * from "./commands";',
            "",
            *rows,
            *numbers,
            "",
            *aliases,
            *unions,
            "",
            "\n\n".join(bodies),
            "",
        ]
    )


def _union(name: str, parts: tuple[Struct, ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {part.__name__}" for part in parts) + ";"


def view_types() -> str:
    """What each game shows, struct by struct."""
    parts = [HEAD + '\nimport type { Seat } from "./types";', *map(interface, SHARED)]
    for game in GAMES:
        prefix = _title(game)
        parts += [interface(each, prefix) for each in _reachable(game.views)]
    return "\n\n".join(parts) + "\n"


def _title(game: AnyGame) -> str:
    return "".join(word.capitalize() for word in game.key.split("-"))


def _reachable(struct: Struct) -> Iterator[Struct]:
    """*struct* and the structs in its fields, innermost first."""
    seen: dict[Struct, None] = {}

    def visit(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in SHARED and hint not in seen:
            for each in get_type_hints(hint).values():
                visit(each)
            seen[hint] = None
        for part in get_args(hint):
            visit(part)

    visit(struct)
    yield from seen


# Shapes: hints as data, for the words.


def shape(hint: Any) -> Any:
    """A type hint as data: what `arguments` in Python reads from the hints themselves."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Seat:
        return "seat"
    if hint is Outcome:
        return "outcome"
    if origin is Secret:
        return {"secret": shape(parts[0])}
    if origin in (Union, types.UnionType):
        there = [part for part in parts if part is not type(None)]
        return {"maybe": shape(there[0])} if len(there) == 1 else "plain"
    if origin is tuple:
        return {"row": [shape(part) for part in parts if part is not Ellipsis]}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return {"struct": fields_of(hint)}
    return "plain"


def fields_of(struct: Struct) -> dict[str, Any]:
    """The shape of each field, in order."""
    hints = get_type_hints(struct)
    return {name: shape(hints[name]) for name in struct.__struct_fields__}


def _cited(game: AnyGame, event: Struct) -> list[str]:
    """The rules that an event's docstring names."""
    return re.findall(rf"{game.prefix}-Q?\d+", event.__doc__ or "")


SHAPE_TYPES = """\
export type Hint =
  | "seat" | "outcome" | "plain"
  | { secret: Hint } | { maybe: Hint } | { row: Hint[] } | { struct: Fields };
export type Fields = { [name: string]: Hint };
export type GameKey = KEYS;
export interface GameShape {
  prefix: string;
  /** Of its rules. */
  version: number;
  folder: string;
  seats: [number, number];
  /** How many may sit at each of its editions, fewest and most; the small ones are for research. */
  editions: Record<string, [number, number]>;
  vocabulary: Record<string, string[]>;
  options: Record<string, (string | number)[]>;
  defaults: Record<string, string | number>;
  /** Values of two options that contradict each other. */
  clashes: [[string, string | number], [string, string | number]][];
  events: Record<string, Fields>;
  rules: Record<string, string[]>;
  reveals: string[];
  actions: Record<string, Fields>;
}"""


def shapes() -> str:
    """Each game's vocabulary, options, events and actions as data."""
    told = {
        game.key: {
            "prefix": game.prefix,
            "version": game.version,
            "folder": game.key.replace("-", "_"),
            "seats": [game.seats[0], game.seats[-1]],
            "editions": {each.options.edition: [each.seats[0], each.seats[-1]] for each in game.variants},
            "vocabulary": dict(game.vocabulary),
            "options": {name: list(values) for name, values in values_of(game.options).items()},
            "defaults": msgspec.to_builtins(game.variants[0].options),
            "clashes": [clash for clash in clashes(game, game.seats[0]) if "edition" not in dict(clash)],
            "events": {event.__name__: fields_of(event) for event in game.events},
            "rules": {event.__name__: _cited(game, event) for event in game.events},
            "reveals": [event.__name__ for event in game.events if event.reveals],
            "actions": {action.__name__: fields_of(action) for action in game.actions},
        }
        for game in GAMES
    }
    keys = " | ".join(json.dumps(game.key) for game in GAMES)
    text = SHAPE_TYPES.replace("KEYS", keys)
    data = json.dumps(told, separators=(",", ":"))
    return f"{HEAD}\n{text}\n\nexport const GAMES: Record<GameKey, GameShape> = {data};\n"


# What is printed on the cards: their faces, and nothing of what may be done with them.


def printed() -> str:
    """The cards of each game in the order of its counts, and the numbers that stand on them."""
    rows: dict[str, Any] = {
        "GOODS": border.Printed.GOODS,
        "LEGAL_GOODS": border.Printed.LEGAL,
        "GOODS_VALUES": dict(zip(border.Printed.GOODS, border.Printed.VALUES)),
        "CHARACTERS": {edition: tables.CHARACTERS for edition, tables in shop.EDITIONS.items()},
        "JEWELS": shop.Printed.JEWELS,
        "COLOURS": lounge.Printed.COLOURS,
        "COLOUR_COPIES": {edition: tables.COPIES for edition, tables in lounge.EDITIONS.items()},
        "KINDS": docks.KINDS,
        "CONTROLS": docks.CONTROLS,
        "IN_STORE": dict(zip(docks.KINDS, docks.IN_STORE)),
        "INSPECTS": {kind: docks.INSPECTS[docks.KINDS.index(kind)] for kind in docks.CONTROLS},
    }
    return f"{HEAD}\n" + "".join(f"export const {name} = {json.dumps(row)} as const;\n" for name, row in rows.items())


def main(arguments: list[str]) -> int:
    """Write the files, or say which are stale."""
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    if arguments == ["--check"]:
        for path in stale:
            print(f"stale: {path.name}; run python web/generate.py")
        return 1 if stale else 0
    OUT.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
