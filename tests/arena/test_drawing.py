"""What arenas and behaviour cards say, as drawings."""

from pathlib import Path

import msgspec
import pytest

from contrabande.arena.conduct.cards import Card, Rate
from contrabande.arena.drawing.sheet import INKS, beside, hands
from contrabande.arena.figures import Entry, Interval, Report
from contrabande.cli.complaint import Complaint
from contrabande.cli.habits import habits
from contrabande.cli.strengths import strengths
from contrabande.engine.errors import ContrabandeError

pytest.importorskip("matplotlib")


def _contest(game: str, seats: int, odds: float | None, *bots: str) -> Report:
    interval = (odds, odds) if odds is None else (odds / 2, None)
    entries = [Entry(bot, 0.3, (0.2, 0.4), 0.0, odds, interval, 40, 0, None) for bot in bots or ("champion", "random")]
    return Report(game, seats, 10, entries, [[None, 0.3], [None, None]], None, None, 40)


def _card(bot: str, *rates: tuple[str, str, float | None], game: str = "prohis") -> Card:
    says = {
        "bluff": "convoys with illegal goods",
        "bluff_by_size": "… by cards in the convoy",
        "alarm": "claimed",
        "hit": "… of those with illegal goods",
        "hit_by_size": "… of the illegal ones, by cards",
    }
    lines = [Rate(figure, says.get(figure, figure), group, 3, 10, rate, _around(rate)) for figure, group, rate in rates]
    return Card(game, bot, "heuristic", 4, 40, lines, None, 0, None)


def _around(rate: float | None) -> Interval | None:
    return None if rate is None else (rate / 2, 1.0)


def _file(path: Path, *lines: msgspec.Struct) -> Path:
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def test_every_contest_and_every_game_is_named_in_the_drawing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = _file(
        tmp_path / "arena.jsonl",
        _contest("prohis", 3, 5.0),
        _contest("prohis", 4, 2.0, "champion", "heuristic"),
        _contest("hart-an-der-grenze", 3, None),
    )
    assert strengths(found, bar=[2.0], keep=tmp_path / "there" / "strengths.svg") == 0
    drawn = (tmp_path / "there" / "strengths.svg").read_text()
    for said in (
        "one champion, all others random",
        "one champion, all others heuristic",
        "Prohis",
        "Hart an der Grenze",
        "∞",
    ):
        assert f"<!-- {said} -->" in drawn
    assert "Meisterdiebe" not in drawn
    assert capsys.readouterr().out == f"3 contests are drawn in {tmp_path / 'there' / 'strengths.svg'}\n"


def test_a_figure_in_groups_says_what_it_goes_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rates = [("bluff", "", 0.3), ("bluff_by_size", "2", 0.5), ("bluff_by_size", "3", None)]
    found = _file(tmp_path / "cards.jsonl", _card("champion", *rates), _card("heuristic", *rates))
    assert habits(found, figure=["bluff_by_size", "bluff"], keep=tmp_path / "habits.svg") == 0
    drawn = (tmp_path / "habits.svg").read_text()
    for said in "Convoys with illegal goods, by cards in the", "convoy", "champion among heuristic":
        assert f"<!-- {said} -->" in drawn
    assert "<!-- heuristic among its equals -->" in drawn
    assert capsys.readouterr().out.startswith("2 figures of 2 cards are drawn in")


def test_a_figure_that_goes_on_from_one_that_goes_on_says_the_first(tmp_path: Path) -> None:
    rates = [("bluff", "", 0.3), ("alarm", "", 0.3), ("hit", "", 0.3), ("hit_by_size", "2", 0.5)]
    habits(
        _file(tmp_path / "cards.jsonl", _card("heuristic", *rates)), figure=["hit_by_size"], keep=tmp_path / "it.svg"
    )
    assert "<!-- Claimed, of the illegal ones, by cards -->" in (tmp_path / "it.svg").read_text()


def test_what_cannot_be_drawn_is_refused_in_one_line(tmp_path: Path) -> None:
    good, empty = _file(tmp_path / "good.jsonl", _contest("prohis", 3, 5.0)), _file(tmp_path / "empty.jsonl")
    many = _file(tmp_path / "many.jsonl", _contest("prohis", 3, 5.0, "champion", "heuristic", "random"))
    card, other = _card("champion", ("bluff", "", 0.3)), _card("champion", ("bluff", "", 0.3), game="hochstapler")
    cards, mixed = _file(tmp_path / "cards.jsonl", card), _file(tmp_path / "mixed.jsonl", card, other)
    keep = tmp_path / "drawing.png"
    for message, files, bar in (
        ("nothing to draw", [empty], None),
        ("nothing to draw", [], None),
        ("is not what contrabande arena --json prints", [cards], None),
        ("cannot be read", [tmp_path / "missing.jsonl"], None),
        ("draw contests of two", [many], None),
        ("--bar 0 is no odds", [good], [0.0]),
        ("--bar nan is no odds", [good], [float("nan")]),
    ):
        with pytest.raises((Complaint, ContrabandeError), match=message):
            strengths(*files, bar=bar, keep=keep)
    for message, files, figure in (
        ("nothing to draw", [empty], "bluff"),
        ("is not what contrabande conduct --json prints", [good], "bluff"),
        ("cards of several games, hochstapler, prohis", [mixed], "bluff"),
        ("no figure bluf is in these cards; there are bluff", [cards], "bluf"),
    ):
        with pytest.raises((Complaint, ContrabandeError), match=message):
            habits(*files, figure=[figure], keep=keep)
    with pytest.raises(Complaint, match=r"is no drawing; choose one of \.png"):
        strengths(good, keep=tmp_path / "drawing.txt")
    with pytest.raises(Complaint, match=r"is no drawing; choose one of \.png"):
        habits(cards, figure=["bluff"], keep=tmp_path / "drawing.txt")
    assert not list(tmp_path.glob("drawing.*"))


def test_no_mark_covers_another() -> None:
    places = [beside(4, number, 3) for number in range(3)]
    assert places == sorted(set(places))
    assert sum(places) / 3 == pytest.approx(4)
    inks = hands([str(number) for number in range(len(INKS))])
    assert len(set(inks.values())) == len(INKS)
