"""Saying: a refusal as a sentence in the language of the one who is refused."""

from functools import lru_cache

from contrabande.client.wire import LANGUAGES
from contrabande.engine.errors import Refusal
from contrabande.games import GAMES
from contrabande.server.refusal import TableRefusal
from contrabande.server.table import BY_KEY, Table
from contrabande.wording.catalogue import Catalogue
from contrabande.wording.sentences import Wording


def learn() -> None:
    """Read all words of all games: the first who is refused should not hold up everybody else meanwhile."""
    for game in GAMES:
        for language in LANGUAGES:
            _wording(game.key, language, ()).counted((2,), ("card",))


def sentence(table: Table, language: str, refusal: TableRefusal) -> str:
    """Why not, and what to do instead; with the rule where the rulebook says so."""
    if refusal.rule is None:
        return told(language, refusal)
    players = table.players if table.match is not None else ()
    wording = _wording(table.arrangement.game, language, players)
    return wording.refusal(Refusal(refusal.key, refusal.rule, tuple(refusal.facts.items())))


def told(language: str, refusal: TableRefusal) -> str:
    """A refusal of the table or the door, which needs no game."""
    return _catalogue(language if language in LANGUAGES else "en").say(f"door-{refusal.key}", **refusal.facts)


@lru_cache(maxsize=1024)
def _wording(game: str, language: str, players: tuple[str, ...]) -> Wording:
    return Wording(BY_KEY[game], language, players, is_for_page=True)


@lru_cache(maxsize=8)
def _catalogue(language: str) -> Catalogue:
    return Catalogue(None, language)
