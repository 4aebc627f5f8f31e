"""Hart an der Grenze, the table: its state, its phases and its tokens."""

from typing import NamedTuple

from jax import Array

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim.hart_an_der_grenze_cards import KINDS, SEATS

PACK, DECLARE, INSPECT, BRIBE, HAGGLE, EXTRA, SEIZE, KEEP, CHOOSE, OVER = range(10)
CLOSED, OPENED, BRIBED, SEIZED = (1 << fate for fate in range(4))
WHITE, RED = 1, 2

LEGAL = len(Printed.LEGAL)
STOP = KINDS
"""Below it are the kinds of which one more card is packed or kept; this one ends it."""
DECLARED = STOP + 1
"""From here on 1 jug, 1 maracas, 1 sombrero, 2 jugs, …"""
SEAT = DECLARED + LEGAL * Printed.MOST_PACKED
"""From here on seats: whom to inspect, to seize from or to make sheriff."""
PASS = SEAT + SEATS
"""Renounce, or save the stone."""
AGREE = PASS + 1
"""Pay what is demanded, or accept what is offered."""
OPEN = AGREE + 1
"""Open the case, or refuse what is offered."""
MONEY = OPEN
"""This token and so many more: offer or demand so many dollars."""
TOKENS = MONEY + Printed.HIGHEST_BRIBE + 1
SALES = Printed.ROUNDS - 1
"""After so many sales somebody still plays on (HG-30)."""

WORDS = 1 + SEATS * Printed.HAND
"""The first word draws who begins; the others deal, card by card for each seat."""


class State(NamedTuple):
    """One table, or a batch along the last axis; int8 unless it says otherwise. How words are read: see the cards."""

    variant: Array
    seats: Array
    phase: Array
    round: Array
    turn: Array
    sheriff: Array
    asked: Array
    """Whose token comes next."""
    hands: Array
    """[seats] uint32, cards like the next three."""
    cases: Array
    """Packed in this turn; while somebody keeps cards, those that he has told so far."""
    behind: Array
    under: Array
    hand_sizes: Array
    """uint32, a nibble per seat: as last shown (HG-Q16)."""
    behind_sizes: Array
    """uint32, five bits per seat: as last shown."""
    declared: Array
    """uint32, five bits per seat: the number, then two bits for the kind."""
    fates: Array
    """uint32, a nibble per seat: CLOSED, OPENED, BRIBED, SEIZED or 0."""
    target: Array
    """With whom the sheriff talks."""
    offers: Array
    offer: Array
    """0 before the first one."""
    demand: Array
    stones: Array
    """uint32, a nibble per seat: WHITE and RED as far as they are left."""
    pile: Array
    """uint32, cards."""
    discards: Array
    """uint32, cards."""
    cash: Array
    """[seats] int16."""
    bribes: Array
    """[seats] uint8: paid in this turn."""
    paid: Array
    """[seats] uint8: paid in earlier turns; 255 stands for all above."""
    lots: Array
    """uint32, a nibble per seat like the next three: how many of its cases have passed the border or were opened."""
    caught: Array
    """Of them, how many were opened and held something else."""
    honest: Array
    """How many were opened and held nothing else."""
    bought: Array
    """How many were bribed past."""
    traded: Array
    """[seats] uint32, cards: legal ones that it has brought for certain in this round, and below them its claims."""
    sold: Array
    """[sales, seats] uint32, cards: what it sold at the ends of the first rounds."""
    searched: Array
    """uint32, a nibble per seat like the next one: how many cases it has opened as a sheriff."""
    let_through: Array
    """How many it has let through for money."""
    income: Array
    """[seats] uint8: for how much; 255 stands for all above."""
