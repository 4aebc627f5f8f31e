/** The customs files: what everybody has seen of each player, counted from the public events. */
import type { Told } from "../../words/voice";

export interface File {
  /** Seen into, and every word was true. */
  honest: number;
  /** Seen into, and the declaration was false. */
  bluffs: number;
  /** What all fines came to. */
  fined: number;
  /** Bought past the sheriff: how often, and for how much altogether. */
  bribes: number;
  bribed: number;
  /** As sheriff: bribes taken, and what they brought. */
  takes: number;
  taken: number;
  /** As sheriff: offers turned down for good. */
  refusals: number;
}

const blank = (): File => ({ honest: 0, bluffs: 0, fined: 0, bribes: 0, bribed: 0, takes: 0, taken: 0, refusals: 0 });

/** One file for each seat. */
export function filesOf(events: readonly Told[], seats: number): File[] {
  const files = Array.from({ length: seats }, blank);
  events.forEach((event, place) => note(files, event, events[place + 1]));
  return files;
}

function note(files: File[], event: Told, next: Told | undefined): void {
  const whose = files[event["seat"] as number];
  const sheriff = files[event["sheriff"] as number];
  switch (event.type) {
    case "CaseOpened":
      // The bank compensates whoever told the whole truth, and nobody else.
      if (whose) whose[next?.type === "CompensationPaid" ? "honest" : "bluffs"] += 1;
      break;
    case "FinePaid":
      if (whose) whose.fined += event["fine"] as number;
      break;
    case "CaseSeized":
      if (whose && (event["taken"] as number) > 0) whose.bluffs += 1;
      break;
    case "BribePaid":
      paid(whose, sheriff, event["amount"] as number);
      break;
    case "BribeRefused":
      if (sheriff) sheriff.refusals += 1;
      break;
  }
}

function paid(whose: File | undefined, sheriff: File | undefined, amount: number): void {
  if (whose) {
    whose.bribes += 1;
    whose.bribed += amount;
  }
  if (sheriff) {
    sheriff.takes += 1;
    sheriff.taken += amount;
  }
}
