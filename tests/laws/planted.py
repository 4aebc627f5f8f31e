"""All planted leaks, by name."""

import planted_hs
import planted_md

from contrabande.engine.game import AnyGame

LEAKS: dict[str, AnyGame] = {**planted_hs.LEAKS, **planted_md.LEAKS}
