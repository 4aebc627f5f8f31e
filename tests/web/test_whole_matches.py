"""Whole matches on two phones, a desk and a wall, with bots: over reloads and broken lines, heard as well as seen."""

from random import Random

import pytest
from playwright.sync_api import Browser
from web_gathering import Gathering, phase_of

from contrabande.games import GAMES
from contrabande.wording import LANGUAGES

KEYS = [game.key for game in GAMES]
TROUBLES = {1: "reload", 3: "line"}
"""To the second answer a page is loaded again, and to the fourth a line breaks."""


@pytest.mark.parametrize("game", KEYS)
def test_a_match_is_played_to_its_end_on_three_devices_before_a_wall(browser: Browser, house: str, game: str) -> None:
    """Two of them at one seat. One page is loaded again on the way, one line breaks; then all see the same result."""
    gathering = Gathering(browser, house, game, LANGUAGES, is_hurried=True)
    for count, person in gathering.answers():
        if count in TROUBLES:
            gathering.disturb(person, TROUBLES[count])
        gathering.listen(person)
    gathering.see_result()
    gathering.end()


@pytest.mark.full
@pytest.mark.parametrize("first", range(len(LANGUAGES)))
@pytest.mark.parametrize("game", KEYS)
def test_every_phase_stands_a_reload_and_a_broken_line(browser: Browser, house: str, game: str, first: int) -> None:
    """On each device and in each language, as often as a phase is new to somebody; the first time without haste."""
    gathering = Gathering(browser, house, game, LANGUAGES[first:] + LANGUAGES[:first], is_hurried=first > 0)
    rng, seen = Random(first), set[tuple[str, str]]()
    for _, person in gathering.answers():
        if (new := (person.name, phase_of(person))) not in seen:
            seen.add(new)
            gathering.disturb(person, rng.choice(("reload", "line")))
            assert person.grave_findings() == []
        gathering.listen(person)
    gathering.see_result()
    gathering.end()
