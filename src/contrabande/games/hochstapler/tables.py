"""What is printed: seven colours of fifteen cards (HS-1, HS-2). It imports nothing."""

LOWEST_SUM = 1
"""Every announcement is higher than an implicit nothing (HS-Q3)."""


class Printed:
    """The game as it lies in the box."""

    SEATS = range(3, 8)
    COLOURS: tuple[str, ...] = ("green", "yellow", "blue", "purple", "red", "orange", "grey")
    COPIES: tuple[int, ...] = (3, 2, 2, 2, 2, 2, 1, 1)
    """How many cards of each value a colour has; the place is the value."""
    HIGHEST_CARD = len(COPIES) - 1
    STAGES_END_AT = 10
    """Minus points that end the variant of several stages (HS-15)."""


class Tiny(Printed):
    """Two colours of four cards, for exact solving; a pile can run out."""

    SEATS = range(2, 3)
    COLOURS: tuple[str, ...] = ("green", "yellow")
    COPIES: tuple[int, ...] = (2, 2)
    HIGHEST_CARD = len(COPIES) - 1
    STAGES_END_AT = 2


EDITIONS: dict[str, type[Printed]] = {"printed": Printed, "tiny": Tiny}
