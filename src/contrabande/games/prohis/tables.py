"""What is printed: five kinds of cards, their values and ranks (PR-1 … PR-5). It imports nothing."""

KINDS: tuple[str, ...] = ("legal", "illegal", "lieutenant", "captain", "inspector")
"""The order of every count per kind: goods first, then control cards by rank."""
GOODS: tuple[str, ...] = KINDS[:2]
CONTROLS: tuple[str, ...] = KINDS[2:]
LEGAL, ILLEGAL, LIEUTENANT, CAPTAIN, INSPECTOR = range(5)
NOTHING: tuple[int, ...] = (0, 0, 0, 0, 0)

IN_STORE: tuple[int, ...] = (1000, 4000, 3000, 4000, 5000)
"""Dollars for a card in one's own store (PR-2)."""
IN_HAND: tuple[int, ...] = (0, -4000, 1000, 2000, 3000)
"""Dollars for a card still in hand at the end (PR-2)."""
INSPECTS: tuple[int, ...] = (0, 0, 1, 2, 3)
"""How many cards of a convoy it may inspect; also its rank (PR-2)."""


class Printed:
    """The game as it lies in the box."""

    SEATS = range(3, 7)
    SMALL_TABLE = 4
    """Up to so many seats play with fewer cards (PR-3)."""
    SMALL_DECK: tuple[int, ...] = (40, 20, 6, 0, 0)
    DECK: tuple[int, ...] = (58, 30, 8, 0, 0)
    GIVEN: tuple[int, ...] = (0, 0, 0, 1, 1)
    """What everybody gets beforehand (PR-4)."""
    DEALT = 4
    DISPLAY = 4
    HAND_LIMIT = 8
    """Who holds as many may not draw (PR-9)."""
    DRAWS = 2
    CONVOY_LEAST = 2
    CONVOY_MOST = 4
    NEAR_END = 2
    """Passing is allowed once the pile holds at most so many cards per seat (PR-Q1)."""

    @classmethod
    def deck(cls, seats: int) -> tuple[int, ...]:
        """What is shuffled for so many seats (PR-3)."""
        return cls.SMALL_DECK if seats <= cls.SMALL_TABLE else cls.DECK


class Tiny(Printed):
    """Two seats, four shuffled cards and convoys of two, for exact solving."""

    SEATS = range(2, 3)
    SMALL_DECK: tuple[int, ...] = (2, 1, 1, 0, 0)
    GIVEN: tuple[int, ...] = (0, 0, 0, 1, 0)
    DEALT = 1
    DISPLAY = 1
    HAND_LIMIT = 2
    CONVOY_MOST = 2
    NEAR_END = 0


EDITIONS: dict[str, type[Printed]] = {"printed": Printed, "tiny": Tiny}
