/** What the result of a match is read from: a sitting, as long as its table shows the result, and a keepsake for who still reads when others sit down again or leave. */
import type { Sitting } from "../table/sitting.svelte";
import type { Place } from "../wire/keep";
import type { Happening } from "../wire/types";
import type { Told } from "../words/voice";

export type Keepsake = Readonly<Pick<Sitting, "place" | "table" | "match" | "game" | "seat" | "players" | "names" | "happened" | "memory" | "muted">>;

/** All of it as it is now, whatever becomes of the table. */
export function keepsakeOf({ place, table, match, game, seat, players, names, happened, memory, muted }: Keepsake): Keepsake {
  return { place, table, match, game, seat, players, names, happened, memory, muted };
}

/** Who has opened the table again, if anybody has; null where an older log does not tell. */
export function reopenerOf(happened: readonly Happening[]): number | null | undefined {
  const told = happened.map(({ what }) => what as Told | null).findLast((what) => what?.type === "Reopened");
  return told && ((told["member"] as number | undefined) ?? null);
}

/** The key of what is said at a closed table: nobody was left, nobody had played for long, or its game has other rules by now. */
export function closingOf(happened: readonly Happening[]): string {
  const told = happened.map(({ what }) => what as Told | null).findLast((what) => what?.type === "Closed");
  return `closed-${(told?.["reason"] as string | undefined) ?? "stale"}`;
}

let aside: Keepsake | null = null;
/** Who goes to see the film comes back to the result. */
export const putAside = (keepsake: Keepsake | null) => void (aside = keepsake);
export function takeUp(place: Place): Keepsake | null {
  const kept = aside?.place.token === place.token ? aside : null;
  aside = null;
  return kept;
}
