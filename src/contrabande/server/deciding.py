"""Deciding: what a member's command becomes in the log, or why it is refused. Nothing here changes the table."""

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

import msgspec

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.engine.errors import IllegalAction, OptionsError, RulesError
from contrabande.engine.match import NO_ENTROPY
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.company import BotPlayer, Member
from contrabande.server.entries import AnyEntry, Arrangement
from contrabande.server.latecomers import ask_seat, let_in
from contrabande.server.names import bot_name, checked_name, checked_text
from contrabande.server.paces import PACES
from contrabande.server.refusal import TableRefusal
from contrabande.server.standing import at_play, free, in_lobby, named_seat, seat_of
from contrabande.server.table import BY_KEY, Table
from contrabande.wording.sentences import PHRASES

SEED_BYTES = 32
MOST_HOURS = 24 * 14

CommandT = TypeVar("CommandT", bound=wire.Command)


def decide(table: Table, member: int, command: wire.AnyCommand) -> Sequence[AnyEntry]:
    """The entries that carry out *command*, or a `TableRefusal`."""
    who = table.members.get(member)
    if who is None or who.has_left:
        raise TableRefusal("not-a-member")
    if table.phase == "closed":
        raise TableRefusal("table-closed")
    made = list(_DECIDE[type(command)](table, who, command))
    if who.seat in table.away:
        assert who.seat is not None
        made.insert(0, log.Returned(who.seat))
    return made


# In the lobby.


def _sit(table: Table, who: Member, command: wire.Sit) -> Sequence[AnyEntry]:
    in_lobby(table)
    if who.role != "player":
        raise TableRefusal("only-players-sit")
    free(table, command.seat)
    return (log.Seated(who.member, command.seat),)


def _stand(table: Table, who: Member, command: wire.Stand) -> Sequence[AnyEntry]:
    in_lobby(table)
    seat_of(who)
    return (log.Stood(who.member),)


def _ready(table: Table, who: Member, command: wire.Ready) -> Sequence[AnyEntry]:
    in_lobby(table)
    seat_of(who)
    if command.entropy is not None and not _is_hex(command.entropy, 16):
        raise TableRefusal("entropy-form")
    return (log.Readied(who.member, command.is_ready, command.entropy),)


def _arrange(table: Table, who: Member, command: wire.Arrange) -> Sequence[AnyEntry]:
    in_lobby(table)
    seat_of(who)
    wanted = msgspec.structs.replace(
        _chosen(table, command),
        pace=command.pace or table.arrangement.pace,
        hours=table.arrangement.hours if command.hours is None else command.hours,
        chat=table.arrangement.chat if command.chat is None else command.chat,
    )
    checked = checked_arrangement(wanted)
    _all_fit(table, checked.seats)
    return (log.Arranged(checked, who.member),)


def _add_bot(table: Table, who: Member, command: wire.AddBot) -> Sequence[AnyEntry]:
    in_lobby(table)
    seat_of(who)
    free(table, command.seat)
    taken = {other.name for other in table.sitting.values()}
    name, shape = bot_name(taken)
    return (log.BotSeated(command.seat, command.level, command.temper, name, shape),)


def _remove_bot(table: Table, who: Member, command: wire.RemoveBot) -> Sequence[AnyEntry]:
    in_lobby(table)
    seat_of(who)
    if not isinstance(table.sitting.get(command.seat), BotPlayer):
        raise TableRefusal("no-bot-there", seat=command.seat)
    if command.to is None:
        return (log.BotRemoved(command.seat),)
    guest = table.members.get(command.to)
    if guest is None or guest.has_left or guest.role != "player" or guest.seat is not None:
        raise TableRefusal("nobody-to-seat")
    return (log.BotRemoved(command.seat), log.Seated(guest.member, command.seat))


def _start(table: Table, who: Member, command: wire.Start) -> Sequence[AnyEntry]:
    in_lobby(table)
    seat_of(who)
    seats = [table.sitting.get(Seat(seat)) for seat in range(table.arrangement.seats)]
    players = [player for player in seats if player is not None]
    if len(players) < len(seats):
        raise TableRefusal("seats-empty", count=len(seats) - len(players))
    waiting = [player for player in players if isinstance(player, Member) and not player.is_ready]
    if waiting:
        raise TableRefusal("not-all-ready", count=len(waiting))
    shares = [player.entropy if isinstance(player, Member) else None for player in players]
    return (
        log.Dealt(
            table.game.version,
            tuple(player.name for player in players),
            tuple(share or NO_ENTROPY.hex() for share in shares),
        ),
    )


# In the match.


def _give(table: Table, who: Member, command: wire.Give) -> Sequence[AnyEntry]:
    seat = at_play(table, who)
    if table.is_paused:
        raise TableRefusal("paused")
    return (checked_answer(table, seat, command.prompt, bytes(command.action), "player"),)


def checked_answer(table: Table, seat: Seat, prompt: int, raw: bytes, giver: log.Giver) -> log.Answered:
    """An answer that the match will take, or a refusal with its rule."""
    assert table.match is not None
    if table.is_complete and seat in table.drafts:
        raise TableRefusal("all-are-in")
    try:
        action = table.action(raw)
    except (msgspec.DecodeError, RecursionError):
        raise TableRefusal("no-such-action") from None
    try:
        table.match.check(seat, action, prompt)
    except IllegalAction as error:
        raise TableRefusal(error.reason.key, error.reason.rule, **dict(error.reason.facts)) from None
    except RulesError:
        raise TableRefusal("not-your-prompt", prompt=prompt) from None
    return log.Answered(seat, prompt, msgspec.Raw(encode(action)), giver, table.digest)


def _more_time(table: Table, who: Member, command: wire.MoreTime) -> Sequence[AnyEntry]:
    seat = at_play(table, who)
    pace = PACES[table.arrangement.pace]
    if pace.answer is None:
        raise TableRefusal("no-clock")
    if seat not in table.asked or seat in table.drafts:
        raise TableRefusal("not-asked")
    if table.tokens.get(seat, 0) >= pace.tokens:
        raise TableRefusal("no-tokens")
    return (log.TimeAdded(seat),)


def _vote(table: Table, who: Member, command: wire.Vote) -> Sequence[AnyEntry]:
    """Also before the match a seat can be emptied by vote: whoever sits and is never ready holds up all."""
    target = command.seat if command.on == "kick" else None
    is_before = command.on == "kick" and table.phase == "lobby"
    seat = seat_of(who) if is_before else at_play(table, who)
    if (command.on == "pause") == table.is_paused and command.on != "kick":
        raise TableRefusal("already-so")
    if command.on == "kick":
        victim = table.sitting.get(Seat(-1) if target is None else target)
        if not isinstance(victim, Member) or victim.has_left or target == seat:
            raise TableRefusal("nobody-to-kick")
    made: list[AnyEntry] = [log.Voted(who.member, command.on, target, command.is_for)]
    votes = table.votes.get((command.on, target), set()) | {who.member}
    if command.is_for and len(votes) >= needed(table, command.on, target, votes):
        made.extend(_carried(table, command.on, target))
    return made


def _carried(table: Table, on: str, target: Seat | None) -> Sequence[AnyEntry]:
    if on == "pause":
        return (log.Paused(),)
    if on == "resume":
        return (log.Resumed(),)
    victim = table.sitting[Seat(-1) if target is None else target]
    assert isinstance(victim, Member)
    assert target is not None
    return (log.Kicked(victim.member, target, victim.name),)


def needed(table: Table, on: str, target: Seat | None, voters: Collection[int]) -> int:
    """How many must be for it: more than half of those who are there; who has vanished holds up nobody.

    One alone may not empty the seat of somebody who is there.
    """
    people = {who.seat: who for who in table.people()}
    concerned = [who for seat, who in people.items() if seat != target and (who.is_present or who.member in voters)]
    majority = len(concerned) // 2 + 1
    if on != "kick" or target in table.away or (table.phase == "lobby" and not people[target].is_present):
        return majority
    return max(2, majority)


def agreed(table: Table) -> Sequence[AnyEntry]:
    """What has votes enough by now: it took more when they were given, before somebody vanished.

    One of those who are for it must be there: nobody comes back to what was decided in an empty room.
    """
    enough = [
        (on, target)
        for (on, target), voters in table.votes.items()
        if len(voters) >= needed(table, on, target, voters) and any(table.members[one].is_present for one in voters)
    ]
    return [entry for on, target in enough for entry in _carried(table, on, target)]


def _leave(table: Table, who: Member, command: wire.Leave) -> Sequence[AnyEntry]:
    made: list[AnyEntry] = [log.Left(who.member, who.name)]
    if who.role == "player" and not any(other.role == "player" for other in _others(table, who)):
        made.append(log.Closed("empty"))
    return made


def _again(table: Table, who: Member, command: wire.Again) -> Sequence[AnyEntry]:
    seat_of(who)
    if table.phase != "finished" or table.code is None:
        raise TableRefusal("only-after-the-end")
    checked = checked_arrangement(_chosen(table, command))
    _all_fit(table, checked.seats)
    return (log.Reopened(checked, new_seed(), table.code, who.member),)


# Talk.


def _phrase(table: Table, who: Member, command: wire.Phrase) -> Sequence[AnyEntry]:
    if not 1 <= command.number <= PHRASES:
        raise TableRefusal("no-such-phrase")
    named_seat(table, command.to)
    return (_spoke(who, "phrase", phrase=command.number, to=command.to),)


def _chat(table: Table, who: Member, command: wire.Chat) -> Sequence[AnyEntry]:
    if not table.arrangement.chat:
        raise TableRefusal("chat-off")
    return (_spoke(who, "chat", text=checked_text(command.text)),)


def _gesture(table: Table, who: Member, command: wire.Gesture) -> Sequence[AnyEntry]:
    return (_spoke(who, "emote", emote=command.emote),)


def _claim(table: Table, who: Member, command: wire.Claim) -> Sequence[AnyEntry]:
    at_play(table, who)
    kinds = table.game.vocabulary.get(command.field)
    if kinds is None or len(command.counts) != len(kinds) or not all(0 <= count <= 99 for count in command.counts):
        raise TableRefusal("no-such-claim")
    return (_spoke(who, "claim", field=command.field, counts=command.counts),)


def _promise(table: Table, who: Member, command: wire.Promise) -> Sequence[AnyEntry]:
    at_play(table, who)
    named_seat(table, command.to)
    return (_spoke(who, "promise", promise=command.promise, to=command.to),)


def _spoke(who: Member, kind: str, **said: object) -> log.Spoke:
    if who.role == "screen" or who.seat is None:
        raise TableRefusal("not-seated")
    return msgspec.convert({"member": who.member, "seat": who.seat, "kind": kind, "type": "Spoke", **said}, log.Spoke)


def _speak(table: Table, who: Member, command: wire.Speak) -> Sequence[AnyEntry]:
    if table.phase == "playing" and command.name is not None:
        raise TableRefusal("already-playing")
    name = who.name if command.name is None else checked_name(command.name, _names_beside(table, who))
    return (log.Renamed(who.member, name, command.shape or who.shape, command.language or who.language),)


# What many of them ask.


def _chosen(table: Table, command: wire.Arrange | wire.Again) -> Arrangement:
    """What is played now, but for what *command* names; another game begins with its own base rules."""
    played = table.arrangement
    is_other = command.game is not None and command.game != played.game
    return msgspec.structs.replace(
        played,
        game=command.game or played.game,
        options=command.options if command.options is not None else ({} if is_other else played.options),
        seats=played.seats if command.seats is None else command.seats,
    )


def _all_fit(table: Table, seats: int) -> None:
    stay = [seat for seat, who in table.sitting.items() if isinstance(who, BotPlayer) or not who.has_left]
    if any(seat >= seats for seat in stay):
        raise TableRefusal("too-few-seats", seats=seats)


def _others(table: Table, who: Member) -> Sequence[Member]:
    return [other for other in table.members.values() if other is not who and not other.has_left]


def _names_beside(table: Table, who: Member) -> set[str]:
    """What everybody else is called, bots too."""
    bots = {player.name for player in table.sitting.values() if isinstance(player, BotPlayer)}
    return bots | {other.name for other in _others(table, who)}


def _is_hex(text: str, size: int) -> bool:
    try:
        return len(bytes.fromhex(text)) == size and text == text.lower() and " " not in text
    except ValueError:
        return False


def checked_arrangement(wanted: Arrangement) -> Arrangement:
    """*wanted*, with every option written out, or a refusal that names what does not fit."""
    game = BY_KEY.get(wanted.game)
    if game is None:
        raise TableRefusal("no-such-game", game=wanted.game[:40])
    if not 1 <= wanted.hours <= MOST_HOURS:
        raise TableRefusal("hours", most=MOST_HOURS)
    try:
        options = read_options(game, wanted.options, wanted.seats)
    except OptionsError as error:
        raise TableRefusal("options", reason=str(error)) from None
    return msgspec.structs.replace(wanted, options=msgspec.to_builtins(options))


def new_seed() -> str:
    """The dealer's secret for one match."""
    return secrets.token_hex(SEED_BYTES)


_DECIDE: dict[type[wire.Command], Callable[..., Sequence[AnyEntry]]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Ready: _ready,
    wire.Arrange: _arrange,
    wire.AddBot: _add_bot,
    wire.RemoveBot: _remove_bot,
    wire.Start: _start,
    wire.Give: _give,
    wire.Phrase: _phrase,
    wire.Chat: _chat,
    wire.Gesture: _gesture,
    wire.Claim: _claim,
    wire.Promise: _promise,
    wire.MoreTime: _more_time,
    wire.Vote: _vote,
    wire.AskSeat: ask_seat,
    wire.LetIn: let_in,
    wire.Leave: _leave,
    wire.Again: _again,
    wire.Speak: _speak,
}
