/** Ways to arrange a table with one tap; whatever a preset does not name is as printed. */
import type { GameKey } from "../wire/shapes";
import type { PaceName } from "../wire/types";

type OptionValues = Record<string, string | number>;

export type Preset = "beginner" | "rulebook" | "short" | "long";

/** Each changes what its name promises: no rule makes a match of Meisterdiebe or Prohis shorter, and none a single stage of Hochstapler. */
const OPTIONS: Record<GameKey, Partial<Record<Preset, OptionValues>>> = {
  "hart-an-der-grenze": { beginner: { count: "exact", unpayable: "cap" }, rulebook: {}, short: { max_offers: 1 } },
  meisterdiebe: { beginner: { manip: "one", memory_aid: "full", show_played: "on" }, rulebook: {} },
  hochstapler: { beginner: { reshuffle: "yes" }, rulebook: {}, long: { mode: "to10" } },
  prohis: { beginner: { pass: "anytime", bribe_public: "yes" }, rulebook: {} },
};
const PACE: Partial<Record<Preset, PaceName>> = { beginner: "relaxed", short: "quick" };

/** The presets of a game, in the order in which they are offered. */
export const presetsOf = (game: GameKey) => Object.keys(OPTIONS[game]) as Preset[];

export const presetOf = (game: GameKey, preset: Preset): { options: OptionValues; pace?: PaceName } => {
  const pace = PACE[preset];
  return { options: OPTIONS[game][preset] ?? {}, ...(pace ? { pace } : {}) };
};

/** The preset that a table is arranged by, if it is one. */
export function presetIn(game: GameKey, options: OptionValues, pace: PaceName, usual: OptionValues): Preset | null {
  const whole = (some: OptionValues) => JSON.stringify(Object.entries({ ...usual, ...some }).sort());
  const isIt = (preset: Preset) => {
    const wanted = presetOf(game, preset);
    return whole(wanted.options) === whole(options) && (!wanted.pace || wanted.pace === pace);
  };
  return presetsOf(game).find(isIt) ?? null;
}
