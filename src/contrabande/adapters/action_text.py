"""An action in three forms: a string, JSON and a number; each of them gives the others back.

The string names the action and its fields as the rules do: `Announce(sum=3, colour=red)`, `Doubt()`,
`Pack(cards={jug: 2, tequila: 1})`. It is the same in every language; people read sentences instead (`wording`).
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import astuple

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.actions import Action, Amount, AnySeat, Ask, Choice, Domain, Kinds, OneOf, Value
from contrabande.engine.codec import actions_of, encode
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame


class ActionText:
    """All actions of one table, as strings, as JSON and by number."""

    def __init__(self, game: AnyGame, options: msgspec.Struct, seats: int) -> None:
        self.game = game
        self.space = ActionSpace(game.space(options, seats))

    def string(self, action: Action) -> str:
        """The one string of *action*."""
        return self.partly(type(action), dict(zip(action.__struct_fields__, astuple(action))))

    def partly(self, action: type[Action], values: Mapping[str, Value]) -> str:
        """The string of an action of which only some fields are known."""
        fields = [f"{name}={self._value(name, value)}" for name, value in values.items()]
        return f"{action.__name__}({', '.join(fields)})"

    def json(self, action: Action) -> bytes:
        """*action* as records and doors write it."""
        return encode(action)

    def from_json(self, raw: bytes) -> Action:
        """The action that *raw* spells (msgspec.DecodeError)."""
        return actions_of(self.game).decode(raw)

    def number(self, action: Action) -> int:
        """The place of *action* in the whole action space of the table."""
        return self.space.index(action)

    def from_number(self, number: int) -> Action:
        """The action with that number, refused where there is none."""
        if not 0 <= number < self.space.size:
            raise OptionsError(f"{self.game.key} has the actions 0 to {self.space.size - 1} here, not {number}")
        return self.space.action(number)

    # What may stand where.

    def form(self, choice: Choice) -> str:
        """A kind of action with what each field may be: `Announce(sum=29..49, colour=green|red)`."""
        names = choice.action.__struct_fields__
        fields = [f"{name}={self.domain(name, field)}" for name, field in zip(names, choice.fields)]
        return f"{choice.action.__name__}({', '.join(fields)})"

    def forms(self, choices: Sequence[Choice]) -> list[str]:
        """Each kind of action."""
        return [self.form(choice) for choice in choices]

    def domain(self, name: str, field: Domain) -> str:
        """What one field may be."""
        match field:
            case Amount(low, high):
                return str(low) if low == high else f"{low}..{high}"
            case OneOf(names):
                return "|".join(names)
            case AnySeat(seats):
                return "|".join(map(str, seats))
            case Kinds(available, least, most):
                counts = [min(count, most) for count in available]
                kinds = self.kinds(name, len(counts))
                offered = [f"{kind}: 0..{count}" for kind, count in zip(kinds, counts) if count]
                total = str(least) if least == most else f"{least}..{most}"
                return f"{{{', '.join(offered)}; {total} in all}}" if offered else "{}"

    def kinds(self, name: str, size: int) -> Sequence[str]:
        """What a field counts, kind by kind; plain numbers where the game has no words for it."""
        kinds = self.game.vocabulary.get(name, ())
        return kinds if len(kinds) == size else [str(place) for place in range(size)]

    def wrong_field(self, action: Action, ask: Ask) -> tuple[str, Domain] | None:
        """The first field of *action* that *ask* does not allow, and what it may be, where that can be said."""
        offered = [choice for choice in ask.choices if choice.action is type(action)]
        if len(offered) != 1:
            return None
        for name, field, value in zip(action.__struct_fields__, offered[0].fields, astuple(action)):
            if not field.has(value):
                return name, field
        return None

    def _value(self, name: str, value: Value) -> str:
        if not isinstance(value, tuple):
            return str(value)
        kinds = self.kinds(name, len(value))
        return f"{{{', '.join(f'{kind}: {count}' for kind, count in zip(kinds, value) if count)}}}"
