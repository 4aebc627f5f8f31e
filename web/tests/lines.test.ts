import { describe, expect, it } from "vitest";
import { isHeard, linesOf } from "../src/table/lines";
import type { Happening } from "../src/wire/types";
import { voiceOf, type Told, type Voice } from "../src/words/voice";

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

describe("a seat that was taken over", () => {
  it("is told of with both names", () => {
    const what = { type: "TookOver", member: 4, seat: 1, name: "Lo", instead: "Odile" };
    const [line] = linesOf([{ number: 1, at: 0, what, entry: null, events: null } as Happening], voice, (key, facts) => `${key} ${facts?.["name"]} ${facts?.["instead"]}`);
    expect(line?.text).toBe("log-TookOver Lo Odile");
  });
});

describe("a voice that is discreet", () => {
  const mine = (value: unknown) => ({ value, to: [0] }) as unknown as Told[string];

  it("tells secrets as everybody else hears them, and the same voice tells them still", async () => {
    const frank = (await voiceOf("hart-an-der-grenze", "en")).among(["Anna", "Bo"]);
    const dealt: Told = { type: "HandDealt", seat: 0, count: 5, cards: mine([2, 3, 0, 0, 0, 0]) };
    expect(frank.discreet().event(dealt)).toBe("Anna drew 5 cards.");
    expect(frank.event(dealt)).toBe("Anna drew 2 jugs and 3 maracas.");
    const drawn: Told = { type: "PileCardTaken", seat: 0, card: mine("illegal") };
    expect((await voiceOf("prohis", "en")).among(["Anna"]).discreet().event(drawn)).toBe("Anna drew a card from the pile.");
  });

  it("does not mix up its lines with those of the other", async () => {
    const frank = (await voiceOf("hart-an-der-grenze", "en")).among(["Anna"]);
    const packed = { number: 1, at: 0, what: null, entry: null, events: [{ type: "CasePacked", seat: 0, cards: mine([1, 0, 0, 0, 0, 0]) }] } as unknown as Happening;
    const lines = (voice: Voice) => linesOf([packed], voice, (key) => key).map((line) => line.text);
    expect([...lines(frank), ...lines(frank.discreet())]).toEqual(["Anna packed 1 jug and shut the lid.", "Anna packed and shut the lid."]);
  });
});

describe("who is muted", () => {
  it("is not heard by what they write, wherever they sit; what belongs to the game is", () => {
    const chat = { type: "Spoke", member: 2, seat: 1, kind: "chat", text: "!" } as const;
    expect(isHeard(chat, [2])).toBe(false);
    expect(isHeard(chat, [1])).toBe(true);
    expect(isHeard({ ...chat, kind: "phrase", phrase: 1 }, [2])).toBe(true);
    expect(isHeard({ ...chat, member: null }, [2])).toBe(true);
  });
});
