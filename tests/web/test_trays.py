"""Cards one lays down on a small screen: how many are left hangs beside the picture, not over it."""

import pytest
from web_people import PHONE, SMALL
from web_theatre import Theatre

SIDEWAYS = {"width": 844, "height": 390}
MOST_HIDDEN = 10
"""Percent of a card's picture."""
HIDDEN = """() => [...document.querySelectorAll("main.stage button .holder")].map((card) => {
  const [number, picture] = [".count", ".drawing"].map((part) => card.querySelector(part)?.getBoundingClientRect());
  if (!number?.width || !picture?.width) return 0;
  const across = Math.min(number.right, picture.right) - Math.max(number.left, picture.left);
  const down = Math.min(number.bottom, picture.bottom) - Math.max(number.top, picture.top);
  return Math.round((100 * Math.max(0, across) * Math.max(0, down)) / (picture.width * picture.height));
})"""
"""How much of each card's picture lies under its number."""


@pytest.mark.parametrize(
    ("game", "question"), [("prohis", "turn"), ("prohis", "bribe"), ("hart-an-der-grenze", "keep")]
)
def test_a_number_hides_no_card(english: Theatre, game: str, question: str) -> None:
    """On a phone on its side, and on the smallest."""
    english.play(game, question)
    for size in (SIDEWAYS, SMALL):
        english.page.set_viewport_size(size)  # type: ignore[arg-type]
        english.come_to_rest()
        hidden = english.page.evaluate(HIDDEN)
        assert len(hidden) > 1
        assert max(hidden) <= MOST_HIDDEN, size
    english.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
