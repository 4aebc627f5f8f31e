"""Advice in the terminal: what a champion would have done at each choice of a finished match."""

from collections.abc import Iterator
from typing import NamedTuple

from contrabande.bots.registry import bot_at
from contrabande.cli.complaint import Complaint
from contrabande.engine.codec import actions_of
from contrabande.engine.game import AnyGame
from contrabande.engine.record import Record
from contrabande.engine.replay import decided
from contrabande.engine.seats import Seat
from contrabande.wording import Wording


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
    for moment, match, by, ask, given in decided(game, record):
        if seat not in (None, by):
            continue
        found = advised(bot, match.view(by), ask, match.knowledge(by), read(given))
        if found is None:
            raise Complaint(words.say("door-not-learned"))
        likely = ", ".join(f"{words.action(action)} ({_percent(odds)})" for action, odds in found.likely)
        facts = {"name": words.player(by), "likely": likely, "odds": _percent(found.given)}
        yield Judged(moment + 1, words.say("replay-advice", **facts))


def _percent(odds: float) -> str:
    return f"{100 * odds:.0f} %"
