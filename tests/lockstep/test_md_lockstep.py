"""Meisterdiebe: rules and simulator hold, ask and pay the same at every step."""

from contrabande.games.meisterdiebe import GAME
from contrabande.lab.bridge.meisterdiebe import BRIDGE
from contrabande.lab.lockstep import lockstep
from contrabande.lab.reference import cases
from contrabande.lab.sim.meisterdiebe import SIMULATOR


def test_all_variants_and_seat_counts_agree_with_the_rules() -> None:
    """Printed for 2 to 8, one manipulation for 2 to 8, tiny for 2; 210 matches, 14 of each."""
    report = lockstep(GAME, SIMULATOR, BRIDGE, cases(GAME, range(210)), lanes=105)
    assert (report.matches, report.differences, report.first) == (210, 0, None)
    assert report.steps > 40_000
