"""A menu: the answers an ask offers, shown so that one line of typing picks one.

Where there are few they are numbered. Where numbers or cards have to be named, each kind of action has a letter
and an example of what to type; the letter may be left out where the rest is clear.
"""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from contrabande.cli.answers import Unclear, example, read_answer, tokens_of
from contrabande.engine.actions import Action, Amount, AnySeat, Ask, Choice, Domain, Kinds, OneOf
from contrabande.wording import Wording

MOST_NUMBERED = 15
MOST_PILES = 8
"""Up to so many answers are listed; fewer where cards are chosen, which are quicker typed than looked up."""
FEW = 4
"""Up to so many values of a field are listed in the menu; more of them lie on the table anyway."""
LONGEST_LINE = 200
"""How many characters one may type; no answer needs half of them."""
LETTERS = "abcdefgijklmnop"
"""Without h, q and s, which are commands."""


class Puzzled(Exception):
    """A line that is no answer here; says what to type instead."""


class Menu:
    """The answers to one question."""

    def __init__(self, ask: Ask, space: Sequence[Choice], words: Wording) -> None:
        self._ask = ask
        self._space = space
        self._words = words
        self._numbered = tuple(ask.actions()) if _is_short(ask) else ()
        kinds = dict.fromkeys(choice.action for choice in ask.choices)
        self._letters = {} if self._numbered else dict(zip(LETTERS, kinds))

    # Reading.

    def read(self, line: str) -> Action:
        """The action that a line means, offered or not."""
        if len(line) > LONGEST_LINE:
            raise Puzzled(self._words.say("play-too-long", most=LONGEST_LINE))
        tokens = tokens_of(line)
        if not tokens:
            return self._without_words()
        if self._numbered and len(tokens) == 1 and tokens[0].isdecimal():
            return self._numbered_as(int(tokens[0]))
        named = self._letters.get(tokens[0])
        if named is not None:
            offered = self._ask.offers(named)
            if offered is not None and not offered.fields and len(tokens) == 1:
                return named()
            space = [choice for choice in self._space if choice.action is named]
            line = line.strip()[1:]
            if not tokens_of(line):
                raise self._puzzled(offered)
            return self._read(line, space, offered)
        return self._read(line, self._space, None)

    def _read(self, line: str, space: Sequence[Choice], meant: Choice | None) -> Action:
        try:
            return read_answer(line, self._ask, space, self._words)
        except Unclear as unclear:
            if not unclear.readings:
                raise self._puzzled(meant) from None
            readings = " / ".join(self._words.action(action) for action in unclear.readings[:4])
            raise Puzzled(self._words.say("play-unclear", readings=readings)) from None

    def _without_words(self) -> Action:
        """Enter alone is an answer where there is no choice."""
        if not self._ask.is_decision:
            return next(self._ask.actions())
        raise self._puzzled(None)

    def _numbered_as(self, number: int) -> Action:
        if 1 <= number <= len(self._numbered):
            return self._numbered[number - 1]
        raise Puzzled(self._words.say("play-which", last=len(self._numbered)))

    def _puzzled(self, choice: Choice | None) -> Puzzled:
        if self._numbered and choice is None:
            return Puzzled(self._words.say("play-which", last=len(self._numbered)))
        return Puzzled(self._words.say("play-puzzled", example=self._example(choice or self._ask.choices[0])))

    # Showing.

    def shown(self, width: int) -> RenderableType:
        """The answers in lines of at most *width* columns."""
        if not self._ask.is_decision:
            action = self._words.action(next(self._ask.actions()))
            return Text(f"  {action}  ").append(self._words.say("play-enter"), "dim")
        grid = Table.grid(padding=(0, 2))
        if self._numbered:
            return self._columns(width)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_column(no_wrap=True)
        for letter, kind in self._letters.items():
            choices = [choice for choice in self._ask.choices if choice.action is kind]
            fields = [self._field(kind, place, choices) for place in range(len(choices[0].fields))]
            told = Text(", ".join(filter(None, fields)))
            typed = self._words.say("play-example", example=self._example(choices[0])) if choices[0].fields else ""
            grid.add_row(
                f"  {letter if len(self._letters) > 1 else ''}",
                Text(self._words.form(choices[0])),
                told,
                Text(typed, "dim"),
            )
        return grid

    def _columns(self, width: int) -> RenderableType:
        """Numbered answers, in as many columns as their words leave room for."""
        entries = [
            Text(f"{number:>4} ", "bold").append(self._words.action(action), "not bold")
            for number, action in enumerate(self._numbered, 1)
        ]
        widest = max(entry.cell_len for entry in entries) + 2
        columns = max(1, min(width // widest, -(-len(entries) // 4)))
        rows = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 2))
        for _ in range(columns):
            grid.add_column(no_wrap=True)
        for row in range(rows):
            grid.add_row(*entries[row::rows])
        return grid

    def _example(self, choice: Choice) -> str:
        typed = example(choice, self._words)
        alone = len(self._letters) < 2 or not typed
        letter = next((letter for letter, kind in self._letters.items() if kind is choice.action), "")
        return typed if alone and typed else f"{letter} {typed}".strip()

    def _field(self, kind: type[Action], place: int, choices: Sequence[Choice]) -> str:
        """What a field of an action may hold, over all the choices that offer the action."""
        label = self._words.field(kind, kind.__struct_fields__[place])
        fields = [choice.fields[place] for choice in choices]
        match fields[0]:
            case Amount():
                low, high = _spread(fields)
                return f"{label} {low}–{high}" if low < high else f"{label} {low}"
            case Kinds():
                least, most = _spread(fields)
                if not most:
                    return ""
                spread = str(most) if least == most else f"{least}–{most}"
                return f"{label}: {self._words.say('play-cards', least=least, most=most, range=spread)}"
            case _:
                names = list(dict.fromkeys(name for field in fields for name in self._named(field)))
                return f"{label}: {' / '.join(names)}" if len(names) <= FEW else label

    def _named(self, field: Domain) -> list[str]:
        match field:
            case OneOf(names):
                return [self._words.term(name) for name in names]
            case AnySeat(seats):
                return [self._words.player(seat) for seat in seats]
            case _:
                return []


def _spread(fields: Sequence[Domain]) -> tuple[int, int]:
    """From the least to the most that any of these domains allows."""
    bounds = []
    for field in fields:
        match field:
            case Amount(low, high):
                bounds.append((low, high))
            case Kinds(available, least, most):
                bounds.append((least, min(most, sum(available))))
    return min(low for low, _ in bounds), max(high for _, high in bounds)


def _is_short(ask: Ask) -> bool:
    """Whether all answers can be listed: few, and none with a number that would look like its place."""
    fields = [field for choice in ask.choices for field in choice.fields]
    most = MOST_PILES if any(isinstance(field, Kinds) for field in fields) else MOST_NUMBERED
    return not any(isinstance(field, Amount) for field in fields) and ask.size <= most
