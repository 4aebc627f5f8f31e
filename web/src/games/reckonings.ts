/** How each game's score came about, told where a match is over. */
import { IN_HAND, IN_STORE, JEWELS, JEWEL_VALUES, KINDS } from "../wire/printed";
import type { GameKey } from "../wire/shapes";
import type { MeisterdiebeView, ProhisView } from "../wire/views";
import type { Voice } from "../words/voice";

/** Some cards or jewels that count together at the end. */
export interface Part {
  /** Where they lie: a key of the game's words. */
  key: string;
  things: readonly { kind: string; count: number }[];
  worth: number;
}

interface Reckoning<ViewT> {
  /** What a seat's score is made of, when all lies open. */
  parts: (view: ViewT, seat: number) => readonly Part[];
  /** How equal scores were told apart: a key of the game's words. */
  tied?: string;
  /** By whom a match ended, where its ending alone does not tell. */
  ended?: (view: ViewT, voice: Voice) => string | null;
}

/** The jewels of a cushion by what is printed on them, which one gains or lacks. */
function jewelsOf(key: string, cushion: readonly number[], sign: 1 | -1): Part {
  const things = JEWELS.map((kind, place) => ({ kind, count: cushion[place] ?? 0 })).filter((each) => each.count > 0);
  return { key, things, worth: things.reduce((sum, { kind, count }) => sum + sign * count * JEWEL_VALUES[kind], 0) };
}

export const ofMeisterdiebe: Reckoning<MeisterdiebeView> = {
  parts: (view, seat) => [jewelsOf("stage-md-black", view.black[seat] ?? [], 1), jewelsOf("stage-md-white", view.white[seat] ?? [], -1)],
  tied: "stage-md-tied",
  ended: (view, voice) => {
    const names = view.white.flatMap((cushion, seat) => (cushion.some((count) => count > 0) ? [] : [voice.player(seat)]));
    return view.outcome?.ending === "white_cushion_empty" ? voice.say("stage-md-emptied", { names: voice.listed(names), count: names.length }) : null;
  },
};

/** Cards that count together, by what is printed on them. */
function cardsOf(key: string, counts: readonly number[], values: Readonly<Record<string, number>>): Part {
  const things = KINDS.map((kind, place) => ({ kind, count: counts[place] ?? 0 })).filter((each) => each.count > 0);
  return { key, things, worth: things.reduce((sum, { kind, count }) => sum + count * (values[kind] ?? 0), 0) };
}

export const ofProhis: Reckoning<ProhisView> = {
  parts: (view, seat) => [cardsOf("stage-pr-in-store", view.open_stores[seat] ?? [], IN_STORE), cardsOf("stage-pr-in-hand", view.open_hands[seat] ?? [], IN_HAND)],
};

export const RECKONINGS = { meisterdiebe: ofMeisterdiebe, prohis: ofProhis } as Partial<Record<GameKey, Reckoning<unknown>>>;
