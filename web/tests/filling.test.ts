import { describe, expect, it } from "vitest";
import { actionOf, blank, fits, isBegun, isComplete, isOverfull, isPlain, mostOf, openingWay, waysOf, windowed } from "../src/prompt/filling";
import { UNSAID } from "../src/prompt/unsaid";
import type { Form, PromptView } from "../src/wire/types";

const prompt = (...choices: Form[]): PromptView => ({ number: 1, key: "turn", rules: [], facts: {}, choices, example: null });
const announce: Form = {
  action: "Announce",
  fields: { colour: { type: "one_of", names: ["green", "blue"] }, sum: { type: "amount", low: 3, high: 28 } },
};
const doubt: Form = { action: "Doubt", fields: {} };
const order = () => ["sum", "colour"];

describe("a form", () => {
  it("opens with the lowest number and with nothing chosen, in the order of the action", () => {
    const [way] = waysOf(prompt(announce), order);
    expect(Object.keys(blank(way!))).toEqual(["sum", "colour"]);
    expect(actionOf(way!, blank(way!))).toEqual({ type: "Announce", sum: 3, colour: "" });
    expect(isComplete(way!, blank(way!))).toBe(false);
    const first = blank(way!);
    expect(way!.fields.every(([name, domain]) => isBegun(domain, first[name]))).toBe(true);
  });

  it("opens with the only name there is, and with one that leaves a thing as it is", () => {
    const names = (...all: string[]): Form => ({ action: "Manipulate", fields: { rotation: { type: "one_of", names: all } } });
    const opened = (...all: string[]) => blank(waysOf(prompt(names(...all)), () => ["rotation"])[0]!)["rotation"];
    expect([opened("left"), opened("none", "left"), opened("left", "right")]).toEqual(["left", "none", ""]);
  });

  it("begins to count where its game wants, as near as the domain goes", () => {
    const [way] = waysOf(prompt(announce), order);
    const from = (wanted: number) => blank(way!, null, (_, field) => (field === "sum" ? wanted : null))["sum"];
    expect([from(12), from(99), from(0)]).toEqual([12, 28, 3]);
    expect(from(UNSAID)).toBe(UNSAID);
    expect(isComplete(way!, { sum: UNSAID, colour: "blue" })).toBe(false);
  });

  it("opens with the draft where there is one", () => {
    const ways = waysOf(prompt(doubt, announce), order);
    const draft = { type: "Announce", sum: 9, colour: "blue" };
    expect(openingWay(ways, draft)).toBe(1);
    expect(blank(ways[1]!, draft)).toEqual({ sum: 9, colour: "blue" });
  });

  it("has one way for all forms of an action, and is complete when one of them takes it", () => {
    const goods = (most: number): Form => ({
      action: "Convoy",
      fields: {
        goods: { type: "kinds", available: [2, 1], least: 1, most },
        controls: { type: "kinds", available: [1], least: 3 - most, most: 3 - most },
      },
    });
    const ways = waysOf(prompt(goods(2), goods(3)), () => ["goods", "controls"]);
    expect(ways).toHaveLength(1);
    expect(isComplete(ways[0]!, { goods: [2, 1], controls: [0] })).toBe(true);
    expect(isComplete(ways[0]!, { goods: [2, 0], controls: [1] })).toBe(true);
    expect(isComplete(ways[0]!, { goods: [2, 1], controls: [1] })).toBe(false);
  });

  it("with nothing to choose is plain", () => {
    const ways = waysOf(prompt(doubt, announce), order);
    expect(ways.map(isPlain)).toEqual([true, false]);
  });
});

describe("a window", () => {
  const window = { beside: "Waive", action: "Claim", field: "control", names: ["lieutenant", "captain"] };
  const waive: Form = { action: "Waive", fields: {} };
  const claim = (...names: string[]): Form => ({ action: "Claim", fields: { control: { type: "one_of", names } } });
  const ways = (...choices: Form[]) => windowed(waysOf(prompt(...choices), () => ["control"]), window);

  it("has the same ways for everybody, and opens with the one that all can go", () => {
    for (const all of [ways(claim("lieutenant", "captain"), waive), ways(claim("captain"), waive), ways(waive)]) {
      expect(all.map((way) => way.action)).toEqual(["Claim", "Waive"]);
      expect(all[0]!.slots).toEqual({ control: window.names });
      expect(all.map(isPlain)).toEqual([false, true]);
      expect(openingWay(all, null)).toBe(1);
    }
    expect(openingWay(ways(claim("captain"), waive), { type: "Claim", control: "captain" })).toBe(0);
  });

  it("takes no name that the prompt does not", () => {
    expect(isComplete(ways(claim("captain"), waive)[0]!, { control: "captain" })).toBe(true);
    expect(isComplete(ways(claim("captain"), waive)[0]!, { control: "lieutenant" })).toBe(false);
    expect(isComplete(ways(waive)[0]!, { control: "captain" })).toBe(false);
  });

  it("stands beside no other question", () => {
    expect(ways(doubt).map((way) => way.action)).toEqual(["Doubt"]);
  });
});

describe("too many cards", () => {
  const load = (goods: number, controls: number): Form => ({
    action: "Convoy",
    fields: {
      goods: { type: "kinds", available: [3], least: 1, most: goods },
      controls: { type: "kinds", available: [2], least: 0, most: controls },
    },
  });
  const [way] = waysOf(prompt(load(3, 1), load(2, 2)), () => ["goods", "controls"]);

  it("are told from too few", () => {
    expect(isOverfull(way!, { goods: [0], controls: [2] })).toBe(false);
    expect(isOverfull(way!, { goods: [2], controls: [2] })).toBe(false);
    expect(isOverfull(way!, { goods: [3], controls: [2] })).toBe(true);
  });

  it("are more than the question takes together", () => {
    expect(mostOf(way!)).toBe(4);
    expect(mostOf(waysOf(prompt(doubt), order)[0]!)).toBe(0);
  });

  it("are not what a choice without cards suffers from", () => {
    const [spoken] = waysOf(prompt(announce), order);
    expect(isOverfull(spoken!, { sum: 3, colour: "purple" })).toBe(false);
  });
});

describe("a domain", () => {
  it("refuses what the server would refuse", () => {
    expect(fits({ type: "amount", low: 1, high: 5 }, 6)).toBe(false);
    expect(fits({ type: "seat", seats: [1, 2] }, 0)).toBe(false);
    expect(fits({ type: "one_of", names: ["a"] }, "b")).toBe(false);
    expect(fits({ type: "kinds", available: [1, 1], least: 1, most: 2 }, [2, 0])).toBe(false);
    expect(fits({ type: "kinds", available: [1, 1], least: 1, most: 2 }, [0, 0])).toBe(false);
    expect(fits({ type: "kinds", available: [1, 1], least: 1, most: 2 }, [1, 1])).toBe(true);
  });
});
