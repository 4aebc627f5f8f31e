"""Where several choose in secret, everybody sees how many are done, and nobody who."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_theatre import Theatre

SECRETS = [("hart-an-der-grenze", "pack"), ("meisterdiebe", "choose"), ("prohis", "claim")]


def _told(locked: int, *, is_mine: bool) -> Callable[[str], str]:
    """The scene as it is when so many are done, with me or without."""

    def changed(scene: str) -> str:
        told = json.loads(scene)
        told["table"]["locked"] = locked
        told["match"]["draft"] = told["match"]["prompt"]["example"] if is_mine else None
        return json.dumps(told)

    return changed


@pytest.mark.parametrize(("game", "question"), SECRETS, ids=lambda part: part)
def test_others_look_alike_whether_or_not_they_are_done_and_i_wear_a_lock(
    english: Theatre, game: str, question: str
) -> None:
    """A ring for whoever is asked; what I have locked, I know."""
    english.play(game, question)
    players, mine = english.page.locator(".players"), english.page.locator(".players li.me")
    nobody = players.aria_snapshot()
    assert "chooses in secret" in nobody
    expect(mine).to_contain_text("is asked")
    english.reload(_told(1, is_mine=False))
    assert players.aria_snapshot() == nobody
    english.reload(_told(2, is_mine=True))
    expect(mine).to_contain_text("has locked in")
    expect(mine.locator(".dot.sealed")).to_have_count(1)
    assert players.aria_snapshot().replace("has locked in", "is asked") == nobody


@pytest.mark.parametrize(("locked", "said"), [(0, "0 of 3 have locked in."), (1, "1 of 3 has locked in.")])
def test_how_many_are_done_is_said_in_good_grammar(english: Theatre, locked: int, said: str) -> None:
    """One has, several have."""
    english.play("prohis", "claim")
    english.reload(_told(locked, is_mine=False))
    expect(english.page.locator(".prompt")).to_contain_text(said)
