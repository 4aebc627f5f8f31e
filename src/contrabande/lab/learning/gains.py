"""What probes have gained, drawn: one panel per size of table, decisions to the right, points of win share upwards."""

from collections.abc import Iterable
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from contrabande.bots.neural import network
from contrabande.bots.neural.registry import folder_of
from contrabande.engine.errors import ContrabandeError
from contrabande.games import game_named

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST, LEAST = 5, 10
"""Points: what a champion may give, where its favourite tokens give at least the other."""
NARROWEST = 4.6
"""Inches: what the names of both curves need beside each other."""
CHAMPION, POLICY, FAVOURITES = "the champion", "the policy", "its favourite tokens"
COLOURS = {CHAMPION: "#1f3a5f", POLICY: "#3f7d5a", FAVOURITES: "#b5452c"}
"""Against whom a learner learned."""
DIGITS = 8
"""Of a file's sum: so many tell it from others."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A line that `contrabande probe --json` prints."""

    game: str
    seats: int
    gain: float
    gain_ci95: tuple[float, float]
    decisions: int
    argmax: bool
    warm: bool = False
    goes_on: bool = False
    tables: tuple[int, ...] = ()
    set: tuple[str, ...] = ()
    policy: str | None = None
    """Whose policy it was: a file's name; older lines do not say it, and speak of the champion."""
    sha256: str = ""

    @property
    def against(self) -> str:
        """Against whom the learner learned."""
        if self.argmax:
            return FAVOURITES
        shipped = network.weights_of(folder_of(game_named(self.game)))
        is_champion = self.policy is None or self.sha256 in map(sha256_of, shipped)
        return CHAMPION if is_champion else POLICY


class Curve(msgspec.Struct, frozen=True):
    """One learner at one size of table."""

    seats: int
    argmax: bool
    looks: list[tuple[int, Look]] = msgspec.field(default_factory=list)
    """Each with all decisions that the learner had made by then, also before it went on."""


class Probe(msgspec.Struct):
    """What one probe has printed so far, and the curves that it draws on."""

    first: Look
    before: int
    """Decisions of the learner from whom this one went on."""
    curves: dict[int, Curve]
    shown: dict[int, int] = msgspec.field(default_factory=dict)
    """At each size of table, the decisions of the last look."""

    def goes_on_with(self, look: Look) -> bool:
        """Whether a line is another look of the same probe."""
        likes = ("argmax", "warm", "goes_on", "tables", "set", "policy", "sha256")
        is_like = all(getattr(look, name) == getattr(self.first, name) for name in likes)
        return is_like and look.decisions >= self.made and look.decisions > self.shown.get(look.seats, -1)

    @property
    def made(self) -> int:
        """The decisions of the last look."""
        return max(self.shown.values(), default=0)


def sha256_of(policy: Traversable) -> str:
    """What tells the file of a policy from all others."""
    return sha256(policy.read_bytes()).hexdigest()[:DIGITS]


def curves_of(files: Iterable[Iterable[Look]]) -> list[Curve]:
    """The looks of each file in their order: who goes on from what was kept goes on in his curve."""
    curves: list[Curve] = []
    known: dict[bool, Probe] = {}
    for looks in files:
        here: dict[bool, Probe] = {}
        for look in looks:
            if look.argmax not in here or not here[look.argmax].goes_on_with(look):
                here[look.argmax] = known[look.argmax] = _begun(look, known.get(look.argmax))
            now = here[look.argmax]
            if look.seats not in now.curves:
                now.curves[look.seats] = Curve(look.seats, look.argmax)
                curves.append(now.curves[look.seats])
            now.curves[look.seats].looks.append((now.before + look.decisions, look))
            now.shown[look.seats] = look.decisions
    return curves


def _begun(look: Look, last: Probe | None) -> Probe:
    if not look.goes_on:
        return Probe(look, 0, {})
    if last is None:
        raise ContrabandeError("a learner goes on who has not begun; name the file of his first part before this one")
    return Probe(look, last.before + last.made, last.curves)


def draw(path: Path, curves: list[Curve], title: str) -> None:
    """Write the drawing; all panels have one scale."""
    from matplotlib.figure import Figure

    sizes = sorted({curve.seats for curve in curves})
    figure = Figure(figsize=(max(1.2 + 2.4 * len(sizes), NARROWEST), 3.4), layout="constrained")
    panels = figure.subplots(1, len(sizes), sharex=True, sharey=True, squeeze=False)[0]
    for panel, seats in zip(panels, sizes):
        _panel(panel, [curve for curve in curves if curve.seats == seats], f"{seats} seats")
    panels[0].set_ylabel("gain, points of win share", fontsize=9)
    lines, names = panels[0].get_legend_handles_labels()
    figure.legend(lines, names, loc="outside lower right", ncols=2, frameon=False, fontsize=8)
    panels[-1].set_xlabel("decisions of the learner, millions", fontsize=9, loc="right")
    figure.suptitle(title, fontsize=11, x=0.01, ha="left")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=130)


def _panel(panel: "Axes", curves: list[Curve], title: str) -> None:
    named = set()
    for curve in curves:
        made = [decisions / 1e6 for decisions, _ in curve.looks]
        name = curve.looks[0][1].against
        colour = COLOURS[name]
        gains = [100 * look.gain for _, look in curve.looks]
        low, high = ([100 * look.gain_ci95[end] for _, look in curve.looks] for end in (0, 1))
        style = "--" if curve.argmax else "-"
        label = None if name in named else f"against {name}"
        panel.plot(made, gains, style, color=colour, linewidth=1.4, marker="o", markersize=2.5, label=label)
        panel.fill_between(made, low, high, color=colour, alpha=0.15, linewidth=0)
        named.add(name)
    for points, colour in ((MOST, COLOURS[CHAMPION]), (LEAST, COLOURS[FAVOURITES])):
        panel.axhline(points, color=colour, linewidth=0.8, linestyle=":")
    panel.axhline(0, color="grey", linewidth=0.6)
    panel.set_title(title, fontsize=9, loc="left")
    panel.tick_params(labelsize=8)
    for side in ("top", "right"):
        panel.spines[side].set_visible(False)
