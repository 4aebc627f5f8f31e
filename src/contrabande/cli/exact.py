"""NashConv of a learned policy, exactly, at a table that is small enough: OpenSpiel walks through its whole tree."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.engine.game import AnyGame

if TYPE_CHECKING:
    from contrabande.bots.neural.network import Network
    from contrabande.bots.neural.speech import Speech


def exact(
    game: str,
    policy: Path,
    /,
    *,
    variant: str = "tiny",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """What all players together could gain by leaving a learned policy, on average over a tiny table's whole tree.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    policy
        The policy: policy.npz of a run on that variant.
    variant
        The tiny variant: tiny, or tiny3 in Hart an der Grenze.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    table = tiny_table(played, variant)
    from contrabande.bots.neural.network import loaded
    from contrabande.bots.neural.registry import speech_of

    speech = speech_of(played)
    told = _judged(table, speech, loaded(speech, str(policy)))
    print(msgspec.json.encode({"game": played.key, "variant": variant, **told}).decode() if as_json else _said(told))
    return 0


def tiny_table(game: AnyGame, variant: str) -> Any:
    """The table of a tiny variant as OpenSpiel knows it, refused by name where it is none."""
    small = next((each for each in game.variants if each.key == variant), None)
    if small is None or not variant.startswith("tiny"):
        known = ", ".join(each.key for each in game.variants if each.key.startswith("tiny"))
        raise Complaint(f"{game.key} has no tiny variant {variant!r}; it has {known}")
    if find_spec("pyspiel") is None:
        raise Complaint("exact figures need OpenSpiel: pip install 'contrabande[openspiel]'")
    from contrabande.adapters import openspiel

    return openspiel.load(game, small.seats[0], **msgspec.to_builtins(small.options))


def _judged(table: Any, speech: "Speech", network: "Network") -> dict[str, float]:
    """NashConv, the same per player, and as a part of the payoffs' range."""
    from open_spiel.python import policy as policies  # type: ignore[import-untyped]
    from open_spiel.python.algorithms import exploitability  # type: ignore[import-untyped]

    from contrabande.bots.neural.answers import answers
    from contrabande.engine.seats import Seat

    class Learned(policies.Policy):  # type: ignore[misc]
        """The network's answers, worked out once per information state."""

        def __init__(self) -> None:
            super().__init__(table, list(range(table.num_players())))
            self._known: dict[str, dict[int, float]] = {}

        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            story = state.information_state_string()
            if story not in self._known:
                now = state.now
                seat, at = Seat(now.seat), now.position
                odds = answers(speech, network, at.view(seat), at.ask(seat), at.knowledge(seat))
                self._known[story] = {now.table.number(action): chance for action, chance in odds.items()}
            return self._known[story]

    found = float(exploitability.nash_conv(table, Learned()))
    each = found / table.num_players()
    return {"nash_conv": found, "per_player": each, "of_range": each / (table.max_utility() - table.min_utility())}


def _said(told: dict[str, float]) -> str:
    return f"NashConv {told['nash_conv']:.4f}: {told['per_player']:.4f} per player, {told['of_range']:.2%} of the range"
