import { describe, expect, it } from "vitest";
import { distance, surprises, tallied, weighed } from "../src/advice/weighing";
import type { Advice } from "../src/wire/types";

const DOUBT = { type: "Doubt" };
const nine = { type: "Announce", sum: 9, colour: "blue" };
const ten = { type: "Announce", sum: 10, colour: "blue" };

const advice = (entry: number, given: [object, number], ...likely: [object, number][]): Advice => ({
  entry,
  name: "Anna",
  key: "turn",
  facts: {},
  given: { action: given[0], odds: given[1] },
  likely: likely.map(([action, odds]) => ({ action, odds })),
});
const favourite = advice(1, [DOUBT, 0.6], [DOUBT, 0.6], [nine, 0.3]);
const second = advice(2, [nine, 0.3], [DOUBT, 0.6], [nine, 0.3]);
const strange = advice(3, [ten, 0.02], [DOUBT, 0.9], [nine, 0.08]);

describe("a champion's advice", () => {
  it("is told with the answer that was given, in its place or at the end", () => {
    expect(weighed(second).map((each) => [each.odds, each.isGiven])).toEqual([[0.6, false], [0.3, true]]);
    expect(weighed(strange).map((each) => [each.odds, each.isGiven])).toEqual([[0.9, false], [0.08, false], [0.02, true]]);
  });

  it("leaves out what a champion hardly ever does, unless it was done", () => {
    const sure = advice(4, [ten, 0.001], [DOUBT, 0.99], [nine, 0.002], [ten, 0.001]);
    expect(weighed(sure).map((each) => each.action)).toEqual([DOUBT, ten]);
  });

  it("knows how far somebody was from it, and is never surprised by what it does itself", () => {
    expect(distance(favourite)).toBe(0);
    expect(distance(strange)).toBeCloseTo(0.88);
    expect(surprises([favourite, second])).toEqual([]);
  });

  it("is surprised by what it hardly ever does, though it has no favourite there", () => {
    const unsure = advice(5, [ten, 0.004], [DOUBT, 0.09], [nine, 0.08]);
    expect(surprises([unsure, advice(6, [ten, 0.04], [DOUBT, 0.09], [nine, 0.08])])).toEqual([unsure]);
  });

  it("tells the clearest cases in the order of the match", () => {
    const many = Array.from({ length: 9 }, (_, number) => advice(10 + number, [ten, 0], [DOUBT, 0.95 - number / 50]));
    expect(surprises([...many, strange, second]).map((each) => each.entry)).toEqual([3, 10, 11, 12, 13]);
    expect(surprises(many.toReversed()).map((each) => each.entry)).toEqual([10, 11, 12, 13, 14]);
  });

  it("counts favourites, and what was among the likeliest", () => {
    expect(tallied([favourite, second, strange])).toEqual({ count: 3, top: 1, near: 2 });
    expect(tallied([])).toEqual({ count: 0, top: 0, near: 0 });
  });
});
