/** What is fetched for a replay: the match with all cards open and every view, and the same as others were told it. */
import { house, t } from "../app/house.svelte";
import { adviceOf, recordOf, replayOf, stateOf, type ReplayEntry } from "../wire/house";
import type { GameKey } from "../wire/shapes";
import type { Advice } from "../wire/types";
import { voiceOf } from "../words/voice";
import { companiesOf, type Company } from "./cast";
import { framesOf, type Frame } from "./film";

export interface Reel {
  game: GameKey;
  /** Who played when an entry was made. */
  companyAt: (entry: number) => Company;
  /** With all cards open; `views` and `asked` stand here alone, for they are the same whoever looks. */
  entries: readonly ReplayEntry[];
  /** Whether the table still shows this match's result; null for who has no place there. */
  isLast: boolean | null;
  /** In which seat this device has played it, where that is still known. */
  seat: number | null;
  /** The match as it was told to these eyes. */
  framesFor: (eyes: string) => Promise<readonly Frame[]>;
  /** What a champion would have done in a seat's place. */
  adviceFor: (seat: number) => Promise<readonly Advice[]>;
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
  const companyAt = companiesOf(header.players, entries, await voiceOf(header.game, house.settings.language));
  const told = new Map<string, Promise<readonly Frame[]>>([["all", Promise.resolve(framesOf(entries, companyAt, t))]]);
  const framesFor = (eyes: string) => {
    let frames = told.get(eyes);
    if (!frames) told.set(eyes, (frames = replayOf(table, token, match, eyes).then((others) => framesOf(others, companyAt, t))));
    return frames;
  };
  const isLast = now && (now.phase === "finished" || now.phase === "closed") && now.match === match;
  const seated = now?.members.find((each) => each.member === there?.member);
  const seat = isLast ? (seated?.seat ?? null) : null;
  const adviceFor = (seat: number) => adviceOf(table, token, match, seat, house.settings.language);
  return { game: header.game, companyAt, entries, adviceFor, isLast, seat, framesFor };
}
