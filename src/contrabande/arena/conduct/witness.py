"""A witness sits behind a player: it keeps what was asked, and what the network thought of each answer."""

from collections.abc import Iterator

import numpy as np

from contrabande.arena.conduct.ledger import Coin, Moment
from contrabande.arena.players import Player
from contrabande.bots.neural.bot import NeuralBot
from contrabande.bots.neural.speech import Sentence
from contrabande.bots.registry import bot_named, is_bot
from contrabande.engine.actions import Action, Ask
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat


class Witness:
    """Answers as its player does."""

    def __init__(self, player: Player, network: NeuralBot | None, alarm: type[Action] | None) -> None:
        self.moments: dict[tuple[int, Seat], Moment] = {}
        self.coins: list[Coin] = []
        self._player = player
        self._network = network
        self._alarm = alarm

    def answer(self, match: AnyMatch, seat: Seat, name: str, seed: int) -> Action:
        """What the player answers."""
        prompt = match.prompt(seat)
        assert prompt is not None
        self.moments[match.entries, seat] = Moment(prompt.ask, self._odds(match, seat, prompt.ask))
        action = self._player.answer(match, seat, name, seed)
        if self._network is not None:
            self.coins += coins_of(self._network, match, seat, prompt.ask, action)
        return action

    def leave(self) -> None:
        """The player stays as long as it likes."""

    def _odds(self, match: AnyMatch, seat: Seat, ask: Ask) -> dict[Action, float]:
        """Of every answer, where the alarm may be raised and a network plays; empty elsewhere."""
        if self._network is None or self._alarm is None or not ask.offers(self._alarm):
            return {}
        return odds_of(self._network, match, seat, ask)


def odds_of(bot: NeuralBot, match: AnyMatch, seat: Seat, ask: Ask) -> dict[Action, float]:
    """How likely each answer of one token is; empty where its understudy plays."""
    view = match.view(seat)
    network = bot.learned(view)
    if network is None:
        return {}
    sentence = Sentence(bot.speech, view, ask, match.knowledge(seat))
    mask, told = sentence.mask, sentence.told
    legal = np.flatnonzero(mask).tolist()
    odds = bot.odds(network, sentence, mask)[legal]
    actions = [bot.speech.action(view, ask, told, token) for token in legal]
    return {action: float(share) for action, share in zip(actions, odds) if action is not None}


def coins_of(bot: NeuralBot, match: AnyMatch, seat: Seat, ask: Ask, action: Action) -> Iterator[Coin]:
    """How it stood before each token of an answer; nothing where its understudy plays, or where it forgets."""
    view = match.view(seat)
    network = bot.learned(view)
    if network is None or (bot.memory < 1 and bot.speech.forget is not None):
        return
    sentence = Sentence(bot.speech, view, ask, match.knowledge(seat))
    for token in bot.speech.spell(view, ask, action):
        mask = sentence.mask
        if mask.sum() > 1:
            odds = bot.odds(network, sentence, mask)
            likely = odds[odds > 0]
            yield Coin(float(likely.max()), float(-(likely * np.log(likely)).sum()))
        sentence.say(token)


def network_called(game: AnyGame, name: str) -> NeuralBot | None:
    """The learned bot of that name, if it is one."""
    bot = bot_named(game, name) if is_bot(name) else None
    return bot if isinstance(bot, NeuralBot) else None
