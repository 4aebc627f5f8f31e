"""Sampling: an answer at random, from a prompt's forms alone. Load, drills and simple bots play so."""

from random import Random

import msgspec

from contrabande.client import wire
from contrabande.engine.codec import encode


def sampled(prompt: wire.PromptView, rng: Random) -> msgspec.Raw:
    """A random legal answer to a prompt, as JSON."""
    form = rng.choice(prompt.choices)
    fields = {name: domain.sample(rng.random) for name, domain in form.fields.items()}
    return msgspec.Raw(encode({"type": form.action, **fields}))
