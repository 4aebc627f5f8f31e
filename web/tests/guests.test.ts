import { expect, it } from "vitest";
import { guestsAt } from "../src/lobby/guests";
import type { Happening, TableView } from "../src/wire/types";

const member = (number: number, more: object = {}) => ({ member: number, name: `P${number}`, role: "player", seat: null, is_present: true, ...more });

it("whoever came to play and has no seat is a guest; who got up, looks on, or is gone is not", () => {
  const members = [member(0, { seat: 0 }), member(1), member(2), member(3, { role: "watcher" }), member(4, { role: "screen" }), member(5, { is_present: false })];
  const happened = [{ what: { type: "Stood", member: 2 } }, { what: null }] as unknown as Happening[];
  expect(guestsAt({ members } as unknown as TableView, happened).map((each) => each.member)).toEqual([1]);
});
