"""What those at a table agree on: pauses, votes, who is gone and who plays on in the seat."""

from random import Random

import msgspec
from tables import Desk, refused

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.care import Care
from contrabande.server.paces import pace_of
from contrabande.server.showing import table_view

LIVE = pace_of("live", 24)


def test_a_pause_takes_a_majority_and_stops_the_game() -> None:
    desk = Desk()
    desk.come(0, 1, 2)
    desk.deal()
    desk.do(0, wire.Vote(id=new_id(), on="pause"))
    assert not desk.table.is_paused
    desk.do(1, wire.Vote(id=new_id(), on="pause"))
    assert desk.table.is_paused
    seat = next(iter(desk.table.asked))
    assert refused(desk, int(seat), wire.Give(id=new_id(), prompt=0, action=msgspec.Raw(b"{}"))) == "paused"
    desk.do(2, wire.Vote(id=new_id(), on="resume"))
    desk.do(1, wire.Vote(id=new_id(), on="resume"))
    assert not desk.table.is_paused


def test_a_seat_is_emptied_by_vote_and_the_stand_in_plays_on() -> None:
    desk = Desk()
    desk.come(0, 1, 2)
    desk.deal()
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    desk.do(1, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    assert desk.table.away == {2}
    assert refused(desk, 2, wire.Phrase(id=new_id(), number=1)) == "not-a-member"
    assert desk.state(2).match.seat is None  # type: ignore[union-attr]


def test_one_alone_cannot_empty_the_seat_of_somebody_who_is_there() -> None:
    desk = Desk("meisterdiebe", 2)
    desk.come(0, 1)
    desk.deal()
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(1)))
    assert desk.table.away == set()


def test_who_vanishes_in_a_pause_does_not_hold_up_the_others() -> None:
    desk = Desk("meisterdiebe", 2)
    desk.come(0, 1)
    desk.deal()
    for member in (0, 1):
        desk.do(member, wire.Vote(id=new_id(), on="pause"))
    desk.do(0, wire.Vote(id=new_id(), on="resume"))
    assert desk.table.is_paused
    desk.take(log.Went(1, "here"))
    desk.do(0, wire.Vote(id=new_id(), on="resume"))
    assert not desk.table.is_paused


def test_a_seat_is_emptied_by_vote_in_the_lobby_too() -> None:
    desk = Desk()
    desk.come(0, 1, 2)
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    assert 2 in desk.table.sitting
    desk.do(1, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    assert 2 not in desk.table.sitting
    assert refused(desk, 2, wire.Sit(id=new_id(), seat=Seat(2))) == "only-players-sit"


def test_who_was_sent_away_is_named_also_when_somebody_else_sits_there() -> None:
    desk = Desk()
    desk.come(0, 1, 2)
    for member in (0, 1):
        desk.do(member, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    desk.take(log.Renamed(2, "Q", "star", "en"))
    desk.take(log.BotSeated(Seat(2), "solid", "honest", "Odile", "moon"))
    told = [msgspec.json.decode(happening.what) for happening in desk.state(0).happened]
    kicked = next(what for what in told if what["type"] == "Kicked")
    assert (kicked["seat"], kicked["name"]) == (2, "P2")


def test_a_log_that_does_not_name_who_was_sent_away_is_read() -> None:
    old = b'{"entry":{"type":"Kicked","member":2,"seat":2}}'
    assert log.decode(old).entry == log.Kicked(2, Seat(2))


def test_who_leaves_a_running_match_for_good_keeps_the_seat_in_sight() -> None:
    """The stand-in plays on under that name; after the match the seat is free, and nobody is listed."""
    desk = Desk()
    desk.come(0, 1, 2)
    desk.deal()
    desk.do(2, wire.Leave(id=new_id()))
    table = desk.state(0).table
    assert [(who.name, who.is_present, who.has_left) for who in table.members if who.seat == 2] == [("P2", False, True)]
    assert table.away == (2,)
    told = [msgspec.json.decode(happening.what) for happening in desk.state(0).happened]
    assert next(what["name"] for what in told if what["type"] == "Left") == "P2"
    desk.table.sit_down_again()
    assert [who.name for who in table_view(desk.table, LIVE).members] == ["P0", "P1"]


def test_one_alone_removes_somebody_from_the_lobby_who_has_gone() -> None:
    desk = Desk()
    desk.come(0, 1)
    desk.take(log.Left(1))
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    assert 2 not in desk.table.sitting


def test_votes_against_a_seat_do_not_wait_for_the_next_who_sits_there() -> None:
    desk = Desk(seats=4)
    desk.come(0, 1, 2, 3)
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    desk.do(2, wire.Stand(id=new_id()))
    desk.do(3, wire.Sit(id=new_id(), seat=Seat(2)))
    assert desk.table.votes == {}
    desk.do(1, wire.Vote(id=new_id(), on="kick", seat=Seat(2)))
    desk.do(1, wire.Stand(id=new_id()))
    assert desk.table.votes == {}


def test_a_vote_on_who_vanished_is_carried_out_when_the_stand_in_comes() -> None:
    """Anna alone may not send Bert away while his seat is kept; once a stand-in plays there, her vote is enough."""
    desk = Desk()
    desk.take(log.Left(2), log.BotSeated(Seat(2), "solid", "honest", "Odile", "moon"))
    desk.come(0, 1)
    desk.deal()
    desk.take(log.Went(1, "here"))
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(1)))
    care = Care(desk.table, Random(1))
    assert not any(isinstance(what, log.Kicked) for what in care.due(LIVE, desk.at))
    desk.take(log.StoodIn(Seat(1)))
    assert log.Kicked(1, Seat(1), "P1") in care.due(LIVE, desk.at)
    desk.take(log.Kicked(1, Seat(1), "P1"))
    assert desk.state(0).table.votes == ()


def test_a_vote_that_enough_are_for_since_somebody_vanished_is_carried_out() -> None:
    """In a running match and in a break; not where nobody who is for it is there."""
    desk = Desk("meisterdiebe", 2)
    desk.come(0, 1)
    desk.deal()
    care = Care(desk.table, Random(1))
    desk.do(0, wire.Vote(id=new_id(), on="pause"))
    assert log.Paused() not in care.due(LIVE, desk.at)
    desk.take(log.Went(1, "here"))
    assert log.Paused() in care.due(LIVE, desk.at)
    desk.take(log.Went(0, "here"))
    assert log.Paused() not in care.due(LIVE, desk.at)
    desk.come(0, 1)
    desk.do(1, wire.Vote(id=new_id(), on="pause"))
    desk.do(0, wire.Vote(id=new_id(), on="resume"))
    desk.take(log.Went(1, "here"))
    assert log.Resumed() in care.due(LIVE, desk.at)


def test_a_vote_in_the_lobby_is_carried_out_when_the_one_who_is_meant_goes() -> None:
    desk = Desk(seats=2, game="meisterdiebe")
    desk.come(0, 1)
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(1)))
    care = Care(desk.table, Random(1))
    assert care.due(LIVE, desk.at) == []
    desk.take(log.Went(1, "here"))
    assert care.due(LIVE, desk.at) == [log.Kicked(1, Seat(1), "P1")]


def test_who_comes_back_from_a_stand_in_finds_no_votes_against_him() -> None:
    desk = Desk(seats=4)
    desk.come(0, 1, 2, 3)
    desk.deal()
    desk.do(0, wire.Vote(id=new_id(), on="kick", seat=Seat(3)))
    desk.take(log.Went(3, "here"), log.StoodIn(Seat(3)), log.Came(3, "here"), log.Returned(Seat(3)))
    assert desk.table.votes == {}


def test_everybody_is_told_when_a_stand_in_plays_for_who_is_gone() -> None:
    """To the moment at which it comes; not of who is there, nor in a break, nor in the lobby."""
    desk = Desk()
    desk.come(0, 1, 2)
    desk.deal()
    desk.at += 5_000
    desk.take(log.Went(1, "here"))
    went = desk.at

    def told() -> list[int | None]:
        return [who.stand_in_at for who in desk.state(0).table.members]

    assert told() == [None, went + LIVE.grace, None]
    due = Care(desk.table, Random(1)).due
    assert log.StoodIn(Seat(1)) not in due(LIVE, went + LIVE.grace - 1)
    assert log.StoodIn(Seat(1)) in due(LIVE, went + LIVE.grace)
    desk.take(log.Paused())
    assert told() == [None, None, None]
    desk.take(log.Resumed(), log.StoodIn(Seat(1)))
    assert told() == [None, None, None]


def test_what_who_is_gone_still_sends_does_not_show_in_the_moment_of_the_stand_in() -> None:
    """Else everybody would see whose sealed answer came in."""
    desk = Desk("prohis", 3)
    desk.deal()
    while not desk.table.is_sealed:
        desk.step(Random(1))
    seat = max(desk.table.asked)
    desk.take(log.Came(int(seat), "here"), log.Went(int(seat), "here"))
    before = desk.state(0).table
    desk.at += 7_000
    match = desk.table.match
    assert match is not None
    prompt = match.prompt(seat)
    assert prompt is not None
    raw = msgspec.Raw(encode(prompt.ask.sample(Random(2).random)))
    desk.do(int(seat), wire.Give(id=new_id(), prompt=prompt.number, action=raw))
    assert desk.state(0).table.members == before.members
