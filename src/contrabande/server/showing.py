"""Showing: what each member is sent. It builds from what he may see and never deletes from what he may not.

Messages are put together from parts that are encoded once: the table for everybody, the match once per audience.
"""

from collections.abc import Sequence

import msgspec

from contrabande.client import wire
from contrabande.client.asking import shown_prompt
from contrabande.engine.codec import encode
from contrabande.engine.seats import Audience, Seat
from contrabande.server import entries as log
from contrabande.server.company import BotPlayer, Member
from contrabande.server.deciding import needed
from contrabande.server.paces import Pace
from contrabande.server.table import Shown, Table

Raw = msgspec.Raw


class StepParts(msgspec.Struct, frozen=True, tag_field="type", tag="step"):
    """A `wire.Step` from encoded parts."""

    happened: Sequence[Raw]
    table: Raw
    match: Raw


class StateParts(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """A `wire.State` from encoded parts."""

    member: int
    number: int
    happened: Sequence[Raw]
    forgotten: int
    table: Raw
    match: Raw
    now: int


def audience_of(table: Table, member: int) -> Audience:
    """Through whose eyes a member looks: his seat's while he has one, else a spectator's."""
    who = table.members.get(member)
    return who.seat if who is not None and not who.has_left else None


class Showing:
    """The messages about one table at one moment; parts are made when first asked for and used for everybody."""

    def __init__(self, table: Table, pace: Pace, happened: Sequence[Shown] = ()) -> None:
        self._table = table
        self._happened = happened
        self._common = Raw(encode(table_view(table, pace)))
        self._steps: dict[Audience, bytes] = {}

    def step(self, audience: Audience) -> bytes:
        """What happened and how things are now, for *audience*."""
        told = self._steps.get(audience)
        if told is None:
            happened = [happening(self._table, shown, audience) for shown in self._happened]
            told = encode(StepParts(happened, self._common, match_part(self._table, audience)))
            self._steps[audience] = told
        return told

    def state(self, member: int, since: int | None, now: int) -> bytes:
        """Everything *member* may see; he has seen what was told up to number *since*, unless with other eyes."""
        table = self._table
        audience = audience_of(table, member)
        who = table.members.get(member)
        is_new = who is not None and (since or 0) <= who.watched
        first = max(0 if is_new else since or 0, max(0, table.floor - 1))
        told = [happening(table, shown, audience, is_again=True) for shown in table.shown[first:]]
        match = match_part(table, audience)
        return encode(StateParts(member, len(table.shown), told, first, self._common, match, now))


def table_view(table: Table, pace: Pace) -> wire.TableView:
    """What everybody sees of the table itself."""
    played = table.arrangement
    return wire.TableView(
        table=table.name,
        code=table.code,
        game=played.game,
        version=table.version,
        options=played.options,
        seats=played.seats,
        phase=table.phase,
        pace=played.pace,  # type: ignore[arg-type]  # checked when it was arranged
        hours=played.hours,
        privacy=played.privacy,
        chat=played.chat,
        members=tuple(
            _member(table, who, pace)
            for who in table.members.values()
            if not who.has_left or _seat(table, who) is not None
        ),
        bots=tuple(_bot(who) for _, who in sorted(table.sitting.items()) if isinstance(who, BotPlayer)),
        away=tuple(sorted(table.away)),
        paused=table.is_paused,
        wishes=tuple(wire.Wish(member, seat) for member, seat in table.wishes.items()),
        votes=tuple(_vote(table, on, seat, who) for (on, seat), who in sorted(table.votes.items(), key=_vote_order)),
        match=table.match_number,
        commitment=table.commitment,
        asked=tuple(sorted(table.asked)),
        locked=len(table.drafts),
        clock=_clock(table, pace),
    )


def _seat(table: Table, who: Member) -> Seat | None:
    """His seat. One of a running match is his even after he has left it for good, and so is one of its result."""
    if not who.has_left:
        return who.seat
    if who.seat is not None and table.sitting.get(who.seat) is who:
        return who.seat
    is_over = table.phase in ("finished", "closed") and bool(table.played)
    seats = table.played[-1].members if is_over else ()
    seat = Seat(seats.index(who.member)) if who.member in seats else None
    return seat if seat not in table.sitting else None


def _member(table: Table, who: Member, pace: Pace) -> wire.Member:
    is_present = who.is_present and not who.has_left
    stand_in_at = who.gone_at + pace.grace if _is_missed(table, who) else None
    seen = who.member, who.name, who.shape, who.role, _seat(table, who), is_present, who.is_ready
    return wire.Member(*seen, stand_in_at, who.has_left)


def _is_missed(table: Table, who: Member) -> bool:
    """Whether a stand-in will play for him unless he comes back; in a break nobody is missed."""
    is_played = table.phase == "playing" and not table.is_paused
    return is_played and who.seat is not None and who.seat not in table.away and not who.is_present


def _bot(who: BotPlayer) -> wire.BotPlayer:
    return wire.BotPlayer(who.seat, who.name, who.shape, who.level, who.temper)


def _vote(table: Table, on: str, seat: Seat | None, who: set[int]) -> wire.VoteView:
    return wire.VoteView(on, seat, tuple(sorted(who)), needed(table, on, seat, who))


def _vote_order(vote: tuple[tuple[str, Seat | None], set[int]]) -> tuple[str, int]:
    (on, seat), _ = vote
    return on, -1 if seat is None else seat


def _clock(table: Table, pace: Pace) -> wire.Clock | None:
    if table.phase != "playing":
        return None
    left = tuple(pace.tokens - table.tokens.get(Seat(seat), 0) for seat in range(table.arrangement.seats))
    if pace.answer is None or table.is_paused:
        return wire.Clock(table.asked_at, None, left)
    more = max((table.added.get(seat, 0) for seat in table.asked), default=0)
    return wire.Clock(table.asked_at, table.asked_at + pace.answer + more * pace.extra, left)


def match_part(table: Table, audience: Audience) -> Raw:
    """The match as *audience* sees it, with the question put to it."""
    match = table.match
    if match is None:
        return wire.NULL
    prompt, draft = None, wire.NULL
    if audience is not None and table.phase == "playing":
        prompt = match.prompt(audience)
        given = table.drafts.get(audience)
        draft = wire.NULL if given is None else Raw(given.raw)
    view = Raw(encode(match.view(audience)))
    asked = None if prompt is None else shown_prompt(prompt)
    shown = wire.MatchView(audience, view, asked, draft, match.head, match.entries)
    return Raw(encode(shown))


def happening(table: Table, shown: Shown, audience: Audience, *, is_again: bool = False) -> Raw:
    """One thing that happened, as *audience* is told it."""
    if shown.entry is None or table.match is None:
        # Whoever comes and goes makes the story of a table long; he should not make it dear to tell.
        shown.told = shown.told or encode(_happening(shown, wire.NULL))
        return Raw(shown.told)
    seen = table.match.events(audience, shown.entry)[0]
    start = table.floor_event if is_again and shown.number == table.floor else 0
    return Raw(encode(_happening(shown, Raw(encode(seen[start:])))))


def _happening(shown: Shown, events: Raw) -> wire.Happening:
    what = wire.NULL if shown.what is None else public(shown.what)
    if shown.was is not None:
        assert isinstance(shown.what, log.Arranged | log.Reopened)
        was = encode(_other(shown.was, shown.what.arrangement))
        what = Raw(b'%b,"was":%b}' % (bytes(what)[:-1], was))
    return wire.Happening(shown.number, shown.at, what, shown.entry, events)


def _other(was: log.Arrangement, now: log.Arrangement) -> dict[str, object]:
    """What was other before a change; another game has all its options with it."""
    parts = "game", "seats", "pace", "hours", "chat"
    told: dict[str, object] = {part: getattr(was, part) for part in parts if getattr(was, part) != getattr(now, part)}
    is_other_game = was.game != now.game
    options = {name: value for name, value in was.options.items() if is_other_game or now.options.get(name) != value}
    return {**told, "options": options} if options else told


def public(entry: log.AnyEntry) -> Raw:
    """What everybody is told of an entry of the log: seeds, entropy, languages and processes stay behind."""
    told: dict[str, object]
    match entry:
        case log.Opened():
            told = {"game": entry.arrangement.game}
        case log.Arranged() | log.Reopened():
            by = {} if entry.member is None else {"member": entry.member}
            told = {"game": entry.arrangement.game, **by}
        case log.Joined() | log.Renamed():
            told = {"member": entry.member, "name": entry.name, "shape": entry.shape}
        case log.Readied():
            told = {"member": entry.member, "is_ready": entry.is_ready}
        case log.Dealt():
            told = {"players": entry.players}
        case log.Came() | log.Went() | log.Stood():
            told = {"member": entry.member}
        case log.Revealed() | log.Answered() | log.Repinned() | log.Recognised():
            return wire.NULL
        case (
            log.Seated()
            | log.Left()
            | log.Kicked()
            | log.BotSeated()
            | log.BotRemoved()
            | log.StoodIn()
            | log.Returned()
            | log.Spoke()
            | log.TimeAdded()
            | log.Voted()
            | log.SeatAsked()
            | log.Declined()
            | log.TookOver()
            | log.Paused()
            | log.Resumed()
            | log.Awoke()
            | log.Closed()
        ):
            return Raw(encode(entry))
    return Raw(encode({"type": type(entry).__name__, **told}))
