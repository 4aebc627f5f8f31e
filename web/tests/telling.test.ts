import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { breath } from "../src/look/breath";
import { holdBack } from "../src/look/parts/showing";
import { overfull } from "../src/table/overfull";
import { Telling, tellable } from "../src/table/telling.svelte";
import type { Happening } from "../src/wire/types";
import type { Told } from "../src/words/voice";

const event = (type: string): Told => ({ type });
const happening = (number: number, ...events: Told[]): Happening => ({ number, at: 0, what: null, entry: number, events });

describe("what is told while the stage still shows something", () => {
  const [bid, doubt, reveal, verdict] = ["Bid", "Doubted", "Revealed", "Decided"].map(event) as [Told, Told, Told, Told];
  const all = [happening(1, bid), happening(2, doubt, reveal, verdict), happening(3, event("Bid"))];

  it("is everything when nothing is held back", () => {
    expect(tellable(all, () => false)).toEqual({ told: all, next: Infinity });
  });

  it("ends before the first event that is held back, within its happening", () => {
    const { told, next } = tellable(all, (each) => each === reveal || each === verdict);
    expect(told).toEqual([happening(1, bid), happening(2, doubt)]);
    expect(next).toBe(2);
  });

  it("leaves out a happening of which nothing was shown, and all after it", () => {
    expect(tellable(all, (each) => each === doubt).told).toEqual([happening(1, bid)]);
  });
});

describe("a deal", () => {
  beforeEach(() => vi.useRealTimers());
  afterEach(() => vi.unstubAllGlobals());

  it("is told when the stage has shown it, and not before there is one", async () => {
    vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    const telling = new Telling();
    const leave = telling.listen();
    const dealt = { ...happening(1, event("HandDealt")), what: { type: "Dealt" } };
    telling.begin([], undefined);
    telling.follow([dealt], {});
    await breath();
    await breath();
    expect(telling.happened).toEqual([]);
    holdBack([]);
    await breath();
    await breath();
    expect(telling.happened).toEqual([dealt]);
    leave();
  });
});

describe("a stage beside a note", () => {
  let frame: () => void = () => undefined;
  let change: () => void = () => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    let isDue = false;
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(look: () => void) {
          frame = () => {
            if (isDue) look();
            isDue = false;
          };
        }
        observe = () => (isDue = true);
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal(
      "MutationObserver",
      class {
        constructor(follow: () => void) {
          change = follow;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A note that gives up its room when it is told to, and takes it again when the stage is at rest. */
  function noted(stage: { scrollHeight: number; clientHeight: number; children: [] }) {
    const note = { isTucked: false, tries: 0 };
    const leave = overfull(
      stage as unknown as HTMLElement,
      () => (note.isTucked = true),
      () => {
        if (note.isTucked) note.tries += 1;
        note.isTucked = false;
      },
    );
    return { note, leave };
  }

  it("is looked at again when what was too much was only still moving", () => {
    const stage = { scrollHeight: 320, clientHeight: 300, children: [] as [] };
    const { note, leave } = noted(stage);
    for (let pass = 0; pass < 2; pass += 1) {
      frame();
      expect(note.isTucked).toBe(true);
      if (pass === 1) stage.scrollHeight = 300;
      vi.advanceTimersByTime(500);
    }
    frame();
    expect(note.isTucked).toBe(false);
    leave();
  });

  it("is tried twice after each change, and not for ever", () => {
    const { note, leave } = noted({ scrollHeight: 320, clientHeight: 300, children: [] });
    const pass = () => {
      for (let more = 0; more < 5; more += 1) {
        frame();
        vi.advanceTimersByTime(500);
      }
    };
    pass();
    expect(note).toEqual({ isTucked: true, tries: 2 });
    change();
    pass();
    expect(note).toEqual({ isTucked: true, tries: 4 });
    leave();
  });

  it("is looked at whenever the note has come back, though no size was reported", () => {
    const stage = { scrollHeight: 300, clientHeight: 300, children: [] as [] };
    const { note, leave } = noted(stage);
    frame();
    stage.scrollHeight = 320;
    vi.advanceTimersByTime(500);
    frame();
    expect(note.isTucked).toBe(true);
    leave();
  });
});
