"""Fields of events, actions and facts as the sentences receive them."""

from collections.abc import Sequence
from typing import Literal, NewType

from contrabande.engine.counts import Counts
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Seat
from contrabande.wording.arguments import arguments, fact_arguments

Good = NewType("Good", str)


class Claim(Event, frozen=True):
    """Somebody says how many of what he has."""

    seat: Seat
    count: int
    kind: Good


class Opened(Event, frozen=True):
    """Cards are seen, by some."""

    cards: Secret[Counts]
    card: Secret[Good]
    owner: Seat | None


class Told(Event, frozen=True):
    """All the rest."""

    seats: tuple[Seat, ...]
    values: tuple[int, ...]
    is_final: bool
    result: Literal["won", "lost"]
    claim: Claim | None
    parts: tuple[Secret[int], ...]


class Paid(Event, frozen=True):
    """Somebody owes something."""

    owed: int
    paid: int
    seat: Seat


class Over(Event, frozen=True):
    """The end."""

    outcome: Outcome


class Echo:
    """Words that show what was asked for."""

    def player(self, seat: int) -> str:
        """A name."""
        return ("Anna", "Bram", "Clara")[seat]

    def term(self, name: str, count: int = 1) -> str:
        """The word in brackets, in the plural with an s."""
        return f"<{name}{'' if count == 1 else 's'}>"

    def counted(self, counts: Sequence[int], kinds: Sequence[str]) -> str:
        """All of them."""
        return "+".join(f"{count}{kind}" for count, kind in zip(counts, kinds) if count)

    def kinds_of(self, field: str) -> tuple[str, ...] | None:
        """Only cards are counted."""
        return ("jug", "cigar") if field == "cards" else None

    def listed(self, parts: Sequence[str]) -> str:
        """With a sign between them."""
        return "&".join(parts)


def test_a_seat_arrives_as_a_name_and_a_word_translated_and_raw() -> None:
    """The word in the plural that the event's count asks for."""
    facts = arguments(Echo(), Claim(Seat(1), 3, Good("jug")))
    assert facts == {"seat": "Bram", "count": 3, "kind": "<jugs>", "kindKey": "jug"}


def test_a_number_says_whether_it_is_the_one_before_it() -> None:
    """So that a sentence need not say it twice; a seat is no number."""
    assert arguments(Echo(), Paid(1, 1, Seat(1))) == {"owed": 1, "paid": 1, "paidKey": "same", "seat": "Bram"}
    assert arguments(Echo(), Paid(2, 1, Seat(1))) == {"owed": 2, "paid": 1, "paidKey": "other", "seat": "Bram"}


def test_a_secret_arrives_as_its_value_where_it_is_seen() -> None:
    """Cards with how many there are; an enumeration keeps its own key."""
    facts = arguments(Echo(), Opened(Secret((2, 1), (Seat(0),)), Secret(Good("jug"), ()), Seat(2)))
    assert facts == {
        "cards": "2jug+1cigar",
        "cardsKey": "shown",
        "cardsCount": 3,
        "card": "<jug>",
        "cardKey": "jug",
        "owner": "Clara",
        "ownerKey": "shown",
    }


def test_a_secret_arrives_as_hidden_where_it_is_not_seen() -> None:
    """And what is absent as none."""
    facts = arguments(Echo(), Opened(Secret(None, ()), Secret(None, ()), None))
    hidden = {"cards": "hidden", "cardsKey": "hidden", "card": "hidden", "cardKey": "hidden"}
    assert facts == hidden | {"owner": "none", "ownerKey": "none"}


def test_rows_truths_and_structs() -> None:
    """Rows are listed and counted, a truth is yes or no, a struct gives its parts."""
    claim = Claim(Seat(0), 1, Good("cigar"))
    told = Told((Seat(0), Seat(2)), (4, 0), True, "won", claim, (Secret(5, ()), Secret(None, ())))
    assert arguments(Echo(), told) == {
        "seats": "Anna&Clara",
        "seatsCount": 2,
        "values": "4&0",
        "valuesCount": 2,
        "is_final": "yes",
        "is_finalKey": "yes",
        "result": "<won>",
        "resultKey": "won",
        "claimKey": "shown",
        "claim_seat": "Anna",
        "claim_count": 1,
        "claim_kind": "<cigar>",
        "claim_kindKey": "cigar",
        "parts": "5&hidden",
        "partsCount": 2,
    }


def test_a_row_of_secrets_that_are_all_hidden_is_hidden() -> None:
    """So that a sentence can say so."""
    told = Told((), (), False, "lost", None, (Secret(None, ()), Secret(None, ())))
    facts = arguments(Echo(), told)
    assert facts["parts"] == facts["partsKey"] == "hidden"
    assert facts["claim"] == facts["claimKey"] == "none"


def test_an_outcome_arrives_as_its_winners_and_its_ending() -> None:
    """A tie has several winners."""
    facts = arguments(Echo(), Over(Outcome("sold_out", (5, 5, 1), (1, 1, 3))))
    assert facts == {"winners": "Anna&Bram", "winnersCount": 2, "endingKey": "sold_out"}


def test_facts_of_asks_and_refusals() -> None:
    """A fact whose name ends in seat is a player; a string is an enumeration value."""
    facts = fact_arguments(Echo(), (("owner_seat", 2), ("seat", 0), ("count", 2), ("kind", "jug"), ("size", 4)))
    assert facts == {"owner_seat": "Clara", "seat": "Anna", "count": 2, "kind": "<jugs>", "kindKey": "jug", "size": 4}
