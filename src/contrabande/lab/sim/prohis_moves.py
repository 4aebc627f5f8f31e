"""One token further at a table of Prohis as arrays, written from RULES.md.

Most of what a token does is known from the token and the phase. What has to be worked out (which card comes, who
inspects, whether the turn ends) is worked out once, in `_move`, and then every field follows from it.
"""

from functools import reduce
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from contrabande.games.prohis.tables import ILLEGAL, LEGAL, LIEUTENANT, Printed, Tiny
from contrabande.lab.sim.arrays import dear, hot, ladder, pick, scaled, settled, total
from contrabande.lab.sim.prohis_cards import card_of, drawn_kind, holds_control, place_of, rank_of, size
from contrabande.lab.sim.prohis_state import (
    ACCEPT,
    ANSWER,
    BRIBE,
    CARD,
    CAUGHT,
    CLAIM,
    CLEAN,
    DECIDE,
    DISPLAY,
    DRAW,
    FASTEST,
    FLIP,
    HINT_TO,
    INSPECT,
    NOBODY,
    OFFER_NOTHING,
    OVER,
    PASS,
    PILE,
    REFUSE,
    ROW,
    SEATS,
    SENT,
    STAND_DOWN,
    STOP,
    TAKE_PILE,
    TURN,
    TURN_CARD,
    WAIVE,
    State,
    acting,
    edition,
)


class _Move(NamedTuple):
    """What a token comes to."""

    card: Array  # the card that the token names
    new: Array  # the card that leaves the pile or is turned
    draws: Array  # a card leaves the pile
    refills: Array  # and goes to the display
    chosen: Array  # the cards laid so far, with this one
    sends: Array  # the convoy is complete
    offers: Array  # the bribe is complete
    resolves: Array  # the claims are all in
    named: Array  # and one of them inspects
    inspector: Array
    played: Array  # the control card that inspects
    home: Array  # the convoy comes to its owner's store
    wins: Array  # after an inspection
    caught: Array


def _move(state: State, token: Array, words: Array) -> _Move:
    """What has to be worked out, once for all fields."""
    refills, flips = (token < TAKE_PILE) & (state.pile > 0), token >= TURN_CARD
    new = drawn_kind(words[0], jnp.where(flips, state.convoy, state.pile))
    goes_on = (new == LEGAL) & (size(state.convoy) > 1) & (size(state.turned) + 1 < rank_of(state.control))
    caught = flips & (new == ILLEGAL)
    wins = flips & ~caught & ~goes_on
    resolves = (state.phase == CLAIM) & (state.claimed + 2 == state.seats)
    winner, rank = _inspector(state, token, words[0])
    named = resolves & (rank > 0)
    home = wins | (token == ACCEPT) | (token == STAND_DOWN) | (resolves & ~named)
    inspector = jnp.where(named, winner, state.inspector) + 1
    flags = (refills, _completes(state, token), resolves, named, home, wins, caught)
    *found, kind, inspector, rank = settled(*((flag, 1) for flag in flags), (new, 3), (inspector, 3), (rank, 2))
    refills, completes, resolves, named, home, wins, caught = (flag > 0 for flag in found)
    card = card_of(token % ROW)
    return _Move(
        card=card,
        new=card_of(kind),
        draws=(token == TAKE_PILE) | refills,
        refills=refills,
        chosen=state.chosen + _given(_adds(token), card),
        sends=completes & (state.phase == TURN),
        offers=completes & (state.phase == BRIBE),
        resolves=resolves,
        named=named,
        inspector=inspector - 1,
        played=card_of(rank + LIEUTENANT - 1),
        home=home,
        wins=wins,
        caught=caught,
    )


def _given(condition: Array, cards: Array) -> Array:
    """The cards, or none."""
    return jnp.where(condition, cards, jnp.uint32(0))


def _completes(state: State, token: Array) -> Array:
    """Whether a convoy or a bribe is complete: enough of it, or no card can follow (PR-11, PR-14)."""
    adds = _adds(token)
    chosen = state.chosen + card_of(token % ROW)
    rest = pick(state.hands, state.turn) - chosen
    most = edition(state.variant, Printed.CONVOY_MOST, Tiny.CONVOY_MOST)
    is_full = (state.phase == TURN) & (size(chosen) >= most)
    is_last = is_full | (rest >> place_of(token % ROW) == 0)
    return (adds & is_last) | ((token == STOP) & (state.chosen > 0))


def _adds(token: Array) -> Array:
    """Whether the token lays one more card of a convoy or a bribe."""
    return (token >= CARD) & (token < PASS)


def _committed(state: State, token: Array) -> Array:
    """The claims with this one: a token's place after WAIVE is the rank that is played (PR-12)."""
    rank = (token - WAIVE).astype(jnp.uint32)
    return state.claims | rank << 2 * acting(state).astype(jnp.uint32)


def _inspector(state: State, token: Array, word: Array) -> tuple[Array, Array]:
    """The highest rank inspects; among equals chance decides, or who was first (PR-13, PR-Q3)."""
    claims = dear(_committed(state, token) & (1 << 2 * SEATS) - 1)
    ranks = [claims >> 2 * seat & 3 for seat in range(SEATS)]
    best = reduce(jnp.maximum, ranks)
    equal = [(rank == best).astype(jnp.uint32) for rank in ranks]
    chosen = jnp.where(state.variant == FASTEST, 0, scaled(word, total(equal)))
    before, winner = jnp.zeros_like(best), jnp.zeros_like(best)
    for seat, is_equal in enumerate(equal):
        winner += jnp.where((is_equal > 0) & (before == chosen), jnp.uint32(seat), 0)
        before += is_equal
    return winner, best


def step(state: State, token: Array, words: Array) -> State:
    """Whatever the player who is asked has chosen (PR-7, PR-12, PR-14 … PR-16)."""
    move = _move(state, token, words)
    after = _on_table(state, token, move)
    after = _in_hands(state, after, token, move)
    return _next(state, after, token, move)


def _on_table(state: State, token: Array, move: _Move) -> State:
    """Pile, display, convoy, bribe, control card and sealed claims."""
    leaves = move.home | move.caught
    pile = state.pile - _given(move.draws, move.new)
    flipped = _given(token >= TURN_CARD, move.new)
    commits = (state.phase == CLAIM) & ~move.resolves
    return state._replace(
        pile=pile,
        display=state.display - _given(token < TAKE_PILE, move.card) + _given(move.refills, move.new),
        emptied_by=jnp.where(move.draws & (pile == 0), state.turn, state.emptied_by),
        chosen=_given(~(move.sends | move.offers), move.chosen),
        convoy=_given(~leaves, jnp.where(move.sends, move.chosen, state.convoy - flipped)),
        turned=_given(~leaves, state.turned + flipped),
        control=_given(~leaves, jnp.where(move.named, move.played, state.control)),
        inspector=jnp.where(leaves, NOBODY, move.inspector).astype(jnp.int8),
        offer=_given(move.offers, move.chosen),
        offers=jnp.where(leaves, 0, state.offers + move.offers).astype(jnp.int8),
        claims=_given(commits, _committed(state, token)),
        claimed=jnp.where(commits, state.claimed + 1, 0).astype(jnp.int8),
    )


def _in_hands(state: State, after: State, token: Array, move: _Move) -> State:
    """Hands and stores, and what the seats know of them."""
    takes_pile, refused = token == TAKE_PILE, token == REFUSE
    at_turn, at_inspector = hot(SEATS, state.turn), hot(SEATS, move.inspector)
    sits = ladder(SEATS, state.turn) < state.seats
    seen = dear(_given(token < TAKE_PILE, move.card) + _given(move.wins, state.control))
    unseen = dear(_given(takes_pile, move.new) + _given(refused, state.offer))
    laid = dear(_given(move.sends | move.offers, move.chosen))  # subtracted later: minus one is what `dear` cannot hold
    back = dear(_given(token == ACCEPT, state.control) - _given(move.named, move.played))
    sure, hints = _shown(state, token, move)
    told = state.offer | (move.inspector + 1).astype(jnp.uint32) << HINT_TO
    forgets = at_turn & move.sends
    counted = ((move.sends, SENT), (move.wins, CLEAN), (move.caught, CAUGHT))
    conduct = [flag.astype(jnp.uint32) << place for flag, place in counted]
    return after._replace(
        hands=state.hands + _given(at_turn, seen + unseen - laid) + _given(at_inspector, back),
        stores=state.stores + _stored(state, token, move),
        fresh=state.fresh - _given((move.refills & sits) | (takes_pile & at_turn), move.new),
        sure=_given(~forgets, sure + _given(at_turn, seen) + _given(at_inspector, back)),
        hints=_given(~forgets, jnp.where(at_turn & refused, told, hints)),
        conduct=state.conduct + _given(at_turn, total(conduct)),
    )


def _shown(state: State, token: Array, move: _Move) -> tuple[Array, Array]:
    """A control card that is played has surely been in that hand (PR-12, PR-Q18)."""
    seat = ladder(SEATS, state.turn, dtype=jnp.uint32)
    kind = (_committed(state, token) >> 2 * seat & 3) + LIEUTENANT - 1
    is_news = move.resolves & (kind >= LIEUTENANT) & ~holds_control(state.sure, kind)
    card = card_of(kind)
    hints = state.hints - _given(is_news & holds_control(state.hints, kind), card)
    is_empty = hints & (1 << HINT_TO) - 1 == 0
    return state.sure + _given(is_news, card), _given(~is_empty, hints)


def _stored(state: State, token: Array, move: _Move) -> Array:
    """What comes to the stores, as far as each seat sees it: `[seats, seats]` (PR-14, PR-15, PR-17)."""
    turned = state.turned + _given(token >= TURN_CARD, move.new)
    hidden = state.convoy + state.turned - turned
    stays = move.caught | (token == STAND_DOWN)
    open_home = dear(_given(move.home, turned))
    closed_home = dear(_given(move.home, hidden))
    open_seized = dear(_given(stays, state.control) + _given(move.caught, turned))
    closed_seized = dear(_given(move.caught, hidden) + _given(token == ACCEPT, state.offer))
    owner, inspector = hot(SEATS, state.turn), hot(SEATS, move.inspector)
    sits = (ladder(SEATS, state.turn) < state.seats)[:, None]
    home = _given(sits, open_home) + _given(owner[:, None], closed_home)
    seized = _given(sits, open_seized) + _given((owner | inspector)[:, None], closed_seized)
    return _given(owner[None], home) + _given(inspector[None], seized)


def _next(state: State, after: State, token: Array, move: _Move) -> State:
    """Who is asked what, and whether that was the end (PR-18, PR-19, PR-Q2)."""
    draws = token <= TAKE_PILE
    more = (after.display > 0) | ((after.pile > 0) & (token < TAKE_PILE))
    again = draws & (state.phase == TURN) & more
    ends = (draws & ~again) | ((token == STOP) & (state.phase == DRAW)) | (token == PASS) | move.home | move.caught
    passes = jnp.where(token == PASS, state.passes + 1, jnp.where(draws | move.sends, 0, state.passes))
    over = ends & ((state.is_final > 0) | (passes == state.seats))
    over, follows, again = (flag > 0 for flag in settled((over, 1), (ends & ~over, 1), (again, 1)))
    following = jnp.where(state.turn + 1 == state.seats, 0, state.turn + 1)
    shown = edition(state.variant, Printed.DISPLAY, Tiny.DISPLAY)
    is_final = (following == after.emptied_by) & (after.pile == 0) & (size(after.display) < shown)
    phase = jnp.where(again, DRAW, jnp.where(follows, TURN, _asked(state, token, move)))
    return after._replace(
        phase=dear(jnp.where(over, OVER, phase).astype(jnp.int8)),
        turn=jnp.where(follows, following, state.turn).astype(jnp.int8),
        is_final=jnp.where(follows, is_final, state.is_final).astype(jnp.int8),
        passes=passes.astype(jnp.int8),
        source=jnp.where(again, jnp.where(token < TAKE_PILE, DISPLAY, PILE), 0).astype(jnp.int8),
    )


def _asked(state: State, token: Array, move: _Move) -> Array:
    """The phase that follows while a convoy is under way (PR-12, PR-14 … PR-16)."""
    can_bribe = pick(state.hands, state.turn) > 0
    found = jnp.where(move.sends, CLAIM, jnp.where(move.offers, ANSWER, state.phase))
    found = jnp.where(move.named, jnp.where(can_bribe, BRIBE, DECIDE), found)
    found = jnp.where(token == OFFER_NOTHING, DECIDE, found)
    return jnp.where((token == REFUSE) | (token == INSPECT), FLIP, found)
