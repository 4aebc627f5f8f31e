"""The moments of a finished match, one after another."""

from collections.abc import Iterator

from contrabande.engine.codec import actions_of
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat
from contrabande.server.table import Played


def moments(played: Played) -> Iterator[AnyMatch]:
    """The match as it was after each of its entries; it is one match, which goes on."""
    done, written = played.match, played.record()
    assert written.end.seed is not None, "the seed of a finished match is no secret"
    shares = [bytes.fromhex(share) for share in written.header.entropy]
    seed = bytes.fromhex(written.end.seed)
    match: AnyMatch = Match(done.game, done.options, done.seats, seed, entropy=shares, players=done.players)
    yield match
    for entry in written.entries[1:]:
        for given in sorted(entry.answers, key=lambda given: (given.rank or 0, given.seat)):
            match.answer(Seat(given.seat), actions_of(done.game).decode(given.action))
        yield match
