"""A ledger of secrets: who may hear each of them, and who has heard one that was none of his business."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

_ENTRIES = re.compile(rb'"entries":(\d+)')

HOUSE = "house"
"""Logs and metrics: they may hold no secret at all."""


EVERYBODY = "everybody"
"""The owner of what is no secret at the table: it is looked for in logs and metrics all the same."""


class Secret(NamedTuple):
    """A row of bytes that occurs nowhere by accident."""

    kind: str
    marker: bytes
    owner: str | None
    """Who may hear it; nobody if None."""
    entries: int | None = None
    """A sealed answer is a secret only while the match has so many entries."""


@dataclass
class Ledger:
    """All secrets, and what was found of them."""

    secrets: list[Secret] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    messages: int = 0

    def note(self, kind: str, marker: str | bytes, owner: str | None, entries: int | None = None) -> None:
        """One more secret."""
        raw = marker.encode() if isinstance(marker, str) else marker
        self.secrets.append(Secret(kind, raw, owner, entries))

    def hear(self, who: str, message: bytes) -> None:
        """Look for the secrets of others in what *who* has received."""
        self.messages += 1
        entries = _ENTRIES.search(message)
        for secret in self.secrets:
            if secret.marker not in message or (who != HOUSE and secret.owner in (who, EVERYBODY)):
                continue
            if secret.entries is None or (entries is not None and int(entries[1]) == secret.entries):
                self.found.append(f"{who} has heard the {secret.kind} of {secret.owner or 'the dealer'}")

    def publish(self, *kinds: str) -> None:
        """The match is over: from now on these may be known."""
        known = [secret._replace(owner=EVERYBODY) for secret in self.secrets if secret.kind in kinds]
        self.secrets = [*known, *(secret for secret in self.secrets if secret.kind not in kinds)]
