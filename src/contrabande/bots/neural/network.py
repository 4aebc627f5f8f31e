"""The actor as numpy: a file of arrays, and the odds that it gives to every token.

x = clip((observation - mean) · scale, -8, 8); h = x @ in_w + in_b; for each block k
h = h + relu(norm(h) @ block{k}_a_w + block{k}_a_b) @ block{k}_b_w + block{k}_b_b, where norm takes mean and deviation
out of a row; logits = relu(norm(h)) @ head_w + head_b. Arrays lie in the file as float16 and are computed as float32.
"""

import re
import zlib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import count, takewhile
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from contrabande.bots.neural.speech import Numbers, Speech
from contrabande.engine.errors import OptionsError, shortened

WIDEST = 8
"""A number that far from its mean is as good as any beyond."""
ROUNDING = 1e-5
"""Keeps the deviation of an even row from being 0."""
SHARPEST = 100
"""Who is so sure mixes nothing."""
LARGEST = np.finfo(np.float16).max
"""No number of a network is larger; with larger ones its thoughts need not be finite."""


class Card(msgspec.Struct, frozen=True):
    """What the json beside the weights must not be silent about; it may tell more."""

    variants: tuple[str, ...] | None = None
    """The variants it was trained for; None for all of them."""
    seats: tuple[int, ...] | None = None
    """The sizes of table at which it plays; None for all of them."""
    sharpness: float = 1.0
    """What its log odds were multiplied with after its training."""

    def covers(self, variant: str, seats: int) -> bool:
        """Whether it plays at such a table."""
        return (self.variants is None or variant in self.variants) and (self.seats is None or seats in self.seats)


class Network:
    """One policy."""

    def __init__(self, arrays: Mapping[str, Numbers], card: Card | None = None) -> None:
        wide = {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}
        self.card = card or Card()
        self._mean, self._scale = wide["mean"], wide["scale"]
        self._inwards = (wide["in_w"], wide["in_b"])
        names = takewhile(lambda name: f"{name}_a_w" in wide, (f"block{number}" for number in count()))
        self._blocks = [tuple(wide[f"{name}_{part}"] for part in ("a_w", "a_b", "b_w", "b_b")) for name in names]
        self._head = (wide["head_w"], wide["head_b"])

    @property
    def features(self) -> int:
        """How many numbers it looks at."""
        return len(self._mean)

    @property
    def tokens(self) -> int:
        """How many tokens it knows."""
        return len(self._head[1])

    def logits(self, observation: Numbers) -> Numbers:
        """What it thinks of every token: float32 [..., tokens] for observations [..., features].

        What a game shows since then comes last, and is not seen by a network that was trained before.
        """
        seen = np.clip((observation[..., : self.features] - self._mean) * self._scale, -WIDEST, WIDEST)
        weights, bias = self._inwards
        row = seen @ weights + bias
        for a_weights, a_bias, b_weights, b_bias in self._blocks:
            row = row + _relu(_norm(row) @ a_weights + a_bias) @ b_weights + b_bias
        weights, bias = self._head
        found: Numbers = _relu(_norm(row)) @ weights + bias
        return found

    def odds(
        self, observation: Numbers, mask: Numbers, temperature: float = 1.0, leaning: Numbers | float = 0.0
    ) -> Numbers:
        """The probability of every token, 0 where it is illegal; at temperature 0 the best one is certain.

        *leaning* is added to what it thinks of each, before anything else.
        """
        logits = np.where(mask, self.logits(observation).astype(np.float64) + leaning, -np.inf)
        logits -= logits.max(axis=-1, keepdims=True)
        odds: Numbers = np.exp(logits / temperature) if temperature else np.eye(self.tokens)[logits.argmax(axis=-1)]
        odds /= odds.sum(axis=-1, keepdims=True)
        return odds


def _norm(row: Numbers) -> Numbers:
    centred = row - row.mean(axis=-1, keepdims=True)
    normed: Numbers = centred / np.sqrt(np.square(centred).mean(axis=-1, keepdims=True) + np.float32(ROUNDING))
    return normed


def _relu(row: Numbers) -> Numbers:
    return np.maximum(row, 0)


# Files.

_WEIGHTS = files("contrabande.bots") / "weights"
_PART = re.compile(r"block(\d+)_[ab]_[wb]")


def shipped(speech: Speech, folder: str) -> tuple[Network, ...]:
    """The networks that come with the package, each for other sizes of table; none where none has been trained yet."""
    return tuple(_fitting(_shipped(weights.name), speech, weights) for weights in weights_of(folder))


def weights_of(folder: str) -> list[Traversable]:
    """Where a game's weights lie in the package: `game.npz`, and what is for some sizes only, as `game_3_4.npz`."""
    name = re.compile(rf"{folder}(_\d+)*\.npz")
    return sorted((each for each in _WEIGHTS.iterdir() if name.fullmatch(each.name)), key=lambda each: each.name)


def card_of(weights: Traversable) -> Card:
    """The card beside weights, in the package or elsewhere."""
    return _card(weights.with_suffix(".json") if isinstance(weights, Path) else _beside(weights.name))


@lru_cache(maxsize=16)
def _shipped(name: str) -> Network:
    return _read(_WEIGHTS / name, _beside(name))


def _beside(name: str) -> Traversable:
    return _WEIGHTS / name.replace(".npz", ".json")


def _card(path: Traversable) -> Card:
    """What a card says; where there is none, the weights are for every table."""
    if not path.is_file():
        return Card()
    try:
        card = msgspec.json.decode(path.read_bytes(), type=Card)
    except msgspec.DecodeError as problem:
        raise OptionsError(f"{path} is no card of a network: {problem}") from problem
    if not 0 < card.sharpness <= SHARPEST:
        raise OptionsError(f"{path} is no card of a network: its sharpness must be above 0, up to {SHARPEST}")
    return card


def loaded(speech: Speech, path: str) -> Network:
    """The network of a file, refused where there is none or where it belongs to another game."""
    return _fitting(_loaded(path), speech, Path(path))


@lru_cache(maxsize=8)
def _loaded(path: str) -> Network:
    return _read(Path(path), Path(path).with_suffix(".json"))


def _read(weights: Traversable, card: Traversable) -> Network:
    found = _arrays(weights)
    told = _card(card)
    fault = _fault(found)
    if fault:
        raise OptionsError(f"{weights} is no network: {fault}")
    return Network(found, told)


def _arrays(weights: Traversable) -> dict[str, Numbers]:
    """What lies in a file, each array by its name; numpy's own words about other files help nobody here."""
    try:
        with weights.open("rb") as file, np.load(file) as arrays:
            return dict(arrays)
    except OSError as problem:
        raise OptionsError(f"{weights} is no network: {problem.strerror or problem}") from problem
    except (EOFError, TypeError, ValueError, RuntimeError, MemoryError, BadZipFile, zlib.error) as problem:
        raise OptionsError(f"{weights} is no network file, or a broken one; contrabande train writes one") from problem


def _fault(arrays: Mapping[str, Numbers]) -> str:
    """Why these arrays are no network, in a few words; nothing where they are one."""
    if not all(array.dtype.kind in "fiu" for array in arrays.values()):
        return "it holds something else than numbers"
    if not all(((array >= -LARGEST) & (array <= LARGEST)).all() for array in arrays.values()):
        return f"it holds numbers that are not finite or beyond {LARGEST:.0f}"
    wanted = _shapes(arrays)
    if not wanted:
        return "it has no in_w and head_w, rows and columns of numbers"
    for name in sorted({*wanted, *arrays}):
        if name not in arrays:
            return f"it has no {name}"
        if name not in wanted:
            return f"nothing is called {shortened(repr(name))} in a network"
        if arrays[name].shape != wanted[name]:
            return f"{name} has the shape {arrays[name].shape}, here it must be {wanted[name]}"
    return ""


def _shapes(arrays: Mapping[str, Numbers]) -> dict[str, tuple[int, ...]]:
    """The shape of each array in a network of this size and of so many blocks; none where it has no size."""
    doors = [arrays[name].shape for name in ("in_w", "head_w") if name in arrays and arrays[name].size]
    if [len(door) for door in doors] != [2, 2]:
        return {}
    (features, width), (_, tokens) = doors
    shapes = {"mean": (features,), "scale": (features,), "in_w": (features, width), "in_b": (width,)}
    for block in range(len({told[1] for told in map(_PART.fullmatch, arrays) if told})):
        for part in "ab":
            shapes |= {f"block{block}_{part}_w": (width, width), f"block{block}_{part}_b": (width,)}
    return {**shapes, "head_w": (width, tokens), "head_b": (tokens,)}


def _fitting(network: Network, speech: Speech, source: Traversable) -> Network:
    """Refuse a network that sees more than the game shows, or knows other tokens."""
    size, wanted = (network.features, network.tokens), (speech.features, speech.tokens)
    if size[0] > wanted[0] or size[1] != wanted[1]:
        raise OptionsError(
            f"{source} has {size[0]} features and {size[1]} tokens, {speech.game.key} has {wanted[0]} and {wanted[1]}"
        )
    return network
