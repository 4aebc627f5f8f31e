"""Sums for Prohis: how likely a convoy is caught, and guesses at what lies in the hands and convoys of others."""

from collections.abc import Sequence
from math import comb

from contrabande.engine.counts import Counts
from contrabande.engine.seats import Seat
from contrabande.games.prohis.model import Knowledge, View
from contrabande.games.prohis.tables import CONTROLS, GOODS, ILLEGAL, IN_STORE, INSPECTS, KINDS, LEGAL

Guess = Sequence[float]
"""Expected cards per kind."""

OUTGOING: tuple[float, ...] = (1.0, 1.0, 0.6, 0.4, 0.4)
"""How readily a card of each kind is sent off unseen, where nothing more is known."""


def caught(convoy: Counts, rank: int) -> float:
    """How likely an inspector of that rank turns illegal goods before a control card (PR-T21).

    >>> caught((2, 2, 0, 0, 0), rank=1), caught((0, 3, 0, 1, 0), rank=3)
    (0.5, 0.75)
    """
    legal, illegal = convoy[LEGAL], convoy[ILLEGAL]
    if not illegal:
        return 0.0
    size = sum(convoy)
    looks = min(rank, size)
    return (1 - comb(legal, looks) / comb(size, looks)) * illegal / (size - legal)


def caught_guess(convoy: Guess, rank: int) -> float:
    """The same for a guess: each look finds each kind as often as it is expected."""
    size = sum(convoy)
    if size < 1e-9:
        return 0.0
    legal, illegal = convoy[LEGAL] / size, convoy[ILLEGAL] / size
    looks = range(min(rank, round(size)))
    return sum(legal**look for look in looks) * illegal


def in_store(cards: Guess) -> float:
    """What cards are worth in a store, in thousands of dollars."""
    return sum(map(float.__mul__, map(float, cards), [value / 1000 for value in IN_STORE]))


def rank_of(control: str) -> int:
    """The rank of a control card."""
    return INSPECTS[KINDS.index(control)]


def fresh_share(known: Knowledge) -> list[float]:
    """How likely an unseen card of the deck is of each kind."""
    whole = max(1, sum(known.fresh))
    return [count / whole for count in known.fresh]


def guess_hand(known: Knowledge, seat: Seat) -> list[float]:
    """What a seat is expected to hold now."""
    return _walk(known, seat, OUTGOING)[0]


def guess_convoy(view: View, known: Knowledge, suspicion: float) -> list[float]:
    """What is expected to lie face down in the convoy of another; *suspicion* weighs its illegal goods."""
    readiness = (*OUTGOING[:ILLEGAL], suspicion, *OUTGOING[ILLEGAL + 1 :])
    return _walk(known, view.turn, readiness)[1]


def _walk(known: Knowledge, seat: Seat, newest: Sequence[float]) -> tuple[list[float], list[float]]:
    """Follow the track of a seat with expected numbers: its hand, and its newest convoy with its own readiness."""
    fresh = fresh_share(known)
    hand, convoy = [0.0] * len(KINDS), [0.0] * len(KINDS)
    for place, move in enumerate(known.tracks[seat]):
        for kind, count in enumerate(move.lost):
            if count:
                hand[kind] = max(0.0, hand[kind] - count)
        if move.unseen:
            sent = _sent(hand, move.unseen, newest if place == known.road else OUTGOING)
            hand = [has - goes for has, goes in zip(hand, sent)]
            if place == known.road:
                convoy = sent
        hand = [has + comes + move.blanks * share for has, comes, share in zip(hand, move.gained, fresh)]
    return hand, convoy


def _sent(hand: Guess, number: int, readiness: Sequence[float]) -> list[float]:
    ready = [has * weight for has, weight in zip(hand, readiness)]
    whole = max(1e-9, sum(ready))
    return [min(has, number * share / whole) for has, share in zip(hand, ready)]


def threat(view: View, known: Knowledge, eagerness: float) -> tuple[float, list[float]]:
    """How likely somebody claims a convoy of mine, and with which rank, lowest first."""
    spared, ranks = 1.0, [1e-9] * len(CONTROLS)
    for number in range(view.seats):
        if number == view.seat:
            continue
        conduct = known.conduct[number]
        rate = (conduct.claims + 2 * eagerness) / (conduct.asked + 2)
        controls = guess_hand(known, Seat(number))[len(GOODS) :]
        spared *= 1 - min(1.0, sum(controls)) * min(1.0, rate)
        for rank, count in enumerate(controls):
            ranks[rank] += count * (1 + rank)
    whole = sum(ranks)
    return 1 - spared, [count / whole for count in ranks]
