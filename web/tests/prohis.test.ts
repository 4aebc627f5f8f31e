import { describe, expect, it } from "vitest";
import "./place";
import { lackOf } from "../src/games/prohis";
import { boundsOf, canLoad, changed, isReady, laid, loaded, missing } from "../src/games/prohis/loading";
import { bedOf, positionOf, roadOf } from "../src/games/prohis/road";
import type { Way } from "../src/prompt/filling";
import type { Form } from "../src/wire/types";

const form = (goods: [number, number], controls: number): Form => ({
  action: "Convoy",
  fields: {
    goods: { type: "kinds", available: [2, 1], least: goods[0], most: goods[1] },
    controls: { type: "kinds", available: [0, 1, 1], least: controls, most: controls },
  },
});
const way: Way = { action: "Convoy", forms: [form([2, 3], 0), form([1, 3], 1), form([1, 2], 2)], fields: [] };

describe("a truck", () => {
  it("drives with goods alone, or with goods and badges", () => {
    expect(isReady(way, [2, 0, 0, 0, 0])).toBe(true);
    expect(isReady(way, [1, 0, 0, 1, 0])).toBe(true);
    expect(isReady(way, [1, 0, 0, 0, 0])).toBe(false);
    expect(isReady(way, [0, 0, 0, 1, 1])).toBe(false);
  });

  it("takes another card while some form has room for it", () => {
    expect(canLoad(way, changed([0, 0, 0, 0, 1], 3, 1))).toBe(true);
    expect(canLoad(way, [2, 1, 0, 1, 1])).toBe(false);
    expect(canLoad(way, [3, 0, 0, 0, 0])).toBe(false);
  });

  it("says how many cards it can take, and how many it still lacks", () => {
    expect(boundsOf(way)).toEqual({ least: 2, most: 4 });
    expect(missing(way, [0, 0, 0, 0, 0])).toBe(2);
    expect(missing(way, [1, 0, 0, 0, 0])).toBe(1);
    expect(missing(way, [0, 0, 0, 1, 1])).toBe(1);
    expect(missing(way, [1, 0, 0, 1, 0])).toBe(0);
    const poor: Way = { ...way, forms: [form([4, 4], 0), form([1, 3], 1)] };
    expect(boundsOf(poor)).toEqual({ least: 2, most: 4 });
    expect(missing(poor, [2, 1, 0, 0, 0])).toBe(1);
  });

  it("is told as goods and control cards", () => {
    expect(loaded("Convoy", [1, 2, 0, 0, 1])).toEqual({ type: "Convoy", goods: [1, 2], controls: [0, 0, 1] });
    expect(loaded("Bribe", [1, 0, 0, 0, 0])).toEqual({ type: "Bribe", cards: [1, 0, 0, 0, 0] });
    expect(laid([1, 0, 0, 2, 0])).toEqual(["legal", "captain", "captain"]);
  });
});

describe("a control card that cannot be played", () => {
  it("is too low, or not there", () => {
    expect(["lieutenant", "captain"].map((each) => lackOf([0, 0, 1, 0, 0], each))).toEqual(["stage-pr-too-low", "stage-pr-not-held"]);
  });
});

describe("the road", () => {
  const sent = { type: "ConvoySent", seat: 1, size: 3 };
  const turn = (position: number, card: string) => ({ type: "CardTurned", position, card });

  it("keeps each turned card at its place", () => {
    const road = roadOf([sent, turn(2, "legal"), turn(2, "illegal")])!;
    expect(road.bed).toEqual([null, "legal", "illegal"]);
    expect([0, 1, 2].map((place) => positionOf(road.bed, place))).toEqual([1, 0, 0]);
  });

  it("forgets the convoy before", () => {
    const road = roadOf([sent, { type: "InspectorNamed", seat: 0, control: "captain" }, { type: "ConvoyCaught" }, { ...sent, seat: 2 }])!;
    expect(road).toMatchObject({ owner: 2, inspector: null, fate: null });
  });

  it("stays bribed when the convoy reaches its store", () => {
    expect(roadOf([sent, { type: "BribeAccepted" }, { type: "ConvoyStored" }])!.fate).toBe("bribed");
  });

  it("goes by the view where the events do not know", () => {
    expect(bedOf(null, 2, ["legal"])).toEqual([null, null, "legal"]);
    expect(bedOf(roadOf([sent, turn(1, "legal")]), 2, ["legal"])).toEqual(["legal", null, null]);
  });
});
