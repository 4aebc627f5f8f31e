/** Goods as single cards and money as single notes. */
import type { Voice } from "../../words/voice";
import { isContraband, valueOf } from "../hart_an_der_grenze";

export interface Card {
  /** The same card keeps its key wherever it lies. */
  readonly key: string;
  readonly kind: string;
  readonly place: number;
}

/** Single cards of a count per kind; the first *skipped* of each kind lie elsewhere. */
export function cardsOf(counts: readonly number[], kinds: readonly string[], skipped: readonly number[] = []): Card[] {
  return kinds.flatMap((kind, place) => {
    const from = skipped[place] ?? 0;
    return Array.from({ length: Math.max(0, (counts[place] ?? 0) - from) }, (_, step) => ({ key: `${kind}-${from + step}`, kind, place }));
  });
}

export const moved = (counts: readonly number[], place: number, by: number) =>
  counts.map((count, where) => (where === place ? count + by : count));

/** A card with what it is worth, and whether it may pass, for whoever listens. */
export const priced = (kind: string, voice: Voice) =>
  `${voice.term(kind)}, ${voice.say("stage-hg-dollars", { count: valueOf(kind) ?? 0 })}, ${voice.say(isContraband(kind) ? "stage-hg-contraband" : "stage-hg-legal")}`;

/** The bank notes in the box, the largest first. */
export const NOTES = [100, 50, 10, 5, 2, 1] as const;

/** A sum in as few notes as possible. */
export function notesFor(sum: number): number[] {
  const notes: number[] = [];
  let left = Math.max(0, sum);
  for (const note of NOTES) {
    while (left >= note) {
      notes.push(note);
      left -= note;
    }
  }
  return notes;
}

/** Whatever is inside a secret, if it is mine to see. */
export function opened(secret: unknown): readonly number[] | null {
  const value = (secret as { value?: unknown } | null)?.value;
  return Array.isArray(value) ? (value as number[]) : null;
}
