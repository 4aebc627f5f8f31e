"""Settings that mean nothing are refused before anything is compiled, by name and with what would do."""

import pytest

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.settings import CHANCES, COUNTS, settings_of

NAN, ENDLESS = float("nan"), float("inf")


@pytest.mark.parametrize("name", CHANCES)
@pytest.mark.parametrize("part", [-0.1, 1.5, NAN, ENDLESS])
def test_what_is_no_chance_is_refused(name: str, part: float) -> None:
    with pytest.raises(OptionsError, match=f"{name}=.*say a number from 0"):
        settings_of("hochstapler", **{name: part})


@pytest.mark.parametrize("name", COUNTS)
def test_none_is_too_few(name: str) -> None:
    with pytest.raises(OptionsError, match=f"{name}=0 is too few: say 1 or more"):
        settings_of("hochstapler", **{name: 0})


@pytest.mark.parametrize("name", ["rate", "entropy", "last_entropy", "magnet", "clock", "average"])
@pytest.mark.parametrize("value", [-1, NAN, "inf"])
def test_a_number_is_finite_and_not_below_nothing(name: str, value: float | str) -> None:
    with pytest.raises(OptionsError, match=f"{name}=.*will not do"):
        settings_of("hochstapler", **{name: value})


@pytest.mark.parametrize("prices", [[1, NAN, 1, 1, 1], [1, -1, 1, 1, 1], [1, "inf", 1, 1, 1]])
def test_a_price_is_a_number_from_nothing_on(prices: list[float | str]) -> None:
    with pytest.raises(OptionsError, match=r"prices=.*will not do"):
        settings_of("hart-an-der-grenze", prices=prices)


@pytest.mark.parametrize("count", [1, 4, 6])
def test_prices_are_said_for_all_sizes_of_table_or_for_none(count: int) -> None:
    with pytest.raises(OptionsError, match="with tables up to 6 say 5 of them, or none"):
        settings_of("hart-an-der-grenze", prices=[1] * count)
    assert settings_of("hart-an-der-grenze", prices=[1] * 5).prices == (1,) * 5
    assert settings_of("hart-an-der-grenze", prices=[1, 0.5], seats=[3]).prices == (1, 0.5)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"blocks": -1}, "blocks=-1 is too few: say 0 or more"),
        ({"newcomers": -1}, "every how-many-th challenger; 0 is none"),
        ({"guest_trembles": 0.1, "guests": 0}, "guest_trembles says nothing with guests=0"),
        ({"career": 50}, "career says nothing with challenges=0"),
        ({"newcomers": 0}, "newcomers says nothing with challenges=0"),
        ({"challenges": 0.5, "guests": 0}, "challenges says nothing with guests=0"),
        ({"bot_tables": [3]}, "bot_tables says nothing with bots=0"),
        ({"novices": 1}, "how many of the bots' 0 groups"),
        ({"bots": 2, "novices": 3}, "how many of the bots' 2 groups"),
        ({"bots": 5}, "how many of 4 groups"),
        ({"opening": 50}, "opening says nothing with openings=0"),
        ({"openings": 1.5}, "openings=1.5 is no chance"),
        ({"spent": 1.5}, "spent=1.5 is no chance"),
        ({"opening": 0}, "opening=0 is too few"),
        ({"seats": [9]}, "hochstapler is not for 9 seats"),
        ({"bots": 1, "bot_tables": [2]}, "hochstapler is not for 2 seats"),
        ({"variants": []}, "hochstapler has those from 0 to"),
        ({"variants": [99]}, "hochstapler has those from 0 to"),
        ({"variants": [-1]}, "hochstapler has those from 0 to"),
        ({"price": 1}, "no setting price; there are game"),
        ({"prices": 1}, "a setting is wrong"),
    ],
)
def test_what_means_nothing_is_refused(changed: dict[str, object], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        settings_of("hochstapler", **changed)


def test_a_run_is_for_all_tables_of_its_editions_unless_it_says_so() -> None:
    assert settings_of("hart-an-der-grenze").seats == (3, 4, 5, 6)
    assert settings_of("hochstapler", variants=[2]).seats == (2,)
    assert settings_of("hochstapler", seats=[5, 5, 3]).seats == (5, 5, 3)
