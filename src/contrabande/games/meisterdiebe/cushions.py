"""The cushions: white for imitations, red for what fell or was gathered, black for what is won (MD-9, MD-10, MD-38)."""

from functools import cache

from contrabande.engine.actions import Ask, Choice, OneOf
from contrabande.engine.counts import Counts, add, put, remove
from contrabande.engine.game import Outcome, places
from contrabande.engine.reckoning import Parts, Reckoning, part, score, told_apart
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.model import JewelsCollected, LootResult, Pick, State, View
from contrabande.games.meisterdiebe.tables import Printed


@cache
def one_jewel(jewel: str) -> Counts:
    """A single jewel as a count per kind."""
    return tuple(int(kind == jewel) for kind in Printed.JEWELS)


def loot_result(state: State, entitled: tuple[Seat, ...], *, is_outnumbered: bool) -> LootResult:
    """What becomes of the red cushion: shared, or left where it is (MD-27, MD-Q13)."""
    if is_outnumbered:
        return "guarded"
    if not any(state.red):
        return "empty"
    return "shared" if entitled else "forfeited"


def take_from_red(step: Step[State], seat: Seat, jewels: Counts) -> None:
    """Jewels go from the red cushion to a black one (MD-27, MD-36)."""
    state = step.state
    state.red = remove(state.red, jewels)
    state.black = put(state.black, seat, add(state.black[seat], jewels))
    step.emit(JewelsCollected(seat, jewels))


def share_red(step: Step[State], pickers: tuple[Seat, ...]) -> None:
    """Deal the red cushion out, one jewel at a time, the most valuable first (MD-27, MD-36, MD-Q16)."""
    state = step.state
    kinds = [kind for kind, count in enumerate(state.red) for _ in range(count)]
    kinds.sort(key=state.options.tables.VALUES.__getitem__, reverse=True)
    for place, seat in enumerate(pickers[: len(kinds)]):
        share = kinds[place :: len(pickers)]
        take_from_red(step, seat, tuple([share.count(kind) for kind in range(len(state.red))]))


def ask_pick(view: View) -> Ask:
    """One jewel of those on the red cushion (MD-27, MD-36)."""
    kinds = tuple([jewel for jewel, count in zip(view.options.tables.JEWELS, view.red) if count])
    rule = "MD-27" if view.choice == "smuggler" else "MD-36"
    return Ask(f"pick-{view.choice}", (Choice(Pick, (OneOf(kinds),)),), (rule, "MD-Q16"))


TIE_BREAKERS = ("ruby", "sapphire")
"""Of which jewel more on the black cushion comes first, in this order (MD-38)."""
WHITE_EMPTY = "white_cushion_empty"


def counted(state: State) -> tuple[Parts, ...]:
    """Black cushion minus white cushion (MD-38)."""
    jewels, values = state.options.tables.JEWELS, state.options.tables.VALUES
    missing = tuple([-value for value in values])
    return tuple(
        [
            (part("black", jewels, black, values), part("white", jewels, white, missing))
            for black, white in zip(state.black, state.white)
        ]
    )


def ranking(state: State, scores: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Ties go by rubies, then sapphires, then are shared (MD-38, MD-Q18)."""
    breakers = [state.options.tables.JEWELS.index(jewel) for jewel in TIE_BREAKERS]
    return tuple([(points, *[black[jewel] for jewel in breakers]) for points, black in zip(scores, state.black)])


def final_score(state: State, ending: str) -> Outcome:
    """What the cushions count, and whose count most (MD-38)."""
    scores = tuple(map(score, counted(state)))
    return Outcome(ending, scores, places(ranking(state, scores)))


def emptied(state: State) -> tuple[Seat, ...]:
    """Whose white cushion is empty (MD-37)."""
    return tuple([Seat(seat) for seat, white in enumerate(state.white) if not any(white)])


def reckoning(state: State, outcome: Outcome) -> Reckoning:
    """How a match that is over was counted: all cushions lie open (MD-38)."""
    return Reckoning(
        counted(state),
        emptied(state) if outcome.ending == WHITE_EMPTY else (),
        told_apart(ranking(state, outcome.scores), TIE_BREAKERS),
    )


def tally(state: State) -> dict[str, int]:
    """Jewels and alarms never leave the table (MD-T27)."""
    fronts = state.chest.fronts
    piles = [*state.white, *state.black, state.red, *[front.jewels for front in fronts]]
    jewels = {jewel: sum(pile[kind] for pile in piles) for kind, jewel in enumerate(state.options.tables.JEWELS)}
    jewels["diamond"] += sum(state.stock)
    jewels["ruby"] += sum(state.chest.secrets)
    return {**jewels, "alarm": sum(state.alarms) + sum(front.alarm is not None for front in fronts)}
