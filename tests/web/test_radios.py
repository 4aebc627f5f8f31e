"""A choice among a few: what can be touched is as large as what is seen."""

import pytest
from web_theatre import Theatre

SMALLER = """() => [...document.querySelectorAll("main.stage label:has(input[type=radio])")].map((label) => {
  const [seen, touched] = [label, label.querySelector("input")].map((each) => each.getBoundingClientRect());
  return Math.round(100 * touched.width * touched.height / (seen.width * seen.height));
}).filter((share) => share < 95)"""
"""Radios that cover less than their label, in percent of it: who feels for them with a finger would miss them."""
CHOICES = [
    ("hart-an-der-grenze", "declare"),
    ("hart-an-der-grenze", "choose"),
    ("hochstapler", "turn"),
    ("prohis", "claim"),
]


@pytest.mark.parametrize(("game", "question"), CHOICES)
def test_a_radio_is_as_large_as_its_label(english: Theatre, game: str, question: str) -> None:
    """On every stage that has some."""
    english.play(game, question)
    assert english.page.locator("main.stage input[type=radio]").count() > 1
    assert english.page.evaluate(SMALLER) == []
