"""Spellings: the ways in which a model may write a name that the rules know."""

from collections.abc import Iterable, Sequence

from contrabande.wording import Wording
from contrabande.wording.folding import fold

SHORTEST_BEGINNING = 3
"""So many letters of a name stand for it, where no other name begins so."""


class Spellings:
    """Names as the rules write them, as the table's language says them, and shortened as far as they stay clear."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        self._known: dict[str, frozenset[str]] = {}

    def one_of(self, names: Iterable[str], written: str) -> str | None:
        """The one name that *written* means."""
        wanted = fold(written)
        if not wanted:
            return None
        spellings = {name: self._of(name) for name in names}
        exact = [name for name in spellings if fold(name) == wanted]
        same = [name for name, known in spellings.items() if wanted in known]
        begun = [name for name, known in spellings.items() if any(each.startswith(wanted) for each in known)]
        for found in (exact, same, begun if len(wanted) >= SHORTEST_BEGINNING else []):
            if len(found) == 1:
                return found[0]
        return None

    def seat(self, seats: Sequence[int], written: str) -> int | None:
        """The seat that *written* names: its number, or the player in it."""
        wanted = fold(written)
        players = [seat for seat in seats if wanted and fold(self._words.player(seat)) == wanted]
        if len(players) == 1:
            return players[0]
        digits = wanted.removeprefix("seat").removeprefix("player")
        return int(digits) if digits.isdecimal() and int(digits) in seats else None

    def _of(self, name: str) -> frozenset[str]:
        if name not in self._known:
            forms = (name, f"{name}s", self._words.term(name), self._words.term(name, 2))
            self._known[name] = frozenset(map(fold, forms))
        return self._known[name]
