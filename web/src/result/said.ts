/** Said and was: claims beside what the record shows with all cards open, promises beside what came next. */
import { CLAIMABLE, type Claimable } from "../table/claims";
import type { Remembered } from "../table/memory";
import type { ReplayEntry } from "../wire/house";
import type { Fields, GameKey } from "../wire/shapes";
import { GAMES } from "../wire/shapes";
import type { Told } from "../words/voice";

export interface Review extends Remembered {
  /** What was, or what came of it; null if the match does not tell. */
  was: Told | null;
  /** The entry of the match that tells it. */
  told: number | null;
  /** Whether a claim was true; null where nothing can be compared. */
  isTrue: boolean | null;
}

/** Each claim and promise with what was, in the order in which they were made. */
export function reviewed(game: GameKey, words: readonly Remembered[], entries: readonly ReplayEntry[]): Review[] {
  const events = entries.flatMap((entry) => entry.events as readonly Told[]);
  const heard = (word: Remembered) => entries.filter((entry) => entry.entry <= word.entry).reduce((sum, entry) => sum + entry.events.length, 0);
  const told = (was: Told | null) => ({ was, told: entries.find((entry) => was && (entry.events as readonly Told[]).includes(was))?.entry ?? null });
  return words.map((word) => {
    const claimable = CLAIMABLE[game];
    if (word.what.kind === "promise") return { ...word, ...told(between(game, word, events.slice(heard(word)))), isTrue: null };
    if (!claimable || claimable.field !== word.what.field) return { ...word, ...told(null), isTrue: null };
    const was = meant(claimable, word.what.seat ?? -1, events, heard(word));
    return { ...word, ...told(was), isTrue: was && isSame(word.what.counts ?? [], was[claimable.field]) };
  });
}

/** The event that tells what a claim was about: the last one before it, or the first one after it. */
function meant(claimable: Claimable, seat: number, events: readonly Told[], heard: number): Told | null {
  const isTelling = (event: Told) => claimable.told.includes(event.type) && event["seat"] === seat;
  for (const event of events.slice(0, heard).reverse()) {
    if (isTelling(event)) return event;
    if (claimable.closing.includes(event.type)) break;
  }
  return events.slice(heard).find(isTelling) ?? null;
}

/** The first thing that happened between the two of a promise after it was given. */
function between(game: GameKey, { what }: Remembered, events: readonly Told[]): Told | null {
  return events.find((event) => {
    const seats = seatsIn(GAMES[game].events[event.type] ?? {}, event);
    return seats.includes(what.seat ?? -1) && seats.includes(what.to ?? -1);
  }) ?? null;
}

const seatsIn = (fields: Fields, event: Told) =>
  Object.entries(fields).flatMap(([name, hint]) => (hint === "seat" ? [event[name]] : []));

function isSame(said: readonly number[], was: unknown): boolean {
  const inside = (was as { value?: unknown } | null)?.value ?? was;
  return JSON.stringify(said) === JSON.stringify(inside);
}
