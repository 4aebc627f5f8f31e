"""Who sees what: knowledge, imagined worlds, features (rules 4.6)."""

from random import Random

import pytest
from pr_builders import A, B, C, Table, bribe, cards, claim, convoy

from contrabande.engine.actions import Action
from contrabande.engine.chance import SeededChance
from contrabande.engine.counts import Counts
from contrabande.engine.events import Secret, project
from contrabande.engine.options import pairwise
from contrabande.engine.seats import Audience
from contrabande.games.prohis import GAME
from contrabande.games.prohis.events import DisplayLaid, HandDealt
from contrabande.games.prohis.histories import History, Need
from contrabande.games.prohis.model import (
    Accept,
    Inspect,
    Knowledge,
    Move,
    OfferNothing,
    Options,
    Refuse,
    StandDown,
    State,
)
from contrabande.games.prohis.tables import NOTHING
from contrabande.laws.line import Line, audiences, fresh_chance, random_answers

SEATS = 3


class Witness:
    """A deal of three hands, played on and watched by one audience; captains and inspectors are dealt as ever."""

    def __init__(self, who: Audience, *hands: str, options: Options | None = None) -> None:
        self.table = Table(*[f"{hand}23" for hand in hands], options=options)
        self.who = who
        self.known = GAME.blank(self.table.state.options, SEATS, who)
        dealt = [HandDealt(seat, Secret(hand, (seat,))) for seat, hand in zip((A, B, C), self.table.state.hands)]
        self.table.events = [*dealt, DisplayLaid(self.table.state.display)]
        self.see()

    def see(self) -> "Witness":
        for event in self.table.events:
            self.known = GAME.remember(self.known, project(event, self.who))
        return self

    def worlds(self, number: int = 40) -> list[State]:
        """Worlds that the witness may imagine; each looks like what he sees."""
        view = self.table.view(self.who)
        worlds = [GAME.sample_state(view, self.known, SeededChance(bytes([seed]))) for seed in range(number)]
        assert all(GAME.view(world, self.who) == view for world in worlds)
        assert all(GAME.tally(world) == GAME.tally(self.table.state) for world in worlds)
        return worlds

    def do(self, *actions: Action) -> "Witness":
        for action in actions:
            self.table.do(action)
            self.see()
        return self

    def claims(self, **claims: int) -> "Witness":
        self.table.claims(**claims)
        return self.see()

    def flips(self, found: str) -> "Witness":
        for card in found:
            self.table.flips(card)
            self.see()
        return self


def sure(known: Knowledge, seat: int) -> Counts:
    """The cards that are surely in a hand."""
    return known.tracks[seat][-1].gained


def test_everybody_is_known_to_hold_a_captain_and_an_inspector() -> None:
    """PR-4: until a convoy might have taken them along."""
    witness = Witness(C, "LLLL", "LLLL", "LLLL")
    assert sure(witness.known, A) == cards("23")
    witness.do(convoy("LL")).claims()
    assert sure(witness.known, A) == NOTHING


def test_a_control_card_that_was_shown_is_in_that_hand() -> None:
    """PR-13, PR-Q18: also if it went back."""
    witness = Witness(A, "LLLL", "LLL1", "LLLL").do(convoy("LL")).claims(B=1, C=2)
    assert sure(witness.known, B) == cards("123")
    assert sure(witness.known, C) == cards("3")


def test_a_card_won_by_an_inspection_in_vain_is_in_that_hand() -> None:
    """PR-17: and it is gone from the other."""
    witness = Witness(C, "LLLL", "LLL1", "LLLL").do(convoy("LL")).claims(B=1).do(OfferNothing(), Inspect())
    witness.flips("L")
    assert (sure(witness.known, A), sure(witness.known, B)) == (cards("1"), cards("23"))
    assert witness.known.stored[A] == cards("L")
    assert witness.known.conduct[A].clean == 1


def test_a_bribe_is_known_to_who_has_seen_it() -> None:
    """PR-14: refused, it is surely back in hand; accepted, in the other store."""
    refused = Witness(B, "LLII", "LLLL", "LLLL").do(convoy("LL")).claims(B=2).do(bribe("I"), Refuse())
    assert sure(refused.known, A) == cards("I")
    accepted = Witness(A, "LLII", "LLLL", "LLLL").do(convoy("LL")).claims(B=2).do(bribe("I"), Accept())
    assert accepted.known.stored[B] == cards("I")


def test_a_bribe_is_unknown_to_the_others() -> None:
    """PR-14, pr.bribe_public=no: only that some card has changed sides."""
    witness = Witness(C, "LLII", "LLLL", "LLLL").do(convoy("LL")).claims(B=2).do(bribe("I"))
    assert witness.known.tracks[A][-1].unseen == 1
    refused = Witness(C, "LLII", "LLLL", "LLLL").do(convoy("LL")).claims(B=2).do(bribe("I"), Refuse())
    assert refused.known.tracks[A][-1].unseen == 2
    witness.do(Accept())
    assert (witness.known.tracks[A][-1].to, witness.known.stored[B]) == (B, NOTHING)


def test_a_public_bribe_is_known_to_all() -> None:
    """PR-14, pr.bribe_public=yes."""
    witness = Witness(None, "LLII", "LLLL", "LLLL", options=Options(bribe_public="yes"))
    witness.do(convoy("LL")).claims(B=2).do(bribe("I"))
    assert witness.known.offer == cards("I")
    assert sure(witness.do(Refuse()).known, A) == cards("I")
    assert witness.known.stored[B] == NOTHING


def test_a_caught_convoy_is_known_to_both_and_partly_to_the_rest() -> None:
    """PR-17: the turned card and the control card are public, the others are not."""
    rows = [Witness(who, "LILL", "LLLL", "LLLL").do(convoy("LI")).claims(B=2) for who in (A, B, C)]
    stored = [row.do(bribe("L"), Refuse()).flips("I").known.stored[B] for row in rows]
    assert stored == [cards("LI2"), NOTHING, cards("I2")]
    assert rows[1].known.tracks[A][1].lost == cards("LI")
    assert rows[2].known.tracks[A][1].to == B


def test_standing_down_is_known_to_all() -> None:
    """PR-15: the control card lies in that store."""
    witness = Witness(C, "LLLL", "LLLL", "LLLL").do(convoy("LL")).claims(B=3).do(OfferNothing(), StandDown())
    assert (witness.known.stored[B], sure(witness.known, B)) == (cards("3"), cards("2"))


def test_a_world_has_the_cards_that_were_seen() -> None:
    """PR-13, PR-17: nobody but B could play that lieutenant, and his captain and inspector are still there."""
    witness = Witness(A, "LLLL", "LLL1", "LLLL").do(convoy("LL")).claims(B=1).do(OfferNothing(), Inspect())
    assert all((world.hands[B][3:], world.control) == ((1, 1), "lieutenant") for world in witness.worlds())


def test_a_worlds_convoy_could_have_been_sent() -> None:
    """PR-11, PR-Q6: a lieutenant was turned, so the other card was goods."""
    witness = Witness(B, "LLI1", "LLLL", "LLLL").do(convoy("L1")).claims(B=2).do(OfferNothing(), Inspect())
    witness.flips("1")
    assert witness.known.tracks[A][1].needs_goods
    stores = {world.stores[A] for world in witness.worlds()}
    assert stores == {cards("L1"), cards("I1")}


def test_unseen_goods_differ_from_world_to_world() -> None:
    """PR-5, PR-11: as the deck makes likely, twice as many legal as illegal ones."""
    worlds = Witness(C, "LLII", "LLLL", "LLLL").do(convoy("II")).worlds(200)
    loads = [world.convoy for world in worlds]
    assert {cards("LL"), cards("II"), cards("LI"), cards("L2"), cards("I3")} <= set(loads)
    assert all(any(load[:2]) for load in loads)
    assert 1.3 < sum(load[0] for load in loads) / sum(load[1] for load in loads) < 3


def test_goods_that_another_hand_needs_are_not_dealt_away() -> None:
    """PR-Q6: of the last two unseen cards the goods went into a convoy of somebody else."""
    dealt = Move(NOTHING, 0, None, False, cards("2"), 1)
    offered = Move(NOTHING, 1, None, False, NOTHING, 0)
    for seed in range(20):
        needed = Need(NOTHING, (1, 0, 0, 0))
        history = History(Options(), (dealt, offered), cards("L1"), needed, SeededChance(bytes([seed])))
        assert history.is_imagined()
        assert history.fresh == cards("L")


def test_an_open_claim_on_the_table_is_not_in_hand() -> None:
    """PR-Q4, pr.claim=open: while the others may still raise."""
    witness = Witness(A, "LLLL", "LLLL", "LLLL", options=Options(claim="open")).do(convoy("LL"), claim(2))
    assert {world.hands[B][3:] for world in witness.worlds()} == {(0, 1)}


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_imagined_worlds_look_like_the_truth(seats: int) -> None:
    """PR-12, PR-14, PR-17: the same view, the same cards, all sizes right; with any options."""
    rng = Random(seats)
    for options in list(pairwise(GAME, seats))[:: seats + 1]:
        line = Line.begin(GAME, options, seats, fresh_chance(rng))
        while line.to_act:
            for who in audiences(seats) if rng.random() < 0.1 else ():
                check_world(line, who, rng)
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        check_world(line, None, rng)


def check_world(line: Line, who: Audience, rng: Random) -> None:
    assert isinstance(line.state, State)
    view = GAME.view(line.state, who)
    known = line.knowledge[who]
    assert isinstance(known, Knowledge)
    world = GAME.sample_state(view, known, fresh_chance(rng))
    assert GAME.view(world, who) == view
    assert GAME.tally(world) == GAME.tally(line.state)
    assert tuple(map(sum, world.hands)) == world.hand_sizes
    assert tuple(map(sum, world.stores)) == world.store_sizes
    assert (sum(world.pile), sum(world.convoy), sum(world.offer)) == (world.left, world.convoy_size, world.offer_size)
    assert min(map(min, (*world.hands, *world.stores, world.pile, world.convoy, world.offer))) >= 0


def test_features_have_one_size_for_all_tables() -> None:
    """PR-2: blocks of numbers, seat by seat from one's own."""
    sizes = set()
    for seats in GAME.seats:
        line = Line.begin(GAME, Options(), seats, fresh_chance(Random(seats)))
        for who in audiences(seats):
            known = line.knowledge[who]
            assert isinstance(known, Knowledge)
            assert isinstance(line.state, State)
            blocks = GAME.features(GAME.view(line.state, who), known)
            sizes.add(tuple((block.name, len(block.numbers)) for block in blocks))
    assert len(sizes) == 1
