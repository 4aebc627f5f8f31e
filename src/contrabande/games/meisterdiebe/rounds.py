"""A round, from the choice of characters to the shared red cushion, and the end (MD-15 … MD-19, MD-26 … MD-38).

Characters      MD-15 … MD-17   CHOOSE: all at once; smugglers show themselves first, then the others
The loot        MD-26, MD-27    decide_loot, share; with md.auto_pick=off PICK
Detectives      MD-36           collect; with md.auto_pick=off PICK
The end         MD-37, MD-38    end_round, finish
"""

from contrabande.engine.actions import Answers
from contrabande.engine.counts import put
from contrabande.engine.phases import close, enter, turn_to
from contrabande.engine.seats import Seat, everyone
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.cards import playing, put_away, reveal
from contrabande.games.meisterdiebe.cushions import (
    WHITE_EMPTY,
    emptied,
    final_score,
    loot_result,
    one_jewel,
    share_red,
    take_from_red,
)
from contrabande.games.meisterdiebe.model import (
    DETECTIVE,
    SMUGGLER,
    CharactersChosen,
    Choose,
    LootDecided,
    MatchEnded,
    Pick,
    RoundBegun,
    SmugglersShown,
    State,
)

# Everybody chooses a character.


def begin_round(step: Step[State]) -> None:
    """A round begins with the cards that are left; everybody chooses, also with a single one (MD-15, MD-18)."""
    state = step.state
    state.round += 1
    state.turn = None
    state.chosen = state.revealed = (None,) * state.seats
    state.excluded = ()
    cycle = len(state.options.tables.CHARACTERS)
    step.emit(RoundBegun(state.round, cycle - (state.round - 1) % cycle))
    enter(state, "choose", everyone(state.seats))


def do_choose(step: Step[State], answers: Answers) -> None:
    """All cards lie face down; the smugglers show themselves and act first (MD-15, MD-16)."""
    state = step.state
    order = state.options.tables.CHARACTERS
    chosen, hands = [], []
    for answer, hand in zip(answers, state.hands):
        action = answer.action
        assert isinstance(action, Choose)
        chosen.append(action.character)
        hands.append(put(hand, order.index(action.character), None))
    state.chosen, state.hands = tuple(chosen), tuple(hands)
    step.emit(CharactersChosen(state.round))
    smugglers = playing(state, (SMUGGLER,))
    step.emit(SmugglersShown(len(smugglers)))
    if smugglers:
        reveal(step, smugglers)
        next_turn(state, smugglers)
    else:
        reveal_others(step)


def reveal_others(step: Step[State]) -> None:
    """After the last smuggler all others turn their cards face up, and the loot is decided (MD-16, MD-17)."""
    reveal(step, playing(step.state, [name for name in step.state.options.tables.CHARACTERS if name != SMUGGLER]))
    decide_loot(step)


def next_turn(state: State, queue: tuple[Seat, ...]) -> None:
    """The next player opens a drawer (MD-20)."""
    state.turn, state.queue = queue[0], queue[1:]
    turn_to(state, "open", queue[0])


# The red cushion: the smugglers' loot, and what the detectives collect.


def decide_loot(step: Step[State]) -> None:
    """If there are at least as many smugglers as detectives, those not excluded share the loot (MD-26, MD-27)."""
    state = step.state
    smugglers, detectives = state.chosen.count(SMUGGLER), state.chosen.count(DETECTIVE)
    if smugglers:
        entitled = tuple([seat for seat in playing(state, (SMUGGLER,)) if seat not in state.excluded])
        result = loot_result(state, entitled, is_outnumbered=detectives > smugglers)
        step.emit(LootDecided(smugglers, detectives, result))
        if result == "shared":
            share(step, entitled)
            return
    others_act(step)


def others_act(step: Step[State]) -> None:
    """Jewellers, lady jewellers, thieves and master thieves have their turns (MD-17)."""
    queue = playing(step.state, ("jeweller", "lady_jeweller", "thief", "master_thief"))
    if queue:
        next_turn(step.state, queue)
    else:
        collect(step)


def collect(step: Step[State]) -> None:
    """At the end of the round the detectives share the red cushion (MD-36)."""
    detectives = playing(step.state, (DETECTIVE,))
    if detectives and any(step.state.red):
        share(step, detectives)
    else:
        end_round(step)


def share(step: Step[State], pickers: tuple[Seat, ...]) -> None:
    """One jewel each in turn, lowest number first; by choice with md.auto_pick=off (MD-27, MD-36, MD-Q16)."""
    state = step.state
    if state.options.auto_pick == "on":
        share_red(step, pickers)
        end_sharing(step, pickers[0])
    else:
        next_pick(state, pickers)


def next_pick(state: State, pickers: tuple[Seat, ...]) -> None:
    """The first of *pickers* takes a jewel."""
    state.turn, state.pickers = pickers[0], pickers
    turn_to(state, "pick", pickers[0])


def do_pick(step: Step[State], answers: Answers) -> None:
    """The next one picks, until the red cushion is empty (MD-27, MD-36)."""
    state, (answer,) = step.state, answers
    action = answer.action
    assert isinstance(action, Pick)
    take_from_red(step, answer.seat, one_jewel(action.jewel))
    if any(state.red):
        next_pick(state, (*state.pickers[1:], answer.seat))
    else:
        state.pickers = ()
        end_sharing(step, answer.seat)


def end_sharing(step: Step[State], seat: Seat) -> None:
    """After the smugglers' loot the others act; after the detectives the round is over (MD-17)."""
    if step.state.chosen[seat] == SMUGGLER:
        others_act(step)
    else:
        end_round(step)


# The end.


def end_round(step: Step[State]) -> None:
    """The match ends with an empty white cushion or the last ruby; else the next round begins (MD-37, MD-Q30)."""
    state = step.state
    if emptied(state):
        finish(step, WHITE_EMPTY)
    elif not any(state.chest.secrets):
        finish(step, "last_ruby")
    else:
        put_away(step)
        begin_round(step)


def finish(step: Step[State], ending: str) -> None:
    """Count the cushions (MD-38)."""
    state = step.state
    state.outcome = final_score(state, ending)
    state.turn, state.queue = None, ()
    close(state)
    step.emit(MatchEnded(state.outcome))
