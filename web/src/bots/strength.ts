/** How strong the levels of bots are, as measured (docs/bots.md, Levels): four at a table, the printed rules. */
import type { GameKey, GameShape } from "../wire/shapes";
import { LEVELS, type Level } from "../wire/types";

/** Bradley–Terry points around the mean of all four: 400 are odds of ten to one. */
const POINTS: Record<GameKey, Record<Level, number>> = {
  "hart-an-der-grenze": { beginner: -267, solid: -34, strong: 98, champion: 203 },
  meisterdiebe: { beginner: -348, solid: -116, strong: 118, champion: 345 },
  hochstapler: { beginner: -146, solid: 1, strong: 49, champion: 97 },
  prohis: { beginner: -117, solid: -34, strong: 42, champion: 109 },
};
/** In a game of memory: how much of what it saw in a drawer is left, in percent, with every later opening. */
const MEMORY: Partial<Record<GameKey, Record<Level, number>>> = { meisterdiebe: { beginner: 60, solid: 85, strong: 95, champion: 100 } };
/** Options that a bot may find any way it likes: it plays the same. */
const HARMLESS = ["start_player", "show_played", "memory_aid"];

/** In how many of a hundred matches a bot is ahead of one of each other level. */
export function rivalsOf(game: GameKey, level: Level): { level: Level; ahead: number }[] {
  const points = POINTS[game];
  const ahead = (other: Level) => Math.round(100 / (1 + 10 ** ((points[other] - points[level]) / 400)));
  return LEVELS.filter((other) => other !== level).map((other) => ({ level: other, ahead: ahead(other) }));
}

/** What a bot keeps in mind, in percent; null where there is nothing to forget. */
export function memoryOf(game: GameKey, level: Level): number | null {
  const share = MEMORY[game]?.[level] ?? 100;
  return share < 100 ? share : null;
}

/** Whether the bots have learned to play by these options; by house rules another one thinks for them. */
export const isLearned = (shape: GameShape, options: Readonly<Record<string, string | number>>) =>
  Object.entries({ ...shape.defaults, ...options }).every(([name, value]) => HARMLESS.includes(name) || value === shape.defaults[name]);
