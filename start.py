"""Install and run Contrabande, or test it, on a machine that has Python and nothing else of ours.

    python3 start.py                  install what is missing, then open the house: in this browser and on phones
    python3 start.py play GAME …      any command of the program: play, simulate, replay, verify, rules, fuzz, bench …
    python3 start.py test             all tests, within fifteen minutes on two cores
    python3 start.py test --full      the long ones too: every law at full size

It needs Python 3.11 or newer and a network to fetch packages the first time.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent
TOOLS = HOME / ".tools"


def main(arguments: list[str]) -> int:
    """Run what was asked for; the exit code."""
    if sys.version_info < (3, 11):
        print(f"Contrabande needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    uv = find_uv()
    if arguments[:1] == ["test"]:
        return test(uv, arguments[1:])
    brought = [word for extra in extras(arguments) for word in ("--extra", extra)]
    return run(uv, "run", "--no-dev", "--quiet", *brought, "contrabande", *(arguments or ["serve"]))


LABORATORY = ("lockstep", "train", "lessons", "probe", "exact")


def extras(arguments: list[str]) -> list[str]:
    """What a command needs beyond the house itself: extras of pyproject.toml, fetched the first time."""
    verb, *rest = arguments or ["serve"]
    words = " ".join(rest)
    wanted = {
        "bench": verb == "bench",
        "lab": verb in LABORATORY or "--ray" in words or (verb == "bench" and rest[:1] == ["sim"]),
        "openspiel": verb in ("train", "exact"),
        "mcp": verb == "mcp",
        "drills": verb == "drill",
        "postgres": "postgresql" in words + os.environ.get("CONTRABANDE_DATABASE", ""),
    }
    return [extra for extra, is_needed in wanted.items() if is_needed]


def find_uv() -> str:
    """The uv on this machine, or our own beside this file."""
    found = shutil.which("uv")
    if found:
        return found
    own = TOOLS / ("Scripts" if os.name == "nt" else "bin")
    uv = own / ("uv.exe" if os.name == "nt" else "uv")
    if not uv.exists():
        print("Fetching uv, the installer …", file=sys.stderr)
        make_environment()
        subprocess.run([own / "python", "-m", "pip", "install", "--quiet", "uv>=0.9"], check=True)
    return str(uv)


def make_environment() -> None:
    """A virtual environment for our tools; bare Debian lacks the module for it, and root can mend that."""
    command = [sys.executable, "-m", "venv", str(TOOLS)]
    if subprocess.run(command, capture_output=True).returncode == 0:
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run(["apt-get", "update"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "python3-venv"], **quiet)
    subprocess.run(command, check=True)


CHECKS = (
    ("format", ("ruff", "format", "--check", "--quiet", ".")),
    ("lint", ("ruff", "check", "--quiet", ".")),
    ("types", ("mypy",)),
    ("layers", ("lint-imports",)),
)


COVERED = ("tests/engine", "tests/games")
"""These alone must reach every branch of the kernel and the games; the rest runs without the cost of watching."""


WEB = "tests/web"
"""In a real browser, after everything else: one browser leaves half a core free, and two leave nothing for others."""

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


def find_browser() -> None:
    """A browser for the tests of the web client; root can fetch one, for others those tests are skipped."""
    if any(map(shutil.which, BROWSERS)):
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Fetching a browser for the tests …", file=sys.stderr)
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run(["apt-get", "update"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "chromium-headless-shell", "libatomic1"], **quiet)


def test(uv: str, arguments: list[str]) -> int:
    """The checks of the code, then every test; words after `test` other than --full go to pytest."""
    full = "--full" in arguments
    rest = [word for word in arguments if word != "--full"]
    marked = ["--dist", "worksteal", *([] if full else ["-m", "not full"])]
    # Servers, databases and pages wait for each other now and then: a third worker uses that time.
    pytest = ["pytest", "-q", "-n", "3", *marked]
    if rest:
        return run(uv, "run", "--quiet", *pytest, *rest)
    others = [f"--ignore={folder}" for folder in (*COVERED, WEB)]
    find_browser()
    steps = (
        *CHECKS,
        ("kernel and games", (*pytest, *COVERED, "--cov", "--cov-fail-under=100")),
        ("laws and everything else", (*pytest, *others)),
        ("web", (*pytest, WEB)),
    )
    for name, command in steps:
        print(f"── {name}", flush=True)
        if run(uv, "run", "--quiet", *command):
            return 1
    return 0


def run(uv: str, *command: str) -> int:
    """One command of uv in this folder, with an environment of its own; the exit code."""
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    environment.setdefault("PYTHONHASHSEED", "0")
    try:
        return subprocess.run([uv, *command], cwd=HOME, env=environment).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
