/** What happened as lines of a log: sentences of the game, talk, and what befell the table. */
import type { Happening } from "../wire/types";
import type { Facts } from "../words/bundles";
import { isolated } from "../words/isolated";
import type { Told, Voice } from "../words/voice";
import { CLAIMABLE } from "./claims";
import type { SpokeTold } from "./sitting.svelte";

export interface Line {
  key: string;
  kind: "event" | "talk" | "table";
  text: string;
  seat: number | null;
  rules: readonly string[];
  isReveal: boolean;
  /** What was said, where it is talk, and who sat there then. */
  spoke?: SpokeTold;
  speaker?: string | null;
}

export type Saying = (key: string, facts?: Facts) => string;

const TOLD = new Set(["Dealt", "StoodIn", "Returned", "Paused", "Resumed", "Left", "Kicked", "TookOver", "TimeAdded", "Closed"]);

/** Sentences are put together once for each voice: a long log is asked for again after every step. */
const kept = new WeakMap<Voice, WeakMap<Happening, readonly Line[]>>();

/** The lines of some happenings, the oldest first; *all* is everything that has happened, for who was called what then. */
export function linesOf(happened: readonly Happening[], voice: Voice, say: Saying, all: readonly Happening[] = happened): Line[] {
  const known = kept.get(voice) ?? new WeakMap<Happening, readonly Line[]>();
  kept.set(voice, known);
  const at = voicesAt(all, voice);
  return happened.flatMap((each) => {
    const then = known.has(each) ? voice : at(each.number);
    const lines = known.get(each) ?? [...tableLines(each, then, say), ...eventLines(each, then)];
    known.set(each, lines);
    return lines;
  });
}

/** The voice as of a happening: until a seat was taken over, who sat there before is meant. */
function voicesAt(all: readonly Happening[], voice: Voice): (number: number) => Voice {
  const turns = all.flatMap(({ number, what }) => {
    const told = what as Told | null;
    return told?.type === "TookOver" ? [{ number, seat: told["seat"] as number, instead: told["instead"] as string }] : [];
  });
  return (number) => {
    const later = turns.filter((turn) => turn.number > number);
    // From the latest back, each seat is again that of who had it.
    const names = later.reduceRight<readonly string[]>((then, turn) => then.map((name, seat) => (seat === turn.seat ? turn.instead : name)), voice.players);
    return later.length ? voice.among(names) : voice;
  };
}

function eventLines(each: Happening, voice: Voice): Line[] {
  const events = (each.events as readonly Told[] | null) ?? [];
  return events.map((event, place) => ({
    key: `${each.number}.${place}`,
    kind: "event",
    text: voice.event(event),
    seat: typeof event["seat"] === "number" ? event["seat"] : null,
    rules: voice.shape.rules[event.type] ?? [],
    isReveal: voice.shape.reveals.includes(event.type),
  }));
}

function tableLines(each: Happening, voice: Voice, say: Saying): Line[] {
  const what = each.what as (Told & Partial<SpokeTold>) | null;
  if (!what) return [];
  const line = { key: String(each.number), rules: [], isReveal: false };
  if (what.type === "Spoke") {
    const spoke = what as unknown as SpokeTold;
    const seat = spoke.seat ?? null;
    return [{ ...line, kind: "talk", seat, text: spoken(spoke, voice, say), spoke, speaker: seat === null ? null : voice.player(seat) }];
  }
  if (!TOLD.has(what.type)) return [];
  const seat = typeof what["seat"] === "number" ? what["seat"] : null;
  // Where somebody else may sit by now, what happened says who it was.
  const name = typeof what["name"] === "string" && what["name"] ? what["name"] : seat === null ? say("somebody") : voice.player(seat);
  // Who plays on in a seat is told beside the stage, too.
  const kind = what.type === "TookOver" ? "event" : "table";
  return [{ ...line, kind, seat, text: say(`log-${what.type}`, { name, instead: String(what["instead"] ?? "") }) }];
}

/** What a member was called who has left for good or was sent away. */
export function goneOf(happened: readonly Happening[], member: number): string | null {
  const told = happened.map(({ what }) => what as Told | null);
  const last = told.findLast((what) => (what?.type === "Left" || what?.type === "Kicked") && what["member"] === member && what["name"]);
  return (last?.["name"] as string | undefined) ?? null;
}

/** Whether one hears it: whoever is muted has neither messages nor faces; phrases, claims and promises belong to the game. */
export const isHeard = (what: SpokeTold, muted: readonly number[]) => !(muted.includes(what.member ?? -1) && (what.kind === "chat" || what.kind === "emote"));

/** What somebody said, in the reader's language. */
export function spoken(what: SpokeTold, voice: Voice, say: Saying): string {
  const to = what.to === null || what.to === undefined ? "" : voice.player(what.to);
  switch (what.kind) {
    case "phrase":
      return to ? say("said-to", { to, text: voice.phrase(what.phrase ?? 1) }) : voice.phrase(what.phrase ?? 1);
    case "chat":
      return isolated(what.text ?? "");
    case "emote":
      return say(`emote-${what.emote}`);
    case "promise":
      return say(`promise-${what.promise}`, { to });
    case "claim":
      return claimed(what, voice, say);
  }
}

/** A claim as its game words it; other fields than the usual one are only counted. */
function claimed(what: SpokeTold, voice: Voice, say: Saying): string {
  const cards = voice.counted(what.counts ?? [], voice.kindsOf(what.field ?? "") ?? []);
  return what.field === CLAIMABLE[voice.game]?.field ? say(`claim-${voice.shape.prefix}`, { cards }) : say("said-claim", { cards });
}
