"""A match: the one checked door to a game. It keeps the state to itself and everything else on record."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias

import msgspec

from contrabande.engine.action_space import makes_sense
from contrabande.engine.actions import Action, Answer, Answers, Ask, Prompt
from contrabande.engine.chance import Chance, Draw, SeededChance, commitment, match_key
from contrabande.engine.codec import encode
from contrabande.engine.errors import IllegalAction, MatchOver, NotYourPrompt, Refusal
from contrabande.engine.events import Event, Told, without_secrets
from contrabande.engine.game import Game, KnowledgeT, OptionsT, Outcome, StateT, ViewT
from contrabande.engine.record import FORMAT, Chain, End, Entry, Header, RawAnswer, Record, sealed
from contrabande.engine.seats import Audience, Seat

NO_ENTROPY = bytes(16)
"""What a silent seat or a bot adds to the draw."""


class Match(Generic[OptionsT, StateT, ViewT, KnowledgeT]):
    """One game being played: questions out, answers in, events for every audience."""

    def __init__(
        self,
        game: Game[OptionsT, StateT, ViewT, KnowledgeT],
        options: OptionsT,
        seats: int,
        seed: bytes,
        *,
        entropy: Sequence[bytes] = (),
        players: Sequence[str] = (),
        chance: Chance | None = None,
    ) -> None:
        game.check(options, seats)
        self.game = game
        self.options = options
        self.seats = seats
        self.players = tuple(players)
        self._entropy = tuple(entropy) or (NO_ENTROPY,) * seats
        assert len(self._entropy) == seats, "one share of entropy for each seat"
        self._seed = seed
        self._key = match_key(seed, self._entropy)
        self._chance: Chance = chance or SeededChance(self._key)
        self._numbers = [0] * seats
        self._drafts: dict[Seat, Action] = {}
        self._prompts: list[Prompt | None] = [None] * seats
        self._views: list[ViewT | None] = [None] * seats
        self._folds: dict[Audience, tuple[int, KnowledgeT]] = {}
        self._chain: Chain | None = None
        self._linked = 0
        step = game.setup(options, seats, self._chance)
        self._state = step.state
        # The deal is the first entry: nobody has answered yet.
        self._answers: list[Answers] = [()]
        self._draws: dict[int, Sequence[Draw]] = {0: self._chance.drawn}
        self._chance.drawn = []
        self._told: Told = defaultdict(list)
        self._happened: list[Sequence[Event]] = [step.events]
        self._shown: list[Sequence[Event]] = [without_secrets(step.events, 0, self._told)]
        self.to_act = game.to_act(step.state)

    # What a seat sees.

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.game.outcome(self._state)

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.to_act

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return len(self._shown)

    @property
    def answered(self) -> int:
        """How many of the seats that are asked have answered; never who."""
        return len(self._drafts)

    def view(self, audience: Audience) -> ViewT:
        """What *audience* sees of the table; to a seat that has been asked, the view its question rests on."""
        self._check_audience(audience)
        asked = None if audience is None else self._views[audience]
        return self.game.view(self._state, audience) if asked is None else asked

    def prompt(self, seat: Seat) -> Prompt | None:
        """The question put to *seat*, if it is asked."""
        if type(seat) is not int or seat not in self.to_act:
            return None
        prompt = self._prompts[seat]
        if prompt is None:
            # Functions kept in fields get a name before the call: Python 3.11 has no short cut for `game.view(…)`.
            view_of, ask_of = self.game.view, self.game.ask
            view = self._views[seat] = view_of(self._state, seat)
            ask = ask_of(view)
            assert ask is not None, "a seat that is to act is asked something"
            prompt = self._prompts[seat] = Prompt(self._numbers[seat], ask)
        return prompt

    def events(self, audience: Audience, since: int = 0) -> list[Sequence[Event]]:
        """What *audience* has seen happen, entry by entry, from entry *since* on."""
        if since == 0:
            self._check_audience(audience)
        entries = self._shown[since:]
        told = self._told.get(audience)
        if told and told[-1][0] >= since:
            for number, place, event in reversed(told):
                if number < since:
                    break
                row = entries[number - since] = list(entries[number - since])
                row[place] = event
        return entries

    def all_events(self, since: int = 0) -> list[Sequence[Event]]:
        """What really happened, entry by entry: for replays after the end, and for nobody who still plays."""
        return self._happened[since:]

    def knowledge(self, audience: Audience) -> KnowledgeT:
        """What *audience* has seen so far, folded."""
        fold = self._folds.get(audience)
        start, known = fold or (0, self.game.blank(self.options, self.seats, audience))
        if start < len(self._shown):
            remember = self.game.remember
            for entry in self.events(audience, start):
                for event in entry:
                    known = remember(known, event)
            self._folds[audience] = (len(self._shown), known)
        return known

    def _check_audience(self, audience: Audience) -> None:
        """A place that is not at this table sees and does nothing."""
        if audience is not None and (type(audience) is not int or not 0 <= audience < self.seats):
            raise NotYourPrompt(f"there is no seat {audience!r} at this table")

    # What a seat does.

    def check(self, seat: Seat, action: Action, prompt: int | None = None) -> Prompt:
        """Refuse what `answer` refuses; the question that *action* answers."""
        put = self.prompt(seat)
        if put is None:
            self._check_audience(seat)
            if not self.to_act:
                raise MatchOver("the match is over")
            raise NotYourPrompt(f"seat {seat} is not asked now")
        if prompt is not None and prompt != put.number:
            raise NotYourPrompt(f"seat {seat} answers prompt {prompt}, but prompt {put.number} is open")
        if not put.ask.allows(action):
            raise IllegalAction(seat, action, self._refusal(seat, action, put.ask))
        return put

    def answer(self, seat: Seat, action: Action, prompt: int | None = None) -> None:
        """Answer the question put to *seat*; while others are still asked it is a draft and can be replaced."""
        to_act = self.to_act
        put = self._prompts[seat] if type(seat) is int and seat in to_act else None
        if put is None or put.number != prompt or not put.ask.allows(action):
            put = self.check(seat, action, prompt)
        if len(to_act) == 1:
            answers: Answers = (Answer(seat, action, 0 if put.ask.ranked else None),)
        else:
            answers = self._drafted(seat, action, is_ranked=put.ask.ranked)
            if not answers:
                return
        game, state, chance = self.game, self._state, self._chance
        apply, asked = game.apply, game.to_act
        events: Sequence[Event] = apply(state, answers, chance).events
        if self._drafts:
            self._close_drafts()
        else:
            self._prompts[seat] = self._views[seat] = None
            self._numbers[seat] = put.number + 1
        # One more entry: for the record, for everybody, and for the seats that are told more than the others.
        if chance.drawn:
            self._draws[len(self._answers)] = chance.drawn
            chance.drawn = []
        self._answers.append(answers)
        self._happened.append(events)
        for event in events:
            if event.secrets:
                events = without_secrets(events, len(self._shown), self._told)
                break
        self._shown.append(events)
        self.to_act = asked(state)

    def _drafted(self, seat: Seat, action: Action, *, is_ranked: bool) -> Answers:
        """Keep a sealed answer, which its seat may replace; all of them once the last is in."""
        drafts = self._drafts
        drafts.pop(seat, None)
        drafts[seat] = action
        return () if len(drafts) < len(self.to_act) else _sealed(drafts, is_ranked=is_ranked)

    def _close_drafts(self) -> None:
        """Sealed answers have been carried out: their questions are closed."""
        for drafter in self._drafts:
            self._prompts[drafter] = self._views[drafter] = None
            self._numbers[drafter] += 1
        self._drafts = {}

    def _refusal(self, seat: Seat, action: Action, ask: Ask) -> Refusal:
        """The game's reason, or ours where the action names what no table of this game has."""
        if makes_sense(action, self.game.space(self.options, self.seats)):
            return self.game.refuse(self.view(seat), action)
        return Refusal("no-such-answer", ask.rules[0])

    # The record.

    @property
    def commitment(self) -> str:
        """What binds the dealer to the seed, shown before the deal."""
        return commitment(self._seed)

    @property
    def head(self) -> str:
        """The sealed head of the record's hash chain: whoever keeps it can later detect any change (`heads`)."""
        if self._chain is None:
            self._chain = Chain(self._header())
        for number in range(self._linked, len(self._shown)):
            self._chain.link(self.entry(number))
        self._linked = len(self._shown)
        return sealed(self._chain.head, self._key)

    def record(self, *, with_seed: bool = False) -> Record:
        """The match on paper; the seed is published when it is over, or *with_seed* to save and resume."""
        entries = tuple(self.entry(number) for number in range(len(self._shown)))
        seed = self._seed.hex() if with_seed or self.is_over else None
        return Record(self._header(), entries, End(self.outcome, seed))

    def entry(self, number: int) -> Entry:
        """One entry of the record."""
        answers = self._answers[number]
        raw = tuple(RawAnswer(answer.seat, msgspec.Raw(encode(answer.action)), answer.rank) for answer in answers)
        return Entry(number, raw, tuple(self._draws.get(number, ())))

    def _header(self) -> Header:
        return Header(
            contrabande=FORMAT,
            game=self.game.key,
            version=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            players=self.players or tuple(f"seat {seat}" for seat in range(self.seats)),
            commitment=self.commitment,
            entropy=tuple(share.hex() for share in self._entropy),
        )


def _sealed(drafts: Mapping[Seat, Action], *, is_ranked: bool) -> Answers:
    """All drafts in seat order; the order of arrival is kept only where the game asks for it."""
    if not is_ranked:
        return tuple([Answer(seat, drafts[seat]) for seat in sorted(drafts)])
    arrival = list(drafts)
    return tuple([Answer(seat, drafts[seat], arrival.index(seat)) for seat in sorted(drafts)])


# Like AnyGame: a match of some game, whose state, view and knowledge have no common type.
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]  # type: ignore[explicit-any]
