"""Why a table refuses something: a wording key, and the rule where one stands behind it."""

from contrabande.engine.errors import ContrabandeError

GENERAL = {
    "no-such-table": "GEN-1",
    "no-such-seat": "GEN-1",
    "not-seated": "GEN-1",
    "seats-taken": "GEN-1",
    "no-token": "GEN-4",
    "not-your-prompt": "GEN-6",
    "all-are-in": "GEN-6",
    "no-such-action": "GEN-6",
    "no-such-phrase": "GEN-6",
    "nonsense": "GEN-6",
}
"""Where no game's rule stands behind a refusal: seats are numbered, secrets are somebody's, formal acts alone count."""


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
