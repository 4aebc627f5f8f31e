"""What can be shown of a text that somebody wrote."""

import pytest

from contrabande.engine.lettering import is_showable, isolated, showable

FAMILY = "\U0001f469\u200d\U0001f467"
TONED = "\U0001f469\U0001f3fd\u200d\U0001f680"
HEART = "\u2764\ufe0f\u200d\U0001f525"
PARTED = "\u0645\u06cc\u200c\u0631\u0648\u0645"
END = "\N{CANCEL TAG}"


def flag(spelt: str, end: str = END) -> str:
    """The black flag with tags that spell whose it is."""
    return "\N{WAVING BLACK FLAG}" + "".join(chr(0xE0000 + ord(letter)) for letter in spelt) + end


SCOTLAND, WALES, TEXAS, PARIS = map(flag, ("gbsct", "gbwls", "ustx", "fr75"))


@pytest.mark.parametrize("text", ["Anna", "Zoë van ’t Hof", FAMILY, TONED, HEART, PARTED, ""])
def test_letters_and_joined_pictures_are_shown(text: str) -> None:
    assert is_showable(text)
    assert showable(text) == text


@pytest.mark.parametrize("text", [SCOTLAND, WALES, TEXAS, PARIS, f"Isla {SCOTLAND}", WALES + SCOTLAND])
def test_flags_of_parts_of_a_country_are_shown(text: str) -> None:
    """They are spelt in tags, which cannot be seen by themselves."""
    assert is_showable(text)
    assert showable(text) == text


@pytest.mark.parametrize(
    "text",
    [
        flag("gbsct", end=""),
        flag("gb"),
        flag("gbsctland"),
        flag("GBSCT"),
        flag("7bsct"),
        flag("gb sct"),
        flag(""),
        SCOTLAND + END,
        "Anna" + SCOTLAND[1:],
        "\N{WAVING WHITE FLAG}" + SCOTLAND[1:],
        END,
    ],
)
def test_tags_that_spell_no_flag_hide_something(text: str) -> None:
    """Whatever could be written in them, nobody would see it."""
    assert not is_showable(text)
    assert "\N{REPLACEMENT CHARACTER}" in showable(text)


@pytest.mark.parametrize(
    "text",
    [
        *("a\u200db", "\u200d", FAMILY + "\u200d", "\u202eanna", "an\nna", "a\u200d\U0001f467"),
        *("a\u200cb", "\u200c", PARTED[:3], PARTED[2:], PARTED[:3] + PARTED[2:], "\u200c" + PARTED),
    ],
)
def test_what_steers_or_hides_is_not(text: str) -> None:
    assert not is_showable(text)
    assert "\N{REPLACEMENT CHARACTER}" in showable(text)


def test_something_else_can_stand_instead() -> None:
    assert showable("an\u200dna", "") == "anna"


@pytest.mark.parametrize("name", ["\u05d0\u05d1\u05d9", "\u0644\u064a\u0644\u0649", "Zo\u00eb \u05d0", "\u0661"])
def test_what_runs_from_the_right_is_set_apart(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Zo\u00eb", "", "17", FAMILY])
def test_what_does_not_keeps_its_bytes(name: str) -> None:
    assert isolated(name) == name
