"""An objection: why an answer was not taken, in a form that a model can act on. Nothing has changed."""

import msgspec

from contrabande.engine.errors import ContrabandeError


class Objection(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key for programs, a sentence, the rule; what was understood, which field is wrong, and what it may be."""

    key: str
    text: str
    rule: str | None = None
    understood: str | None = None
    field: str | None = None
    allowed: str | None = None


class NotTaken(ContrabandeError):
    """An answer that is not carried out."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.text)
        self.objection = objection
