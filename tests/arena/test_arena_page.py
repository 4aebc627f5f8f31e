"""The page about the arena: its example runs and prints what the page says."""

import re
from pathlib import Path

import pytest

from contrabande.bots.registry import BOTS

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Every block of Python, in order."""
    text = PAGE.read_text()
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, PAGE.name, "exec"), names)
    printed = "".join(re.findall(r"```text\n(.*?)```", text, re.DOTALL))
    assert printed
    assert capsys.readouterr().out == printed


def test_the_page_names_all_bots() -> None:
    """In the table of bots, with what may follow a name."""
    rows = [line for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    for name in (*BOTS, "neural:argmax", "neural:0.7", "neural@file.npz:0.7"):
        assert any(f"`{name}" in row for row in rows), name
