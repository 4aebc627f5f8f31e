import { describe, expect, it } from "vitest";
import { chances, chancesOf, unseen } from "../src/games/hochstapler/odds";
import { bidsOf, lastReveal, turnsOf, waysOf } from "../src/games/hochstapler/scene";
import type { HochstaplerView } from "../src/wire/views";

const view = (hand: (number | null)[], discards: number[][], reshuffle: "no" | "yes" = "no"): HochstaplerView => ({
  seat: 0,
  options: { start_player: "random", mode: "single", reshuffle, next_stage_start: "last_doubter", edition: "printed" },
  seats: 4,
  phase: "turn",
  stage: 1,
  opener: 0,
  turn: 0,
  bid: null,
  highest: 28,
  hand,
  left: [11],
  colours: ["green"],
  discards,
  takers: [null],
  points: [0, 0, 0, 0],
  outcome: null,
});

describe("the odds", () => {
  it.each([
    [0, 8, 0.68],
    [0, 12, 0.26],
    [3, 10, 0.7],
    [3, 14, 0.3],
    [5, 14, 0.45],
    [7, 18, 0.2],
  ])("with a %i in the hand of four, %i is reached as the rules reckon", (own, sum, chance) => {
    expect(chancesOf(view([own], [[]]), 0)![sum]).toBeCloseTo(chance, 2);
  });

  it("are certain of nothing at all, and fall with every step", () => {
    const all = chancesOf(view([3], [[]]), 0)!;
    expect(all[0]).toBe(1);
    expect(all.every((chance, sum) => sum === 0 || chance <= all[sum - 1]!)).toBe(true);
  });

  it("leave out what lies open", () => {
    expect(unseen(view([7], [[6, 0]]), 0)).toEqual([2, 2, 2, 2, 2, 2, 0, 0]);
  });

  it("are silent where the hand is not seen, or open cards go back into the pile", () => {
    expect(chancesOf(view([], [[]]), 0)).toBeNull();
    expect(chancesOf(view([null], [[]]), 0)).toBeNull();
    expect(chancesOf(view([3], [[]], "yes"), 0)).toBeNull();
  });

  it("count every hand once", () => {
    expect(chances([1, 1, 1], 2, 0, 3)).toEqual([1, 1, 2 / 3, 1 / 3]);
  });
});

describe("the lounge", () => {
  const bid = { type: "SumAnnounced", seat: 0, sum: 9, colour: "green" };
  const doubt = [
    { type: "SumDoubted", seat: 1, announcer: 0, sum: 9, colour: "green" },
    { type: "CardsRevealed", colour: "green", cards: [1, 2, 3], total: 6 },
    { type: "StackTaken", seat: 0, colour: "green" },
  ];

  it("remembers the last doubt until a new stage begins", () => {
    expect(lastReveal([bid, ...doubt])).toMatchObject({ sum: 9, total: 6, announcer: 0, doubter: 1, taker: 0 });
    expect(lastReveal([...doubt, { type: "StageBegun", stage: 2, seat: 1 }])).toBeNull();
    expect(lastReveal([bid])).toBeNull();
  });

  it("knows the bids of this round alone", () => {
    expect(bidsOf([bid, ...doubt, { ...bid, seat: 1, sum: 3 }])).toEqual([{ seat: 1, sum: 3, colour: "green" }]);
  });

  it("turns the last card after a beat, and all of them in time", () => {
    for (const seats of [3, 7]) {
      const turns = turnsOf(seats);
      expect(turns.at(-1)! - turns.at(-2)!).toBeGreaterThan(turns[1]! - turns[0]!);
      expect(turns.at(-1)!).toBeLessThanOrEqual(1_500);
    }
  });

  it("takes what is legal from the prompt", () => {
    const form = { action: "Announce", fields: { sum: { type: "amount", low: 3, high: 9 }, colour: { type: "one_of", names: ["red"] } } } as const;
    expect(waysOf({ number: 1, key: "announce", rules: [], facts: {}, choices: [form], example: null })).toEqual({ sums: form.fields.sum, colours: ["red"], swaps: [], isDoubt: false });
    expect(waysOf(null)).toEqual({ sums: null, colours: [], swaps: [], isDoubt: false });
  });
});
