import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, LARGEST, TooLarge, Unreadable, type Check } from "../src/about/fairness";
import { commitmentOf } from "../src/about/hashes";
import type { Witness } from "../src/wire/keep";

interface Samples {
  record: string;
  entropy: string;
  heads: Record<number, string>;
  /** What `contrabande verify` prints: commitment, fingerprint, sealed head. */
  verified: string[];
  /** Good records with one thing changed, and what `contrabande verify` says of each. */
  forgeries: { how: string; bytes: string; is_genuine: boolean; needs_rules: boolean; reason: string }[];
}

const path = process.env["CONTRABANDE_SAMPLES"];
const samples = path ? (JSON.parse(readFileSync(path, "utf-8")) as Samples) : null;

const checked = (record: string | Uint8Array<ArrayBuffer>, witness: Witness | null = null) => check(new Blob([record]), () => witness);
const stands = (checks: readonly Check[]) => checks.map((each) => `${each.key} ${each.stands}`);
const first = async (record: string, witness: Witness | null) => (await checked(record, witness))[0];

describe.skipIf(!samples)("a record", () => {
  const { record, entropy, heads, verified, forgeries } = samples ?? ({ record: '{"header":{}}' } as Samples);
  const { commitment } = (JSON.parse(record) as { header: { commitment: string } }).header;
  const witness = { commitment, entropy, heads };
  const lines = record.split("\n");

  it("is found in order, and has the figures that verify prints", async () => {
    expect(stands(await checked(record, witness))).toEqual(["chain good", "form good", "seed good", "promised good", "entropy good", "heads good"]);
    expect(stands(await checked(record))).toEqual(["chain good", "form good", "seed good", "promised none", "entropy none", "heads none"]);
    for (const seen of [witness, null]) {
      const details = Object.fromEntries((await checked(record, seen)).map((each) => [each.key, each.detail]));
      expect([details["promised"], details["chain"], details["heads"]]).toEqual(verified);
    }
    expect((await checked(record, { ...witness, heads: { 3: "00".repeat(32) } })).at(-1)?.stands).toBe("bad");
    expect(commitmentOf("00".repeat(32))).not.toBe(commitment);
  });

  it("is found out of order by any edit, and told where", async () => {
    expect(await first(record.replace('"players":["Anna"', '"players":["Anne"'), witness)).toMatchObject({ stands: "bad", line: 1, isRelaid: false });
    for (const said of [record.replace('{"header":', '{"note":"Anna cheated","header":'), record.replace('"number":1,', '"number":9,"number":1,')])
      expect(await first(said, witness)).toMatchObject({ stands: "bad", isRelaid: false });
    for (const laid of [record.replaceAll("\n", "\r\n"), JSON.stringify(JSON.parse(record), null, 2), record.trimEnd(), `${record} `, `${record}\n`, `\uFEFF${record}`])
      expect(await first(laid, witness)).toMatchObject({ stands: "bad", isRelaid: true });
    const later = lines.with(2, lines[2]!.replace(/\d/, (digit) => (digit === "1" ? "2" : "1"))).join("\n");
    expect(stands(await checked(later, witness))).toEqual(["chain bad", "promised good", "entropy good"]);
    expect(await first(later, witness)).toMatchObject({ line: 3 });
    expect(await first(lines.toSpliced(4, 1).join("\n"), witness)).toMatchObject({ stands: "bad", line: 5 });
  });

  it("that was cut off is told so, wherever that is, with what still holds", async () => {
    const starts = lines.map((_, number) => lines.slice(0, number).join("\n").length + (number ? 1 : 0));
    for (let number = 0; number < lines.length - 1; number++) {
      const length = lines[number]!.length;
      for (const more of [0, 1, length / 2, length - 3]) {
        const cut = record.slice(0, starts[number]! + more);
        if (cut.length < 10) continue;
        const found = await checked(cut, witness);
        const line = number + 1;
        expect(found[0], cut.slice(-90)).toMatchObject({ key: "chain", stands: "cut", line });
        expect(stands(found).slice(1)).toEqual(number ? ["seed cut", "promised good", "entropy good"] : []);
      }
      // All of an entry but its comma, or its line break: the next line is missing.
      if (number < lines.length - 2) expect(await first(record.slice(0, starts[number]! + length), witness)).toMatchObject({ stands: "cut", line: number + 2 });
    }
    const bytes = new TextEncoder().encode(record.replace(/\n.*/s, "\n") + '{"number":0,"answers":[],"draws":[["ü');
    expect((await checked(bytes.slice(0, -1)))[0]).toMatchObject({ stands: "cut", line: 2 });
  });

  it("with a note after its end was not merely laid out otherwise", async () => {
    const noted = await checked(`${record}{"bookmark":"Anna cheated: the true winner was Bob"}\n`);
    expect(noted[0]).toMatchObject({ key: "chain", stands: "bad", isRelaid: false });
  });

  it("that is none, or too much of one, is not read", async () => {
    for (const none of ["", "{", "[]", "null", "{}", "\n", "hello\n", '{"header":1}', '"header"', '{"header":{},"entries":{},"end":{}}\n'])
      await expect(checked(none), none).rejects.toThrow(Unreadable);
    await expect(checked(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff]))).rejects.toThrow(Unreadable);
    await expect(check({ size: LARGEST + 1 } as Blob, () => null)).rejects.toThrow(TooLarge);
  });

  it("that is long lets the page breathe, and says how far it is", async () => {
    const more = `${lines[0]}\n${"x".repeat(LARGEST / 2)}`;
    const told: number[] = [];
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await check(new Blob([more, ',"chain":"', "0".repeat(64), '"},\n']), () => null, (share) => told.push(share));
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it("that verify refuses is refused, but for what only the rules can tell; and no other", async () => {
    const differ: string[] = [];
    for (const { how, bytes, is_genuine, needs_rules, reason } of forgeries) {
      const found = await checked(Uint8Array.from(Buffer.from(bytes, "hex"))).catch(() => []);
      const isTaken = ["chain", "form", "seed"].every((key) => found.some((each) => each.key === key && each.stands === "good"));
      if (isTaken !== is_genuine && !(needs_rules && isTaken)) differ.push(`${how}: page ${isTaken}, verify ${is_genuine} ${reason} ${stands(found).join(", ")}`);
    }
    expect(differ).toEqual([]);
    expect(forgeries.length).toBeGreaterThan(300);
  });
});
