"""Lockstep: the reference and a simulator play the same matches, and everything they hold is compared at every token.

The reference plays in Python and leaves a row per token: what the simulator is fed and what it must show afterwards.
Rows of many matches lie side by side in lanes, each lane one match after the other, and run through the simulator in
blocks of one size, so that it is compiled once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from jax import Array, lax

from contrabande.engine.game import AnyGame
from contrabande.lab.bridge.bridge import Bridge, Numbers
from contrabande.lab.reference import Case, Row, rows
from contrabande.lab.sim.simulator import AnySimulator

LANES = 256
ROWS = 32


class Difference(NamedTuple):
    """Where the two part: the first field of the first token that differs."""

    case: Case
    step: int
    field: str
    reference: object
    simulator: object

    def __str__(self) -> str:
        case = self.case
        where = f"seed {case.seed} (variant {case.variant}, {case.seats} seats), step {self.step}, {self.field}"
        return f"{where}: the reference has {self.reference}, the simulator {self.simulator}"


class Report(msgspec.Struct):
    """What a run has found."""

    matches: int = 0
    steps: int = 0
    differences: int = 0
    first: str | None = None


Block = dict[str, Numbers]
"""Rows of all lanes: [rows, …, lanes] for everything a row holds; the state's fields by their own names."""


def lockstep(
    game: AnyGame,
    simulator: AnySimulator,
    bridge: Bridge,
    cases: Iterable[Case],
    *,
    lanes: int = LANES,
    on_progress: Callable[[Report], None] = lambda _report: None,
) -> Report:
    """Play all *cases* on both sides and compare; a match that differs is played once more to name the place."""
    report = Report()
    differing: dict[Case, None] = {}
    waiting = iter(cases)
    playing: list[Iterator[Row]] = [iter(()) for _ in range(lanes)]
    run = compiled(simulator)
    state = _blank_state(simulator, lanes)
    while True:
        block = blank_block(simulator, lanes)
        told = _fill(block, game, bridge, waiting, playing, report)
        if not any(told):
            return report
        state, differs = run(state, block)
        for row, lane in np.argwhere(np.asarray(differs)):
            differing.setdefault(told[row][lane])
        _tell(report, game, simulator, bridge, differing)
        on_progress(report)


def _fill(
    block: Block,
    game: AnyGame,
    bridge: Bridge,
    waiting: Iterator[Case],
    playing: list[Iterator[Row]],
    report: Report,
) -> list[dict[int, Case]]:
    """Write the next rows of every lane; which match each of them belongs to."""
    told: list[dict[int, Case]] = []
    for number in range(ROWS):
        cases = {}
        for lane in range(len(playing)):
            row = next(playing[lane], None)
            if row is None and (case := next(waiting, None)) is not None:
                playing[lane] = rows(game, bridge, case)
                row = next(playing[lane])
                report.matches += 1
            if row is not None:
                write(block, number, lane, row)
                cases[lane] = row.case
                report.steps += row.token is not None
        told.append(cases)
    return told


def _tell(report: Report, game: AnyGame, simulator: AnySimulator, bridge: Bridge, differing: dict[Case, None]) -> None:
    report.differences = len(differing)
    if differing and report.first is None:
        case = next(iter(differing))
        found = first_difference(simulator, rows(game, bridge, case))
        report.first = str(found or f"seed {case.seed}: it differs only when compiled")


# What a row must find.


def write(block: Block, number: int, lane: int, row: Row) -> None:
    """Lay down one row."""
    block["live"][number, lane] = True
    block["case"][number, :, lane] = row.case.seats, row.case.variant
    if row.token is not None:
        block["begins"][number, lane] = False
        block["token"][number, lane] = row.token
    words = block["words"]
    for place, word in row.words.items():
        words[number, place, lane] = word
    if row.state is not None:
        block["whole"][number, lane] = True
        for field, value in row.state.items():
            block[f"state {field}"][number, ..., lane] = value
    block["rewards"][number, : len(row.rewards), lane] = row.rewards
    if row.following is None:
        block["done"][number, lane] = True
    else:
        block["acting"][number, lane] = row.following.seat
        block["mask"][number, :, lane] = row.following.mask
        block["observation"][number, :, lane] = row.following.observation


def blank_block(simulator: AnySimulator, lanes: int, size: int = ROWS) -> Block:
    """A block of nothing; words that no draw asks for are noise, and nothing may depend on them."""
    noise = np.random.default_rng(0).integers(0, 1 << 32, (size, simulator.words, lanes), np.uint32)
    block: Block = {
        "live": np.zeros((size, lanes), np.bool_),
        "begins": np.ones((size, lanes), np.bool_),
        "case": np.full((size, 2, lanes), [[simulator.seats], [0]], np.int8),
        "token": np.zeros((size, lanes), np.int32),
        "words": noise,
        "whole": np.zeros((size, lanes), np.bool_),
        "done": np.zeros((size, lanes), np.bool_),
        "rewards": np.zeros((size, simulator.seats, lanes), np.int32),
        "acting": np.zeros((size, lanes), np.int8),
        "mask": np.zeros((size, simulator.tokens, lanes), np.bool_),
        "observation": np.zeros((size, simulator.features, lanes), np.uint8),
    }
    for field, shape in _shapes(simulator, lanes).items():
        block[f"state {field}"] = np.zeros((size, *shape.shape), shape.dtype)
    return block


@lru_cache(maxsize=16)
def _shapes(simulator: AnySimulator, lanes: int) -> Mapping[str, jax.ShapeDtypeStruct]:
    """Shape and type of every field of a state."""
    shapes: Mapping[str, jax.ShapeDtypeStruct] = jax.eval_shape(lambda: _blank_state(simulator, lanes))._asdict()
    return shapes


def _blank_state(simulator: AnySimulator, lanes: int) -> Any:
    """A state of zeros: every lane begins with a deal."""
    numbers, words = jnp.zeros(lanes, jnp.int8), jnp.zeros((simulator.words, lanes), jnp.uint32)
    shapes = jax.eval_shape(simulator.init, numbers, numbers, words)
    return jax.tree.map(lambda field: jnp.zeros(field.shape, field.dtype), shapes)


# What the simulator shows.


@lru_cache(maxsize=16)
def compiled(simulator: AnySimulator) -> Callable[[Any, Block], tuple[Any, Array]]:
    """Run a block from a state: the state afterwards, and where something differs, bool [rows, lanes]."""

    def one(state: Any, row: dict[str, Array]) -> tuple[Any, Array]:
        after = follow(simulator, state, row)
        differs = [_anywhere(differ) for differ in compare(shown(simulator, after), row).values()]
        return after, row["live"] & jnp.any(jnp.stack(differs), axis=0)

    return jax.jit(lambda state, block: lax.scan(one, state, block))


def follow(simulator: AnySimulator, state: Any, row: dict[str, Array]) -> Any:
    """The state after a row: dealt anew, or one token further."""
    seats, variant = row["case"]
    dealt = simulator.init(seats, variant, row["words"])
    stepped = simulator.step(state, row["token"], row["words"])
    return jax.tree.map(lambda one, other: jnp.where(row["begins"], one, other), dealt, stepped)


def shown(simulator: AnySimulator, state: Any) -> dict[str, Array]:
    """All that a simulator shows of a state, by the names of a block."""
    fields = {f"state {field}": value for field, value in state._asdict().items()}
    return fields | {
        "done": simulator.done(state),
        "rewards": simulator.rewards(state),
        "acting": simulator.acting(state),
        "mask": simulator.mask(state),
        "observation": simulator.observe(state),
    }


def compare(seen: dict[str, Array], row: dict[str, Array]) -> dict[str, Array]:
    """Where each field differs. Within a compound answer there is no state to compare, after the end no question."""
    found = {}
    for name in sorted(seen, key=lambda name: not name.startswith("state ")):
        differs = seen[name] != row[name]
        if name.startswith("state "):
            differs &= row["whole"]
        elif name in ("acting", "observation"):
            differs &= ~row["done"]
        found[name] = differs
    return found


def _anywhere(differs: Array) -> Array:
    return jnp.any(differs.reshape(-1, differs.shape[-1]), axis=0)


def first_difference(simulator: AnySimulator, match: Iterable[Row]) -> Difference | None:
    """Play one match on the simulator up to the first field that differs."""
    look = jax.jit(lambda state, row: (follow(simulator, state, row), shown(simulator, follow(simulator, state, row))))
    state = _blank_state(simulator, 1)
    for row in match:
        block = blank_block(simulator, 1, 1)
        write(block, 0, 0, row)
        fed = {name: jnp.asarray(value[0]) for name, value in block.items()}
        state, seen = look(state, fed)
        for name, differs in compare(seen, fed).items():
            if differs.any():
                pair = (np.asarray(fed[name])[..., 0].tolist(), np.asarray(seen[name])[..., 0].tolist())
                return Difference(row.case, row.number, name.removeprefix("state "), *pair)
    return None
