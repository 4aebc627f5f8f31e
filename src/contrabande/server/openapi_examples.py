"""Examples for the OpenAPI document: one for each body, each reply and each refusal."""

from msgspec.structs import replace

from contrabande.client import wire
from contrabande.engine.seats import Seat

TABLE = "6f1c0a9d2b7e4f5a8c3d"
TOKEN = "0123456789abcdef0123456789abcdef"
NOW = 1_794_700_000_000

REQUESTS: dict[str, object] = {
    "OpenTable": {"name": "Anna", "shape": "ship", "language": "nl", "game": "hochstapler", "seats": 4, "pace": "live"},
    "JoinTable": {"name": "Bram", "shape": "key", "language": "de", "role": "player"},
    "Redeem": {"secret": TOKEN, "person": TOKEN[::-1]},
}

COMMANDS: dict[str, object] = {
    "ready": {"type": "ready", "id": "c-1", "entropy": TOKEN},
    "bot": {"type": "add_bot", "id": "c-2", "seat": 2, "level": "solid", "temper": "sceptic"},
    "start": {"type": "start", "id": "c-3"},
    "answer": {"type": "answer", "id": "c-4", "prompt": 3, "action": {"type": "Doubt"}},
    "phrase": {"type": "phrase", "id": "c-5", "number": 2, "to": 1},
}

_VIEW = wire.TableView(
    table=TABLE,
    code="KVLT",
    game="hochstapler",
    version=1,
    options={"mode": "single"},
    seats=3,
    phase="lobby",
    pace="live",
    hours=24,
    privacy="link",
    chat=False,
    members=(wire.Member(0, "Anna", "ship", "player", None, is_present=True, is_ready=False),),
    bots=(),
    away=(),
    paused=False,
    votes=(),
    match=0,
    commitment="9f" * 32,
    asked=(),
    locked=0,
    clock=None,
)
_STATE = wire.State(0, 2, (), 2, _VIEW, None, NOW)
_NOTICE = wire.TableNotice(TABLE, "KVLT", "hochstapler", "lobby", is_public=False, changed_at=NOW)
_GLIMPSE = wire.Glimpse(3, (wire.Sitter(Seat(0), "Anna", "star", None),), 0, None, None)
_PLAYED = wire.PlayedMatch(
    TABLE, 1, "hochstapler", Seat(0), NOW, "last_stack", 1, ("Anna", "Bram", "Odile")
)  # fmt: skip
_GAMES = {
    "games": [
        {
            "game": "hochstapler",
            "prefix": "HS",
            "version": 1,
            "seats": [3, 7],
            "options": {"mode": ["single", "to10"]},
            "defaults": {"mode": "single"},
            "vocabulary": {"cards": ["red", "green", "blue"]},
            "phrases": 12,
        }
    ],
    "paces": wire.PACES,
    "levels": wire.LEVELS,
    "tempers": wire.TEMPERS,
    "shapes": wire.SHAPES,
}

REPLIES: dict[str, object] = {
    "Admission": wire.Admission(TABLE, "KVLT", 0, Seat(0), TOKEN),
    "Pass": wire.Pass(TOKEN, NOW + 120_000, f"http://192.168.1.20:8321/#pass={TOKEN}", "<svg …>…</svg>"),
    "Film": wire.Film(f"http://192.168.1.20:8321/t/{TABLE}/replay/1#film={TOKEN}", "<svg …>…</svg>"),
    "TableNotice": replace(_NOTICE, glimpse=_GLIMPSE),
    "Tables": {"tables": [_NOTICE]},
    "Matches": {"matches": [_PLAYED]},
    "ReplayEntry": {
        "entry": 7,
        "events": [{"type": "SumAnnounced", "seat": 2, "sum": 9, "colour": 1}],
        "givers": {"2": "player"},
        "views": {"2": {"stage": 1, "hand": [3, 5, 1]}},
        "asked": [0],
    },
    "Advice": {
        "entry": 7,
        "name": "Anna",
        "key": "turn",
        "facts": {"seat": 2},
        "given": {"action": {"type": "Doubt"}, "odds": 0.31},
        "likely": [{"action": {"type": "Announce", "sum": 9, "colour": "blue"}, "odds": 0.54}],
    },
    "Health": {"status": "ok", "process": "0a1b2c3d4e5f"},
    "Games": _GAMES,
    "House": {"address": "http://192.168.1.20:8321"},
    "Ack": wire.Ack("c-1"),
    "State": _STATE,
}

REFUSALS: dict[int, tuple[str, wire.Refused]] = {
    400: (
        "It makes no sense",
        wire.Refused(
            None,
            "nonsense",
            facts={"why": "Expected int, got str - at $.seats"},
            text="That message makes no sense here (Expected int, got str - at $.seats); see /api/openapi.json.",
        ),
    ),
    401: ("No token", wire.Refused(None, "no-token", text="Say who you are: send your token.")),
    404: ("No such place, or not for this token", wire.Refused(None, "no-such-table", text="There is no such table.")),
    409: ("Refused; nothing has changed", wire.Refused("c-4", "not-your-prompt", facts={"prompt": 3})),
    503: ("The store is down; nothing has changed", wire.Refused(None, "store-down")),
}
"""What each status means, with an example."""
