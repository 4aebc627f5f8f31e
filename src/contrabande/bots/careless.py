"""A bot that now and then answers without thinking: beginners are made so."""

from random import Random
from typing import Generic

from contrabande.bots.bot import Bot, KnowledgeT, ViewT
from contrabande.engine.actions import Action, Ask


class Careless(Generic[ViewT, KnowledgeT]):
    """Plays as *thoughtful* does, and as *thoughtless* does with probability *blunders*."""

    def __init__(
        self, thoughtful: Bot[ViewT, KnowledgeT], thoughtless: Bot[ViewT, KnowledgeT], blunders: float
    ) -> None:
        self.thoughtful = thoughtful
        self.thoughtless = thoughtless
        self.blunders = blunders

    def choose(self, view: ViewT, ask: Ask, knowledge: KnowledgeT, rng: Random) -> Action:
        """An action of the one or the other."""
        bot = self.thoughtless if rng.random() < self.blunders else self.thoughtful
        return bot.choose(view, ask, knowledge, rng)
