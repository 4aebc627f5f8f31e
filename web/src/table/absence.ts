/** Who is waited for although they are gone, and what can be done about it. */
import type { Happening, TableView, VoteView } from "../wire/types";
import type { Told } from "../words/voice";
import type { Player } from "./sitting.svelte";

/** Those who are asked, have lost their line and are not stood in for yet; in a break nobody is waited for. */
export function absentees(players: readonly Player[], table: Pick<TableView, "asked" | "paused">): Player[] {
  if (table.paused) return [];
  return players.filter((each) => !each.isBot && !each.isMe && !each.isPresent && !each.isAway && table.asked.includes(each.seat));
}

/** When somebody else answers for them: the stand-in, or sooner the clock of their question. */
export function relievedAt(player: Player, table: Pick<TableView, "asked" | "clock">): number | null {
  const due = table.asked.includes(player.seat) ? (table.clock?.due_at ?? null) : null;
  if (player.standInAt === null || due === null) return player.standInAt;
  return Math.min(player.standInAt, due);
}

/** How many have a voice: who sits and is there, or has voted, but for the one who is meant. */
const voices = (players: readonly Player[], seat: number | null, votes: readonly number[] = []) =>
  players.filter((each) => !each.isBot && !each.hasLeft && each.seat !== seat && (each.isPresent || votes.includes(each.member ?? -1))).length;

/** Whether a vote cannot pass: not enough are there for it. */
export const isVain = (vote: Pick<VoteView, "seat" | "votes" | "needed">, players: readonly Player[]) =>
  vote.needed > voices(players, vote.seat, vote.votes);

/** Whether a vote to free somebody's seat can pass. It takes two, unless a stand-in plays there or, in the hall, nobody is there. */
export function mayGo(player: Player, players: readonly Player[], table: Pick<TableView, "phase">): boolean {
  if (player.isBot || player.isMe || player.hasLeft) return false;
  const isUnguarded = player.isAway || (table.phase === "lobby" && !player.isPresent);
  return voices(players, player.seat) >= (isUnguarded ? 1 : 2);
}

/** Whether the others have voted to free a member's seat. */
export const wasSentAway = (happened: readonly Happening[], member: number) =>
  happened.some(({ what }) => (what as Told | null)?.type === "Kicked" && (what as Told)["member"] === member);
