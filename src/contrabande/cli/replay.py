"""Replay: a match told in words, as one seat saw it, or with all cards once it is over."""

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from contrabande.cli.advice import judged
from contrabande.cli.chosen import chosen_language
from contrabande.cli.complaint import Complaint
from contrabande.cli.files import read_saved
from contrabande.cli.tables import remembered
from contrabande.cli.tables.look import WIDEST
from contrabande.engine.errors import RecordError
from contrabande.engine.lettering import showable
from contrabande.engine.replay import replay as play_again
from contrabande.engine.seats import Seat
from contrabande.wording import Wording


def replay(file: Path, /, *, seat: int | None = None, advice: bool = False, lang: str | None = None) -> None:
    """Tell a match in words.

    Parameters
    ----------
    file
        The record of a match.
    seat
        Tell it as this seat saw it, counted from 0; without it all cards are told, once the match is over.
        While a saved match goes on, only a person's seat.
    advice
        Tell below each choice what a champion would have done there, with what its seat knew, once the match is over.
    lang
        nl, de or en; your system's language unless you say so.
    """
    saved = read_saved(file)
    language = chosen_language(lang)
    try:
        match = play_again(saved.game, saved.record)
    except RecordError as error:
        raise Complaint(f"{file}: {showable(str(error))}") from None
    if seat is not None and not 0 <= seat < match.seats:
        raise Complaint(f"there is no seat {seat}; this match has seats 0 to {match.seats - 1}")
    if seat is None and not match.is_over:
        raise Complaint("this match is not over, so its hidden cards stay hidden; add --seat N to tell what seat N saw")
    if seat is not None and saved.bookmark is not None and not match.is_over and seat >= saved.bookmark.humans:
        people = " or ".join(f"--seat {number}" for number in range(min(saved.bookmark.humans, match.seats)))
        raise Complaint(f"seat {seat} is a bot in a match that is not over, so its hand stays hidden; give {people}")
    if advice and not match.is_over:
        raise Complaint("this match is not over; leave --advice out, and ask a champion afterwards")
    words = Wording(saved.game, language, match.players)
    console = Console(highlight=False)
    console.print(Text(words.title, "bold"))
    console.print(Text(words.say("replay-players", players=words.listed(words.players))))
    entries = match.all_events() if seat is None else match.events(Seat(seat))
    first = 0
    if not match.is_over:
        entries = remembered(match.view(Seat(seat or 0)), entries)
        first = match.entries - len(entries)
    if first:
        console.print(Text(words.say("replay-memory"), "italic"))
    whose = None if seat is None else Seat(seat)
    judgements: dict[int, list[str]] = {}
    for judgement in judged(saved.game, saved.record, words, whose) if advice else ():
        judgements.setdefault(judgement.entry, []).append(judgement.said)
    story = Table.grid(padding=(0, 2))
    story.add_column(justify="right", width=4, style="dim")
    story.add_column(max_width=WIDEST)
    for number, events in enumerate(entries, first):
        for place, event in enumerate(events):
            story.add_row("" if place else str(number), Text(words.event(event)))
        for said in judgements.get(number, ()):
            story.add_row("", Text(said, "italic dim"))
    console.print(story)
    if match.outcome is not None:
        console.print(Text(words.ending(match.outcome.ending), "bold"))
