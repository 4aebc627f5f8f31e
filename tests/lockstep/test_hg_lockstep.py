"""Hart an der Grenze: rules and simulator hold, ask and pay the same at every step."""

from random import Random

import pytest

from contrabande.engine.actions import Action, Answers, Ask
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.model import Keep, Pack
from contrabande.lab import reference
from contrabande.lab.bridge.hart_an_der_grenze import BRIDGE
from contrabande.lab.lockstep import lockstep
from contrabande.lab.reference import Case, cases
from contrabande.lab.sim.hart_an_der_grenze import SIMULATOR
from contrabande.laws.line import answers_of

LANES = 50
"""One number of lanes for all runs, so that the program is compiled once."""


def test_all_variants_and_seat_counts_agree_with_the_rules() -> None:
    """Printed and exact for 3 to 6, the tiny ones for 2 and 3; twenty of each."""
    report = lockstep(GAME, SIMULATOR, BRIDGE, cases(GAME, range(200)), lanes=LANES)
    assert (report.matches, report.differences, report.first) == (200, 0, None)
    assert report.steps > 40_000


def test_every_variant_is_among_the_matches() -> None:
    tables = {case[:2] for case in cases(GAME, range(10))}
    assert tables == {(0, 3), (0, 4), (0, 5), (0, 6), (1, 3), (1, 4), (1, 5), (1, 6), (2, 2), (3, 3)}


def test_when_all_cards_are_brought_across_the_last_turn_is_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """HG-Q11: six who pack and keep as much as they can, and sheriffs who renounce; 17 of 18 turns find a packer."""
    packed: list[str] = []

    def greedily(asks: dict[Seat, Ask], _rng: Random) -> Answers:
        packed.extend(key for key in {ask.key for ask in asks.values()} if key == "pack")
        return answers_of([(seat, _most(ask)) for seat, ask in asks.items()], asks)

    monkeypatch.setattr(reference, "random_answers", greedily)
    report = lockstep(GAME, SIMULATOR, BRIDGE, [Case(0, 6, "greedy")], lanes=LANES)
    assert (report.differences, report.first, len(packed)) == (0, None, 17)


def _most(ask: Ask) -> Action:
    """The greatest number of cards; of everything else the last choice, which is to pass where one may."""
    *_, last = sorted(ask.actions(), key=lambda action: sum(action.cards) if isinstance(action, Pack | Keep) else 0)
    return last
