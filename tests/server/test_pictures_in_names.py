"""Pictures joined from several are shown as one, in names and in what is said; nothing else hides there."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from houses import play_at_random, running

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.engine.lettering import showable
from contrabande.engine.record import decode
from contrabande.engine.replay import verify
from contrabande.engine.seats import Seat
from contrabande.games import game_named
from contrabande.server.names import checked_name, checked_text
from contrabande.server.refusal import TableRefusal

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
DOCTOR = "\U0001f469\U0001f3fd\u200d\u2695\ufe0f"
NOD = "\U0001f642\u200d\u2195\ufe0f"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
SHAKE = "\U0001f642\u200d\u2194\ufe0f"


@pytest.mark.parametrize(
    "name", [FAMILY, RAINBOW, DOCTOR, NOD, SHAKE, WALES, f"Anna {FAMILY}", "\u2764\ufe0f Jo", "1\ufe0f\u20e3"]
)
def test_a_name_may_have_joined_pictures(name: str) -> None:
    assert checked_name(name) == checked_text(name) == showable(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u200d",
        "An\u200dna",
        f"{FAMILY}\u200d",
        f"\u200d{FAMILY}",
        "\U0001f468\u200d\u200d\U0001f469",
        "\U0001f468\u200da",
        "a\U0001f3fd\u200d\U0001f469",
        "Anna\u202e",
        "\u2066Anna\u2069",
        "\u200fAnna",
        "An\u200bna",
        "An\x07na",
        WALES[:-1],
        f"Anna{WALES[1:]}",
        "An\x1b[31mna",
    ],
)
def test_nothing_steers_or_hides_in_a_name(name: str) -> None:
    with pytest.raises(TableRefusal, match="name-signs"):
        checked_name(name)
    with pytest.raises(TableRefusal, match="text-signs"):
        checked_text(name)
    assert "\N{REPLACEMENT CHARACTER}" in showable(name)


ALI = "\u0639\u0644\u06cc"
REZA = "\u0631\u0636\u0627"


def test_a_persian_name_may_part_its_letters_and_is_nobody_elses_for_it() -> None:
    name = f"{ALI}\u200c{REZA}"
    assert checked_name(name) == checked_text(name) == showable(name) == name
    assert checked_name(name, [ALI + REZA]) == f"{name} 2"


@pytest.mark.parametrize(
    "name",
    ["An\u200cna", f"{ALI}\u200c", f"\u200c{ALI}", f"{ALI}\u200c\u200c{REZA}", f"{ALI}\u200cA", f"{ALI}\u200c\u0664"],
)
def test_nothing_else_is_parted(name: str) -> None:
    with pytest.raises(TableRefusal, match="name-signs"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Nguy\u1ec5n",
        "\u05e9\u05c1\u05b8\u05b4\u0591\u05dc\u05d5\u05dd",
        "\u0e1b\u0e35\u0e48",
        "a" + "\u0301\u0323\u0304\u0330",
    ],
)
def test_a_letter_may_bear_the_marks_of_its_script(name: str) -> None:
    assert len(checked_name(name)) > 0


@pytest.mark.parametrize("mark", ["\u0316", "\u0353", "\u0489", "\u20dd"])
def test_marks_are_not_piled_over_the_lines_above_and_below(mark: str) -> None:
    with pytest.raises(TableRefusal, match="marks-piled"):
        checked_name("Z" + mark * 8)
    with pytest.raises(TableRefusal, match="marks-piled"):
        checked_text("Z" + mark * 8)


@pytest.mark.parametrize(
    ("name", "told"),
    [("Anna\nBo", "Anna Bo"), ("Anna\u2028Bo", "Anna Bo"), ("\u3164Anna", "Anna"), ("\u0301 \u0489Anna", "Anna")],
)
def test_a_name_is_one_line_with_nothing_before_it(name: str, told: str) -> None:
    assert checked_name(name) == told


def test_who_is_called_by_a_joined_picture_has_a_record_like_everybody(tmp_path: Path) -> None:
    """What the door lets in, the records of the match can hold."""

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            mine = await house.open_table(wire.OpenTable(name=FAMILY, game="hochstapler", seats=3))
            for seat in (1, 2):
                await house.do(mine, wire.AddBot(id=new_id(), seat=Seat(seat)))
            await house.do(mine, wire.Ready(id=new_id()))
            await house.do(mine, wire.Start(id=new_id()))
            async with Place(address, mine) as place, asyncio.timeout(60):
                await play_at_random(place, Random(1))
            record = decode(await house.record(mine))
        assert record.header.players[0] == FAMILY
        assert record.end.outcome == verify(game_named("hochstapler"), record).outcome

    asyncio.run(scene())
