import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetPlace, keepPlace, placeAt, type Place } from "../src/wire/keep";

const seat: Place = { table: "oak", token: "mine", member: 1, code: "BCDF", game: "prohis", at: 1 };
const watcher: Place = { ...seat, token: "looking", member: 2, at: 2, is_watching: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});

describe("a place that a device keeps", () => {
  it("is a seat as long as nobody gives it up", () => {
    keepPlace(seat);
    keepPlace(watcher);
    expect(placeAt("oak")).toEqual(seat);
    forgetPlace("oak");
    keepPlace(watcher);
    expect(placeAt("oak")).toEqual(watcher);
  });
  it("is a seat as soon as a watcher sits down", () => {
    keepPlace(watcher);
    keepPlace(seat);
    expect(placeAt("oak")).toEqual(seat);
  });
  it("of a screen stands beside it", () => {
    keepPlace(seat);
    keepPlace({ ...watcher, is_screen: true, is_watching: false });
    expect([placeAt("oak")?.token, placeAt("oak", true)?.token]).toEqual(["mine", "looking"]);
  });
});
