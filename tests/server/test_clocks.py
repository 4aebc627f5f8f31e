"""A clock that was set back while the house was closed: what was written by it before must hold up nobody."""

from random import Random

from tables import START, Desk

from contrabande.server import entries as log
from contrabande.server.care import Care, owed
from contrabande.server.paces import DAY, pace_of

LIVE = pace_of("live", 24)


def test_answers_that_are_all_in_are_revealed_by_the_new_clock() -> None:
    desk = Desk("prohis", 3)
    desk.deal()
    for who in desk.table.people():
        who.processes.add("here")
    desk.seal()
    desk.at = START - DAY
    desk.take(*owed(desk.table, {"here"}, is_crashed=True))
    at = Care(desk.table, Random(1)).next_at(LIVE, desk.at)
    assert at is not None
    assert desk.at <= at <= desk.at + max(LIVE.window, *LIVE.reveal)


def test_a_process_that_begins_to_look_after_a_table_sees_who_is_gone() -> None:
    desk = Desk()
    desk.deal()
    desk.take(log.Came(0, "here"), log.Came(1, "dead"))
    assert owed(desk.table, {"here"}, is_crashed=False) == [log.Went(1, "dead")]
    assert owed(desk.table, {"here"}, is_crashed=True) == [log.Went(1, "dead"), log.Awoke()]
