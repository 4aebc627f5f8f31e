import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLearned, memoryOf, rivalsOf } from "../src/bots/strength";
import { GAMES, type GameKey } from "../src/wire/shapes";
import { LEVELS, TEMPERS } from "../src/wire/types";

const games = Object.keys(GAMES) as GameKey[];
const bots = readFileSync(new URL("../../docs/bots.md", import.meta.url), "utf-8");
const TITLES: Record<GameKey, string> = { "hart-an-der-grenze": "Hart an der Grenze", meisterdiebe: "Meisterdiebe", hochstapler: "Hochstapler", prohis: "Prohis" };

/** The points of a game in the table of levels: champion, strong, solid, beginner. */
const measured = (game: GameKey) => {
  const levels = bots.slice(bots.indexOf("## Levels"));
  const row = levels.split("\n").find((line) => line.startsWith(`| ${TITLES[game]} |`)) ?? "";
  return [...row.matchAll(/\| (-?\d+) \(/g)].map((found) => Number(found[1])).reverse();
};

describe("what is said of a bot's strength", () => {
  it("follows from what was measured", () => {
    for (const game of games) {
      const points = measured(game);
      expect(points).toHaveLength(LEVELS.length);
      for (const [place, level] of LEVELS.entries())
        for (const rival of rivalsOf(game, level)) {
          const gap = (points[LEVELS.indexOf(rival.level)] ?? 0) - (points[place] ?? 0);
          expect(rival.ahead).toBe(Math.round(100 / (1 + 10 ** (gap / 400))));
        }
    }
  });

  it("cites habits as they stand in the table of tempers", () => {
    const table = bots.slice(bots.indexOf("| game | habit |"), bots.indexOf("Honest and gambler move"));
    for (const language of ["en", "nl", "de"]) {
      const words = readFileSync(new URL(`../src/locales/${language}.ftl`, import.meta.url), "utf-8");
      for (const game of games)
        for (const [place, temper] of TEMPERS.entries()) {
          const said = new RegExp(`^habit-${GAMES[game].prefix}-${temper} = (.*)$`, "m").exec(words)?.[1] ?? "";
          const rows = table.split("\n").filter((line) => line.startsWith(`| ${TITLES[game]} |`)).map((line) => [...line.matchAll(/(\d+) % \(/g)].map((found) => found[1]));
          for (const [, others] of said.matchAll(/: (\d+)\)/g)) {
            const row = rows.find((each) => each[0] === others);
            expect(said, `${language} ${temper}`).toContain(` ${row?.[place + 1]} `.trim());
          }
        }
    }
  });

  it("knows who forgets", () => {
    expect(memoryOf("meisterdiebe", "beginner")).toBe(60);
    expect(memoryOf("meisterdiebe", "champion")).toBeNull();
    expect(memoryOf("prohis", "beginner")).toBeNull();
  });

  it("is said of the printed rules only", () => {
    for (const game of games) expect(isLearned(GAMES[game], { start_player: "seat0" })).toBe(true);
    expect(isLearned(GAMES.hochstapler, { mode: "to10" })).toBe(false);
    expect(isLearned(GAMES.meisterdiebe, { memory_aid: "full" })).toBe(true);
  });
});
