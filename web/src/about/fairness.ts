/** Check a finished match without trusting the house: the commitment, the chain of the record, the heads one has seen. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Witness } from "../wire/keep";

export interface Check {
  key: "chain" | "seed" | "promised" | "entropy" | "heads";
  /** Null where there is nothing to compare with. */
  isGood: boolean | null;
  /** What is compared, under the same name as `contrabande verify` prints it: the record's fingerprint, its sealed head … */
  detail: string;
  /** The line of the record where it goes wrong, counted from one. */
  line?: number;
  /** Whether only its blanks or line breaks were changed, and nothing that it says: it is refused all the same. */
  isRelaid?: boolean;
}

interface Header {
  commitment: string;
  entropy: string[];
}

const person = (name: string) => {
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(name));
  return bytes;
};

const hash = (bytes: Uint8Array, name: string, key?: Uint8Array) =>
  blake2b(bytes, { dkLen: 32, personalization: person(name), ...(key ? { key } : {}) });

/** What binds the dealer to a seed: shown before the deal. */
export const commitmentOf = (seed: string) => bytesToHex(hash(hexToBytes(seed), "commitment"));

/** The key of all draws: the seed with every seat's share. */
export function matchKey(seed: string, entropy: readonly string[]): Uint8Array {
  const parts = [hexToBytes(seed)];
  for (const share of entropy) {
    const bytes = hexToBytes(share);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length, true);
    parts.push(length, bytes);
  }
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return hash(joined, "match key");
}

interface Linked {
  body: string;
  chain: string;
}

/** A line of the record without what surrounds it, and the head it claims. */
function linked(line: string): Linked | null {
  const found = /^(?:\{"header":|\],"end":)?(\{.*),"chain":"([0-9a-f]{64})"\}(?:,"entries":\[|,|\})?$/.exec(line);
  return found ? { body: `${found[1]}}`, chain: found[2] ?? "" } : null;
}

/** The heads of the record's chain, line by line, as far as each fits the one before it; and whether all do. */
export function chainOf(record: string): { heads: readonly string[]; isWhole: boolean } {
  let head = "";
  const heads: string[] = [];
  const lines = record.split("\n");
  const after = lines.pop();
  for (const line of lines) {
    const part = linked(line);
    if (part) head = bytesToHex(hash(utf8ToBytes(head + part.body), "record"));
    if (head !== part?.chain) return { heads, isWhole: false };
    heads.push(head);
  }
  return { heads, isWhole: after === "" };
}

interface Whole {
  header: Header;
  entries: object[];
  end: { seed: string | null };
}

/** A record on its own lines again, as before another program saved it with other blanks or line breaks. */
function relaid({ header, entries, end }: Whole): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(",\n");
  return `{"header":${JSON.stringify(header)},"entries":[\n${lines}\n],"end":${JSON.stringify(end)}}\n`;
}

const BOM = /^\uFEFF/;
/** What a text says, without blanks and line breaks between its words. */
const bare = (text: string) => text.replace(BOM, "").replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");

/** Every check that can be made of a record with what one has seen oneself. */
export function check(record: string, witness: Witness | null): Check[] {
  const { heads, isWhole } = chainOf(record);
  const whole = JSON.parse(record.replace(BOM, "")) as Whole;
  const again = relaid(whole);
  const { header } = whole;
  const { seed } = whole.end;
  const checks: Check[] = [
    isWhole ? { key: "chain", isGood: true, detail: heads.at(-1) ?? "" } : { key: "chain", isGood: false, detail: "", line: heads.length + 1, isRelaid: chainOf(again).isWhole && bare(again) === bare(record) },
    { key: "seed", isGood: seed === null ? null : commitmentOf(seed) === header.commitment, detail: seed ?? "" },
    { key: "promised", isGood: witness ? witness.commitment === header.commitment : null, detail: header.commitment },
    { key: "entropy", isGood: witness?.entropy ? header.entropy.includes(witness.entropy) : null, detail: witness?.entropy ?? "" },
  ];
  return [...checks, headsSeen(isWhole ? heads : null, seed, header, witness)];
}

/** The sealed heads that this device was shown in the match, against the finished record. */
function headsSeen(heads: readonly string[] | null, seed: string | null, header: Header, witness: Witness | null): Check {
  if (!heads || !seed) return { key: "heads", isGood: null, detail: "" };
  const key = matchKey(seed, header.entropy);
  const sealed = (head: string | undefined) => (head === undefined ? "" : bytesToHex(hash(utf8ToBytes(head), "head", key)));
  const seen = Object.entries(witness?.heads ?? {});
  const isGood = seen.length === 0 ? null : seen.every(([entries, shown]) => sealed(heads[Number(entries)]) === shown);
  // The last line is the end, after which nobody is shown a head any more.
  return { key: "heads", isGood, detail: sealed(heads.at(-2)) };
}
