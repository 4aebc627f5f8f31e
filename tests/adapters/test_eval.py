"""`contrabande eval` with scripted models: one good, one sloppy, one that talks garbage."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from twins import played, twin_of

from contrabande.adapters.eval.deciding import Decider, Decision
from contrabande.adapters.eval.model import Messages, ScriptedModel
from contrabande.adapters.eval.question import Teller
from contrabande.adapters.eval.series import Finished, Report, Series, evaluate, normal, wilson
from contrabande.adapters.models.reading import Reader
from contrabande.bots.registry import bot_at
from contrabande.cli import run
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named
from contrabande.wording import Wording

MOVES = "# What you may answer"


def good(messages: Messages) -> str:
    """Announces one more than the last sum, or doubts where it cannot."""
    found = re.search(r"^\{.*\}$", messages[1].content, re.MULTILINE)
    assert found is not None
    view = json.loads(found[0])
    sum_ = view["bid"]["sum"] + 1 if view["bid"] else 1
    if sum_ > view["highest"]:
        return "Nothing tops that.\nAnswer: Doubt()"
    return f"One more will do.\nAnswer: Announce(sum={sum_}, colour={view['colours'][0]})"


def sloppy(messages: Messages) -> str:
    """Forgets to answer at first, and thinks again."""
    return good(messages) if len(messages) > 2 else "Let me see. I doubt that this is wise."


def garbage(messages: Messages) -> str:
    """Never answers."""
    return "{" * 100


def listed(messages: Messages) -> str:
    """Takes the first move of the list."""
    return messages[1].content.split(MOVES)[1].strip().splitlines()[0]


def series(game: str = "hochstapler", **changed: object) -> Series:
    """A short series against weak bots."""
    played = game_named(game)
    wanted: dict[str, object] = {"matches": 3, "seed": "1", "seats": 3, "options": played.variants[0].options}
    bot = bot_at(played, "beginner", "gambler")
    return Series(game=played, bots="beginner", bot=bot, **{**wanted, **changed})  # type: ignore[arg-type]


def evaluated(reply: Callable[[Messages], str], **changed: object) -> tuple[Report, list[Decision | Finished]]:
    """What comes of a scripted model, and its log."""
    log: list[Decision | Finished] = []
    return evaluate(series(**changed), ScriptedModel(reply.__name__, reply), log.append), log  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("reply", "answers", "illegal", "defaults"), [(good, 1, 0, 0), (sloppy, 2, 1, 0), (garbage, 3, 3, 1)]
)
def test_answers_are_counted(reply: Callable[[Messages], str], answers: int, illegal: int, defaults: int) -> None:
    """Per decision: how many answers, how many illegal ones, how often chance had to help."""
    report, log = evaluated(reply)
    assert report.decisions == sum(isinstance(line, Decision) for line in log) > 3
    assert report.answers == answers * report.decisions
    assert report.illegal == illegal * report.decisions
    assert report.illegal_rate == illegal / answers
    assert report.retries == (answers - 1) * report.decisions
    assert report.defaults == defaults * report.decisions


def test_the_question_has_no_list_of_moves_unless_it_is_wanted() -> None:
    """Rules, what happened, the view, the question; and the moves only with --legal-moves."""
    _, log = evaluated(good, matches=1)
    decision = log[-2]
    assert isinstance(decision, Decision)
    system, user = decision.messages
    assert "HS-6" in system.content
    assert "3 players: Model (seat 0), Bot 1 (seat 1), Bot 2 (seat 2)" in system.content
    assert "# What happened so far" in user.content
    assert MOVES not in user.content
    report, _ = evaluated(listed, with_moves=True)
    assert report.illegal == 0


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_listed_move_is_legal_in_every_game(game: str) -> None:
    """All games can be asked for, to their end."""
    report, _ = evaluated(listed, game=game, with_moves=True, matches=1)
    assert report.decisions > 3
    assert report.illegal == 0


def test_the_log_keeps_every_try_with_its_refusal() -> None:
    """Prompt, answer, what was understood, the refusal with its rule, retries, the action."""
    _, log = evaluated(sloppy, matches=1)
    decision = log[0]
    assert isinstance(decision, Decision)
    first, second = decision.tries
    assert first.refusal is not None
    assert (first.refusal.rule, first.understood) == ("HS-5", None)
    assert second.understood == decision.action
    assert (decision.retries, decision.is_default) == (1, False)
    assert [message.role for message in decision.messages] == ["system", "user", "assistant", "user"]


@pytest.mark.parametrize("answer", ["\ud800", "x" * 1_000_000, "\0"], ids=["half a letter", "a flood", "nothing"])
def test_an_answer_that_nobody_can_read_is_refused_and_logged_in_short(answer: str) -> None:
    """A log stays a log, whatever a model says."""
    report, log = evaluated(lambda _messages: answer, matches=1, retries=1)
    assert report.defaults == report.decisions
    decision = next(line for line in log if isinstance(line, Decision))
    assert decision.tries[0].refusal is not None
    assert decision.tries[0].refusal.rule is not None
    assert len(encode(decision)) < 200_000


def test_a_series_is_the_same_again_with_the_same_seed() -> None:
    """Chance that answers for a model, too, comes from the seed."""
    first, again, other = evaluated(garbage)[1], evaluated(garbage)[1], evaluated(garbage, seed="2")[1]
    assert msgspec.json.encode(first) == msgspec.json.encode(again) != msgspec.json.encode(other)


def test_every_deal_is_played_again_with_a_bot_in_the_models_seat() -> None:
    """What the bot makes of it does not depend on the model; the model sits one seat further in each match."""
    ends = [[line for line in evaluated(reply)[1] if isinstance(line, Finished)] for reply in (good, garbage)]
    assert [end.bot_win_share for end in ends[0]] == [end.bot_win_share for end in ends[1]]
    assert [end.seat for end in ends[0]] == [0, 1, 2]
    report, log = evaluated(good)
    shares = [line.win_share - line.bot_win_share for line in log if isinstance(line, Finished)]
    assert report.edge == pytest.approx(sum(shares) / 3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_question_tells_nothing_that_the_seat_cannot_know(game: object) -> None:
    """It is the same in another world that fits what the seat has seen."""
    for steps in (4, 12):
        match = played(game, steps)  # type: ignore[arg-type]
        seat = Seat(min(match.to_act))
        asked = []
        for world in (match, twin_of(match, seat, Random(steps))):
            words = Wording(match.game, "en")
            reader = Reader(match.game, match.options, match.seats, words)
            teller = Teller(reader.texts, words, match.options, match.seats)
            decider = Decider(ScriptedModel("x", garbage), reader, teller, retries=2, with_moves=True)
            asked.append(decider.decide(0, world, seat, Random(1))[1])
        assert asked[0] == asked[1]


def test_intervals_are_those_of_the_textbook() -> None:
    """Wilson's for shares, the normal one for differences."""
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert normal([0.0, 1.0, 1.0, 0.0]) == pytest.approx((-0.0658, 1.0658), abs=1e-4)
    assert normal([1.0]) is None


def test_the_example_of_a_model_plays_by_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a list of moves."""
    program = Path(__file__).parents[2] / "examples" / "model.py"
    wanted = ["hochstapler", "--model", f"cmd:{sys.executable} {program}", "--matches", "1", "--seats", "3", "--json"]
    assert run(["eval", *wanted]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (report["illegal"], report["defaults"]) == (0, 0)
    assert report["decisions"] > 0


PROGRAM = """
import json, sys
messages = json.load(sys.stdin)["messages"]
print(messages[1]["content"].split("# What you may answer")[1].strip().splitlines()[0])
"""


def test_the_command_asks_a_program_and_writes_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON object on the last line; a line of JSON for each question and match in the log."""
    program, log = tmp_path / "model.py", tmp_path / "log.jsonl"
    program.write_text(PROGRAM)
    model = f"cmd:{sys.executable} {program}"
    wanted = ["hs", "--model", model, "--matches", "1", "--seats", "3", "--legal-moves", "--log", str(log), "--json"]
    assert run(["eval", *wanted]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["kind"] for line in lines] == ["decision"] * report["decisions"] + ["match"]
    assert (report["matches"], report["illegal"], report["bots"]) == (1, 0, "solid")
    assert run(["eval", *wanted]) == 2
    assert "choose another file with --log" in capsys.readouterr().err
