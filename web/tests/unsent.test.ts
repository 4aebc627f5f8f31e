import { beforeEach, describe, expect, it, vi } from "vitest";
import { canBecome, isBegun, waysOf, type Value } from "../src/prompt/filling";
import { questionOf, Unsent } from "../src/prompt/unsent.svelte";
import type { Kinds, MatchView, PromptView, TableView } from "../src/wire/types";

const CARDS: Kinds = { type: "kinds", available: [2, 1], least: 2, most: 3 };
const anything = () => true;
const table = { table: "oak", match: 1 } as TableView;
const asked = (number: number, seat: number | null = 2, draft: unknown = null) => ({ seat, draft, prompt: { number } }) as MatchView;

class Drawer {
  private readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.kept.set(name, text);
  removeItem = (name: string) => void this.kept.delete(name);
  get length() {
    return this.kept.size;
  }
}
let drawer: Drawer;
beforeEach(() => {
  drawer = new Drawer();
  vi.stubGlobal("sessionStorage", drawer);
});

function opened(match: MatchView | null) {
  const unsent = new Unsent();
  unsent.open(questionOf(table, match));
  return unsent;
}

describe("what is chosen but not given", () => {
  it("is there again after a reload", () => {
    opened(asked(3)).keep("cards", [1, 0]);
    expect(opened(asked(3)).part("cards", anything)).toEqual([1, 0]);
  });
  it.each([
    ["the next question", asked(4)],
    ["another seat", asked(3, 1)],
    ["a question whose answer was sealed meanwhile", asked(3, 2, { type: "Pack", cards: [1, 1] })],
    ["nobody", null],
    ["a spectator", asked(3, null)],
  ])("is nothing for %s, and is gone", (_, match) => {
    opened(asked(3)).keep("cards", [1, 0]);
    expect(opened(match).part("cards", anything)).toBeNull();
    expect(drawer.length).toBe(0);
  });
  it("lies there until the table has answered, but is written nowhere any more", () => {
    const unsent = opened(asked(3));
    unsent.keep("cards", [1, 0]);
    unsent.given(questionOf(table, asked(3)));
    expect(drawer.length).toBe(0);
    expect(unsent.part("cards", anything)).toEqual([1, 0]);
    unsent.open(questionOf(table, asked(4)));
    expect(unsent.part("cards", anything)).toBeNull();
  });
  it("stays when an older answer arrives late", () => {
    const unsent = opened(asked(4));
    unsent.keep("cards", [1, 0]);
    unsent.given(questionOf(table, asked(3)));
    expect(drawer.length).toBe(1);
  });
  it("counts only if the question takes it, whatever shape it has", () => {
    const unsent = opened(asked(3));
    unsent.keep("cards", [9, 0]);
    expect(unsent.part<readonly number[]>("cards", (cards) => canBecome(CARDS, cards))).toBeNull();
    unsent.keep("cards", 7);
    expect(unsent.part<readonly number[]>("cards", (cards) => cards.slice(1).length > 0)).toBeNull();
  });
  it("can be taken back, and is written nowhere where nobody is asked", () => {
    const unsent = opened(asked(3));
    unsent.keep("cards", [1, 0]);
    unsent.keep("cards", undefined);
    expect(unsent.part("cards", anything)).toBeNull();
    opened(null).keep("cards", [1, 0]);
    expect(drawer.length).toBe(0);
  });
});

describe("a form that was begun", () => {
  const prompt = { choices: [{ action: "Give", fields: { cards: CARDS, to: { type: "seat", seats: [0, 1] }, sum: { type: "amount", low: 1, high: 4 } } }] } as unknown as PromptView;
  const [way] = waysOf(prompt, () => ["cards", "to", "sum"]);
  const isFilling = (filling: Record<string, unknown>) => way!.fields.every(([name, domain]) => isBegun(domain, filling[name] as Value));
  it("may lack cards and a name", () => {
    expect(isFilling({ cards: [1, 0], to: -1, sum: 1 })).toBe(true);
  });
  it.each([[{ cards: [3, 0], to: 0, sum: 1 }], [{ cards: [1, 0], to: 2, sum: 1 }], [{ cards: [1, 0], to: 0, sum: 5 }], [{}]])("cannot be %j", (filling) => {
    expect(isFilling(filling)).toBe(false);
  });
});
