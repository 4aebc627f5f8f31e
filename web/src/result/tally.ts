/** What is true of every match, for those in which nobody did anything worth a medal. */
import type { ReplayEntry } from "../wire/house";
import type { Happening } from "../wire/types";
import type { Told } from "../words/voice";

export interface Tally {
  /** How often somebody answered a question. */
  answers: number;
  /** From the deal to the last answer; null where it is not known, or so long that nobody sat there all the time. */
  minutes: number | null;
}

const A_MINUTE = 60_000;
const AN_EVENING = 300;

export function tallyOf(entries: readonly ReplayEntry[], happened: readonly Happening[]): Tally {
  const answers = entries.reduce((sum, { givers }) => sum + Object.keys(givers).length, 0);
  const dealt = happened.findLast(({ what }) => (what as Told | null)?.type === "Dealt");
  const ended = happened.findLast(({ events }) => (events as readonly Told[] | null)?.length);
  const minutes = dealt && ended ? Math.round((ended.at - dealt.at) / A_MINUTE) : -1;
  return { answers, minutes: minutes < 0 || minutes > AN_EVENING ? null : minutes };
}
