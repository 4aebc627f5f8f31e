"""Latecomers: who watches a running match asks for a seat that a bot plays; those who play let him in, or not now."""

from collections.abc import Sequence

from contrabande.client import wire
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.company import Member
from contrabande.server.entries import AnyEntry
from contrabande.server.refusal import TableRefusal
from contrabande.server.standing import at_play, named_seat, playing
from contrabande.server.table import Table

MOST_DECLINED = 3
"""So often somebody is told in one match that it is not now; then he stops asking."""
MOST_WISHES = 10
"""So often somebody asks for a seat in one match: everybody is told each time."""


def ask_seat(table: Table, who: Member, command: wire.AskSeat) -> Sequence[AnyEntry]:
    """Where nobody plays any more who could let him in, asking is enough."""
    playing(table)
    if who.seat is not None:
        raise TableRefusal("has-a-seat")
    wished = table.wishes.get(who.member)
    if not command.is_wished:
        if wished != command.seat:
            raise TableRefusal("no-such-wish")
        return (log.SeatAsked(who.member, command.seat, is_wished=False),)
    named_seat(table, command.seat)
    why_not = _obstacle(table, who, command.seat)
    if why_not is not None:
        raise TableRefusal(why_not, seat=command.seat)
    if wished == command.seat:
        raise TableRefusal("already-so")
    selves = table.selves(who)
    if sum(table.declined.get(one, 0) for one in selves) >= MOST_DECLINED:
        raise TableRefusal("not-now")
    if sum(table.wished.get(one, 0) for one in selves) >= MOST_WISHES:
        raise TableRefusal("asked-enough")
    if not table.people():
        return (_taken(table, who, command.seat),)
    return (log.SeatAsked(who.member, command.seat, is_wished=True),)


def let_in(table: Table, who: Member, command: wire.LetIn) -> Sequence[AnyEntry]:
    """One of those who play is enough, as it is in the hall; what was withdrawn meanwhile is nobody's wish."""
    at_play(table, who)
    if table.wishes.get(command.member) != command.seat:
        raise TableRefusal("no-such-wish")
    if not command.is_welcome:
        return (log.Declined(command.member, command.seat, who.member),)
    guest = table.members[command.member]
    if _obstacle(table, guest, command.seat) is not None:
        raise TableRefusal("guest-may-not", seat=command.seat)
    return (_taken(table, guest, command.seat),)


def _obstacle(table: Table, guest: Member, seat: Seat) -> str | None:
    """Why he may not sit there, whoever would let him in."""
    if guest.role == "screen":
        return "only-players-sit"
    if not table.is_played_by_bot(seat):
        return "seat-taken"
    if table.selves(guest) & table.sent_away:
        return "was-sent-away"
    if table.hands_seen(guest) - {seat}:
        return "saw-another-hand"
    return None


def _taken(table: Table, guest: Member, seat: Seat) -> log.TookOver:
    return log.TookOver(guest.member, seat, guest.name, table.sitting[seat].name)
