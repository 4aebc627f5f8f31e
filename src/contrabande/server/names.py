"""Names and codes: what people and bots are called, and the letters by which a table is found."""

import re
import secrets
import unicodedata
from collections.abc import Collection

from contrabande.client.wire import LONGEST_NAME, LONGEST_TEXT, SHAPES
from contrabande.engine.lettering import NON_JOINER, VARIATIONS, is_showable
from contrabande.server.refusal import TableRefusal

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that four letters never make a word; no Y for the same reason."""

BOT_NAMES = (
    "Odile",
    "Bastiaan",
    "Carlota",
    "Dieter",
    "Esmée",
    "Fausto",
    "Greet",
    "Hannes",
    "Ilse",
    "Joost",
    "Lola",
    "Max",
)


INVISIBLE = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"))
"""Letters and marks that count as printable and cannot be seen: nobody is called by them."""
IDLE = re.compile(rf"(^|\s|[^\W\d])[{VARIATIONS}]+|(?<=[{VARIATIONS}])[{VARIATIONS}]+")
"""Variations of nothing, of a letter, or of another variation: they cannot be seen either."""

MARKS = ("Mn", "Me")
MOST_MARKS = 4
"""No script piles more of them on one letter; more hide the lines above and below."""


def new_code() -> str:
    """Four letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(4))


def new_table_name() -> str:
    """What a table is called in addresses: not secret, not guessable, never used again."""
    return secrets.token_hex(10)


def checked_name(name: str, taken: Collection[str] = ()) -> str:
    """A nickname that can be shown; a second Anna, or anna, becomes Anna 2."""
    tidy = _tidied(name)
    if not tidy or len(tidy) > LONGEST_NAME:
        raise TableRefusal("name-form", most=LONGEST_NAME)
    if not is_showable(tidy):
        raise TableRefusal("name-signs")
    _check_marks(tidy)
    number, told, heard = 2, tidy, set(map(_heard, taken))
    while _heard(told) in heard:
        told = f"{tidy} {number}"
        number += 1
    return told


def checked_text(text: str) -> str:
    """Something said in one's own words: one line that can be shown."""
    tidy = _tidied(text)
    if not tidy or len(tidy) > LONGEST_TEXT:
        raise TableRefusal("text-form", most=LONGEST_TEXT)
    if not is_showable(tidy):
        raise TableRefusal("text-signs")
    _check_marks(tidy)
    return tidy


def _tidied(text: str) -> str:
    """One line, what looks alike written alike."""
    seen = IDLE.sub(r"\1", unicodedata.normalize("NFC", text).translate(INVISIBLE))
    tidy = " ".join(seen.split())
    # A mark that has no letter would sit on what stands before it.
    while tidy and unicodedata.category(tidy[0]) in MARKS:
        tidy = tidy[1:].lstrip()
    return tidy


def _heard(name: str) -> str:
    """What two names share that are told apart by capitals alone, or by what parts letters."""
    return unicodedata.normalize("NFKC", name.casefold()).replace(NON_JOINER, "")


def _check_marks(text: str) -> None:
    marks = "".join("m" if unicodedata.category(sign) in MARKS else " " for sign in text)
    if "m" * (MOST_MARKS + 1) in marks:
        raise TableRefusal("marks-piled")


def bot_name(taken: Collection[str]) -> tuple[str, str]:
    """A name and a shape for a bot, none that is taken at this table."""
    heard = set(map(_heard, taken))
    free = [name for name in BOT_NAMES if _heard(name) not in heard]
    name = secrets.choice(free)
    return name, SHAPES[BOT_NAMES.index(name)]
