"""A toy for the kernel: everybody seals cards at once, then one seat peeks or passes.

It has what Hochstapler lacks: simultaneous answers, ranks of arrival, cards as counts, an option that is a
number, one whose name Python does not allow, and events with several secrets for different seats.
"""

from typing import Literal

import msgspec

from contrabande.engine.actions import Action, Amount, Answers, AnySeat, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance, SeededChance
from contrabande.engine.counts import Counts, minus_one, plus_one, remove
from contrabande.engine.errors import OptionsError, Refusal
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import Block, Features, Game, Outcome, Variant, places
from contrabande.engine.match import Match
from contrabande.engine.options import check_seats
from contrabande.engine.phases import OVER, Phase, close, enter, turn_to
from contrabande.engine.seats import NOBODY, Audience, Seat, everyone, only
from contrabande.engine.step import Step

SEATS = range(2, 5)
PILE = (4, 3, 2)
HAND = 2
COINS = 5


class Options(msgspec.Struct, frozen=True):
    """The first value is the default."""

    start_player: Literal["random", "seat0"] = "random"
    order: Literal["any", "arrival"] = "any"
    peeks: Literal[1, 2] = 1
    pass_: Literal["no", "yes"] = msgspec.field(default="no", name="pass")


class State(msgspec.Struct):
    """The whole truth."""

    options: Options
    seats: int
    phase: str
    waiting: frozenset[Seat]
    turn: Seat
    peeks: int
    pile: Counts
    hands: list[Counts]
    sealed: list[Counts]
    coins: list[int]
    outcome: Outcome | None


class View(msgspec.Struct, frozen=True):
    """What one audience sees."""

    seat: Audience
    options: Options
    seats: int
    phase: str
    turn: Seat
    hand: Counts
    coins: tuple[int, ...]


class Knowledge(msgspec.Struct, frozen=True):
    """How many events an audience has seen, and what it was told of sealed cards."""

    seat: Audience
    events: int = 0
    told: tuple[Counts, ...] = ()


class Seal(Action, frozen=True):
    """Put one or two cards in the envelope."""

    cards: Counts

    def shown(self) -> object:
        """Nothing."""
        return None


class Peek(Action, frozen=True):
    """Look into an envelope for some coins, in a mood."""

    target: Seat
    coins: int
    mood: str


class Pass(Action, frozen=True):
    """Do not look."""


class Dealt(Event, frozen=True):
    """Everybody has cards; each sees his own."""

    hands: tuple[Secret[Counts], ...]


class Sealed(Event, frozen=True):
    """All envelopes are closed; *order* is the order of arrival, where it counts."""

    order: tuple[Seat, ...]


class Peeked(Event, frozen=True):
    """*seat* has looked; target and seat know the cards, the target alone knows what is left in his hand."""

    seat: Seat
    target: Seat
    cards: Secret[Counts]
    left: Secret[Counts]


class Ended(Event, frozen=True):
    """It is over."""

    outcome: Outcome


def check(options: Options, seats: int) -> None:
    check_seats("toy", SEATS, seats)
    if options.peeks == 2 and options.order == "any":
        raise OptionsError("ty.peeks=2 and ty.order=any contradict each other")


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    first = Seat(chance.below("start", seats) if options.start_player == "random" else 0)
    blank = (0,) * len(PILE)
    state = State(
        options, seats, "seal", NOBODY, first, options.peeks, PILE, [], [blank] * seats, [COINS] * seats, None
    )
    step = Step(state, chance)
    for number in range(seats):
        hand = blank
        for _ in range(HAND):
            kind = chance.draw(f"deal/{number}", state.pile)
            state.pile = minus_one(state.pile, kind)
            hand = plus_one(hand, kind)
        state.hands.append(hand)
    step.emit(Dealt(tuple(Secret(hand, (Seat(seat),)) for seat, hand in enumerate(state.hands))))
    enter(state, "seal", everyone(seats))
    return step


def ask_seal(view: View) -> Ask:
    return Ask("seal", (Choice(Seal, (Kinds(view.hand, 1, HAND),)),), ("TY-1",), ranked=view.options.order == "arrival")


def do_seal(step: Step[State], answers: Answers) -> None:
    state = step.state
    for answer in answers:
        assert isinstance(answer.action, Seal)
        state.sealed[answer.seat] = answer.action.cards
        state.hands[answer.seat] = remove(state.hands[answer.seat], answer.action.cards)
    ranked = [(answer.rank, answer.seat) for answer in answers if answer.rank is not None]
    step.emit(Sealed(tuple(seat for _, seat in sorted(ranked))))
    if ranked:
        state.turn = min(ranked)[1]
    turn_to(state, "peek", state.turn)


def ask_peek(view: View) -> Ask:
    others = tuple(sorted(everyone(view.seats) - only(view.turn)))
    peek = Choice(Peek, (AnySeat(others), Amount(0, view.coins[view.turn]), OneOf(("kind", "stern"))))
    choices = (peek, Choice(Pass)) if view.options.pass_ == "yes" else (peek,)
    return Ask("peek", choices, ("TY-2",), facts=(("coins", view.coins[view.turn]),), ranked=False)


def do_peek(step: Step[State], answers: Answers) -> None:
    state, seat = step.state, step.state.turn
    action = answers[0].action
    state.peeks -= 1
    if isinstance(action, Peek):
        target = action.target
        state.coins[seat] -= action.coins
        state.coins[target] += action.coins
        cards, left = Secret(state.sealed[target], (seat, target)), Secret(state.hands[target], (target,))
        step.emit(Peeked(seat, target, cards, left))
    if state.peeks and isinstance(action, Peek):
        return
    toss = step.chance.below("toss", 2)
    scores = tuple(coins + toss * sum(cards) for coins, cards in zip(state.coins, state.sealed))
    state.outcome = Outcome("counted", scores, places(tuple((score,) for score in scores)))
    close(state)
    step.emit(Ended(state.outcome))


PHASES: dict[str, Phase[State, View]] = {
    "seal": Phase(ask_seal, do_seal),
    "peek": Phase(ask_peek, do_peek),
}


def view(state: State, seat: Audience) -> View:
    hand = () if seat is None else state.hands[seat]
    return View(seat, state.options, state.seats, state.phase, state.turn, hand, tuple(state.coins))


def ask(view: View) -> Ask | None:
    if view.seat is None or view.phase == OVER or (view.phase == "peek" and view.seat != view.turn):
        return None
    return PHASES[view.phase].ask(view)


def apply(state: State, answers: Answers, chance: Chance) -> Step[State]:
    step = Step(state, chance)
    PHASES[state.phase].do(step, answers)
    return step


def space(options: Options, seats: int) -> tuple[Choice, ...]:
    peek = Choice(Peek, (AnySeat(tuple(sorted(everyone(seats)))), Amount(0, COINS * seats), OneOf(("kind", "stern"))))
    return (Choice(Seal, (Kinds(PILE, 1, HAND),)), peek, Choice(Pass))


def refuse(view: View, action: Action) -> Refusal:
    return Refusal(f"no-{type(action).__name__.lower()}", "TY-3", (("phase", view.phase),))


def tally(state: State) -> dict[str, int]:
    rows = (state.pile, *state.hands, *state.sealed)
    return {"cards": sum(map(sum, rows)), "coins": sum(state.coins)}


def remember(known: Knowledge, event: Event) -> Knowledge:
    told = known.told
    if isinstance(event, Peeked) and event.cards.value is not None:
        told = (*told, event.cards.value)
    return Knowledge(known.seat, known.events + 1, told)


def features(view: View, known: Knowledge) -> Features:
    return (Block("coins", tuple(map(float, view.coins))), Block("events", (float(known.events),)))


def sample_state(view: View, known: Knowledge, chance: Chance) -> State:
    """Never asked of the toy."""
    raise NotImplementedError


TOY: Game[Options, State, View, Knowledge] = Game(
    key="toy",
    prefix="TY",
    version=3,
    variants=(Variant("printed", Options(), SEATS), Variant("arrival", Options(order="arrival"), SEATS)),
    endings=("counted",),
    options=Options,
    state=State,
    views=View,
    actions=(Seal, Peek, Pass),
    events=(Dealt, Sealed, Peeked, Ended),
    vocabulary={"cards": ("red", "green", "blue")},
    check=check,
    space=space,
    bound=lambda options, seats: 2 + options.peeks,
    setup=setup,
    to_act=lambda state: state.waiting,
    view=view,
    ask=ask,
    refuse=refuse,
    apply=apply,
    outcome=lambda state: state.outcome,
    tally=tally,
    blank=lambda _options, _seats, audience: Knowledge(audience),
    remember=remember,
    features=features,
    sample_state=sample_state,
)

ToyMatch = Match[Options, State, View, Knowledge]


def toy_match(seats: int = 3, *, seed: bytes = b"toy", **options: object) -> ToyMatch:
    """A match of the toy: seat 0 peeks unless told otherwise."""
    return Match(TOY, Options(**{"start_player": "seat0", **options}), seats, seed)


def first_answer(match: ToyMatch, seat: int) -> Action:
    """The first legal answer of a seat."""
    prompt = match.prompt(Seat(seat))
    assert prompt is not None
    return next(prompt.ask.actions())


def last_answer(match: ToyMatch, seat: int) -> Action:
    """The last legal answer of a seat."""
    prompt = match.prompt(Seat(seat))
    assert prompt is not None
    return list(prompt.ask.actions())[-1]


def seal_all(match: ToyMatch) -> None:
    """Everybody seals the first thing allowed, in seat order."""
    for seat in range(match.seats):
        match.answer(Seat(seat), first_answer(match, seat))


def play_out(match: ToyMatch) -> ToyMatch:
    """Seal, then always the first answer, to the end."""
    seal_all(match)
    while match.to_act:
        seat = min(match.to_act)
        match.answer(seat, first_answer(match, seat))
    return match


def toy_chance() -> SeededChance:
    """A chance with a key of its own."""
    return SeededChance(b"key")
