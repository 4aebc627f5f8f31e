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
