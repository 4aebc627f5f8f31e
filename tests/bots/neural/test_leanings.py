"""Tempers of a learned bot: the same policy, inclined."""

import numpy as np
import pytest
from neural_builders import TABLES, network_of, steps

from contrabande.bots.neural import hart_an_der_grenze as hg
from contrabande.bots.neural import hochstapler as hs
from contrabande.bots.neural import prohis as pr
from contrabande.bots.neural.bot import NeuralBot, even
from contrabande.bots.neural.registry import leaning_of, speech_of
from contrabande.bots.neural.speech import Numbers, Sentence
from contrabande.bots.random import RandomBot
from contrabande.bots.tempers import TEMPERS
from contrabande.engine.seats import Seat
from contrabande.games import game_named
from contrabande.games.prohis.tables import ILLEGAL
from contrabande.laws.line import Line


@pytest.mark.parametrize(("key", "variant", "seats"), TABLES)
def test_every_temper_has_a_finite_opinion_on_every_token(key: str, variant: int, seats: int) -> None:
    game = game_named(key)
    for line, turns in steps(game, variant, seats, most=12):
        for turn in turns:
            view = game.view(line.state, turn.seat)
            for temper in TEMPERS:
                found = leaning_of(game, temper)(view, line.knowledge[turn.seat])
                assert np.shape(found) == (speech_of(game).tokens,)
                assert np.isfinite(found).all()


def odds(line: Line, seat: Seat, temper: str) -> Numbers:
    """How likely a bot of random weights and that temper says each token first."""
    network = network_of(line.game)
    leaning = leaning_of(line.game, temper) if temper else even
    bot = NeuralBot(speech_of(line.game), [network], RandomBot(), leaning=leaning)
    ask = line.ask(seat)
    assert ask is not None
    sentence = Sentence(bot.speech, line.game.view(line.state, seat), ask, line.knowledge[seat])
    return bot.odds(network, sentence, sentence.mask)


@pytest.mark.parametrize(
    ("key", "phase", "token", "shy", "bold"),
    [
        ("hochstapler", "turn", hs.DOUBT, "", "sceptic"),
        ("hochstapler", "turn", 28 * hs.COLOURS, "honest", "gambler"),
        ("prohis", "turn", pr.CARD + ILLEGAL, "honest", "gambler"),
        ("prohis", "claim", pr.WAIVE, "sceptic", ""),
        ("hart-an-der-grenze", "pack", hg.KINDS - 1, "honest", "gambler"),
        ("hart-an-der-grenze", "haggle", hg.AGREE, "sceptic", ""),
    ],
)
def test_a_temper_makes_its_tokens_likelier(key: str, phase: str, token: int, shy: str, bold: str) -> None:
    """Wherever the token is legal and not the only one."""
    met = 0
    for line, turns in steps(game_named(key), 0, 4, most=60):
        for turn in turns:
            mask = turn.masks[0]
            if line.game.view(line.state, turn.seat).phase == phase and mask[token] and mask.sum() > 1:
                met += 1
                assert odds(line, turn.seat, shy)[token] < odds(line, turn.seat, bold)[token]
    assert met
