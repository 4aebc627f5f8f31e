"""What the arena refuses."""

from contrabande.engine.errors import ContrabandeError


class ArenaError(ContrabandeError):
    """A bot that cannot be had, or workers that are gone: what is wrong and what to do, in one line."""
