import { describe, expect, it } from "vitest";
import { goneOf, isHeard, linesOf } from "../src/table/lines";
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

describe("names in the log", () => {
  const over = (number: number, name: string, instead: string) => ({ number, at: 0, what: { type: "TookOver", member: 4, seat: 1, name, instead }, entry: null, events: null }) as unknown as Happening;
  const drew = (number: number, seat = 1) => ({ number, at: 0, what: null, entry: number, events: [{ type: "HandDealt", seat, count: 5, cards: { value: [2, 3, 0, 0, 0, 0], to: [seat] } }] }) as unknown as Happening;
  const said = (number: number, what: object) => ({ number, at: 0, what: { type: "Spoke", member: null, ...what }, entry: null, events: null }) as unknown as Happening;
  const told = (happened: Happening[], voice: Voice, all?: Happening[]) => linesOf(happened, voice, (key, facts) => `${key} ${facts?.["to"] ?? facts?.["name"] ?? ""}`, all).map((line) => `${line.speaker ?? ""}>${line.text}`);

  it("are those of who sat there then, however often a seat was taken over", async () => {
    const voice = (await voiceOf("hart-an-der-grenze", "en")).among(["Anna", "Lo"]).discreet();
    const all = [drew(1), over(2, "Mo", "Ben"), drew(3), drew(4, 0), over(5, "Lo", "Mo"), drew(6)];
    expect(told(all, voice)).toEqual([">Ben drew 5 cards.", ">log-TookOver Mo", ">Mo drew 5 cards.", ">Anna drew 5 cards.", ">log-TookOver Lo", ">Lo drew 5 cards."]);
  });

  it("hold for some of the lines, too, by what has happened since", async () => {
    const voice = (await voiceOf("hart-an-der-grenze", "en")).among(["Anna", "Lo"]).discreet();
    expect(told([drew(1)], voice, [drew(1), over(2, "Lo", "Ben")])).toEqual([">Ben drew 5 cards."]);
  });

  it("are those of who spoke, and of who was spoken to", async () => {
    const voice = (await voiceOf("hart-an-der-grenze", "en")).among(["Anna", "Lo"]);
    const all = [said(1, { seat: 1, kind: "chat", text: "!" }), said(2, { seat: 0, kind: "promise", promise: "spare", to: 1 }), over(3, "Lo", "Ben"), said(4, { seat: 1, kind: "chat", text: "?" })];
    expect(told(all, voice)).toEqual(["Ben>!", "Anna>promise-spare Ben", ">log-TookOver Lo", "Lo>?"]);
  });

  it("are known of who has gone, if it was told", () => {
    const left = (what: object) => [{ number: 1, at: 0, what, entry: null, events: null } as unknown as Happening];
    expect(goneOf(left({ type: "Left", member: 4, name: "Ben" }), 4)).toBe("Ben");
    expect(goneOf(left({ type: "Left", member: 4, name: "" }), 4)).toBeNull();
    expect(goneOf(left({ type: "Kicked", member: 4, seat: 1, name: "Ben" }), 3)).toBeNull();
  });
});

describe("a voice that is discreet", () => {
  const mine = (value: unknown) => ({ value, to: [0] }) as unknown as Told[string];

  it("tells secrets as everybody else hears them, and the same voice tells them still", async () => {
    const frank = (await voiceOf("hart-an-der-grenze", "en")).among(["Anna", "Bo"]);
    const dealt: Told = { type: "HandDealt", seat: 0, count: 5, cards: mine([2, 3, 0, 0, 0, 0]) };
    expect(frank.discreet().event(dealt)).toBe("Anna drew 5 cards.");
    expect(frank.discreet().among(["Ben"]).event(dealt)).toBe("Ben drew 5 cards.");
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
