"""What arenas and behaviour cards say, as drawings."""

import re
from pathlib import Path

import msgspec
import pytest
from matplotlib.image import imread

from contrabande.arena.conduct.cards import Card, Rate
from contrabande.arena.drawing.sheet import INKS, beside, hands
from contrabande.arena.figures import Entry, Interval, Report
from contrabande.cli.complaint import Complaint
from contrabande.cli.habits import habits
from contrabande.cli.strengths import strengths
from contrabande.engine.errors import ContrabandeError


def _contest(game: str, seats: int, odds: float | None, *bots: str) -> Report:
    interval = (odds, odds) if odds is None else (odds / 2, None)
    entries = [Entry(bot, 0.3, (0.2, 0.4), 0.0, odds, interval, 40, 0, None) for bot in bots or ("champion", "random")]
    return Report(game, seats, 10, entries, [[None, 0.3], [None, None]], None, None, 40)


def _card(bot: str, *rates: tuple[str, str, float | None], game: str = "prohis", seats: int = 4) -> Card:
    says = {
        "bluff": "convoys with illegal goods",
        "bluff_by_size": "… by cards in the convoy",
        "alarm": "claimed",
        "hit": "… of those with illegal goods",
        "hit_by_size": "… of the illegal ones, by cards",
    }
    lines = [Rate(figure, says.get(figure, figure), group, 3, 10, rate, _around(rate)) for figure, group, rate in rates]
    return Card(game, bot, "heuristic", seats, 40, lines, None, 0, None)


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
    assert capsys.readouterr().out.startswith("2 figures of 2 cards drawn in")


def test_a_figure_that_goes_on_from_one_that_goes_on_says_the_first(tmp_path: Path) -> None:
    rates = [("bluff", "", 0.3), ("alarm", "", 0.3), ("hit", "", 0.3), ("hit_by_size", "2", 0.5)]
    habits(
        _file(tmp_path / "cards.jsonl", _card("heuristic", *rates)), figure=["hit_by_size"], keep=tmp_path / "it.svg"
    )
    assert "<!-- Claimed, of the illegal ones, by cards -->" in (tmp_path / "it.svg").read_text()


def _refusals(tmp_path: Path) -> list[tuple[str, list[Path], float]]:
    """Of arenas: what is said, of which files, with which bar."""
    good, card = _contest("prohis", 3, 5.0), _card("champion", ("bluff", "", 0.3))
    files = {
        "good": [good],
        "empty": [],
        "many": [_contest("prohis", 3, 5.0, "champion", "heuristic", "random")],
        "one": [_contest("prohis", 3, 5.0, "champion")],
        "twice": [good, _contest("prohis", 3, 6.0)],
        "chess": [_contest("chess", 3, 5.0)],
        "large": [good, _contest("prohis", 10**26, 5.0)],
        "card": [card],
    }
    paths = {name: _file(tmp_path / f"{name}.jsonl", *lines) for name, lines in files.items()}
    deep = tmp_path / "deep.jsonl"
    deep.write_bytes(b'{"x":' + b"[" * 200_000)
    return [
        ("nothing to draw", [paths["empty"]], 2),
        ("nothing to draw", [], 2),
        ("card.jsonl, line 1, is not what contrabande arena --json prints", [paths["good"], paths["card"]], 2),
        ("deep.jsonl, line 1, is not what", [deep], 2),
        ("cannot be read", [tmp_path / "missing.jsonl"], 2),
        ("only contests of two bots can be drawn", [paths["many"]], 2),
        ("only contests of two bots can be drawn", [paths["one"]], 2),
        ("one champion, all others random is there twice", [paths["twice"]], 2),
        ("there is no game 'chess'", [paths["chess"]], 2),
        ("prohis is not for 100000000000000000000000000 seats", [paths["large"]], 2),
        *((f"--bar {bar:g} is no odds that can be drawn", [paths["good"]], bar) for bar in (0.0, -1.0, 1e300)),
        ("--bar nan is no odds", [paths["good"]], float("nan")),
        ("--bar inf is no odds", [paths["good"]], float("inf")),
    ]


def test_an_arena_that_cannot_be_drawn_is_refused_in_one_line(tmp_path: Path) -> None:
    keep = tmp_path / "drawing.png"
    for message, files, bar in _refusals(tmp_path):
        with pytest.raises((Complaint, ContrabandeError), match=re.escape(message)) as refused:
            strengths(*files, bar=[bar], keep=keep)
        assert "\n" not in str(refused.value)
    with pytest.raises(Complaint, match=r"is no drawing; choose one of \.png"):
        strengths(tmp_path / "good.jsonl", keep=tmp_path / "drawing.txt")
    assert not list(tmp_path.glob("drawing.*"))


def test_a_card_that_cannot_be_drawn_is_refused_in_one_line(tmp_path: Path) -> None:
    card, never = _card("champion", ("bluff", "", 0.3)), _card("champion", ("bluff", "", None))
    other, keep = _card("champion", ("bluff", "", 0.3), game="hochstapler"), tmp_path / "drawing.png"
    for message, lines, figure in (
        ("nothing to draw", [], "bluff"),
        ("is not what contrabande conduct --json prints", [_contest("prohis", 3, 5.0)], "bluff"),
        ("cards of several games, hochstapler, prohis", [card, other], "bluff"),
        ("no figure bluf is in these cards; there are bluff", [card], "bluf"),
        ("no figure bluff is in these cards; there is none at all", [_card("champion")], "bluff"),
        ("bluff was never seen in these matches", [never], "bluff"),
        ("champion among heuristic: that card is there twice", [card, card], "bluff"),
    ):
        found = _file(tmp_path / "cards.jsonl", *lines)
        with pytest.raises((Complaint, ContrabandeError), match=message) as refused:
            habits(found, figure=[figure], keep=keep)
        assert "\n" not in str(refused.value)
    with pytest.raises(Complaint, match=r"is no drawing; choose one of \.png"):
        habits(_file(tmp_path / "cards.jsonl", card), figure=["bluff"], keep=tmp_path / "drawing.txt")
    assert not list(tmp_path.glob("drawing.*"))


def test_cards_of_other_tables_are_told_apart(tmp_path: Path) -> None:
    four, six = (_card("champion", ("bluff", "", 0.3), seats=seats) for seats in (4, 6))
    habits(_file(tmp_path / "cards.jsonl", four, six), figure=["bluff"], keep=tmp_path / "it.svg")
    drawn = (tmp_path / "it.svg").read_text()
    assert "<!-- champion among heuristic, 4 seats -->" in drawn
    assert "<!-- champion among heuristic, 6 seats -->" in drawn


def test_a_figure_may_be_on_a_later_card_alone_and_say_anything(tmp_path: Path) -> None:
    cards = [_card("random", ("bluff", "", 0.3)), _card("champion", ("hit", r"$\foo$", 0.3))]
    figures = ["hit", "hit", "bluff"]
    habits(_file(tmp_path / "cards.jsonl", *cards), figure=figures, keep=tmp_path / "it.svg")
    drawn = (tmp_path / "it.svg").read_text()
    assert drawn.count("<!-- Of those with illegal goods -->") == 1
    assert r"<!-- $\foo$ -->" in drawn


def test_no_name_is_cut_off(tmp_path: Path) -> None:
    """However long it is, and however narrow the sheet: nothing is drawn at the edges."""
    bots = [f"neural@/a/very/long/way/to/a/folder/number/{number}/policy.npz" for number in range(8)]
    cards = [_card(bot, ("bluff", "", 0.3)) for bot in bots]
    contests = [_contest("prohis", 3, 5.0, bot, "random") for bot in bots]
    habits(_file(tmp_path / "cards.jsonl", *cards), figure=["bluff"], keep=tmp_path / "habits.png")
    strengths(_file(tmp_path / "arena.jsonl", *contests), keep=tmp_path / "strengths.png")
    for name in "habits", "strengths":
        drawn = imread(tmp_path / f"{name}.png")[..., :3]
        assert drawn[:, [0, -1]].min() == drawn[[0, -1]].min() == 1
        assert drawn[-drawn.shape[0] // 4 :].min() < 0.5


def test_no_mark_covers_another() -> None:
    places = [beside(4, number, 3) for number in range(3)]
    assert places == sorted(set(places))
    assert sum(places) / 3 == pytest.approx(4)
    inks = hands([str(number) for number in range(2 * len(INKS))])
    assert len(set(inks.values())) == 2 * len(INKS)
