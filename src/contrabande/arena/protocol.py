"""What is said between the arena and a bot at a URL: one question, one answer, both JSON."""

import msgspec

from contrabande.client.asking import shown_prompt
from contrabande.client.wire import OptionValues, PromptView
from contrabande.engine.codec import encode
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat


class Question(msgspec.Struct, frozen=True):
    """All that a seat may know when it is asked. To be asked twice is to be asked the same."""

    match: str
    """The same for all questions of one seat in one match, and for no other: a bot may keep notes under it."""
    game: str
    version: int
    options: OptionValues
    seats: int
    seat: Seat
    view: msgspec.Raw
    prompt: PromptView
    knowledge: msgspec.Raw
    """What the seat has seen so far, folded as the game folds it."""
    seed: int
    """For a bot that throws dice and wants its matches to be repeatable."""


def question(match: AnyMatch, seat: Seat, name: str, seed: int) -> bytes:
    """What the bot in *seat* is asked."""
    prompt = match.prompt(seat)
    assert prompt is not None, "only a seat that is to act is asked"
    game = match.game
    return encode(
        Question(
            match=f"{name}/{seat}",
            game=game.key,
            version=game.version,
            options=msgspec.to_builtins(match.options),
            seats=match.seats,
            seat=seat,
            view=msgspec.Raw(encode(match.view(seat))),
            prompt=shown_prompt(prompt),
            knowledge=msgspec.Raw(encode(match.knowledge(seat))),
            seed=seed,
        )
    )
