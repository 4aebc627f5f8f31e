import { describe, expect, it } from "vitest";
import { changed, isAskedAgain, newsFor, type Arrangement } from "../src/lobby/changes";
import type { Happening } from "../src/wire/types";

const table: Arrangement = { game: "prohis", seats: 3, pace: "relaxed", hours: 24, chat: false, options: { length: "short", strict: 1 } };
const told = (...all: object[]) => all.map((what, number) => ({ number, what })) as unknown as Happening[];
const joined = { type: "Joined", member: 1, name: "Anna" };
const ready = (member: number, is_ready = true) => ({ type: "Readied", member, is_ready });
const by = (member: number | undefined, was: object = {}) => ({ type: "Arranged", game: "prohis", ...(member === undefined ? {} : { member }), was });
const arranged = by(2);
/** What is told to member 1 when all that has led to the table as it is now. */
const changes = (now: Arrangement, ...all: object[]) => newsFor(1, told(...all), now).changes;

describe("what was changed", () => {
  it("is told part by part", () => {
    expect(changed(table, table)).toEqual([]);
    expect(changed(table, { ...table, seats: 4, pace: "quick", chat: true })).toEqual([{ part: "seats" }, { part: "pace" }, { part: "chat" }]);
    expect(changed(table, { ...table, options: { length: "long", strict: 1 } })).toEqual([{ part: "option", name: "length" }]);
  });

  it("is how many hours one has only where hours count", () => {
    expect(changed(table, { ...table, hours: 48 })).toEqual([]);
    expect(changed({ ...table, pace: "slow" }, { ...table, pace: "slow", hours: 48 })).toEqual([{ part: "pace" }]);
  });

  it("is another game with the options that come with it", () => {
    expect(changed(table, { ...table, game: "hochstapler", seats: 5, options: {} })).toEqual([{ part: "game" }, { part: "seats" }]);
  });
});

describe("what is other than one knew it", () => {
  it("is what others have changed since one came, each part by whoever did it", () => {
    const now: Arrangement = { ...table, seats: 5, pace: "quick" };
    const all = [by(3, { chat: true }), joined, by(2, { seats: 3 }), by(3, { pace: "relaxed" }), by(2, { seats: 4 })];
    expect(changes(now, ...all)).toEqual([{ part: "seats", by: 2 }, { part: "pace", by: 3 }]);
    expect(newsFor(1, told(...all), now).known).toEqual(table);
  });

  it("is nothing that was undone, by whomever, and nobody is named for it", () => {
    expect(changes(table, joined, by(2, { pace: "relaxed" }), by(3, { pace: "live" }))).toEqual([]);
    const chatty = { ...table, chat: true };
    expect(changes(chatty, joined, by(2, { pace: "relaxed" }), by(3, { chat: false }), by(4, { pace: "live" }))).toEqual([{ part: "chat", by: 3 }]);
  });

  it("is nothing that one has changed oneself, until another changes that", () => {
    const quick: Arrangement = { ...table, pace: "quick" };
    expect(changes(quick, joined, by(1, { pace: "relaxed" }))).toEqual([]);
    const now = { ...quick, pace: "live" as const };
    expect(changes(now, joined, by(1, { pace: "relaxed" }), by(2, { pace: "quick" }))).toEqual([{ part: "pace", by: 2 }]);
    expect(newsFor(1, told(joined, by(1, { pace: "relaxed" }), by(2, { pace: "quick" })), now).known.pace).toBe("quick");
  });

  it("is known to whoever has said to be ready", () => {
    const now = { ...table, chat: true, seats: 4 };
    expect(changes(now, joined, by(2, { seats: 3 }), ready(1), by(2, { chat: false }))).toEqual([{ part: "chat", by: 2 }]);
    expect(changes(now, joined, by(2, { seats: 3 }), ready(3), by(2, { chat: false }))).toHaveLength(2);
  });

  it("names nobody where nobody is known, also after a line that was lost and in old logs", () => {
    expect(changes({ ...table, chat: true }, joined, by(2, { pace: "relaxed" }), by(undefined, { chat: false }), by(2, { pace: "live" }))).toEqual([{ part: "chat", by: null }]);
  });

  it("are the options by whoever brought another game and the first one back", () => {
    const now = { ...table, options: { length: "long", strict: 1 } };
    const other = { game: "prohis", options: table.options };
    const back = { game: "hochstapler", options: { mode: "single" } };
    expect(changes(now, joined, by(2, other), by(3, back))).toEqual([{ part: "option", name: "length", by: 3 }]);
    expect(changes(table, joined, by(2, other), by(3, back))).toEqual([]);
  });

  it("is what another match is about, but not to who asked for it", () => {
    const again = (member: number) => ({ type: "Reopened", game: "prohis", member, was: { game: "hochstapler", options: {} } });
    expect(changes(table, again(2))).toEqual([{ part: "game", by: 2 }]);
    expect(changes(table, again(1))).toEqual([]);
    expect(changes(table, again(2), joined)).toEqual([]);
  });
});

describe("being ready", () => {
  const isWithdrawn = (happened: Happening[], member: number) => isAskedAgain(member, happened);

  it("is withdrawn by a change, until one says so again", () => {
    expect(isWithdrawn(told(ready(1)), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), arranged, arranged), 1)).toBe(true);
    expect(isWithdrawn(told(ready(1), arranged, ready(2)), 1)).toBe(true);
    expect(isWithdrawn(told(ready(1), arranged, ready(1)), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), by(undefined)), 1)).toBe(true);
  });

  it("is asked again of nobody for what he has changed himself", () => {
    expect(isWithdrawn(told(ready(1), by(1)), 1)).toBe(false);
    expect(isWithdrawn(told(ready(1), by(1), arranged), 1)).toBe(true);
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
});
