"""Conduct: a bot's behaviour card, counted over many matches with the truth at hand."""

import sys
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from contrabande.arena.arena import MOST
from contrabande.arena.conduct.cards import SURE, Calibration, Card, Mixing
from contrabande.arena.conduct.conduct import watch_bot
from contrabande.arena.figures import Interval
from contrabande.arena.players import PATIENCE
from contrabande.cli.chosen import chosen_game, chosen_options, chosen_seats
from contrabande.cli.complaint import Complaint
from contrabande.cli.working import chosen_force, chosen_patience, tell_of_understudies, with_bar


def conduct(
    game: str,
    /,
    *,
    bot: str = "heuristic",
    among: str | None = None,
    seats: int | None = None,
    matches: int = 100,
    seed: str = "0",
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"])] = None,
    processes: int | None = None,
    timeout: float = PATIENCE,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Tell what a bot does at the table: how often it bluffs, is caught, inspects, bribes, and whether it is right.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    bot
        Who is watched: random, heuristic, ismcts:200, a level (strong, strong:gambler), module:Class, file.py:Class,
        a URL, or a learned one: neural, neural:argmax, neural:0.7 at a temperature, neural@file.npz,
        neural@file.npz:0.7.
    among
        Who sits in all other seats; its equals unless you say so, and then all of them are watched.
    seats
        How many play.
    matches
        How many matches; the bot moves through all seats on each of the arena's deals.
    seed
        The same seed gives the same figures.
    option
        A table option, such as hs.mode=to10; may be given several times.
    processes
        How many processes share the work; all cores unless you say so.
    timeout
        How many seconds a bot at a URL may think.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    count = chosen_seats(played, seats)
    options = chosen_options(played, option or (), count)
    if matches < 1:
        raise Complaint(f"--matches {matches} leaves nothing to watch; give 1 or more")
    if matches > MOST:
        raise Complaint(f"--matches {matches} is more than can be watched; give {MOST} or fewer")
    start = perf_counter()
    card = watch_bot(
        played,
        options,
        count,
        bot,
        among or bot,
        matches,
        seed=seed,
        patience=chosen_patience(timeout),
        force=chosen_force(processes, None),
        watch=lambda ledgers, parts: with_bar(ledgers, parts, f"{played.key}, {matches} matches"),
    )
    card.seconds = round(perf_counter() - start, 3)
    tell_of_understudies(played, options, count, (bot, among or bot))
    if card.faults:
        print(f"{bot}: {card.faults} answers refused, first {card.first_fault}", file=sys.stderr)
    if as_json:
        print(msgspec.json.encode(card).decode())
    else:
        _show(card, Console())


def _show(card: Card, console: Console) -> None:
    others = "its equals, all of them watched" if card.among == card.bot else card.among
    console.print(
        f"{card.game}, {card.seats} seats: {card.bot} among {others}; {card.matches} matches in {card.seconds:.1f} s",
        highlight=False,
        soft_wrap=True,
    )
    console.print(_rates(card))
    if card.mixing is not None:
        console.print(_certainty(card.mixing), highlight=False)
    if card.calibration is not None:
        console.print(_reliability(card.calibration))


def _rates(card: Card) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for title in ("rate", "95 %", "of"):
        table.add_column(title, justify="right", no_wrap=True)
    figure = ""
    for rate in card.rates:
        if rate.group and rate.figure != figure:
            table.add_row(rate.says)
        figure = rate.figure
        table.add_row(
            f"    {rate.group}" if rate.group else rate.says, _percent(rate.rate), _span(rate.ci95), str(rate.of)
        )
    return table


def _certainty(mixing: Mixing) -> str:
    """How much of it a coin decides."""
    return (
        f"Its likeliest token has {_percent(mixing.favourite)} ({_span(mixing.favourite_ci95)}) on average, and "
        f"{SURE:.0%} or more in {_percent(mixing.sure)} ({_span(mixing.sure_ci95)}) of {mixing.tokens} choices; "
        f"{mixing.nats:.2f} nats"
    )


def _reliability(calibration: Calibration) -> Table:
    """What the network's probability of the alarm says about the truth."""
    low, high = calibration.brier_ci95
    title = (
        f'"he lies", {calibration.moments} moments: Brier {calibration.brier:.3f} ({low:.3f} – {high:.3f}), '
        f"a constant has {calibration.constant_brier:.3f}; mean {_percent(calibration.when_lying)} at lies, "
        f"{_percent(calibration.when_honest)} at the truth"
    )
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    for name in ("alarm by the network", "mean", "lies", "95 %", "moments"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in calibration.bins:
        between = f"{row.low:.0%} – {row.high:.0%}"
        table.add_row(between, _percent(row.alarm), _percent(row.lies), _span(row.ci95), str(row.moments))
    return table


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def _span(interval: Interval | None) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f}"
