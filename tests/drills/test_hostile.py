"""The hostile drill in small size, and proof that it can fail."""

import asyncio
import json
from random import Random

import msgspec
import pytest

from contrabande.client import wire
from contrabande.drills.hostile import Report, logged_errors, p99, run
from contrabande.drills.hostile_frames import CLOSED, KINDS, frame
from contrabande.drills.hostile_lanes import Score
from contrabande.drills.hostile_requests import DOORS
from contrabande.drills.hostile_tables import PHASES, Target
from contrabande.server import limits, sockets
from contrabande.server.limits import Bucket, Lane, Limits
from contrabande.server.sockets import Nonsense, parsed


@pytest.fixture(scope="module")
def report() -> Report:
    """What came of a small attack on a real server."""
    return run(700, crews=1, wave=2.5, is_yielding=False)


def test_nothing_escapes_a_small_attack(report: Report) -> None:
    assert report.errors == []
    assert report.score.wrong == []


def test_no_seat_is_taken_in_a_small_attack(report: Report) -> None:
    assert report.score.taken == []


def test_a_small_attack_tries_every_class_at_every_door_in_every_phase(report: Report) -> None:
    assert report.missing == []
    assert report.score.frames >= 700


def test_bystanders_play_on_during_an_attack_and_in_peace(report: Report) -> None:
    assert min(len(report.attacked), len(report.peaceful)) > 20


@pytest.fixture
def target() -> Target:
    """A table that is only talked about."""
    seat, watcher = (wire.Admission("0" * 20, None, member, None, f"{member:032x}") for member in (1, 2))
    return Target("single", seat, (watcher,), None, None, wire.Ready(id="old"), spent="a", stranger="b")  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["malformed", "oversized"])
def test_every_malformed_and_oversized_frame_is_nonsense_to_a_socket(kind: str, target: Target) -> None:
    rng = Random(1)
    for one in (frame(kind, target, rng) for _ in range(300)):
        if one.answer != CLOSED and not one.body.startswith(b'{"type":"hello"'):
            with pytest.raises(Nonsense):
                parsed({"type": "websocket.receive", "bytes": one.body})


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("malformed", "oversized")])
def test_every_other_frame_is_well_formed(kind: str, target: Target) -> None:
    rng = Random(1)
    for _ in range(100):
        msgspec.json.decode(frame(kind, target, rng).body, type=wire.FromClient)


def test_an_answer_that_is_not_right_counts_as_escaped_or_as_a_seat_taken(target: Target) -> None:
    score = Score(10)
    score.note("illegal", "socket", target, "was answered ack")
    score.note("cross-seat", "socket", target, "was answered ack")
    assert (Report(score).escaped, len(score.taken), score.frames) == (1, 1, 2)


def test_lines_of_the_log_that_tell_of_an_exception_are_found() -> None:
    fine, bad = json.dumps({"level": "warning", "what": "x"}), json.dumps({"level": "error", "what": "x"})
    assert logged_errors([fine, "Stop with Ctrl-C", bad, "Traceback (most recent call last):"]) == [
        bad,
        "Traceback (most recent call last):",
    ]


def test_one_in_a_hundred_is_slower_than_the_ninety_ninth() -> None:
    assert p99([number / 1000 for number in range(1000)]) == 0.99


def test_whoever_sends_too_much_waits_ever_longer_but_never_longer_than_the_limit() -> None:
    bucket = Bucket(5.0, 2.0)
    waits = [bucket.wait() for _ in range(500)]
    assert waits[:2] == [0.0, 0.0]
    assert 0 < waits[2] < waits[10] <= limits.LONGEST_WAIT
    assert waits[-1] <= limits.LONGEST_WAIT


def test_after_the_longest_wait_an_asker_is_as_quick_as_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    bucket = Bucket(5.0, 2.0)
    for _ in range(100_000):
        bucket.wait()
    now[0] += limits.LONGEST_WAIT + 1
    assert bucket.wait() == 0.0


def test_one_who_floods_does_not_slow_down_another(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("contrabande.server.limits.asyncio.sleep", sleep)
    slowed = Limits(5.0, 1.0, Lane())

    async def scene() -> None:
        for asker in ("flood", "flood", "flood", "calm"):
            await slowed.slow_down(asker)

    asyncio.run(scene())
    assert len(waits) == 2


def test_those_who_are_refused_too_often_wait_for_each_other_and_for_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[str] = []
    slowed = Limits(100.0, 100.0, Lane())

    async def turn(self: Lane, _count: int = 1) -> None:
        turns.append("turn")

    monkeypatch.setattr(Lane, "turn", turn)

    async def scene() -> None:
        for _ in range(4):
            await slowed.slow_down("clumsy")
            slowed.blame("clumsy")
        assert turns == []
        await slowed.slow_down("calm")
        await slowed.slow_down("clumsy")

    asyncio.run(scene())
    assert turns == ["turn"]


def test_the_side_lane_serves_one_after_another_at_an_even_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds, 6))

    monkeypatch.setattr(limits, "monotonic", lambda: 1.0)
    monkeypatch.setattr("contrabande.server.limits.asyncio.sleep", sleep)
    lane = Lane(rate=100.0)

    async def scene() -> None:
        for _ in range(4):
            await lane.turn()

    asyncio.run(scene())
    assert waits == [0.01, 0.02, 0.03]


def test_the_drill_knows_every_door_and_phase() -> None:
    assert set(DOORS) == {"commands", "reading", "entry"}
    assert len(PHASES) == 4
    assert sockets.MOST_NONSENSE >= 10
