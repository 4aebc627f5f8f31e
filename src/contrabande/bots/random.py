"""A bot that knows the rules and nothing else."""

from random import Random

from contrabande.engine.actions import Action, Ask


class RandomBot:
    """Answers with a choice at random, then its fields at random."""

    def choose(self, view: object, ask: Ask, knowledge: object, rng: Random) -> Action:
        """Any legal action."""
        return ask.sample(rng.random)
