"""The talk between sheriff and target in Hart an der Grenze, by size of the sums (HG-15 to HG-17)."""

from contrabande.arena.conduct.ledger import Figure, Ledger, Scale
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import events as seen

DOLLARS = Scale((2, 5, 10, 15, 20), ("$1–2", "$3–5", "$6–10", "$11–15", "$16–20", "$21+"))

OFFERED = Figure("offered", "its first offers by size", DOLLARS.labels)
DEMANDED = Figure("demanded", "its demands by size", DOLLARS.labels)

FIGURES = (
    OFFERED,
    Figure("demands", "as sheriff, answers an offer with a demand"),
    DEMANDED,
    Figure("accepts", "as sheriff, accepts an offer"),
    Figure("accepts_by_size", "… by size of the offer", DOLLARS.labels),
    Figure("pays", "pays what a sheriff demands"),
    Figure("pays_by_size", "… by size of the demand", DOLLARS.labels),
)


class Talk:
    """Follows the offers and demands of one turn, for those who are watched."""

    def __init__(self, watched: frozenset[Seat], ledger: Ledger) -> None:
        self.watched = watched
        self.ledger = ledger
        self.offered: set[Seat] = set()
        self.paid: set[Seat] = set()
        self.offer: int | None = None
        """The sum that the sheriff is to answer."""
        self.demand: int | None = None
        """The sum that the target is to answer."""

    def see(self, event: Event) -> None:
        """One event more."""
        match event:
            case seen.BribeOffered():
                self.answer_demand(event.seat, paid=False)
                self.offer = event.amount
                if event.seat in self.watched and event.seat not in self.offered:
                    self.ledger.sort(OFFERED, DOLLARS.label(event.amount))
                self.offered.add(event.seat)
            case seen.BribeDemanded():
                self.answer_offer(event.sheriff, "demanded")
                self.demand = event.amount
                if event.sheriff in self.watched:
                    self.ledger.sort(DEMANDED, DOLLARS.label(event.amount))
            case seen.BribeRefused():
                self.answer_offer(event.sheriff, "refused")
            case seen.BribePaid():
                self.answer_offer(event.sheriff, "accepted")
                self.answer_demand(event.seat, paid=True)
                self.paid.add(event.seat)
            case seen.CaseOpened():
                self.answer_demand(event.seat, paid=False)
            case _:
                pass

    def answer_offer(self, sheriff: Seat, how: str) -> None:
        """The sheriff has answered the offer that lies on the table, if one does (HG-15)."""
        if self.offer is not None and sheriff in self.watched:
            self.ledger.note("accepts", how == "accepted")
            self.ledger.note("accepts_by_size", how == "accepted", DOLLARS.label(self.offer))
            self.ledger.note("demands", how == "demanded")
        self.offer = None

    def answer_demand(self, target: Seat, *, paid: bool) -> None:
        """The target has answered what was demanded, if anything was (HG-15, HG-16)."""
        if self.demand is not None and target in self.watched:
            self.ledger.note("pays", paid)
            self.ledger.note("pays_by_size", paid, DOLLARS.label(self.demand))
        self.demand = None
