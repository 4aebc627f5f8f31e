/** A score as everybody reads it, on the stage and in the result: dollars, points, or minus points. */
import { t } from "../app/house.svelte";
import type { Voice } from "../words/voice";

export const scored = (voice: Voice, score: number) =>
  t(`score-${voice.shape.prefix}`, { score, count: Math.abs(score), sign: score < 0 ? "minus" : "plus" });
