import "./place";
import { describe, expect, it } from "vitest";
import { openingSum } from "../src/games/hart_an_der_grenze";
import { actsOf, freshSince, trimmed } from "../src/games/hart_an_der_grenze/acts";
import { filesOf } from "../src/games/hart_an_der_grenze/files";
import { cardsOf, moved, notesFor, opened } from "../src/games/hart_an_der_grenze/goods";
import { lastMarket, stallsOf } from "../src/games/hart_an_der_grenze/sale";
import { UNSAID } from "../src/prompt/unsaid";
import { GAMES } from "../src/wire/shapes";
import type { HartAnDerGrenzeView } from "../src/wire/views";
import type { Told } from "../src/words/voice";

const told = (type: string, facts: Omit<Told, "type"> = {}): Told => ({ type, ...facts });
const NOTHING = [0, 0, 0, 0, 0, 0];
const CIGAR = [0, 0, 0, 1, 0, 0];

describe("a bargain", () => {
  const at = (offer: number | null, demand: number | null) => ({ bargain: { target: 1, offers: 0, offer, demand } }) as HartAnDerGrenzeView;

  it("begins with a note, and goes on from what lies on the desk", () => {
    expect(openingSum(at(null, null), "Offer")).toBe(5);
    expect(openingSum(at(8, 20), "Offer")).toBe(8);
    expect(openingSum(at(8, null), "Demand")).toBe(13);
    expect(openingSum(at(18, 20), "Demand")).toBe(23);
    expect(openingSum(at(8, 20), "Demand")).toBe(20);
  });
});

describe("a declaration", () => {
  it("begins with no number: the true one is nobody's business", () => {
    expect(openingSum({ bargain: null, case: [2, 1, 0, 0, 0, 0] } as unknown as HartAnDerGrenzeView, "Declare")).toBe(UNSAID);
  });
});

describe("scenes", () => {
  it("play every event that the game knows", () => {
    const silent = Object.keys(GAMES["hart-an-der-grenze"].events).filter((type) => actsOf([told(type)]).length === 0);
    expect(silent).toEqual(["KindSold", "MatchEnded"]); // they run on from the first kind that is called
    expect(actsOf([told("KindCalled"), told("KindSold"), told("MatchEnded")])).toHaveLength(1);
  });

  it("last at most a second and a half for each event", () => {
    for (const type of Object.keys(GAMES["hart-an-der-grenze"].events).filter((each) => each !== "KindCalled"))
      expect(actsOf([told(type)])[0]?.time ?? 0).toBeLessThanOrEqual(1_500);
  });

  it("join a run of one kind and name everybody in it", () => {
    const [lids, star] = actsOf([told("CasePacked", { seat: 1 }), told("CasePacked", { seat: 2 }), told("TurnBegun", { sheriff: 3 })]);
    expect([lids?.seats, star?.seats]).toEqual([[1, 2], [3]]);
  });

  it("drop the light ones first when they fall behind", () => {
    const crowd = Array.from({ length: 9 }, () => told("StoneSaved"));
    const kept = trimmed(actsOf([told("CaseOpened"), told("BribePaid"), told("TurnBegun"), ...crowd]));
    expect(kept.map((act) => act.name).slice(0, 2)).toEqual(["CaseOpened", "BribePaid"]);
    expect(kept.reduce((sum, act) => sum + act.time, 0)).toBeLessThanOrEqual(6_500);
  });

  it("are made of what is new, and of nothing after a reload", () => {
    const [first, second] = [told("TurnBegun"), told("StoneSaved")];
    expect(freshSince([first, second], first)).toEqual([second]);
    expect(freshSince([second], first)).toEqual([]);
  });
});

describe("the customs files", () => {
  it("tell the honest from those who bluffed, also where nothing was fined", () => {
    const events = [
      told("CaseOpened", { seat: 0, discarded: NOTHING }),
      told("CompensationPaid", { seat: 0, amount: 2 }),
      told("CaseOpened", { seat: 1, discarded: CIGAR }),
      told("FinePaid", { seat: 1, fine: 5, paid: 5 }),
      told("CaseOpened", { seat: 2, discarded: NOTHING }),
      told("CaseSeized", { sheriff: 0, seat: 2, returned: 0, taken: 2 }),
    ];
    expect(filesOf(events, 3).map(({ honest, bluffs, fined }) => [honest, bluffs, fined])).toEqual([[1, 0, 0], [0, 1, 5], [0, 2, 0]]);
  });

  it("count a bribe on both sides of the desk", () => {
    const [payer, sheriff] = filesOf([told("BribePaid", { seat: 0, sheriff: 1, amount: 6 }), told("BribeRefused", { seat: 0, sheriff: 1, amount: 3 })], 2);
    expect([payer?.bribes, payer?.bribed, sheriff?.takes, sheriff?.taken, sheriff?.refusals]).toEqual([1, 6, 1, 6, 1]);
  });
});

describe("goods and money", () => {
  it("keep a card's key when it moves from hand to case", () => {
    const packed = moved([0, 0], 1, 1);
    expect(cardsOf([1, 2], ["jug", "maracas"], packed).map((card) => card.key)).toEqual(["jug-0", "maracas-1"]);
    expect(cardsOf(packed, ["jug", "maracas"]).map((card) => card.key)).toEqual(["maracas-0"]);
  });

  it("pay any sum with the notes in the box", () => {
    for (let sum = 0; sum < 120; sum += 1) expect(notesFor(sum).reduce((all, note) => all + note, 0)).toBe(sum);
    expect(notesFor(68)).toEqual([50, 10, 5, 2, 1]);
  });

  it("open a secret only when there is something in it", () => {
    expect([opened({ value: CIGAR, to: [0] }), opened({ value: null, to: [2] }), opened(null)]).toEqual([CIGAR, null, null]);
  });
});

describe("the markets", () => {
  it("write down what each stall took and paid", () => {
    const [stall] = stallsOf([told("KindCalled", { kind: "cigar", held: [2, 1], total: 3, cap: 2 }), told("KindSold", { seat: 0, kind: "cigar", held: 2, amount: 28 })]);
    expect(stall).toEqual({ kind: "cigar", held: [2, 1], total: 3, cap: 2, paid: [28, 0] });
  });

  it("remember only the last round's sales", () => {
    const sale = (seat: number) => told("GoodsSold", { seat, cards: CIGAR, amount: 7 });
    const events = [sale(0), told("MoneyCounted"), told("TurnBegun"), sale(2), sale(1), told("MoneyCounted")];
    expect(lastMarket(events).map((each) => each.seat)).toEqual([2, 1]);
  });
});
