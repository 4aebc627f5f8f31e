"""What an audience has seen: the chest as all have watched it, and the numbers of the cards, folded over its events."""

from msgspec.structs import replace

from contrabande.engine.counts import put
from contrabande.engine.events import Event
from contrabande.engine.seats import Audience
from contrabande.games.meisterdiebe.chest import (
    EMPTY,
    Chest,
    emptied_below,
    packed,
    turned,
    with_alarm,
    with_jewels,
    with_ruby_above,
    without_jewels,
    without_ruby,
)
from contrabande.games.meisterdiebe.cushions import one_jewel
from contrabande.games.meisterdiebe.model import (
    AlarmSet,
    CardRevealed,
    CardsPassed,
    ChestTurned,
    DiamondPlaced,
    DrawerOpened,
    FillingBegun,
    HandDealt,
    ImitationsLaid,
    JewelsStolen,
    Knowledge,
    LootGathered,
    Options,
    SecretSearched,
)


def blank(options: Options, seats: int, audience: Audience) -> Knowledge:
    """Nothing has been seen yet, not even which drawer stands where."""
    tables = options.tables
    slots = tuple(range(tables.LEVELS * len(tables.RUBIES)))
    return Knowledge(
        audience,
        options,
        seats,
        chest=Chest(slots, 0, (EMPTY,) * (2 * len(slots)), (0,) * (2 * len(slots))),
        long=(False,) * len(slots),
        numbers=((None,) * len(tables.CHARACTERS),) * seats,
        played=((),) * seats,
        clock=0,
        touched=(0,) * len(slots),
    )


def remember(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case HandDealt():
            return _dealt(known, event)
        case FillingBegun():
            return _filling(known, event)
        case CardRevealed():
            return _revealed(known, event)
        case CardsPassed():
            numbers = (known.numbers[-1], *known.numbers[:-1])
            return replace(known, numbers=numbers, played=((),) * known.seats)
        case DrawerOpened(drawer=drawer):
            clock = known.clock + 1
            chest = emptied_below(known.chest, drawer)
            return replace(known, chest=chest, clock=clock, touched=put(known.touched, drawer, clock))
        case _:
            chest = _chest_after(known.chest, event, known.options)
            return known if chest is known.chest else replace(known, chest=chest)


def _dealt(known: Knowledge, event: HandDealt) -> Knowledge:
    hand = event.hand.value
    return known if hand is None else replace(known, numbers=put(known.numbers, event.seat, hand))


def _filling(known: Knowledge, event: FillingBegun) -> Knowledge:
    """Everybody watches where the rubies are hidden, and thereby which drawers are long (MD-12)."""
    chest = packed(event.slots, known.options.tables.RUBIES)
    faces = zip(chest.secrets[::2], chest.secrets[1::2])
    return replace(known, chest=chest, long=tuple([any(pair) for pair in faces]))


def _revealed(known: Knowledge, event: CardRevealed) -> Knowledge:
    seat, place = event.seat, known.options.tables.CHARACTERS.index(event.character)
    numbers = put(known.numbers, seat, put(known.numbers[seat], place, event.number))
    return replace(known, numbers=numbers, played=put(known.played, seat, (*known.played[seat], event.character)))


def _chest_after(chest: Chest, event: Event, options: Options) -> Chest:
    match event:
        case DiamondPlaced():
            return with_jewels(chest, event.drawer, one_jewel("diamond"))
        case ImitationsLaid():
            return with_jewels(chest, event.drawer, event.jewels)
        case AlarmSet():
            return with_alarm(chest, event.drawer, event.seat)
        case LootGathered() | JewelsStolen():
            return without_jewels(chest, event.drawer)
        case SecretSearched(found="ruby"):
            return without_ruby(chest, event.drawer)
        case SecretSearched(found="fallen_ruby") if options.fallen_ruby == "top":
            return with_ruby_above(chest, event.drawer)
        case ChestTurned():
            return turned(chest, options.shape, event.rotation, event.flip)
        case _:
            return chest
