/** What Python says, the client says too. The samples are written by tests/web/test_twins.py. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameKey } from "../src/wire/shapes";
import type { Language } from "../src/wire/types";
import { rulesOf } from "../src/words/rulebook";
import { voiceOf, type Told } from "../src/words/voice";

interface Samples {
  players: string[];
  said: { game: GameKey; language: Language; kind: string; what: Told & { key: string; rule: string; facts: Record<string, number | string> }; text: string }[];
  rules: { game: GameKey; language: Language; rules: [string, string][] }[];
}

const path = process.env["CONTRABANDE_SAMPLES"];
const samples = path ? (JSON.parse(readFileSync(path, "utf-8")) as Samples) : null;

describe.skipIf(!samples)("the twins", () => {
  it("say the same about every event, action, question and refusal", async () => {
    for (const { game, language, kind, what, text } of samples!.said) {
      const voice = (await voiceOf(game, language)).among(samples!.players);
      const said = { event: () => voice.event(what), action: () => voice.action(what), ask: () => voice.ask(what, 0), refusal: () => voice.refusal(what) }[kind]!();
      expect(said, `${game} ${language} ${JSON.stringify(what)}`).toBe(text);
    }
  });

  it("have the same rules", async () => {
    for (const { game, language, rules } of samples!.rules) {
      const read = (await rulesOf(game, language)).flatMap((section) => section.rules.map((rule) => [rule.id, rule.text]));
      expect(read).toEqual(rules);
    }
  });
});
