/** Who comes late to a running match and would like to play: which seats can be asked for, and what became of a wish. */
import type { Happening, Member, TableView, Wish } from "../wire/types";
import type { Told } from "../words/voice";
import type { Player } from "./sitting.svelte";

/** Whether a guest may ask for this seat: a bot plays there for good. A screen that all look at never may. */
export const mayAsk = (player: Player, me: Member | null, table: Pick<TableView, "phase">) =>
  table.phase === "playing" && me !== null && me.seat === null && me.role !== "screen" && (player.isBot || player.hasLeft);

/** The wishes of those who are there: who has gone since is let in by nobody. */
export const wishesOf = ({ wishes, members }: Pick<TableView, "wishes" | "members">): Wish[] =>
  wishes.filter((wish) => members.some((each) => each.member === wish.member && each.is_present));

/** Who has told this member "not now", if that is the last that became of a wish of theirs. */
export function declinedBy(happened: readonly Happening[], member: number): number | null {
  const told = happened.map(({ what }) => what as Told | null);
  const last = told.findLast((what) => (what?.type === "SeatAsked" || what?.type === "Declined") && what["member"] === member);
  return last?.type === "Declined" ? (last["by"] as number) : null;
}

/** What those who play are called: as they were dealt in, but for who has taken a seat over since. */
export function namesSince(happened: readonly Happening[]): string[] | undefined {
  let names: string[] | undefined;
  for (const { what } of happened) {
    const told = what as Told | null;
    if (told?.type === "Dealt") names = [...(told["players"] as string[])];
    if (told?.type === "TookOver" && names) names[told["seat"] as number] = told["name"] as string;
  }
  return names;
}
