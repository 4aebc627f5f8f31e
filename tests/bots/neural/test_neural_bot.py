"""A learned bot: legal to the end, sure or bold as it is told, and honest about what it has not learned."""

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from neural_builders import KEYS, network_of, saved, steps, weights

from contrabande.bots.neural.bot import NeuralBot, tuned
from contrabande.bots.neural.network import Card, Network
from contrabande.bots.neural.registry import speech_of
from contrabande.bots.neural.speech import Numbers, Sentence
from contrabande.bots.random import RandomBot
from contrabande.bots.registry import bot_at, bot_named, is_bot
from contrabande.bots.tempers import LEVELS
from contrabande.engine.actions import Action, Ask
from contrabande.engine.errors import OptionsError
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat
from contrabande.games import game_named

HOCHSTAPLER, MEISTERDIEBE = game_named("hochstapler"), game_named("meisterdiebe")


def bot_of(key: str, temperature: float = 1.0) -> NeuralBot:
    """A bot that plays by random weights."""
    game = game_named(key)
    return NeuralBot(speech_of(game), [network_of(game)], RandomBot(), temperature=temperature)


def asked(match: AnyMatch, seat: Seat) -> Ask:
    """What a seat is asked."""
    prompt = match.prompt(seat)
    assert prompt is not None
    return prompt.ask


def opening(bot: NeuralBot, seed: int = 0) -> Action:
    """What it says first."""
    match = Match(bot.speech.game, bot.speech.game.variants[0].options, 3, bytes(32))
    seat = min(match.to_act)
    return bot.choose(match.view(seat), asked(match, seat), match.knowledge(seat), Random(seed))


class Silent(Network):
    """A network that must not be asked."""

    def logits(self, observation: Numbers) -> Numbers:
        """Fails."""
        raise AssertionError("asked where there is nothing to decide")


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_a_whole_match(key: str) -> None:
    """`Match` refuses whatever is not legal."""
    bot, rng = bot_of(key), Random(2)
    match = Match(bot.speech.game, bot.speech.game.variants[0].options, 3, bytes(32))
    while not match.is_over:
        for seat in sorted(match.to_act):
            match.answer(seat, bot.choose(match.view(seat), asked(match, seat), match.knowledge(seat), rng))
    assert match.outcome is not None


def test_at_temperature_0_it_always_says_the_same() -> None:
    assert len({opening(bot_of("hochstapler", temperature=0), seed) for seed in range(20)}) == 1


def test_what_it_says_varies_by_the_odds() -> None:
    said = Counter(opening(bot_of("hochstapler", temperature=0.2), seed) for seed in range(200))
    assert len(said) > 5
    assert said.most_common(1)[0][0] == opening(bot_of("hochstapler", temperature=0))


def test_unlikely_tokens_can_be_left_out_and_all_can_get_a_share() -> None:
    odds = np.array([0.6, 0.3, 0.1])
    every = np.ones(3, np.bool_)
    assert tuned(odds, every, floor=0, trim=0) == pytest.approx(odds)
    assert tuned(odds, every, floor=0, trim=0.2) == pytest.approx([2 / 3, 1 / 3, 0])
    assert tuned(odds, every, floor=0, trim=0.9) == pytest.approx([1, 0, 0])
    assert tuned(odds, every, floor=0.3, trim=0) == pytest.approx([0.52, 0.31, 0.17])
    assert tuned(odds, np.array([True, True, False]), floor=1, trim=0) == pytest.approx([0.5, 0.5, 0])


@pytest.mark.parametrize("key", KEYS)
def test_what_was_sharpened_before_it_shipped_is_as_hot_as_ever_where_that_is_told(key: str) -> None:
    """So the levels below the champion, and what a temper adds, stay what they were."""
    game = game_named(key)
    speech, plain = speech_of(game), weights(speech_of(game))
    trained = Network(plain)
    sharp = Network({**plain, **{name: 2 * plain[name] for name in ("head_w", "head_b")}}, Card(sharpness=2))
    line, turns = next(steps(game, 0, 3, 1))
    sentence = Sentence(
        speech, game.view(line.state, turns[0].seat), line.asks()[turns[0].seat], line.knowledge[turns[0].seat]
    )

    def odds(network: Network, temperature: float, *, as_trained: bool = False) -> Numbers:
        leaning = np.linspace(-1, 1, speech.tokens)
        bot = NeuralBot(
            speech,
            [network],
            RandomBot(),
            temperature=temperature,
            as_trained=as_trained,
            leaning=lambda _view, _known: leaning,
        )
        return bot.odds(network, sentence, sentence.mask)

    np.testing.assert_allclose(odds(sharp, 2.4, as_trained=True), odds(trained, 2.4), rtol=1e-4)
    np.testing.assert_allclose(odds(sharp, 1.0), odds(trained, 0.5), rtol=1e-4)
    np.testing.assert_allclose(odds(trained, 2.4, as_trained=True), odds(trained, 2.4))


def test_only_a_champion_is_as_hot_as_what_ships() -> None:
    as_trained = {level: bot_at(HOCHSTAPLER, level).as_trained for level in LEVELS}
    assert as_trained == {"beginner": True, "solid": True, "strong": True, "champion": False}
    assert not bot_named(HOCHSTAPLER, "neural:0.7").as_trained


def test_where_there_is_no_choice_the_network_is_not_asked() -> None:
    """MD-13: one drawer to put a diamond into."""
    line, turns = next(steps(MEISTERDIEBE, 2, 2, 1))
    speech, seat = speech_of(MEISTERDIEBE), turns[0].seat
    bot = NeuralBot(speech, [Silent(weights(speech))], RandomBot())
    chosen = bot.choose(MEISTERDIEBE.view(line.state, seat), line.asks()[seat], line.knowledge[seat], Random(0))
    assert chosen == turns[0].action


# What it has not learned.


class Understudy:
    """Says what nobody else would."""

    def choose(self, view: object, ask: Ask, knowledge: object, rng: Random) -> Action:
        """Not even legal."""
        return Action()


def learned(options: msgspec.Struct, *networks: Network) -> bool:
    """Whether a bot of Hochstapler plays these options itself, as it says and as it does."""
    bot = NeuralBot(speech_of(HOCHSTAPLER), networks, Understudy())
    match = Match(HOCHSTAPLER, options, 3, bytes(32))
    seat = min(match.to_act)
    action = bot.choose(match.view(seat), asked(match, seat), match.knowledge(seat), Random(0))
    assert (bot.learned(match.view(seat)) is None) == (action == Action())
    return action != Action()


def test_with_house_rules_the_understudy_plays() -> None:
    """Who begins is no house rule: it changes nothing for who answers."""
    network = network_of(HOCHSTAPLER)
    assert learned(HOCHSTAPLER.options(), network)
    assert learned(HOCHSTAPLER.options(mode="to10", start_player="seat0"), network)
    assert not learned(HOCHSTAPLER.options(reshuffle="yes"), network)


def test_in_a_variant_it_was_not_trained_for_the_understudy_plays() -> None:
    network = Network(weights(speech_of(HOCHSTAPLER)), Card(variants=("printed",)))
    assert learned(HOCHSTAPLER.options(), network)
    assert not learned(HOCHSTAPLER.options(mode="to10"), network)


def test_at_a_size_of_table_it_was_not_trained_for_the_understudy_plays() -> None:
    arrays = weights(speech_of(HOCHSTAPLER))
    assert learned(HOCHSTAPLER.options(), Network(arrays, Card(seats=(3, 4))))
    assert not learned(HOCHSTAPLER.options(), Network(arrays, Card(seats=(4, 5))))


def test_of_several_networks_the_one_for_that_table_plays() -> None:
    arrays = weights(speech_of(HOCHSTAPLER))
    others, right = Silent(arrays, Card(seats=(4, 5))), Network(arrays, Card(seats=(3,)))
    assert learned(HOCHSTAPLER.options(), others, right)
    assert learned(HOCHSTAPLER.options(), right, others)


def test_without_a_network_the_understudy_plays() -> None:
    assert not learned(HOCHSTAPLER.options())


# Names.


@pytest.mark.parametrize(("suffix", "temperature"), [("", 1.0), (":argmax", 0.0), (":0.7", 0.7), (":2", 2.0)])
def test_a_name_tells_file_and_temperature(suffix: str, temperature: float, tmp_path: Path) -> None:
    for name in (f"neural{suffix}", f"neural@{saved(HOCHSTAPLER, tmp_path)}{suffix}"):
        bot = bot_named(HOCHSTAPLER, name)
        assert is_bot(name)
        assert isinstance(bot, NeuralBot)
        assert bot.temperature == temperature
        assert type(bot.understudy).__name__ == "HeuristicBot"


@pytest.mark.parametrize(
    "name", ["neural:hot", "neural@", "neural:-1", "neural@none.npz", f"neural:{'9' * 300}", f"neural:{'9' * 400}.5"]
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    """In one line of some length."""
    with pytest.raises(OptionsError, match="is no") as refused:
        bot_named(HOCHSTAPLER, name)
    assert len(str(refused.value)) < 300
