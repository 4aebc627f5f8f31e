"""A sitting: people and bots at one table until the match is over, or saved for later."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from contrabande.bots.registry import AnyBot
from contrabande.cli.complaint import Complaint
from contrabande.cli.files import Bookmark, Draft, write_saved
from contrabande.cli.menu import Menu, Puzzled
from contrabande.cli.screen import EndOfInput, Screen
from contrabande.cli.tables import draw, remembered
from contrabande.cli.tables.look import WIDEST, Sight
from contrabande.cli.tournament import in_some_order
from contrabande.engine.actions import Action, Prompt
from contrabande.engine.codec import encode as encode_action
from contrabande.engine.errors import IllegalAction
from contrabande.engine.events import Event
from contrabande.engine.match import AnyMatch
from contrabande.engine.record import encode
from contrabande.engine.seats import Seat
from contrabande.wording import Wording

LOG_LINES = 8
"""How much of the log stands under the table."""
LOW = 34
"""A screen of fewer lines gets a flatter table and a shorter log."""


class Left(Exception):
    """Somebody wants to stop for now."""


class Sitting:
    """One match in the terminal; the people have the first seats."""

    def __init__(
        self, match: AnyMatch, words: Wording, screen: Screen, path: Path, bookmark: Bookmark, bot: AnyBot | None
    ) -> None:
        self._match = match
        self._words = words
        self._screen = screen
        self._path = path
        self._bookmark = bookmark
        self._humans = frozenset(Seat(number) for number in range(bookmark.humans))
        self._bot = bot
        self._seed = match.record(with_seed=True).end.seed
        self._drafts: dict[Seat, Action] = {}
        self._shown = {seat: 0 for seat in self._humans}
        self._forgotten = 0
        self._space = match.game.space(match.options, match.seats)
        self._at_screen: Seat | None = None
        self._unbound = set(self._humans)

    def restore(self, drafts: Sequence[tuple[Seat, Action]]) -> None:
        """Take up a saved match: the sealed answers that were given, and what each person has seen."""
        for seat, action in drafts:
            prompt = self._match.prompt(seat) if seat in self._humans and len(self._match.to_act) > 1 else None
            if prompt is None or seat in self._drafts or not prompt.ask.allows(action):
                raise ValueError(f"seat {seat} has no such sealed answer")
            self._drafts[seat] = action
        for entry in self._match.record().entries:
            answered = self._humans & {Seat(answer.seat) for answer in entry.answers}
            self._shown.update(dict.fromkeys(answered, entry.number))
        self._shown.update(dict.fromkeys(self._drafts, self._match.entries))
        self._forgotten = self._first_remembered(min(self._humans))

    def play(self) -> None:
        """Go on until the match is over; whatever happens, it is on disk."""
        self.save()
        self._tell_commitment()
        try:
            while not self._match.is_over:
                self._step()
        except (Left, EndOfInput):
            self._leave()
            return
        except KeyboardInterrupt:
            self._screen.tell("")
            self._leave()
            raise
        self._tell_the_end()

    def save(self) -> None:
        """Write the match down: the record alone once it is over, with a bookmark before."""
        drafts = tuple(Draft(seat, msgspec.Raw(encode_action(action))) for seat, action in self._drafts.items())
        bookmark = None if self._match.is_over else msgspec.structs.replace(self._bookmark, drafts=drafts)
        write_saved(self._path, encode(self._match.record(with_seed=True)), bookmark)

    # One step.

    def _step(self) -> None:
        """Ask the people first, then the bots; sealed answers arrive by lot, whoever was asked first."""
        entry = self._match.entries
        asked = sorted(self._match.to_act & self._humans)
        for seat in asked:
            if seat not in self._drafts:
                self._ask(seat)
        if self._match.entries == entry:
            order = Random(f"{self._seed}/{entry}")
            for seat in in_some_order(self._match.to_act, order):
                self._match.answer(seat, self._drafts.get(seat) or self._bots_answer(seat, entry))
        self._drafts.clear()
        if asked or self._match.is_over:
            self._try_to_save()
        self._tell_new(entry)

    def _bots_answer(self, seat: Seat, entry: int) -> Action:
        """A bot's answer; its dice come from the place in the match, so that a resumed match goes the same way."""
        prompt = self._match.prompt(seat)
        assert prompt is not None
        assert self._bot is not None
        rng = Random(f"{self._seed}/{entry}/{seat}")
        return self._bot.choose(self._match.view(seat), prompt.ask, self._match.knowledge(seat), rng)

    def _ask(self, seat: Seat) -> None:
        """Put the question to a person until there is a legal answer."""
        prompt = self._match.prompt(seat)
        assert prompt is not None
        self._hand_over(seat)
        is_alone = len(self._match.to_act) == 1
        menu = Menu(prompt.ask, self._space, self._words)
        self._present(seat, prompt, menu)
        while True:
            line = self._screen.hear()
            if self._obeyed(line, seat, prompt):
                continue
            try:
                action = menu.read(line)
                entry = self._match.entries
                if is_alone or not prompt.ask.allows(action):
                    self._match.answer(seat, action)
            except Puzzled as puzzle:
                self._screen.tell(str(puzzle), "yellow")
            except IllegalAction as refused:
                self._screen.tell(self._words.refusal(refused.reason), "yellow")
            else:
                self._shown[seat] = entry
                if not is_alone:
                    self._drafts[seat] = action
                    self._try_to_save()
                return

    def _obeyed(self, line: str, seat: Seat, prompt: Prompt) -> bool:
        """Whether *line* was a command to the table rather than an answer."""
        match line.casefold().split():
            case ["?"]:
                self._explain(prompt.ask.rules)
            case ["?", *rules]:
                self._explain(tuple(rule.upper() for rule in rules))
            case ["h"]:
                self._tell_log(seat)
            case ["s"]:
                if self._try_to_save():
                    self._screen.tell(self._words.say("play-saved", path=str(self._path)), is_whole=True)
            case ["q"]:
                raise Left
            case _:
                return False
        return True

    # What is shown.

    def _hand_over(self, seat: Seat) -> None:
        """In a hot-seat game nobody sees another's hand: wait until the right person sits here."""
        if len(self._humans) > 1 and self._at_screen != seat:
            self._screen.hide()
            self._screen.tell(self._words.say("play-pass", name=self._words.player(seat)), "bold")
            if self._screen.hear().casefold() == "q":
                raise Left
            self._screen.hide()
        self._at_screen = seat

    def _present(self, seat: Seat, prompt: Prompt, menu: Menu) -> None:
        """The table, what happened, the question and its answers."""
        self._clear(seat)
        self._screen.show(self._table(seat), self._log(seat))
        self._screen.show(Text(), Text(self._words.ask(prompt, seat), "bold"), menu.shown(self._screen.width))
        self._screen.tell(self._words.say("play-keys"), "dim")

    def _clear(self, seat: Seat) -> None:
        """An empty screen; where the log forgets earlier rounds, so does the terminal (md.memory_aid)."""
        first = self._first_remembered(seat)
        if first > self._forgotten:
            self._screen.hide()
        else:
            self._screen.clear()
        self._forgotten = first
        if self._screen.is_live and seat in self._unbound:
            self._tell_commitment()
        self._unbound.discard(seat)

    def _tell_commitment(self) -> None:
        """What binds the dealer to the deal, for whoever likes to note it."""
        self._screen.tell(self._words.say("play-commitment", hash=self._match.commitment), "dim", is_whole=True)

    def _table(self, seat: Seat | None) -> Group:
        asked = self._match.to_act
        is_low = self._screen.height < LOW
        sight = Sight(self._words, seat, self._humans, asked, self._screen.width, is_low)
        return Group(draw(self._match.view(seat), sight))

    def _log(self, seat: Seat) -> Group:
        """The last lines of the log; what is new to this seat stands out."""
        lines = self._recalled(seat)
        new = sum(is_new for is_new, _ in lines)
        room = max(LOG_LINES // 2, min(2 * LOG_LINES, self._screen.height - LOW + LOG_LINES))
        if 0 < self._shown[seat] <= self._first_remembered(seat):
            room = max(room, new)  # the screen was wiped: whatever happened before must stand here
        kept = lines[-min(room, max(new, LOG_LINES)) :]
        rows = [self._told(event, is_new=is_new) for is_new, event in kept]
        if len(kept) < new:
            rows.insert(0, _item(Text(self._words.say("play-earlier", count=new - len(kept)), "dim")))
        return Group(*rows)

    def _recalled(self, seat: Seat) -> list[tuple[bool, Event]]:
        """What the game lets *seat* remember, and everything since its last answer, which is new."""
        entries, since = self._match.events(seat), self._shown[seat]
        old = remembered(self._match.view(seat), entries)[: max(0, since - self._first_remembered(seat))]
        return [
            (is_new, event)
            for is_new, part in ((False, old), (True, entries[since:]))
            for each in part
            for event in each
        ]

    def _first_remembered(self, seat: Seat) -> int:
        return self._match.entries - len(remembered(self._match.view(seat), self._match.events(seat)))

    def _told(self, event: Event, *, is_new: bool = False) -> Table:
        return _item(Text(self._words.event(event), "" if is_new else "dim"), "•" if is_new else "")

    def _tell_new(self, entry: int) -> None:
        """Tell a lone player at once what the others do; at a shared screen it waits for the right person."""
        if len(self._humans) != 1 or not self._screen.is_live:
            return
        (seat,) = self._humans
        for events in self._match.events(seat, entry):
            for event in events:
                self._screen.pause(is_reveal=event.reveals)
                self._screen.show(self._told(event, is_new=True))

    def _tell_log(self, seat: Seat) -> None:
        self._screen.tell(self._words.say("play-log"), "bold")
        self._screen.show(*[self._told(event) for _, event in self._recalled(seat)])

    def _explain(self, rules: Sequence[str]) -> None:
        texts = {rule.id: rule.text for section in self._words.rules() for rule in section.rules}
        for rule in rules:
            text = texts.get(rule) or next((texts[each] for each in texts if each.upper() == rule), None)
            if text is None:
                self._screen.tell(self._words.say("play-no-rule", rule=rule), "yellow")
            else:
                self._screen.explain(rule, [Text(text)])

    # The end.

    def _try_to_save(self) -> bool:
        try:
            self.save()
        except Complaint as complaint:
            self._screen.tell(self._words.say("play-unsaved", reason=str(complaint)), "yellow")
            return False
        return True

    def _leave(self) -> None:
        if self._try_to_save():
            self._screen.tell(self._words.say("play-left", path=str(self._path)), is_whole=True)
            self._screen.tell(self._words.say("play-resume", path=str(self._path)), is_whole=True)

    def _tell_the_end(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        seat, *others = sorted(self._humans)
        self._screen.clear()
        self._screen.show(self._table(None if others else seat), self._log(seat))
        self._screen.tell(self._words.ending(outcome.ending))
        winners = self._words.names(outcome.winners)
        self._screen.tell(self._words.say("play-won", winners=winners, count=len(outcome.winners)), "bold")
        for number in sorted(range(self._match.seats), key=lambda each: outcome.places[each]):
            place = self._words.say("play-place", place=outcome.places[number])
            self._screen.tell(f"  {place} {self._words.player(number)}  {_signed(outcome.scores[number])}")
        self._screen.tell(self._words.say("play-head", hash=self._match.head), "dim", is_whole=True)
        self._screen.tell(self._words.say("play-record", path=str(self._path)), is_whole=True)
        self._screen.tell(self._words.say("play-after", path=str(self._path)), "dim", is_whole=True)


def _item(text: Text, mark: str = "") -> Table:
    """A line of the log; where it is too long, its rest hangs under its beginning."""
    item = Table.grid(padding=(0, 1))
    item.add_column(width=1, style="bold")
    item.add_column(max_width=WIDEST)
    item.add_row(mark, text)
    return item


def _signed(score: int) -> str:
    return str(score).replace("-", "−")
