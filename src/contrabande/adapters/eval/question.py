"""The question as a model gets it: rules, what happened, what its seat sees, what it is asked. No list of moves."""

from collections.abc import Sequence

import msgspec

from contrabande.adapters.action_text import ActionText
from contrabande.adapters.eval.model import Message
from contrabande.adapters.models.objection import Objection
from contrabande.adapters.models.telling import actions_of, legal_moves, legend_of, rules_of, table_of
from contrabande.engine.actions import Prompt
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat
from contrabande.wording import Wording

FORM = """Say what you think in a few sentences if you like. Then end with one line that holds your answer and nothing \
else, in this form:

Answer: Name(field=value, field=value)"""


class Teller:
    """Writes the messages of one table, for any seat of it."""

    def __init__(self, texts: ActionText, words: Wording, options: msgspec.Struct, seats: int) -> None:
        self.texts = texts
        self.words = words
        self._rules = "\n\n".join(
            (
                rules_of(words),
                "# This table",
                table_of(words, options, seats),
                "# The actions of the game (not all of them are allowed at every moment)",
                actions_of(texts, words),
                "# How to read a view",
                legend_of(texts, words),
                "# How to answer",
                FORM,
            )
        )

    def ask(
        self, seat: Seat, prompt: Prompt, view: msgspec.Struct, happened: Sequence[str], *, with_moves: bool
    ) -> list[Message]:
        """The messages that put *prompt* to a model in *seat*, which was told what *happened*."""
        parts = [
            f"You are {self.words.player(seat)}, in seat {seat}.",
            "# What happened so far",
            "\n".join(happened) or "Nothing yet.",
            "# What you see now",
            encode(view).decode(),
            f"# The question (rules: {', '.join(prompt.ask.rules)})",
            self.words.ask(prompt, seat),
        ]
        if with_moves:
            parts += ["# What you may answer", "\n".join(legal_moves(self.texts, prompt.ask))]
        return [Message("system", self._rules), Message("user", "\n\n".join(parts))]

    def rethink(self, answer: str, objection: Objection) -> list[Message]:
        """The talk goes on: that was no legal answer."""
        again = f"That is not taken: {objection.text}\n\nThink again, and end with one line: Answer: Name(field=value)"
        return [Message("assistant", answer), Message("user", again)]
