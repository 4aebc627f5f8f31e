"""An exact judge of a run at a tiny table: NashConv on the way, of the policy that ships and of the last one."""

import csv
from pathlib import Path

import msgspec
import numpy as np

from contrabande.bots.neural.network import Network
from contrabande.lab.learning.curves import append_rows
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.stretch import Point
from contrabande.lab.learning.training import Learner
from contrabande.lab.learning.tree import Tree

LOOKS = 60
"""How often a judge looks at a whole run."""


class Verdict(msgspec.Struct, kw_only=True, frozen=True):
    """NashConv per player, as a part of the payoffs' range."""

    decisions: int
    updates: int
    seconds: float
    price: float
    average: float
    """Of the running average of the policy, which ships."""
    last: float
    """Of the policy as the last update left it."""


class Judge:
    """Verdicts of a run, kept as `exact.csv` in its folder and drawn beside it."""

    def __init__(self, tree: Tree, settings: Settings, folder: Path) -> None:
        self._tree = tree
        self._path = folder / "exact.csv"
        self._every = settings.decisions / LOOKS
        self._looked_at = -self._every
        self._verdicts: list[Verdict] = []

    def look(self, learner: Learner, point: Point) -> None:
        """Judge the learner, if the last look is long enough ago."""
        if point.decisions - self._looked_at < self._every:
            return
        self._looked_at = point.decisions
        self._verdicts.append(
            Verdict(
                decisions=point.decisions,
                updates=point.updates,
                seconds=point.seconds,
                price=point.price,
                average=self._found(learner.average),
                last=self._found(learner.actor),
            )
        )

    def _found(self, actor: Tower) -> float:
        network = Network({name: np.asarray(each) for name, each in actor.items()})
        return self._tree.of_range(self._tree.policy(network))

    def write(self) -> None:
        """Append what is new, and draw the whole."""
        append_rows(self._path, Verdict, self._verdicts)
        self._verdicts = []
        self._draw()

    def _draw(self) -> None:
        from matplotlib.figure import Figure

        with self._path.open(newline="") as file:
            rows = list(csv.DictReader(file))
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.subplots()
        made = [float(row["decisions"]) / 1e6 for row in rows]
        for name, label in (("average", "running average, which ships"), ("last", "last update")):
            axes.plot(made, [100 * float(row[name]) for row in rows], linewidth=1, label=label)
        axes.axhline(2, linewidth=1, linestyle="--", color="grey")
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter("{x:g}")
        axes.yaxis.set_minor_formatter("{x:g}")
        axes.set_xlabel("decisions, millions")
        axes.set_ylabel("NashConv per player, % of the payoffs' range")
        axes.grid(alpha=0.3, which="both")
        axes.legend()
        figure.savefig(self._path.with_suffix(".png"), dpi=110)
