"""A series of matches: the model in one seat, bots in the others, and each deal once more with a bot in its seat."""

from collections.abc import Callable
from hashlib import blake2b
from math import sqrt
from random import Random
from time import perf_counter

import msgspec

from contrabande.adapters.eval.deciding import Decider, Decision
from contrabande.adapters.eval.model import Model
from contrabande.adapters.eval.question import Teller
from contrabande.adapters.models.reading import Reader
from contrabande.bots.registry import AnyBot
from contrabande.engine.actions import Action
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat
from contrabande.wording import Wording

NINETY_FIVE = 1.959964
"""Standard errors on either side that hold 95 % of a normal distribution."""

Interval = tuple[float, float]
Chooser = Callable[[AnyMatch, Seat, Random], Action]


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What is played."""

    game: AnyGame
    options: msgspec.Struct
    seats: int
    bots: str
    """The name of the bots in the other seats."""
    bot: AnyBot
    matches: int
    seed: str
    """The same seed deals the same matches."""
    retries: int = 2
    """How often the model may think again."""
    with_moves: bool = False
    """Whether the question lists what is legal."""
    language: str = "en"


class Finished(msgspec.Struct, frozen=True, tag_field="kind", tag="match"):
    """The end of a match in the log: how the model's seat did, and how a bot did in the same seat of the same deal."""

    match: int
    seat: int
    win_share: float
    bot_win_share: float
    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Report(msgspec.Struct):
    """How the model played. Intervals hold the true value with 95 % certainty; *edge* is over the bot's own share."""

    game: str
    seats: int
    model: str
    bots: str
    matches: int = 0
    decisions: int = 0
    answers: int = 0
    illegal: int = 0
    illegal_rate: float = 0.0
    retries: int = 0
    defaults: int = 0
    win_share: float = 0.0
    win_share_ci: Interval = (0.0, 1.0)
    bot_win_share: float = 0.0
    edge: float = 0.0
    edge_ci: Interval | None = None
    seconds: float = 0.0


def evaluate(series: Series, model: Model, log: Callable[[Decision | Finished], None] = lambda _line: None) -> Report:
    """Play the series; every question and every match is handed to *log*."""
    report = Report(series.game.key, series.seats, model.name, series.bots)
    shares: list[float] = []
    bot_shares: list[float] = []
    start = perf_counter()
    for number in range(series.matches):
        seat = Seat(number % series.seats)
        outcome = _model_match(series, model, number, seat, report, log)
        twin = _played(series, number, lambda match, seat, rng: _bots_answer(series.bot, match, seat, rng))
        shares.append(float(outcome.win_shares[seat]))
        bot_shares.append(float(twin.win_shares[seat]))
        log(Finished(number, seat, shares[-1], bot_shares[-1], outcome.ending, outcome.scores, outcome.places))
    report.matches = series.matches
    report.illegal_rate = report.illegal / report.answers if report.answers else 0.0
    report.win_share = sum(shares) / len(shares)
    report.win_share_ci = wilson(report.win_share, len(shares))
    report.bot_win_share = sum(bot_shares) / len(bot_shares)
    edges = [share - bot_share for share, bot_share in zip(shares, bot_shares)]
    report.edge, report.edge_ci = sum(edges) / len(edges), normal(edges)
    report.seconds = round(perf_counter() - start, 3)
    return report


def _model_match(
    series: Series, model: Model, number: int, place: Seat, report: Report, log: Callable[[Decision | Finished], None]
) -> Outcome:
    words = Wording(series.game, series.language, _players(series, place))
    reader = Reader(series.game, series.options, series.seats, words)
    teller = Teller(reader.texts, words, series.options, series.seats)
    decider = Decider(model, reader, teller, retries=series.retries, with_moves=series.with_moves)

    def answer(match: AnyMatch, seat: Seat, rng: Random) -> Action:
        prompt = match.prompt(seat)
        assert prompt is not None
        if seat != place:
            return _bots_answer(series.bot, match, seat, rng)
        if not prompt.ask.is_decision:
            return prompt.ask.sample(rng.random)
        action, decision = decider.decide(number, match, seat, rng)
        report.decisions += 1
        report.answers += len(decision.tries)
        report.illegal += decision.illegal
        report.retries += decision.retries
        report.defaults += decision.is_default
        log(decision)
        return action

    return _played(series, number, answer)


def _players(series: Series, place: Seat) -> list[str]:
    return ["Model" if seat == place else f"Bot {seat}" for seat in range(series.seats)]


def _played(series: Series, number: int, answer: Chooser) -> Outcome:
    """One match to its end. Each seat has dice of its own, so that a deal stays the same deal whoever sits where."""
    digest = blake2b(f"{series.seed}/{number}".encode(), digest_size=16).digest()
    match: AnyMatch = Match(series.game, series.options, series.seats, digest)
    dice = [Random(f"{series.seed}/{number}/{seat}") for seat in range(series.seats)]
    order = Random(f"{series.seed}/{number}/order")
    while match.to_act:
        asked = sorted(match.to_act)
        order.shuffle(asked)
        for seat in asked:
            match.answer(seat, answer(match, seat, dice[seat]))
    outcome = match.outcome
    assert outcome is not None
    return outcome


def _bots_answer(bot: AnyBot, match: AnyMatch, seat: Seat, rng: Random) -> Action:
    prompt = match.prompt(seat)
    assert prompt is not None
    return bot.choose(match.view(seat), prompt.ask, match.knowledge(seat), rng)


def wilson(share: float, count: int) -> Interval:
    """Where the true share lies, given a share of so many matches (Wilson's interval)."""
    spread = NINETY_FIVE**2 / count
    middle = (share + spread / 2) / (1 + spread)
    half = NINETY_FIVE / (1 + spread) * sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def normal(values: list[float]) -> Interval | None:
    """Where the true mean lies; one value alone says nothing about it."""
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    error = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean - NINETY_FIVE * error, mean + NINETY_FIVE * error
