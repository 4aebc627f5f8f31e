"""A match: questions out, answers in; drafts stay private, and what is refused changes nothing."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from toy_game import (
    TOY,
    Knowledge,
    Options,
    Pass,
    Peek,
    Seal,
    Sealed,
    ToyMatch,
    View,
    ask,
    first_answer,
    last_answer,
    play_out,
    seal_all,
    toy_match,
)

from contrabande.engine.actions import Action, Ask
from contrabande.engine.codec import encode
from contrabande.engine.errors import IllegalAction, MatchOver, NotYourPrompt, OptionsError, RulesError
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.match import Match
from contrabande.engine.record import Chain, heads
from contrabande.engine.record import encode as encode_record
from contrabande.engine.seats import Audience, Seat
from contrabande.games import GAMES, hochstapler
from contrabande.games.hochstapler.model import Announce, Colour, Doubt

AUDIENCES: list[Audience] = [Seat(0), Seat(1), Seat(2), None]
ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


def everything(match: ToyMatch) -> bytes:
    """All that can be learned about a match, as bytes."""
    seen = [(match.view(who), match.knowledge(who), match.events(who)) for who in AUDIENCES]
    prompts = [match.prompt(seat) for seat in (ZERO, ONE, TWO)]
    numbers = [(prompt.number, list(prompt.ask.actions())) if prompt else None for prompt in prompts]
    return encode((seen, numbers, match.head, match.answered, match.entries)) + encode_record(
        match.record(with_seed=True)
    )


# Who is asked.


def test_only_seats_that_are_asked_have_a_prompt() -> None:
    """First everybody, then one, at last nobody."""
    match = toy_match()
    assert [match.prompt(seat) is not None for seat in (ZERO, ONE, TWO)] == [True, True, True]
    seal_all(match)
    assert [match.prompt(seat) is not None for seat in (ZERO, ONE, TWO)] == [True, False, False]
    match.answer(ZERO, first_answer(match, 0))
    assert [match.prompt(seat) for seat in (ZERO, ONE, TWO)] == [None, None, None]
    assert (match.is_over, match.to_act) == (True, frozenset())


def test_a_prompt_is_numbered_by_what_its_seat_has_answered() -> None:
    """Nothing global is told: seat 1 cannot count the others' answers."""
    match = toy_match(order="arrival", peeks=2)
    seal_all(match)
    match.answer(ZERO, first_answer(match, 0), prompt=1)
    prompt = match.prompt(ZERO)
    assert prompt is not None
    assert prompt.number == 2


def test_a_game_that_refuses_its_options_is_not_dealt() -> None:
    """By the same check as everywhere."""
    with pytest.raises(OptionsError, match="contradict"):
        Match(TOY, Options(peeks=2), 3, b"seed")
    with pytest.raises(OptionsError, match="2 to 4 seats"):
        Match(TOY, Options(), 5, b"seed")


def test_a_match_has_the_outcome_of_its_game_once_it_is_over() -> None:
    """And none before."""
    match = toy_match()
    assert (match.outcome, match.is_over) == (None, False)
    play_out(match)
    assert match.outcome is not None
    assert match.outcome.ending == "counted"


# What is refused.


@pytest.mark.parametrize("prompt", [0, 2, -1, 99])
def test_a_prompt_that_is_not_open_cannot_be_answered(prompt: int) -> None:
    """Neither a stale one nor one of the future."""
    match = toy_match()
    seal_all(match)
    with pytest.raises(NotYourPrompt, match=f"answers prompt {prompt}, but prompt 1 is open"):
        match.answer(ZERO, Peek(ONE, 0, "kind"), prompt=prompt)
    match.answer(ZERO, Peek(ONE, 0, "kind"), prompt=1)


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    """Nor one that is not at the table."""
    match = toy_match()
    seal_all(match)
    with pytest.raises(NotYourPrompt, match=f"seat {seat} (is not asked|at this table)"):
        match.answer(Seat(seat), Peek(ZERO, 0, "kind"))


def test_nobody_can_answer_when_it_is_over() -> None:
    """Not even the winner."""
    match = play_out(toy_match())
    with pytest.raises(MatchOver):
        match.answer(ZERO, Pass())


def test_an_illegal_answer_is_refused_with_the_reason_of_the_game() -> None:
    """Who, what and why."""
    match = toy_match()
    with pytest.raises(IllegalAction) as refused:
        match.answer(TWO, Seal((4, 0, 0)))
    assert (refused.value.seat, refused.value.action) == (2, Seal((4, 0, 0)))
    assert (refused.value.reason.key, refused.value.reason.rule) == ("no-seal", "TY-3")


@pytest.mark.parametrize(
    ("seat", "action", "prompt"),
    [(0, Pass(), None), (0, Seal((9, 9, 9)), None), (0, Seal((0, 0, 0)), 7), (3, Pass(), None), (1, Pass(), 0)],
)
def test_a_refused_answer_changes_nothing(seat: int, action: Action, prompt: int | None) -> None:
    """Not the record, not a draft that is in, not what anyone sees."""
    match = toy_match()
    match.answer(ONE, first_answer(match, 1))
    before = everything(match)
    with pytest.raises(RulesError):
        match.answer(Seat(seat), action, prompt)
    assert everything(match) == before


def test_a_refused_answer_changes_nothing_in_hochstapler() -> None:
    """HS-5: the opener cannot doubt; the announcement that follows is dealt with as if nothing had been."""
    refused, calm = (Match(hochstapler.GAME, hochstapler.Options(), 4, b"seed") for _ in range(2))
    (seat,) = refused.to_act
    with pytest.raises(IllegalAction, match="nothing-to-doubt"):
        refused.answer(seat, Doubt())
    for match in (refused, calm):
        match.answer(seat, Announce(3, Colour("blue")))
    assert encode_record(refused.record(with_seed=True)) == encode_record(calm.record(with_seed=True))


# Drafts.


def test_a_draft_is_noticed_by_nobody_but_as_a_number() -> None:
    """No event, no entry, no other view, no other head: only how many are in."""
    match, untouched = toy_match(), toy_match()
    match.answer(ONE, last_answer(match, 1))
    assert (match.answered, untouched.answered) == (1, 0)
    assert (match.entries, match.head, match.to_act) == (1, untouched.head, untouched.to_act)
    for who in AUDIENCES:
        assert match.view(who) == untouched.view(who)
        assert match.events(who) == untouched.events(who)
    assert [match.prompt(seat) for seat in (ZERO, ONE, TWO)] == [untouched.prompt(seat) for seat in (ZERO, ONE, TWO)]
    assert match.record(with_seed=True) == untouched.record(with_seed=True)


def test_the_last_draft_makes_one_entry_of_all_in_seat_order() -> None:
    """However they arrived."""
    match = toy_match()
    for seat in (2, 0, 1):
        assert match.entries == 1
        match.answer(Seat(seat), first_answer(match, seat))
    assert (match.entries, match.answered) == (2, 0)
    assert [answer.seat for answer in match.entry(1).answers] == [0, 1, 2]


def test_a_draft_can_be_replaced_until_the_last_is_in() -> None:
    """The last word counts, and the prompt stays the same."""
    match = toy_match()
    match.answer(ONE, first_answer(match, 1), prompt=0)
    match.answer(ONE, last_answer(match, 1), prompt=0)
    assert match.answered == 1
    final = last_answer(match, 1)
    match.answer(ZERO, first_answer(match, 0))
    match.answer(TWO, first_answer(match, 2))
    assert bytes(match.entry(1).answers[1].action) == encode(final)


def test_the_order_of_arrival_leaves_no_trace_unless_it_counts() -> None:
    """Every order and every replacement gives the same record."""
    records = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 1, 1, 2)):
        match = toy_match()
        for seat in order:
            match.answer(Seat(seat), first_answer(match, seat))
        records.add(encode_record(match.record(with_seed=True)))
    assert len(records) == 1


def test_where_arrival_counts_answers_carry_their_rank() -> None:
    """The rules receive it, and so does the record."""
    match = toy_match(order="arrival")
    for seat in (2, 0, 1):
        match.answer(Seat(seat), first_answer(match, seat))
    assert [answer.rank for answer in match.entry(1).answers] == [1, 2, 0]
    assert match.all_events()[1] == [Sealed((TWO, ZERO, ONE))]


def test_who_replaces_his_draft_arrives_anew() -> None:
    """A quick empty answer does not reserve the first place."""
    match = toy_match(order="arrival")
    for seat in (2, 0, 2, 1):
        match.answer(Seat(seat), first_answer(match, seat))
    assert match.all_events()[1] == [Sealed((ZERO, TWO, ONE))]


def test_a_ranked_question_to_one_seat_is_answered_first() -> None:
    """Its rank is 0, as the rules expect one."""

    def ranked(view: View) -> Ask | None:
        found = ask(view)
        return found and msgspec.structs.replace(found, ranked=True)

    match = Match(replace(TOY, ask=ranked), Options(start_player="seat0"), 2, b"seed")
    seal_all(match)
    match.answer(ZERO, first_answer(match, 0))
    assert match.entry(2).answers[0].rank == 0


# What a seat sees.


def test_who_is_asked_sees_the_view_that_the_question_rests_on() -> None:
    """It is made once for both, also while his answer is a draft, and anew after the step."""
    match = toy_match()
    prompt, before = match.prompt(ONE), match.view(ONE)
    assert prompt is not None
    assert prompt.ask == ask(before)
    match.answer(ONE, first_answer(match, 1))
    assert match.view(ONE) is before
    seal_all(match)
    assert match.view(ONE) != before
    assert match.view(ONE) == match.view(ONE)


@pytest.mark.parametrize("who", AUDIENCES)
def test_knowledge_is_the_fold_of_what_an_audience_has_seen(who: Audience) -> None:
    """Asked at every step or only at the end, it is the same."""
    match, late = toy_match(), play_out(toy_match())
    assert match.knowledge(who) == Knowledge(who, 1)
    seal_all(match)
    match.knowledge(who)
    assert match.knowledge(who) == Knowledge(who, 2)
    match.answer(ZERO, first_answer(match, 0))
    assert match.knowledge(who) == late.knowledge(who)
    assert len(late.knowledge(who).told) == (who in (ZERO, ONE))


def test_each_event_is_remembered_once() -> None:
    """However often the knowledge is asked for."""
    seen: list[Event] = []

    def remember(known: Knowledge, event: Event) -> Knowledge:
        seen.append(event)
        return TOY.remember(known, event)

    match = Match(replace(TOY, remember=remember), Options(), 3, b"seed")
    for _ in range(2):
        match.knowledge(ONE)
    seal_all(match)
    assert match.knowledge(ONE) is match.knowledge(ONE)
    assert seen == [event for entry in match.events(ONE) for event in entry]


def test_a_match_does_not_hand_out_its_state() -> None:
    """Design §3: it keeps it private."""
    assert not any(isinstance(value, TOY.state) for name, value in vars(toy_match()).items() if name[0] != "_")


# The record, the head.


def test_the_seed_is_published_only_when_it_is_over() -> None:
    """Or by whoever saves the match to resume it."""
    match = toy_match()
    assert match.record().end.seed is None
    assert match.record(with_seed=True).end.seed == b"toy".hex()
    assert play_out(match).record().end.seed == b"toy".hex()


def test_the_header_binds_what_was_fixed_before_the_deal() -> None:
    """Game, version, options, seats, players, commitment, entropy."""
    match = Match(TOY, Options(pass_="yes"), 2, b"seed", players=("An", "Bo"), entropy=(b"\x01", b"\x02"))
    header = match.record().header
    assert (header.game, header.version, header.seats, header.players) == ("toy", 3, 2, ("An", "Bo"))
    assert header.options == {"start_player": "random", "order": "any", "peeks": 1, "pass": "yes"}
    assert (header.commitment, header.entropy) == (match.commitment, ("01", "02"))


def test_players_without_names_are_called_by_their_seats() -> None:
    """In the record; the match itself has no names for them."""
    assert toy_match().record().header.players == ("seat 0", "seat 1", "seat 2")


def test_the_head_changes_with_every_entry_and_can_be_found_again() -> None:
    """Whoever keeps a head compares it with those of the finished record."""
    match = toy_match()
    kept = [match.head]
    seal_all(match)
    kept.append(match.head)
    match.answer(ZERO, first_answer(match, 0))
    kept.append(match.head)
    assert len(set(kept)) == 3
    assert heads(match.record()) == kept


def test_the_head_is_the_same_however_often_it_is_asked_for() -> None:
    """Links are added once."""
    often, once = toy_match(), toy_match()
    for match in (often, once):
        seal_all(match)
        if match is often:
            assert match.head == match.head
        match.answer(ZERO, first_answer(match, 0))
    assert often.head == once.head


def test_nobody_can_guess_sealed_answers_against_the_head() -> None:
    """GEN-5: a seat that tries every possible answer of the others finds no chain that fits what it was shown."""
    match = toy_match()
    seal_all(match)
    chain = Chain(match.record().header)
    for number in range(match.entries):
        chain.link(match.entry(number))
    assert chain.head != match.head
    other = Match(TOY, match.options, 3, b"other seed")
    assert other.head != match.head


# Senseless answers.


@pytest.mark.parametrize("action", [Seal((1, 0)), Peek(Seat(7), 0, "kind"), Peek(Seat(1), 0, "sly"), Doubt()])
def test_an_answer_that_names_what_the_table_does_not_have_never_reaches_the_game(action: Action) -> None:
    """The rules are spared it: the match refuses it with the rule of the question."""
    match = toy_match()
    with pytest.raises(IllegalAction) as refused:
        match.answer(ZERO, action)
    assert (refused.value.reason.key, refused.value.reason.rule) == ("no-such-answer", "TY-1")


def test_a_number_out_of_bounds_is_refused_by_the_game() -> None:
    """It knows why."""
    match = toy_match()
    seal_all(match)
    with pytest.raises(IllegalAction, match="no-peek"):
        match.answer(ZERO, Peek(ONE, 10**9, "kind"))


def senseless(kind: type[Action], rng: Random) -> Action:
    """An action of the right types with values that no table knows."""
    values: dict[type, tuple[object, ...]] = {
        int: (-1, 0, 99, 10**12),
        str: ("", "nobody", "…"),
        tuple: ((), (0,), (-1,) * 6, (99,) * 6, (1,) * 40),
    }
    fields = []
    for field in msgspec.structs.fields(kind):
        base = getattr(field.type, "__supertype__", field.type)
        base = getattr(base, "__origin__", base)
        known = base if base in values else type(getattr(base, "__args__", (0,))[0])
        fields.append(rng.choice(values[known]))
    return kind(*fields)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_senseless_answers_are_refused_like_any_other(game: AnyGame) -> None:
    """Whatever a client or a forged record sends, typed rightly: no crash, and a reason."""
    rng = Random(game.key)
    match = Match(game, game.options(), game.seats[0], b"senseless")
    while match.to_act:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            for kind in game.actions:
                action = senseless(kind, rng)
                if not prompt.ask.allows(action):
                    with pytest.raises(IllegalAction):
                        match.answer(seat, action)
            match.answer(seat, prompt.ask.sample(rng.random))


@pytest.mark.parametrize("seat", [-1, 4, True, "0"])
def test_a_place_that_is_not_at_the_table_sees_and_does_nothing(seat: object) -> None:
    """Neither a view nor events nor an answer, whatever Python makes of the index."""
    game = hochstapler.GAME
    match = Match(game, hochstapler.GAME.options(start_player="seat0"), 4, bytes(32))
    for door in (match.view, match.events, lambda who: match.answer(who, Announce(3, "green"))):
        with pytest.raises(NotYourPrompt, match="no seat"):
            door(seat)
    assert match.entries == 1


def test_a_number_of_the_wrong_type_is_refused_like_any_other_answer() -> None:
    """Actions made in Python are not checked by their types before."""
    game = hochstapler.GAME
    match = Match(game, hochstapler.GAME.options(start_player="seat0"), 4, bytes(32))
    with pytest.raises(IllegalAction, match="no-such-answer"):
        match.answer(Seat(0), Announce("3", "green"))
