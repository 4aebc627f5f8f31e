"""At a real terminal: the screen is cleared, hands are hidden, and plain terminals get plain text."""

import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread, Timer
from time import sleep

import pytest
from cli_harness import answers

CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"
LONGEST = 60.0
"""Seconds after which a match at the terminal is given up."""


def at_terminal(
    kind: str, typed: str, *arguments: object, colour: bool = True, interrupt: bool = False
) -> tuple[int, str]:
    """The status and the output of `contrabande` at a terminal of that kind."""
    ours, theirs = pty.openpty()
    surroundings = {**os.environ, "TERM": kind, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"}
    if not colour:
        surroundings["NO_COLOR"] = "1"
    command = [sys.executable, "-c", "from contrabande.cli import main; main()", *map(str, arguments)]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings, preexec_fn=_heed_interrupts
    )
    watchdog = Timer(LONGEST, process.kill)
    watchdog.start()
    os.close(theirs)
    os.write(ours, typed.encode())
    shown = b""
    with suppress(OSError):  # raised by Linux when the other side has gone
        while part := os.read(ours, 4096):
            shown += part
            if interrupt and "› ".encode() in shown:
                interrupt = False
                Thread(target=_interrupt, args=(process,), daemon=True).start()
    os.close(ours)
    status = process.wait(timeout=20)
    watchdog.cancel()
    return status, shown.decode()


def _interrupt(process: subprocess.Popen[bytes]) -> None:
    """Press Ctrl-C until it is heard: Python misses it between showing the mark and waiting for a key."""
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
        sleep(2)


def _heed_interrupts() -> None:
    """A process that was started in the background ignores interrupts, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def call(tmp_path: Path) -> tuple[object, ...]:
    """A match of Hochstapler that the first seat opens."""
    options = ("--bots", "random", "--quick", "--seats", 3, "--option", "start_player=seat0", "--seed", "11")
    return ("play", "hs", *options, "--save", tmp_path / "match.json")


def test_a_terminal_is_cleared_and_coloured(call: tuple[object, ...]) -> None:
    """For each new table."""
    status, shown = at_terminal("xterm-256color", "q\n", *call)
    assert status == 0
    assert CLEAR in shown
    assert "\x1b[1;" in shown or "\x1b[38;" in shown


def test_a_dumb_terminal_gets_text_without_codes(call: tuple[object, ...]) -> None:
    """Neither colours nor cursor moves."""
    status, shown = at_terminal("dumb", "1 green\nq\n", *call)
    assert status == 0
    assert "\x1b" not in shown
    assert "╔" in shown


def test_no_colour_is_respected(call: tuple[object, ...]) -> None:
    """The table is drawn, without colours."""
    status, shown = at_terminal("xterm-256color", "q\n", *call, colour=False)
    assert status == 0
    assert "\x1b[38;" not in shown
    assert "\x1b[48;" not in shown


def test_a_shared_screen_forgets_the_last_hand(call: tuple[object, ...]) -> None:
    """Not even scrolling back shows it."""
    status, shown = at_terminal("xterm-256color", "\n1 green\nq\n", *call, "--humans", 3)
    assert status == 0
    before, after = shown.split("Pass the screen to Bram")
    assert before.rindex(FORGET) > before.rindex("╚")
    assert FORGET not in after


def test_a_shared_screen_recalls_no_line_of_the_last_player(call: tuple[object, ...]) -> None:
    """The arrow up brings back one's own lines only."""
    status, shown = at_terminal("xterm-256color", "\nzebra\n1 green\n\n\x1b[A\x1b[A\x1b[A\nq\n", *call, "--humans", 3)
    assert status == 0
    _, after = shown.split("Pass the screen to Bram")
    assert "╚" in after
    assert "zebra" not in after


def test_a_line_is_recalled_after_its_mark(call: tuple[object, ...]) -> None:
    """A lone player has earlier lines."""
    status, shown = at_terminal("xterm-256color", "zebra\n\x1b[A\nq\n", *call)
    assert status == 0
    assert shown.split("╚")[-1].count("zebra") == 2


def test_a_game_of_memory_forgets_the_last_round(tmp_path: Path) -> None:
    """The terminal keeps no more than the log, unless the table has agreed otherwise (md.memory_aid)."""
    wipes = []
    for aid in ("off", "full"):
        options = ("--bots", "random", "--quick", "--seats", 2, "--seed", "05", "--option", f"memory_aid={aid}")
        call = ("play", "md", *options)
        typed = "".join(f"{line}\n" for line in [*answers("meisterdiebe")[:60], "q"])
        status, shown = at_terminal("xterm-256color", typed, *call, "--save", tmp_path / f"{aid}.json")
        assert status == 0
        wipes.append(shown.count(FORGET))
    assert wipes[0] > 1
    assert wipes[1] == 0


def test_a_shared_dumb_screen_pushes_the_last_hand_out_of_sight(call: tuple[object, ...]) -> None:
    """By empty lines."""
    status, shown = at_terminal("dumb", "\n1 green\nq\n", *call, "--humans", 3)
    assert status == 0
    before, _ = shown.split("Pass the screen to Bram")
    assert before.replace("\r", "").endswith("\n" * 40)


def test_interrupting_saves_and_leaves(call: tuple[object, ...], tmp_path: Path) -> None:
    """Like q, with the status of an interrupt."""
    status, shown = at_terminal("xterm-256color", "", *call, interrupt=True)
    assert status == 130
    assert "--resume" in shown
    assert (tmp_path / "match.json").exists()


def test_output_that_is_cut_off_is_no_error(tmp_path: Path) -> None:
    """As in `contrabande rules hs | head -1`."""
    command = f'{sys.executable} -c "from contrabande.cli import main; main()" rules hs | head -1'
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
