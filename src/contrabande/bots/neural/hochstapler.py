"""Hochstapler in tokens: 7 × sum + colour announces, with sum 0 it swaps that colour, and the last token doubts."""

from functools import lru_cache

import numpy as np

from contrabande.bots.neural.speech import Layout, Numbers, Speech
from contrabande.engine.actions import Action, Amount, Ask, OneOf
from contrabande.engine.counts import Counts
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import Announce, Colour, Doubt, Knowledge, Options, Swap, View
from contrabande.games.hochstapler.tables import Printed

SEATS = Printed.SEATS[-1]
COLOURS = len(Printed.COLOURS)
VALUES = len(Printed.COPIES)
DOUBT = COLOURS * (Printed.HIGHEST_CARD * SEATS + 1)
TOKENS = DOUBT + 1
PER_SEAT = 2 * COLOURS + 2
"""What is shown of a seat's exchanges."""
FEATURES = COLOURS * (VALUES + 1) + COLOURS + 2 + COLOURS + COLOURS * VALUES + SEATS * (5 + COLOURS + PER_SEAT)


# Tokens.


def spell(_view: View, _ask: Ask, action: Action) -> list[int]:
    """The token of an action."""
    match action:
        case Swap():
            return [Printed.COLOURS.index(action.colour)]
        case Announce():
            return [COLOURS * action.sum + Printed.COLOURS.index(action.colour)]
        case _:
            return [DOUBT]


def grown(told: Counts, _token: int) -> Counts:
    """Nothing: every answer is one token."""
    return told


def action(_view: View, _ask: Ask, _told: Counts, token: int) -> Action:
    """The action of a token."""
    if token == DOUBT:
        return Doubt()
    total, place = divmod(token, COLOURS)
    colour = Colour(Printed.COLOURS[place])
    return Announce(total, colour) if total else Swap(colour)


def mask(_view: View, ask: Ask, _told: Counts) -> Numbers:
    """The tokens of all legal answers."""
    found = np.zeros(TOKENS, np.bool_)
    for choice in ask.choices:
        match choice.fields:
            case (Amount(low, high), OneOf(names)):
                sums = found[COLOURS * low : COLOURS * (high + 1)].reshape(-1, COLOURS)
                sums[:, _named(names)] = True
            case (OneOf(names),):
                found[_named(names)] = True
            case _:
                found[DOUBT] = True
    return found


def _named(names: tuple[str, ...]) -> list[int]:
    return [Printed.COLOURS.index(name) for name in names]


# The observation.


def observe(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, each block padded to the printed edition."""
    return layout(view.options, view.highest).observation(GAME.features(view, known))


@lru_cache(maxsize=64)
def layout(options: Options, highest: int) -> Layout:
    """Where the features of an edition lie: own, bid, piles, unseen, seats, claims, exchanged."""
    tables = options.tables
    colours, values = range(len(tables.COLOURS)), range(len(tables.COPIES))
    bid = COLOURS * (VALUES + 1)
    piles = bid + COLOURS + 2
    unseen = piles + COLOURS
    seats = unseen + COLOURS * VALUES
    claims = seats + SEATS * 5
    exchanged = claims + SEATS * COLOURS
    of_seat = (*colours, COLOURS, COLOURS + 1, *(COLOURS + 2 + colour for colour in colours))
    rows = [
        *((colour * (VALUES + 1) + value, 1) for colour in colours for value in (*values, VALUES)),
        *((bid + colour, 1) for colour in colours),
        (bid + COLOURS, highest),
        (bid + COLOURS + 1, 1),
        *((piles + colour, sum(tables.COPIES)) for colour in colours),
        *((unseen + colour * VALUES + value, 1) for colour in colours for value in values),
        *((seats + place, highest if place % 5 == 4 else 1) for place in range(5 * tables.SEATS[-1])),
        *((claims + seat * COLOURS + colour, highest) for seat in range(tables.SEATS[-1]) for colour in colours),
        *((exchanged + seat * PER_SEAT + place, 1) for seat in range(tables.SEATS[-1]) for place in of_seat),
    ]
    blank = np.zeros(FEATURES, np.uint8)
    blank[VALUES : bid : VALUES + 1] = 1  # a colour that the edition lacks is held by nobody
    places, scales = zip(*rows)
    return Layout(np.array(places), np.array(scales), blank)


SPEECH = Speech(
    game=GAME,
    tokens=TOKENS,
    features=FEATURES,
    observe=observe,
    mask=mask,
    grown=grown,
    action=action,
    spell=spell,
)
