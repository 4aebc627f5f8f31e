/** A score as everybody reads it, on the stage and in the result: dollars, points, or minus points. */
import { t } from "../app/house.svelte";
import type { Facts } from "../words/bundles";
import { signed } from "../words/signed";
import type { Voice } from "../words/voice";

export const scored = (voice: Voice, score: number) => t(`score-${voice.shape.prefix}`, signed(score));

/** A word of the game's own about how its scores came about. */
export const reckoned = (voice: Voice, word: string, facts: Facts = {}) => voice.say(`stage-${voice.shape.prefix.toLowerCase()}-${word}`, facts);

/** What a part of a score counts, or one thing in it. */
export const counting = (voice: Voice, worth: number) => reckoned(voice, "counts", signed(worth));
