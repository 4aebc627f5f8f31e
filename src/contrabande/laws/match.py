"""Laws 1 to 6 and 8 to 12, checked along one random match; law 7 is sampled on the way.

Each law is a function of a match or of one position in it, so that a failure names the law.
"""

from collections.abc import Callable
from random import Random

import msgspec

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.actions import Action, Ask
from contrabande.engine.chance import SeededChance, match_key
from contrabande.engine.codec import actions_of, encode, events_of, views_of
from contrabande.engine.errors import IllegalAction
from contrabande.engine.events import Event, Secret, project
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.match import NO_ENTROPY, AnyMatch, Match
from contrabande.engine.reckoning import Reckoning
from contrabande.engine.record import End, Record, decode
from contrabande.engine.record import encode as encode_record
from contrabande.engine.replay import replay, verify
from contrabande.engine.seats import Seat
from contrabande.engine.step import copy
from contrabande.laws.blindness import check_blindness
from contrabande.laws.broken import LawBroken, demand
from contrabande.laws.line import Line, answers_of, ask_bytes, audiences, fresh_chance

Chooser = Callable[[AnyMatch, Seat, Ask, Random], Action]
"""How a seat answers in a match that is played for the laws."""

TRIES = 3
"""Actions from the whole space that are tried against each ask."""

ORDERS = 0.2
"""How often drafts are also given in another order; it replays the whole match."""


class Findings(msgspec.Struct):
    """What one match has shown."""

    decisions: int = 0
    worlds: int = 0
    worlds_that_differ: int = 0
    ending: str = ""


def choose_at_random(_match: AnyMatch, _seat: Seat, ask: Ask, rng: Random) -> Action:
    """Any legal action."""
    return ask.sample(rng.random)


def check_match(
    game: AnyGame,
    options: msgspec.Struct,
    seats: int,
    seed: bytes,
    *,
    blind: float = 0.1,
    steps: int = 8,
    choose: Chooser = choose_at_random,
) -> Findings:
    """Play one match and check every law; a breach carries the record that shows it."""
    match: AnyMatch = Match(game, options, seats, seed)
    try:
        return _Trial(match, seed, blind, steps, choose).run()
    except LawBroken as broken:
        broken.record = encode_record(match.record(with_seed=True))
        raise
    except Exception as error:
        raise LawBroken(0, f"{type(error).__name__}: {error}", encode_record(match.record(with_seed=True))) from error


class _Trial:
    """One match under inspection: the real door, and beside it a line whose state lies open."""

    def __init__(self, match: AnyMatch, seed: bytes, blind: float, steps: int, choose: Chooser) -> None:
        self.match = match
        self.game = match.game
        self.rng = Random(seed)
        self.blind = blind
        self.steps = steps
        self.choose = choose
        self.space = ActionSpace(self.game.space(match.options, match.seats))
        self.chance = SeededChance(match_key(seed, (NO_ENTROPY,) * match.seats))
        self.line = Line.begin(self.game, match.options, match.seats, self.chance)
        self.tally = self.game.tally(self.line.state)
        self.findings = Findings()

    def run(self) -> Findings:
        bound = self.game.bound(self.match.options, self.match.seats)
        while self.match.to_act:
            demand(self.match.entries <= bound, 4, f"more than {bound} steps")
            self.position()
            self.advance()
        self.position()
        outcome = self.match.outcome
        assert outcome is not None
        demand(outcome.ending in self.game.endings, 3, f"{outcome.ending!r} is not one of the game's endings")
        demand(sum(outcome.utilities) == 0, 3, "utilities do not sum to zero")
        check_reckoning(self.match, outcome)
        check_replay(self.match)
        self.findings.ending = outcome.ending
        return self.findings

    def position(self) -> None:
        """Everything that holds at each position."""
        game, line, match = self.game, self.line, self.match
        is_over = game.outcome(line.state) is not None
        demand(is_over == (not line.to_act), 3, "somebody is asked although it is over, or nobody although it is not")
        demand(game.tally(line.state) == self.tally, 9, f"{game.tally(line.state)} was {self.tally}")
        for who in audiences(match.seats):
            view = match.view(who)
            shown = encode(view)
            demand(shown == encode(game.view(line.state, who)), 1, f"the view of {who} differs in a second run")
            demand(views_of(game).decode(shown) == view, 11, f"the view of {who} does not survive JSON")
            demand((game.ask(view) is not None) == (who in match.to_act), 3, f"{who} is asked or not, wrongly")
            demand(is_over or _reckoning(view) is None, 8, f"{who} is told a score before it is over")
            if self.rng.random() < self.blind:
                sampled = check_blindness(line, who, self.rng, steps=self.steps)
                self.findings.worlds += 1
                self.findings.worlds_that_differ += sampled.differed
        for event in line.events:
            check_event(game, event, match.seats)

    def advance(self) -> None:
        """One step of both, with every question asked on the way."""
        match = self.match
        asks = self.line.asks()
        chosen = []
        for seat, ask in asks.items():
            self.check_ask(seat, ask, asks)
            action = self.choose(match, seat, ask, self.rng)
            demand(ask.allows(action), 12, f"seat {seat} is answered for by {action}, which is illegal")
            chosen.append((seat, action))
            self.findings.decisions += ask.is_decision
        answers = answers_of(chosen, asks)
        if len(chosen) > 1 and self.rng.random() < ORDERS:
            self.check_order(chosen)
        before = encode(self.line.state)
        twin = copy(self.line.state)
        self.game.apply(twin, answers, fresh_chance(self.rng))
        demand(encode(self.line.state) == before, 2, "a copy shares something with its original")
        for seat, action in chosen:
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, action, prompt.number)
        self.line.play(answers, self.chance)
        demand(encode(match.all_events()[-1]) == encode(self.line.events), 1, "a second run gives other events")

    def check_ask(self, seat: Seat, ask: Ask, asks: dict[Seat, Ask]) -> None:
        """Laws 2, 3, 5 and 10 at one question."""
        demand(ask.size > 0, 3, f"seat {seat} is asked {ask.key} and has no answer")
        demand(bool(ask.rules), 3, f"the ask {ask.key} cites no rule")
        for action in [ask.sample(self.rng.random) for _ in range(TRIES)]:
            demand(self.space.action(self.space.index(action)) == action, 10, f"{action} has no place in the space")
            demand(self.space.from_tokens(self.space.tokens(action)) == action, 10, f"{action} is not its tokens")
            demand(actions_of(self.game).decode(encode(action)) == action, 11, f"{action} does not survive JSON")
            others = [(other, asked.sample(self.rng.random)) for other, asked in asks.items() if other != seat]
            answers = answers_of([*others, (seat, action)], asks)
            self.game.apply(copy(self.line.state), answers, fresh_chance(self.rng))
        before = self.standing(seat)
        for _ in range(TRIES):
            action = self.space.action(self.rng.randrange(self.space.size))
            if not ask.allows(action):
                self.check_refusal(seat, action, before)

    def standing(self, seat: Seat) -> tuple[object, ...]:
        """All that a seat may find changed."""
        match = self.match
        return match.head, match.entries, encode(match.view(seat)), ask_bytes(self.line.ask(seat))

    def check_refusal(self, seat: Seat, action: Action, before: tuple[object, ...]) -> None:
        """A refused action changes nothing and is refused with a reason (laws 2, 5)."""
        try:
            self.match.answer(seat, action)
        except IllegalAction as refused:
            demand(bool(refused.reason.key and refused.reason.rule), 5, f"{action} is refused without a reason")
        else:
            raise LawBroken(5, f"{action} is accepted, though the ask does not allow it")
        demand(before == self.standing(seat), 2, f"the refused {action} has changed something")

    def check_order(self, chosen: list[tuple[Seat, Action]]) -> None:
        """Drafts in another order give the same entry, but for the ranks of arrival (law 6)."""
        entries = []
        for order in (chosen, chosen[::-1]):
            twin = replay(self.game, self.match.record(with_seed=True))
            for seat, action in order:
                demand(twin.entries == self.match.entries, 6, "a draft was carried out before all were in")
                twin.answer(seat, action)
            entry = twin.entry(self.match.entries)
            entries.append(encode([(answer.seat, answer.action) for answer in entry.answers]))
            if not self.line.asks()[order[0][0]].ranked:
                entries[-1] += encode(entry.draws) + encode([twin.view(who) for who in audiences(twin.seats)])
        demand(entries[0] == entries[1], 6, "the order of answers changes the record")


def check_reckoning(match: AnyMatch, outcome: Outcome) -> None:
    """What a score is said to be made of adds up to it, and equal scores in other places are told apart (law 3)."""
    for who in audiences(match.seats):
        told = _reckoning(match.view(who))
        if told is not None:
            scores = tuple([sum(part.worth for part in parts) for parts in told.parts])
            demand(scores == outcome.scores, 3, f"{who} is told parts that make {scores}, not {outcome.scores}")
            ranks = set(zip(outcome.scores, outcome.places))
            is_tie_broken = len(ranks) > len(set(outcome.scores))
            demand(is_tie_broken == bool(told.told_apart), 3, f"{who} is told {told.told_apart} of {ranks}")


def _reckoning(view: msgspec.Struct) -> Reckoning | None:
    """How the scores came about, of a game that says so."""
    told: Reckoning | None = getattr(view, "reckoning", None)
    return told


def check_replay(match: AnyMatch) -> None:
    """A record gives the same match again, from its seed and from its draws, through its bytes (laws 1, 11)."""
    game = match.game
    text = encode_record(match.record())
    record = decode(text)
    demand(encode_record(record) == text, 11, "the record does not survive its bytes")
    blind = Record(record.header, record.entries, End(record.end.outcome, None))
    verified, events = verify(game, record), encode(match.all_events())
    for twin in (verified, replay(game, blind)):
        demand(encode(twin.all_events()) == events, 1, "a replay gives other events")
        demand(twin.outcome == match.outcome, 1, "a replay gives another outcome")
    demand(verified.head == match.head, 1, "a replay gives another chain")


def check_event(game: AnyGame, event: Event, seats: int) -> None:
    """No secret survives for an outsider, and every event survives JSON (laws 8, 11)."""
    demand(type(event) in game.events, 8, f"{type(event).__name__} is not one of the game's events")
    for who in audiences(seats):
        seen = project(event, who)
        demand(events_of(game).decode(encode(seen)) == seen, 11, f"{seen} does not survive JSON")
        for name in event.secrets:
            for secret in _secrets(getattr(seen, name)):
                demand(secret.value is None or who in secret.to, 8, f"{name} of {seen} is shown to {who}")


def _secrets(value: object) -> list[Secret[object]]:
    if isinstance(value, tuple):
        return [secret for part in value for secret in _secrets(part)]
    assert isinstance(value, Secret)
    return [value]
