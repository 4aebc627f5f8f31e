"""Why a table refuses something: a wording key, and the rule where one stands behind it."""

from contrabande.engine.errors import ContrabandeError
from contrabande.wording.general import ANSWERS, SEATS, SECRETS

GENERAL = {
    "no-such-table": SEATS,
    "no-such-seat": SEATS,
    "not-seated": SEATS,
    "seat-taken": SEATS,
    "no-token": SECRETS,
    "not-your-prompt": ANSWERS,
    "all-are-in": ANSWERS,
    "no-such-action": ANSWERS,
    "no-such-phrase": ANSWERS,
    "nonsense": ANSWERS,
}
"""What a refusal rests on where no game has a rule for it."""


class TableRefusal(ContrabandeError):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, key: str, rule: str | None = None, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.facts = facts

    @property
    def cited(self) -> str | None:
        """The rule of the game, or the general one, behind it; an order of the house has none."""
        return self.rule or GENERAL.get(self.key)


UNSAID = "none"
MOST_WHY = 160


def nonsense(why: str = UNSAID) -> TableRefusal:
    """A message that cannot be read, and the field that is to blame, where one is."""
    return TableRefusal("nonsense", why=why[:MOST_WHY])
