"""Law 7, blindness: two worlds that a seat cannot tell apart stay so, byte for byte.

A world is sampled that fits what an audience has seen. Truth and twin are then played forward by actions that
look alike from outside. What the audience receives may differ only where hidden things are legitimately turned
face up: an event that says so, or a secret that is addressed to it. Then the twin is refuted and dropped.
"""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from contrabande.engine.actions import Action, Answers, Ask
from contrabande.engine.chance import Draw, SeededChance
from contrabande.engine.codec import encode
from contrabande.engine.events import Event, project
from contrabande.engine.seats import Audience, Seat
from contrabande.laws.broken import LawBroken, demand
from contrabande.laws.line import Line, answers_of, fresh_chance, random_answers

ENUMERATED = 4000
"""How many legal actions are looked through for one that looks like the true one."""


class Sampled(NamedTuple):
    """How a sample went: how many steps the twin stayed alive, and whether it differed from the truth."""

    steps: int
    differed: bool


class MirrorChance:
    """Casts the same public lots as the truth; draws the same cards, too, where it can, or else any."""

    def __init__(self, truth: Sequence[Draw], then: SeededChance, *, draws_alike: bool) -> None:
        self._draws_alike = draws_alike
        self._left: defaultdict[str, list[int]] = defaultdict(list)
        for label, kind in truth:
            self._left[label].append(kind)
        self._then = then
        self.drawn: list[Draw] = []

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """A card: the true one where that is wanted and there, else any."""
        return self._give(label, counts, is_true=self._draws_alike)

    def below(self, label: str, bound: int) -> int:
        """A public lot: the true one, so that no world is told apart by luck that everybody sees."""
        return self._give(label, (1,) * bound, is_true=True)

    def _give(self, label: str, counts: Sequence[int], *, is_true: bool) -> int:
        row = self._left[label]
        kind = row.pop(0) if row else len(counts)
        if not (is_true and kind < len(counts) and counts[kind]):
            kind = self._then.draw(label, counts)
        self.drawn.append((label, kind))
        return kind


def check_blindness(line: Line, audience: Audience, rng: Random, *, steps: int) -> Sampled:
    """One sampled world at this point of *line*, played forward for at most *steps* steps."""
    game = line.game
    view = game.view(line.state, audience)
    world = game.sample_state(view, line.knowledge[audience], fresh_chance(rng))
    truth, twin = line.fork(), Line(game, world, {audience: line.knowledge[audience]})
    truth.knowledge = {audience: line.knowledge[audience]}
    differed = encode(world) != encode(line.state)
    demand(game.tally(world) == game.tally(line.state), 7, f"a sampled world of {audience} has other cards")
    for step in range(steps):
        if truth.seen_by(audience) != twin.seen_by(audience):
            raise LawBroken(7, _difference(truth, twin, audience))
        if not truth.to_act or not _play_alike(truth, twin, audience, rng):
            return Sampled(step, differed)
    return Sampled(steps, differed)


def _difference(truth: Line, twin: Line, audience: Audience) -> str:
    pairs = zip(truth.seen_by(audience).split(b"\n"), twin.seen_by(audience).split(b"\n"))
    names = ("view", "ask", "knowledge", "features", "to_act")
    for name, (one, other) in zip(names, pairs):
        if one != other:
            return f"{name} of {audience} tells worlds apart:\n  {one.decode()}\n  {other.decode()}"
    return f"{audience} tells worlds apart"


def _play_alike(truth: Line, twin: Line, audience: Audience, rng: Random) -> bool:
    """Play both on; False when the twin is refuted or no look-alike action is legal in it."""
    asks, twin_asks = truth.asks(), twin.asks()
    answers = random_answers(asks, rng)
    truth.play(answers, fresh_chance(rng))
    for is_same in (False, True):
        twin_answers = look_alike(answers, twin_asks, audience, rng, is_same=is_same)
        if twin_answers is None:
            continue
        for draws_alike in (False, True):
            tried = twin.fork()
            tried.play(twin_answers, MirrorChance(truth.drawn, fresh_chance(rng), draws_alike=draws_alike))
            if not is_refuted(truth.events, tried.events, audience):
                twin.state, twin.knowledge, twin.events = tried.state, tried.knowledge, tried.events
                return True
    return False


def look_alike(
    answers: Answers, asks: dict[Seat, Ask], audience: Audience, rng: Random, *, is_same: bool
) -> Answers | None:
    chosen: list[tuple[Seat, Action]] = []
    for answer in answers:
        found = _twin_action(answer.action, asks[answer.seat], rng, is_same=is_same or answer.seat == audience)
        if found is None:
            return None
        chosen.append((answer.seat, found))
    return answers_of(chosen, asks)


def _twin_action(action: Action, ask: Ask, rng: Random, *, is_same: bool) -> Action | None:
    """A legal action that looks like *action* from outside: another one if there is, unless it must be the same."""
    shown = action.shown()
    if is_same or shown is action:
        return action if ask.allows(action) else None
    for _ in range(20):
        other = ask.sample(rng.random)
        if other != action and type(other) is type(action) and other.shown() == shown:
            return other
    for _, other in zip(range(ENUMERATED), ask.actions()):
        if type(other) is type(action) and other.shown() == shown:
            return other
    return None


def is_refuted(truth: Sequence[Event], twin: Sequence[Event], audience: Audience) -> bool:
    """Whether hidden things were turned face up; False when nothing differs; anything else breaks the law."""
    for one, other in zip(truth, twin):
        seen, twin_seen = encode(project(one, audience)), encode(project(other, audience))
        if seen == twin_seen:
            continue
        if one.reveals or other.reveals or _differ_in_own_secrets(one, other, audience):
            return True
        raise LawBroken(7, f"an event tells {audience} worlds apart:\n  {seen.decode()}\n  {twin_seen.decode()}")
    if len(truth) != len(twin):
        raise LawBroken(7, f"the number of events tells {audience} worlds apart: {truth} / {twin}")
    return False


def _differ_in_own_secrets(one: Event, other: Event, audience: Audience) -> bool:
    if type(one) is not type(other):
        return False
    names = one.secrets
    blank = dict.fromkeys(names)
    return encode(replace(project(one, None), **blank)) == encode(replace(project(other, None), **blank))
