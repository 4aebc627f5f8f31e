"""Behaviour cards: what is counted in small scenes, how sure a rate is, and the command."""

import json
from collections.abc import Sequence

import numpy as np
import pytest
from cli_harness import Terminal

from contrabande.arena.conduct import hart_an_der_grenze, hochstapler, meisterdiebe, prohis
from contrabande.arena.conduct.cards import calibration, mixing, shared
from contrabande.arena.conduct.conduct import watch_bot
from contrabande.arena.conduct.ledger import Coin, Ledger, Manner, Moment, Story
from contrabande.engine.actions import Amount, Ask, Choice, OneOf
from contrabande.engine.events import Event, Secret
from contrabande.engine.seats import Seat
from contrabande.games import game_named
from contrabande.games.hart_an_der_grenze import events as hg
from contrabande.games.hart_an_der_grenze.model import Good, Inspect
from contrabande.games.hart_an_der_grenze.model import Options as BorderOptions
from contrabande.games.hochstapler import model as hs
from contrabande.games.meisterdiebe import model as md
from contrabande.games.prohis import events as pr
from contrabande.games.prohis.model import Bribe, Claim, Kind, Waive
from contrabande.games.prohis.model import Options as ConvoyOptions

A, B, C = Seat(0), Seat(1), Seat(2)
ALL = frozenset((A, B, C))
GREEN = hs.Colour("green")
TURN = Ask("turn", (Choice(hs.Announce, (Amount(2, 21), OneOf(("green",)))), Choice(hs.Doubt)), ("HS-5",))
QUICK = ("--matches", 3, "--seats", 3, "--processes", 1)


def told(manner: Manner, story: Story) -> Ledger:
    """The ledger after a story."""
    ledger = Ledger()
    manner.read(story, ledger)
    return ledger


def counted(ledger: Ledger, *keys: str) -> list[tuple[int, int]]:
    """Some tallies; (0, 0) where nothing was counted."""
    return [ledger.tallies.get((key, ""), (0, 0)) for key in keys]


# Hochstapler.


def bidding(*moves: Event, hands: Sequence[int] = (4, 3, 2)) -> Story:
    """A story of three who hold so much green; every move was a question to the one who moved."""
    dealt = [hs.HandDealt(seat, Secret((value, *[0] * 6), (seat,))) for seat, value in zip((A, B, C), hands)]
    moments = {(number, move.seat): Moment(TURN, {hs.Doubt(): 0.25}) for number, move in enumerate(moves, 1)}  # type: ignore[attr-defined]
    return Story(hs.Options(), 3, ALL, [dealt, *([move] for move in moves)], moments)


def test_a_sum_above_what_all_hands_hold_is_a_bluff() -> None:
    """Nine are held: 9 is true, 10 is one too much, and its doubt is right (HS-10)."""
    moves = (hs.SumAnnounced(A, 9, GREEN), hs.SumAnnounced(B, 10, GREEN), hs.SumDoubted(C, B, 10, GREEN))
    ledger = told(hochstapler.MANNER, bidding(*moves))
    assert counted(ledger, "bluff", "caught", "accused") == [(1, 2), (1, 1), (0, 1)]
    assert counted(ledger, "alarm", "hit", "false_alarm", "right") == [(1, 2), (1, 1), (0, 1), (1, 1)]
    assert ledger.tallies["announced", "1–2 too high"] == (1, 2)
    assert ledger.tallies["alarm_by_size", "to 3½"] == (1, 1)


def test_a_swap_leaves_the_sum_undoubted_and_changes_the_truth() -> None:
    """B had to judge 9 by the old cards; his own 9 after laying his 3 for a 0 is false (HS-7, HS-8)."""
    swap = hs.CardSwapped(B, GREEN, 3, Secret(0, (B,)))
    ledger = told(hochstapler.MANNER, bidding(hs.SumAnnounced(A, 8, GREEN), swap, hs.SumAnnounced(B, 9, GREEN)))
    assert counted(ledger, "bluff", "swap", "alarm", "false_alarm") == [(1, 2), (1, 2), (0, 1), (0, 1)]
    assert ledger.beliefs == [(0.25, False)]


def test_only_watched_seats_are_counted() -> None:
    """The others may lie as they like."""
    story = bidding(hs.SumAnnounced(A, 9, GREEN), hs.SumAnnounced(B, 10, GREEN))._replace(watched=frozenset((A,)))
    ledger = told(hochstapler.MANNER, story._replace(moments={}))
    assert counted(ledger, "bluff", "accused", "alarm") == [(0, 1), (0, 1), (0, 0)]


# Hart an der Grenze.

JUG = Good("jug")


def border(*rest: Event) -> Story:
    """A is sheriff; B has 2 jugs and a tequila and says 3 jugs; C has 2 jugs and says 4."""
    packed = [
        hg.TurnBegun(1, 1, A),
        hg.CasePacked(B, Secret((2, 0, 0, 0, 1, 0), (B,))),
        hg.CasePacked(C, Secret((2, 0, 0, 0, 0, 0), (C,))),
    ]
    declared = [hg.GoodsDeclared(B, 3, JUG), hg.GoodsDeclared(C, 4, JUG)]
    moment = Moment(Ask("inspect", (), ("HG-14",)), {Inspect(B): 0.75, Inspect(C): 0.125})
    return Story(BorderOptions(), 3, ALL, [packed, declared, rest], {(2, A): moment})


def test_too_few_cards_are_a_lie_that_costs_nothing() -> None:
    """Both lie, but only B has something that an inspection takes away (HG-19, HG-21)."""
    ledger = told(hart_an_der_grenze.MANNER, border(hg.InspectionOrdered(A, B)))
    assert counted(ledger, "bluff", "guilty") == [(2, 2), (1, 2)]
    assert ledger.tallies["packed", "less than that"] == ledger.tallies["packed", "illegal goods"] == (1, 2)
    assert counted(ledger, "inspection", "hit", "false_alarm", "right") == [(1, 1), (1, 1), (0, 1), (1, 1)]
    assert (ledger.tallies["guilty_by_seat", "1"], ledger.tallies["guilty_by_seat", "2"]) == ((1, 1), (0, 1))
    assert (ledger.tallies["alarm_by_seat", "1"], ledger.tallies["alarm_by_seat", "2"]) == ((1, 1), (0, 1))
    assert ledger.beliefs == [(0.75, True), (0.125, False)]


def test_a_talk_is_counted_sum_by_sum() -> None:
    """Offer 3, demand 8, offer 6, accepted (HG-T5): B is bought off, and C goes by unseen."""
    talk = (hg.BribeOffered(B, A, 3), hg.BribeDemanded(A, B, 8), hg.BribeOffered(B, A, 6), hg.BribePaid(B, A, 6))
    end = (hg.CaseCleared(B, 3), hg.CaseCleared(C, 2))
    ledger = told(hart_an_der_grenze.MANNER, border(hg.InspectionOrdered(A, B), *talk, *end))
    assert counted(ledger, "demands", "accepts", "pays") == [(1, 2), (1, 2), (0, 1)]
    assert counted(ledger, "caught", "bought_off", "accused") == [(0, 1), (1, 1), (0, 1)]
    assert (ledger.tallies["offered", "$3–5"], ledger.tallies["demanded", "$6–10"]) == ((1, 1), (1, 1))
    assert ledger.tallies["offers", "guilty"] == (1, 1)


def test_a_waived_inspection_is_one_that_could_have_been() -> None:
    """So that never inspecting shows."""
    ledger = told(
        hart_an_der_grenze.MANNER, border(hg.InspectionWaived(A), hg.CaseSeized(A, B, 2, 1, Secret(None, ())))
    )
    assert counted(ledger, "inspection", "alarm", "right", "caught", "seizure") == [
        (0, 1),
        (0, 2),
        (0, 0),
        (1, 1),
        (1, 1),
    ]


# Prohis.


def road(cards: tuple[int, ...], *rest: Event) -> Story:
    """A has sent a convoy; B may claim with a captain or a lieutenant, C has no control card."""
    claim = Ask("claim", (Choice(Claim, (OneOf(("lieutenant", "captain")),)), Choice(Waive)), ("PR-12",))
    odds = {Claim(Kind("lieutenant")): 0.25, Claim(Kind("captain")): 0.25, Waive(): 0.5}
    moments = {(1, B): Moment(claim, odds), (1, C): Moment(Ask("claim", (Choice(Waive),), ("PR-12",)), {})}
    moments[2, A] = Moment(Ask("bribe", (Choice(Bribe),), ("PR-14",)), {})
    sent = pr.ConvoySent(A, sum(cards), Secret(cards, (A,)))
    return Story(ConvoyOptions(), 3, ALL, [[sent], rest[:2], rest[2:]], moments)


CAPTAIN = Kind("captain")
CLAIMED = (pr.ControlPlayed(B, CAPTAIN), pr.InspectorNamed(B, A, CAPTAIN))


def test_a_claim_at_illegal_goods_that_ends_with_a_bribe() -> None:
    """An illegal and a legal card are worth 5000 (PR-2, PR-T10)."""
    bribe = pr.BribeOffered(A, B, 2, Secret((1, 1, 0, 0, 0), (A, B)))
    ledger = told(
        prohis.MANNER,
        road((1, 2, 0, 0, 0), *CLAIMED, bribe, pr.BribeAccepted(B, A, 2, CAPTAIN), pr.ConvoyStored(A, 3)),
    )
    assert counted(ledger, "bluff", "caught", "bought_off") == [(1, 1), (0, 1), (1, 1)]
    assert counted(ledger, "alarm", "hit", "false_alarm", "inspection") == [(1, 1), (1, 1), (0, 0), (0, 1)]
    assert ledger.tallies["accepts_by_size", "$4–5,000"] == ledger.tallies["offers", "illegal"] == (1, 1)
    assert ledger.beliefs == [(0.5, True)]


def test_an_inspection_of_an_honest_convoy_is_a_false_alarm() -> None:
    """Two legal cards (PR-T4)."""
    turned = (pr.NothingOffered(A), pr.InspectionBegun(B, A, CAPTAIN), pr.ConvoyStored(A, 2))
    ledger = told(prohis.MANNER, road((2, 0, 0, 0, 0), *CLAIMED, *turned))
    assert counted(ledger, "bluff", "accused", "false_alarm", "right") == [(0, 1), (1, 1), (1, 1), (0, 1)]
    assert counted(ledger, "inspection", "stands_down") == [(1, 1), (0, 0)]
    assert ledger.tallies["offers", "honest"] == (0, 1)
    assert (ledger.tallies["false_alarm_by_size", "2"], ("hit_by_size", "2") in ledger.tallies) == ((1, 1), False)
    assert ledger.tallies["alarm_by_seat", "2"] == (1, 1)


# Meisterdiebe.


def test_thieves_alarms_and_the_red_cushion_are_counted() -> None:
    """B, a thief, rings the alarm of A and steals nothing; A, the detective, gets a jewel (MD-30, MD-36)."""
    drawer = md.Drawer(3)
    shown = [md.CardRevealed(A, md.Character("detective"), 1), md.CardRevealed(B, md.Character("thief"), 2)]
    opened = [
        md.DrawerOpened(B, drawer, (0, 0, 0), None),
        md.AlarmRang(B, drawer, A, (1, 0, 0)),
        md.AlarmReturned(A, drawer),
    ]
    end = [md.JewelsCollected(A, (1, 0, 0)), md.RoundBegun(2, 5)]
    story = Story(md.Options(), 3, ALL, [[md.RoundBegun(1, 6)], shown, opened, end], {})
    ledger = told(meisterdiebe.MANNER, story)
    assert counted(ledger, "blocked", "trapped", "pays_off") == [(1, 1), (1, 1), (1, 1)]
    assert (ledger.tallies["steals", "thief"], ledger.tallies["collects", "detective"]) == ((0, 1), (1, 1))
    assert (ledger.tallies["first", "thief"], ledger.tallies["first", "smuggler"]) == ((1, 2), (0, 2))


# How sure a rate is.


def test_never_in_ten_chances_is_not_never() -> None:
    """Wilson's interval of 0 of 10, and nothing where there was no chance."""
    assert shared(np.zeros(10), np.ones(10)) == (0.0, (0.0, 0.2775))
    assert shared(np.zeros(10), np.zeros(10)) == (None, None)


def test_chances_of_one_deal_count_for_less_when_they_are_alike() -> None:
    """Half of 40 chances: spread over all deals, which never makes more than 40 of them, or all in half of them."""
    even = shared(np.array([2.0] * 8 + [1.0, 3.0]), np.full(10, 4.0))
    lumped = shared(np.repeat([0.0, 4.0], 5), np.full(10, 4.0))
    assert even == (0.5, (0.352, 0.648))
    assert lumped[0] == 0.5
    assert lumped[1] is not None
    assert lumped[1][0] < 0.25 < 0.75 < lumped[1][1]


def test_calibration_puts_probability_beside_truth() -> None:
    """Certain and right costs nothing; an even guess costs a quarter."""
    found = calibration([Ledger(beliefs=[(1.0, True), (0.0, False)]), Ledger(beliefs=[(0.5, True), (0.5, False)])])
    assert found is not None
    assert (found.moments, found.brier, found.constant_brier) == (4, 0.125, 0.25)
    assert (found.when_lying, found.when_honest) == (0.75, 0.25)
    assert [(row.moments, row.lies) for row in found.bins if row.moments] == [(1, 0.0), (2, 0.5), (1, 1.0)]
    assert calibration([Ledger()]) is None


def test_mixing_tells_certainty_from_a_coin() -> None:
    """Three tokens, of which one was sure; nothing where nobody had a choice."""
    found = mixing([Ledger(coins=[Coin(0.5, 0.7), Coin(1.0, 0.0)]), Ledger(coins=[Coin(0.6, 0.5)])])
    assert found is not None
    assert (found.tokens, found.favourite, found.sure, found.nats) == (3, 0.7, 0.3333, 0.4)
    assert found.favourite_ci95[0] < 0.7 < found.favourite_ci95[1]
    assert mixing([Ledger(), Ledger()]) is None


# Whole matches.


def test_a_network_is_asked_what_it_thinks_of_the_alarm() -> None:
    """Its odds are those it plays by: at temperature 0 it doubts exactly where it says 1."""
    game = game_named("hochstapler")
    card = watch_bot(game, game.variants[0].options, 3, "neural:argmax", "heuristic", 3)
    found, alarm = card.calibration, card.rate("alarm")
    assert found is not None
    assert (found.moments, found.bins[-1].moments, found.bins[0].moments) == (
        alarm.of,
        alarm.count,
        alarm.of - alarm.count,
    )
    assert 0 < alarm.count < alarm.of


@pytest.mark.parametrize("key", ["hart-an-der-grenze", "meisterdiebe", "hochstapler", "prohis"])
def test_who_says_its_favourite_tokens_mixes_nothing(key: str) -> None:
    """At temperature 0 every choice is sure; as it ships it is not, and who forgets is not asked."""
    game = game_named(key)
    argmax, champion = (
        watch_bot(game, game.variants[0].options, 3, bot, "random", 1).mixing for bot in ("neural:argmax", "champion")
    )
    assert argmax is not None
    assert champion is not None
    assert (argmax.favourite, argmax.sure, argmax.nats) == (1, 1, 0)
    assert champion.favourite < 1
    assert champion.sure is not None
    assert champion.sure < 1
    assert champion.nats > 0
    forgetful = watch_bot(game, game.variants[0].options, 3, "beginner", "random", 1)
    assert (forgetful.mixing is None) == (key == "meisterdiebe")


@pytest.mark.parametrize("key", ["hart-an-der-grenze", "meisterdiebe", "hochstapler", "prohis"])
def test_among_equals_every_seat_is_watched(key: str) -> None:
    """One of three has fewer chances than all three; the same seed counts the same."""
    game = game_named(key)
    one, more, again = (
        watch_bot(game, game.variants[0].options, 3, "random", among, matches)
        for among, matches in (("beginner", 1), ("random", 1), ("random", 1))
    )
    assert more == again
    assert one.faults == more.faults == 0
    assert sum(rate.of for rate in one.rates) < sum(rate.of for rate in more.rates)


def test_a_fourth_match_of_three_seats_is_a_second_deal() -> None:
    """A deal is played from every seat before the next one."""
    game = game_named("hochstapler")
    three, four = (watch_bot(game, game.variants[0].options, 3, "random", "random", count) for count in (3, 4))
    assert three.rate("bluff").of < four.rate("bluff").of


# The command.


def test_the_last_line_is_json(contrabande: Terminal) -> None:
    """With these keys, and a count and an interval for each rate."""
    called = contrabande("conduct", "hs", "--bot", "heuristic", "--among", "random", *QUICK, "--json")
    assert (called.status, called.err) == (0, "")
    card = json.loads(called.out.splitlines()[-1])
    assert list(card)[:7] == ["game", "bot", "among", "seats", "matches", "rates", "calibration"]
    bluff = card["rates"][0]
    assert list(bluff) == ["figure", "says", "group", "count", "of", "rate", "ci95"]
    assert bluff["ci95"][0] <= bluff["rate"] == round(bluff["count"] / bluff["of"], 4) <= bluff["ci95"][1]
    assert card["calibration"] is None


def test_people_get_a_table(contrabande: Terminal) -> None:
    """Of a network with its calibration."""
    called = contrabande("conduct", "hs", "--bot", "neural", *QUICK)
    for words in (
        "its equals, all of them watched",
        "of these bluffs, doubted",
        "95 %",
        "likeliest token",
        "Brier",
        "90% – 100%",
    ):
        assert words in called.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game"),
        (("hs", "--seats", 9), "3 to 7 seats, not 9"),
        (("hs", "--bot", "genius"), "there is no bot 'genius'"),
        (("hs", "--among", "genius"), "there is no bot 'genius'"),
        (("hs", "--matches", 0), "give 1 or more"),
        (("hs", "--matches", 99999999999999999), "give 10000000 or fewer"),
        (("hs", "--processes", 0), "give 1 or more"),
        (("hs", "--timeout", "nan"), "give more than 0"),
    ],
)
def test_bad_arguments_get_one_clear_line(contrabande: Terminal, arguments: tuple[object, ...], said: str) -> None:
    """And status 2."""
    called = contrabande("conduct", *arguments)
    assert (called.status, called.out) == (2, "")
    assert len(called.err.splitlines()) == 1
    assert said in called.err
