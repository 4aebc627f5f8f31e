"""Folding: words as one types them in a hurry."""

import unicodedata
from functools import cache


@cache
def fold(text: str) -> str:
    """Letters and digits alone: no case, accents, spaces or signs."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in bare if letter.isalnum())
