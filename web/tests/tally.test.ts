import { describe, expect, it } from "vitest";
import { tallyOf } from "../src/result/tally";
import type { ReplayEntry } from "../src/wire/house";
import type { Happening } from "../src/wire/types";

const entries: ReplayEntry[] = [
  { entry: 0, events: [], givers: {} },
  { entry: 1, events: [{ type: "SumAnnounced" }], givers: { 0: "person" } },
  { entry: 2, events: [{ type: "SumDoubted" }], givers: { 1: "bot", 2: "clock" } },
];
const happening = (minute: number, what: object | null, events: object[] | null = null) => ({ number: minute, at: 1_700_000_000_000 + minute * 60_000, what, entry: null, events }) as unknown as Happening;
const dealt = happening(3, { type: "Dealt", players: [] });

describe("the tally of a match", () => {
  it("counts every answer, and the minutes from the deal to the last of them", () => {
    const happened = [happening(0, { type: "Opened" }), dealt, happening(4, null, [{ type: "SumAnnounced" }]), happening(10, null, [{ type: "MatchEnded" }]), happening(40, { type: "Spoke" })];
    expect(tallyOf(entries, happened)).toEqual({ answers: 3, minutes: 7 });
  });

  it("says nothing of the time where the deal is forgotten, or days ago", () => {
    expect(tallyOf(entries, [happening(10, null, [{ type: "MatchEnded" }])])).toEqual({ answers: 3, minutes: null });
    expect(tallyOf(entries, [dealt, happening(3000, null, [{ type: "MatchEnded" }])]).minutes).toBeNull();
  });
});
