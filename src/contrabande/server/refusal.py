"""Why a table refuses something: a wording key, and the rule where one stands behind it."""

from contrabande.engine.errors import ContrabandeError


class TableRefusal(ContrabandeError):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, key: str, rule: str | None = None, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.facts = facts


UNSAID = "none"
MOST_WHY = 160


def nonsense(why: str = UNSAID) -> TableRefusal:
    """A message that cannot be read, and the field that is to blame, where one is."""
    return TableRefusal("nonsense", why=why[:MOST_WHY])
