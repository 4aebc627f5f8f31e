"""What is raised when a law does not hold: its number, what was seen, and the record that breaks it."""


class LawBroken(AssertionError):
    """A law of the design does not hold."""

    def __init__(self, law: int, what: str, record: bytes | None = None) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law
        self.record = record


def demand(holds: bool, law: int, what: str) -> None:
    """Raise where a law does not hold."""
    if not holds:
        raise LawBroken(law, what)
