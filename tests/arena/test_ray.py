"""`--ray local`: a cluster of two worker processes gives the same as one process, also when a worker is killed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import arena_bots
import pytest

pytestmark = pytest.mark.full

MORTAL = f"{arena_bots.__file__}:Mortal"
ON_RAY = ("--processes", "2", "--ray", "local")


def called(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: Ray leaves things behind that a test would stumble over."""
    command = [sys.executable, "-m", "contrabande", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | environment)


def test_the_arena_gives_the_same_though_a_worker_is_killed_in_the_middle(tmp_path: Path) -> None:
    """Bit for bit, and nothing but the figures on standard output."""
    call = ("arena", "hs", "--bots", f"{MORTAL},random", "--deals", 12, "--json")
    here = called(*call, "--processes", 1)
    there = called(*call, *ON_RAY, GRAVE=str(tmp_path / "grave"))
    assert (tmp_path / "grave").exists()
    assert here.returncode == there.returncode == 0, there.stderr
    assert here.stdout.split(',"seconds"')[0] == there.stdout.split(',"seconds"')[0]


def test_data_from_the_cluster_is_the_same(tmp_path: Path) -> None:
    """Every record."""
    call = ("simulate", "pr", "--bots", "random", "--matches", 6, "--records")
    here, there = tmp_path / "here", tmp_path / "there"
    assert called(*call, here).returncode == called(*call, there, *ON_RAY).returncode == 0
    names = sorted(path.name for path in here.iterdir())
    assert len(names) == 6
    assert [(here / name).read_bytes() for name in names] == [(there / name).read_bytes() for name in names]


def test_lockstep_on_the_cluster_is_the_same() -> None:
    """As many steps, and no difference."""
    call = ("lockstep", "hs", "--matches", 40, "--json")
    here, there = called(*call), called(*call, *ON_RAY)
    assert json.loads(here.stdout) == json.loads(there.stdout)
    assert json.loads(there.stdout)["differences"] == 0


def test_what_goes_wrong_on_a_worker_is_told_in_one_line() -> None:
    """Here: nobody is at that address."""
    failed = called("arena", "hs", "--bots", "http://127.0.0.1:1,random", "--deals", 1, *ON_RAY)
    assert failed.returncode == 2
    assert failed.stderr.splitlines()[-1].startswith("contrabande: the bot at http://127.0.0.1:1 cannot be reached")
