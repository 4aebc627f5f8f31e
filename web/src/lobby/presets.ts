/** Ways to arrange a table with one tap; whatever a preset does not name is as printed. */
import type { GameKey } from "../wire/shapes";
import type { PaceName } from "../wire/types";

type OptionValues = Record<string, string | number>;

export const PRESETS = ["beginner", "rulebook", "short"] as const;
export type Preset = (typeof PRESETS)[number];

const OPTIONS: Record<GameKey, Record<Preset, OptionValues>> = {
  "hart-an-der-grenze": { beginner: { count: "exact", unpayable: "cap" }, rulebook: {}, short: { max_offers: 1 } },
  meisterdiebe: {
    beginner: { manip: "one", memory_aid: "full", show_played: "on" },
    rulebook: {},
    short: { manip: "one", ruby_end: "immediate" },
  },
  hochstapler: { beginner: { reshuffle: "yes" }, rulebook: {}, short: { mode: "single" } },
  prohis: { beginner: { pass: "anytime", bribe_public: "yes" }, rulebook: {}, short: { end: "pile_empty" } },
};
const PACE: Partial<Record<Preset, PaceName>> = { beginner: "relaxed", short: "quick" };

export const presetOf = (game: GameKey, preset: Preset): { options: OptionValues; pace?: PaceName } => {
  const pace = PACE[preset];
  return { options: OPTIONS[game][preset], ...(pace ? { pace } : {}) };
};

/** The preset that a table is arranged by, if it is one. */
export function presetIn(game: GameKey, options: OptionValues, pace: PaceName, usual: OptionValues): Preset | null {
  const whole = (some: OptionValues) => JSON.stringify(Object.entries({ ...usual, ...some }).sort());
  const isIt = (preset: Preset) => {
    const wanted = presetOf(game, preset);
    return whole(wanted.options) === whole(options) && (!wanted.pace || wanted.pace === pace);
  };
  return (["short", "beginner", "rulebook"] as const).find(isIt) ?? null;
}
