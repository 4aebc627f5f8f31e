"""Passing by: what somebody sees of a table who knows its code and has not come in; less than any watcher sees."""

from contrabande.client import wire
from contrabande.server.company import BotPlayer, Member
from contrabande.server.table import Table

MEASURES = ("round", "stage")
"""What a watcher's view calls the part of the match that is played."""


def glimpse(table: Table) -> wire.Glimpse:
    """Who sits there, how many look on, and how far the match is."""
    seated = sorted(table.sitting.items())
    sitters = tuple(wire.Sitter(seat, who.name, who.shape, _temper(who)) for seat, who in seated)
    watchers = sum(who.seat is None and who.role != "screen" and who.is_present for who in table.members.values())
    begun_at, part = (table.dealt_at, _round(table)) if table.phase == "playing" else (None, None)
    return wire.Glimpse(table.arrangement.seats, sitters, watchers, begun_at, part)


def _temper(who: Member | BotPlayer) -> str | None:
    return who.temper if isinstance(who, BotPlayer) else None


def _round(table: Table) -> int | None:
    """Read from what every watcher is shown, so that nothing else can be told."""
    view = None if table.match is None else table.match.view(None)
    return next((getattr(view, name) for name in MEASURES if hasattr(view, name)), None)
