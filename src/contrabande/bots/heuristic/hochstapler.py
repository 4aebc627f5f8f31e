"""Hochstapler by odds and nerve.

The bot weighs every answer by what it costs, in units in which a minus point of its own costs 1:

odds       the exact chance that a sum is there, from its own card and all it has seen of the colour
trust      who has spoken for a colour probably holds something in it, the more so the higher the sum
doubting   costs the chance that the sum is true
announcing costs the chance to be doubted and caught, or else that the round comes back and ends badly
swapping   is worth what the best announcement gains on average by the new card; good cards are kept
stakes     a leader is cautious, and rather sees a rival lose than one who is far behind
mixing     answers that cost nearly the same are drawn by lot, so that the bot is no open book

The curves for what others do were fitted to matches of this bot against itself until they no longer moved.
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
    """What announcing one colour means, per sum from 0 on."""

    doubted: Odds
    """The chance that the next player doubts it."""
    passed: Odds
    """The chance that he does not, and the bot loses the round later."""
    caught: Odds
    """The chance that a doubted sum is too high, by what the others must hold of it; from minus the best card on."""
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


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Its weights; heights are in standard deviations above the average total of a colour."""

    trust_at_average: float = 0.2
    """Trust in who names an average sum: how much likelier each further pip becomes, as an exponent."""
    trust_by_height: float = 0.13
    """How that grows with the height of the sum."""
    style: float = 0.0
    most_trust: float = 0.5
    """Nobody is believed more than this."""

    doubt: float = 3.04
    """The next player's readiness to doubt (a logistic curve): in general,"""
    doubt_by_truth: float = -12.38
    """by how true the sum looks from outside,"""
    doubt_by_height: float = 0.544
    """by its height, since what he must overbid counts too,"""
    doubt_by_few_seats: float = 3.017
    """over the number of seats,"""
    doubt_by_few_colours: float = 2.209
    """over the number of colours left."""
    whim: float = 0.02
    """Some doubt for no reason."""

    caught: float = 0.155
    """Whoever doubts has a reason: the odds of a doubted sum (logistic again): in general,"""
    caught_by_odds: float = 0.863
    """by what they were before the doubt,"""
    caught_by_few_seats: float = -2.701
    """over the number of seats."""

    back: float = -3.678
    """The chance to lose a round that went on (logistic again): in general,"""
    back_by_height: float = -0.684
    """by the height of what the bot has announced,"""
    back_by_height_squared: float = -0.17
    """and its square,"""
    back_by_few_seats: float = 9.491
    """over the number of seats, which the round has to pass before it is back."""

    keep: float = 0.0
    """What it costs to give away a card, for each pip that it lies above what the pile gives."""
    swap: float = 0.0
    edge: float = 0.0
    heat: float = 0.01
    """A difference in cost at which one answer is taken e times as often as the other."""

    def choose(self, view: View, ask: Ask, knowledge: Knowledge, rng: Random) -> Action:
        """One of the answers that cost least."""
        options = self.weigh(view, ask, knowledge)
        least = min([option.cost for option in options])
        close = [option for option in options if option.cost <= least + 5 * self.heat]
        weights = [exp((least - option.cost) / self.heat) for option in close]
        return rng.choices(close, weights)[0].action

    def weigh(self, view: View, ask: Ask, knowledge: Knowledge) -> list[Option]:
        """Every answer that is worth a thought, with its cost."""
        assert view.seat is not None
        losses = _losses(view, view.seat)
        height = _heights(view, knowledge)
        outlooks = [self._outlook(view, knowledge, Colour(colour), height) for colour in view.colours]
        options = self._doubt(view, outlooks, losses) if ask.offers(Doubt) else []
        if ask.offers(Announce):
            next_loses = losses[left_of(view.seat, view.seats)]
            options += self._announce(view, outlooks, next_loses)
            swap = ask.offers(Swap)
            if swap:
                options += self._swap(view, outlooks, swap.fields[0], next_loses)
        return options

    # Considerations.

    def _doubt(self, view: View, outlooks: list[Outlook], losses: tuple[float, ...]) -> list[Option]:
        """A doubt costs a stack if the sum is there; otherwise the announcer takes it."""
        bid = view.bid
        assert bid is not None
        truth = next(chance(here.odds, bid.sum - here.card) for here in outlooks if here.colour == bid.colour)
        return [Option(truth + (1 - truth) * losses[bid.seat], Doubt())]

    def _announce(self, view: View, outlooks: list[Outlook], next_loses: float) -> list[Option]:
        """Every sum in every colour that is not hopeless."""
        lowest = _lowest(view)
        return [
            Option(cost, Announce(total, here.colour))
            for here in outlooks
            for total, cost in enumerate(_costs(here.prospect, here.card, lowest, next_loses), lowest)
        ]

    def _swap(self, view: View, outlooks: list[Outlook], colours: Domain, next_loses: float) -> list[Option]:
        """A swap may give a better announcement than the best one without it; a good card is missed later."""
        lowest = _lowest(view)
        best = {here.colour: min(_costs(here.prospect, here.card, lowest, next_loses)) for here in outlooks}
        options: list[Option] = []
        for here in outlooks:
            if not colours.has(here.colour):
                continue
            otherwise = min([cost for colour, cost in best.items() if colour != here.colour], default=1.0)
            cards, hoped, mean = sum(here.pile), 0.0, 0.0
            for value, copies in enumerate(here.pile):
                if copies:
                    cost = min(_costs(here.prospect, value, lowest, next_loses))
                    hoped += copies * min(cost, otherwise)
                    mean += copies * value
            missed = self.swap + self.keep * (here.card - mean / cards) + self.edge*(max([o.card for o in outlooks])-here.card)
            options.append(Option(hoped / cards + missed, Swap(here.colour)))
        return options

    # Beliefs.

    def _outlook(self, view: View, known: Knowledge, colour: Colour, height: Heights) -> Outlook:
        """What is known and believed of one colour."""
        tables = view.options.tables
        place = tables.COLOURS.index(colour)
        card, seat = view.hand[place], view.seat
        assert card is not None
        assert seat is not None
        lean = self._leans(known, place, height)
        lean[seat] = 0.0
        named = {**lean, seat: self.trust_at_average / view.seats}
        others: list[Unseen] = []
        everyone: list[Unseen] = []
        pile = known.batches[place][-1].cards
        for batch in known.batches[place]:
            holders = [holder for holder in batch.holders if holder != seat]
            unseen = minus_one(batch.cards, card) if seat in batch.holders else batch.cards
            others.append(_group(unseen, holders, lean))
            everyone.append(_group(batch.cards, batch.holders, named))
            pile = unseen
        if not view.left[place]:
            laid = known.laid[place]
            pile = tuple([laid.count(value) for value in range(len(pile))])
        unseen_by_me = tuple(others)
        prospect = _prospect(self, height, view.seats, len(view.colours), tuple(everyone), unseen_by_me)
        return Outlook(colour, card, reach(unseen_by_me), prospect, pile)

    def _leans(self, known: Knowledge, place: int, height: Heights) -> dict[Seat, float]:
        """What each seat is believed to hold of a colour: by the cards it gave away, or by what it has claimed."""
        lean: dict[Seat, float] = {}
        for seat, _, value in known.swaps:
            lean[seat] = lean.get(seat, 0.0) + self.style * (value - 2.87)
        for seat in lean:
            lean[seat] = max(-self.most_trust, min(0.0,lean[seat]))
        claimed={}
        for bid in known.claims[place]:
            believed = (self.trust_at_average + self.trust_by_height * height[bid.sum]) / known.seats
            claimed[bid.seat] = min(max(believed, 0.0), self.most_trust)
        for seat,c in claimed.items(): lean[seat]=lean.get(seat,0.0)+c
        return lean


def _heights(view: View, known: Knowledge) -> Heights:
    """How high every sum is, by the cards that nobody has seen on the table yet."""
    cards = [0] * len(view.options.tables.COPIES)
    for batches in known.batches:
        for batch in batches:
            for value, count in enumerate(batch.cards):
                cards[value] += count
    return heights(tuple(cards), len(view.colours), view.seats)


def _lowest(view: View) -> int:
    return LOWEST_SUM if view.bid is None else view.bid.sum + 1


def _losses(view: View, seat: Seat) -> tuple[float, ...]:
    """What each seat's loss costs the bot; early in a match of several stages only its own counts."""
    options, left = view.options, len(view.colours)
    if options.mode == "to10" and max(view.points) + left < options.tables.STAGES_END_AT:
        return flat_stakes(view.seats, seat)
    return stakes(view.points, seat, left)


def _group(cards: Counts, holders: Sequence[Seat], leans: dict[Seat, float]) -> Unseen:
    """Hands whose cards come from one batch; on the whole they lean as their average does."""
    lean = sum([leans.get(holder, 0.0) for holder in holders]) / len(holders) if holders else 0.0
    return Unseen(cards, len(holders), round(FINENESS * min(max(lean, -0.5),0.5)))


@lru_cache(maxsize=1 << 16)
def _prospect(
    bot: HeuristicBot, height: Heights, seats: int, colours: int, everyone: Groups, others: Groups
) -> Prospect:
    """How announcements of a colour may go, by what everybody and what the bot knows of it."""
    public = reach(everyone)
    doubted: list[float] = []
    passed: list[float] = []
    for total, z in enumerate(height):
        nerve = bot.doubt + bot.doubt_by_few_seats / seats + bot.doubt_by_few_colours / colours
        nerve += bot.doubt_by_truth * chance(public, total) + bot.doubt_by_height * z
        doubt = bot.whim + (1 - bot.whim) * _logistic(nerve)
        back = bot.back + bot.back_by_height * z + bot.back_by_height_squared * z * z
        doubted.append(doubt)
        passed.append((1 - doubt) * _logistic(back + bot.back_by_few_seats / seats))
    best_card = len(everyone[0].cards) - 1
    caught = (*(0.0,) * best_card, *_caught(bot, seats, reach(others)))
    return Prospect(tuple(doubted), tuple(passed), caught, best_card)


def _caught(bot: HeuristicBot, seats: int, odds: Odds) -> list[float]:
    """The chance to be caught in a lie, by what the others must hold; a doubt is bad news."""
    caught: list[float] = []
    for truth in odds:
        if truth < HOPELESS:
            break
        if truth > 1 - 1e-9:
            caught.append(0.0)
        else:
            known = bot.caught + bot.caught_by_odds * log(truth / (1 - truth)) + bot.caught_by_few_seats / seats
            caught.append(_logistic(-known))
    return caught


def _costs(prospect: Prospect, card: int, lowest: int, next_loses: float) -> list[float]:
    """What announcing costs with *card* in hand, from *lowest* up to the last sum that is not hopeless."""
    doubted, passed, caught, best_card = prospect
    first = lowest - card + best_card
    costs = [
        doubt * (next_loses + (1 - next_loses) * lie) + back
        for doubt, back, lie in zip(doubted[lowest:], passed[lowest:], caught[first:])
    ]
    return costs or [doubted[lowest] + passed[lowest]]


def _logistic(number: float) -> float:
    return 1 / (1 + exp(-max(number, -30.0)))
