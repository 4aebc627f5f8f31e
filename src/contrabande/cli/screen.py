"""The screen: what the terminal shows and hears."""

import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from contrabande.cli.tables.look import NARROWEST, WIDEST

WITHOUT_END = 1000
LETTER_PAUSE = 0.35
REVEAL_PAUSE = 0.8


class EndOfInput(Exception):
    """Nobody types any more."""


class Screen:
    """A terminal, or a pipe that takes its place."""

    def __init__(self, *, is_hurried: bool = False) -> None:
        self._console = Console(highlight=False, soft_wrap=False)
        is_live = sys.stdout.isatty() and sys.stdin.isatty()
        self.is_live = is_live and not self._console.is_dumb_terminal
        self._is_at_terminal = is_live
        self._is_hurried = is_hurried or not is_live
        if is_live:
            _edit_lines()

    @property
    def width(self) -> int:
        """The columns there are to draw in."""
        return min(max(self._console.width, NARROWEST), WIDEST)

    @property
    def height(self) -> int:
        """The lines that can be seen at once; as many as one likes where there is no screen."""
        return self._console.height if self._is_at_terminal else WITHOUT_END

    def show(self, *parts: RenderableType) -> None:
        """Print *parts* under each other."""
        for part in parts:
            self._console.print(part)

    def tell(self, text: str, style: str = "", *, is_whole: bool = False) -> None:
        """Print one sentence; *is_whole* where it must not be broken, so that it can be copied."""
        self._console.print(Text(text, style), soft_wrap=is_whole)

    def explain(self, title: str, paragraphs: Sequence[RenderableType]) -> None:
        """Print an explanation that stands apart from the table."""
        for paragraph in paragraphs:
            self._console.print(Panel(paragraph, title=title, title_align="left", width=min(self.width, 100)))

    def clear(self) -> None:
        """Begin with an empty screen, where there is one."""
        if self.is_live:
            self._console.clear()

    def hide(self) -> None:
        """Leave nothing to scroll back to, nor earlier lines to recall: what was seen and typed here is over."""
        if self._is_at_terminal:
            _forget_lines()
        if self.is_live:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()
        elif self._is_at_terminal:
            self._console.print("\n" * 2 * self._console.height)

    def pause(self, *, is_reveal: bool = False) -> None:
        """A beat of silence."""
        if not self._is_hurried:
            time.sleep(REVEAL_PAUSE if is_reveal else LETTER_PAUSE)

    def hear(self, mark: str = "› ") -> str:
        """A typed line; what comes through a pipe is shown as if it were typed."""
        if self._is_at_terminal:
            line = _typed(mark)
        else:
            self._console.print(Text(mark, "bold"), end="")
            self._console.file.flush()
            line = sys.stdin.readline()
        if not line:
            self._console.print()
            raise EndOfInput
        if not self._is_at_terminal:
            self._console.print(Text(line.rstrip("\n")))
        return line.strip()


def _typed(mark: str) -> str:
    """A line from the keyboard; the line editor draws the mark itself, so that a recalled line stands after it."""
    try:
        return input(mark) + "\n"
    except EOFError:
        return ""


def _edit_lines() -> None:
    """Arrow keys and earlier lines, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def _forget_lines() -> None:
    with suppress(ImportError):
        import readline

        readline.clear_history()
