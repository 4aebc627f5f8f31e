"""Whoever means ill at the MCP door: arguments of a wrong form, words that cannot be written, several calls at once."""

import asyncio
from typing import Any

import pytest
from mcp_guests import Guest, Told, visit


async def asked(one: Guest) -> tuple[Told, Told]:
    """A fresh table at which the guest is asked; all that it is told there."""
    await one.sit("new_table", game="hochstapler", seats=3, options={"start_player": "seat0"})
    await one.told("wait_for_my_turn")
    return await one.told("my_view"), await one.told("my_prompt")


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("action", 25),
        ("action", None),
        ("action", [1]),
        ("action", True),
        ("prompt", "x"),
        ("prompt", 1.5),
        ("seat", 5),
    ],
)
def test_arguments_of_a_wrong_form_are_refused_under_a_rule(field: str, given: Any) -> None:
    """As JSON that names the field, like every other refusal."""

    async def do(one: Guest) -> None:
        before = await asked(one)
        refusal = await one.refused("answer", **{"action": "Doubt()", field: given})
        assert (refusal["key"], refusal["rule"], refusal["field"]) == ("wrong-form", "GEN-6", field)
        assert (await one.told("my_view"), await one.told("my_prompt")) == before

    visit(do)


@pytest.mark.parametrize(
    "action",
    [
        pytest.param({"type": "\ud800"}, id="half a letter in an object"),
        pytest.param("Announce(sum=\ud800, colour=red)", id="half a letter in a text"),
        pytest.param({"type": "Announce", "sum": float("nan"), "colour": "red"}, id="no number"),
        pytest.param({"a": "y" * 1_000_000}, id="a long object"),
        pytest.param("x" * 1_000_000, id="a long text"),
        pytest.param('{"a":' * 50_000, id="a deep text"),
        pytest.param("Announce(sum=" + "9" * 5000 + ", colour=red)", id="a long number"),
    ],
)
def test_words_that_nobody_can_read_are_refused_and_change_nothing(action: Any) -> None:
    """In one short line, under the rule of the question."""

    async def do(one: Guest) -> None:
        before = await asked(one)
        refusal = await one.refused("answer", action=action)
        assert (refusal["key"], refusal["rule"]) == ("no-such-answer", "HS-5")
        assert len(refusal["text"]) < 400
        assert (await one.told("my_view"), await one.told("my_prompt")) == before

    visit(do)


def test_of_many_answers_to_one_question_the_first_counts() -> None:
    """All others are told that nobody has asked them."""

    async def do(one: Guest) -> None:
        await asked(one)
        calls = [one.call("answer", action=f"Announce(sum={sum}, colour=red)", prompt=0) for sum in range(1, 7)]
        found = [found.structured_content or {} for found in await asyncio.gather(*calls)]
        assert sum("taken" in each for each in found) == 1
        rules = {each["refused"]["rule"] for each in found if "refused" in each}
        assert rules <= {"GEN-6", "HS-5", "HS-6"}

    visit(do)


def test_of_many_who_want_the_last_seat_one_gets_it() -> None:
    """The others are refused, and the cards are dealt once."""

    async def do(one: Guest) -> None:
        table = await one.sit("new_table", game="hochstapler", seats=3, free_seats=1)
        found = await asyncio.gather(*[one.call("join_table", code=table["code"]) for _ in range(5)])
        told = [each.structured_content or {} for each in found]
        assert sum("seat" in each for each in told) == 1
        assert [each["refused"]["key"] for each in told if "refused" in each] == ["seats-taken"] * 4

    visit(do)


@pytest.mark.parametrize("seconds", ["nan", "-inf", -1])
def test_who_waits_for_no_time_at_all_is_answered_at_once(seconds: Any) -> None:
    """What is no number of seconds is none."""

    async def do(one: Guest) -> None:
        await one.sit("new_table", game="hochstapler", seats=3, free_seats=1)
        async with asyncio.timeout(20):
            assert (await one.told("wait_for_my_turn", seconds=seconds))["status"] == "waiting"

    visit(do)
