"""How a learned bot is asked and answers: in whole numbers, token by token, exactly as the lab's simulators do.

    sentence = Sentence(speech, view, ask, knowledge)
    action = None
    while action is None:
        token = …                       # any place where `sentence.mask` is True, judged by `sentence.observation`
        action = sentence.say(token)    # None while the answer is not complete

A plain answer is one token. A compound one is several, one card more or an end, and what was told so far is part of the
next observation. A game's `SPEECH` says how; this module says it for no game in particular.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from contrabande.engine.actions import Action, Ask
from contrabande.engine.counts import Counts
from contrabande.engine.game import AnyGame, Features

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech:
    """One game in tokens. The views and the knowledge of the functions are those of that game."""

    game: AnyGame
    tokens: int
    features: int
    place: int = 0
    """Where in the observation the counts begin that are told so far in a compound answer."""
    kinds: int = 0
    """How many such counts there are; 0 where every answer is one token."""
    observe: Callable[[Any, Any], Numbers]
    """View and knowledge as an observation, uint8 [features], with nothing told."""
    mask: Callable[[Any, Ask, Counts], Numbers]
    """View, ask, told so far: the tokens that may follow, bool [tokens]."""
    grown: Callable[[Counts, int], Counts]
    """Told so far, token: what is told with it."""
    action: Callable[[Any, Ask, Counts, int], Action | None]
    """View, ask, all that is told, the last token: the action, or None while more is to be told."""
    spell: Callable[[Any, Ask, Action], list[int]]
    """View, ask, a legal action: its tokens."""
    harmless: tuple[str, ...] = ("start_player",)
    """Options that change nothing for who answers: a network need not have been trained with each value."""
    tact: Callable[[Any, Numbers], Numbers] = lambda _view, odds: odds
    """View, odds of the next token: the same where nothing is said that everybody sees to be idle."""
    forget: Callable[[Numbers, float, Random], Numbers] | None = None
    """In a game of memory: an observation, the chance to remember a thing for one turn more, what is left of it."""

    def variant(self, options: msgspec.Struct) -> str | None:
        """The variant that *options* play like, or None for a house rule."""
        for variant in self.game.variants:
            same = {name: getattr(variant.options, name) for name in self.harmless}
            if msgspec.structs.replace(options, **same) == variant.options:
                return variant.key
        return None


class Sentence:
    """One answer in the making."""

    def __init__(self, speech: Speech, view: msgspec.Struct, ask: Ask, knowledge: msgspec.Struct) -> None:
        self.speech = speech
        self.view = view
        self.ask = ask
        self.knowledge = knowledge
        self.told: Counts = (0,) * speech.kinds

    @cached_property
    def _seen(self) -> Numbers:
        return self.speech.observe(self.view, self.knowledge)

    @property
    def observation(self) -> Numbers:
        """What the seat is shown now: uint8 [features]."""
        seen, place = self._seen.copy(), self.speech.place
        seen[place : place + len(self.told)] = self.told
        return seen

    @property
    def mask(self) -> Numbers:
        """The tokens that may come next: bool [tokens]."""
        return self.speech.mask(self.view, self.ask, self.told)

    def after(self, said: Iterable[int]) -> "Sentence":
        """The same answer from its start, with these tokens told: nothing can be taken back."""
        again = Sentence(self.speech, self.view, self.ask, self.knowledge)
        again._seen = self._seen
        for token in said:
            again.say(token)
        return again

    def forget(self, memory: float, rng: Random) -> None:
        """Lose sight of what lies longer back, where the game is one of memory."""
        if self.speech.forget is not None:
            self._seen = self.speech.forget(self._seen, memory, rng)

    def say(self, token: int) -> Action | None:
        """One token more: the finished action, or None while something is still asked."""
        self.told = self.speech.grown(self.told, token)
        return self.speech.action(self.view, self.ask, self.told, token)


class Layout(NamedTuple):
    """How the features of one edition and seat count lie in the observation, which holds whole numbers only."""

    places: Numbers
    """For each number of the features, its place in the observation."""
    scales: Numbers
    """For each, what makes it whole: a share of a pile times the pile."""
    blank: Numbers
    """The observation of a place that this edition does not have."""
    offsets: Numbers | int = 0
    """For each, what is added to it where it may be negative; what is then below 0 stays 0."""

    def observation(self, features: Features) -> Numbers:
        """The features in whole numbers; above 255 they stay 255."""
        wanted = np.array([number for block in features for number in block.numbers]) * self.scales
        whole = np.rint(wanted)
        assert np.abs(wanted - whole).max() < 1e-6, "a feature that is no whole number"
        assert np.all((whole >= 0) | (np.asarray(self.offsets) > 0)), "a negative feature needs an offset"
        found = self.blank.copy()
        found[self.places] = np.clip(whole + self.offsets, 0, 255)
        return found
