import { describe, expect, it } from "vitest";
import { presetIn, presetOf, presetsOf } from "../src/lobby/presets";
import { GAMES, type GameKey } from "../src/wire/shapes";

const games = Object.keys(GAMES) as GameKey[];

describe("a preset", () => {
  it("names only options and values that its game has", () => {
    for (const game of games)
      for (const preset of presetsOf(game))
        for (const [name, value] of Object.entries(presetOf(game, preset).options)) expect(GAMES[game].options[name]).toContain(value);
  });

  it("is recognised on the table that it arranged", () => {
    for (const game of games)
      for (const preset of presetsOf(game)) {
        const { options, pace } = presetOf(game, preset);
        expect(presetIn(game, options, pace ?? "live", GAMES[game].defaults)).toBe(preset);
      }
  });

  it("differs from every other one of its game by a rule, and not by the clock alone", () => {
    for (const game of games) {
      const played = presetsOf(game).map((preset) => JSON.stringify({ ...GAMES[game].defaults, ...presetOf(game, preset).options }));
      expect(new Set(played).size).toBe(played.length);
    }
  });

  it("is short only where a rule takes questions away", () => {
    expect(games.filter((game) => presetsOf(game).includes("short"))).toEqual(["hart-an-der-grenze"]);
    expect(presetOf("hart-an-der-grenze", "short").options).toEqual({ max_offers: 1 });
  });

  it("is not recognised in a mixture", () => {
    expect(presetIn("prohis", { claim: "open" }, "live", GAMES.prohis.defaults)).toBeNull();
  });
});
