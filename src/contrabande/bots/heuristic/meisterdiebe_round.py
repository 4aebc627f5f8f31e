"""A quick sketch of the chest and the cushions, on which the rest of a round of Meisterdiebe is played out greedily.

It knows what matters to one who remembers everything: which drawers are loaded above or below, with what, where the
rubies are. Turning the levels changes none of that, so only flips are sketched.
"""

from collections.abc import Sequence
from random import Random

from contrabande.engine.counts import Counts
from contrabande.games.meisterdiebe.model import Knowledge, View

DIAMOND, SAPPHIRE, RUBY = 1, 2, 4
NOBODY = -1
NOWHERE = -1


class Sketch:
    """Chest, red cushion and scores; every list is flat, so that a copy is cheap."""

    __slots__ = ("alarms", "diamonds", "faces", "flip", "red", "ruby", "sapphires", "scores", "white", "worth")

    def __init__(self) -> None:
        self.flip = 0
        self.faces: list[int] = []
        """Per drawer, the face that is loaded."""
        self.diamonds: list[int] = []
        self.sapphires: list[int] = []
        self.worth: list[int] = []
        """Per drawer, what these are worth together."""
        self.alarms: list[int] = []
        """Per drawer, whose alarm lies with them."""
        self.ruby: list[int] = []
        """Per drawer, the face behind which a ruby lies."""
        self.red = [0, 0]
        self.scores: list[int] = []
        self.white: list[Counts] = []

    def copy(self) -> "Sketch":
        """The same, free to go elsewhere."""
        twin = Sketch()
        twin.flip = self.flip
        twin.faces = self.faces[:]
        twin.diamonds = self.diamonds[:]
        twin.sapphires = self.sapphires[:]
        twin.worth = self.worth[:]
        twin.alarms = self.alarms[:]
        twin.ruby = self.ruby[:]
        twin.red = self.red[:]
        twin.scores = self.scores[:]
        twin.white = self.white[:]
        return twin

    # What can be seen.

    def top(self, drawer: int) -> int:
        """What the jewels above are worth."""
        return self.worth[drawer] if self.faces[drawer] == self.flip else 0

    def falls(self, drawer: int) -> bool:
        """Whether a jewel falls when the drawer is opened."""
        return self.faces[drawer] != self.flip and self.worth[drawer] > 0

    def best_top(self, flip: int) -> int:
        """The most a thief can take with that side up."""
        return max([worth if face == flip else 0 for face, worth in zip(self.faces, self.worth)])

    def best_secret(self, flip: int) -> int:
        """The most a master thief can take with that side up."""
        rows = zip(self.faces, self.worth, self.ruby)
        return max([worth + RUBY * (ruby == flip) if face == flip or not worth else 0 for face, worth, ruby in rows])

    def prize(self, character: str, flip: int) -> int:
        """What a thief or master thief could take with that side up."""
        return self.best_secret(flip) if character == "master_thief" else self.best_top(flip)

    def on_red(self) -> int:
        """What the red cushion is worth."""
        return self.red[0] + SAPPHIRE * self.red[1]

    def look(self, drawer: int) -> tuple[int, ...]:
        """All that matters about a drawer."""
        return (
            self.faces[drawer],
            self.diamonds[drawer],
            self.sapphires[drawer],
            self.alarms[drawer],
            self.ruby[drawer],
        )

    def is_over(self) -> bool:
        """Whether the match ends with this round."""
        return max(self.ruby) == NOWHERE or min(map(sum, self.white)) == 0

    # What happens.

    def open(self, seat: int, drawer: int) -> bool:
        """Let the bottom fall; whether a jewel did."""
        if self.faces[drawer] == self.flip:
            return False
        worth, alarm = self.worth[drawer], self.alarms[drawer]
        if alarm in (NOBODY, seat):
            self.gather(drawer)
        else:
            self.scores[alarm] += worth
            self._empty(drawer)
        self.alarms[drawer] = NOBODY
        self.faces[drawer] = self.flip
        return worth > 0

    def gather(self, drawer: int) -> None:
        """All jewels of the drawer go to the red cushion."""
        self.red[0] += self.diamonds[drawer]
        self.red[1] += self.sapphires[drawer]
        self._empty(drawer)

    def lay(self, seat: int, drawer: int, imitations: Counts) -> None:
        """Imitations leave the white cushion."""
        diamonds, sapphires, _ = imitations
        self.diamonds[drawer] += diamonds
        self.sapphires[drawer] += sapphires
        self.worth[drawer] += diamonds + SAPPHIRE * sapphires
        self.scores[seat] += diamonds + SAPPHIRE * sapphires
        white = self.white[seat]
        self.white[seat] = (white[0] - diamonds, white[1] - sapphires, 0)

    def steal(self, seat: int, drawer: int) -> None:
        """Everything above goes to the thief."""
        self.scores[seat] += self.worth[drawer]
        self._empty(drawer)

    def _empty(self, drawer: int) -> None:
        self.diamonds[drawer] = self.sapphires[drawer] = self.worth[drawer] = 0

    def search(self, seat: int, drawer: int) -> None:
        """The ruby above with all the rest, or nothing if one falls."""
        ruby = self.ruby[drawer]
        if ruby == 1 - self.flip:
            self.ruby[drawer] = self.flip
            return
        if ruby == self.flip:
            self.ruby[drawer] = NOWHERE
            self.scores[seat] += RUBY
        self.steal(seat, drawer)

    def share(self, pickers: Sequence[int]) -> None:
        """The red cushion is dealt out, sapphires first."""
        diamonds, sapphires = self.red
        scores, count = self.scores, len(pickers)
        for place in range(diamonds + sapphires):
            scores[pickers[place % count]] += SAPPHIRE if place < sapphires else DIAMOND
        self.red = [0, 0]


def sketch_of(view: View, known: Knowledge, memory: float, rng: Random) -> Sketch:
    """The table as this seat remembers it; *memory* is the chance, per later opening, to still know a drawer."""
    sketch, chest = Sketch(), known.chest
    sketch.flip = chest.upside
    for drawer in range(len(chest.slots)):
        face = int(any(chest.fronts[2 * drawer + 1].jewels) or chest.fronts[2 * drawer + 1].alarm is not None)
        front = chest.fronts[2 * drawer + face]
        diamonds, sapphires, _ = front.jewels
        alarm = NOBODY if front.alarm is None else front.alarm
        if memory < 1.0 and view.opened != drawer and rng.random() > memory ** (known.clock - known.touched[drawer]):
            face, diamonds, sapphires, alarm = rng.randrange(2), rng.randrange(2), 0, NOBODY
        is_loaded = diamonds or sapphires or alarm != NOBODY
        sketch.faces.append(face if is_loaded else sketch.flip)
        sketch.diamonds.append(diamonds)
        sketch.sapphires.append(sapphires)
        sketch.worth.append(diamonds + SAPPHIRE * sapphires)
        sketch.alarms.append(alarm)
        rubies = chest.secrets[2 * drawer : 2 * drawer + 2]
        sketch.ruby.append(rubies.index(1) if 1 in rubies else NOWHERE)
    sketch.red = [view.red[0], view.red[1]]
    for black, white in zip(view.black, view.white):
        sketch.scores.append(_worth(black) - _worth(white))
        sketch.white.append(white)
    return sketch


def _worth(jewels: Counts) -> int:
    diamonds, sapphires, rubies = jewels
    return diamonds + SAPPHIRE * sapphires + RUBY * rubies


# Playing out a round.

Turn = tuple[int, str]
"""A seat and its character."""


def play_turns(sketch: Sketch, turns: Sequence[Turn], excluded: list[int], detectives: int) -> None:
    """All *turns* in order, each greedily."""
    for place, (seat, character) in enumerate(turns):
        greedy_turn(sketch, seat, character, excluded, detectives)
        greedy_flip(sketch, turns[place + 1 :])


def greedy_turn(sketch: Sketch, seat: int, character: str, excluded: list[int], detectives: int) -> None:
    """Open the drawer that pays at once, and act."""
    drawer = greedy_drawer(sketch, character)
    fell = sketch.open(seat, drawer)
    if fell and character == "smuggler":
        excluded.append(seat)
    if fell and character != "lady_jeweller":
        return
    if character == "thief":
        sketch.steal(seat, drawer)
    elif character == "master_thief":
        if sketch.ruby[drawer] != 1 - sketch.flip:
            sketch.search(seat, drawer)
        else:
            sketch.steal(seat, drawer)
    else:
        if character == "smuggler":
            sketch.gather(drawer)
        more = detectives if character == "lady_jeweller" else 0
        sketch.lay(seat, drawer, heaviest(sketch.white[seat], 1 + more))


def greedy_drawer(sketch: Sketch, character: str) -> int:
    """The richest drawer for those who take, a safe one for those who lay."""
    flip, is_master, takes = sketch.flip, character == "master_thief", character not in ("jeweller", "lady_jeweller")
    best, best_value = 0, -100
    for drawer, (face, value) in enumerate(zip(sketch.faces, sketch.worth)):
        if value and face != flip:
            value = -RUBY - value
        elif not takes:
            value = -value
        elif is_master and sketch.ruby[drawer] == flip:
            value += RUBY
        if value > best_value:
            best, best_value = drawer, value
    return best


def greedy_flip(sketch: Sketch, turns: Sequence[Turn]) -> None:
    """Turn over what the next thief would like."""
    for _, character in turns:
        if character in ("thief", "master_thief"):
            if sketch.prize(character, sketch.flip) > sketch.prize(character, 1 - sketch.flip):
                flip(sketch)
            return


def flip(sketch: Sketch) -> None:
    """Turn the chest over; empty drawers look the same either way."""
    sketch.flip = up = 1 - sketch.flip
    for drawer, (worth, alarm) in enumerate(zip(sketch.worth, sketch.alarms)):
        if not worth and alarm == NOBODY:
            sketch.faces[drawer] = up


def heaviest(white: Counts, most: int) -> Counts:
    """Up to *most* imitations, those that cost most first."""
    sapphires = min(white[1], most)
    return (min(white[0], most - sapphires), sapphires, 0)


def finish_round(
    sketch: Sketch, smugglers: Sequence[int], others: Sequence[Turn], detectives: Sequence[int], excluded: list[int]
) -> None:
    """From the reveal on: loot, turns, and what the detectives collect."""
    entitled = [seat for seat in smugglers if seat not in excluded]
    if entitled and len(smugglers) >= len(detectives):
        sketch.share(entitled)
    play_turns(sketch, others, excluded, len(detectives))
    if detectives:
        sketch.share(detectives)
