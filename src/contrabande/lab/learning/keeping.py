"""What a run leaves on disk: a resume file, the settings and the progress beside it, and the actor that ships."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from contrabande.engine.errors import ContrabandeError, OptionsError
from contrabande.lab.learning.network import Tower, size_of, tower, widened
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.sharpening import MOST, sharpened
from contrabande.lab.learning.stretch import Progress
from contrabande.lab.learning.training import Learner, learner_of, magnetised
from contrabande.lab.sim.simulator import AnySimulator

TOWERS = ("actor", "critic", "average")
Towers: TypeAlias = dict[str, Tower]


class Kept(msgspec.Struct, kw_only=True):
    """What stands beside the resume file."""

    settings: Settings
    progress: Progress
    visitors: tuple[str, ...] = ()
    """The files of those who came from elsewhere, and of the lessons of another."""

    @property
    def part(self) -> float:
        """How much of the run is over."""
        return self.progress.part(self.settings)


def keep(folder: Path, learner: Learner, run: Kept) -> None:
    """Write the resume file and the policy as the bots read it, in half precision; momenta are made anew next time."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = {f"{name}.{part}": each for name in TOWERS for part, each in getattr(learner, name).items()}
    _write(folder / "resume.npz", rows)
    keep_actor(folder / "policy.npz", sharpened(learner.average, run.settings.sharpness))
    (folder / "run.json").write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n")


def keep_actor(path: Path, actor: Tower, *, squeezed: bool = False) -> None:
    """Write a policy as the bots read it: `neural@FILE` plays it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, actor, squeezed=squeezed)


def _write(path: Path, rows: Tower, *, squeezed: bool = False) -> None:
    """All or nothing: a stretch that is cut off leaves the file of before."""
    halves = {name: np.asarray(jax.device_get(each), np.float16) for name, each in rows.items()}
    beside = path.with_suffix(".part.npz")
    save = np.savez_compressed if squeezed else np.savez
    save(beside, **halves)  # type: ignore[arg-type]
    beside.replace(path)


def kept(folder: Path) -> Kept | None:
    """The run that lies in a folder."""
    path = folder / "run.json"
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except msgspec.DecodeError as error:
        raise ContrabandeError(f"{path} is not what a run leaves behind: {error}") from error


def resumed(folder: Path, simulator: AnySimulator, settings: Settings) -> Learner:
    """The learner as it was kept, with fresh momenta, and its magnet where it is."""
    towers = towers_in(folder, settings.game)
    fresh = learner_of(simulator, settings)
    (width, blocks), (critic_width, _) = size_of(towers["actor"]), size_of(towers["critic"])
    if (width, blocks, critic_width) != (settings.width, settings.blocks, settings.critic_width):
        size = f"width={width}, blocks={blocks} and critic_width={critic_width}"
        raise OptionsError(f"{folder} holds a run with {size}; who begins as it must have the same")
    return magnetised(fresh._replace(**{name: widened(each, getattr(fresh, name)) for name, each in towers.items()}))


def begun_as(policy: Tower, learner: Learner, critic: Tower | None = None) -> Learner:
    """One who plays as *policy*; what he foresees is what *critic* does, or else *learner*."""
    actor, average = (jax.tree.map(jnp.copy, widened(policy, learner.actor)) for _ in range(2))
    if critic is not None:
        learner = learner._replace(critic=jax.tree.map(jnp.copy, widened(critic, learner.critic)))
    return magnetised(learner._replace(actor=actor, average=average))


def towers_in(folder: Path, game: str) -> Towers:
    """All towers of the run of that game which lies in a folder."""
    path, run = folder / "resume.npz", kept(folder)
    if not path.is_file():
        raise OptionsError(f"{folder} holds no run to begin with: there is no {path.name} in it")
    if run is not None and run.settings.game != game:
        raise OptionsError(f"{folder} holds a run of {run.settings.game}, which is another game")
    with unbroken(path, "resume file"):
        return read_towers(path)


def read_towers(path: Path) -> Towers:
    """All towers of a resume file."""
    with np.load(path) as file:
        names = [name.split(".") for name in file.files]
        found: Towers = {tower: {} for tower, _ in names}
        for tower, part in names:
            found[tower][part] = jnp.asarray(file[f"{tower}.{part}"], jnp.float32)
    return found


def read_actor(path: Traversable) -> Tower:
    """An actor that was shipped."""
    with path.open("rb") as file, np.load(file) as rows:
        return {name: jnp.asarray(rows[name], jnp.float32) for name in rows.files}


def policy_in(path: Path, simulator: AnySimulator, size: tuple[int, int] | None = None) -> Tower:
    """The policy of a game in a file, as `train` and `probe --keep` write it; where *size* is given, of that size."""
    if not path.is_file():
        raise OptionsError(f"there is no policy {path}: train, distill and probe --keep write one")
    with unbroken(path, "policy"):
        policy = read_actor(path)
    if "in_w" not in policy or policy["in_w"].ndim != 2 or not _fits(policy, simulator):
        raise OptionsError(f"{path} is no policy of this game")
    if not all((np.abs(np.asarray(row)) <= MOST).all() for row in policy.values()):
        raise OptionsError(
            f"{path} holds numbers beyond {MOST:.0f}, or that are none: half precision cannot keep them; choose another"
        )
    if size is not None and size_of(policy) != size:
        said, needed = ("width={} and blocks={}".format(*each) for each in (size_of(policy), size))
        raise OptionsError(f"{path} has {said}; here it must be {needed}")
    return policy


def _fits(policy: Tower, simulator: AnySimulator) -> bool:
    """Whether it sees no more than the game shows, and says what can be said in it; an older one may see less."""
    seen = jnp.zeros((1, min(policy["in_w"].shape[0], simulator.features)))
    likeness = jax.eval_shape(lambda: tower(jax.random.key(0), seen, *size_of(policy), simulator.tokens))
    return {name: row.shape for name, row in policy.items()} == {name: row.shape for name, row in likeness.items()}


@contextmanager
def unbroken(path: Path, what: str) -> Iterator[None]:
    """Refuse by name a file that cannot be read as what it should be."""
    try:
        yield
    except (TypeError, ValueError, OSError, EOFError, KeyError, BadZipFile) as error:
        raise OptionsError(f"{path} is no {what}, or a broken one") from error
