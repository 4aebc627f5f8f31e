"""All planted leaks, by name."""

import planted_hg
import planted_hs
import planted_md
import planted_pr

from contrabande.engine.game import AnyGame

LEAKS: dict[str, AnyGame] = {**planted_hg.LEAKS, **planted_md.LEAKS, **planted_hs.LEAKS, **planted_pr.LEAKS}
