"""The power-cut drill: it finds what was not synced, and with the store as it is it finds nothing missing."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from contrabande.drills.powercut import power_cut
from contrabande.drills.powercut_disk import Disk, built_shim


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled library."""
    return built_shim(tmp_path_factory.mktemp("shim"))


@pytest.fixture
def disk(tmp_path: Path, shim: Path) -> Disk:
    """A disk with one file on it."""
    disk = Disk(tmp_path / "machine", shim)
    (disk.data / "old").write_text("old")
    disk.power_on()
    return disk


def left_after(disk: Disk, program: str) -> dict[str, str]:
    """The files after *program* has run in the folder and the power was cut."""
    lines = f"import os\nfd = os.open('old', os.O_RDWR)\n{program}"
    subprocess.run([sys.executable, "-ISc", lines], cwd=disk.data, env=disk.environment, check=True)
    disk.cut()
    disk.come_back(None)
    return {path.name: path.read_text() for path in disk.data.iterdir()}


def test_a_write_that_was_not_synced_is_lost(disk: Disk) -> None:
    assert left_after(disk, "os.write(fd, b'new'); os.close(fd)") == {"old": "old"}


@pytest.mark.parametrize("sync", ["fsync", "fdatasync"])
def test_a_write_that_was_synced_stays(disk: Disk, sync: str) -> None:
    assert left_after(disk, f"os.write(fd, b'new'); os.{sync}(fd); os.write(fd, b'er')") == {"old": "new"}


def test_a_new_file_is_there_once_it_is_synced(disk: Disk) -> None:
    making = "open('lost', 'w').write('x'); file = open('new', 'w'); file.write('x'); file.flush()"
    assert left_after(disk, f"{making}; os.fsync(file.fileno())") == {"old": "old", "new": "x"}


def test_a_file_opened_for_synchronous_writing_stays(disk: Disk) -> None:
    assert left_after(disk, "os.pwrite(os.open('old', os.O_RDWR | os.O_DSYNC), b'new', 0)") == {"old": "new"}


def test_a_file_is_shortened_when_it_is_synced(disk: Disk) -> None:
    assert left_after(disk, "os.ftruncate(fd, 1)") == {"old": "old"}
    disk.power_on()
    assert left_after(disk, "os.ftruncate(fd, 1); os.fsync(fd)") == {"old": "o"}


def test_names_pass_at_once(disk: Disk) -> None:
    assert left_after(disk, "os.rename('old', 'moved')") == {"moved": "old"}


def test_nothing_is_synced_after_the_cut(disk: Disk) -> None:
    program = "import os\ntry:\n os.fsync(os.open('old', os.O_RDWR))\nexcept OSError as error:\n print(error.errno)"
    disk.cut()
    ran = subprocess.run(
        [sys.executable, "-ISc", program], cwd=disk.data, env=disk.environment, check=True, capture_output=True
    )
    assert ran.stdout == b"5\n"


def test_a_torn_write_is_partly_there(disk: Disk) -> None:
    (disk.data / "old").write_bytes(b"n" * 512 * 100)
    disk.cut()
    disk.come_back(Random(0))
    left = (disk.data / "old").read_bytes()
    assert b"n" * 512 in left
    assert b"\0" * 512 in left


def test_the_store_loses_nothing_when_the_power_is_cut() -> None:
    losses = power_cut(4, "sqlite", seed=3)
    assert losses.acknowledged > 0
    assert losses.is_clean


def test_the_drill_finds_what_is_lost_without_syncing() -> None:
    assert power_cut(2, "sqlite", "OFF", seed=3).lost > 0


@pytest.mark.slow
def test_postgresql_loses_nothing_when_the_power_is_cut() -> None:
    losses = power_cut(3, "postgres", seed=3)
    assert losses.acknowledged > 0
    assert losses.is_clean


@pytest.mark.slow
def test_the_drill_finds_what_postgresql_loses_without_syncing() -> None:
    assert power_cut(3, "postgres", "OFF", seed=3).lost > 0
