"""Prohis by sums of expected dollars, all in thousands.

keeping    what a card in hand is worth: goods want to be stored, illegal ones weigh more the nearer the end is
drawing    the best pair of open cards and the pile, as long as there is time to bring them home
sending    what a convoy brings home, by the control cards that are still out there and by how they were used
claiming   a claim can hardly lose: a bribe is a gain, and standing down stores the card; so save cards for fat prey
bribing    pay what the stake is worth, in cards that are worth little here; a token from honest owners is a trap
answering  take a bribe that beats the chance to catch what the owner's open draws suggest
mixing     all of it with some noise, so that the bot is no open book
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import TypeVar

from contrabande.bots.heuristic.prohis_odds import (
    caught,
    caught_guess,
    fresh_share,
    guess_convoy,
    in_store,
    rank_of,
    threat,
)
from contrabande.engine.actions import Action, Ask, Kinds, OneOf
from contrabande.engine.counts import Counts
from contrabande.games.prohis.model import (
    Accept,
    Bribe,
    Claim,
    Convoy,
    Flip,
    Inspect,
    Kind,
    Knowledge,
    OfferNothing,
    Pass,
    Refuse,
    StandDown,
    Stop,
    TakeDisplay,
    TakePile,
    View,
    Waive,
)
from contrabande.games.prohis.tables import CONTROLS, GOODS, ILLEGAL, IN_HAND, IN_STORE, KINDS, LEGAL

T = TypeVar("T")

STORED = tuple([value / 1000 for value in IN_STORE])
HELD = tuple([value / 1000 for value in IN_HAND])
BONUS = STORED[-1] - HELD[-1]
"""What a control card gains by being stored."""


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Its weights; money is in thousands of dollars."""

    legal: float = 0.9
    """What legal goods in hand are worth while there is time,"""
    illegal: float = 2.4
    """and illegal goods,"""
    control: float = 3.2
    """and a control card beyond what it pays in hand."""
    unloading: float = 2.2
    """How many turns of one's own before the end illegal goods begin to weigh."""
    load: int = 5
    """How many illegal goods are enough for a hand,"""
    overload: float = 1.5
    """and how much less each further one is worth."""
    pace: float = 1.3
    """How many cards a turn takes from the pile, on average."""

    eagerness: float = 0.6
    """How often others claim, before they have shown it."""
    mercy: float = 0.2
    """How often an inspector goes away for nothing or little."""
    rivalry: float = 0.7
    """How much the gain of an inspector hurts, shared among the others."""
    tempo: float = 2.0
    """What a turn is worth that a convoy takes."""

    suspicion: float = 0.4
    """How readily others send illegal goods,"""
    fat: float = 1.9
    """times this for each card of a convoy beyond three,"""
    late: float = 3.0
    """and times this at the end, or divided by it at the start."""
    prey: float = 0.4
    """The least gain for which a control card is played."""
    temptation: float = 0.4
    """How often an owner is expected to bribe,"""
    gift: float = 1.5
    """and what a bribe is worth on average."""
    greed: float = 0.3
    """How much a bribe must exceed what an inspection promises."""
    confession: float = 0.04
    """How much likelier a catch is for each thousand dollars that the owner offers."""
    trap: float = 0.5
    """How often an honest owner offers a token."""
    demand: float = 0.7
    """What an inspector asks for each card of a convoy,"""
    doubt: float = 1.2
    """give or take so much."""
    most_bribe: int = 3
    """The most cards of a bribe."""

    noise: float = 0.35
    """How far any sum may be off."""

    def choose(self, view: View, ask: Ask, knowledge: Knowledge, rng: Random) -> Action:
        """An action that *ask* allows."""
        match ask.key:
            case "turn" | "draw":
                return self._pick(self._turn(view, ask, knowledge), rng)
            case "claim" | "raise":
                return self._claim(view, ask, knowledge, rng)
            case "bribe":
                return self._bribe(view, ask, rng)
            case "answer":
                return self._answer(view, knowledge, rng)
            case "decide":
                worth = self._inspection(view, knowledge, rank_of(view.control or CONTROLS[0]))
                return self._pick([(worth, Inspect()), (BONUS - self._option(view), StandDown())], rng)
            case _:
                return Flip(1 + int(rng.random() * view.convoy_size))

    def _pick(self, plans: Sequence[tuple[float, T]], rng: Random) -> T:
        """The best plan, give or take some noise."""
        return max(plans, key=lambda plan: plan[0] + rng.gauss(0, self.noise))[1]

    # What cards in hand are worth.

    def _turns(self, view: View) -> float:
        """How many turns there are for me after this one."""
        if view.left:
            return view.left / (view.seats * self.pace)
        if view.is_final:
            return 0.0
        is_closing = view.options.end == "pile_empty" or sum(view.display) < view.options.tables.DISPLAY
        return float(not is_closing or view.emptied_by == view.seat)

    def _option(self, view: View) -> float:
        """What a control card in hand is worth beyond its pay."""
        return self.control * min(1.0, self._turns(view) / 2)

    def _prices(self, view: View) -> list[float]:
        """What one more card of each kind in hand is worth."""
        turns = self._turns(view)
        option = self.control * min(1.0, turns / 2)
        burden = HELD[ILLEGAL]
        illegal = burden + (self.illegal - burden) * min(1.0, turns / self.unloading)
        excess = max(0, view.hand[ILLEGAL] + 1 - self.load)
        prices = [held + option for held in HELD]
        prices[LEGAL] = self.legal * min(1.0, turns / 2)
        prices[ILLEGAL] = illegal - self.overload * excess
        return prices

    # A turn.

    def _turn(self, view: View, ask: Ask, known: Knowledge) -> list[tuple[float, Action]]:
        """Every plan for this turn with its worth."""
        prices = self._prices(view)
        plans: list[tuple[float, Action]] = []
        for choice in ask.choices:
            if choice.action is TakeDisplay:
                names = choice.fields[0]
                assert isinstance(names, OneOf)
                plans += [(self._taken(view, name, prices, known), TakeDisplay(Kind(name))) for name in names.names]
            elif choice.action is TakePile:
                plans.append((self._from_pile(view, prices, known), TakePile()))
            elif choice.action is Pass:
                plans.append((0.0, Pass()))
            elif choice.action is Stop:
                plans.append((0.0, Stop()))
        convoys = [action for choice in ask.choices if choice.action is Convoy for action in choice.actions()]
        if convoys:
            danger, ranks = threat(view, known, self.eagerness)
            for action in convoys:
                assert isinstance(action, Convoy)
                cards = (*action.goods, *action.controls)
                plans.append((self._journey(view, cards, danger, ranks) - self._missed(cards, prices), action))
        return plans

    def _taken(self, view: View, name: str, prices: Sequence[float], known: Knowledge) -> float:
        """An open card, and the best that may follow it this turn."""
        place = KINDS.index(name)
        if view.phase == "draw":
            return prices[place]
        others = [price for kind, price in enumerate(prices) if view.display[kind] > (kind == place)]
        unseen = self._unseen(prices, known) if view.left else 0.0
        return prices[place] + max(0.0, unseen, *others)

    def _from_pile(self, view: View, prices: Sequence[float], known: Knowledge) -> float:
        if view.phase == "draw":
            return self._unseen(prices, known)
        shown = [price for kind, price in enumerate(prices) if view.display[kind]]
        return self._unseen(prices, known) + max(0.0, *shown, 0.0)

    def _unseen(self, prices: Sequence[float], known: Knowledge) -> float:
        return sum(share * price for share, price in zip(fresh_share(known), prices))

    def _journey(self, view: View, cards: Counts, danger: float, ranks: Sequence[float]) -> float:
        """What a convoy is expected to bring."""
        worth = sum(map(float.__mul__, map(float, cards), STORED))
        risk = sum(share * caught(cards, rank + 1) for rank, share in enumerate(ranks))
        won = sum(share * held for share, held in zip(ranks, HELD[len(GOODS) :])) + self._option(view)
        passed = (1 - risk) * (worth + won) - risk * worth * self._rival(view)
        return (1 - danger) * worth + danger * (self.mercy * worth + (1 - self.mercy) * passed) - self.tempo

    def _missed(self, cards: Counts, prices: Sequence[float]) -> float:
        """What the cards of a convoy would have been worth in hand."""
        return sum(map(float.__mul__, map(float, cards), prices))

    def _rival(self, view: View) -> float:
        return self.rivalry / (view.seats - 1)

    # Inspecting.

    def _inspection(self, view: View, known: Knowledge, rank: int) -> float:
        """What an inspection gains over keeping the control card."""
        size = view.convoy_size + sum(view.turned)
        elapsed = 1 - view.left / sum(view.options.tables.deck(view.seats))
        suspicion = self.suspicion * self.fat ** (size - 3) * self.late ** (2 * elapsed - 1)
        convoy = guess_convoy(view, known, suspicion)
        held, option = HELD[len(GOODS) + rank - 1], self._option(view)
        risk = caught_guess(convoy, rank)
        offered = in_store(view.offer) if view.offer is not None else 0.0
        risk = min(1.0, risk * (1 + self.confession * offered))
        gain = in_store(convoy) + BONUS - option
        return risk * gain - (1 - risk) * (held + option + held * self._rival(view))

    def _claim(self, view: View, ask: Ask, known: Knowledge, rng: Random) -> Action:
        """The control card that promises most, if it promises enough."""
        claim = ask.offers(Claim)
        if claim is None:
            return Waive()
        names = claim.fields[0]
        assert isinstance(names, OneOf)
        plans: list[tuple[float, Action]] = [(self.prey, Waive())]
        for name in names.names:
            worth = self._inspection(view, known, rank_of(name))
            bribed = max(worth, self.gift)
            alone = max(worth, BONUS - self._option(view))
            plans.append((self.temptation * bribed + (1 - self.temptation) * alone, Claim(Kind(name))))
        return self._pick(plans, rng)

    def _answer(self, view: View, known: Knowledge, rng: Random) -> Action:
        """Take what is more than an inspection promises; wait a little where a better offer may follow."""
        assert view.offer is not None
        worth = self._inspection(view, known, rank_of(view.control or CONTROLS[0]))
        offered = in_store(view.offer)
        if view.offers < view.options.max_offers:
            worth += self.greed
        return self._pick([(offered, Accept()), (worth + self.greed, Refuse())], rng)

    # Bribing.

    def _bribe(self, view: View, ask: Ask, rng: Random) -> Action:
        """Weigh every small bribe against none."""
        assert view.convoy is not None
        cards = view.convoy
        rank = rank_of(view.control or CONTROLS[0])
        worth = sum(map(float.__mul__, map(float, cards), STORED))
        risk = caught(cards, rank)
        won = HELD[len(GOODS) + rank - 1] + self._option(view)
        inspected = (1 - risk) * (worth + won) - risk * worth * self._rival(view)
        prices = self._prices(view)
        if inspected >= worth:
            return self._honest(view, prices, rng)
        alone = inspected if view.offers else self.mercy * worth + (1 - self.mercy) * inspected
        plans: list[tuple[float, Action]] = [(alone, OfferNothing())]
        limit = min(self.most_bribe, view.hand_sizes[view.turn])
        for offer in Kinds(view.hand, 1, limit).values():
            value = sum(map(float.__mul__, map(float, offer), STORED))
            taken = 1 / (1 + exp(-(value - self.demand * sum(cards)) / self.doubt))
            paid = worth - self._missed(offer, prices) - value * self._rival(view)
            plans.append((taken * paid + (1 - taken) * inspected, Bribe(offer)))
        return self._pick(plans, rng)

    def _honest(self, view: View, prices: Sequence[float], rng: Random) -> Action:
        """Nothing to fear: offer nothing, or the cheapest card, so that a bribe proves nothing."""
        if rng.random() >= self.trap:
            return OfferNothing()
        cheapest = min((kind for kind, count in enumerate(view.hand) if count), key=lambda kind: STORED[kind])
        return Bribe(tuple([int(kind == cheapest) for kind in range(len(KINDS))]))
