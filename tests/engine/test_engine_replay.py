"""Replay and verify: forgeries whose chain is honestly computed are still refused, by the entry."""

import pytest
from records import (
    change,
    entry_with,
    hochstapler_record,
    place_of_error,
    text_of,
    toy_record,
    with_action,
    with_end,
    with_entry,
    with_header,
)
from toy_game import TOY, first_answer, last_answer, play_out, seal_all, toy_match

from contrabande.engine.codec import actions_of, encode
from contrabande.engine.errors import RecordError
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.record import Entry, RawAnswer, Record, decode, heads
from contrabande.engine.replay import decided, moments, replay, verify
from contrabande.engine.seats import Seat
from contrabande.games import hochstapler
from contrabande.games.hochstapler.model import Announce

GAME: AnyGame = hochstapler.GAME
RECORD = hochstapler_record()
LAST = len(RECORD.entries) - 1


def has_draws(entry: Entry) -> bool:
    """Whether chance spoke in it."""
    return bool(entry.draws)


def is_doubt(entry: Entry) -> bool:
    """Whether somebody doubted."""
    return b"Doubt" in bytes(entry.answers[0].action)


def is_announcement(entry: Entry) -> bool:
    """Whether somebody announced."""
    return b"Announce" in bytes(entry.answers[0].action)


SWAP = entry_with(RECORD, has_draws)
DOUBT = entry_with(RECORD, is_doubt)
ANNOUNCEMENT = entry_with(RECORD, is_announcement)


def refused(forged: Record, game: AnyGame = GAME) -> str:
    """Where verify refuses a forgery that was honestly chained, through its bytes."""
    return place_of_error(verify, game, decode(text_of(forged)))


# What is accepted.


def test_a_record_gives_every_moment_of_its_match() -> None:
    """From the first deal to the end, each as it was."""
    match = verify(GAME, RECORD)
    for number, moment in enumerate(moments(GAME, RECORD)):
        assert moment.entries == number + 1
        assert moment.head == heads(RECORD)[number]
        assert moment.is_over == (number == LAST)
    assert moment.record() == match.record()


def test_a_record_gives_every_choice_of_its_match() -> None:
    """Each at its moment, with an answer that stands in the next entry; what is not free is no choice."""
    chosen = set()
    for moment, match, seat, ask, given in decided(GAME, RECORD):
        chosen.add((moment + 1, seat))
        assert match.entries == moment + 1
        assert ask.is_decision
        assert ask.allows(actions_of(GAME).decode(given))
        assert given in [one.action for one in RECORD.entries[moment + 1].answers if one.seat == seat]
    answered = {(entry.number, one.seat) for entry in RECORD.entries for one in entry.answers}
    assert chosen < answered
    for number, moment in enumerate(moments(GAME, RECORD), 1):
        for seat in moment.to_act:
            prompt = moment.prompt(seat)
            assert prompt is not None
            assert prompt.ask.is_decision == ((number, seat) in chosen)


def test_a_record_gives_the_same_match_again() -> None:
    """Record, events of every audience, knowledge, outcome, head."""
    match, again = play_out(toy_match(3, pass_="yes")), verify(TOY, play_out(toy_match(3, pass_="yes")).record())
    assert text_of(again.record()) == text_of(match.record())
    for who in (Seat(0), Seat(1), Seat(2), None):
        assert again.events(who) == match.events(who)
        assert again.knowledge(who) == match.knowledge(who)
        assert again.view(who) == match.view(who)
    assert (again.outcome, again.head) == (match.outcome, match.head)


@pytest.mark.parametrize(("game", "record"), [(TOY, toy_record()), (GAME, RECORD)], ids=["toy", "hochstapler"])
def test_a_record_is_verified_through_its_bytes(game: AnyGame, record: Record) -> None:
    """With ranks of arrival, and with entropy."""
    assert text_of(verify(game, decode(text_of(record))).record()) == text_of(record)


@pytest.mark.parametrize(("game", "record"), [(TOY, toy_record()), (GAME, RECORD)], ids=["toy", "hochstapler"])
def test_a_record_without_its_seed_is_replayed_from_its_draws(game: AnyGame, record: Record) -> None:
    """A match that goes on elsewhere: the same events."""
    blind = with_end(record, seed=None)
    assert encode(replay(game, blind).all_events()) == encode(verify(game, record).all_events())
    assert encode(replay(game, record).all_events()) == encode(verify(game, record).all_events())


def test_the_order_of_arrival_is_replayed() -> None:
    """Where it counts."""
    match = toy_match(3, order="arrival")
    for seat in (2, 0, 1):
        match.answer(Seat(seat), last_answer(match, seat))
    again = replay(TOY, match.record(with_seed=True))
    assert again.all_events() == match.all_events()
    assert again.to_act == {2}


def test_a_saved_match_goes_on_as_if_it_had_never_stopped() -> None:
    """The draws to come are the same."""
    match, saved = toy_match(3), toy_match(3)
    for each in (match, saved):
        seal_all(each)
    saved = replay(TOY, decode(text_of(saved.record(with_seed=True))))
    for each in (match, saved):
        each.answer(Seat(0), first_answer(each, 0))
    assert text_of(saved.record()) == text_of(match.record())


# Forged entries.


@pytest.mark.parametrize("number", [0, SWAP])
def test_another_draw_is_refused_by_its_entry(number: int) -> None:
    """The deal, and a card drawn later: each outcome follows from the seed."""
    draws = list(RECORD.entries[number].draws)
    label, kind = draws[-1]
    draws[-1] = (label, (kind + 1) % 8)
    assert refused(with_entry(RECORD, number, draws=tuple(draws))) == f"entry {number}"


@pytest.mark.parametrize("number", [0, SWAP])
def test_draws_left_out_added_or_exchanged_are_refused_by_their_entry(number: int) -> None:
    """None can be hidden, and their order is fixed."""
    draws = RECORD.entries[number].draws
    for forged in (draws[:-1], (*draws, draws[0]), (("start", 0), *draws)):
        assert refused(with_entry(RECORD, number, draws=forged)) == f"entry {number}"
    if number == 0:
        assert refused(with_entry(RECORD, 0, draws=draws[::-1])) == "entry 0"


@pytest.mark.parametrize(
    "action",
    [
        b'{"type":"Announce","sum":0,"colour":"blue"}',
        b'{"type":"Announce","sum":22,"colour":"blue"}',
        b'{"type":"Announce","sum":5,"colour":"pink"}',
        b'{"type":"Swap","colour":""}',
        b'{"type":"Doubt","why":"because"}',
        b'{"type":"Doubt" }',
        b'{"type":"Jump"}',
        b'{"type":"Announce","sum":"5","colour":"blue"}',
        b'{"type":"Announce","sum":5,"colour":"\xff"}',
        b"null",
    ],
)
def test_an_illegal_or_unknown_action_is_refused_by_its_entry(action: bytes) -> None:
    """HS-Q3, HS-Q4, HS-11; other fields, other spelling, other types, broken text."""
    assert refused(with_action(RECORD, DOUBT, action)) == f"entry {DOUBT}"


@pytest.mark.parametrize(
    ("forged", "reason"),
    [
        (with_action(RECORD, 1, b'{"type":"Doubt"}'), r"entry 1: seat \d may not Doubt\(\): nothing-to-doubt \(HS-5\)"),
        (with_action(RECORD, 1, b'{"type":"Jump"}'), "entry 1: its action is not one of hochstapler: .*Jump"),
        (with_action(RECORD, DOUBT, b'{"type":"Doubt" }'), f"entry {DOUBT}: its answers are not written as"),
        (with_entry(RECORD, 0, draws=()), "entry 0: its draws do not follow from the seed"),
        (with_entry(RECORD, 1, answers=()), "entry 1: it does not hold the answer of every seat"),
    ],
    ids=["illegal", "unknown", "spelling", "draws", "missing"],
)
def test_a_refusal_says_what_is_wrong(forged: Record, reason: str) -> None:
    """In the words of the game where it knows why (HS-5: the opener cannot doubt)."""
    with pytest.raises(RecordError, match=reason):
        verify(GAME, forged)


def test_an_action_nested_without_end_is_refused_by_its_entry() -> None:
    """Also in a record that never was a text."""
    assert place_of_error(verify, GAME, with_action(RECORD, DOUBT, b"[" * 100000 + b"]" * 100000)) == f"entry {DOUBT}"


def test_a_changed_action_that_changes_what_was_legal_is_refused_further_on() -> None:
    """HS-6: after an announcement of the highest sum the next one cannot stand; nothing before it is blamed."""
    forged = with_action(RECORD, ANNOUNCEMENT, b'{"type":"Announce","sum":21,"colour":"blue"}')
    place = refused(forged)
    assert place.startswith("entry ")
    assert int(place.removeprefix("entry ")) > ANNOUNCEMENT


def test_what_verify_cannot_know_a_kept_head_does() -> None:
    """Another legal last announcement that loses all the same is a possible match, but not the one that was played."""
    number = LAST - 1
    action = actions_of(GAME).decode(RECORD.entries[number].answers[0].action)
    assert isinstance(action, Announce)
    forged = with_action(RECORD, number, encode(Announce(action.sum + 1, action.colour)))
    assert verify(GAME, forged).outcome == RECORD.end.outcome
    assert [one == other for one, other in zip(heads(forged), heads(RECORD))] == [True] * number + [False] * 2


@pytest.mark.parametrize("seat", [-1, 3, 10**6])
def test_the_answer_of_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    """Nor can it be given for another."""
    (answer,) = RECORD.entries[DOUBT].answers
    assert refused(with_entry(RECORD, DOUBT, answers=(change(answer, seat=seat),))) == f"entry {DOUBT}"
    turned = change(answer, seat=(answer.seat + 1) % 3)
    assert refused(with_entry(RECORD, DOUBT, answers=(turned,))) == f"entry {DOUBT}"


def test_an_entry_without_an_answer_or_with_two_is_refused() -> None:
    """One step, one entry."""
    (answer,) = RECORD.entries[DOUBT].answers
    assert refused(with_entry(RECORD, DOUBT, answers=())) == f"entry {DOUBT}"
    assert refused(with_entry(RECORD, DOUBT, answers=(answer, answer))) == f"entry {DOUBT}"


def test_nobody_answers_before_the_deal() -> None:
    """Entry 0 has draws only; not even a draft."""
    seal = RawAnswer(0, toy_record().entries[1].answers[0].action, 0)
    assert refused(with_entry(RECORD, 0, answers=RECORD.entries[1].answers)) == "entry 0"
    assert refused(with_entry(toy_record(), 0, answers=(seal,)), TOY) == "entry 0"


def test_a_rank_where_none_counts_is_refused() -> None:
    """And one that is left out, doubled or out of row where it does."""
    (answer,) = RECORD.entries[DOUBT].answers
    assert refused(with_entry(RECORD, DOUBT, answers=(change(answer, rank=0),))) == f"entry {DOUBT}"
    one, other = toy_record().entries[1].answers
    for ranks in ((0, None), (None, None), (0, 0), (1, 2)):
        forged = (change(one, rank=ranks[0]), change(other, rank=ranks[1]))
        assert refused(with_entry(toy_record(), 1, answers=forged), TOY) == "entry 1"


def test_answers_out_of_seat_order_are_refused() -> None:
    """One byte form."""
    assert refused(with_entry(toy_record(), 1, answers=toy_record().entries[1].answers[::-1]), TOY) == "entry 1"


def test_an_answer_that_is_missing_in_a_sealed_entry_is_refused() -> None:
    """All who are asked."""
    assert refused(with_entry(toy_record(), 1, answers=toy_record().entries[1].answers[:1]), TOY) == "entry 1"


def test_an_entry_after_the_end_is_refused() -> None:
    """Nobody is asked any more."""
    more = change(RECORD.entries[DOUBT], number=LAST + 1)
    assert refused(change(RECORD, entries=(*RECORD.entries, more))) == f"entry {LAST + 1}"


# Forged ends.


def test_another_outcome_is_refused_at_the_end() -> None:
    """Scores, places, ending, or none at all."""
    outcome = RECORD.end.outcome
    assert outcome is not None
    for forged in (change(outcome, scores=(0, 0, 0)), change(outcome, ending="points_reached"), None):
        assert refused(with_end(RECORD, outcome=forged)) == "end"


def test_an_outcome_cannot_come_before_the_last_entry() -> None:
    """A match that was cut short, with its result kept."""
    assert refused(change(RECORD, entries=RECORD.entries[:-1])) == "end"


def test_a_match_that_goes_on_has_no_outcome() -> None:
    """An honest record of it is accepted; one with a result is not."""
    record = toy_match(2).record(with_seed=True)
    assert verify(TOY, record).outcome is None
    assert refused(with_end(record, outcome=Outcome("counted", (1, 0), (1, 2))), TOY) == "end"


def test_a_wrong_seed_is_refused_at_the_end() -> None:
    """And so is one that was not revealed."""
    assert refused(with_end(RECORD, seed="00")) == "end"
    assert refused(with_end(RECORD, seed=None)) == "end"


def test_a_wrong_seed_with_its_own_commitment_is_refused_at_the_deal() -> None:
    """Its cards are others."""
    other = toy_match(2, seed=b"other", order="arrival", peeks=2).record(with_seed=True)
    forged = with_header(with_end(toy_record(), seed=other.end.seed), commitment=other.header.commitment)
    assert refused(forged, TOY) == "entry 0"


# Forged headers.


def test_a_record_of_another_version_is_refused_by_name() -> None:
    """Both versions are named."""
    with pytest.raises(RecordError, match="header: it was played by version 7 of hochstapler; this program has"):
        verify(GAME, with_header(RECORD, version=7))


def test_a_record_of_another_game_is_refused_by_name() -> None:
    """Both games are named."""
    with pytest.raises(RecordError, match="header: this is a record of toy, not of hochstapler"):
        verify(GAME, toy_record())


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "to11"},
        {"speed": "high"},
        {"hs.mode": "single"},
        {"mode": "single", "next_stage_start": "rotate"},
    ],
)
def test_options_that_the_game_does_not_know_or_write_so_are_refused(options: dict[str, str]) -> None:
    """Missing ones, unknown ones, contradictions, other spellings."""
    kept = {} if not options or "hs.mode" in options else RECORD.header.options
    assert refused(with_header(RECORD, options={**kept, **options})) == "header"


def test_a_number_among_the_options_stays_a_number() -> None:
    """One byte form."""
    options = {**toy_record().header.options, "peeks": "2"}
    assert refused(with_header(toy_record(), options=options), TOY) == "header"


def test_options_other_than_those_of_the_deal_are_refused() -> None:
    """hs.mode=to10 would go on, with a new deal, where this match ended."""
    assert refused(with_header(RECORD, options={**RECORD.header.options, "mode": "to10"})) == f"entry {LAST}"


@pytest.mark.parametrize("seats", [0, 2, 4, 8, -3])
def test_another_seat_count_is_refused(seats: int) -> None:
    """Players, entropy and options must fit it."""
    forged = with_header(RECORD, seats=seats)
    assert refused(forged) == "header"
    names = tuple(map(str, range(seats)))
    assert refused(with_header(forged, players=names, entropy=("00",) * seats)) in ("header", "entry 0")


@pytest.mark.parametrize("players", [(), ("An",), ("An", "Bo", "Cy", "Di")])
def test_there_is_one_player_for_each_seat(players: tuple[str, ...]) -> None:
    """No more, no fewer."""
    assert refused(with_header(RECORD, players=players)) == "header"


def test_entropy_is_one_share_for_each_seat_in_one_spelling() -> None:
    """A share too many, too few, broken or in upper case."""
    shares = RECORD.header.entropy
    for forged in ((), shares[:2], (*shares, "00"), (*shares[:2], "xy"), (*shares[:2], shares[2].upper())):
        assert refused(with_header(RECORD, entropy=forged)) == "header"


@pytest.mark.parametrize("seat", range(3))
def test_another_share_of_any_seat_is_refused_at_the_deal(seat: int) -> None:
    """The cards depend on it."""
    shares = list(RECORD.header.entropy)
    shares[seat] = "00" * 16
    assert refused(with_header(RECORD, entropy=tuple(shares))) == "entry 0"


# Without the seed.


@pytest.mark.parametrize("number", [0, SWAP])
def test_draws_that_cannot_be_are_refused_without_the_seed_too(number: int) -> None:
    """An impossible card, or one too few."""
    blind = with_end(RECORD, seed=None)
    draws = RECORD.entries[number].draws
    for forged in (((draws[0][0], 99), *draws[1:]), draws[1:]):
        assert place_of_error(replay, GAME, with_entry(blind, number, draws=forged)) == f"entry {number}"


def test_a_draw_too_many_is_refused_without_the_seed_too() -> None:
    """Nobody asked for it."""
    blind = with_end(RECORD, seed=None)
    forged = with_entry(blind, SWAP, draws=(*RECORD.entries[SWAP].draws, ("start", 0)))
    assert place_of_error(replay, GAME, forged) == f"entry {SWAP}"


@pytest.mark.parametrize("name", ["", "  ", "\x1b[2Jevil", "line\nbreak", "x" * 61])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    """A record from a stranger must not steer the terminal."""
    players = (name, *RECORD.header.players[1:])
    assert refused(with_header(RECORD, players=players)) == "header"
