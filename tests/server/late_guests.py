"""What who comes late says, and what is said to him."""

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.seats import Seat

BOT = Seat(2)
"""Where a bot plays."""
GUEST = 3
"""The member who comes late."""


def ask(seat: int = BOT, *, is_wished: bool = True) -> wire.AskSeat:
    return wire.AskSeat(id=new_id(), seat=Seat(seat), is_wished=is_wished)


def welcome(member: int = GUEST, seat: int = BOT, *, is_welcome: bool = True) -> wire.LetIn:
    return wire.LetIn(id=new_id(), member=member, seat=Seat(seat), is_welcome=is_welcome)
