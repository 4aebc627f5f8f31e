"""`contrabande serve` as a person starts it."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest


def start(tmp_path: Path, *arguments: str) -> "subprocess.Popen[str]":
    """A server in a process of its own that Ctrl-C reaches."""
    command = [sys.executable, "-m", "contrabande", "serve", "--no-browser", *arguments]
    environment = {**os.environ, "CONTRABANDE_DATABASE": str(tmp_path / "t.db")}
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_it_says_where_it_is_answers_and_stops_when_told(tmp_path: Path) -> None:
    process = start(tmp_path, "--port", "0")
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=5) as reply:
                assert json.load(reply)["status"] == "ok"
            break
        except OSError:
            signal.sigtimedwait([], 0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "On phones in the same network" in told
    assert "▀" in told
    assert (tmp_path / "t.db").exists()


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = start(tmp_path, "--local", "--port", str(taken.getsockname()[1]))
        _, told = process.communicate(timeout=20)
    assert process.returncode == 2
    assert told.count("\n") == 1
    assert "--port" in told


@pytest.mark.parametrize("flag", ["--port 99999", "--port -1", "--tempo -1", "--thinkers -1", "--most-tables 0"])
def test_a_number_that_makes_no_sense_is_one_clear_line(flag: str, tmp_path: Path) -> None:
    process = start(tmp_path, "--local", *flag.split())
    _, told = process.communicate(timeout=20)
    assert process.returncode == 2
    assert told.count("\n") == 1
    assert flag.split()[0] in told
    assert not (tmp_path / "t.db").exists()


@pytest.mark.parametrize("database", ["mysql://x/y", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_opened_is_one_clear_line(database: str, tmp_path: Path) -> None:
    process = start(tmp_path, "--local", "--port", "0", "--database", database)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "Traceback" not in told
    assert "contrabande: " in told
