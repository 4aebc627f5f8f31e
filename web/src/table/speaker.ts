/** Who said a line of the log. */
import { goneOf, type Line } from "./lines";
import type { Player, Sitting, SpokeTold } from "./sitting.svelte";

const isPerson = (spoke: SpokeTold | undefined): spoke is SpokeTold & { member: number } => typeof spoke?.member === "number";

export interface Speaker {
  name: string | null;
  /** A person wherever they sit by now, a bot as long as it sits there. */
  player: Player | undefined;
}

/** Who has gone since is called as then. */
export function speakerOf({ seat, spoke, speaker = null }: Line, { table, players, happened }: Pick<Sitting, "table" | "players" | "happened">): Speaker {
  if (!isPerson(spoke)) return { name: speaker, player: players.find((each) => each.seat === seat && each.name === speaker) };
  const member = table?.members.find((each) => each.member === spoke.member);
  return { name: member?.name ?? goneOf(happened, spoke.member) ?? speaker, player: players.find((each) => each.member === spoke.member) };
}
