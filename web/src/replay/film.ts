/** A finished match as a film: one frame for each entry of its record, with the lines that tell it. */
import { KIND_COLOURS } from "../look/faces";
import type { Player } from "../table/sitting.svelte";
import type { ReplayEntry } from "../wire/house";
import type { GameKey } from "../wire/shapes";
import type { Happening } from "../wire/types";
import type { Facts } from "../words/bundles";
import type { Told, Voice } from "../words/voice";
import type { Company } from "./cast";

/** A kind that a line speaks of, with how many where that is told. */
export interface Symbol {
  kind: string;
  count: number | null;
}

export interface FilmLine {
  key: string;
  text: string;
  /** Who did it. */
  seat: number | null;
  /** The rule it rests on. */
  rule: string | null;
  symbols: readonly Symbol[];
  isReveal: boolean;
  /** Whether a part of the match begins with it. */
  isChapter: boolean;
  /** Whether it is about who answered, and not about the game. */
  isAside: boolean;
}

export interface Frame {
  at: number;
  happening: Happening;
  lines: readonly FilmLine[];
  isChapter: boolean;
  /** Who played then. */
  players: readonly Player[];
}

/** What a part of a match begins with: a turn of the sheriff, a round at the chest, a stage, a convoy. */
const CHAPTERS: Record<GameKey, readonly string[]> = {
  "hart-an-der-grenze": ["TurnBegun"],
  meisterdiebe: ["FillingBegun", "RoundBegun"],
  hochstapler: ["StageBegun"],
  prohis: ["MatchBegun", "ConvoySent", "LastRoundBegun"],
};
/** Whose answers are worth a word: others answered for themselves. */
const STANDING_IN = ["stand_in", "clock"];

/** All frames of a match, as it was told to somebody, with the names of those who played then. */
export function framesOf(entries: readonly ReplayEntry[], companyAt: (entry: number) => Company, say: (key: string, facts?: Facts) => string): Frame[] {
  return entries.map((entry) => {
    const { players, voice } = companyAt(entry.entry);
    const events = entry.events as readonly Told[];
    const told = events.map((event, place) => lineOf(event, `${entry.entry}.${place}`, voice));
    const asides = Object.entries(entry.givers)
      .filter(([, giver]) => STANDING_IN.includes(giver))
      .map(([seat, giver]) => aside(`${entry.entry}/${seat}`, say(`giver-${giver}`, { name: voice.player(Number(seat)) })));
    const turns = (entry.taken ?? [])
      // Who left and comes back to his own seat is who he was.
      .filter(({ name, was }) => name !== was.name)
      .map(({ name, was }, place) => aside(`${entry.entry}>${place}`, say("log-TookOver", { name, instead: was.name ?? "" })));
    return {
      at: entry.entry,
      happening: { number: entry.entry + 1, at: 0, what: null, entry: entry.entry, events: events as unknown as Happening["events"] },
      lines: [...told, ...asides, ...turns],
      isChapter: told.some((line) => line.isChapter),
      players,
    };
  });
}

function lineOf(event: Told, key: string, voice: Voice): FilmLine {
  return {
    key,
    text: voice.event(event),
    seat: doerOf(event, voice),
    rule: voice.shape.rules[event.type]?.[0] ?? null,
    symbols: symbolsOf(event, voice),
    isReveal: voice.shape.reveals.includes(event.type),
    isChapter: CHAPTERS[voice.game].includes(event.type),
    isAside: false,
  };
}

/** Who did it: an event names the one who acts before anybody else. */
function doerOf(event: Told, voice: Pick<Voice, "shape">): number | null {
  const field = Object.entries(voice.shape.events[event.type] ?? {}).find(([, hint]) => hint === "seat");
  const seat = field && event[field[0]];
  return typeof seat === "number" ? seat : null;
}

const aside = (key: string, text: string): FilmLine => ({ key, text, seat: null, rule: null, symbols: [], isReveal: false, isChapter: false, isAside: true });

/** The kinds that an event names, in the order of its fields; what is hidden shows nothing. */
export function symbolsOf(event: Told, voice: Pick<Voice, "kindsOf">): Symbol[] {
  const found = Object.entries(event).flatMap(([name, raw]): Symbol[] => {
    const value = typeof raw === "object" && raw !== null && "to" in raw ? (raw as { value?: unknown }).value : raw;
    if (typeof value === "string") return value in KIND_COLOURS ? [{ kind: value, count: null }] : [];
    const kinds = voice.kindsOf(name);
    if (!Array.isArray(value) || kinds?.length !== value.length) return [];
    return kinds.flatMap((kind, place) => (value[place] ? [{ kind, count: Number(value[place]) }] : []));
  });
  // A field that repeats another's kind, as what was thrown away does, is not drawn twice.
  return found.filter((each, place) => found.findIndex((other) => other.kind === each.kind) === place);
}

/** A frame as far as the stage has shown it. */
export function toldOf(frame: Frame | undefined, happening: Happening): Frame[] {
  if (!frame) return [];
  const length = (happening.events as unknown as readonly Told[]).length;
  return [frame.happening === happening ? frame : { ...frame, lines: frame.lines.slice(0, length) }];
}

/** The frame at which the part before or after *at* begins; the ends of the match where there is none. */
export function chapterFrom(frames: readonly Frame[], at: number, step: 1 | -1): number {
  const found = step > 0 ? frames.find((each) => each.isChapter && each.at > at) : frames.findLast((each) => each.isChapter && each.at < at);
  return found?.at ?? (step > 0 ? frames.length - 1 : 0);
}

/** The line with which the part began that *at* belongs to. */
export const chapterAt = (frames: readonly Frame[], at: number): FilmLine | null =>
  frames.slice(0, at + 1).findLast((each) => each.isChapter)?.lines.find((line) => line.isChapter) ?? null;

const [SHORTEST, LONGEST, PER_LETTER] = [1_100, 4_500, 30];

/** How long a frame stands while the film runs, in milliseconds: as long as it takes to read. */
export function standing(frame: Frame): number {
  const letters = frame.lines.reduce((sum, line) => sum + line.text.length, 0);
  return Math.min(LONGEST, SHORTEST + letters * PER_LETTER);
}
