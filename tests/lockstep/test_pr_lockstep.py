"""Prohis: rules and simulator hold, ask and pay the same at every step."""

from contrabande.games.prohis import GAME
from contrabande.games.prohis.tables import Printed
from contrabande.lab.bridge.prohis import BRIDGE
from contrabande.lab.lockstep import lockstep
from contrabande.lab.reference import cases
from contrabande.lab.sim.prohis import SIMULATOR
from contrabande.lab.sim.prohis_cards import WIDTHS


def test_all_variants_and_seat_counts_agree_with_the_rules() -> None:
    """Printed for 3 to 6, the fastest inspects for 3 to 6, tiny for 2; 207 matches, 23 of each."""
    report = lockstep(GAME, SIMULATOR, BRIDGE, cases(GAME, range(207)), lanes=69)
    assert (report.matches, report.differences, report.first) == (207, 0, None)
    assert report.steps > 40_000


def test_every_variant_is_among_the_matches() -> None:
    tables = {case[:2] for case in cases(GAME, range(9))}
    assert tables == {(0, 3), (0, 4), (0, 5), (0, 6), (1, 3), (1, 4), (1, 5), (1, 6), (2, 2)}


def test_one_number_holds_all_cards_of_the_game() -> None:
    """Every card of a kind in one place, and room for the size of a store above them."""
    given = [count * Printed.SEATS[-1] for count in Printed.GIVEN]
    most = [shuffled + count for shuffled, count in zip(Printed.DECK, given)]
    assert all(count < 1 << width for count, width in zip(most, WIDTHS))
    assert sum(most) < 1 << 32 - sum(WIDTHS)
