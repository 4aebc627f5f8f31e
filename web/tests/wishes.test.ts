import { describe, expect, it } from "vitest";
import { castOf } from "../src/replay/cast";
import { playersOf } from "../src/table/sitting.svelte";
import { declinedBy, mayAsk, namesSince, wishesOf } from "../src/table/wishes";
import type { Happening, Member, TableView } from "../src/wire/types";

const member = (number: number, rest: Partial<Member> = {}): Member => ({ member: number, name: `P${number}`, shape: "star", role: "player", seat: null, is_present: true, is_ready: true, stand_in_at: null, has_left: false, ...rest });
const bot = { seat: 1, name: "Odile", shape: "moon", level: "solid", temper: "honest" };
const table = { phase: "playing", away: [], bots: [bot], members: [member(0, { seat: 0 }), member(2, { seat: 2, has_left: true }), member(3, { role: "watcher" })], wishes: [{ member: 3, seat: 1 }] } as unknown as TableView;
const [anna, odile, gone] = playersOf(table, 3);
const told = (...all: object[]) => all.map((what, place) => ({ number: place + 1, at: 0, what, entry: null, events: null })) as Happening[];

describe("a seat in a running match", () => {
  it("can be asked for where a bot plays for good", () => {
    const offered = (me: Member | null, phase = "playing") => [anna!, odile!, gone!].filter((each) => mayAsk(each, me, { phase } as TableView)).map((each) => each.seat);
    expect(offered(member(3, { role: "watcher" }))).toEqual([1, 2]);
    expect(offered(member(3))).toEqual([1, 2]);
    expect(offered(member(3, { role: "screen" }))).toEqual([]);
    expect(offered(member(0, { seat: 0 }))).toEqual([]);
    expect(offered(member(3), "finished")).toEqual([]);
    expect(offered(null)).toEqual([]);
  });

  it("is wished for by those who are there", () => {
    expect(wishesOf(table)).toEqual([{ member: 3, seat: 1 }]);
    expect(wishesOf({ ...table, members: [member(3, { is_present: false })] })).toEqual([]);
    const wishes = [5, 4, 3].map((each) => ({ member: each, seat: 1 }));
    const there = wishesOf({ wishes, members: [member(3), member(4), member(5, { is_present: false })] });
    expect(there.map((each) => each.member), "who asked first comes first").toEqual([4, 3]);
  });

  it("was declined by somebody, until one asks again", () => {
    const asked = { type: "SeatAsked", member: 3, seat: 1, is_wished: true };
    const declined = { type: "Declined", member: 3, seat: 1, by: 0 };
    expect(declinedBy(told(asked), 3)).toBeNull();
    expect(declinedBy(told(asked, declined), 3)).toBe(0);
    expect(declinedBy(told(asked, declined), 4)).toBeNull();
    expect(declinedBy(told(asked, declined, asked), 3)).toBeNull();
  });
});

describe("who has taken a seat over", () => {
  it("is called by name at the table, and not by that of the bot who was dealt in", () => {
    const dealt = { type: "Dealt", players: ["Anna", "Odile"] };
    const over = { type: "TookOver", member: 3, seat: 1, name: "Lo", instead: "Odile" };
    expect(namesSince(told(dealt))).toEqual(["Anna", "Odile"]);
    expect(namesSince(told(dealt, over))).toEqual(["Anna", "Lo"]);
    expect(namesSince(told(dealt, over, dealt))).toEqual(["Anna", "Odile"]);
    expect(namesSince(told(over))).toBeUndefined();
  });

  it("is called so in the film, too", () => {
    const cast = [{ shape: "star", level: null, temper: null }, { shape: "key", level: null, temper: null, name: "Lo" }];
    expect(castOf(["Anna", "Odile"], cast).map((each) => each.name)).toEqual(["Anna", "Lo"]);
  });
});
