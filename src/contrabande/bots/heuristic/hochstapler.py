"""Hochstapler by odds and nerve.

The bot weighs every answer by what it costs, in units in which a minus point of its own costs 1:

odds        the chance that a sum is there, from its own card and all it has seen of the colour
trust       who names a colour probably holds something in it, the more so the higher the sum
suspicion   who gives high cards away probably bluffs, and holds little in the other colours too
doubting    costs the chance that the sum is true
announcing  costs the chance to be doubted and caught, or else that the round comes back and ends badly
swapping    is worth what the best announcement gains on average by the new card
stakes      a leader is cautious, and rather sees a rival lose than one who is far behind
mixing      answers that cost nearly the same are drawn by lot, so that the bot is no open book

The weights were fitted to matches of the bot against itself, again and again, until they no longer moved; other
ways to swap, to trust and to mix that were tried against them did no better.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from random import Random
from typing import NamedTuple

from contrabande.bots.heuristic.hochstapler_odds import (
    FINENESS,
    Groups,
    Heights,
    Odds,
    Unseen,
    average,
    chance,
    flat_stakes,
    heights,
    reach,
    stakes,
)
from contrabande.engine.actions import Action, Ask, Domain
from contrabande.engine.counts import Counts, minus_one
from contrabande.engine.seats import Seat, left_of
from contrabande.games.hochstapler.model import Announce, Colour, Doubt, Knowledge, Swap, View
from contrabande.games.hochstapler.tables import LOWEST_SUM

HOPELESS = 0.05
"""Sums that are less likely than this are not thought of, unless there is no other."""


class Option(NamedTuple):
    """A legal answer and what it costs."""

    cost: float
    action: Action


class Prospect(NamedTuple):
    """What announcing one colour means."""

    doubted: Odds
    """Per sum, the chance that the next player doubts it."""
    passed: Odds
    """Per sum, the chance that he does not, and the bot loses the round later."""
    caught: Odds
    """The chance that a doubted sum is too high, by what the others must hold of it, from minus the best card on."""
    best_card: int


class Outlook(NamedTuple):
    """What the bot makes of one colour."""

    colour: Colour
    card: int
    odds: Odds
    """The chance that the others hold at least 0, 1, 2 … of it."""
    prospect: Prospect
    pile: Counts
    """What a swap may draw."""


class Mood(NamedTuple):
    """What the bot makes of the whole table."""

    height: Heights
    suspicion: tuple[float, ...]
    """Per seat, how its cards lean because of what it gave away."""


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Its weights. Heights are in standard deviations above an average sum; a lean is a log-likelihood per pip."""

    trust: float = 0.55
    """How the cards of a seat that names an average sum lean, divided by the number of seats."""
    trust_by_height: float = 0.63
    """How that grows with the height of the sum."""
    suspicion: float = 0.05
    """How the cards of a seat lean the other way, for each pip above the average that it has given away."""
    firmest: float = 0.5
    """No belief is firmer than this."""

    doubt: float = 5.57
    """The next player's readiness to doubt, as a logistic curve: in general,"""
    doubt_by_truth: float = -19.0
    """by how likely the sum looks from outside,"""
    doubt_by_height: float = 0.8
    """by its height, since he would have to go higher,"""
    doubt_by_few_seats: float = 7.7
    """by one over the seats,"""
    doubt_by_few_colours: float = 1.65
    """by one over the colours that are left."""
    whim: float = 0.08
    """Some doubt for no reason at all."""

    truth: float = 0.5
    """Whoever doubts has a reason. How likely a doubted sum is true, as a logistic curve: in general,"""
    truth_by_odds: float = 0.97
    """by how likely it was before the doubt,"""
    truth_by_few_seats: float = -5.1
    """by one over the seats."""

    back: float = -3.87
    """How likely the bot loses a round in which its sum was not doubted, as a logistic curve: in general,"""
    back_by_height: float = -0.71
    """by the height of that sum,"""
    back_by_height_squared: float = -0.17
    """by its square,"""
    back_by_few_seats: float = 10.2
    """by one over the seats, which the round must pass to come back."""

    swap: float = 0.02
    """What a swap costs because everybody sees the card."""
    heat: float = 0.01
    """By how much cheaper an answer must be to be given e times as often."""

    def choose(self, view: View, ask: Ask, knowledge: Knowledge, rng: Random) -> Action:
        """One of the answers that cost least."""
        options = self.weigh(view, ask, knowledge)
        least = min([option.cost for option in options])
        close = [option for option in options if option.cost <= least + 5 * self.heat]
        weights = [exp((least - option.cost) / self.heat) for option in close]
        return rng.choices(close, weights)[0].action

    def weigh(self, view: View, ask: Ask, knowledge: Knowledge) -> list[Option]:
        """Every answer that is worth a thought, with its cost."""
        seat = view.seat
        assert seat is not None
        losses = _losses(view, seat)
        mood = Mood(_heights(view, knowledge), self._suspicion(knowledge))
        outlooks = [self._outlook(view, knowledge, Colour(colour), mood) for colour in view.colours]
        options = _doubt(view, outlooks, losses) if ask.offers(Doubt) else []
        if ask.offers(Announce):
            next_loses = losses[left_of(seat, view.seats)]
            lowest = LOWEST_SUM if view.bid is None else view.bid.sum + 1
            options += _announce(outlooks, lowest, next_loses)
            swap = ask.offers(Swap)
            if swap:
                options += self._swap(outlooks, swap.fields[0], lowest, next_loses)
        return options

    def _swap(self, outlooks: list[Outlook], colours: Domain, lowest: int, next_loses: float) -> list[Option]:
        """A swap may allow a better announcement than the best one in the other colours."""
        best = {here.colour: min(_costs(here.prospect, here.card, lowest, next_loses)) for here in outlooks}
        options: list[Option] = []
        for here in outlooks:
            if not colours.has(here.colour):
                continue
            elsewhere = min([cost for colour, cost in best.items() if colour != here.colour], default=1.0)
            hoped = 0.0
            for value, copies in enumerate(here.pile):
                if copies:
                    hoped += copies * min(elsewhere, *_costs(here.prospect, value, lowest, next_loses))
            options.append(Option(self.swap + hoped / sum(here.pile), Swap(here.colour)))
        return options

    # Beliefs.

    def _suspicion(self, known: Knowledge) -> tuple[float, ...]:
        """How each seat's cards lean because of the cards that it gave away."""
        usual = average(known.options.tables.COPIES)
        given = [0.0] * known.seats
        for seat, _, value in known.swaps:
            given[seat] += value - usual
        return tuple([-min(self.suspicion * max(pips, 0.0), self.firmest) for pips in given])

    def _outlook(self, view: View, known: Knowledge, colour: Colour, mood: Mood) -> Outlook:
        """What is known and believed of one colour."""
        place = view.options.tables.COLOURS.index(colour)
        card, seat = view.hand[place], view.seat
        assert card is not None
        assert seat is not None
        leans = self._leans(known, place, mood)
        leans[seat] = self.trust / view.seats
        others: list[Unseen] = []
        everyone: list[Unseen] = []
        for batch in known.batches[place]:
            is_holder = seat in batch.holders
            cards = minus_one(batch.cards, card) if is_holder else batch.cards
            holders = tuple([holder for holder in batch.holders if holder != seat]) if is_holder else batch.holders
            others.append(_unseen(cards, holders, leans))
            everyone.append(_unseen(batch.cards, batch.holders, leans))
        pile = others[-1].cards if view.left[place] else _counted(known.laid[place], len(view.options.tables.COPIES))
        unseen = tuple(others)
        prospect = _prospect(self, mood.height, view.seats, len(view.colours), tuple(everyone), unseen)
        return Outlook(colour, card, reach(unseen), prospect, pile)

    def _leans(self, known: Knowledge, place: int, mood: Mood) -> list[float]:
        """What each seat is believed to hold of a colour, by what it gave away and the last sum it named."""
        leans = list(mood.suspicion)
        for bid in known.claims[place]:
            trust = (self.trust + self.trust_by_height * mood.height[bid.sum]) / known.seats
            leans[bid.seat] = mood.suspicion[bid.seat] + min(max(trust, 0.0), self.firmest)
        return leans


# Considerations.


def _losses(view: View, seat: Seat) -> tuple[float, ...]:
    """What each seat's loss costs the bot; early in a match of several stages only its own counts."""
    options, left = view.options, len(view.colours)
    if options.mode == "to10" and max(view.points) + left < options.tables.STAGES_END_AT:
        return flat_stakes(view.seats, seat)
    return stakes(view.points, seat, left)


def _doubt(view: View, outlooks: list[Outlook], losses: tuple[float, ...]) -> list[Option]:
    """A doubt costs a stack if the sum is there; otherwise the announcer takes it."""
    bid = view.bid
    assert bid is not None
    truth = next(chance(here.odds, bid.sum - here.card) for here in outlooks if here.colour == bid.colour)
    return [Option(truth + (1 - truth) * losses[bid.seat], Doubt())]


def _announce(outlooks: list[Outlook], lowest: int, next_loses: float) -> list[Option]:
    """Every sum in every colour that is not hopeless."""
    return [
        Option(cost, Announce(total, here.colour))
        for here in outlooks
        for total, cost in enumerate(_costs(here.prospect, here.card, lowest, next_loses), lowest)
    ]


def _costs(prospect: Prospect, card: int, lowest: int, next_loses: float) -> list[float]:
    """What announcing costs with *card* in hand, from *lowest* up to the last sum that is not hopeless."""
    doubted, passed, caught, best_card = prospect
    i_lose = 1 - next_loses
    costs = [
        doubt * (next_loses + i_lose * lie) + back
        for doubt, back, lie in zip(doubted[lowest:], passed[lowest:], caught[lowest - card + best_card :])
    ]
    return costs or [doubted[lowest] + passed[lowest]]


@lru_cache(maxsize=1 << 15)
def _prospect(
    bot: HeuristicBot, height: Heights, seats: int, colours: int, everyone: Groups, others: Groups
) -> Prospect:
    """How announcements of a colour may go, by what everybody and what the bot knows of it."""
    public = reach(everyone)
    nerve = bot.doubt + bot.doubt_by_few_seats / seats + bot.doubt_by_few_colours / colours
    doubted: list[float] = []
    passed: list[float] = []
    for total, (high, back) in enumerate(zip(height, _backs(bot, height, seats))):
        reason = _logistic(nerve + bot.doubt_by_truth * chance(public, total) + bot.doubt_by_height * high)
        doubt = bot.whim + (1 - bot.whim) * reason
        doubted.append(doubt)
        passed.append((1 - doubt) * back)
    best_card = len(everyone[0].cards) - 1
    caught = (*(0.0,) * best_card, *_caught(bot, seats, reach(others)))
    return Prospect(tuple(doubted), tuple(passed), caught, best_card)


@lru_cache(maxsize=1 << 12)
def _backs(bot: HeuristicBot, height: Heights, seats: int) -> Odds:
    """Per sum, the chance to lose the round later if it is not doubted."""
    usual = bot.back + bot.back_by_few_seats / seats
    return tuple(
        [_logistic(usual + bot.back_by_height * high + bot.back_by_height_squared * high * high) for high in height]
    )


def _caught(bot: HeuristicBot, seats: int, odds: Odds) -> list[float]:
    """The chance that a doubted sum is too high, by what the others must hold: a doubt is bad news."""
    caught: list[float] = []
    for before in odds:
        if before < HOPELESS:
            break
        if before > 1 - 1e-9:
            caught.append(0.0)
        else:
            after = bot.truth + bot.truth_by_odds * log(before / (1 - before)) + bot.truth_by_few_seats / seats
            caught.append(_logistic(-after))
    return caught


def _logistic(number: float) -> float:
    return 1 / (1 + exp(min(-number, 30.0)))


# Counting.


def _heights(view: View, known: Knowledge) -> Heights:
    """How high every sum is, by the cards of all colours that have not been laid face up."""
    cards = [0] * len(view.options.tables.COPIES)
    for batches in known.batches:
        for batch in batches:
            for value, count in enumerate(batch.cards):
                cards[value] += count
    return heights(tuple(cards), len(view.colours), view.seats)


def _unseen(cards: Counts, holders: Sequence[Seat], leans: list[float]) -> Unseen:
    """Hands with a card of one batch; together they lean as they do on average."""
    lean = sum([leans[holder] for holder in holders]) / len(holders) if holders else 0.0
    return Unseen(cards, len(holders), round(FINENESS * lean))


def _counted(cards: tuple[int, ...], values: int) -> Counts:
    return tuple([cards.count(value) for value in range(values)])
