"""Asking: a question of the engine as it goes over the wire."""

from collections.abc import Sequence
from math import floor
from random import Random

import msgspec

from contrabande.client.messages import PromptView
from contrabande.engine.actions import Form, Prompt
from contrabande.engine.codec import encode


def shown_prompt(prompt: Prompt) -> PromptView:
    """A prompt as plain data, with an answer for an example."""
    ask = prompt.ask
    forms = tuple(choice.form() for choice in ask.choices)
    example = msgspec.Raw(example_of(prompt.number, forms))
    return PromptView(prompt.number, ask.key, ask.rules, dict(ask.facts), forms, example)


def example_of(number: int, forms: Sequence[Form]) -> bytes:
    """An answer drawn from what the question itself says, and from its number."""
    unit = Random(number).random
    form = forms[floor(unit() * len(forms))]
    fields = {name: form.fields[name].sample(unit) for name in sorted(form.fields)}
    return encode({"type": form.action, **fields})
