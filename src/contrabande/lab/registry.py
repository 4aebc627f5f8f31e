"""Which games have a simulator, a bridge and a habit. One line per game; a missing module means not yet."""

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec

from contrabande.engine.errors import OptionsError
from contrabande.lab.bridge.bridge import Bridge
from contrabande.lab.sim.simulator import AnySimulator

MODULES = {
    "hart-an-der-grenze": "hart_an_der_grenze",
    "meisterdiebe": "meisterdiebe",
    "hochstapler": "hochstapler",
    "prohis": "prohis",
}


def simulated() -> tuple[str, ...]:
    """The keys of the games that have a simulator."""
    return tuple(key for key, module in MODULES.items() if find_spec(f"contrabande.lab.sim.{module}"))


def simulator_named(key: str) -> AnySimulator:
    """The simulator of a game, refused by name where there is none."""
    if key not in simulated():
        raise OptionsError(f"there is no simulator of {key}; there are {', '.join(simulated())}")
    found: AnySimulator = import_module(f"contrabande.lab.sim.{MODULES[key]}").SIMULATOR
    if find_spec(f"contrabande.lab.habits.{MODULES[key]}"):
        found = replace(found, habit=import_module(f"contrabande.lab.habits.{MODULES[key]}").habit)
    return found


def bridge_named(key: str) -> Bridge:
    """The bridge to a game's simulator."""
    found: Bridge = import_module(f"contrabande.lab.bridge.{MODULES[key]}").BRIDGE
    return found
