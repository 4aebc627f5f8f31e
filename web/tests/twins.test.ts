/** What Python says, the client says too. The samples are written by tests/web/test_twins.py. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, commitmentOf } from "../src/about/fairness";
import type { GameKey } from "../src/wire/shapes";
import type { Language } from "../src/wire/types";
import { rulesOf } from "../src/words/rulebook";
import { voiceOf, type Told } from "../src/words/voice";

interface Samples {
  players: string[];
  said: { game: GameKey; language: Language; kind: string; what: Told & { key: string; rule: string; facts: Record<string, number | string> }; text: string }[];
  rules: { game: GameKey; language: Language; rules: [string, string][] }[];
  record: string;
  entropy: string;
  heads: Record<number, string>;
  /** What `contrabande verify` prints: commitment, fingerprint, sealed head. */
  verified: string[];
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

  it("find the same record in order, and any edit out of it", () => {
    const { record, entropy, heads } = samples!;
    const header = JSON.parse(record).header as { commitment: string };
    const witness = { commitment: header.commitment, entropy, heads };
    expect(check(record, witness).map((each) => each.isGood)).toEqual([true, true, true, true, true]);
    expect(check(record, null).map((each) => each.isGood)).toEqual([true, true, null, null, null]);
    for (const seen of [witness, null]) {
      const details = Object.fromEntries(check(record, seen).map((each) => [each.key, each.detail]));
      expect([details["promised"], details["chain"], details["heads"]]).toEqual(samples!.verified);
    }
    const edited = record.replace('"players":["Anna"', '"players":["Anne"');
    expect(check(edited, witness)[0]).toMatchObject({ isGood: false, line: 1, isRelaid: false });
    for (const said of [record.replace('{"header":', '{"note":"Anna cheated","header":'), record.replace('"number":1,', '"number":9,"number":1,')])
      expect(check(said, witness)[0]).toMatchObject({ isGood: false, isRelaid: false });
    for (const laid of [record.replaceAll("\n", "\r\n"), JSON.stringify(JSON.parse(record), null, 2), record.trimEnd(), `${record} `, `${record}\n`, `\uFEFF${record}`])
      expect(check(laid, witness)[0]).toMatchObject({ isGood: false, isRelaid: true });
    const lines = record.split("\n");
    const later = lines.with(2, lines[2]!.replace(/\d/, (digit) => (digit === "1" ? "2" : "1"))).join("\n");
    expect(check(later, witness)[0]).toMatchObject({ isGood: false, line: 3 });
    expect(check(record, { ...witness, heads: { 3: "00".repeat(32) } })[4]?.isGood).toBe(false);
    expect(commitmentOf("00".repeat(32))).not.toBe(header.commitment);
  });
});
