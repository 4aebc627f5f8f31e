"""Answers: a typed line read as an action, in the words of the table.

`12 green`, `swap green`, `2 jugs and 1 tequila`, `Anna`: numbers, terms and names in any order, shortened as
far as they stay clear, with or without the word for the action. What is not offered is read, too, so that the
rules can say why not.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from contrabande.engine.actions import Action, Amount, AnySeat, Ask, Choice, Domain, Kinds, OneOf, Value
from contrabande.wording import Wording
from contrabande.wording.folding import fold

_TOKEN = re.compile(r"\d+|[^\W\d_]+")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_SHORTEST_PART = 4
"""How many letters from the middle of a word name it."""
_LONGEST_NAME = 4
"""How many words a term or a name can have."""


BEYOND = 10**6
"""More than any number in any game."""
GRAINS = ("drawer-grain",)
"""Messages that name a number."""


class Unclear(Exception):
    """A line that fits no action, or several."""

    def __init__(self, readings: Sequence[Action] = ()) -> None:
        super().__init__(f"{len(readings)} readings")
        self.readings = tuple(readings)


def spelt(text: str) -> list[str]:
    """The ways to type a word: without accents, or with an e for an umlaut."""
    with_e = text.casefold().translate(_UMLAUTS)
    return list(dict.fromkeys((fold(text), fold(with_e))))


def tokens_of(line: str) -> tuple[str, ...]:
    """The words and numbers of a line."""
    bare = unicodedata.normalize("NFKD", line.casefold())
    return tuple(_TOKEN.findall("".join(letter for letter in bare if not unicodedata.combining(letter))))


def read_answer(line: str, ask: Ask, space: Sequence[Choice], words: Wording) -> Action:
    """The one action that *line* can mean, offered or not."""
    tokens = tokens_of(line)
    offered = {choice.action for choice in ask.choices}
    others = {choice.action for choice in space} - offered
    reader = _Reader(words, ask)
    for kinds in (offered, others) if any(map(str.isalpha, tokens)) else (offered,):
        readings = _unique(
            reading for choice in space if choice.action in kinds for reading in reader.readings(choice, tokens)
        )
        best = _best(readings, ask)
        if len(best) == 1:
            return best[0]
        if best and kinds is offered:
            raise Unclear(best)
    raise Unclear


class Spelling(NamedTuple):
    """The ways to type one name: as a whole, and the single words of it."""

    name: str
    whole: tuple[str, ...]
    words: tuple[str, ...]


def spelling(name: str, *forms: str) -> Spelling:
    """How *name* can be typed, given its forms in the words of the table."""
    whole = tuple(word for form in forms for word in spelt(form))
    words = tuple(word for form in forms for token in form.split() for word in spelt(token))
    return Spelling(name, whole, words)


class _Reading(NamedTuple):
    action: Action
    is_named: bool
    """Whether the line has the word for the action."""


def _unique(readings: Iterator[_Reading]) -> list[_Reading]:
    return list(dict.fromkeys(readings))


def _best(readings: list[_Reading], ask: Ask) -> list[Action]:
    """Named actions before unnamed ones, legal ones before illegal ones."""
    named = [reading for reading in readings if reading.is_named] or readings
    actions = list(dict.fromkeys(reading.action for reading in named))
    return [action for action in actions if ask.allows(action)] or actions


class _Reader:
    def __init__(self, words: Wording, ask: Ask) -> None:
        self._words = words
        self._ask = ask
        self._spellings: dict[tuple[str, str], Spelling] = {}
        self._labels: set[str] = set()
        """The words on the fields of the action that is tried: they may be typed, and say nothing."""
        self._fillers = set(tokens_of(words.say("typed-fillers")))
        self._all = {*tokens_of(words.say("typed-all")), "all"}
        self._none = {*tokens_of(words.say("typed-none")), "none", "0"}

    def readings(self, choice: Choice, tokens: tuple[str, ...]) -> Iterator[_Reading]:
        """All actions of one type that *tokens* can mean."""
        label = set(tokens_of(self._words.form(choice))) | {fold(choice.action.__name__)}
        fields = choice.action.__struct_fields__
        self._labels = {word for name in fields for word in tokens_of(self._words.field(choice.action, name))} - label
        piles = [place for place, field in enumerate(choice.fields) if isinstance(field, Kinds)]
        parts = [[place] for place in range(len(choice.fields)) if place not in piles] + ([piles] if piles else [])
        for order in permutations(parts):
            for values, is_named in self._parts(choice, order, tokens, label):
                yield _Reading(choice.action(*[values[place] for place in range(len(choice.fields))]), is_named)

    def _parts(
        self, choice: Choice, order: Sequence[list[int]], tokens: tuple[str, ...], label: set[str]
    ) -> Iterator[tuple[dict[int, Value], bool]]:
        """Values by place, for parts in this order; words of the label and fillers may stand between them."""
        if not order:
            said = [token for token in tokens if not self._is_filler(token)]
            if all(_names(token, label) for token in said) and (said or choice.fields):
                yield {}, bool(said)
            return
        for found, rest in self._part(choice, order[0], tokens):
            for values, is_named in self._parts(choice, order[1:], rest, label):
                yield found | values, is_named
        if tokens and (self._is_filler(tokens[0]) or _names(tokens[0], label)):
            is_word = not self._is_filler(tokens[0])
            for values, is_named in self._parts(choice, order, tokens[1:], label):
                yield values, is_named or is_word

    def _part(
        self, choice: Choice, places: list[int], tokens: tuple[str, ...]
    ) -> Iterator[tuple[dict[int, Value], tuple[str, ...]]]:
        """What the first tokens can mean as this part, and the tokens after them."""
        place = places[0]
        match choice.fields[place]:
            case Amount() as amount:
                yield from self._number(choice, place, amount, tokens)
            case OneOf(names):
                spellings = [self._spelling(name, name) for name in names]
                for chosen, rest in _taken(spellings, tokens):
                    yield {place: chosen}, rest
            case AnySeat(seats):
                named = [spelling(str(seat), self._words.player(seat)) for seat in seats]
                for chosen, rest in _taken(named, tokens):
                    yield {place: int(chosen)}, rest
            case Kinds():
                yield from self._cards(choice, places, tokens)

    def _number(
        self, choice: Choice, place: int, amount: Amount, tokens: tuple[str, ...]
    ) -> Iterator[tuple[dict[int, Value], tuple[str, ...]]]:
        """A number, or the name that the table gives it, or both: a drawer is known by its grain, too."""
        key = f"{choice.action.__struct_fields__[place]}-grain"
        names = []
        if key in GRAINS:
            names = [spelling(str(each), self._words.say(key, drawer=each)) for each in amount.values()]
        if tokens and tokens[0].isdecimal():
            number = _counted(tokens[0])
            yield {place: number}, tokens[1:]
            for chosen, rest in _taken(names, tokens[1:]):
                if int(chosen) == number:
                    yield {place: number}, rest
        for chosen, rest in _taken(names, tokens):
            yield {place: int(chosen)}, rest

    def _is_filler(self, token: str) -> bool:
        return token in self._fillers or token in self._labels

    def _spelling(self, name: str, term: str) -> Spelling:
        """The ways to type a term: as it stands, and as `typed-…` of its catalogue adds."""
        if (name, term) not in self._spellings:
            key = f"typed-{term}"
            typed = self._words.say(key)
            more = () if typed == key else tuple(typed.split())
            made = spelling(name, term, self._words.term(term), self._words.term(term, 2), *more)
            self._spellings[(name, term)] = made
        return self._spellings[(name, term)]

    def _cards(
        self, choice: Choice, places: list[int], tokens: tuple[str, ...]
    ) -> Iterator[tuple[dict[int, Value], tuple[str, ...]]]:
        """Cards for all fields that hold cards: none, all that are offered, or a count for each kind."""
        names = choice.action.__struct_fields__
        kinds = [(place, kind) for place in places for kind in self._words.kinds_of(names[place]) or ()]
        if tokens and tokens[0] in self._none:
            yield _split(kinds, {}), tokens[1:]
        offered = self._ask.offers(choice.action)
        if tokens and tokens[0] in self._all and offered is not None:
            piles = [field.available for field in offered.fields if isinstance(field, Kinds)]
            yield dict(zip(places, piles)), tokens[1:]
        for pile, rest in self._piled(kinds, {}, tokens):
            yield _split(kinds, pile), rest

    def _piled(
        self, kinds: Sequence[tuple[int, str]], pile: dict[int, int], tokens: tuple[str, ...]
    ) -> Iterator[tuple[dict[int, int], tuple[str, ...]]]:
        """How many of each kind, by its place among *kinds*."""
        spellings = [self._spelling(str(number), kind) for number, (_, kind) in enumerate(kinds)]
        while pile and tokens and self._is_filler(tokens[0]):
            tokens = tokens[1:]
        count = _counted(tokens[0]) if tokens and tokens[0].isdecimal() else None
        for chosen, rest in _taken(spellings, tokens if count is None else tokens[1:]):
            number = int(chosen)
            more = pile | {number: pile.get(number, 0) + (1 if count is None else count)}
            yield more, rest
            yield from self._piled(kinds, more, rest)


def _counted(token: str) -> int:
    """The number that a token spells; beyond all bounds one is as good as another, and words stay short."""
    return min(int(token), BEYOND)


def _split(kinds: Sequence[tuple[int, str]], pile: dict[int, int]) -> dict[int, Value]:
    """A pile over the kinds of several fields, as one row of counts for each field."""
    rows: dict[int, tuple[int, ...]] = {}
    for number, (place, _) in enumerate(kinds):
        rows[place] = (*rows.get(place, ()), pile.get(number, 0))
    return dict(rows)


def _names(token: str, label: set[str]) -> bool:
    """Whether a token is a word of the label, its beginning, or a good part of it."""
    if len(token) < _SHORTEST_PART:
        return token in label or (len(token) > 1 and any(word.startswith(token) for word in label))
    return any(token in word for word in label)


def _taken(spellings: Sequence[Spelling], tokens: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The name that the first tokens spell: in full, or by what only one name has, its beginning or one word of it."""
    for length in range(min(_LONGEST_NAME, len(tokens)), 0, -1):
        typed = "".join(tokens[:length])
        exact = [each.name for each in spellings if typed in each.whole]
        begun = [each.name for each in spellings if any(word.startswith(typed) for word in each.whole)]
        within = [each.name for each in spellings if any(word.startswith(typed) for word in each.words)]
        for found in (exact[:1], begun, within):
            if len(found) == 1:
                yield found[0], tokens[length:]
                return


def example(choice: Choice, words: Wording) -> str:
    """A legal answer as one would type it."""
    parts = [_typed(choice, place, field, words) for place, field in enumerate(choice.fields)]
    return " ".join(filter(None, parts)) or (tokens_of(words.say("typed-none"))[0] if parts else "")


def _typed(choice: Choice, place: int, field: Domain, words: Wording) -> str:
    match field:
        case Amount(low):
            return str(low)
        case OneOf(names):
            return words.term(names[0])
        case AnySeat(seats):
            return words.player(seats[0])
        case Kinds(available, least, most):
            kinds = words.kinds_of(choice.action.__struct_fields__[place]) or ()
            return _typed_cards(available, min(max(least, 2), most), kinds, words)


def _typed_cards(available: Sequence[int], wanted: int, kinds: Sequence[str], words: Wording) -> str:
    parts = []
    for count, kind in zip(available, kinds):
        taken = min(count, wanted)
        if taken:
            parts.append(f"{taken} {words.term(kind, taken)}")
            wanted -= taken
    return " ".join(parts)
