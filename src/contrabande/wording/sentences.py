"""Sentences: everything a table says to people, for one game, in one language, with its players' names."""

from collections.abc import Iterable, Sequence

from contrabande.engine.actions import Action, Choice, Prompt
from contrabande.engine.errors import Refusal
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.lettering import isolated, showable
from contrabande.engine.options import values_of
from contrabande.engine.seats import Seat
from contrabande.wording.arguments import arguments, fact_arguments
from contrabande.wording.catalogue import Catalogue
from contrabande.wording.rulebook import Section, rules_text

PHRASES = 24
"""How many quick phrases each game has."""


class Wording:
    """The voice of one table."""

    def __init__(
        self,
        game: AnyGame,
        language: str,
        players: Sequence[str] = (),
        *,
        is_strict: bool = False,
        is_for_page: bool = False,
    ) -> None:
        self.game = game
        self.language = language
        self.players = tuple(map(showable, players))
        self._catalogue = Catalogue(game, language, is_strict=is_strict)
        self._is_strict = is_strict
        self._is_for_page = is_for_page
        self._rules: tuple[Section, ...] | None = None

    def say(self, key: str, **facts: str | int) -> str:
        """A message of the game or of the program."""
        return self._catalogue.say(key, **facts)

    # Single words.

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.say("title")

    @property
    def tagline(self) -> str:
        """What the game is about, in a line."""
        return self.say("tagline")

    def player(self, seat: int) -> str:
        """The name of the player in *seat*."""
        if seat >= len(self.players):
            return self.say("seat-number", number=seat)
        # A terminal may show the signs themselves.
        return isolated(self.players[seat]) if self._is_for_page else self.players[seat]

    def term(self, name: str, count: int = 1) -> str:
        """An enumeration value or a kind of card, in the plural where *count* asks for it."""
        key = f"term-{name}"
        return self.say(key, count=count) if self._is_strict or key in self._catalogue else name

    def kinds_of(self, field: str) -> tuple[str, ...] | None:
        """What a field counts, if it counts cards."""
        return self.game.vocabulary.get(field)

    def counted(self, counts: Sequence[int], kinds: Sequence[str]) -> str:
        """Cards as a phrase: "2 jugs and 1 tequila"."""
        parts = [
            self.say("counted", count=count, thing=self.term(kind, count))
            for count, kind in zip(counts, kinds)
            if count
        ]
        return self.listed(parts)

    def listed(self, parts: Sequence[str]) -> str:
        """Parts joined as in a sentence."""
        if not parts:
            return self.say("list-nothing")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-and", rest=", ".join(parts[:-1]), last=parts[-1])

    def names(self, seats: Iterable[Seat]) -> str:
        """Players' names as in a sentence."""
        return self.listed([self.player(seat) for seat in seats])

    # What happens at the table.

    def event(self, event: Event) -> str:
        """What happened, as the log tells it."""
        return self.say(f"event-{type(event).__name__}", **arguments(self, event))

    def ask(self, prompt: Prompt, seat: Seat) -> str:
        """The question put to *seat*."""
        ask = prompt.ask
        return self.say(f"ask-{ask.key}", **({"seat": self.player(seat)} | fact_arguments(self, ask.facts)))

    def waiting(self, phase: str, seats: Sequence[Seat]) -> str:
        """What the others read while *seats* are asked."""
        return self.say(f"wait-{phase}", seats=self.names(seats), count=len(seats))

    def action(self, action: Action) -> str:
        """An action as one would say it."""
        return self.say(f"action-{type(action).__name__}", **arguments(self, action))

    def form(self, choice: Choice) -> str:
        """What a kind of action is called before its fields are filled."""
        return self.say(f"action-{choice.action.__name__}-form")

    def field(self, action: type[Action], name: str) -> str:
        """The label of a field of an action."""
        return self.say(f"field-{action.__name__}-{name}")

    def refusal(self, refusal: Refusal) -> str:
        """Why not, what to do instead, and the rule it rests on."""
        reason = self.say(f"refuse-{refusal.key}", **fact_arguments(self, refusal.facts))
        return self.say("refused", reason=reason, rule=refusal.rule)

    def ending(self, ending: str) -> str:
        """How a match ended."""
        return self.say(f"ending-{ending}")

    def phase(self, phase: str) -> str:
        """The short name of a phase."""
        return self.say(f"phase-{phase}")

    # What the table can be.

    def option(self, name: str) -> str:
        """What an option is about."""
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: str | int) -> str:
        """What follows from one value of an option."""
        if all(isinstance(each, int) for each in values_of(self.game.options)[name]):
            return self.say(f"option-{name}-value", value=value)
        return self.say(f"option-{name}-{value}")

    def rules(self) -> tuple[Section, ...]:
        """The player's rules text in reading order."""
        if self._rules is None:
            self._rules = rules_text(self.game, self.language, is_strict=self._is_strict)
        return self._rules

    def rule(self, rule: str) -> str:
        """The text of one rule or ruling."""
        for section in self.rules():
            for each in section.rules:
                if each.id == rule:
                    return each.text
        return self.say(f"rule-{rule}")

    def phrases(self) -> tuple[str, ...]:
        """Quick phrases to say at the table."""
        return tuple(self.say(f"phrase-{number}") for number in range(1, PHRASES + 1))
