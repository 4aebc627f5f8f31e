"""Workers: the same results in the same order wherever the work is done, also when a worker dies in the middle."""

import os
import sys
from pathlib import Path

import pytest
from arena_work import doomed, parts, squared, wrong
from cli_harness import Terminal

from contrabande.arena.errors import ArenaError
from contrabande.arena.workers import ALONE, Workforce, each

TWO = Workforce(2)


def test_one_worker_works_here(tmp_path: Path) -> None:
    """In order."""
    grave = tmp_path / "grave"
    grave.touch()
    assert list(each(squared, parts(grave), ALONE)) == [(number**2, os.getpid()) for number in range(9)]


def test_a_process_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    """Its part is done again by another."""
    done = list(each(squared, parts(tmp_path / "grave"), TWO))
    assert (tmp_path / "grave").exists()
    assert [square for square, _ in done] == [number**2 for number in range(9)]
    assert os.getpid() not in {worker for _, worker in done}


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one line."""
    monkeypatch.setattr("contrabande.arena.workers.LIVES", 1)
    with pytest.raises(ArenaError, match="worker processes died 1 times"):
        list(each(doomed, parts(tmp_path), TWO))


def test_an_error_of_the_work_is_raised_here(tmp_path: Path) -> None:
    """As it was."""
    with pytest.raises(ArenaError, match="0 is wrong"):
        list(each(wrong, parts(tmp_path), TWO))


def test_where_no_cluster_listens_it_says_so_at_once(contrabande: Terminal) -> None:
    """Ray alone would try for minutes."""
    called = contrabande("arena", "hs", "--bots", "random,random", "--deals", 1, "--ray", "127.0.0.1:1")
    assert called.status == 2
    assert called.err.startswith("contrabande: there is no Ray cluster at '127.0.0.1:1'")


def test_without_ray_it_says_what_to_install(contrabande: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line."""
    monkeypatch.setitem(sys.modules, "ray", None)
    called = contrabande("simulate", "hs", "--bots", "random", "--matches", 1, "--ray", "local")
    assert called.status == 2
    assert "pip install 'contrabande[lab]'" in called.err
