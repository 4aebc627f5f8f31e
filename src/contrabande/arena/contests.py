"""Contests: which bots sit at one table. Every contest is played on every deal, from every seat."""

LineUp = tuple[int, ...]
"""Per seat the number of its bot, before anybody has moved."""


def pairs(bots: int, seats: int) -> tuple[LineUp, ...]:
    """One bot among many of another: the first named among the second; of three or more, each among each other.

    >>> pairs(2, 4)
    ((0, 1, 1, 1),)
    """
    others = [(0, 1)] if bots == 2 else [(one, other) for one in range(bots) for other in range(bots) if one != other]
    return tuple((one, *[other] * (seats - 1)) for one, other in others)


def mixed(bots: int, seats: int) -> tuple[LineUp, ...]:
    """Three or more bots at one table, each as often as the others.

    >>> mixed(3, 4)
    ((0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2))
    """
    if bots == 2:
        return ()
    return tuple(tuple((first + seat) % bots for seat in range(seats)) for first in range(bots))


def rotated(line_up: LineUp, places: int) -> LineUp:
    """Everybody so many seats further, clockwise.

    >>> rotated((0, 1, 1, 2), 1)
    (2, 0, 1, 1)
    """
    return line_up[-places:] + line_up[:-places] if places else line_up
