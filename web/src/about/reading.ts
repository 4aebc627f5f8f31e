/** Read a record line by line, as far as each line fits the one before it: the twin of `decode` in `engine/record.py`. */
import { canonical, isBookmark, isEnd, isEndSound, isEntry, isForeign, isHeader, isHeaderSound, type End, type Header } from "./forms";
import { linked } from "./hashes";
import type { Turns } from "./turns";

export interface Reading {
  header: Header | null;
  end: End | null;
  /** The head of the chain after each line that fits. */
  heads: string[];
  /** The first line, counted from one, that does not fit the one before it, or in which the file breaks off. */
  broken: { line: number; isCut: boolean } | null;
  /** The first line that fits and yet says what no record says, or what only another version of the program wrote. */
  strange: { line: number; isForeign: boolean } | null;
}

const NEWLINE = 10;
const BRACE = 123;
const HEADER = '{"header":';
const ENTRIES = ',"entries":[';
const END = '],"end":';
const MARK = '{"bookmark":';
const TAIL = /^,"chain":"([0-9a-f]{64})"\}$/;
const TAIL_LENGTH = ',"chain":""}'.length + 64;

interface Line {
  /** Null where its bytes are no text. */
  text: string | null;
  /** In bytes. */
  length: number;
  isEnded: boolean;
  /** Whether the line after it begins like an entry. */
  isBeforeEntry: boolean;
}

/** The lines of a file one after another; the last has no line break, and is often empty. */
function* linesOf(bytes: Uint8Array): Generator<Line> {
  for (let at = 0; at <= bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, at);
    const end = found < 0 ? bytes.length : found;
    yield { text: textOf(bytes.subarray(at, end), found < 0), length: end - at, isEnded: found >= 0, isBeforeEntry: bytes[end + 1] === BRACE };
    at = end + 1;
  }
}

/** Every sign of it; where the file is cut in the middle of a sign, that is left out. */
function textOf(bytes: Uint8Array, isLast: boolean): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isLast });
  } catch {
    return null;
  }
}

interface Part {
  body: string;
  chain: string;
}

/** What stands in a line between what surrounds it, and the head it claims. */
function partOf(line: string, before: string, after: string): Part | null {
  if (!line.startsWith(before) || !line.endsWith(after)) return null;
  const inner = line.slice(before.length, line.length - after.length);
  const tail = TAIL.exec(inner.slice(-TAIL_LENGTH));
  return tail && inner.length > TAIL_LENGTH ? { body: `${inner.slice(0, -TAIL_LENGTH)}}`, chain: tail[1] ?? "" } : null;
}

/** Whether a line that nothing ends could have gone on as one that begins so. */
const isBegun = (line: string, opening: string) => line.startsWith(opening) || opening.startsWith(line);

class Reader {
  readonly reading: Reading = { header: null, end: null, heads: [], broken: null, strange: null };
  #turns: Turns;
  #isClosed = false;
  #isMarked = false;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  async read(bytes: Uint8Array): Promise<Reading> {
    const { reading } = this;
    let isLast = false;
    let number = 0;
    let read = 0;
    for (const line of linesOf(bytes)) {
      number += 1;
      read += line.length;
      this.#turns.share = read / bytes.length;
      if (this.#isClosed) this.#after(line, number);
      else if (number === 1) await this.#header(line);
      else if (isLast) await this.#end(line, number);
      else {
        isLast = !(line.text?.endsWith(",") || line.isBeforeEntry);
        await this.#entry(line, number, isLast ? "" : ",");
      }
      if (reading.broken) return reading;
    }
    if (!this.#isClosed) reading.broken = { line: number + 1, isCut: true };
    return reading;
  }

  async #header(line: Line): Promise<void> {
    const body = await this.#fits(line, 1, HEADER, ENTRIES, HEADER);
    if (body === null) return;
    const header = canonical(body);
    if (isHeader(header)) this.reading.header = header;
    if (!isHeader(header) || isForeign(header) || !isHeaderSound(header)) this.reading.strange = { line: 1, isForeign: isHeader(header) && isForeign(header) };
  }

  async #entry(line: Line, number: number, after: string): Promise<void> {
    const place = number - 2;
    const body = await this.#fits(line, number, "", after, `{"number":${place},"answers":[`);
    this.#expect(number, (header) => body === null || isEntry(canonical(body), place, header));
  }

  async #end(line: Line, number: number): Promise<void> {
    const body = await this.#fits(line, number, END, "}", `${END}{"outcome":`);
    if (body === null) return;
    const end = canonical(body);
    this.#isClosed = true;
    if (isEnd(end)) this.reading.end = end;
    this.#expect(number, (header) => isEnd(end) && isEndSound(end, header));
    if (!line.isEnded) this.reading.broken = { line: number, isCut: false };
  }

  /** After the end comes nothing, or the bookmark of a match that somebody has left. */
  #after({ text, isEnded }: Line, number: number): void {
    if (!isEnded && text === "") return;
    const isLeft = this.reading.end?.outcome === null && !this.#isMarked;
    this.#isMarked = true;
    const bookmark = text?.startsWith(MARK) && text.endsWith("}") ? canonical(text.slice(MARK.length, -1)) : null;
    if (!isLeft || text === null || !isBegun(text, MARK)) this.reading.broken = { line: number, isCut: false };
    else if (!isBookmark(bookmark)) this.#doubt(number, isEnded);
    else if (!isEnded) this.reading.broken = { line: number, isCut: false };
  }

  #doubt(line: number, isEnded: boolean): void {
    if (isEnded) this.reading.strange ??= { line, isForeign: false };
    else this.reading.broken = { line, isCut: true };
  }

  /** What a line says, if it fits the line before it. */
  async #fits({ text, isEnded }: Line, number: number, before: string, after: string, opening: string): Promise<string | null> {
    const part = text === null ? null : partOf(text, before, after);
    const { heads } = this.reading;
    const head = part && (await linked(heads.at(-1) ?? "", part.body, this.#turns));
    if (part && head === part.chain) {
      heads.push(head);
      return part.body;
    }
    this.reading.broken = { line: number, isCut: !isEnded && !part && text !== null && isBegun(text, opening) };
    return null;
  }

  /** That a line which fits says what it may say; after the first that does not, nothing is known of the others. */
  #expect(line: number, isSound: (header: Header) => boolean): void {
    const { header, strange } = this.reading;
    if (!strange && header && !isSound(header)) this.reading.strange = { line, isForeign: false };
  }
}

/** A record as far as it can be read. */
export const readRecord = (bytes: Uint8Array, turns: Turns): Promise<Reading> => new Reader(turns).read(bytes);
