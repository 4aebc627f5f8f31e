"""Advice in the terminal: what a champion would have done at each choice of a finished match."""

from collections.abc import Iterator
from typing import NamedTuple

from contrabande.bots.registry import bot_at
from contrabande.cli.complaint import Complaint
from contrabande.engine.codec import actions_of
from contrabande.engine.game import AnyGame
from contrabande.engine.record import Record
from contrabande.engine.replay import moments
from contrabande.engine.seats import Seat
from contrabande.wording import Wording

MOST = 3
"""So many answers are told of those that it might give."""


class Judged(NamedTuple):
    """One choice: in which entry it was made, and what a champion thinks of it."""

    entry: int
    said: str


def judged(game: AnyGame, record: Record, words: Wording, seat: Seat | None) -> Iterator[Judged]:
    """All choices of one seat, or of all of them."""
    from contrabande.bots.neural.advice import advised
    from contrabande.bots.neural.bot import NeuralBot

    bot, read = bot_at(game, "champion"), actions_of(game).decode
    assert isinstance(bot, NeuralBot), "every level is the learned bot"
    for moment, entry in zip(moments(game, record), record.entries[1:], strict=False):
        for one in entry.answers:
            prompt = moment.prompt(Seat(one.seat))
            if prompt is None or not prompt.ask.is_decision or seat not in (None, one.seat):
                continue
            by, given = Seat(one.seat), read(one.action)
            found = advised(bot, moment.view(by), prompt.ask, moment.knowledge(by), given, most=MOST)
            if found is None:
                raise Complaint(words.say("door-not-learned"))
            likely = ", ".join(f"{words.action(action)} ({_percent(odds)})" for action, odds in found.likely)
            facts = {"name": words.player(by), "likely": likely, "odds": _percent(found.given)}
            yield Judged(entry.number, words.say("replay-advice", **facts))


def _percent(odds: float) -> str:
    return f"{100 * odds:.0f} %"
