import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdBack } from "../src/look/parts/showing";
import { closingOf, putAside, reopenerOf, takeUp } from "../src/result/keepsake";
import type { Sitting } from "../src/table/sitting.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = 1;
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  constructor() {
    socket = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {}
  get answers() {
    return this.sent.filter((each) => each.type === "answer");
  }
}

const stored = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const LAY = { type: "Place", drawer: 3 };
const OTHER = { type: "Place", drawer: 4 };
const CLOSED = { type: "refused", key: "not-your-prompt", rule: "GEN-6", facts: { prompt: 5 }, text: "That question is not open for you any more." };
let socket: FakeSocket;
let sittings: Sitting[] = [];

/** Somebody who is asked question 5, alone or with others. */
async function seated(asked: number[], is_screen = false): Promise<Sitting> {
  const { Sitting } = await import("../src/table/sitting.svelte");
  const sitting = new Sitting({ table: "oak", token: "secret", is_screen } as Sitting["place"]);
  sittings.push(sitting);
  sitting.open();
  const table = { table: "oak", match: 1, game: "meisterdiebe", phase: "playing", seats: 2, members: [], bots: [], away: [], options: {}, asked, locked: 0 };
  const match = { view: {}, seat: 0, prompt: { number: 5 }, draft: null, entries: 1, head: "" };
  socket.hear({ type: "state", number: 1, member: 1, happened: [], forgotten: 0, table, match, now: 0 });
  return sitting;
}
const take = (place: number) => socket.hear({ type: "ack", id: socket.answers[place]?.id });
const refuse = (place: number) => socket.hear({ ...CLOSED, id: socket.answers[place]?.id });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", hash: "" });
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("sessionStorage", stored);
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act));
  vi.stubGlobal("document", { visibilityState: "hidden", addEventListener: () => {}, removeEventListener: () => {}, documentElement: { dataset: { motion: "calm" } } });
});
afterEach(() => {
  for (const each of sittings) each.close();
  sittings = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an answer", () => {
  it("is sent once, however often it is tapped before the house has it", async () => {
    const sitting = await seated([0]);
    const taps = [sitting.answer(5, LAY), sitting.answer(5, LAY)];
    expect(socket.answers).toHaveLength(1);
    take(0);
    expect(await Promise.all(taps)).toEqual([true, true]);
    expect(sitting.complaint).toBeNull();
  });

  it.each([[LAY], [OTHER]])("that comes after mine has closed the question is no fault: %o", async (late) => {
    const sitting = await seated([0]);
    const first = sitting.answer(5, LAY);
    take(0);
    await first;
    const second = sitting.answer(5, late);
    refuse(1);
    expect(await second).toBe(false);
    expect(sitting.complaint).toBeNull();
  });

  it("that would change a sealed one too late is refused aloud", async () => {
    const sitting = await seated([0, 1]);
    const first = sitting.answer(5, LAY);
    take(0);
    await first;
    const second = sitting.answer(5, OTHER);
    refuse(1);
    expect(await second).toBe(false);
    expect(sitting.complaint?.text).toBe(CLOSED.text);
  });

  it("to a question that somebody else has closed is refused aloud, and may be tried again", async () => {
    const sitting = await seated([0]);
    const first = sitting.answer(5, LAY);
    refuse(0);
    expect(await first).toBe(false);
    expect(sitting.complaint?.text).toBe(CLOSED.text);
    void sitting.answer(5, LAY);
    expect(socket.answers).toHaveLength(2);
  });

  it.each([
    ["is answered by another device of the seat", { prompt: null }],
    ["is sealed by another device of the seat", { draft: LAY }],
    ["is followed by the next", { prompt: { number: 6 } }],
  ])("that was refused is no longer complained of when its question %s", async (_, change) => {
    const sitting = await seated([0]);
    const refused = sitting.answer(5, LAY);
    refuse(0);
    await refused;
    const said = { type: "step", happened: [], table: sitting.table, match: sitting.match };
    socket.hear(said);
    expect(sitting.complaint?.text).toBe(CLOSED.text);
    socket.hear({ ...said, match: { ...sitting.match, ...change } });
    expect(sitting.complaint).toBeNull();
  });
});

describe("the log of a table", () => {
  it("begins anew when everybody sits down for another match: it may be another game", async () => {
    const sitting = await seated([0]);
    const table = { ...sitting.table, phase: "finished" };
    const told = { number: 2, at: 0, what: null, entry: 1, events: [{ type: "CardsPassed" }] };
    socket.hear({ type: "step", happened: [told], table, match: sitting.match });
    expect(sitting.events).toHaveLength(1);
    const reopened = { number: 3, at: 0, what: { type: "Reopened", game: "prohis" }, entry: null, events: null };
    socket.hear({ type: "step", happened: [reopened], table: { ...table, game: "prohis", phase: "lobby" }, match: null });
    expect(sitting.events).toEqual([]);
    expect(sitting.happened.map((each) => each.number)).toEqual([3]);
  });
});

describe("a result that is still read", () => {
  const ANNA = { member: 2, name: "Anna", seat: 1, shape: "star" };
  const told = { number: 2, at: 0, what: { type: "Dealt", players: ["Bo", "Anna"] }, entry: 1, events: [{ type: "CardsPassed" }] };
  const reopened = (member: number) => ({ number: 3, at: 0, what: { type: "Reopened", game: "prohis", member }, entry: null, events: null });
  const open = (sitting: Sitting, phase = "lobby") => ({ ...sitting.table, game: "prohis", phase, members: [{ ...ANNA, name: "Annabel" }] });

  /** Somebody whose match is over. */
  async function finished(is_screen = false): Promise<Sitting> {
    const sitting = await seated([0], is_screen);
    socket.hear({ type: "step", happened: [told], table: { ...sitting.table, phase: "finished", members: [ANNA] }, match: sitting.match });
    return sitting;
  }
  const step = (sitting: Sitting, by: number, phase = "lobby") => socket.hear({ type: "step", happened: [reopened(by)], table: open(sitting, phase), match: null });

  it("is that of the match that is over, whatever becomes of the table", async () => {
    const sitting = await finished();
    step(sitting, 2);
    expect(sitting.kept).toMatchObject({ game: "meisterdiebe", names: ["Bo", "Anna"], happened: [told], match: { entries: 1 } });
    expect(sitting.kept?.players.map((each) => each.name)).toEqual(["Anna"]);
    expect(sitting.game).toBe("prohis");
    expect(sitting.players.map((each) => each.name)).toEqual(["Annabel"]);
    expect(reopenerOf(sitting.happened)).toBe(2);
  });

  it("waits while others arrange the next match, until one sits down", async () => {
    const sitting = await finished();
    step(sitting, 2);
    socket.hear({ type: "step", happened: [], table: open(sitting), match: null });
    expect(sitting.kept).not.toBeNull();
    sitting.sitDown();
    socket.hear({ type: "step", happened: [], table: open(sitting), match: null });
    expect(sitting.kept).toBeNull();
  });

  it("goes when the next match begins", async () => {
    const sitting = await finished();
    step(sitting, 2);
    socket.hear({ type: "step", happened: [], table: { ...open(sitting, "playing"), match: 2 }, match: sitting.match });
    expect(sitting.kept).toBeNull();
  });

  it.each([
    ["who opens the table again", 1, false],
    ["the screen that all look at", 2, true],
  ])("is none for %s", async (_, by, is_screen) => {
    const sitting = await finished(is_screen);
    step(sitting, by);
    expect(sitting.kept).toBeNull();
  });

  it("stays when all others have left, and says so", async () => {
    const sitting = await finished();
    const closed = { number: 3, at: 0, what: { type: "Closed", reason: "empty" }, entry: null, events: null };
    socket.hear({ type: "step", happened: [closed], table: { ...sitting.table, phase: "closed" }, match: sitting.match });
    expect(sitting.kept?.happened).toEqual([told]);
    expect(closingOf(sitting.happened)).toBe("closed-empty");
  });

  it("outlasts a lost line, but not a match that was missed", async () => {
    const sitting = await finished();
    const state = { type: "state", number: 3, member: 1, happened: [reopened(2)], forgotten: 2, table: open(sitting), match: null, now: 0 };
    socket.hear(state);
    expect(sitting.kept?.happened).toEqual([told]);
    expect(sitting.happened.map((each) => each.number)).toEqual([3]);
    socket.hear({ ...state, number: 9, happened: [{ ...reopened(2), number: 9 }], forgotten: 8, table: { ...open(sitting), match: 2 } });
    expect(sitting.kept).toBeNull();
  });

  it("is taken up again after the film, and only there", async () => {
    const sitting = await finished();
    putAside(sitting.result);
    expect(takeUp({ ...sitting.place, token: "another" })).toBeNull();
    putAside(sitting.result);
    expect(takeUp(sitting.place)).toMatchObject({ happened: [told] });
    expect(takeUp(sitting.place)).toBeNull();
  });
});

describe("a question that comes while the stage still shows what led to it", () => {
  const OPENED = { type: "DrawerOpened", seat: 1, drawer: 3, jewels: [], alarm: null };
  const PASSED = { type: "CardsPassed" };
  const lively = (visibilityState = "visible") => vi.stubGlobal("document", { visibilityState, addEventListener: () => {}, removeEventListener: () => {}, documentElement: { dataset: {} } });

  /** Somebody who waits hears that something has happened, and is asked question 6; the stage has begun to show it. */
  async function asked(before: object = { prompt: null }, clock: object | null = null, events: object[] = [OPENED, PASSED]): Promise<Sitting> {
    const sitting = await seated([1]);
    socket.hear({ type: "step", happened: [], table: sitting.table, match: { ...sitting.match, ...before } });
    const told = { number: 2, at: 0, what: null, entry: 1, events };
    const table = { ...sitting.table, asked: [0, 1], clock, members: [{ member: 1, seat: 0 }] };
    socket.hear({ type: "step", happened: [told], table, match: { ...sitting.match, prompt: { number: 6 }, draft: null } });
    holdBack(sitting.events);
    await vi.advanceTimersByTimeAsync(100);
    return sitting;
  }
  const number = (sitting: Sitting) => sitting.seenMatch?.prompt?.number ?? null;

  it("waits until it is shown, and is never taken away again", async () => {
    lively();
    const sitting = await asked();
    expect(number(sitting)).toBeNull();
    expect(sitting.seenTable?.asked).toEqual([1]);
    holdBack([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(number(sitting)).toBe(6);
    expect(sitting.seenTable?.asked).toEqual([0, 1]);
    const more = { number: 3, at: 0, what: null, entry: 2, events: [PASSED] };
    socket.hear({ type: "step", happened: [more], table: sitting.table, match: sitting.match });
    expect(number(sitting)).toBe(6);
  });

  it("waits only so long", async () => {
    lively();
    const sitting = await asked();
    await vi.advanceTimersByTimeAsync(2_300);
    expect(number(sitting)).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(number(sitting)).toBe(6);
  });

  it("waits after a sealed answer, which others have given too", async () => {
    lively();
    expect(number(await asked({ draft: LAY }))).toBeNull();
  });

  it("is put at once after my own answer, near the end of the time, for a deal, unseen, and where nothing moves", async () => {
    lively();
    expect(number(await asked({}))).toBe(6);
    expect(number(await asked(undefined, { due_at: 19_000, asked_at: 0, tokens: [] }))).toBe(6);
    expect(number(await asked(undefined, { due_at: 60_000, asked_at: 0, tokens: [] }))).toBeNull();
    expect(number(await asked(undefined, null, [{ type: "HandDealt", seat: 0 }]))).toBe(6);
    lively("hidden");
    expect(number(await asked())).toBe(6);
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {}, removeEventListener: () => {}, documentElement: { dataset: { motion: "calm" } } });
    expect(number(await asked())).toBe(6);
  });
});

describe("who takes a seat over", () => {
  const happening = (number: number, events: unknown) => ({ number, at: 0, what: null, entry: number, events });

  it("hears everything anew, as the seat has heard it; who was away hears only what is new", async () => {
    const sitting = await seated([1]);
    const table = sitting.table!;
    const match = { ...sitting.match!, seat: null };
    const tell = (number: number, forgotten: number, ...happened: object[]) => socket.hear({ type: "state", number, member: 1, happened, forgotten, table, match, now: 0 });
    tell(2, 0, happening(1, ["shut"]), happening(2, ["shut"]));
    expect(sitting.happened.map((each) => each.events)).toEqual([["shut"], ["shut"]]);
    tell(3, 2, happening(3, ["shut"]));
    expect(sitting.happened).toHaveLength(3);
    tell(4, 0, ...[1, 2, 3, 4].map((number) => happening(number, ["open"])));
    expect(sitting.happened.map((each) => each.events)).toEqual([["open"], ["open"], ["open"], ["open"]]);
  });
});
