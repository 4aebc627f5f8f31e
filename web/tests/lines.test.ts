import { describe, expect, it } from "vitest";
import { linesOf } from "../src/table/lines";
import type { Happening } from "../src/wire/types";
import type { Voice } from "../src/words/voice";

const voice = { player: (seat: number) => ["Anna", "Bo"][seat] } as unknown as Voice;
const told = (what: unknown) => linesOf([{ number: 1, at: 0, what, entry: null, events: null } as Happening], voice, (key, facts) => `${key} ${facts?.["name"]}`).map((line) => line.text);

describe("a line of the log", () => {
  it("names who was sent away, and not who sits there now", () => {
    expect(told({ type: "Kicked", member: 4, seat: 1, name: "Cleo" })).toEqual(["log-Kicked Cleo"]);
  });

  it("names whoever sits there where nothing else is told", () => {
    expect(told({ type: "Kicked", member: 4, seat: 1 })).toEqual(["log-Kicked Bo"]);
    expect(told({ type: "StoodIn", seat: 0 })).toEqual(["log-StoodIn Anna"]);
  });

  it("names who left for good; where an older log does not, it was somebody", () => {
    expect(told({ type: "Left", member: 4, name: "Cleo" })).toEqual(["log-Left Cleo"]);
    expect(told({ type: "Left", member: 4, name: "" })).toEqual(["log-Left somebody undefined"]);
  });
});
