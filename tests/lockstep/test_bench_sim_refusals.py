"""`contrabande bench sim` refuses a batch that it could not measure."""

import pytest

from contrabande.cli.bench_sim import MOST_BATCH, sim
from contrabande.cli.complaint import Complaint
from contrabande.lab.measure import STEPS


@pytest.mark.parametrize("batch", [-1, 0, MOST_BATCH + 1, 10**11])
def test_no_table_and_too_many_tables_are_refused_in_one_line(batch: int) -> None:
    with pytest.raises(Complaint, match=rf"^--batch {batch} [^\n]*$"):
        sim(batch=batch, games="hs")


def test_the_decisions_of_the_largest_batch_can_be_counted() -> None:
    """In an int32, between two looks at the clock."""
    assert MOST_BATCH * STEPS < 1 << 31
