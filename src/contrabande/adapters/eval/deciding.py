"""Deciding: a model is asked until its answer is legal; after its last try chance answers for it."""

from random import Random

import msgspec

from contrabande.adapters.eval.model import Message, Model
from contrabande.adapters.eval.question import Teller
from contrabande.adapters.models.found import LONGEST
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.reading import Reader
from contrabande.adapters.models.telling import illegal, told
from contrabande.engine.actions import Action, Prompt
from contrabande.engine.errors import IllegalAction
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat


class Try(msgspec.Struct, frozen=True):
    """One answer of the model: what it said, what was understood, and why that was not taken."""

    answer: str
    understood: str | None = None
    refusal: Objection | None = None


class Decision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """One question in the log: the messages, every try, and the action that was played."""

    match: int
    seat: int
    prompt: int
    messages: tuple[Message, ...]
    tries: tuple[Try, ...]
    retries: int
    """How often the model was asked again."""
    action: str
    is_default: bool
    """Whether chance answered in the end."""

    @property
    def illegal(self) -> int:
        """How many of its answers were not taken."""
        return sum(each.refusal is not None for each in self.tries)


class Decider:
    """Puts the questions of one seat to a model, throughout one match."""

    def __init__(self, model: Model, reader: Reader, teller: Teller, *, retries: int, with_moves: bool) -> None:
        self._model = model
        self._reader = reader
        self._teller = teller
        self._retries = retries
        self._with_moves = with_moves
        self._happened: list[str] = []
        self._told = 0

    def decide(self, number: int, match: AnyMatch, seat: Seat, rng: Random) -> tuple[Action, Decision]:
        """The model's answer for *seat*, or one by chance; and how it came about."""
        prompt = match.prompt(seat)
        assert prompt is not None
        for entry in match.events(seat, self._told):
            self._happened += told(self._teller.words, entry)
        self._told = match.entries
        messages = self._teller.ask(seat, prompt, match.view(seat), self._happened, with_moves=self._with_moves)
        tries: list[Try] = []
        action: Action | None = None
        while action is None and len(tries) <= self._retries:
            answer = _readable(self._model.reply(messages))
            action, made = self._read(match, seat, prompt, answer)
            tries.append(made)
            if made.refusal is not None and len(tries) <= self._retries:
                messages += self._teller.rethink(answer, made.refusal)
        played = action or prompt.ask.sample(rng.random)
        return played, Decision(
            match=number,
            seat=seat,
            prompt=prompt.number,
            messages=tuple(messages),
            tries=tuple(tries),
            retries=len(tries) - 1,
            action=self._reader.texts.string(played),
            is_default=action is None,
        )

    def _read(self, match: AnyMatch, seat: Seat, prompt: Prompt, answer: str) -> tuple[Action | None, Try]:
        texts = self._reader.texts
        try:
            action = self._reader.read(answer, prompt.ask)
            match.check(seat, action, prompt.number)
        except NotTaken as refused:
            return None, Try(answer, refused.objection.understood, refused.objection)
        except IllegalAction as error:
            objection = illegal(error, texts, self._teller.words, prompt.ask, is_helped=self._with_moves)
            return None, Try(answer, objection.understood, objection)
        return action, Try(answer, texts.string(action))


def _readable(answer: str) -> str:
    """The end of an answer, which is all that is read of it; half a letter becomes a question mark."""
    return answer[-LONGEST:].encode(errors="replace").decode()
