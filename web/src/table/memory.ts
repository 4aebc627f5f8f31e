/** What was claimed and promised in a match, and when: kept apart from the log, which a game of memory forgets. */
import type { Happening } from "../wire/types";
import type { Told } from "../words/voice";
import type { SpokeTold } from "./sitting.svelte";

export interface Remembered {
  number: number;
  /** The entry of the match before which nothing of this was said. */
  entry: number;
  what: SpokeTold;
}

export interface Memory {
  entry: number;
  words: readonly Remembered[];
}

export const NOTHING: Memory = { entry: -1, words: [] };

/** What is remembered after some more has happened; each happening counts once. */
export function remembering(memory: Memory, happened: readonly Happening[]): Memory {
  let { entry } = memory;
  let words = [...memory.words];
  for (const each of happened) {
    const what = each.what as Told | null;
    if (what?.type === "Dealt") [entry, words] = [-1, []];
    if (isWorthIt(what) && !words.some((other) => other.number === each.number)) words.push({ number: each.number, entry, what });
    if (each.entry !== null) entry = each.entry;
  }
  return { entry, words };
}

function isWorthIt(what: unknown): what is SpokeTold {
  const spoke = what as SpokeTold | null;
  return spoke?.type === "Spoke" && (spoke.kind === "claim" || spoke.kind === "promise");
}
