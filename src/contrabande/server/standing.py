"""Standing: what a member must be, or a seat, for something to be done (TableRefusal)."""

from contrabande.engine.seats import Seat
from contrabande.server.company import Member
from contrabande.server.refusal import TableRefusal
from contrabande.server.table import Table


def in_lobby(table: Table) -> None:
    """Before the match only."""
    if table.phase != "lobby":
        raise TableRefusal("already-playing")


def seat_of(who: Member) -> Seat:
    """The seat of who has one."""
    if who.seat is None:
        raise TableRefusal("not-seated")
    return who.seat


def at_play(table: Table, who: Member) -> Seat:
    """The seat of who plays in a running match."""
    seat = seat_of(who)
    playing(table)
    return seat


def playing(table: Table) -> None:
    """During a match only."""
    if table.phase != "playing" or table.match is None:
        raise TableRefusal("not-playing")


def free(table: Table, seat: Seat) -> None:
    """A seat that nobody has."""
    named_seat(table, seat)
    if seat in table.sitting:
        raise TableRefusal("seat-taken", seat=seat)


def named_seat(table: Table, seat: Seat | None) -> None:
    """A seat of this table, if one is named."""
    if seat is not None and not 0 <= seat < table.arrangement.seats:
        raise TableRefusal("no-such-seat", seat=seat)
