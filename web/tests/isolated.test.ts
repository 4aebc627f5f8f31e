import { describe, expect, it } from "vitest";
import { spoken } from "../src/table/lines";
import { isolated } from "../src/words/isolated";
import { voiceOf, type Voice } from "../src/words/voice";

const [avi, leila] = ["\u05d0\u05d1\u05d9", "\u0644\u064a\u0644\u0649"];
const apart = (name: string) => `\u2068${name}\u2069`;
const told = { type: "FinePaid", seat: 0, sheriff: 1, amount: 5, capped: false };

describe("a name that runs from right to left", () => {
  it("is set apart, and no other name, number or word is", async () => {
    const voice = (await voiceOf("hart-an-der-grenze", "en")).among([avi, "Zo\u00eb \ud83c\udff4 3"]);
    const plain = voice.among(["AVI", "Zo\u00eb \ud83c\udff4 3"]);
    expect(voice.event(told)).toBe(plain.event(told).replace("AVI", apart(avi)));
    expect(plain.event(told)).not.toMatch(/[\u2066-\u2069]/);
    expect(voice.player(0)).toBe(avi);
  });

  it("is set apart by itself in a row of them, and once", async () => {
    const voice = (await voiceOf("hochstapler", "de")).among([avi, leila, "Zo\u00eb"]);
    const row = voice.listed([avi, leila, "Zo\u00eb"]);
    expect(row).toBe(`${apart(avi)}, ${apart(leila)} und Zo\u00eb`);
    expect(voice.say("play-won", { winners: row, count: 3 })).toContain(row);
    expect(isolated(apart(avi))).toBe(apart(avi));
  });

  it("is set apart as what people write is", () => {
    const said = (text: string) => spoken({ type: "Spoke", kind: "chat", text } as never, {} as Voice, String);
    expect([said(`${avi}!`), said("Hi!")]).toEqual([apart(`${avi}!`), "Hi!"]);
  });
});
