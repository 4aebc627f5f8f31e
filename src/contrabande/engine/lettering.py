"""Lettering: what can be shown of a text that somebody wrote."""

import re
from unicodedata import bidirectional, category

JOINER = "\u200d"
"""Makes one picture of two: between pictures it can be shown, anywhere else it hides."""
NON_JOINER = "\u200c"
"""Parts two letters that are written joined, as in Persian names: between such letters it can be shown."""
JOINED = "\u0620-\u064a\u0671-\u06d3\u06fa-\u06ff\u0750-\u077f"
"""The letters of Arabic, Persian, Urdu."""
PARTED = re.compile(f"[{JOINED}]{NON_JOINER}[{JOINED}]")
TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
VARIATIONS = "".join(map(chr, range(0xFE00, 0xFE10)))
"""They say how the sign before them is drawn."""
PICTURES = ("So", "Sm")
FLAG = re.compile(
    "\N{WAVING BLACK FLAG}"
    "[\N{TAG LATIN SMALL LETTER A}-\N{TAG LATIN SMALL LETTER Z}]{2}"
    "[\N{TAG DIGIT ZERO}-\N{TAG DIGIT NINE}\N{TAG LATIN SMALL LETTER A}-\N{TAG LATIN SMALL LETTER Z}]{1,4}"
    "\N{CANCEL TAG}"
)
"""The flag of a part of a country, Scotland's say: tags that cannot be seen spell whose it is, and nothing else."""
FROM_RIGHT = ("R", "AL", "AN")
"""How letters and digits run that are written from right to left."""
_PICTURE = 3
"""So many signs make a picture that can be joined to another: itself, its tone and its variation."""


def is_showable(text: str) -> bool:
    """Whether nothing in it steers or hides what stands beside it."""
    return all(_is_shown(text, place) for place in range(len(text)))


def showable(text: str, instead: str = "\N{REPLACEMENT CHARACTER}") -> str:
    """The text with something else *instead* of whatever cannot be shown."""
    return "".join(sign if _is_shown(text, place) else instead for place, sign in enumerate(text))


def isolated(text: str) -> str:
    """The text set apart, where it runs from right to left: it moves nothing that stands beside it in a sentence."""
    if not any(bidirectional(sign) in FROM_RIGHT for sign in text):
        return text
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def _is_shown(text: str, place: int) -> bool:
    if text[place] == NON_JOINER:
        return PARTED.match(text, max(0, place - 1)) is not None
    if text[place] != JOINER:
        return text[place].isprintable() or _is_in_flag(text, place)
    before = text[max(0, place - _PICTURE) : place].rstrip(VARIATIONS + TONES)
    return _is_picture(before[-1:]) and _is_picture(text[place + 1 : place + 2])


def _is_in_flag(text: str, place: int) -> bool:
    return any(flag.start() < place < flag.end() for flag in FLAG.finditer(text))


def _is_picture(sign: str) -> bool:
    return sign != "" and category(sign) in PICTURES
