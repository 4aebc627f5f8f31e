/** Check a match without trusting the house: the chain of the record and its form, the commitment, the heads one has seen. */
import type { Witness } from "../wire/keep";
import { isHex, type End, type Header } from "./forms";
import { commitmentOf, matchKey, sealed } from "./hashes";
import { readRecord, type Reading } from "./reading";
import { Turns } from "./turns";

export const KEYS = ["chain", "form", "end", "seed", "promised", "entropy", "heads"] as const;
/** How it stands: it adds up or does not; the file is cut off; the match is not over; or there is nothing to compare with. */
export const STANDS = ["good", "bad", "cut", "open", "none"] as const;

export interface Check {
  key: (typeof KEYS)[number];
  stands: (typeof STANDS)[number];
  /** What is compared, under the same name as `contrabande verify` prints it: the record's fingerprint, its sealed head … */
  detail: string;
  /** The line of the record where it goes wrong, counted from one. */
  line?: number;
  /** Whether only its blanks or line breaks were changed, and nothing that it says: it is refused all the same. */
  isRelaid?: boolean;
}

/** Bytes: the longest match that was ever played fills a hundredth of it. */
export const LARGEST = 8 * 2 ** 20;
/** A file that is no record of a match, or larger than any. */
export class Unreadable extends Error {}
export class TooLarge extends Error {}

const BOM = /^\uFEFF/;
const MARK = /(?<=\n)\{"bookmark":.*\n$/;
/** What a text says, without blanks and line breaks between its words. */
const bare = (text: string) => text.replace(BOM, "").replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");

interface Whole {
  header: object;
  entries: object[];
  end: object;
}

/** All that a file says, on whichever lines; null where it cannot be read to its end. */
function wholeOf(text: string): Whole | null {
  let whole: Partial<Whole> | null;
  try {
    whole = JSON.parse(text.replace(BOM, "")) as Partial<Whole> | null;
  } catch {
    return null;
  }
  if (!whole?.header || !Array.isArray(whole.entries) || !whole.end) throw new Unreadable();
  return whole as Whole;
}

/** A record on its own lines again, as before another program saved it with other blanks or line breaks. */
function relaid({ header, entries, end }: Whole): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(",\n");
  return `{"header":${JSON.stringify(header)},"entries":[\n${lines}\n],"end":${JSON.stringify(end)}}\n`;
}

/** What one has seen oneself of the match with such a commitment. */
type Seen = (commitment: string) => Witness | null;

/** Every check that can be made of a record with what one has seen oneself. */
export async function check(file: Blob, seen: Seen, tell?: (share: number) => void): Promise<Check[]> {
  if (file.size > LARGEST) throw new TooLarge();
  const turns = new Turns(tell);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await readRecord(bytes, turns);
  if (reading.broken) return broken(bytes, reading, reading.broken, seen, turns);
  const { header, end, strange, heads } = reading;
  const chain: Check = { key: "chain", stands: "good", detail: heads.at(-1) ?? "" };
  const form: Check = { key: "form", stands: strange ? (strange.isForeign ? "none" : "bad") : "good", detail: "", line: strange?.line ?? 0 };
  if (!header || !end) return [chain, form];
  const witness = seen(header.commitment);
  return [chain, form, ...promises(header, end, witness), ...headsSeen(heads, end, header, witness)];
}

/** What can still be said of a file that was edited or cut off. */
async function broken(bytes: Uint8Array, reading: Reading, { line, isCut }: NonNullable<Reading["broken"]>, seen: Seen, turns: Turns): Promise<Check[]> {
  const said = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const [mark = ""] = MARK.exec(said) ?? [];
  const text = said.slice(0, said.length - mark.length);
  const whole = wholeOf(text);
  if (!whole && !text.startsWith('{"header":')) throw new Unreadable();
  const begun = reading.header ? dealt(reading.header, seen(reading.header.commitment)) : [];
  if (isCut && !whole) {
    const chain: Check = { key: "chain", stands: "cut", detail: "", line };
    return begun.length ? [chain, { key: "seed", stands: "cut", detail: "" }, ...begun] : [chain];
  }
  const again = whole ? relaid(whole) : "";
  const laid = again && bare(again) === bare(text) ? await readRecord(new TextEncoder().encode(again + mark), turns) : null;
  const isRelaid = laid?.broken === null;
  const chain: Check = { key: "chain", stands: "bad", detail: "", line, isRelaid };
  return isRelaid && laid.header && laid.end ? [chain, ...promises(laid.header, laid.end, seen(laid.header.commitment))] : [chain, ...begun];
}

/** How far the match is, whether the revealed seed is the promised one, and what this device knows of both. */
const promises = (header: Header, end: End, witness: Witness | null): Check[] => [
  ...(end.outcome ? [] : [{ key: "end", stands: "open", detail: "" } as const]),
  { key: "seed", stands: seedStands(header, end), detail: end.seed ?? "" },
  ...dealt(header, witness),
];

function seedStands(header: Header, { seed, outcome }: End): Check["stands"] {
  if (seed === null) return outcome ? "none" : "open";
  return isHex(seed) && commitmentOf(seed) === header.commitment ? "good" : "bad";
}

/** What this device saw before the deal, against the first line of the record. */
const dealt = (header: Header, witness: Witness | null): Check[] => [
  { key: "promised", stands: witness ? standing(witness.commitment === header.commitment) : "none", detail: header.commitment },
  { key: "entropy", stands: witness?.entropy ? standing(header.entropy.includes(witness.entropy)) : "none", detail: witness?.entropy ?? "" },
];

const standing = (isGood: boolean): Check["stands"] => (isGood ? "good" : "bad");

/** The sealed heads that this device was shown in the match, against the record: for that one needs the seed. */
function headsSeen(heads: readonly string[], { seed }: End, header: Header, witness: Witness | null): Check[] {
  const shown = Object.entries(witness?.heads ?? {});
  if (seed === null) return shown.length ? [{ key: "heads", stands: "open", detail: "" }] : [];
  if (!isHex(seed) || !header.entropy.every(isHex)) return [];
  const key = matchKey(seed, header.entropy);
  const sealedAt = (head: string | undefined) => (head === undefined ? "" : sealed(head, key));
  const isGood = shown.every(([entries, head]) => sealedAt(heads[Number(entries)]) === head);
  // The last line is the end, after which nobody is shown a head any more.
  return [{ key: "heads", stands: shown.length ? standing(isGood) : "none", detail: sealedAt(heads.at(-2)) }];
}
