"""A bot: one function from what a seat sees to its answer."""

from random import Random
from typing import Protocol, TypeVar

from contrabande.engine.actions import Action, Ask

ViewT = TypeVar("ViewT", contravariant=True)
KnowledgeT = TypeVar("KnowledgeT", contravariant=True)


class Bot(Protocol[ViewT, KnowledgeT]):
    """Chooses a legal answer. It keeps nothing between calls: what it has seen is its knowledge."""

    def choose(self, view: ViewT, ask: Ask, knowledge: KnowledgeT, rng: Random) -> Action:
        """An action that *ask* allows."""
        ...
