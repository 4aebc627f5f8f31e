"""Hart an der Grenze, what a token changes: cards, declarations, the talk, money and what has been seen."""

import jax.numpy as jnp
from jax import Array

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim.arrays import dear, hot, ladder, nibble, nibble_sum, pick, total
from contrabande.lab.sim.hart_an_der_grenze_cards import (
    CLAIMS,
    EACH,
    SEATS,
    bit_of,
    one_of,
    seat_sizes,
    shift_of,
    size,
    worth,
)
from contrabande.lab.sim.hart_an_der_grenze_deal import Dealt
from contrabande.lab.sim.hart_an_der_grenze_flow import Customs, Flow
from contrabande.lab.sim.hart_an_der_grenze_sale import proceeds
from contrabande.lab.sim.hart_an_der_grenze_table import (
    BRIBE,
    BRIBED,
    CLOSED,
    DECLARED,
    EXTRA,
    HAGGLE,
    KEEP,
    LEGAL,
    MONEY,
    OPENED,
    PACK,
    RED,
    SALES,
    SEIZED,
    WHITE,
    State,
)


def discards(state: State, flow: Flow, customs: Customs) -> Array:
    """What lies face up before a reshuffle (HG-19, HG-30, HG-33)."""
    shown = jnp.where(flow.sells, total(state.behind), jnp.where(flow.opens, customs.rest, 0))
    return dear(state.discards + shown + jnp.where(flow.finishes, total(state.under) + total(state.cases), 0))


def cards(state: State, flow: Flow, customs: Customs, token: Array, dealt: Dealt) -> dict[str, Array]:
    """Where the cards go (HG-12, HG-16, HG-19, HG-25, HG-27, HG-28, HG-30)."""
    whose, asked = hot(SEATS, customs.whose), hot(SEATS, state.asked)
    told = jnp.where(asked, dear(jnp.where(flow.adds, one_of(token), 0)), 0)
    crosses = flow.clears | (whose & (flow.agrees | flow.opens | flow.seizes))
    taken = jnp.where(flow.seizes & hot(SEATS, state.sheriff), customs.rest, 0)
    across = state.behind + jnp.where(crosses, state.cases, 0) - jnp.where(whose, customs.rest, 0) + taken
    kept = state.under + jnp.where(flow.kept, state.cases, 0)
    return {
        "hands": state.hands - jnp.where(state.phase == PACK, told, 0) + dealt.cards(),
        "cases": jnp.where(crosses | flow.kept, 0, state.cases) + told,
        "behind": jnp.where(flow.sells, 0, across - jnp.where(state.phase == KEEP, told, 0)),
        "under": jnp.where(flow.finishes, 0, kept),
        "discards": dealt.discards,
    }


def hand_sizes(state: State, flow: Flow, dealt: Dealt) -> Array:
    """They are shown when the cases are cleared and after the deal (HG-Q16)."""
    shown = jnp.where(flow.clears | flow.deals, seat_sizes(state.hands), state.hand_sizes)
    return dear(shown + dealt.sizes())


def behind_sizes(state: State, flow: Flow, customs: Customs) -> Array:
    """They are shown when the cases are cleared, and what is kept is said (HG-28, HG-Q16)."""
    cases, rest = seat_sizes(state.cases, 5), size(customs.rest)
    taken = jnp.where(flow.seizes, rest << 5 * state.sheriff.astype(jnp.uint32), 0)
    across = seat_sizes(state.behind, 5) + cases - (rest << 5 * customs.whose.astype(jnp.uint32)) + taken
    shown = jnp.where(flow.clears, across, state.behind_sizes - jnp.where(flow.kept, cases, 0))
    return jnp.where(flow.sells, 0, shown)


def declared(state: State, flow: Flow, token: Array) -> Array:
    """A declaration stands until the next turn (HG-13)."""
    said = (token - DECLARED).astype(jnp.uint32)
    code = said // LEGAL + 1 | said % LEGAL << 3
    stands = jnp.where(flow.declares, code << 5 * state.asked.astype(jnp.uint32), 0)
    return jnp.where(flow.deals, 0, state.declared | stands)


def fates(state: State, flow: Flow, customs: Customs) -> Array:
    """What has become of the cases, before a new turn begins."""
    fate = jnp.where(flow.agrees, BRIBED, jnp.where(flow.opens, OPENED, jnp.where(flow.seizes, SEIZED, CLOSED)))
    change = (fate.astype(jnp.uint32) ^ CLOSED) << 4 * customs.whose.astype(jnp.uint32)
    return state.fates ^ change | jnp.where(flow.packed, bit_of(state.asked), 0)


def talk(state: State, flow: Flow, seat: Array, token: Array) -> dict[str, Array]:
    """Offer and demand follow each other until they agree or the case is opened (HG-15, HG-Q8)."""
    ends = flow.agrees | flow.opens
    offers, demands = flow.names & (state.phase == BRIBE), flow.names & (state.phase == HAGGLE)
    money = (token - MONEY).astype(jnp.int8)
    return {
        "target": jnp.where(flow.addresses, seat, jnp.where(ends, 0, state.target)).astype(jnp.int8),
        "offers": jnp.where(ends, 0, state.offers + offers).astype(jnp.int8),
        "offer": jnp.where(ends, 0, jnp.where(offers, money, state.offer)).astype(jnp.int8),
        "demand": jnp.where(ends, 0, jnp.where(demands, money, state.demand)).astype(jnp.int8),
    }


def stones(state: State, flow: Flow) -> Array:
    """Spent stones leave the match (HG-26)."""
    spent = jnp.where(flow.seizes, RED, jnp.where(flow.addresses & (state.phase == EXTRA), WHITE, 0))
    return state.stones - (spent.astype(jnp.uint32) << 4 * state.sheriff.astype(jnp.uint32))


def wealth_of(state: State) -> Array:
    """What each has when all that lies behind the cases is sold (HG-30)."""
    return state.cash + worth(state.behind, Printed.VALUES)


def money(state: State, flow: Flow, customs: Customs, wealth: Array) -> dict[str, Array]:
    """Bribes, fines, compensation and sales (HG-16, HG-19, HG-20, HG-30, HG-34)."""
    whose = hot(SEATS, customs.whose)
    paid = state.bribes + jnp.where(whose, customs.bribe.astype(jnp.uint8), 0)
    under = dear(state.under + state.cases)
    cash = jnp.where(flow.sells, wealth, state.cash)
    cash += jnp.where(whose, customs.earns, 0) + jnp.where(hot(SEATS, state.sheriff), customs.bribe, 0)
    so_far = jnp.where(flow.clears, paid, 0)
    return {
        "cash": dear(cash + jnp.where(flow.finishes, proceeds(state.variant, state.seats, under), 0)),
        "bribes": jnp.where(flow.clears, 0, paid).astype(jnp.uint8),
        "paid": state.paid + jnp.minimum(so_far, 255 - state.paid),
    }


def records(state: State, flow: Flow, customs: Customs, fates: Array) -> dict[str, Array]:
    """What has been seen of each seat's cases, and which of them each sheriff has opened or let through."""
    one, sheriff = bit_of(customs.whose), 4 * state.sheriff.astype(jnp.uint32)
    opened = jnp.where(flow.opens, one, 0)
    cleared = jnp.where(flow.clears, fates & EACH, 0)
    bought = jnp.where(flow.clears, fates >> 2 & EACH, 0)
    is_caught = customs.rest > 0
    return {
        "lots": state.lots + jnp.where(flow.seizes, one, opened) + cleared + bought,
        "caught": state.caught + jnp.where(is_caught, opened, 0),
        "honest": state.honest + jnp.where(is_caught, 0, opened),
        "bought": state.bought + bought,
        "searched": state.searched + (flow.opens.astype(jnp.uint32) << sheriff),
        "let_through": state.let_through + (nibble_sum(bought) << sheriff),
    }


def trade(state: State, flow: Flow, customs: Customs, fates: Array) -> dict[str, Array]:
    """What each seat is known to have brought or claims, what it sells, and what it earns as a sheriff."""
    seat = ladder(SEATS, state.phase, dtype=jnp.uint32)
    said = state.declared >> 5 * seat & 31
    claims = (said & 7) << shift_of(said >> 3) - CLAIMS
    crosses = flow.clears & ((nibble(fates, seat) & (CLOSED | BRIBED)) > 0)
    stays = jnp.where(flow.opens | flow.seizes, pick(state.cases, customs.whose) - customs.rest, 0)
    traded = state.traded + jnp.where(hot(SEATS, customs.whose), dear(stays), 0) + jnp.where(crosses, claims, 0)
    is_sale = flow.sells & (ladder(SALES, state.round) + 1 == state.round)
    bribes = dear(jnp.where(flow.clears, total(state.bribes.astype(jnp.int16)) + customs.bribe, 0))
    return {
        "traded": jnp.where(flow.sells, 0, traded),
        "sold": jnp.where(is_sale[:, None], state.behind, state.sold),
        "income": jnp.minimum(state.income + jnp.where(hot(SEATS, state.sheriff), bribes, 0), 255).astype(jnp.uint8),
    }
