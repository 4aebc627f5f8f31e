"""The contract of a bridge: what the simulator must hold, be asked and be told, said by the reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from contrabande.bots.neural.speech import Numbers as Numbers
from contrabande.bots.neural.speech import Sentence, Speech
from contrabande.engine.actions import Answers
from contrabande.laws.line import Line


class Move(NamedTuple):
    """One token that the simulator is to be fed, with what it must have offered before."""

    seat: int
    token: int
    mask: Numbers
    """The tokens that are legal there: bool [tokens]."""
    observation: Numbers
    """What the acting seat must be shown there: uint8 [features]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bridge:
    """Three functions of a reference line (`line.state`, `line.knowledge[seat]`, None for a spectator)."""

    arrays: Callable[[Line], Mapping[str, object]]
    """Every field of the simulator's state, between two steps of the reference."""
    moves: Callable[[Line, Answers], list[Move]]
    """The tokens that these answers are, before they are applied: seat by seat, each answer in its tokens."""
    slot: Callable[[str, int], int]
    """Where in `words` the *n*-th draw (from 0) of a label in one step of the reference belongs."""


def moves_of(speech: Speech) -> Callable[[Line, Answers], list[Move]]:
    """The tokens of all answers in seat order, as a bot would say them; read back they must be the same answers."""

    def moves(line: Line, answers: Answers) -> list[Move]:
        found = []
        for answer in answers:
            view = line.game.view(line.state, answer.seat)
            ask = line.game.ask(view)
            assert ask is not None
            sentence, said = Sentence(speech, view, ask, line.knowledge[answer.seat]), None
            for token in speech.spell(view, ask, answer.action):
                found.append(Move(answer.seat, token, sentence.mask, sentence.observation))
                said = sentence.say(token)
            assert said == answer.action, "an answer that is read back as another one"
        return found

    return moves
