"""A table by its log: who may do what, and what everybody is told."""

from random import Random

import msgspec
import pytest
from tables import START, Desk, refused

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.care import Care, Think
from contrabande.server.deciding import decide
from contrabande.server.paces import pace_of
from contrabande.server.refusal import TableRefusal

LIVE = pace_of("live", 24)


# The lobby.


def test_a_taken_seat_is_refused_and_a_free_one_can_be_changed_to() -> None:
    desk = Desk(seats=4)
    desk.do(3, wire.Stand(id=new_id()))
    assert refused(desk, 3, wire.Sit(id=new_id(), seat=Seat(0))) == "seat-taken"
    desk.do(0, wire.Sit(id=new_id(), seat=Seat(3)))
    assert desk.table.members[0].seat == 3
    assert Seat(0) not in desk.table.sitting


def test_a_bot_makes_room_for_who_came_to_play_and_found_no_seat() -> None:
    desk = Desk()
    desk.take(log.Left(2), log.BotSeated(Seat(2), "solid", "honest", "Odile", "moon"))
    desk.take(log.Joined(3, "P3", "star", "en", "player"), log.Joined(4, "P4", "star", "en", "watcher"))
    for nobody in (0, 2, 4, 9):
        assert refused(desk, 1, wire.RemoveBot(id=new_id(), seat=Seat(2), to=nobody)) == "nobody-to-seat"
    assert refused(desk, 3, wire.RemoveBot(id=new_id(), seat=Seat(2), to=3)) == "not-seated"
    desk.do(1, wire.RemoveBot(id=new_id(), seat=Seat(2), to=3))
    assert desk.table.sitting[Seat(2)] is desk.table.members[3]


def test_nobody_deals_before_all_seats_are_taken_and_all_are_ready() -> None:
    desk = Desk(seats=3)
    assert refused(desk, 0, wire.Start(id=new_id())) == "not-all-ready"
    desk.do(2, wire.Stand(id=new_id()))
    assert refused(desk, 0, wire.Start(id=new_id())) == "seats-empty"
    desk.do(0, wire.AddBot(id=new_id(), seat=Seat(2)))
    desk.do(0, wire.Ready(id=new_id()))
    desk.do(1, wire.Ready(id=new_id()))
    desk.do(1, wire.Start(id=new_id()))
    assert desk.table.phase == "playing"


def test_another_arrangement_makes_everybody_think_again() -> None:
    desk = Desk()
    desk.do(1, wire.Ready(id=new_id()))
    desk.do(0, wire.Arrange(id=new_id(), game="prohis", pace="quick"))
    assert desk.table.game.key == "prohis"
    assert not desk.table.members[1].is_ready


def told_arrangements(desk: Desk) -> list[dict[str, object]]:
    """What a member is told of changes of what is played."""
    told = [msgspec.json.decode(happening.what) for happening in desk.state(1).happened]
    return [what for what in told if what["type"] in ("Arranged", "Reopened")]


def test_everybody_is_told_by_whom_what_is_played_was_changed_and_what_it_was() -> None:
    desk = Desk()
    options = desk.table.arrangement.options
    desk.do(0, wire.Arrange(id=new_id(), pace="quick", chat=not desk.table.arrangement.chat))
    desk.do(1, wire.Arrange(id=new_id(), options={**options, "reshuffle": "yes"}))
    desk.do(2, wire.Arrange(id=new_id(), game="prohis"))
    desk.do(2, wire.Arrange(id=new_id(), game="prohis"))
    own = {**options, "reshuffle": "yes"}
    assert told_arrangements(desk) == [
        {"type": "Arranged", "game": "hochstapler", "member": 0, "was": {"pace": "live", "chat": True}},
        {"type": "Arranged", "game": "hochstapler", "member": 1, "was": {"options": {"reshuffle": "no"}}},
        {"type": "Arranged", "game": "prohis", "member": 2, "was": {"game": "hochstapler", "options": own}},
        {"type": "Arranged", "game": "prohis", "member": 2, "was": {}},
    ]


def test_a_log_that_does_not_say_by_whom_what_is_played_was_changed_is_read() -> None:
    desk = Desk()
    arrangement = msgspec.json.encode(desk.table.arrangement)
    old = log.decode(b'{"entry":{"type":"Arranged","arrangement":%b},"member":0,"command":"c"}' % arrangement)
    assert old.entry == log.Arranged(desk.table.arrangement)
    desk.table.fold(desk.at, old)
    assert told_arrangements(desk) == [{"type": "Arranged", "game": "hochstapler", "was": {}}]


def test_options_that_contradict_are_refused_by_name() -> None:
    assert refused(Desk(), 0, wire.Arrange(id=new_id(), options={"hs.mode": "sideways"})) == "options"


# Answers.


def test_sealed_answers_are_counted_and_never_shown() -> None:
    desk = Desk("prohis", 3)
    desk.deal()
    while not desk.table.is_sealed:
        desk.step(Random(1))
    match = desk.table.match
    assert match is not None
    seat = min(match.to_act)
    prompt = match.prompt(seat)
    assert prompt is not None
    other = next(iter(match.to_act - {seat}))
    before = len(desk.table.shown)
    raw = msgspec.Raw(encode(prompt.ask.sample(Random(2).random)))
    desk.do(int(seat), wire.Give(id=new_id(), prompt=prompt.number, action=raw))
    assert len(desk.table.shown) == before
    assert desk.state(int(other)).table.locked == 1
    assert bytes(desk.state(int(other)).match.draft) == b"null"  # type: ignore[union-attr]
    assert bytes(desk.state(int(seat)).match.draft) == bytes(raw)  # type: ignore[union-attr]


def test_a_draft_can_be_changed_until_all_are_in() -> None:
    desk = Desk("prohis", 3)
    desk.deal()
    while not desk.table.is_sealed:
        desk.step(Random(1))
    match = desk.table.match
    assert match is not None
    seats = sorted(match.to_act)
    for seat in [*seats[:1], *seats]:
        prompt = match.prompt(seat)
        assert prompt is not None
        raw = msgspec.Raw(encode(prompt.ask.sample(Random(2).random)))
        desk.do(int(seat), wire.Give(id=new_id(), prompt=prompt.number, action=raw))
    assert desk.table.is_complete
    prompt = match.prompt(seats[0])
    assert prompt is not None
    late = wire.Give(id=new_id(), prompt=prompt.number, action=raw)
    assert refused(desk, int(seats[0]), late) == "all-are-in"


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    desk = Desk()
    desk.deal()
    match = desk.table.match
    assert match is not None
    seat = next(iter(match.to_act))
    with pytest.raises(TableRefusal) as refusal:
        decide(desk.table, int(seat), wire.Give(id=new_id(), prompt=0, action=msgspec.Raw(b'{"type":"Doubt"}')))
    assert refusal.value.rule is not None
    assert refusal.value.rule.startswith("HS-")
    assert refusal.value.cited == refusal.value.rule


def test_where_no_game_has_a_rule_a_general_one_is_cited() -> None:
    """GEN-1, GEN-4, GEN-6; what the house orders for itself rests on none."""
    cited = [TableRefusal(key).cited for key in ("no-such-seat", "no-token", "not-your-prompt", "house-full")]
    assert cited == ["GEN-1", "GEN-4", "GEN-6", None]


def test_the_same_command_twice_is_one_command() -> None:
    desk = Desk()
    command = wire.Ready(id="once")
    desk.do(1, command)
    assert desk.table.knows(1, "once")
    assert not desk.table.knows(0, "once")


# Time.


def test_a_clock_that_runs_out_is_answered_by_the_stand_in_and_nobody_is_told() -> None:
    desk = Desk()
    desk.deal()
    for who in desk.table.people():
        who.processes.add("p")
    care = Care(desk.table, Random(1))
    assert not [what for what in care.due(LIVE, START + 59_000) if isinstance(what, Think)]
    (think,) = [what for what in care.due(LIVE, START + 60_000) if isinstance(what, Think)]
    assert think.giver == "clock"
    match = desk.table.match
    assert match is not None
    prompt = match.prompt(think.seat)
    assert prompt is not None
    raw = msgspec.Raw(encode(prompt.ask.sample(Random(3).random)))
    desk.take(log.Answered(think.seat, think.prompt, raw, "clock"))
    told = desk.showing(len(desk.table.shown)).step(None)
    assert b"clock" not in told.replace(b'"clock":{', b"")


def test_more_time_is_spent_and_runs_out() -> None:
    desk = Desk()
    desk.deal()
    seat = next(iter(desk.table.asked))
    for _ in range(LIVE.tokens):
        desk.do(int(seat), wire.MoreTime(id=new_id()))
    assert refused(desk, int(seat), wire.MoreTime(id=new_id())) == "no-tokens"
    clock = desk.state(0).table.clock
    assert clock is not None
    assert clock.due_at == START + 60_000 + LIVE.tokens * 60_000


def test_one_who_is_gone_is_stood_in_for_after_a_grace_and_comes_back() -> None:
    desk = Desk()
    desk.deal()
    desk.take(log.Came(0, "p"), log.Came(1, "p"))
    care = Care(desk.table, Random(1))
    assert care.due(LIVE, START + LIVE.grace) == [log.StoodIn(Seat(2))]
    desk.take(log.StoodIn(Seat(2)))
    assert desk.state(0).table.away == (2,)
    desk.do(2, wire.Phrase(id=new_id(), number=1))
    assert desk.state(0).table.away == ()


def test_a_table_that_everybody_has_left_sleeps_until_somebody_comes() -> None:
    desk = Desk()
    desk.deal()
    care = Care(desk.table, Random(1))
    assert care.due(LIVE, START + 10 * 60_000) == []
    assert care.due(LIVE, START + LIVE.stale) == [log.Closed("stale")]


def test_sealed_answers_are_shown_no_sooner_than_the_window_allows() -> None:
    desk = Desk("prohis", 3)
    desk.deal()
    for who in desk.table.people():
        who.processes.add("p")
    desk.seal()
    at = Care(desk.table, Random(1)).next_at(LIVE, START)
    assert at == START + LIVE.window


# After the end.


@pytest.mark.parametrize("game", ["hart-an-der-grenze", "meisterdiebe", "hochstapler", "prohis"])
def test_the_same_people_play_again_or_another_game(game: str) -> None:
    desk = Desk("hochstapler", 3)
    desk.deal()
    first = desk.table.commitment
    assert refused(desk, 0, wire.Again(id=new_id())) == "only-after-the-end"
    desk.play(Random(5))
    desk.do(1, wire.Again(id=new_id(), game=game))
    assert (desk.table.phase, desk.table.game.key, desk.table.match_number) == ("lobby", game, 1)
    assert desk.table.commitment != first
    [again] = told_arrangements(desk)
    assert (again["type"], again["member"]) == ("Reopened", 1)
    assert dict(again["was"]).get("game") == (None if game == "hochstapler" else "hochstapler")  # type: ignore[call-overload]
    desk.deal()
    desk.play(Random(6))
    assert [played.match.game.key for played in desk.table.played] == ["hochstapler", game]


def test_who_gave_an_answer_is_kept_for_the_end() -> None:
    desk = Desk("prohis", 3)
    desk.deal()
    desk.play(Random(5))
    (played,) = desk.table.played
    assert {giver for _, _, giver in played.givers} == {"player"}
    assert {entry for entry, _, _ in played.givers} == set(range(1, played.match.entries))


def test_in_a_game_of_memory_only_the_current_round_is_told_again() -> None:
    desk = Desk("meisterdiebe", 3)
    desk.deal()
    rng = Random(3)
    while desk.table.floor == 0 or len(desk.table.shown) < desk.table.floor + 3:
        desk.step(rng)
    told = desk.state(0)
    assert told.forgotten == desk.table.floor - 1
    assert b"RoundBegun" in bytes(told.happened[0].events)
    aided = Desk("meisterdiebe", 3, memory_aid="full")
    aided.deal()
    aided.step(rng)
    assert aided.state(0).forgotten == 0


def test_a_state_since_a_number_tells_only_what_came_after() -> None:
    desk = Desk()
    desk.deal()
    number = len(desk.table.shown)
    desk.step(Random(1))
    told = desk.state(1, since=number)
    assert [happening.number for happening in told.happened] == [number + 1]


# Other rules.


def test_a_match_begun_by_other_rules_is_not_played_on() -> None:
    desk = Desk()
    desk.take(*(log.Readied(member, True) for member in range(3)))
    zeros = "00" * 16
    desk.take(log.Dealt(desk.table.game.version + 1, ("a", "b", "c"), (zeros,) * 3))
    assert desk.table.is_foreign
    assert desk.table.match is None
    assert Care(desk.table, Random(1)).due(LIVE, START + LIVE.stale) == []


def test_an_answer_that_was_given_to_another_history_shows_that_the_rules_differ() -> None:
    desk = Desk()
    desk.deal()
    seat = next(iter(desk.table.asked))
    prompt = desk.table.match.prompt(seat)  # type: ignore[union-attr]
    assert prompt is not None
    raw = msgspec.Raw(encode(prompt.ask.sample(Random(2).random)))
    desk.take(log.Answered(seat, prompt.number, raw, "player", "0123456789abcdef"))
    assert desk.table.is_foreign
