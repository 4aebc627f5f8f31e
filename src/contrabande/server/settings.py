"""Settings: what the one who runs a server decides, by flags or by environment."""

from dataclasses import dataclass

from contrabande.server.paces import DAY


@dataclass(frozen=True, slots=True)
class Settings:
    """All of it, with the defaults of one machine at home."""

    database: str
    """An address of SQLite (sqlite:///file) or PostgreSQL (postgresql://…)."""
    tempo: float = 1.0
    """Scales the waits that are only for show: a bot's thinking, the moment before a reveal."""
    most_tables: int = 20_000
    """More tables than these are not opened, so that those who play do not suffer."""
    keep: int = 30 * DAY
    """How long a table that has ended is kept."""
    thinkers: int = 1
    """Worker processes for bots."""
    origins: tuple[str, ...] = ()
    """Further web origins whose pages may open sockets here."""
    address: str | None = None
    """Where phones in the same network find this house, for those who look at it from this very machine."""
    is_slowing: bool = True
    """Whether those who send too much are slowed down."""
