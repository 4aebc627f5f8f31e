"""Chance: outcomes by labelled words, so that another line of play does not shift the other draws.

Word *i* of a label is the 32-bit little-endian word *i* mod 16 of BLAKE2b(match key, label, *i* div 16).
An outcome is that word multiplied by the bound and shifted, over the cumulative counts in table order.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import repeat
from struct import Struct as Layout
from typing import Protocol

from contrabande.engine.errors import ChanceError, OutcomeNeeded

Draw = tuple[str, int]
"""One outcome in a record: its label, and the kind or number that came."""

_BLOCK: Callable[[bytes], tuple[int, ...]] = Layout("<16I").unpack


class Chance(Protocol):
    """Where outcomes come from."""

    drawn: list[Draw]

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """Draw one card from a pile of *counts* per kind; the kind that came."""
        ...

    def below(self, label: str, bound: int) -> int:
        """A number from 0 to *bound* - 1, each equally likely."""
        ...


def take_each(chance: Chance, label: str, piles: Sequence[list[int]]) -> tuple[int, ...]:
    """Take one card from each pile; the kinds that came. A deal is many draws, so a seeded one is made in one go."""
    if type(chance) is SeededChance:
        return chance.take_each(label, piles)
    cards = []
    for pile in piles:
        kind = chance.draw(label, pile)
        pile[kind] -= 1
        cards.append(kind)
    return tuple(cards)


def commitment(seed: bytes) -> str:
    """What is shown before the deal: it binds the dealer to *seed* and tells nothing about it."""
    return blake2b(seed, digest_size=32, person=b"commitment").hexdigest()


def match_key(seed: bytes, entropy: Sequence[bytes]) -> bytes:
    """The key of all draws: the dealer's seed with every seat's entropy in seat order."""
    mixed = blake2b(seed, digest_size=32, person=b"match key")
    for share in entropy:
        mixed.update(len(share).to_bytes(4, "little") + share)
    return mixed.digest()


class SeededChance:
    """Draws that anyone who knows the key can compute again."""

    __slots__ = ("_blocks", "_keyed", "_words", "drawn")

    def __init__(self, key: bytes) -> None:
        self._keyed = blake2b(key=key)
        self._blocks: dict[str, int] = {}
        self._words: dict[str, list[int]] = {}
        """Per label, what is left of the current block, the next word last."""
        self.drawn: list[Draw] = []

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """Draw one card from a pile of *counts* per kind; the kind that came."""
        card = (self._words.get(label) or self._next_block(label)).pop() * sum(counts) >> 32
        kind = 0
        for count in counts:
            if card < count:
                self.drawn.append((label, kind))
                return kind
            card -= count
            kind += 1  # noqa: SIM113 - a counter is quicker here than enumerate
        raise ChanceError(f"{label!r} draws from an empty pile")

    def take_each(self, label: str, piles: Sequence[list[int]]) -> tuple[int, ...]:
        """Take one card from each pile: what `draw` pile by pile would give, in one go."""
        words = self._words.get(label) or self._next_block(label)
        cards = []
        for pile in piles:
            row = _row(tuple(pile))
            if not row:
                raise ChanceError(f"{label!r} draws from an empty pile")
            if not words:
                words = self._next_block(label)
            kind = row[words.pop() * len(row) >> 32]
            pile[kind] -= 1
            cards.append(kind)
        self.drawn += zip(repeat(label), cards)
        return tuple(cards)

    def below(self, label: str, bound: int) -> int:
        """A number from 0 to *bound* - 1, each equally likely."""
        number = (self._words.get(label) or self._next_block(label)).pop() * bound >> 32
        self.drawn.append((label, number))
        return number

    def _next_block(self, label: str) -> list[int]:
        block = self._blocks.get(label, 0)
        self._blocks[label] = block + 1
        hashed = self._keyed.copy()
        hashed.update(b"%s\0%d" % (label.encode(), block))
        words = self._words[label] = list(_BLOCK(hashed.digest()))
        words.reverse()
        return words


@lru_cache(maxsize=8192)
def _row(pile: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a small pile side by side in table order: deals meet the same piles again and again."""
    return tuple([kind for kind, count in enumerate(pile) for _ in range(count)])


class ScriptedChance:
    """Outcomes laid down beforehand per label; what is not laid down comes from *then*, or is asked for."""

    __slots__ = ("_left", "_then", "drawn")

    def __init__(self, outcomes: Mapping[str, Iterable[int]], then: Chance | None = None) -> None:
        self._left = {label: list(row) for label, row in outcomes.items()}
        self._then = then
        self.drawn: list[Draw] = []

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """The next outcome laid down for *label*; it must be possible."""
        row = self._left.get(label)
        if row:
            kind = row.pop(0)
            if not (0 <= kind < len(counts) and counts[kind]):
                raise ChanceError(f"{label!r} cannot give {kind} from {tuple(counts)}")
        elif self._then is None:
            raise OutcomeNeeded(label, counts)
        else:
            kind = self._then.draw(label, counts)
        self.drawn.append((label, kind))
        return kind

    def below(self, label: str, bound: int) -> int:
        """The next number laid down for *label*."""
        return self.draw(label, (1,) * bound)
