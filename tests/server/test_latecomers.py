"""Who comes late to a running match, and takes over a seat that a bot plays."""

from random import Random

import msgspec
import pytest
from late_guests import BOT, GUEST, ask, welcome
from tables import START, Desk, refused

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.codec import encode
from contrabande.engine.replay import verify
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.server import entries as log
from contrabande.server.care import Care, Think
from contrabande.server.company import BotPlayer
from contrabande.server.latecomers import MOST_DECLINED, MOST_WISHES
from contrabande.server.paces import pace_of

LIVE = pace_of("live", 24)


class Late(Desk):
    """Two people and a bot play; a guest watches, and a wall does."""

    def __init__(self, game: str = "hochstapler", **options: str | int) -> None:
        super().__init__(game, 3, "live", **options)
        self.take(log.Left(2), log.BotSeated(BOT, "solid", "honest", "Odile", "moon"))
        self.come(0, 1)
        self.deal()
        self.take(log.Joined(GUEST, "Late", "key", "en", "watcher"), log.Joined(4, "TV", "star", "en", "screen"))
        self.come(GUEST, 4)

    def answer(self, seat: Seat, number: int, raw: msgspec.Raw) -> None:
        """Whoever sits there, the bot too, and who came late."""
        is_bot = isinstance(self.table.sitting[seat], BotPlayer)
        self.take(log.Answered(seat, number, raw, "bot" if is_bot else "player"))

    def until_asked(self) -> None:
        """Play on until the bot's seat is asked."""
        while BOT not in self.table.asked:
            self.step(Random(1))

    def guest(self, member: int, *same: int, mark: str = "m") -> None:
        """One more who watches, and is the same person as others."""
        self.take(log.Joined(member, f"G{member}", "hat", "en", "watcher"))
        self.take(*(log.Recognised(one, mark) for one in (member, *same)))

    def seat_guest(self) -> None:
        """He asks, and Anna lets him in."""
        self.do(GUEST, ask())
        self.do(0, welcome())


def test_who_watches_asks_and_one_who_plays_lets_him_in() -> None:
    desk = Late()
    desk.do(GUEST, ask())
    assert desk.state(1).table.wishes == (wire.Wish(GUEST, BOT),)
    desk.do(1, welcome())
    table = desk.state(0).table
    assert (table.wishes, table.bots) == ((), ())
    newcomer = next(who for who in table.members if who.member == GUEST)
    assert (newcomer.seat, newcomer.role, newcomer.name) == (BOT, "player", "Late")
    told = [msgspec.json.decode(happening.what) for happening in desk.state(0).happened]
    assert told[-1] == {"type": "TookOver", "member": 3, "seat": 2, "name": "Late", "instead": "Odile"}
    desk.until_asked()
    prompt = desk.state(GUEST).match.prompt  # type: ignore[union-attr]
    assert prompt is not None
    desk.do(GUEST, wire.Give(id=new_id(), prompt=prompt.number, action=prompt.example))


def test_a_wish_is_taken_back_or_put_off_and_then_nobodys_any_more() -> None:
    desk = Late()
    desk.do(GUEST, ask())
    desk.do(GUEST, ask(is_wished=False))
    assert refused(desk, GUEST, ask(is_wished=False)) == "no-such-wish"
    assert refused(desk, 0, welcome()) == "no-such-wish"
    for _ in range(MOST_DECLINED):
        desk.do(GUEST, ask())
        desk.do(1, welcome(is_welcome=False))
        assert refused(desk, 0, welcome()) == "no-such-wish"
    assert refused(desk, GUEST, ask()) == "not-now"
    desk.play(Random(1))
    desk.do(0, wire.Again(id=new_id()))
    desk.deal()
    desk.do(GUEST, ask())
    assert desk.table.wishes == {GUEST: BOT}


def test_a_wish_goes_with_who_wished_it() -> None:
    desk = Late()
    desk.do(GUEST, ask())
    desk.do(GUEST, wire.Leave(id=new_id()))
    assert desk.table.wishes == {}
    assert refused(desk, 0, welcome()) == "no-such-wish"


def test_whoever_may_not_is_refused() -> None:
    desk = Late()
    assert refused(desk, GUEST, ask(0)) == "seat-taken"
    for nowhere in (-1, 3, 10**30):
        assert refused(desk, GUEST, ask(nowhere)) == "no-such-seat"
    assert refused(desk, 4, ask()) == "only-players-sit"
    assert refused(desk, 0, ask()) == "has-a-seat"
    desk.do(GUEST, ask())
    assert refused(desk, GUEST, ask()) == "already-so"
    assert refused(desk, GUEST, welcome()) == "not-seated"
    assert refused(desk, 4, welcome()) == "not-seated"
    assert refused(desk, 0, welcome(seat=1)) == "no-such-wish"
    assert refused(desk, 0, welcome(member=4)) == "no-such-wish"
    desk.do(0, welcome())
    assert refused(desk, GUEST, ask()) == "has-a-seat"
    assert refused(desk, 0, welcome()) == "no-such-wish"


def test_only_a_running_match_has_seats_to_take_over() -> None:
    desk = Late()
    desk.do(GUEST, ask())
    desk.play(Random(1))
    assert desk.table.wishes == {}
    assert refused(desk, GUEST, ask()) == "not-playing"
    assert refused(desk, 0, welcome()) == "not-playing"
    desk.do(0, wire.Again(id=new_id()))
    assert refused(desk, GUEST, ask()) == "not-playing"


def test_of_two_who_ask_one_is_let_in_and_the_other_asks_in_vain() -> None:
    desk = Late()
    desk.take(log.Joined(5, "Later", "hat", "en", "player"))
    desk.do(5, ask())
    desk.do(GUEST, ask())
    assert [wish.member for wish in desk.state(0).table.wishes] == [5, GUEST]
    desk.do(0, welcome())
    assert desk.table.wishes == {}
    assert refused(desk, 0, welcome(member=5)) == "no-such-wish"
    assert refused(desk, 5, ask()) == "seat-taken"


def test_the_seat_of_who_left_for_good_may_be_taken_over_and_that_of_who_is_gone_may_not() -> None:
    desk = Late()
    desk.take(log.Went(1, "here"), log.StoodIn(Seat(1)))
    assert refused(desk, GUEST, ask(1)) == "seat-taken"
    desk.do(1, wire.Leave(id=new_id()))
    desk.do(GUEST, ask(1))
    desk.do(0, welcome(seat=1))
    table = desk.state(0).table
    assert table.away == ()
    assert [(who.member, who.seat) for who in table.members if who.seat is not None] == [(0, 0), (GUEST, 1)]
    desk.play(Random(1))
    (played,) = desk.table.played
    assert (played.members, played.players) == ((0, GUEST, None), ("P0", "Late", "Odile"))
    desk.do(GUEST, wire.Again(id=new_id()))
    assert desk.table.sitting[Seat(1)] is desk.table.members[GUEST]


def test_where_all_who_played_have_left_asking_is_enough() -> None:
    desk = Late()
    desk.take(log.Joined(5, "Later", "hat", "en", "player"))
    for member in (0, 1):
        desk.do(member, wire.Leave(id=new_id()))
    assert desk.table.phase == "playing"
    desk.do(5, ask())
    assert desk.table.sitting[BOT] is desk.table.members[5]


def test_with_the_last_who_came_to_play_the_table_closes_whoever_watches() -> None:
    desk = Late()
    desk.do(GUEST, ask())
    for member in (0, 1):
        desk.do(member, wire.Leave(id=new_id()))
    assert (desk.table.phase, desk.table.wishes) == ("closed", {})
    assert refused(desk, GUEST, ask()) == "table-closed"


@pytest.mark.parametrize(("seat", "why"), [(1, None), (BOT, "saw-another-hand")])
def test_who_has_held_a_seats_cards_comes_back_to_no_other(seat: int, why: str | None) -> None:
    """Also as a new guest with a new name, as far as his device says who he is."""
    desk = Late()
    desk.do(1, wire.Leave(id=new_id()))
    desk.guest(5, 1)
    if why is None:
        desk.do(5, ask(seat))
        assert desk.table.wishes == {5: seat}
    else:
        assert refused(desk, 5, ask(seat)) == why


def test_who_came_twice_and_plays_as_one_takes_no_second_hand_as_the_other() -> None:
    """Whichever came first, and also where only a third member shows that both are one."""
    desk = Late()
    desk.take(log.Recognised(GUEST, "m"), log.Recognised(1, "m"))
    assert refused(desk, GUEST, ask()) == "saw-another-hand"
    desk = Late()
    desk.do(GUEST, ask())
    desk.take(log.Recognised(GUEST, "phone"), log.Recognised(1, "tablet"))
    desk.guest(5, mark="phone")
    assert refused(desk, 5, ask(1)) == "seat-taken"
    desk.take(log.Recognised(5, "tablet"))
    assert desk.table.selves(desk.table.members[1]) == {1, GUEST, 5}
    assert refused(desk, 0, welcome()) == "guest-may-not"
    assert refused(desk, 1, welcome()) == "guest-may-not"
    desk.do(0, welcome(is_welcome=False))


def test_of_two_wishes_of_one_person_one_is_granted() -> None:
    desk = Late()
    desk.do(1, wire.Leave(id=new_id()))
    desk.guest(5, GUEST)
    desk.guest(6, mark="other")
    desk.do(GUEST, ask())
    desk.do(5, ask(1))
    desk.do(6, ask(1))
    desk.do(0, welcome())
    assert desk.table.wishes == {6: 1}
    assert refused(desk, 0, welcome(5, 1)) == "no-such-wish"
    assert refused(desk, 5, ask(1)) == "saw-another-hand"
    desk.do(0, welcome(6, 1))


def test_who_was_put_off_is_so_as_whomever_he_comes_back() -> None:
    desk = Late()
    for member in range(5, 5 + MOST_DECLINED):
        desk.guest(member)
        desk.do(member, ask())
        desk.do(0, welcome(member, is_welcome=False))
        desk.do(member, wire.Leave(id=new_id()))
    desk.guest(9)
    assert refused(desk, 9, ask()) == "not-now"
    desk.do(GUEST, ask())


def test_nobody_asks_without_end() -> None:
    desk = Late()
    desk.do(1, wire.Leave(id=new_id()))
    for number in range(MOST_WISHES - 1):
        desk.do(GUEST, ask(1 + number % 2))
    desk.guest(5, GUEST)
    desk.do(5, ask())
    for member, seat in ((GUEST, BOT), (5, 1)):
        assert refused(desk, member, ask(seat)) == "asked-enough"
    desk.do(5, ask(is_wished=False))
    assert refused(desk, 5, ask()) == "asked-enough"
    desk.do(0, welcome(seat=1))
    assert desk.table.sitting[Seat(1)] is desk.table.members[GUEST]


def test_whom_the_others_sent_away_takes_no_seat_in_that_match() -> None:
    desk = Late()
    desk.seat_guest()
    desk.guest(5, 1)
    desk.do(1, wire.Leave(id=new_id()))
    desk.do(5, ask(1))
    desk.do(0, welcome(5, 1))
    desk.guest(6, 5)
    for voter in (0, GUEST):
        desk.do(voter, wire.Vote(id=new_id(), on="kick", seat=Seat(1)))
    assert refused(desk, 6, ask(1)) == "was-sent-away"
    desk.take(log.Joined(7, "Friend", "hat", "en", "watcher"))
    desk.do(7, ask(1))
    desk.do(0, welcome(7, 1))
    desk.play(Random(1))
    desk.do(0, wire.Again(id=new_id()))
    assert desk.table.sent_away == {5}
    desk.take(log.Kicked(7, Seat(1), "Friend"), log.BotSeated(Seat(1), "solid", "honest", "Nino", "moon"))
    desk.deal()
    assert desk.table.sent_away == set()
    desk.do(6, ask(1))


def test_a_wish_falls_when_the_same_person_is_sent_away() -> None:
    desk = Late()
    desk.take(log.Joined(5, "Third", "hat", "en", "watcher"))
    desk.do(5, ask())
    desk.do(0, welcome(5))
    desk.take(log.Recognised(GUEST, "m"))
    desk.do(1, wire.Leave(id=new_id()))
    desk.do(GUEST, ask(1))
    desk.take(log.Recognised(5, "m"), log.Kicked(5, BOT, "Third"))
    assert desk.table.wishes == {}


def test_by_whom_somebody_is_recognised_nobody_is_told() -> None:
    desk = Late()
    before = (bytes(desk.showing().state(0, None, desk.at)), len(desk.table.shown))
    desk.take(log.Recognised(GUEST, "m"), log.Recognised(1, "m"))
    assert (bytes(desk.showing().state(0, None, desk.at)), len(desk.table.shown)) == before


def test_a_log_from_before_there_were_marks_is_read() -> None:
    old = (
        b'{"entry":{"type":"Joined","member":5,"name":"N","shape":"hat","language":"en","role":"player","before":[1]}}'
    )
    assert log.decode(old).entry == log.Joined(5, "N", "hat", "en", "player")


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_before_he_is_told_what_a_watcher_is_and_after_it_what_the_seat_is(game: str) -> None:
    desk = Late(game)
    rng = Random(2)
    while len(desk.table.shown) < 30 and desk.table.phase == "playing":
        desk.step(rng)
    desk.take(log.Joined(5, "W", "hat", "en", "watcher"))
    before = desk.showing()
    desk.do(GUEST, ask())
    asked = desk.state(GUEST)
    assert (asked.match, asked.happened) == (desk.state(5).match, desk.state(5).happened)
    assert before.step(None) == before.step(desk.state(GUEST).match.seat)  # type: ignore[union-attr]
    desk.do(0, welcome())
    now = desk.state(GUEST, since=asked.number)
    assert now.match is not None
    assert now.match.seat == BOT
    # Everything is told once more, as to one who comes back to this seat, from where a game of memory lets it begin.
    table = desk.table
    assert now.forgotten == max(0, table.floor - 1)
    seen = [bytes(happening.events) for happening in now.happened if happening.entry is not None]
    match = table.match
    assert match is not None
    numbers = [happening.entry for happening in now.happened if happening.entry is not None]
    theirs = [encode(match.events(BOT, number)[0]) for number in numbers]
    assert seen[1:] == theirs[1:]
    assert theirs[0].endswith(seen[0].removeprefix(b"["))
    assert bytes(now.match.view) == encode(match.view(BOT))
    # The others and who only watches see nothing new.
    assert desk.state(5).match.view == asked.match.view  # type: ignore[union-attr]
    again = desk.state(GUEST, since=now.number)
    assert again.happened == ()


def test_the_clock_begins_anew_and_a_bots_thought_is_no_longer_due() -> None:
    desk = Late()
    desk.until_asked()
    care = Care(desk.table, Random(1))
    (think,) = [what for what in care.due(LIVE, START + LIVE.grace) if isinstance(what, Think)]
    assert think.giver == "bot"
    desk.at += 50_000
    desk.seat_guest()
    clock = desk.state(GUEST).table.clock
    assert clock is not None
    assert (clock.asked_at, clock.due_at) == (desk.at, desk.at + 60_000)
    assert not [what for what in care.due(LIVE, desk.at + 59_000) if isinstance(what, Think)]
    (think,) = [what for what in care.due(LIVE, desk.at + 60_000) if isinstance(what, Think)]
    assert think.giver == "clock"


def test_who_take_turns_in_a_seat_do_not_stop_the_clock() -> None:
    """It begins anew once for each seat and question, and the tokens do once in a match."""
    desk = Late()
    desk.until_asked()
    begun = desk.at = desk.at + 50_000
    desk.seat_guest()
    desk.do(GUEST, wire.MoreTime(id=new_id()))
    spent = desk.state(0).table.clock
    for before, member in ((GUEST, 5), (5, 6)):
        desk.at += 50_000
        desk.do(before, wire.Leave(id=new_id()))
        desk.guest(member, GUEST)
        desk.do(member, ask())
        desk.do(0, welcome(member))
        assert desk.state(0).table.clock == spent
    assert (desk.table.asked_at, desk.table.tokens) == (begun, {BOT: 1})
    asked = desk.table.match.entries if desk.table.match else 0
    while BOT not in desk.table.asked or desk.table.match is None or desk.table.match.entries == asked:
        desk.step(Random(1))
    # Another question: whoever comes into it has its whole time again, but no more tokens.
    desk.do(6, wire.Leave(id=new_id()))
    desk.at += 50_000
    desk.guest(7, GUEST)
    desk.do(7, ask())
    desk.do(0, welcome(7))
    assert (desk.table.asked_at, desk.table.tokens) == (desk.at, {BOT: 1})


def test_the_clock_of_others_runs_on() -> None:
    desk = Late()
    while BOT in desk.table.asked:
        desk.step(Random(1))
    desk.at += 50_000
    desk.seat_guest()
    assert desk.table.asked_at == START


def test_a_sealed_answer_of_the_bot_stays_and_can_be_changed() -> None:
    desk = Late("prohis")
    while not (desk.table.is_sealed and BOT in desk.table.asked):
        desk.step(Random(1))
    match = desk.table.match
    assert match is not None
    prompt = match.prompt(BOT)
    assert prompt is not None
    raw = msgspec.Raw(encode(prompt.ask.sample(Random(2).random)))
    desk.take(log.Answered(BOT, prompt.number, raw, "bot"))
    desk.seat_guest()
    assert desk.state(0).table.locked == 1
    mine = desk.state(GUEST).match
    assert mine is not None
    assert bytes(mine.draft) == bytes(raw)
    desk.do(GUEST, wire.Give(id=new_id(), prompt=prompt.number, action=raw))
    assert desk.table.drafts[BOT].giver == "player"


def test_a_replay_can_tell_when_a_seat_changed_hands_and_who_had_it_before() -> None:
    """A bot first, then somebody who left; none of it is asked of the next match."""
    desk = Late()
    desk.step(Random(1))
    desk.seat_guest()
    desk.step(Random(1))
    desk.step(Random(1))
    desk.do(GUEST, wire.Leave(id=new_id()))
    desk.guest(5)
    desk.do(5, ask())
    desk.do(0, welcome(5))
    desk.play(Random(1))
    bot, left = wire.Cast("moon", "solid", "honest", "Odile"), wire.Cast("key", name="Late")
    assert desk.table.played[0].taken == (
        (1, wire.TakenOver(BOT, "Late", bot)),
        (3, wire.TakenOver(BOT, "G5", left)),
    )
    desk.do(0, wire.Again(id=new_id()))
    desk.deal()
    desk.play(Random(1))
    assert desk.table.played[1].taken == ()


def test_who_takes_over_has_the_match_at_the_end_and_the_record_names_who_was_dealt_in() -> None:
    desk = Late()
    desk.step(Random(1))
    desk.seat_guest()
    desk.play(Random(1))
    (played,) = desk.table.played
    assert (played.members, played.players) == ((0, 1, GUEST), ("P0", "P1", "Late"))
    assert played.cast == (wire.Cast("star"), wire.Cast("star"), wire.Cast("key", name="Late"))
    record = played.record()
    assert record.header.players == ("P0", "P1", "Odile")
    assert verify(desk.table.game, record).outcome == played.outcome
    assert {giver for _, seat, giver in played.givers if seat == BOT} <= {"bot", "player"}
