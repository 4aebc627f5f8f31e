"""Hart an der Grenze by greed, memory and haggling.

packing    every card is worth its price, and a fresh one besides; what is not covered by a lie may cost a bribe
declaring  the legal kind that covers most of the case; with nothing to cover, what honest people mostly say
inspecting the case that promises the largest bribe, judged by what its owner packed before and can pay
bribing    rising offers below half of what being caught would cost; a demand up to a bit more is paid
haggling   an offer says how much there is to hide: ask for half of that, and rather take little than nothing
stones     spent once the prey is fat enough; the later in the match, the leaner it may be
keeping    what the double sale pays on average against guesses at what the others keep
mixing     all of it with some noise, so that the bot is no open book
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import TypeVar

from contrabande.bots.heuristic.hart_an_der_grenze_goods import (
    Suspicion,
    face_value,
    gains,
    loss,
    safest_loss,
    suspect,
    undeclared,
)
from contrabande.engine.actions import Action, AnySeat, Ask, Kinds
from contrabande.engine.counts import Counts
from contrabande.engine.seats import Seat, left_of
from contrabande.games.hart_an_der_grenze.customs import is_true
from contrabande.games.hart_an_der_grenze.model import (
    Accept,
    ChooseSheriff,
    Declare,
    Demand,
    Good,
    Inspect,
    InspectExtra,
    Keep,
    Knowledge,
    Offer,
    Open,
    Pack,
    Pass,
    Pay,
    Refuse,
    Seize,
    View,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Its weights; money is in dollars, shares are of what the target would lose by being caught."""

    fresh_card: float = 2.0
    """What it is worth to draw another card for one that is packed."""
    double_bonus: float = 0.3
    """What an illegal card is worth beyond its value, since it may be sold at twice its price."""
    caught_share: float = 0.5
    """What an inspection costs who can bribe,"""
    broke_share: float = 0.9
    """and who cannot."""
    attention: tuple[float, ...] = (0.7, 0.85, 1.1, 1.4, 1.7)
    """How much likelier than others a case of 1, 2 … cards is inspected, where the number must be true."""
    pack_heat: float = 1.5
    """A difference in worth at which one case is packed e times as often as another."""

    usual_counts: tuple[float, ...] = (0.15, 0.5, 0.25, 0.1)
    """How often the bot says 1, 2 … when nothing in the case need be covered."""
    rounding_up: float = 0.6
    """How often it says two of a kind of which it has one."""

    first_share: float = 0.22
    """The first offer,"""
    last_share: float = 0.48
    """and the last,"""
    jitter: float = 0.15
    """give or take."""
    candour: float = 0.4
    """How far offers follow what there is to hide, rather than what the sheriff expects anyway."""
    pay_share: float = 0.55
    """A demand up to this is paid."""
    small_loss: int = 2
    """Not worth a bribe."""

    fair_share: float = 0.48
    """What the sheriff wants."""
    trust_in_offers: float = 0.75
    """How far an offer, rather than the past, tells him what there is to hide."""
    most_told: float = 2.2
    """No offer makes him think of more than this many times what he expected."""
    opening_markup: float = 1.3
    """How far his first demand lies above what he wants."""
    hurting: float = 0.15
    """What a rival's loss is worth to him."""
    inspect_heat: float = 1.5
    """A difference in expected gain at which one target is chosen e times as often as another."""

    extra_from: tuple[float, ...] = (2.0, 6.0, 8.0)
    """The bribe that is worth the white stone, by how many times he will be sheriff again."""
    seize_from: tuple[float, ...] = (2.0, 10.0, 13.0)
    """The goods that are worth the red stone."""

    scenes: int = 16
    """How many guesses are made at what the others keep."""
    liking: tuple[float, ...] = (0.28, 0.56, 0.73, 0.95, 0.87, 0.9)
    """How much they like to keep each kind."""

    def choose(self, view: View, ask: Ask, knowledge: Knowledge, rng: Random) -> Action:
        """A legal answer for the phase."""
        match view.phase:
            case "pack":
                return self._pack(view, ask, rng)
            case "declare":
                return self._declare(view, ask, rng)
            case "bribe":
                return self._bribe(view, ask, knowledge, rng)
            case "haggle":
                return self._haggle(view, ask, knowledge, rng)
            case "keep":
                return self._keep(view, ask, rng)
            case "choose":
                return self._choose_sheriff(view, knowledge)
            case _:
                return self._pick_target(view, ask, knowledge, rng)

    # Packing and declaring.

    def _pack(self, view: View, ask: Ask, rng: Random) -> Action:
        domain = ask.choices[0].fields[0]
        assert isinstance(domain, Kinds)
        packs = domain.values()
        return Pack(_mixed(packs, [self._worth(view, cards) for cards in packs], self.pack_heat, rng))

    def _worth(self, view: View, cards: Counts) -> float:
        """What a case brings in, less what an inspection may cost."""
        options, size = view.options, sum(cards)
        illegal = sum(cards[len(options.tables.LEGAL) :])
        bonus = self.double_bonus * (
            face_value(options, cards) if illegal == size else self._illegal_value(view, cards)
        )
        fresh = 0.0 if _is_last_turn(view) else self.fresh_card * size
        risk = 1 / (view.seats - 1)
        if options.count == "exact":
            risk = min(1.0, risk * self.attention[min(size, len(self.attention)) - 1])
        at_stake = safest_loss(options, cards)
        cash = view.cash[view.seat or 0] or 0
        share = self.caught_share if cash >= self.last_share * at_stake else self.broke_share
        return face_value(options, cards) + bonus + fresh - risk * share * at_stake

    def _illegal_value(self, view: View, cards: Counts) -> int:
        legal = len(view.options.tables.LEGAL)
        return face_value(view.options, (*[0] * legal, *cards[legal:]))

    def _declare(self, view: View, ask: Ask, rng: Random) -> Action:
        tables = view.options.tables
        covered = [
            view.case[place] * (tables.VALUES[place] + tables.FINES[place]) for place in range(len(tables.LEGAL))
        ]
        place = max(range(len(covered)), key=covered.__getitem__)
        count = view.case[place]
        if not count:
            place = rng.choices(range(len(covered)), tables.COPIES[: len(covered)])[0]
            usual = self.usual_counts[: tables.MOST_PACKED]
            count = 1 + rng.choices(range(len(usual)), usual)[0]
        elif count == 1 < sum(view.case) and rng.random() < self.rounding_up:
            count = min(2, tables.MOST_PACKED)
        if view.options.count == "exact":
            count = sum(view.case)
        return Declare(count, Good(tables.LEGAL[place]))

    # The target's side of a bargain.

    def _bribe(self, view: View, ask: Ask, known: Knowledge, rng: Random) -> Action:
        seat, bargain = view.actor, view.bargain
        declared, cash = view.declared[seat], view.cash[seat]
        assert bargain is not None
        assert declared is not None
        assert cash is not None
        at_stake = loss(view.options, undeclared(view.options, view.case, declared))
        if at_stake <= self.small_loss or is_true(view.options, view.case, declared) or not ask.offers(Offer):
            return PAY if ask.offers(Pay) and (bargain.demand or 0) < at_stake else OPEN
        if ask.offers(Pay) and (bargain.demand or 0) <= self.pay_share * at_stake:
            return PAY
        share = self._share(view, bargain.offers) * (1 + self.jitter * (2 * rng.random() - 1))
        told = at_stake**self.candour * suspect(view, known, seat).loss ** (1 - self.candour)
        wanted = max(round(share * min(told, at_stake)), (bargain.offer or 0) + 1)
        highest = view.options.tables.HIGHEST_BRIBE
        ceiling = min(cash, highest, at_stake - 1, (bargain.demand or highest + 1) - 1)
        return Offer(max(1, min(wanted, ceiling)))

    def _share(self, view: View, offers: int) -> float:
        """Offers rise evenly from the first to the last."""
        steps = view.options.max_offers - 1
        progress = offers / steps if steps else 1.0
        return self.first_share + (self.last_share - self.first_share) * progress

    # The sheriff's side.

    def _haggle(self, view: View, ask: Ask, known: Knowledge, rng: Random) -> Action:
        bargain = view.bargain
        assert bargain is not None
        assert bargain.offer is not None
        offer, target = bargain.offer, bargain.target
        past = suspect(view, known, target).loss
        told = min(offer / self._share(view, bargain.offers - 1), self.most_told * past)
        hidden = self.trust_in_offers * told + (1 - self.trust_in_offers) * past
        if not ask.offers(Demand):
            least = rng.uniform(0.8 / view.seats, self.fair_share) * hidden
            return ACCEPT if offer >= least else REFUSE
        most = min(known.cash[target], view.options.tables.HIGHEST_BRIBE)
        wanted = min(self.fair_share * hidden, most)
        if offer >= 0.92 * wanted:
            return ACCEPT
        left = 1 - bargain.offers / view.options.max_offers
        markup = 1 + (self.opening_markup - 1) * left
        demand = round(wanted * markup * (1 + self.jitter * (rng.random() - 0.5)))
        return Demand(max(offer + 1, min(demand, most)))

    def _pick_target(self, view: View, ask: Ask, known: Knowledge, rng: Random) -> Action:
        """Whom to inspect, to inspect besides, or to seize from."""
        choice = ask.choices[0]
        domain = choice.fields[0]
        assert isinstance(domain, AnySeat)
        prey = [suspect(view, known, seat) for seat in domain.seats]
        again = _sheriff_again(view)
        if choice.action is Seize:
            best = max(prey, key=lambda one: one.goods)
            return Seize(best.seat) if best.goods >= _at(self.seize_from, again) else PASS
        worth = [self._income(view, known, one) for one in prey]
        if choice.action is InspectExtra:
            top = max(range(len(prey)), key=worth.__getitem__)
            return InspectExtra(prey[top].seat) if worth[top] >= _at(self.extra_from, again) else PASS
        return Inspect(_mixed([one.seat for one in prey], worth, self.inspect_heat, rng))

    def _income(self, view: View, known: Knowledge, one: Suspicion) -> float:
        """The bribe a target can be brought to pay; what hurts the leader is welcome, too."""
        bribe = min(self.fair_share * one.loss, max(0, known.cash[one.seat]))
        lead = _standing(view, known, one.seat) - max(
            [_standing(view, known, Seat(other)) for other in range(view.seats) if other != one.seat]
        )
        return bribe + (self.hurting * one.loss if lead > 0 else 0.0)

    # The end of a round.

    def _keep(self, view: View, ask: Ask, rng: Random) -> Action:
        domain = ask.choices[0].fields[0]
        assert isinstance(domain, Kinds)
        table = gains(view, rng, self.scenes, self.liking)
        return Keep(max(domain.values(), key=lambda cards: sum([row[n] for row, n in zip(table, cards)])))

    def _choose_sheriff(self, view: View, known: Knowledge) -> Action:
        """Let the richest be the last sheriff of the round: he must say first what he keeps (HG-28)."""
        others = [Seat(seat) for seat in range(view.seats) if seat != view.seat]
        richest = max(others, key=lambda seat: _standing(view, known, seat))
        return ChooseSheriff(left_of(richest, view.seats))


OPEN, PAY, PASS, ACCEPT, REFUSE = Open(), Pay(), Pass(), Accept(), Refuse()


def _mixed(options: Sequence[T], worth: Sequence[float], heat: float, rng: Random) -> T:
    """One of the best, the better the likelier."""
    best = max(worth)
    return rng.choices(options, [exp((each - best) / heat) for each in worth])[0]


def _at(row: tuple[float, ...], place: int) -> float:
    return row[min(place, len(row) - 1)]


def _standing(view: View, known: Knowledge, seat: Seat) -> float:
    """Money, and goods at a rough guess."""
    tables = view.options.tables
    mean = face_value(view.options, tables.COPIES) / sum(tables.COPIES)
    return known.cash[seat] + mean * (view.behind_sizes[seat] + 2 * view.under_sizes[seat])


def _sheriff_again(view: View) -> int:
    """How many times the sheriff will wear the star after this turn."""
    tables = view.options.tables
    turns = tables.turns(view.seats)
    return (turns - view.turn) // view.seats + (tables.ROUNDS - view.round) * (turns // view.seats)


def _is_last_turn(view: View) -> bool:
    """Whether nothing will be packed after this turn."""
    tables = view.options.tables
    return view.round == tables.ROUNDS and view.turn == tables.turns(view.seats)
