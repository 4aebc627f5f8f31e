import "./place";
import { describe, expect, it } from "vitest";
import { absentees, isVain, mayGo, relievedAt } from "../src/table/absence";
import { readTime } from "../src/table/reading";
import { playersOf, type Player } from "../src/table/sitting.svelte";
import type { TableView } from "../src/wire/types";

const person = (seat: number, more: object = {}) => ({ member: seat, name: `P${seat}`, shape: "star", role: "player", seat, is_present: true, is_ready: true, stand_in_at: null, has_left: false, ...more });
const gone = (seat: number, more: object = {}) => person(seat, { is_present: false, stand_in_at: 180_000, ...more });
const bot = (seat: number) => ({ seat, name: "Odile", shape: "moon", level: "solid", temper: "honest" });
/** A match with Anna, who looks, and whoever else sits there. */
function table(members: object[], more: object = {}): { table: TableView; players: Player[] } {
  const told = { phase: "playing", paused: false, asked: [1], away: [], clock: null, members, bots: [bot(9)], ...more } as unknown as TableView;
  return { table: told, players: playersOf(told, 0) };
}

describe("who is gone", () => {
  it("is waited for while asked, until a stand-in plays, and not in a break", () => {
    const names = ({ table: told, players }: ReturnType<typeof table>) => absentees(players, told).map((each) => each.name);
    expect(names(table([person(0), gone(1), gone(2)]))).toEqual(["P1"]);
    expect(names(table([person(0), gone(1)], { away: [1] }))).toEqual([]);
    expect(names(table([person(0), gone(1)], { paused: true }))).toEqual([]);
    expect(names(table([person(0), person(1)]))).toEqual([]);
  });

  it("is relieved by the stand-in, or by the clock of the question if that comes first", () => {
    const at = (more: object) => {
      const { table: told, players } = table([person(0), gone(1)], more);
      return relievedAt(players[1]!, told);
    };
    expect(at({})).toBe(180_000);
    expect(at({ clock: { due_at: 60_000 } })).toBe(60_000);
    expect(at({ clock: { due_at: 60_000 }, asked: [0] })).toBe(180_000);
    expect(at({ clock: { due_at: null } })).toBe(180_000);
  });
});

describe("a vote to free a seat", () => {
  const may = (members: object[], more: object = {}) => {
    const { table: told, players } = table(members, more);
    return mayGo(players.find((each) => each.seat === 1)!, players, told);
  };
  it("is not offered to one alone while the seat is kept", () => {
    expect(may([person(0), gone(1)])).toBe(false);
    expect(may([person(0), person(1)])).toBe(false);
    expect(may([person(0), gone(1), gone(2)])).toBe(false);
  });
  it("is offered where it can pass", () => {
    expect(may([person(0), gone(1), person(2)])).toBe(true);
    expect(may([person(0), gone(1)], { away: [1] })).toBe(true);
    expect(may([person(0), gone(1)], { phase: "lobby" })).toBe(true);
  });
  it("is not offered on who has left for good, whose seat a bot plays already", () => {
    expect(may([person(0), gone(1, { has_left: true }), person(2)], { away: [1] })).toBe(false);
  });
  it("is in vain if more are needed than are there, and not if those who voted have gone since", () => {
    const vain = (members: object[], votes: number[], needed: number) => isVain({ seat: 1, votes, needed }, table(members).players);
    expect(vain([person(0), gone(1)], [0], 2)).toBe(true);
    expect(vain([person(0), gone(1)], [0], 1)).toBe(false);
    expect(vain([person(0), gone(1), person(2)], [0], 2)).toBe(false);
    expect(vain([person(0), person(1), gone(2)], [2], 2)).toBe(false);
  });
});

it("a countdown is read in minutes and seconds, a long one in hours", () => {
  const say = (key: string, { hours }: { hours: number }) => `${key} ${hours}`;
  expect([129_001, 900, 7_300_000].map((time) => readTime(time, say))).toEqual(["2:10", "0:01", "clock-hours 2"]);
});
