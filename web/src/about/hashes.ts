/** The hashes by which a match is bound: twins of `engine/chance.py` and `engine/record.py`. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Turns } from "./turns";

const LENGTH = 32;
/** So many bytes are hashed before somebody else may have a turn. */
const PIECE = 2 ** 16;

const person = (name: string) => {
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(name));
  return bytes;
};

const hash = (bytes: Uint8Array, name: string, key?: Uint8Array) =>
  blake2b(bytes, { dkLen: LENGTH, personalization: person(name), ...(key ? { key } : {}) });

/** What binds the dealer to a seed: shown before the deal. */
export const commitmentOf = (seed: string) => bytesToHex(hash(hexToBytes(seed), "commitment"));

/** The head of the chain after one line more. */
export async function linked(head: string, body: string, turns: Turns): Promise<string> {
  const bytes = utf8ToBytes(head + body);
  const running = blake2b.create({ dkLen: LENGTH, personalization: person("record") });
  for (let at = 0; at < bytes.length; at += PIECE) {
    running.update(bytes.subarray(at, at + PIECE));
    await turns.give();
  }
  return bytesToHex(running.digest());
}

/** A head as the seats are shown it. */
export const sealed = (head: string, key: Uint8Array) => bytesToHex(hash(utf8ToBytes(head), "head", key));

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
