/** The doors of the house: what goes over HTTP. */
import { randomHex } from "./keep";
import type { Wish } from "./link";
import type { GameKey } from "./shapes";
import type { Admission, Advice, Film, JoinTable, OpenTable, Pass, PlayedMatch, Refused, State, TableNotice } from "./types";

export class DoorClosed extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

interface Asked {
  token?: string;
  body?: unknown;
  language?: string;
}

async function reached(path: string, { token, body, language }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (language) headers["Accept-Language"] = language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const reply = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (reply.ok) return reply;
  const refused = (await reply.json().catch(() => null)) as Refused | null;
  throw new DoorClosed(refused?.key ?? "unreachable", refused?.text ?? "", refused?.rule ?? null);
}

const json = async <T>(path: string, asked?: Asked) => (await (await reached(path, asked)).json()) as T;
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** Where others find this house: the page itself may have been opened by an address that leads nowhere from a phone. */
export const foundAt = async () => (await json<{ address: string }>("/api/house")).address;

export const openTable = (wanted: OpenTable) =>
  json<Admission>("/api/tables", { body: wanted, language: wanted.language ?? "en" });

export const joinTable = (table: string, wanted: JoinTable) =>
  json<Admission>(`${at(table)}/join`, { body: wanted, language: wanted.language ?? "en" });

export const tableByCode = (code: string, language: string) =>
  json<TableNotice>(`/api/codes/${encodeURIComponent(code)}`, { language });

export const publicTables = async () => (await json<{ tables: TableNotice[] }>("/api/tables")).tables;

/** A command over HTTP, for a table whose line is not open yet. */
export const command = (table: string, token: string, wish: Wish) =>
  json<unknown>(`${at(table)}/commands`, { token, body: { ...wish, id: randomHex(8) } });

export const stateOf = (table: string, token: string) => json<State>(at(table), { token });

export const newPass = (table: string, token: string) => json<Pass>(`${at(table)}/pass`, { token, body: {} });

export const redeemPass = (secret: string, person: string) => json<Admission>("/api/passes", { body: { secret, person } });

export const myMatches = async (person: string) =>
  (await json<{ matches: (PlayedMatch & { game: GameKey })[] }>("/api/me/matches", { token: person })).matches;

const recordAt = (table: string, token: string, match: number) => reached(`${at(table)}/record?match=${match}`, { token });
export const recordOf = async (table: string, token: string, match: number) => (await recordAt(table, token, match)).text();
/** The same, byte by byte as it was written: for who checks it. */
export const recordFile = async (table: string, token: string, match: number) => (await recordAt(table, token, match)).blob();

/** The way to a finished match, for others. */
export const shareFilm = (table: string, token: string, match: number) => json<Film>(`${at(table)}/replay/link?match=${match}`, { token });

/** By what a player was known: a badge, and if it was a bot, what sort of bot. */
export interface Cast {
  shape: string;
  level: string | null;
  temper: string | null;
  /** Of who took the seat over while the match ran. */
  name?: string | null;
}

/** A seat that changed hands: who plays there from the next entry on, and who did until then. */
export interface TakenOver {
  seat: number;
  name: string;
  was: Cast;
}

export interface ReplayEntry {
  entry: number;
  events: readonly { type: string }[];
  givers: Record<string, string>;
  /** What those eyes saw after it, by seat or `watcher`, and who was asked then; only if views are wanted. */
  views?: Record<string, unknown>;
  asked?: readonly number[];
  /** Who sat there at the end, in seat order; only with the first entry. */
  cast?: readonly Cast[];
  /** Who took a seat over after it and before the next. */
  taken?: readonly TakenOver[];
}

/** One thing a line. */
async function lines<T>(path: string, asked: Asked): Promise<T[]> {
  const told = (await (await reached(path, asked)).text()).trim();
  return told ? told.split("\n").map((line) => JSON.parse(line) as T) : [];
}

export const replayOf = (table: string, token: string, match: number, eyes: string, isSeen = false) =>
  lines<ReplayEntry>(`${at(table)}/replay?match=${match}&eyes=${eyes}${isSeen ? "&views=yes" : ""}`, { token });

/** What a champion would have done in a seat's place; where it has not learned the table, the refusal says so in the *language*. */
export const adviceOf = (table: string, token: string, match: number, seat: number, language: string) =>
  lines<Advice>(`${at(table)}/replay/advice?match=${match}&seat=${seat}`, { token, language });
