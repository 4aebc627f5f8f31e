"""Telling: the rules, and a seat's moment, in words and JSON that a model can work with."""

from collections.abc import Iterable

import msgspec

from contrabande.adapters.action_text import ActionText
from contrabande.adapters.models.objection import Objection
from contrabande.engine.actions import Action, Ask, OneOf
from contrabande.engine.errors import IllegalAction
from contrabande.engine.events import Event
from contrabande.engine.options import values_of
from contrabande.wording import Wording, general

MOST_LISTED = 200
"""So many legal answers are listed one by one; of more, each kind is shown with what its fields may be."""


def rules_of(words: Wording) -> str:
    """The player's rules of a game, each under its number, and the general ones."""
    parts = [f"# {words.title}", words.tagline]
    for section in words.rules():
        parts.append(f"## {section.heading}")
        parts.extend(f"{rule.id}: {rule.text}" for rule in section.rules)
    parts.append(f"## {words.say('general-rules')}")
    parts.extend(f"{rule}: {words.say(f'general-{rule}')}" for rule in general.TOLD)
    return "\n\n".join(parts)


def table_of(words: Wording, options: msgspec.Struct, seats: int) -> str:
    """Who plays, and with which options."""
    chosen = msgspec.to_builtins(options)
    players = [words.say("model-player", name=words.player(seat), seat=seat) for seat in range(seats)]
    lines = [words.say("model-players", count=seats, players=", ".join(players))]
    for name in values_of(type(options)):
        lines.append(f"{words.game.prefix.lower()}.{name}={chosen[name]}: {words.option_value(name, chosen[name])}")
    return "\n".join(lines)


def actions_of(texts: ActionText, words: Wording) -> str:
    """Every kind of action there is in the game, whether it is allowed now or not."""
    return "\n".join(f"{texts.form(choice)}: {words.form(choice)}" for choice in texts.space.choices)


def legend_of(texts: ActionText, words: Wording) -> str:
    """The order in which a view counts things."""
    rows = dict.fromkeys(texts.game.vocabulary.values())
    lines = [words.say("model-row", count=len(row), kinds=", ".join(row)) for row in rows]
    for choice in texts.space.choices:
        for name, field in zip(choice.action.__struct_fields__, choice.fields):
            if isinstance(field, OneOf):
                lines.append(words.say("model-order", field=name, names=", ".join(field.names)))
    return "\n".join(dict.fromkeys(lines))


def told(words: Wording, events: Iterable[Event]) -> list[str]:
    """What happened, a sentence each."""
    return [words.event(event) for event in events]


def legal_moves(texts: ActionText, ask: Ask) -> list[str]:
    """The answers that *ask* allows: all of them, or their kinds where they are many."""
    if ask.size <= MOST_LISTED:
        return [texts.string(action) for action in ask.actions()]
    return texts.forms(ask.choices)


def illegal(error: IllegalAction, texts: ActionText, words: Wording, ask: Ask, *, is_helped: bool) -> Objection:
    """Why the rules refuse an action; where help is meant, also which field is wrong and what it may be."""
    refused, action = error.reason, error.action
    understood, field, allowed = None, None, None
    if isinstance(action, Action):
        understood = texts.string(action)
        wrong = texts.wrong_field(action, ask) if is_helped else None
        field, allowed = (wrong[0], texts.domain(*wrong)) if wrong is not None else (None, None)
    return Objection(refused.key, words.refusal(refused), refused.rule, understood, field, allowed)


def spoken(words: Wording, seat: int, phrase: int, to: int | None) -> str:
    """A phrase as the others read it."""
    address = "" if to is None else f" → {words.player(to)}"
    return f"{words.player(seat)}{address}: “{words.phrases()[phrase - 1]}”"
