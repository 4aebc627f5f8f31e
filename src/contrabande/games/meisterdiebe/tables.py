"""What is printed: chest, jewels, characters and their numbers (MD-1, MD-2). It imports nothing."""


class Printed:
    """The game as it lies in the box."""

    SEATS = range(2, 9)
    CHARACTERS: tuple[str, ...] = ("smuggler", "jeweller", "lady_jeweller", "thief", "master_thief", "detective")
    """In acting order; a cycle has one round per character."""
    NUMBERS = 8
    """Each character's pile has the numbers from 1 to this."""
    JEWELS: tuple[str, ...] = ("diamond", "sapphire", "ruby")
    VALUES: tuple[int, ...] = (1, 2, 4)
    """What each kind of jewel counts (MD-38)."""
    IMITATIONS: tuple[int, ...] = (8, 2, 0)
    """On every white cushion at the start (MD-9)."""
    FILLING = 12
    """Diamonds that go into the chest before the first round (MD-13)."""
    LEVELS = 3
    RUBIES: tuple[str, ...] = ("below", "none", "above", "none")
    """For the drawers of the north, east, south and west side: where the ruby lies at the start (MD-12).

    A drawer without one is short and has no secret compartment.
    """
    ROTATIONS: tuple[str, ...] = ("none", "top1_cw", "top1_ccw", "top2_cw", "top2_ccw")
    """How many levels turn, and which way (MD-6)."""


class Tiny(Printed):
    """One long drawer and three characters, for exact solving.

    Whoever lays his only imitation ends the match, and so does the only ruby: no limit of rounds is needed. One
    level has nothing to be turned against, so the chest is only flipped.
    """

    SEATS = range(2, 3)
    CHARACTERS: tuple[str, ...] = ("smuggler", "lady_jeweller", "master_thief")
    NUMBERS = 2
    IMITATIONS: tuple[int, ...] = (1, 0, 0)
    FILLING = 2
    LEVELS = 1
    RUBIES: tuple[str, ...] = ("above",)
    ROTATIONS: tuple[str, ...] = ("none",)


FLIPS: tuple[str, ...] = ("no", "yes")

EDITIONS: dict[str, type[Printed]] = {"printed": Printed, "tiny": Tiny}
