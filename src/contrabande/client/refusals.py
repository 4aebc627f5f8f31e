"""What a client is told when something is not done."""

from contrabande.client import wire


class Refusal(Exception):
    """The server refused something, and nothing has changed."""

    def __init__(self, refused: wire.Refused, status: int | None = None) -> None:
        super().__init__(refused.text or refused.key)
        self.refused = refused
        self.status = status


class Cut(Exception):
    """The connection is gone, and whether the command was carried out is not known: send it again."""
