"""Asking: a question of the engine as it goes over the wire."""

from random import Random

import msgspec

from contrabande.client.messages import PromptView
from contrabande.engine.actions import Prompt
from contrabande.engine.codec import encode


def shown_prompt(prompt: Prompt) -> PromptView:
    """A prompt as plain data, with an answer for an example."""
    ask = prompt.ask
    forms = tuple(choice.form() for choice in ask.choices)
    example = msgspec.Raw(encode(ask.sample(Random(prompt.number).random)))
    return PromptView(prompt.number, ask.key, ask.rules, dict(ask.facts), forms, example)
