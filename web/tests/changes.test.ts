import { describe, expect, it } from "vitest";
import { arrangers, changed, changers, knowing } from "../src/lobby/changes";
import type { Happening, TableView } from "../src/wire/types";

const table = { game: "prohis", seats: 3, pace: "relaxed", hours: 24, chat: false, options: { length: "short", strict: 1 } } as unknown as TableView;
const told = (...all: object[]) => all.map((what, number) => ({ number, what })) as unknown as Happening[];
const ready = (member: number, is_ready = true) => ({ type: "Readied", member, is_ready });
const by = (member: number) => ({ type: "Arranged", game: "prohis", member });
const arranged = by(2);
const isWithdrawn = (happened: Happening[], member: number) => changers(happened, member).length > 0;

describe("what was changed", () => {
  it("is told part by part", () => {
    expect(changed(table, table)).toEqual([]);
    expect(changed(table, { ...table, seats: 4, pace: "quick", chat: true })).toEqual([{ part: "seats" }, { part: "pace" }, { part: "chat" }]);
    expect(changed(table, { ...table, options: { length: "long", strict: 1 } })).toEqual([{ part: "option", name: "length", value: "long" }]);
  });

  it("is another game with all that comes with it", () => {
    expect(changed(table, { ...table, game: "hochstapler", seats: 5, options: {} })).toEqual([{ part: "game" }]);
  });
});

describe("what one knows of", () => {
  it("is what one found, and what one has changed oneself", () => {
    const came = { table, last: table, since: 0 };
    const quick = { ...table, pace: "quick" } as TableView;
    const theirs = knowing(came, quick, false);
    expect(changed(theirs.table, quick)).toEqual([{ part: "pace" }]);
    const both = { ...quick, seats: 4, options: { length: "long", strict: 1 } };
    expect(changed(knowing(theirs, both, true).table, both)).toEqual([{ part: "pace" }]);
    expect(changed(knowing(came, both, true).table, both)).toEqual([]);
  });

  it("tells who has changed the rest", () => {
    expect(arrangers(told(by(3), by(2), ready(1), by(2), by(0)), 1)).toEqual([2, 0]);
    expect(arrangers(told(ready(1), { type: "Arranged", game: "prohis" }), 0)).toEqual([null]);
  });
});

describe("being ready", () => {
  it("is withdrawn by a change, until one says so again", () => {
    expect(isWithdrawn(told(ready(1)), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), arranged, arranged), 1)).toBe(true);
    expect(isWithdrawn(told(ready(1), arranged, ready(2)), 1)).toBe(true);
    expect(isWithdrawn(told(ready(1), arranged, ready(1)), 1)).toBe(false);
  });

  it("is not withdrawn from whoever had not said so, or took it back", () => {
    expect(isWithdrawn(told(ready(2), arranged), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), ready(1, false), arranged), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), arranged, ready(1), ready(1, false)), 1)).toBe(false);
  });

  it("is asked anew of whoever moved, and before another match", () => {
    expect(isWithdrawn(told(ready(1), arranged, { type: "Stood", member: 1 }), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), arranged, { type: "Seated", member: 2, seat: 0 }), 1)).toBe(true);
    expect(isWithdrawn(told(ready(1), arranged, { type: "Reopened" }), 1)).toBe(false);
  });

  it("is withdrawn by whoever changed something since, each named once", () => {
    expect(changers(told(by(3), ready(1), by(2), by(0), by(2)), 1)).toEqual([2, 0]);
    expect(changers(told(ready(1), by(2), ready(1), by(0)), 1)).toEqual([0]);
    expect(changers(told(ready(1), { type: "Arranged", game: "prohis" }), 1)).toEqual([null]);
  });
});
