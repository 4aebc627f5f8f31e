"""Reading: the one action that a model's answer means, or a precise word on why it means none."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import permutations

import msgspec

from contrabande.adapters.action_text import ActionText
from contrabande.adapters.models.found import Finder, Given
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.spellings import Spellings
from contrabande.adapters.models.values import Misread, read_value
from contrabande.engine.actions import Action, Ask, Choice, Domain, Kinds, Value
from contrabande.engine.errors import shortened
from contrabande.engine.game import AnyGame
from contrabande.wording import Wording
from contrabande.wording.folding import fold

LONGEST_BARE = 60
"""An answer without the name of an action is no longer than this."""
ALIKE = 0.8
"""How much a field's name must be like what was written: color is colour."""


class Reader:
    """Reads answers at one table; *words* has the players' names and the language of the table."""

    def __init__(self, game: AnyGame, options: msgspec.Struct, seats: int, words: Wording) -> None:
        self.texts = ActionText(game, options, seats)
        self._words = words
        self._spellings = Spellings(words)
        self._choices = {choice.action.__name__: choice for choice in self.texts.space.choices}
        self._finder = Finder(tuple(self._choices))

    def read(self, text: str, ask: Ask) -> Action:
        """The one action that *text* means, legal or not (NotTaken)."""
        found = self._finder.found(text)
        actions: list[Action] = []
        objections: list[Objection] = []
        for given in found or self._bare(text, ask):
            try:
                actions.append(self._action(given, ask))
            except NotTaken as refused:
                objections.append(refused.objection)
        different = list(dict.fromkeys(actions))
        if len(different) == 1:
            return different[0]
        if different:
            readings = "; ".join(map(self.texts.string, different[:4]))
            raise NotTaken(self._objection(ask, self._words.say("model-several", readings=readings)))
        raise NotTaken(objections[0] if objections else self._nothing(ask))

    def _bare(self, text: str, ask: Ask) -> list[Given]:
        """Values alone, where only one kind of answer can have them."""
        line = text.strip()
        if len(ask.choices) != 1 or not ask.choices[0].fields or not 0 < len(line) <= LONGEST_BARE:
            return []
        return [Given(ask.choices[0].action.__name__, {}, [line], is_whole=False)]

    def _action(self, given: Given, ask: Ask) -> Action:
        if given.number is not None:
            return self._numbered(given.number, ask)
        name = given.name or self._fitting(given.named, ask)
        if name is None:
            raise NotTaken(self._nothing(ask))
        choice = self._choices[name]
        if not given.is_whole and not choice.fields:
            raise NotTaken(self._nothing(ask))
        values = self._values(choice, given, ask)
        return choice.action(*[values[field] for field in choice.action.__struct_fields__])

    def _numbered(self, number: int, ask: Ask) -> Action:
        last = self.texts.space.size - 1
        if not 0 <= number <= last:
            facts = {"game": self.texts.game.key, "last": str(last), "number": str(number)}
            raise NotTaken(self._objection(ask, self._words.say("model-number", **facts)))
        return self.texts.from_number(number)

    def _fitting(self, named: Mapping[str, object], ask: Ask) -> str | None:
        """The kind of answer that has exactly these fields, where only one that is offered has."""
        given = {fold(name) for name in named}
        fitting = [
            choice.action.__name__
            for choice in ask.choices
            if choice.fields and given == set(map(fold, choice.action.__struct_fields__))
        ]
        return fitting[0] if len(fitting) == 1 else None

    # Fields.

    def _values(self, choice: Choice, given: Given, ask: Ask) -> dict[str, Value]:
        """A value for each field: by name, by kind of card, by place."""
        fields = dict(zip(choice.action.__struct_fields__, choice.fields))
        raw, piled = self._sorted(choice, fields, given, ask)
        loose = [*given.loose]
        if loose and (not given.is_whole or len(raw) + len(loose) < len(fields)):
            raw, loose = self._spoken(fields, raw, loose)
        missing = [name for name in fields if name not in raw]
        raw |= self._placed(choice, {name: fields[name] for name in missing}, loose, ask)
        raw = {name: piled[name] for name in fields if name in piled} | raw
        values = {name: self._can_be(name, fields[name], written) for name, written in raw.items()}
        for name, field in fields.items():
            if isinstance(field, Kinds) and name not in raw:
                values[name] = (0,) * len(field.available)
        read = {name: value for name, value in values.items() if value is not None}
        for name, field in fields.items():
            if name not in read:
                raise NotTaken(self._wrong(choice, name, field, raw, read, ask))
        return read

    def _sorted(
        self, choice: Choice, fields: Mapping[str, Domain], given: Given, ask: Ask
    ) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
        """What was given by name, and counts that were given by the name of a kind of card."""
        raw: dict[str, object] = {}
        piled: dict[str, dict[str, object]] = {}
        folded = {fold(name): name for name in fields}
        for name, value in given.named.items():
            near = get_close_matches(fold(name), folded, 1, ALIKE)
            pile = self._pile(fields, name)
            if near:
                raw[folded[near[0]]] = value
            elif pile is not None:
                piled.setdefault(pile, {})[name] = value
            elif given.name is not None and not self._is_aside(name):
                text = self._words.say("model-no-field", field=repr(shortened(name)), form=self.texts.form(choice))
                raise NotTaken(self._objection(ask, text, understood=choice.action.__name__))
        return raw, piled

    def _pile(self, fields: Mapping[str, Domain], name: str) -> str | None:
        """The field that counts cards of the kind *name*."""
        for field, domain in fields.items():
            if isinstance(domain, Kinds):
                kinds = self.texts.kinds(field, len(domain.available))
                if self._spellings.one_of(kinds, name) is not None:
                    return field
        return None

    def _is_aside(self, name: str) -> bool:
        """Whether a key is what models add of their own: thoughts, reasons, comments."""
        return fold(name).startswith(("thought", "think", "reason", "comment", "explan", "note", "prompt", "why"))

    def _spoken(
        self, fields: Mapping[str, Domain], raw: dict[str, object], loose: list[object]
    ) -> tuple[dict[str, object], list[object]]:
        """A spoken line taken apart: `sum 3 colour red`, `3 red`; cards stay together."""
        folded = {fold(name): name for name in fields}
        if len(fields) == 1 or any(isinstance(field, Kinds) for field in fields.values()):
            return raw, loose
        tokens = [token for part in loose for token in str(part).replace(",", " ").split()]
        rest: list[object] = []
        while tokens:
            token = tokens.pop(0)
            if fold(token) in folded and tokens:
                raw[folded[fold(token)]] = tokens.pop(0)
            else:
                rest.append(token)
        return raw, rest

    def _placed(
        self, choice: Choice, missing: Mapping[str, Domain], loose: Sequence[object], ask: Ask
    ) -> dict[str, object]:
        """Values without a name: in the order of the fields, or in the one order in which they can be read."""
        if not loose:
            return {}
        names = list(missing)
        piles = [name for name in names if isinstance(missing[name], Kinds)]
        if piles and len(loose) > len(names):
            others = len(names) - 1
            loose = [*loose[:others], ", ".join(map(str, loose[others:]))]
            names = [name for name in names if name != piles[-1]] + piles[-1:]
        if len(loose) > len(names):
            text = self._words.say("model-too-many", form=self.texts.form(choice))
            raise NotTaken(self._objection(ask, text, understood=choice.action.__name__))
        for order in permutations(names, len(loose)):
            if all(self._can_be(name, missing[name], value) is not None for name, value in zip(order, loose)):
                return dict(zip(order, loose))
        return dict(zip(names, loose))

    def _can_be(self, name: str, field: Domain, written: object) -> Value | None:
        """The value that *written* can be in this field, if any."""
        kinds = self.texts.kinds(name, len(field.available)) if isinstance(field, Kinds) else ()
        try:
            return read_value(field, kinds, written, self._spellings)
        except Misread:
            return None

    # Objections.

    def _nothing(self, ask: Ask) -> Objection:
        example, known = self.texts.string(self.texts.from_number(0)), ", ".join(self._choices)
        return self._objection(ask, self._words.say("model-nothing", example=example, known=known))

    def _wrong(
        self,
        choice: Choice,
        name: str,
        field: Domain,
        raw: Mapping[str, object],
        read: Mapping[str, Value],
        ask: Ask,
    ) -> Objection:
        """A field that is missing, or that holds what it cannot."""
        allowed = self.texts.domain(name, field)
        facts = {"action": choice.action.__name__, "field": name, "allowed": allowed}
        if name in raw:
            text = self._words.say("model-wrong", **facts, given=shortened(repr(raw[name])))
        else:
            text = self._words.say("model-lacks", **facts)
        understood = self.texts.partly(choice.action, read)
        return self._objection(ask, text, understood=understood, field=name, allowed=allowed)

    def _objection(
        self,
        ask: Ask,
        text: str,
        *,
        understood: str | None = None,
        field: str | None = None,
        allowed: str | None = None,
    ) -> Objection:
        """What makes no sense is refused under the first rule of the question, as a match does it."""
        rule = ask.rules[0]
        text = self._words.say("refused", reason=text, rule=rule)
        return Objection("no-such-answer", text, rule, understood, field, allowed)
