"""Chance: outcomes by labelled words, so that another line of play does not shift the other draws.

Word *i* of a label is the 32-bit little-endian word *i* mod 16 of BLAKE2b(match key, label, *i* div 16).
An outcome is that word multiplied by the bound and shifted, over the cumulative counts in table order.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Layout
from typing import Protocol

from contrabande.engine.counts import Row, counted
from contrabande.engine.errors import ChanceError, OutcomeNeeded

Draw = tuple[str, int]
"""One outcome in a record: its label, and the kind or number that came."""

Words = Iterator[tuple[int]]
"""What is left of a block, word by word: most labels need only the first few, so no more are unpacked."""

WORDS_IN_BLOCK = 16
_WORDS: Callable[[bytes], Words] = Layout("<I").iter_unpack
_FIRST_WORDS = [Layout(f"<{number}I").unpack_from for number in range(WORDS_IN_BLOCK + 1)]
"""By how many are wanted: the first words of a block."""
_DRY: Words = iter(())


class Chance(Protocol):
    """Where outcomes come from."""

    drawn: list[Draw]

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """Draw one card from a pile of *counts* per kind; the kind that came."""
        ...

    def below(self, label: str, bound: int) -> int:
        """A number from 0 to *bound* - 1, each equally likely."""
        ...


def take(chance: Chance, labels: Sequence[str], pile: list[int]) -> list[int]:
    """Take a card from *pile* for each label in turn; the kinds that came. A seeded deal is made in one go."""
    if type(chance) is SeededChance:
        return chance.take(labels, pile)
    return [_drawn(chance, label, pile) for label in labels]


def take_one(chance: Chance, label: str, row: Row) -> tuple[int, Row]:
    """Take a card from *row*; the kind that came, and the row without it."""
    if type(chance) is SeededChance:
        return chance.take_one(label, row)
    kind = chance.draw(label, counted(row))
    place = row.index(kind)
    return kind, row[:place] + row[place + 1 :]


def take_each(chance: Chance, labels: Sequence[str], row: Row, piles: int) -> tuple[list[Row], list[list[int]]]:
    """For each label in turn take one card from each of so many *piles* that are all laid out like *row*.

    What came, label by label; and what is left, pile by pile.
    """
    if type(chance) is SeededChance:
        return chance.take_each(labels, row, piles)
    left = [list(row) for _ in range(piles)]
    return [tuple([_moved(chance, label, pile) for pile in left]) for label in labels], left


def _moved(chance: Chance, label: str, row: list[int]) -> int:
    """Draw a card and take it out of a row."""
    kind = chance.draw(label, counted(row))
    row.remove(kind)
    return kind


def _drawn(chance: Chance, label: str, pile: list[int]) -> int:
    """Draw a card and take it away."""
    kind = chance.draw(label, pile)
    pile[kind] -= 1
    return kind


def commitment(seed: bytes) -> str:
    """What is shown before the deal: it binds the dealer to *seed* and tells nothing about it."""
    return blake2b(seed, digest_size=32, person=b"commitment").hexdigest()


def match_key(seed: bytes, entropy: Sequence[bytes]) -> bytes:
    """The key of all draws: the dealer's seed with every seat's entropy in seat order."""
    return blake2b(seed + _shares(tuple(entropy)), digest_size=32, person=b"match key").digest()


@lru_cache(maxsize=16)
def _shares(entropy: tuple[bytes, ...]) -> bytes:
    """Every seat's entropy with its length: matches among silent seats have it in common."""
    return b"".join([len(share).to_bytes(4, "little") + share for share in entropy])


class SeededChance:
    """Draws that anyone who knows the key can compute again."""

    __slots__ = ("_blocks", "_keyed", "_words", "drawn")

    def __init__(self, key: bytes) -> None:
        self._keyed = blake2b(key=key)
        self._blocks: dict[str, int] = {}
        self._words: dict[str, Words] = {}
        self.drawn: list[Draw] = []

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """Draw one card from a pile of *counts* per kind; the kind that came."""
        (word,) = next(self._words.get(label, _DRY), None) or self._next_block(label)
        card = word * sum(counts) >> 32
        kind = 0
        for count in counts:
            if card < count:
                self.drawn.append((label, kind))
                return kind
            card -= count
            kind += 1  # noqa: SIM113 - a counter is quicker here than enumerate
        raise ChanceError(f"{label!r} draws from an empty pile")

    def take(self, labels: Sequence[str], pile: list[int]) -> list[int]:
        """Take a card for each label: what `draw` card by card would give, in one go."""
        left = sum(pile)
        if left < len(labels):
            raise ChanceError(f"{labels[left]!r} draws from an empty pile")
        words = self._words
        kinds = []
        for label in labels:
            (word,) = next(words.get(label, _DRY), None) or self._next_block(label)
            card = word * left >> 32
            left -= 1
            kind = 0
            while card >= pile[kind]:
                card -= pile[kind]
                kind += 1
            pile[kind] -= 1
            kinds.append(kind)
        self.drawn += zip(labels, kinds)
        return kinds

    def take_one(self, label: str, row: Row) -> tuple[int, Row]:
        """Take a card from a row: what `draw` would give of its counts."""
        if not row:
            raise ChanceError(f"{label!r} draws from an empty pile")
        (word,) = next(self._words.get(label, _DRY), None) or self._next_block(label)
        place = word * len(row) >> 32
        kind = row[place]
        self.drawn.append((label, kind))
        return kind, row[:place] + row[place + 1 :]

    def take_each(self, labels: Sequence[str], row: Row, piles: int) -> tuple[list[Row], list[list[int]]]:
        """Take one card from each pile for each label: what `take_one` pile by pile would give, in one go."""
        cards = len(row)
        if cards < len(labels):
            raise ChanceError(f"{labels[cards]!r} draws from an empty pile")
        left, hands, drawn = [list(row) for _ in range(piles)], [], self.drawn
        for label in labels:
            draws, hand = _draws(label, row[-1]), []
            for pile, word in zip(left, self._next_words(label, piles)):
                kind = pile.pop(word * cards >> 32)
                drawn.append(draws[kind])
                hand.append(kind)
            cards -= 1
            hands.append(tuple(hand))
        return hands, left

    def below(self, label: str, bound: int) -> int:
        """A number from 0 to *bound* - 1, each equally likely."""
        (word,) = next(self._words.get(label, _DRY), None) or self._next_block(label)
        number = word * bound >> 32
        self.drawn.append((label, number))
        return number

    def _next_words(self, label: str, number: int) -> Sequence[int]:
        """The next *number* words of *label*."""
        words = self._words
        if label in words or number > WORDS_IN_BLOCK:
            return [(next(words.get(label, _DRY), None) or self._next_block(label))[0] for _ in range(number)]
        hashed = self._keyed.copy()
        hashed.update(_address(label, 0))
        block = hashed.digest()
        words[label] = _WORDS(block[4 * number :])
        return _FIRST_WORDS[number](block)

    def _next_block(self, label: str) -> tuple[int]:
        """Begin the next block of *label*; its first word."""
        number = 0
        if label in self._words:
            number = self._blocks[label] = self._blocks.get(label, 0) + 1
        hashed = self._keyed.copy()
        hashed.update(_address(label, number))
        words = self._words[label] = _WORDS(hashed.digest())
        return next(words)


@lru_cache(maxsize=256)
def _draws(label: str, highest: int) -> tuple[Draw, ...]:
    """What can be drawn for *label*, kind by kind: all deals share these few."""
    return tuple([(label, kind) for kind in range(highest + 1)])


@lru_cache(maxsize=256)
def _address(label: str, number: int) -> bytes:
    """What is hashed for a block."""
    return f"{label}\0{number}".encode()


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
