"""The vocabulary of the wire: the words that messages are made of, and how long things may be."""

from typing import Literal, get_args

LONGEST_NAME = 24
LONGEST_TEXT = 300
LONGEST_ID = 64
MOST_FRAME = 16_384
"""No frame from a client is larger than this many bytes."""

Shape = Literal[
    "anchor", "barrel", "bell", "crown", "diamond", "feather", "hat", "key", "lantern", "moon", "ship", "star"
]
Language = Literal["en", "nl", "de"]
PaceName = Literal["relaxed", "live", "quick", "slow"]
Level = Literal["beginner", "solid", "strong", "champion"]
Temper = Literal["honest", "gambler", "sceptic", "grudge"]
Emote = Literal["laugh", "gasp", "sweat", "shrug", "applaud", "wink", "cry", "stare"]
PromiseKey = Literal["let_pass", "repay", "spare", "share", "truth", "revenge"]
Privacy = Literal["link", "public"]
Role = Literal["player", "watcher", "screen"]
Phase = Literal["lobby", "playing", "finished", "closed"]

SHAPES: tuple[Shape, ...] = get_args(Shape)
LANGUAGES: tuple[Language, ...] = get_args(Language)
PACES: tuple[PaceName, ...] = get_args(PaceName)
LEVELS: tuple[Level, ...] = get_args(Level)
TEMPERS: tuple[Temper, ...] = get_args(Temper)
EMOTES: tuple[Emote, ...] = get_args(Emote)
PROMISES: tuple[PromiseKey, ...] = get_args(PromiseKey)

OptionValues = dict[str, str | int]
