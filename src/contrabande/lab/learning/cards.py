"""The card of a policy that was made from another one: what that one's says, and how much sharper it is."""

from pathlib import Path
from typing import Any

import msgspec

from contrabande.bots.neural.network import SHARPEST, card_of
from contrabande.engine.errors import OptionsError


def carried(policy: Path, keep: Path, by: float = 1.0) -> dict[str, Any]:
    """What the card beside *keep* must say; nothing where none is needed."""
    beside = policy.with_suffix(".json")
    sharpness = card_of(policy).sharpness * by
    if sharpness > SHARPEST:
        raise OptionsError(
            f"{policy} would be {sharpness:g} times as sharp as it was trained; {SHARPEST} times is most"
        )
    told: dict[str, Any] = msgspec.json.decode(beside.read_bytes()) if beside.is_file() else {}
    told |= {"sharpness": sharpness} if sharpness != 1 or "sharpness" in told else {}
    if not told and keep.with_suffix(".json").exists():
        raise OptionsError(f"{keep.with_suffix('.json')} would be taken for the card of {keep}; choose another name")
    return told


def keep_card(keep: Path, told: dict[str, Any]) -> None:
    """Write it beside the policy, where a bot looks for it."""
    if told:
        keep.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
