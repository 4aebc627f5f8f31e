"""A bot for Meisterdiebe: it remembers the chest, imagines what the others chose, and plays the round out in its head.

Every decision is weighed the same way: carry it out on a sketch of the table, let everybody go on greedily
(meisterdiebe_round), and look at the scores when the round is over. What it considers:

the take        what its character gains now, and what the others gain after it
the flip        which side it leaves up for the thieves still to come
the race        a round that ends the match is worth winning or losing it, not its jewels
the hand        a thief kept for later is worth what usually lies about; playing it now must beat that
the next round  rich tops are good for whoever still holds a thief, a red cushion for smugglers and detectives
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

from contrabande.bots.heuristic.meisterdiebe_round import (
    NOBODY,
    Sketch,
    Turn,
    finish_round,
    flip,
    heaviest,
    play_turns,
    sketch_of,
)
from contrabande.engine.actions import Action, Ask
from contrabande.engine.counts import Counts
from contrabande.games.meisterdiebe.model import (
    Choose,
    Drawer,
    Jewel,
    Knowledge,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    Pick,
    Place,
    Plunder,
    Search,
    View,
)


@dataclass(frozen=True)
class HeuristicBot:
    """Weighs every option on a sketch of the rest of the round."""

    memory: float = 1.0
    """Chance, per later opening, to still remember what a drawer holds; 1 is perfect recall."""
    samples: int = 6
    """How many rounds are imagined for each character it could choose."""
    imagined: int = 3
    """How many ways the others may have chosen a smuggler imagines."""
    heat: float = 0.5
    """How freely it mixes characters that look almost equally good, in points."""
    envy: float = 0.5
    """How much the strongest opponent counts; the rest is the average of all."""
    victory: float = 5.0
    """What winning with this very round is worth, in points."""
    outlook: float = 0.3
    """How much of what lies about counts for those who can still take it."""
    temptation: float = 0.5
    """How much others are believed to follow what lies about, against choosing blindly."""
    patience: tuple[tuple[str, float], ...] = (
        ("smuggler", 2.0),
        ("jeweller", 0.0),
        ("lady_jeweller", 0.0),
        ("thief", 1.0),
        ("master_thief", 2.0),
        ("detective", 0.5),
    )
    """What each character usually brings: to play it now must beat this."""

    def choose(self, view: View, ask: Ask, knowledge: Knowledge, rng: Random) -> Action:
        """An action that *ask* allows."""
        thought = Thought(self, view, knowledge, rng)
        match view.phase:
            case "place":
                return thought.place()
            case "choose":
                return thought.character(list(ask.actions()))
            case "open":
                return thought.open(list(ask.actions()))
            case "act":
                return thought.act(list(ask.actions()))
            case "manipulate":
                return thought.manipulate(list(ask.actions()))
            case _:
                return Pick(Jewel("sapphire" if view.red[1] else "diamond"))


class Round(NamedTuple):
    """How this round goes on after the turn that is weighed, as far as it is known or imagined."""

    queue: Sequence[Turn]
    """Who is at the chest before the others are revealed, or before the detectives collect."""
    smugglers: Sequence[int]
    """Who may share the loot; empty once that has been decided."""
    others: Sequence[Turn]
    """Who follows after the reveal; empty once it has happened."""
    detectives: Sequence[int]


class Stakes(NamedTuple):
    """How much more than the others I can hope for, per point that lies within reach of a character."""

    thief: float
    master_thief: float
    smuggler: float
    detective: float


class Thought:
    """One decision being weighed."""

    def __init__(self, bot: HeuristicBot, view: View, known: Knowledge, rng: Random) -> None:
        self.bot = bot
        self.view = view
        self.known = known
        self.rng = rng
        self.me = view.seat or 0
        self.sketch = sketch_of(view, known, bot.memory, rng)
        self.names = view.options.tables.CHARACTERS
        self.lures = {name: 1.0 + bot.temptation * self._lure(name) for name in self.names}
        self.stakes = self._stakes("")

    # Filling.

    def place(self) -> Action:
        """Spread the diamonds, and let nothing fall."""
        sketch = self.sketch
        loads = [(sketch.falls(drawer), sketch.top(drawer)) for drawer in range(len(sketch.faces))]
        lightest = min(loads)
        return Place(Drawer(self.rng.choice([drawer for drawer, load in enumerate(loads) if load == lightest])))

    # The character of a round.

    def character(self, actions: Sequence[Action]) -> Action:
        """The one with the best rounds ahead, compared with what it usually brings; mixed where it is close."""
        if len(actions) == 1:
            return actions[0]
        patience = dict(self.bot.patience)
        profiles = [self._profile() for _ in range(self.bot.samples)]
        values = []
        for action in actions:
            assert isinstance(action, Choose)
            self.stakes = self._stakes(action.character)
            total = 0.0
            for profile in profiles:
                profile[self.me] = action.character
                total += self._whole_round(profile)
            values.append(total / len(profiles) - patience[action.character])
        top = max(values)
        return self.rng.choices(actions, [exp((value - top) / self.bot.heat) for value in values])[0]

    def _profile(self) -> list[str]:
        """What everybody might have chosen."""
        profile: list[str] = []
        view, rng, lures = self.view, self.rng, self.lures
        for seat, card in enumerate(view.revealed):
            if card is not None or seat == self.me:
                profile.append(card.character if card else "")
                continue
            names = [name for name in self.names if name not in self.known.played[seat]]
            if view.phase != "choose":
                names = [name for name in names if name != "smuggler"]
            profile.append(rng.choices(names, [lures[name] for name in names])[0])
        return profile

    def _lure(self, character: str) -> float:
        """How much a character promises at first sight."""
        sketch = self.sketch
        match character:
            case "thief" | "master_thief":
                return sketch.prize(character, sketch.flip)
            case "smuggler":
                return sketch.best_top(sketch.flip) + sketch.on_red()
            case "detective":
                return sketch.on_red()
            case _:
                return 1.0

    def _whole_round(self, profile: Sequence[str]) -> float:
        """The value of a round in which everybody has chosen like that."""
        sketch = self.sketch.copy()
        smugglers, others, detectives = self._groups(profile)
        excluded: list[int] = []
        play_turns(sketch, [(seat, "smuggler") for seat in smugglers], excluded, len(detectives))
        finish_round(sketch, smugglers, others, detectives, excluded)
        return self._value(sketch)

    def _groups(self, profile: Sequence[str]) -> tuple[list[int], list[Turn], list[int]]:
        """Smugglers, others and detectives in acting order; numbers that were never seen are guessed."""
        rows = []
        for seat, character in enumerate(profile):
            place = self.names.index(character)
            number = self.known.numbers[seat][place] or self.rng.random() * 8
            rows.append((place, number, seat, character))
        rows.sort()
        smugglers = [seat for _, _, seat, character in rows if character == "smuggler"]
        detectives = [seat for _, _, seat, character in rows if character == "detective"]
        resting = ("smuggler", "detective")
        return smugglers, [(seat, name) for _, _, seat, name in rows if name not in resting], detectives

    # A turn.

    def open(self, actions: Sequence[Action]) -> Action:
        """The drawer after which the round goes best; equal ones are weighed once."""
        rounds = self._rounds()
        seen: dict[tuple[int, ...], float] = {}
        values = []
        for action in actions:
            if isinstance(action, Open):
                look = self.sketch.look(action.drawer)
                if look not in seen:
                    seen[look] = sum([self._opened(action.drawer, after) for after in rounds])
                values.append(seen[look])
            else:
                values.append(sum([self._go_on(self.sketch, after) for after in rounds]))
        return self._best(actions, values)

    def act(self, actions: Sequence[Action]) -> Action:
        """What goes best at the open drawer."""
        rounds = self._rounds()
        return self._best(
            actions, [sum([self._go_on(self._done(each), after) for after in rounds]) for each in actions]
        )

    def manipulate(self, actions: Sequence[Action]) -> Action:
        """Flip if that is better; turn the levels at will, to confuse those who count on their memory."""
        turns = [action for action in actions if isinstance(action, Manipulate)]
        if self.view.round == 0:
            return self.rng.choice(turns)
        rounds = self._rounds()
        gain = sum([self._ended(self.sketch, after, flips=True) - self._ended(self.sketch, after) for after in rounds])
        wanted = "yes" if gain > 0 or (gain == 0 and self.rng.random() < 0.5) else "no"
        return self.rng.choice([turn for turn in turns if turn.flip == wanted])

    def _best(self, actions: Sequence[Action], values: Sequence[float]) -> Action:
        top = max(values)
        return self.rng.choice([action for action, value in zip(actions, values) if value == top])

    def _rounds(self) -> list[Round]:
        """How the round may go on after my turn: it is known once all cards lie open."""
        view = self.view
        if None not in view.revealed:
            return [self._round([card.character for card in view.revealed if card])]
        return [self._round(self._profile()) for _ in range(self.bot.imagined)]

    def _round(self, profile: Sequence[str]) -> Round:
        smugglers, others, detectives = self._groups(profile)
        queue = [(seat, profile[seat]) for seat in self.view.queue]
        if self.view.choice == "smuggler":
            return Round(queue, smugglers, others, detectives)
        return Round(queue, (), (), detectives)

    def _opened(self, drawer: Drawer, after: Round) -> float:
        """The value of opening *drawer*, with the best that can be done there."""
        sketch, character = self.sketch.copy(), self.view.choice
        fell = sketch.open(self.me, drawer)
        if fell and character != "lady_jeweller":
            return self._go_on(sketch, after, is_excluded=character == "smuggler")
        if character == "smuggler":
            sketch.gather(drawer)
        return max([self._go_on(each, after) for each in self._deeds(sketch, drawer, len(after.detectives))])

    def _deeds(self, sketch: Sketch, drawer: Drawer, detectives: int) -> Iterator[Sketch]:
        """The table after each thing worth doing at the open drawer."""
        me, character = self.me, self.view.choice
        if character in ("thief", "master_thief"):
            plundered = sketch.copy()
            plundered.steal(me, drawer)
            yield plundered
            if character == "master_thief":
                searched = sketch.copy()
                searched.search(me, drawer)
                yield searched
            return
        for imitations in _bundles(sketch.white[me], 1 + detectives * (character == "lady_jeweller")):
            laid = sketch.copy()
            laid.lay(me, drawer, imitations)
            if character == "jeweller" and self.view.alarms[me] and laid.alarms[drawer] == NOBODY:
                laid.alarms[drawer] = me
            yield laid

    def _done(self, action: Action) -> Sketch:
        """The table after an action at the open drawer."""
        sketch, drawer = self.sketch.copy(), self.view.opened
        assert drawer is not None
        match action:
            case Search():
                sketch.search(self.me, drawer)
            case Plunder():
                sketch.steal(self.me, drawer)
            case Lay():
                sketch.lay(self.me, drawer, action.imitations)
            case LayWithAlarm():
                sketch.lay(self.me, drawer, action.imitations)
                sketch.alarms[drawer] = self.me
        return sketch

    def _go_on(self, sketch: Sketch, after: Round, *, is_excluded: bool = False) -> float:
        """The better of flipping and not flipping, when all others go on greedily."""
        stays = self._ended(sketch, after, is_excluded=is_excluded)
        return max(stays, self._ended(sketch, after, is_excluded=is_excluded, flips=True))

    def _ended(self, before: Sketch, after: Round, *, is_excluded: bool = False, flips: bool = False) -> float:
        """The value of the table at the end of the round."""
        sketch = before.copy()
        if flips:
            flip(sketch)
        excluded: list[int] = [*self.view.excluded]
        if is_excluded:
            excluded.append(self.me)
        play_turns(sketch, after.queue, excluded, len(after.detectives))
        finish_round(sketch, after.smugglers, after.others, after.detectives, excluded)
        return self._value(sketch)

    # What a table is worth.

    def _value(self, sketch: Sketch) -> float:
        """My lead when the round is over, the match if it is, and what the next round promises."""
        bot, mine = self.bot, sketch.scores[self.me]
        others = sketch.scores[:]
        del others[self.me]
        best = max(others)
        lead = mine - bot.envy * best - (1 - bot.envy) * sum(others) / len(others)
        if sketch.is_over():
            return lead + bot.victory * ((mine > best) - (mine < best))
        stakes, top, red = self.stakes, sketch.best_top(sketch.flip), sketch.on_red()
        promise = stakes.thief * top + stakes.master_thief * sketch.best_secret(sketch.flip)
        return lead + bot.outlook * (promise + stakes.smuggler * (red + top / 2) + stakes.detective * red / 2)

    def _stakes(self, choice: str) -> Stakes:
        """Who still holds which character after this round, me having played *choice*."""
        seats, played = self.view.seats, self.known.played
        hopes = []
        for character in Stakes._fields:
            total = 0.0
            for seat in range(seats):
                gone = (*played[seat], choice) if seat == self.me and choice else played[seat]
                if character not in gone:
                    share = 1 / max(len(self.names) - len(gone), 1)
                    total += share if seat == self.me else -share / (seats - 1)
            hopes.append(total)
        return Stakes(*hopes)


def _bundles(white: Counts, most: int) -> Iterator[Counts]:
    """One imitation of either kind, or as many as possible."""
    if white[0]:
        yield (1, 0, 0)
    if white[1]:
        yield (0, 1, 0)
    if most > 1 and sum(white) > 1:
        yield heaviest(white, most)
