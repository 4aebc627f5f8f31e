"""An objection: why an answer was not taken, in a form that a model can act on. Nothing has changed."""

import msgspec

from contrabande.engine.errors import ContrabandeError
from contrabande.wording import Catalogue, Wording


class Objection(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key for programs, a sentence, the rule; what was understood, which field is wrong, and what it may be."""

    key: str
    text: str
    rule: str | None = None
    understood: str | None = None
    field: str | None = None
    allowed: str | None = None


def objection(words: Wording | Catalogue, key: str, message: str, rule: str, **facts: str | int) -> Objection:
    """An objection under a *rule*, in the language of *words*."""
    return Objection(key, words.say("refused", reason=words.say(message, **facts), rule=rule), rule)


class NotTaken(ContrabandeError):
    """An answer that is not carried out."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.text)
        self.objection = objection
