"""A twin: the table of the truth in another world, played on by moves that look the same to one audience.

Law 7 on bytes. What the audience receives may differ only where hidden things are legitimately turned face up; then
the twin is refuted and dropped. Until all sealed answers are in, not even that may differ: in the twin other seats
answer in another order, change their minds at other times, and are answered for by others.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from contrabande.drills.leak_eyes import Eyes, command, give
from contrabande.drills.leak_house import House
from contrabande.drills.leak_probes import Probes, bot_questions
from contrabande.drills.leak_table import disguised, forget, member_of
from contrabande.drills.leak_truth import CHANGES, Move, Question, Truth, received, reveal, said_by
from contrabande.drills.leak_world import OtherWorld
from contrabande.engine.actions import Action, Answers
from contrabande.engine.chance import Draw
from contrabande.engine.seats import Audience, Seat
from contrabande.laws.blindness import MirrorChance, is_refuted, look_alike
from contrabande.laws.line import fresh_chance


class Difference(Exception):
    """An audience can tell a table from its twin."""

    def __init__(self, audience: Audience, truth: Sequence[bytes], twin: Sequence[bytes]) -> None:
        super().__init__(f"{_name(audience)} can tell worlds apart: {_first_difference(truth, twin)}")


def _name(audience: Audience) -> str:
    return "a spectator" if audience is None else f"seat {audience}"


def _first_difference(truth: Sequence[bytes], twin: Sequence[bytes]) -> str:
    if len(truth) != len(twin):
        return f"{len(truth)} messages in truth, {len(twin)} in the twin"
    for one, other in zip(truth, twin):
        if one != other:
            place = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
            start = max(0, place - 60)
            return f"byte {place}: …{one[start : place + 60]!r} / …{other[start : place + 60]!r}"
    return "they are equal"


class Plan(NamedTuple):
    """What the twin does in a question."""

    answers: dict[Seat, Action]
    draws: Sequence[Draw]


class Twin:
    """One sample: a table that *audience* must not be able to tell from the truth."""

    def __init__(self, truth: Truth, house: House, world: OtherWorld, audience: Audience, rng: Random) -> None:
        self.house = house
        self.audience = audience
        self.steps = 0
        self.differs = world.differs_from(truth.match)
        self._truth = truth
        self._world = world
        self._rng = rng
        self._eyes: Eyes | None = None

    @classmethod
    async def beside(cls, truth: Truth, house: House, audience: Audience, rng: Random) -> "Twin":
        """A twin of the table as it is now, in *house*."""
        world = OtherWorld.beside(truth.match, audience, rng)
        table = disguised(truth.table, world, audience, rng)
        house.host.time = truth.house.host.time
        await house.put(table, truth.dealt.sheet, truth.dealt.tokens)
        return cls(truth, house, world, audience, rng)

    async def begin(self, probes: Probes, told: Sequence[bytes], questions: Sequence[bytes]) -> None:
        """Ask everything that the truth was asked, then keep looking."""
        self._compare(questions, bot_questions(self.house.table, self.audience))
        forget(self.house.table, self._world)
        token = self._truth.token_of(self.audience)
        self._compare(told, await probes.asked(self.house, token))
        self._eyes = await Eyes.opened(self.house, self.audience, token)

    async def close(self) -> None:
        """Hang up."""
        if self._eyes is not None:
            await self._eyes.close()
            self._eyes = None

    def _compare(self, truth: Sequence[bytes], twin: Sequence[bytes]) -> None:
        if truth != twin:
            raise Difference(self.audience, truth, twin)

    async def play(self, question: Question) -> bool:
        """Answer the same question by look-alike moves; False when the twin is refuted by what came to light."""
        plan = self._planned(question)
        if plan is None and not question.is_sealed:
            return False
        if plan is not None:
            self._world.expect(plan.draws)
        answers = self._any_answers(question) if plan is None else plan.answers
        order = self._order(question)
        for move in question.moves[:-1] if plan is None else question.moves:
            await self._do(move, answers, order, question)
        self.steps += 1
        return plan is not None

    def _any_answers(self, question: Question) -> dict[Seat, Action]:
        """What others seal shows nothing until it is revealed: anything will do until then."""
        chosen = {seat: ask.sample(self._rng.random) for seat, ask in self._world.asks().items()}
        own = {answer.seat: answer.action for answer in question.answers if answer.seat == self.audience}
        return {**chosen, **own}

    def _planned(self, question: Question) -> Plan | None:
        """Another choice and other cards where that looks the same; else the true ones; None if neither does."""
        asks = self._world.asks()
        ranks = {answer.seat: answer.rank for answer in question.answers}
        for is_same in (False, True):
            found = look_alike(question.answers, asks, self.audience, self._rng, is_same=is_same)
            if found is None:
                continue
            answers: Answers = tuple(replace(answer, rank=ranks[answer.seat]) for answer in found)
            for draws_alike in (False, True):
                chance = MirrorChance(question.draws, fresh_chance(self._rng), draws_alike=draws_alike)
                events = self._world.tried(answers, chance)
                if not is_refuted(question.events, events, self.audience):
                    return Plan({answer.seat: answer.action for answer in answers}, chance.drawn)
        return None

    def _order(self, question: Question) -> list[Seat]:
        """In which order the others answer here; where speed counts, in the true one."""
        order = [move.seat for move in question.moves if move.action is not None and not move.is_change]
        others = [seat for seat in order if seat is not None and seat != self.audience]
        return others if question.is_ranked else self._rng.sample(others, len(others))

    async def _do(self, move: Move, answers: dict[Seat, Action], order: list[Seat], question: Question) -> None:
        assert self._eyes is not None
        self.house.host.time = move.at
        if question.is_sealed and not question.is_ranked and self._rng.random() < CHANGES:
            await self._waver(answers)
        if move.seat is None:
            await reveal(self.house)
        elif move.seat == self.audience:
            await self._eyes.say(said_by(self.house.table, move))
        elif move.said is not None:
            who = member_of(self.house.table, move.seat)
            assert who is not None
            await command(self.house, who, move.said)
        elif question.is_ranked:
            await give(self.house, move.seat, answers[move.seat], move.name, self._rng)
        elif not move.is_change:
            seat = order.pop(0)
            await give(self.house, seat, answers[seat], move.name, self._rng)
        self._compare(move.seen[self.audience], await received(self._eyes, move))

    async def _waver(self, answers: dict[Seat, Action]) -> None:
        """Somebody changes his sealed answer and changes it back: nobody else may notice."""
        table = self.house.table
        others = [seat for seat in table.drafts if seat != self.audience]
        if not others or table.is_complete:
            return
        seat = self._rng.choice(others)
        ask = self._world.asks()[seat]
        for number, action in enumerate((ask.sample(self._rng.random), answers[seat])):
            await give(self.house, seat, action, f"waver {self._rng.random()} {number}", self._rng)
