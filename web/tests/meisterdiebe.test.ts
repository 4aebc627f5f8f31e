import { describe, expect, it, vi } from "vitest";
import { Cues } from "../src/games/meisterdiebe/cues.svelte";
import { woodOf } from "../src/games/meisterdiebe/grain";
import { added, drawersIn, isLaid, laidAtFirst, layingIn, mayTurn, namesIn, wished } from "../src/games/meisterdiebe/offer";
import { facing, lightOn, neighbour, plain, poseOf, rotationOf, settled, showing, sideOfSeat, slotsOf, turned, turnOf, type Pose } from "../src/games/meisterdiebe/pose";
import { cueOf } from "../src/games/meisterdiebe/show";
import { GAMES } from "../src/wire/shapes";
import type { PromptView } from "../src/wire/types";
import type { Told } from "../src/words/voice";

const TWELVE = Array.from({ length: 12 }, (_, drawer) => drawer);
const ROTATIONS = ["none", "top1_cw", "top1_ccw", "top2_cw", "top2_ccw"];

/** The slots that a pose shows, as a view would tell them. */
function told(pose: Pose): number[] {
  const slots: number[] = [];
  for (const [drawer, { level, side }] of slotsOf(pose)) slots[level * 4 + side] = drawer;
  return slots;
}

describe("the chest's pose", () => {
  it("turns and flips as the rules do", () => {
    const start = poseOf(TWELVE, 0);
    expect(told(turned(start, "top1_cw", "no"))).toEqual([3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(told(turned(start, "none", "yes"))).toEqual([8, 11, 10, 9, 4, 7, 6, 5, 0, 3, 2, 1]);
  });

  it("follows any row of views by the very movements that were made", () => {
    let made = poseOf(TWELVE, 0);
    let followed = made;
    for (let step = 0; step < 60; step += 1) {
      made = turned(made, ROTATIONS[(step * 7 + 3) % 5]!, step % 3 ? "no" : "yes");
      followed = settled(followed, told(made), made.flips % 2);
      expect(followed).toEqual(made);
    }
  });

  it("shows a chest that stands on its head from the start", () => {
    const slots = told(turned(poseOf(TWELVE, 0), "top2_ccw", "yes"));
    expect(told(poseOf(slots, 1))).toEqual(slots);
  });

  it("begins anew when other drawers stand there", () => {
    expect(settled(poseOf([5], 0), TWELVE, 0)).toEqual(poseOf(TWELVE, 0));
    expect(settled(poseOf([0], 0), [0], 1)).toEqual({ flips: 1, levels: [{ drawers: [0], quarters: 0 }] });
  });

  it("knows rotations by their names", () => {
    for (const name of ROTATIONS.slice(1)) expect(rotationOf(turnOf(name).block, turnOf(name).quarters)).toBe(name);
    expect(rotationOf(2, 0)).toBe("none");
  });
});

describe("the onlooker", () => {
  it("stands at the side of the own seat", () => {
    expect([0, 1, 2, 3].map((seat) => sideOfSeat(seat, 4, 4))).toEqual([2, 3, 0, 1]);
    expect([sideOfSeat(null, 4, 4), sideOfSeat(1, 2, 4), sideOfSeat(1, 2, 1)]).toEqual([2, 0, 0]);
  });

  it("walks round the short way, and only if a side is not seen", () => {
    const home = facing(2, 0);
    expect(showing(2, home)).toBe(home);
    expect(showing(1, home)).toBe(home);
    expect(Math.abs(showing(3, home) - home)).toBeLessThanOrEqual(180);
    expect(plain(showing(0, home) + 180)).toBe(-32);
  });

  it("sees the front in full light, and no side in the dark", () => {
    expect(lightOn(2, facing(2, 0))).toBe(1);
    for (const side of [0, 1, 2, 3]) expect(lightOn(side, 0)).toBeGreaterThan(0.6);
  });
});

describe("arrow keys", () => {
  it("lead round the chest and up and down, and nowhere from its ends", () => {
    const slots = slotsOf(poseOf(TWELVE, 0));
    expect(["ArrowLeft", "ArrowRight", "ArrowDown"].map((key) => neighbour(slots, 2, key))).toEqual([3, 1, 6]);
    expect([neighbour(slots, 3, "ArrowLeft"), neighbour(slots, 2, "ArrowUp"), neighbour(slots, 2, "Tab")]).toEqual([0, null, null]);
  });
});

describe("the wood", () => {
  it("differs from drawer to drawer and stays the same for one", () => {
    expect(new Set(TWELVE.map((drawer) => JSON.stringify(woodOf(drawer)))).size).toBe(12);
    expect(new Set(TWELVE.map((drawer) => JSON.stringify(woodOf(drawer).sign))).size).toBe(12);
    expect(woodOf(7)).toEqual(woodOf(7));
  });
});

const asked = (...choices: PromptView["choices"]) => ({ choices }) as unknown as PromptView;
const one = (...names: string[]) => ({ type: "one_of", names }) as const;
const whole = asked({ action: "Manipulate", fields: { rotation: one(...ROTATIONS), flip: one("no", "yes") } });
const single = asked(
  { action: "Manipulate", fields: { rotation: one(...ROTATIONS), flip: one("no") } },
  { action: "Manipulate", fields: { rotation: one("none"), flip: one("yes") } },
);

describe("what a prompt offers", () => {
  it("names drawers, characters and imitations by its domains", () => {
    expect(drawersIn(asked({ action: "Open", fields: { drawer: { type: "amount", low: 0, high: 3 } } }))).toEqual({ action: "Open", drawers: [0, 1, 2, 3] });
    expect(drawersIn(whole)).toBeNull();
    expect(namesIn(single, "Manipulate", "flip")).toEqual(["no", "yes"]);
    expect(layingIn(whole, false)).toBeNull();
  });

  it("takes back the flip where a turn and a flip do not go together", () => {
    expect(wished(whole, { rotation: "none", flip: "yes" }, { rotation: "top1_cw" })).toEqual({ rotation: "top1_cw", flip: "yes" });
    expect(wished(single, { rotation: "none", flip: "yes" }, { rotation: "top1_cw" })).toEqual({ rotation: "top1_cw", flip: "no" });
    expect(wished(single, { rotation: "none", flip: "no" }, { rotation: "sideways" })).toEqual({ rotation: "none", flip: "no" });
    expect(mayTurn(single, { rotation: "top1_cw", flip: "yes" })).toBe(false);
  });

  it("counts imitations within their domain", () => {
    const lone = { type: "kinds", available: [8, 2, 0], least: 1, most: 1 } as const;
    const many = { ...lone, most: 2 };
    expect(added(lone, [1, 0, 0], 1)).toEqual([0, 1, 0]);
    expect(added(many, [1, 0, 0], 1)).toEqual([1, 1, 0]);
    expect(added(many, [1, 1, 0], 0)).toEqual([1, 1, 0]);
    expect([laidAtFirst(lone), laidAtFirst({ ...lone, available: [3, 0, 0] })]).toEqual([[0, 0, 0], [1, 0, 0]]);
    expect([isLaid(lone, [0, 0, 0]), isLaid(lone, [0, 1, 0])]).toEqual([false, true]);
  });
});

describe("the show", () => {
  it("has a cue of at most a second and a half for every event there is", () => {
    for (const type of Object.keys(GAMES.meisterdiebe.events)) {
      const { length } = cueOf({ type, rotation: "top1_cw", flip: "yes", found: "ruby" } as unknown as Told, 4);
      expect([type, length > 0 && length <= 1500]).toEqual([type, true]);
    }
  });

  it("lets jewels fall onto the red cushion, and to the owner when an alarm rings", () => {
    const fell = { type: "JewelsFell", seat: 0, drawer: 3, jewels: [2, 0, 0] } as Told;
    expect(cueOf(fell, 4).flights).toEqual([{ what: "diamond", count: 2, from: "drawer-3", to: "red", isFalling: true }]);
    expect(cueOf({ ...fell, type: "AlarmRang", owner: 2 }, 4).flights[0]?.to).toBe("black-2");
  });

  it("plays what is new once, also when the log forgets its beginning", () => {
    vi.useFakeTimers();
    const played: string[] = [];
    const event = (type: string): Told => ({ type });
    const old = [event("HandDealt")];
    const cues = new Cues(old, (each) => cueOf(each, 2), () => played.push(cues.now?.event.type ?? ""));
    const fresh = [event("RoundBegun")];
    cues.follow(old);
    cues.follow(fresh);
    cues.follow([...fresh, event("SmugglersShown")]);
    vi.advanceTimersByTime(5_000);
    expect(played).toEqual(["RoundBegun", "SmugglersShown"]);
    vi.useRealTimers();
  });

  it("leaves out what is long past when many things happen at once", () => {
    vi.useFakeTimers();
    const played: string[] = [];
    const cues = new Cues([], (each) => cueOf(each, 2), () => played.push(cues.now?.event.type ?? ""));
    cues.follow([...Array.from({ length: 20 }, (): Told => ({ type: "LootDecided" })), { type: "MatchEnded" }]);
    vi.advanceTimersByTime(60_000);
    expect(played.length).toBeLessThanOrEqual(4);
    expect(played.at(-1)).toBe("MatchEnded");
    vi.useRealTimers();
  });
});
