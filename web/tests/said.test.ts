import { describe, expect, it } from "vitest";
import { reviewed } from "../src/result/said";
import { NOTHING, remembering } from "../src/table/memory";
import type { SpokeTold } from "../src/table/sitting.svelte";
import type { Happening } from "../src/wire/types";

const claim: SpokeTold = { type: "Spoke", seat: 1, kind: "claim", field: "cards", counts: [3, 0, 0, 0, 0, 0] };
const promise: SpokeTold = { type: "Spoke", seat: 0, kind: "promise", promise: "let_pass", to: 1 };
const happening = (number: number, what: unknown, entry: number | null = null) => ({ number, at: 0, what, entry, events: null }) as Happening;
const packed = (cards: number[]) => ({ type: "CasePacked", seat: 1, cards: { value: cards } });
const ordered = { type: "InspectionOrdered", sheriff: 0, seat: 1 };
const entries = [[packed([3, 0, 0, 0, 0, 0])], [{ type: "TurnBegun", round: 1, turn: 2, sheriff: 0 }], [packed([1, 0, 0, 2, 0, 0])], [ordered]];
const replay = entries.map((events, entry) => ({ entry, events, givers: {} }));
const review = (what: SpokeTold, entry: number) => reviewed("hart-an-der-grenze", [{ number: 9, entry, what }], replay)[0];

describe("said and was", () => {
  it("sets a claim beside the case that was packed before it", () => {
    expect(review(claim, 0)?.isTrue).toBe(true);
    expect(review(claim, 2)?.was).toEqual(packed([1, 0, 0, 2, 0, 0]));
    expect(review(claim, 2)?.isTrue).toBe(false);
    expect(review(claim, 2)?.told).toBe(2);
  });

  it("sets a claim made while packing beside the case that came of it", () => {
    expect(review(claim, 1)?.was).toEqual(packed([1, 0, 0, 2, 0, 0]));
  });

  it("sets a promise beside what happened next between the two", () => {
    expect(review(promise, 1)?.was).toEqual(ordered);
    expect(review(promise, 1)?.told).toBe(3);
    expect(review(promise, 3)).toMatchObject({ was: null, told: null });
  });
});

describe("the memory of a table", () => {
  it("keeps claims and promises of one match, each once, with the entry before them", () => {
    const told = [happening(1, { type: "Dealt" }, 0), happening(2, null, 1), happening(3, claim), happening(4, { type: "Spoke", kind: "emote" })];
    const memory = remembering(remembering(NOTHING, told), told.slice(2));
    expect(memory.words).toEqual([{ number: 3, entry: 1, what: claim }]);
    expect(remembering(memory, [happening(5, { type: "Dealt" }, 0)]).words).toEqual([]);
  });
});
