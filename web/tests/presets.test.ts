import { describe, expect, it } from "vitest";
import { presetIn, presetOf, PRESETS } from "../src/lobby/presets";
import { GAMES, type GameKey } from "../src/wire/shapes";

const games = Object.keys(GAMES) as GameKey[];

describe("a preset", () => {
  it("names only options and values that its game has", () => {
    for (const game of games)
      for (const preset of PRESETS)
        for (const [name, value] of Object.entries(presetOf(game, preset).options)) expect(GAMES[game].options[name]).toContain(value);
  });

  it("is recognised on the table that it arranged", () => {
    for (const game of games)
      for (const preset of PRESETS) {
        const { options, pace } = presetOf(game, preset);
        expect(presetIn(game, options, pace ?? "live", GAMES[game].defaults)).toBe(preset);
      }
  });

  it("is not recognised in a mixture", () => {
    expect(presetIn("prohis", { claim: "open" }, "live", GAMES.prohis.defaults)).toBeNull();
  });
});
