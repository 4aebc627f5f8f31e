/** Who plays in a film: the names are on record, but for who took a seat over, and everybody wears the badge, or the bot's face, of the match itself. */
import type { Player } from "../table/sitting.svelte";
import type { Cast } from "../wire/house";
import { SHAPES } from "../wire/types";

export function castOf(names: readonly string[], cast: readonly Cast[]): Player[] {
  return names.map((dealt, seat) => {
    const { shape, level, temper, name = null } = cast[seat] ?? { shape: SHAPES[seat % SHAPES.length] ?? "star", level: null, temper: null };
    const here = { isMe: false, isPresent: true, isReady: true, isAway: false, hasLeft: false, isMuted: false, standInAt: null };
    return { seat, name: name ?? dealt, shape, level, temper, member: null, isBot: temper !== null, ...here };
  });
}
