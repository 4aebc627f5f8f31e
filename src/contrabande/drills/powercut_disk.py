"""A disk that loses power: what was synced stays, of the rest each sector stays or not, as chance will have it."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

SECTOR = 512
SOURCE = Path(__file__).with_name("powercut.c")


class CannotDrill(Exception):
    """This machine lacks something that the drill needs."""


def built_shim(folder: Path) -> Path:
    """The library to preload, compiled into *folder*."""
    if sys.platform != "linux":
        raise CannotDrill("the power-cut drill needs Linux")
    library = folder / "powercut.so"
    compiler = next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)
    command = [compiler] if compiler else [sys.executable, "-m", "ziglang", "cc"]
    if compiler is None and find_spec("ziglang") is None:
        raise CannotDrill("the power-cut drill needs a C compiler; install cc, or: pip install ziglang")
    command += ["-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise CannotDrill(f"the power-cut drill's library did not compile: {made.stderr.strip()[:300]}")
    return library


class Disk:
    """A folder as programs see it, and beside it what a power cut would leave of it."""

    def __init__(self, folder: Path, shim: Path) -> None:
        self.data = folder / "data"
        self._kept = folder / "disk"
        self._left = folder / "left"
        self._shim = shim
        self.data.mkdir(parents=True)

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs in its environment to live on this disk."""
        disk = {"POWERCUT_DATA": str(self.data), "POWERCUT_DISK": str(self._kept), "LD_PRELOAD": str(self._shim)}
        return {**os.environ, **disk}

    def fill(self, folder: Path) -> None:
        """Begin anew with a copy of *folder*."""
        shutil.rmtree(self.data)
        _copy_tree(folder, self.data)

    def power_on(self) -> None:
        """Whatever is in the folder now is on the disk."""
        _copy_tree(self.data, self._kept)

    def cut(self) -> None:
        """From this instant on nothing reaches the disk any more."""
        self._kept.rename(self._left)

    def come_back(self, chance: Random | None) -> None:
        """Put what is left in the place of the folder; with *chance*, also some sectors that were never synced."""
        if chance is not None:
            for path in sorted(self.data.rglob("*")):
                if path.is_file():
                    _tear(path, self._left / path.relative_to(self.data), chance)
        shutil.rmtree(self.data)
        self._left.rename(self.data)


def _tear(seen: Path, left: Path, chance: Random) -> None:
    """Let some sectors that a program wrote but never synced be on the disk nevertheless."""
    wanted, kept = seen.read_bytes(), left.read_bytes() if left.exists() else b""
    if wanted == kept or chance.random() < 0.3:
        return
    length = chance.choice((len(kept), len(wanted), max(len(kept), len(wanted))))
    torn = bytearray(kept[:length].ljust(length, b"\0"))
    for at in range(0, min(length, len(wanted)), SECTOR):
        if chance.random() < 0.5:
            torn[at : at + SECTOR] = wanted[at : min(at + SECTOR, length)]
    left.parent.mkdir(parents=True, exist_ok=True)
    left.write_bytes(torn)
    _give(seen, left)


def _copy_tree(source: Path, target: Path) -> None:
    """Copy a folder with owners and modes, but without sockets."""
    shutil.copytree(source, target, ignore=_sockets)
    for path in (target, *target.rglob("*")):
        _give(source / path.relative_to(target), path)


def _give(source: Path, target: Path) -> None:
    state = source.stat()
    os.chown(target, state.st_uid, state.st_gid)
    target.chmod(state.st_mode)


def _sockets(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if (Path(folder) / name).is_socket()]
