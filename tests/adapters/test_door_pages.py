"""Each door's page has an example that runs; a door whose package is missing says what to install."""

import re
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[2] / "docs" / "doors").glob("*.md"))
OURS = [page for page in PAGES if page.stem in ("openspiel", "pettingzoo")]


@pytest.mark.parametrize("page", OURS, ids=[page.stem for page in OURS])
def test_the_example_of_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every fenced block of Python, in order; what the page says it prints is what it prints."""
    text = page.read_text()
    names: dict[str, object] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
            exec(compile(block, page.name, "exec"), names)
    printed = "".join(re.findall(r"```text\n(.*?)```", text, re.DOTALL))
    assert printed
    assert capsys.readouterr().out == printed


def test_both_doors_have_a_page() -> None:
    """Or the test above would test nothing."""
    assert [page.stem for page in OURS] == ["openspiel", "pettingzoo"]


@pytest.mark.parametrize(("door", "package"), [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")])
def test_a_door_without_its_package_says_what_to_install(door: str, package: str) -> None:
    """One clear line."""
    code = f"import sys; sys.modules[{package!r}] = None\nimport contrabande.adapters.{door}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1].endswith(f"pip install 'contrabande[{door}]'")
