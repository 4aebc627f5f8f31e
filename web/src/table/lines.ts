/** What happened as lines of a log: sentences of the game, talk, and what befell the table. */
import type { Happening } from "../wire/types";
import type { Facts } from "../words/bundles";
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
  /** What was said, where it is talk. */
  spoke?: SpokeTold;
}

export type Saying = (key: string, facts?: Facts) => string;

const TOLD = new Set(["Dealt", "StoodIn", "Returned", "Paused", "Resumed", "Left", "Kicked", "TookOver", "TimeAdded", "Closed"]);

/** Sentences are put together once for each voice: a long log is asked for again after every step. */
const kept = new WeakMap<Voice, WeakMap<Happening, readonly Line[]>>();

/** The lines of some happenings, the oldest first. */
export function linesOf(happened: readonly Happening[], voice: Voice, say: Saying): Line[] {
  const known = kept.get(voice) ?? new WeakMap<Happening, readonly Line[]>();
  kept.set(voice, known);
  return happened.flatMap((each) => {
    const lines = known.get(each) ?? [...tableLines(each, voice, say), ...eventLines(each, voice)];
    known.set(each, lines);
    return lines;
  });
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
    return [{ ...line, kind: "talk", seat: spoke.seat ?? null, text: spoken(spoke, voice, say), spoke }];
  }
  if (!TOLD.has(what.type)) return [];
  const seat = typeof what["seat"] === "number" ? what["seat"] : null;
  // Where somebody else may sit by now, what happened says who it was.
  const name = typeof what["name"] === "string" && what["name"] ? what["name"] : seat === null ? say("somebody") : voice.player(seat);
  return [{ ...line, kind: "table", seat, text: say(`log-${what.type}`, { name, instead: String(what["instead"] ?? "") }) }];
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
      return what.text ?? "";
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
