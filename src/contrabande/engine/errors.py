"""Everything that can be refused, as one tree.

ContrabandeError
├── RulesError
│   ├── IllegalAction    the answer is not among those the prompt offers; carries a Refusal
│   ├── NotYourPrompt    this seat is not asked, or it answers a prompt that is no longer open
│   └── MatchOver        the match has ended
├── RecordError          a record was edited, cut or belongs to other rules; names the entry
├── OptionsError         an option, a seat count or a combination that the game refuses, by name
└── ChanceError
    └── OutcomeNeeded    a scripted chance has run out: carries the label and the counts to draw from
"""

from collections.abc import Sequence

import msgspec

from contrabande.engine.seats import Seat


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is refused: a wording key, the rule it rests on, and facts for the sentence."""

    key: str
    rule: str
    facts: tuple[tuple[str, int | str], ...] = ()


LONGEST_QUOTE = 200


def shortened(text: str) -> str:
    """A quotation that fits into one line, whoever wrote it."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


class ContrabandeError(Exception):
    """The root of everything this program refuses."""


class RulesError(ContrabandeError):
    """A seat tried what the rules do not allow now."""


class IllegalAction(RulesError):
    """An answer that its prompt does not offer."""

    def __init__(self, seat: Seat, action: object, reason: Refusal) -> None:
        super().__init__(f"seat {seat} may not {shortened(repr(action))}: {reason.key} ({reason.rule})")
        self.seat = seat
        self.action = action
        self.reason = reason


class NotYourPrompt(RulesError):
    """A seat answers a question it was not asked, or one that is closed."""


class MatchOver(RulesError):
    """Nobody can act any more."""


class RecordError(ContrabandeError):
    """A record that cannot be trusted or replayed; *place* names the header, an entry or the end."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class OptionsError(ContrabandeError):
    """Options or a seat count that a game refuses."""


class ChanceError(ContrabandeError):
    """A draw that cannot be made."""


class OutcomeNeeded(ChanceError):
    """A scripted chance is asked for a draw that it has no outcome for."""

    def __init__(self, label: str, counts: Sequence[int]) -> None:
        super().__init__(f"no outcome scripted for {label!r} over {tuple(counts)}")
        self.label = label
        self.counts = tuple(counts)
