"""What is printed: the goods cards, the overview card, the lid of the case (HG-1 to HG-6). It imports nothing."""

FATES: tuple[str, ...] = ("none", "closed", "opened", "bribed", "seized")
"""What has become of a case in this turn; none where nothing was packed."""
STONES: tuple[str, ...] = ("extra", "seizure")


class Printed:
    """The game as it lies in the box."""

    SEATS = range(3, 7)
    GOODS: tuple[str, ...] = ("jug", "maracas", "sombrero", "cigar", "tequila", "statue")
    LEGAL: tuple[str, ...] = ("jug", "maracas", "sombrero")
    """What may be declared: the first goods."""
    COPIES: tuple[int, ...] = (39, 30, 23, 18, 16, 13)
    VALUES: tuple[int, ...] = (2, 3, 4, 7, 9, 12)
    FINES: tuple[int, ...] = (1, 2, 3, 5, 6, 8)
    COMPENSATION: tuple[int, ...] = (1, 2, 3)
    """For each legal kind."""
    CAPS: tuple[tuple[int, ...], ...] = (
        (6, 5, 4, 3, 2, 2),
        (8, 6, 5, 4, 3, 2),
        (10, 8, 6, 5, 4, 3),
        (12, 10, 8, 6, 5, 4),
    )
    """How many cards of a kind the double sale takes; one row for each number of seats, fewest first."""
    HAND = 5
    MOST_PACKED = 5
    MOST_KEPT = 3
    CASH = 30
    LOWEST_BRIBE = 1
    HIGHEST_BRIBE = 99
    """A fixed bound, so that a demand tells nothing about hidden cash (rules 1.8)."""
    SALE_FACTOR = 2
    ROUNDS = 3
    TURNS: tuple[int, ...] = (6, 4, 5, 6)
    """Turns of a round, for each number of seats."""
    EXTRA_SEATS = range(5, 7)
    """The numbers of seats at which everybody has a white stone."""

    @classmethod
    def caps(cls, seats: int) -> tuple[int, ...]:
        """The row in the lid of the case that counts at a table of *seats*."""
        return cls.CAPS[cls.SEATS.index(seats)]

    @classmethod
    def turns(cls, seats: int) -> int:
        """How many turns a round has."""
        return cls.TURNS[cls.SEATS.index(seats)]


class Tiny(Printed):
    """For exact solving: two seats, one legal and one illegal kind, two rounds of one turn, one card a case."""

    SEATS = range(2, 3)
    LEGAL: tuple[str, ...] = ("jug",)
    COPIES: tuple[int, ...] = (3, 0, 0, 0, 0, 1)
    CAPS: tuple[tuple[int, ...], ...] = ((1,) * 6,)
    HAND = 2
    MOST_PACKED = 1
    MOST_KEPT = 1
    CASH = 1
    HIGHEST_BRIBE = 2
    ROUNDS = 2
    TURNS: tuple[int, ...] = (1,)
    EXTRA_SEATS = range(0)


class TinyThree(Tiny):
    """For exact solving: three seats with white stones, one turn, up to two cards a case."""

    SEATS = range(3, 4)
    MOST_PACKED = 2
    ROUNDS = 1
    EXTRA_SEATS = range(3, 4)


EDITIONS: dict[str, type[Printed]] = {"printed": Printed, "tiny": Tiny, "tiny3": TinyThree}
