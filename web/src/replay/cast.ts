/** Who plays in a film: the names are on record, but for who took a seat over, and everybody wears the badge, or the bot's face, of the match itself. */
import type { Player } from "../table/sitting.svelte";
import type { Cast, ReplayEntry } from "../wire/house";
import { SHAPES } from "../wire/types";
import type { Voice } from "../words/voice";

/** Those who play between two changes of hands, and the voice that calls them by their names. */
export interface Company {
  players: readonly Player[];
  voice: Voice;
}

export function castOf(names: readonly string[], cast: readonly Cast[]): Player[] {
  return names.map((dealt, seat) => playerOf(seat, dealt, cast[seat] ?? { shape: SHAPES[seat % SHAPES.length] ?? "star", level: null, temper: null }));
}

function playerOf(seat: number, dealt: string, { shape, level, temper, name = null }: Cast): Player {
  const here = { isMe: false, isPresent: true, isReady: true, isAway: false, hasLeft: false, isMuted: false, standInAt: null };
  return { seat, name: name ?? dealt, shape, level, temper, member: null, isBot: temper !== null, ...here };
}

/** Who played when an entry was made: until a seat was taken over, who sat there before. */
export function companiesOf(names: readonly string[], entries: readonly ReplayEntry[], voice: Voice): (entry: number) => Company {
  const turns = entries.flatMap(({ entry, taken = [] }) => taken.map((each) => ({ entry, ...each })));
  // From the last ones back, each seat is again that of who had it.
  const sat = turns.reduceRight(
    (all, { seat, was }) => [all[0]!.map((each) => (each.seat === seat ? playerOf(seat, each.name, was) : each)), ...all],
    [castOf(names, entries[0]?.cast ?? [])],
  );
  const companies = sat.map((players) => ({ players, voice: voice.among(players.map((each) => each.name)) }));
  return (entry) => companies[turns.filter((turn) => turn.entry < entry).length]!;
}
