/** What this device remembers: who I am, how I like things, and the keys to my seats. Nothing of it is in addresses. */
import { SHAPES, type Language, type Shape } from "./types";
import type { GameKey } from "./shapes";

export interface Me {
  name: string;
  shape: Shape;
  /** A secret by which the house finds this person's tables again. */
  person: string;
}

export interface Place {
  table: string;
  token: string;
  member: number;
  code: string | null;
  game: GameKey;
  at: number;
  is_screen?: boolean;
  /** Whether this person came to look on, and never to play. */
  is_watching?: boolean;
}

export interface Settings {
  language: Language;
  theme: "dark" | "light";
  motion: "auto" | "calm";
  text: "normal" | "large" | "huge";
  contrast: "normal" | "high";
  hand: "right" | "left";
  privacy: "open" | "peek";
  sound: "off" | "on";
  captions: "off" | "on";
  /** Whether each kind of question is explained the first time. */
  coach: "off" | "on";
}

const ROOT = "contrabande.";

function read<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(ROOT + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(ROOT + name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs only the memory of this device.
  }
}

/** So many random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function readMe(): Me {
  const kept = read<Me>("me");
  if (kept?.person) return kept;
  const shape = SHAPES[Math.floor(Math.random() * SHAPES.length)] ?? "star";
  const me: Me = { name: "", shape, person: randomHex(16) };
  writeMe(me);
  return me;
}

export const writeMe = (me: Me) => write("me", me);

export function readSettings(): Settings {
  const wanted = navigator.language.slice(0, 2);
  const language: Language = wanted === "nl" || wanted === "de" ? wanted : "en";
  const usual: Settings = {
    language,
    theme: "dark",
    motion: "auto",
    text: "normal",
    contrast: "normal",
    hand: "right",
    privacy: "open",
    sound: "off",
    captions: "off",
    coach: "off",
  };
  return { ...usual, ...read<Partial<Settings>>("settings") };
}

export const writeSettings = (settings: Settings) => write("settings", settings);

/** My seats, the latest first. */
export function places(): Place[] {
  return Object.values(read<Record<string, Place>>("places") ?? {}).sort((a, b) => b.at - a.at);
}

const placeName = (table: string, isScreen: boolean) => (isScreen ? `${table}/screen` : table);

export function placeAt(table: string, isScreen = false): Place | null {
  return read<Record<string, Place>>("places")?.[placeName(table, isScreen)] ?? null;
}

/** Keep a place, and instead of whichever this device had there; only a watcher's never takes the place of a seat. */
export function keepPlace(place: Place): void {
  const had = placeAt(place.table, place.is_screen);
  if (place.is_watching && had && !had.is_watching) return;
  const kept = Object.fromEntries(places().slice(0, 40).map((each) => [placeName(each.table, !!each.is_screen), each]));
  write("places", { ...kept, [placeName(place.table, !!place.is_screen)]: place });
}

export function forgetPlace(table: string, isScreen = false): void {
  const kept = read<Record<string, Place>>("places") ?? {};
  delete kept[placeName(table, isScreen)];
  write("places", kept);
}

/** The keys to finished matches that somebody was sent, the latest last. */
const films = () => read<Record<string, string>>("films") ?? {};
export const filmOf = (table: string, match: number) => films()[`${table}.${match}`] ?? null;
export function keepFilm(table: string, match: number, key: string): void {
  const kept = Object.entries(films()).slice(-40);
  write("films", { ...Object.fromEntries(kept), [`${table}.${match}`]: key });
}

/** What one needs to check a match afterwards: the commitment seen before the deal, one's own share, the last head. */
export interface Witness {
  commitment: string;
  entropy: string | null;
  heads: Record<number, string>;
}

export const witnessOf = (table: string, match: number) => read<Witness>(`witness.${table}.${match}`);
/** The same, by the commitment that was seen: for a record that comes as a file. */
export function witnessBy(commitment: string): Witness | null {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${ROOT}witness.`));
  return names.map((name) => read<Witness>(name.slice(ROOT.length))).find((each) => each?.commitment === commitment) ?? null;
}
export const keepWitness = (table: string, match: number, witness: Witness) => write(`witness.${table}.${match}`, witness);

/** Do it when nobody is waiting for the page: writing down blocks it. */
export const whenIdle = (what: () => void) =>
  void (typeof requestIdleCallback === "function" ? requestIdleCallback(what, { timeout: 500 }) : setTimeout(what));

/** Up to which happening this device has looked, and when. */
export const seenAt = (table: string) => read<{ number: number; at: number }>(`seen.${table}`) ?? { number: 0, at: 0 };
export const keepSeen = (table: string, number: number) => write(`seen.${table}`, { number, at: Date.now() });

/** Whom this device does not want to hear at a table, by their numbers there. */
export const mutedAt = (table: string) => read<number[]>(`muted.${table}`) ?? [];
export const keepMuted = (table: string, members: readonly number[]) => write(`muted.${table}`, members);

/** Games that somebody has begun to play on this device. */
export const isMet = (game: GameKey) => (read<string[]>("met") ?? []).includes(game);
export const keepMet = (game: GameKey) => write("met", [...new Set([...(read<string[]>("met") ?? []), game])]);

/** Questions that were explained to this person already. */
export const isTaught = (question: string) => (read<string[]>("taught") ?? []).includes(question);
export const keepTaught = (question: string) => write("taught", [...new Set([...(read<string[]>("taught") ?? []), question])]);
/** Begin again with explaining. */
export const forgetTaught = () => write("taught", []);
