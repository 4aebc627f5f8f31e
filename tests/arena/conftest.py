"""The command line as a test calls it."""

import pytest
from cli_harness import Terminal


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command."""
    return Terminal(monkeypatch, capsys)
