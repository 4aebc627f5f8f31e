"""Marked secrets: none is found in the real server, and all that a talkative one tells are."""

import asyncio
import logging
from itertools import repeat
from pathlib import Path

import leak_plants
import pytest

from contrabande.drills import leak_served
from contrabande.drills.leak_canary import look_for_canaries
from contrabande.drills.leak_ledger import HOUSE, Ledger
from contrabande.drills.leak_markers import look_for_markers
from contrabande.drills.leak_served import told_of_a_mishap
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES, game_named
from contrabande.server import showing


def test_no_secret_reaches_others_or_logs_or_metrics() -> None:
    ledger = asyncio.run(look_for_markers([game_named("hart-an-der-grenze")], turns=3, people=3))
    kinds = {secret.kind for secret in ledger.secrets}
    assert kinds >= {"token", "pass", "entropy", "seed", "key", "person's secret", "command's id", "sealed answer"}
    assert ledger.messages > 50
    assert ledger.found == []


def test_a_server_that_talks_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    ledger = asyncio.run(look_for_markers([game_named("hochstapler")], turns=1, people=3, module="leaky_house"))
    told = {(what.split(" ")[0] == HOUSE, what.partition("the ")[2].partition(" of")[0]) for what in ledger.found}
    assert told == {(True, "token"), (True, "name"), (False, "seed")}


def test_a_log_that_quotes_what_has_failed_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    ledger.note("token", "0123456789abcdef", "Anna")
    ledger.hear(HOUSE, asyncio.run(told_of_a_mishap(ledger)))
    assert ledger.found == []
    monkeypatch.setattr(leak_served, "Lines", logging.Formatter)
    ledger.hear(HOUSE, asyncio.run(told_of_a_mishap(ledger)))
    assert ledger.found == ["house has heard the token of Anna"]


def test_a_sealed_answer_is_a_secret_until_the_next_entry() -> None:
    ledger = Ledger()
    ledger.note("sealed answer", b'{"type":"Pack"}', "Anna", entries=4)
    ledger.hear("Anna", b'{"draft":{"type":"Pack"},"entries":4}')
    ledger.hear("Bram", b'{"draft":{"type":"Pack"},"entries":5}')
    assert ledger.found == []
    ledger.hear("Bram", b'{"draft":{"type":"Pack"},"entries":4}')
    assert ledger.found == ["Bram has heard the sealed answer of Anna"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_cards_of_others_are_never_sent(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = repeat((game.variants[0].options, 4))
    assert asyncio.run(look_for_canaries(game, 1, tables)) == []
    monkeypatch.setattr(showing, "match_part", leak_plants.the_view_of_a_neighbour)
    assert asyncio.run(look_for_canaries(game, 1, tables)) != []


def test_a_head_without_its_key_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contrabande.engine.match.sealed", lambda head, _key: head)
    game = game_named("hochstapler")
    assert asyncio.run(look_for_canaries(game, 1, repeat((game.variants[0].options, 3)))) != []
