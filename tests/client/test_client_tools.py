"""The client's own checks: types, words, generated files, locks."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from forgeries import forgeries
from web_house import ROOT, WEB, node
from wording_samples import PLAYERS, heard, samples

from contrabande.engine.actions import Prompt
from contrabande.engine.match import Match
from contrabande.engine.record import encode, fingerprint, heads
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES, Wording

PLATFORMS = 15
LONGEST = 400
"""Lines of a file, as CONTRIBUTING.md has it."""
PATIENCE = "--testTimeout=120000"
"""Milliseconds, for a machine that has much else to do."""


def test_generated_types_are_fresh() -> None:
    """Whoever changes a struct runs web/generate.py."""
    done = subprocess.run([sys.executable, str(WEB / "generate.py"), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_lock_names_no_registry_and_knows_every_platform() -> None:
    """Otherwise it installs only where it was written."""
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"node_modules/@rolldown/binding') == PLATFORMS


def test_every_file_of_the_client_is_short_enough_to_be_one_noun() -> None:
    """A longer one is split, by noun."""
    files = [path for ending in ("svelte", "ts", "css") for path in (WEB / "src").rglob(f"*.{ending}")]
    lengths = {str(path.relative_to(WEB)): len(path.read_text("utf-8").splitlines()) for path in files}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


@pytest.fixture(scope="module")
def types() -> Iterator[Future[str]]:
    """What svelte-check says; it takes its time beside the others."""
    check = ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    with ThreadPoolExecutor() as pool:
        yield pool.submit(node, *check)


@pytest.mark.usefixtures("types")
def test_pure_modules_hold_and_say_what_python_says(tmp_path: Path) -> None:
    """Vitest, with samples of every event, action, question and refusal as Python words them."""
    path = tmp_path / "samples.json"
    told_of = {"players": PLAYERS, **_said(), **_record(), "forgeries": forgeries(tmp_path)}
    path.write_bytes(msgspec.json.encode(told_of))
    told = node("node_modules/vitest/vitest.mjs", "run", "--no-isolate", PATIENCE, CONTRABANDE_SAMPLES=str(path))
    assert "skipped" not in told


def test_types_are_clean(types: Future[str]) -> None:
    """svelte-check finds neither errors nor warnings."""
    types.result()


def test_the_client_ships_with_no_address_of_another_house() -> None:
    """No request may leave the origin: no address stands in what is built, but for names of formats."""
    for path in (ROOT / "src/contrabande/static").rglob("*.css"):
        assert "http" not in path.read_text("utf-8").replace("http://www.w3.org", "")


def _said() -> dict[str, object]:
    said, rules = [], []
    for game in GAMES:
        for language in LANGUAGES:
            words = Wording(game, language, PLAYERS)
            read = [(rule.id, rule.text) for section in words.rules() for rule in section.rules]
            rules.append({"game": game.key, "language": language, "rules": read})
            said += [{"game": game.key, "language": language, **each} for each in _sentences(words)]
    return {"said": said, "rules": rules}


def _sentences(words: Wording) -> list[dict[str, object]]:
    game = words.game
    asks, refusals, _ = heard(game)
    events = [(event, words.event(event)) for kind in game.events for event in samples(game, kind)]  # type: ignore[arg-type]
    actions = [(action, words.action(action)) for kind in game.actions for action in samples(game, kind)]  # type: ignore[arg-type]
    questions = [(_ask(ask), words.ask(Prompt(0, ask), 0)) for ask, _ in asks[:60]]  # type: ignore[arg-type]
    reasons = [({"key": one.key, "rule": one.rule, "facts": dict(one.facts)}, words.refusal(one)) for one in refusals]
    rows = {"event": events, "action": actions, "ask": questions, "refusal": reasons}
    return [{"kind": kind, "what": what, "text": text} for kind, row in rows.items() for what, text in row]


def _ask(ask: object) -> dict[str, object]:
    return {"key": ask.key, "facts": dict(ask.facts)}  # type: ignore[attr-defined]


def _record() -> dict[str, object]:
    """A short match with its seed and what a seat was shown on the way."""
    game = next(each for each in GAMES if each.key == "hochstapler")
    match = Match(game, game.options(), 3, b"\x07" * 32, players=("Anna", "Bram", "Clara"))
    seen: dict[int, str] = {}
    while match.to_act:
        seen[match.entries] = match.head
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, next(iter(reversed(list(prompt.ask.choices)))).sample(lambda: 0.0))
    record = match.record()
    verified = (record.header.commitment, fingerprint(record), heads(record)[-1])
    share, kept = record.header.entropy[0], dict(list(seen.items())[-3:])
    return {"record": encode(record).decode(), "entropy": share, "heads": kept, "verified": verified}


def test_every_game_has_its_rules_in_every_language() -> None:
    """The drawer reads the same files as Python: they are all there."""
    for game in GAMES:
        folder = ROOT / "src/contrabande/games" / game.key.replace("-", "_") / "locales"
        assert {path.name for path in folder.glob("rules.*.ftl")} == {f"rules.{each}.ftl" for each in LANGUAGES}
