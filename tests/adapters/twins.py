"""Twin matches: the same history, and another world behind it that one audience cannot tell from the true one."""

from random import Random

from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.replay import replay
from contrabande.engine.seats import Audience
from contrabande.laws.line import fresh_chance


def played(game: AnyGame, steps: int) -> AnyMatch:
    """A match after so many random steps, or just before its end."""
    match: AnyMatch = Match(game, game.variants[0].options, game.seats[0], bytes([steps]))
    rng = Random(steps)
    for _ in range(steps):
        for seat in sorted(match.to_act):
            match.answer(seat, match.prompt(seat).ask.sample(rng.random))  # type: ignore[union-attr]
    assert not match.is_over
    return match


def twin_of(match: AnyMatch, audience: Audience, rng: Random) -> AnyMatch:
    """The same history in another world that fits all that *audience* has seen."""
    game = match.game
    world = game.sample_state(match.view(audience), match.knowledge(audience), fresh_chance(rng))
    twin = replay(game, match.record(with_seed=True))
    twin._state = world  # noqa: SLF001  # no door leads there, and that is the point
    twin._views, twin._prompts = [None] * match.seats, [None] * match.seats  # noqa: SLF001
    return twin
