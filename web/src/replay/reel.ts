/** What is fetched for a replay: the match with all cards open and every view, and the same as others were told it. */
import { house, t } from "../app/house.svelte";
import { playersOf, type Player } from "../table/sitting.svelte";
import { recordOf, replayOf, stateOf, type ReplayEntry } from "../wire/house";
import type { GameKey } from "../wire/shapes";
import { SHAPES, type TableView } from "../wire/types";
import { voiceOf, type Voice } from "../words/voice";
import { framesOf, type Frame } from "./film";

export interface Reel {
  voice: Voice;
  players: readonly Player[];
  /** With all cards open; `views` and `asked` stand here alone, for they are the same whoever looks. */
  entries: readonly ReplayEntry[];
  /** Whether the table still shows this match's result; null for who has no place there. */
  isLast: boolean | null;
  /** The match as it was told to these eyes. */
  framesFor: (eyes: string) => Promise<readonly Frame[]>;
}

interface Header {
  game: GameKey;
  players: string[];
}

/** Everything about a finished match; who has a place at its table also learns how things are there now. */
export async function reelOf(table: string, token: string, match: number, hasPlace: boolean): Promise<Reel> {
  const state = hasPlace ? stateOf(table, token) : null;
  const [record, entries, there] = await Promise.all([recordOf(table, token, match), replayOf(table, token, match, "all", true), state]);
  const now = there?.table ?? null;
  const { header } = JSON.parse(record) as { header: Header };
  const voice = (await voiceOf(header.game, house.settings.language)).among(header.players);
  const told = new Map<string, Promise<readonly Frame[]>>([["all", Promise.resolve(framesOf(entries, voice, t))]]);
  const framesFor = (eyes: string) => {
    let frames = told.get(eyes);
    if (!frames) told.set(eyes, (frames = replayOf(table, token, match, eyes).then((others) => framesOf(others, voice, t))));
    return frames;
  };
  return { voice, players: castOf(header.players, now), entries, isLast: now && now.phase === "finished" && now.match === match, framesFor };
}

/** Who sat where then: the names are on record, and whoever is still at the table is known by their badge. */
export function castOf(names: readonly string[], now: TableView | null): Player[] {
  const known = now ? playersOf(now, -1) : [];
  return names.map((name, seat) => {
    const same = known.find((each) => each.seat === seat && each.name === name) ?? known.find((each) => each.name === name);
    const stranger = { shape: SHAPES[seat % SHAPES.length] ?? "star", member: null, isBot: false, level: null, temper: null };
    return { ...stranger, ...same, seat, name, isMe: false, isPresent: true, isReady: true, isAway: false };
  });
}
