"""Install and run Contrabande, or test it, on a machine that has Python and nothing else of ours.

    python3 start.py                  install what is missing, then open the house: in this browser and on phones
    python3 start.py play GAME …      any command of the program: play, simulate, replay, verify, rules, fuzz, bench …
    python3 start.py test             all tests, within fifteen minutes on two cores
    python3 start.py test --full      the long ones too: every law at full size

It needs Python 3.11 or newer and a network to fetch packages the first time.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
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


LABORATORY = (
    "lockstep",
    "train",
    "distill",
    "blend",
    "pack",
    "sharpen",
    "lessons",
    "probe",
    "gains",
    "strengths",
    "habits",
    "exact",
)


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
)
"""These take a second, and come first."""

READERS = (
    ("types", ("mypy",)),
    ("layers", ("lint-imports",)),
)
"""These read the whole code, each on one core; they do so beside the first tests."""


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
    with scratch() as folder:
        os.environ |= {"TMPDIR": str(folder), **compiled_once(folder), **UNPOLISHED}
        return tested(uv, pytest, others)


def tested(uv: str, pytest: list[str], others: list[str]) -> int:
    """Everything; the exit code."""
    first = ("kernel and games", (*pytest, *COVERED, "--cov", "--cov-fail-under=100"))
    later = (("laws and everything else", (*pytest, *others)), ("web", (*pytest, WEB)))
    if not all_pass(uv, CHECKS):
        return 1
    with beside(uv, READERS) as found:
        if not all_pass(uv, (first,)) or not all(found()):
            return 1
    return 0 if all_pass(uv, later) else 1


MEMORY = Path("/dev/shm")
PLENTY = 4 << 30
"""Bytes; the tests of the server and its drills alone leave 0.8 GiB behind them."""


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for whatever the tests write, gone afterwards; in memory, where there is plenty, no commit waits."""
    is_quick = False
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
        found = os.statvfs(MEMORY)
        is_quick = found.f_bavail * found.f_frsize >= PLENTY and not found.f_flag & os.ST_NOEXEC
    with tempfile.TemporaryDirectory(dir=MEMORY if is_quick else None, ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL is another user where root runs the tests
        yield Path(folder)


def compiled_once(folder: Path) -> dict[str, str]:
    """What lets jax compile a program once for all tests and workers that run it; the next run begins anew."""
    return {"JAX_COMPILATION_CACHE_DIR": str(folder / "jax"), "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}


UNPOLISHED = {"XLA_FLAGS": "--xla_backend_optimization_level=0 --xla_cpu_use_fusion_emitters=false"}
"""A test runs its program for a moment: what jax's compiler would polish takes longer than it saves.

The plainer of its two code generators takes half as long.
"""


Step = tuple[str, tuple[str, ...]]


def all_pass(uv: str, steps: Iterable[Step]) -> bool:
    """Whether one step after another is passed; the first that is not is the last."""
    for name, command in steps:
        print(f"── {name}", flush=True)
        if run(uv, "run", "--quiet", *command):
            return False
    return True


@contextmanager
def beside(uv: str, steps: Iterable[Step]) -> Iterator[Callable[[], Iterator[bool]]]:
    """Steps that run beside what is done here; whoever asks waits for each, hears what it says, and if it is passed."""
    started = []

    def found() -> Iterator[bool]:
        for name, process in started:
            told, _ = process.communicate()
            print(f"── {name}", told.decode(errors="replace").rstrip(), sep="\n", flush=True)
            yield process.returncode == 0

    try:
        for name, command in steps:
            words = [uv, "run", "--quiet", *command]
            streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
            started.append((name, subprocess.Popen(words, cwd=HOME, env=surroundings(), **streams)))
        yield found
    finally:
        for _, process in started:
            with process:
                process.terminate()


def run(uv: str, *command: str) -> int:
    """One command of uv in this folder; the exit code. Ctrl-C reaches it, too: it may still have something to keep."""
    with subprocess.Popen([uv, *command], cwd=HOME, env=surroundings()) as process:
        while True:
            with suppress(KeyboardInterrupt):
                status = process.wait()
                return 130 if status == -signal.SIGINT else status


def surroundings() -> dict[str, str]:
    """The environment of a command. Python keeps what it has compiled: each of many processes would do it anew."""
    found = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    found.setdefault("PYTHONHASHSEED", "0")
    if found.pop("PYTHONDONTWRITEBYTECODE", None):
        found.setdefault("PYTHONPYCACHEPREFIX", str(TOOLS / "compiled"))  # and not beside the sources
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
