/** What is other at a table than somebody in the hall knew it: since they came, since they last said to be ready, and but for what they have
 * changed themselves. All of it is read from what has happened there, so a reload or a lost line forgets nothing, and what was undone is none. */
import type { Happening, TableView } from "../wire/types";
import type { Told } from "../words/voice";

/** What is played, and how. */
export type Arrangement = Pick<TableView, "game" | "seats" | "pace" | "hours" | "chat" | "options">;

type Part = { part: "game" | "seats" | "pace" | "chat" } | { part: "option"; name: string };
/** By whom it is as it is: null where that is not known. */
export type Change = Part & { by: number | null };

/** What tells that it was changed, and what it had been. */
interface Arranged extends Told {
  readonly member?: number;
  readonly was?: Partial<Arrangement>;
}
const arranged = ({ what }: Happening) => (["Arranged", "Reopened"].includes((what as Told | null)?.type ?? "") ? (what as Arranged) : null);

/** What is another now; another game brings its own options. */
export function changed(before: Arrangement, after: Arrangement): Part[] {
  const parts: Part[] = [];
  const isOther = before.game !== after.game;
  if (isOther) parts.push({ part: "game" });
  if (before.seats !== after.seats) parts.push({ part: "seats" });
  if (before.pace !== after.pace || (after.pace === "slow" && before.hours !== after.hours)) parts.push({ part: "pace" });
  if (before.chat !== after.chat) parts.push({ part: "chat" });
  const options = isOther ? [] : Object.keys(after.options).filter((name) => before.options[name] !== after.options[name]);
  return [...parts, ...options.map((name): Part => ({ part: "option", name }))];
}

/** How it was before something changed it. */
function before(now: Arrangement, was: Partial<Arrangement> = {}): Arrangement {
  const options = was.game === undefined ? { ...now.options, ...was.options } : (was.options ?? {});
  return { ...now, ...was, options };
}

/** What is known with one part as it is now. */
function taken(known: Arrangement, now: Arrangement, change: Part): Arrangement {
  switch (change.part) {
    case "game":
      return { ...known, game: now.game, options: now.options };
    case "pace":
      return { ...known, pace: now.pace, hours: now.hours };
    case "option":
      return { ...known, options: { ...known.options, [change.name]: now.options[change.name]! } };
    default:
      return { ...known, [change.part]: now[change.part] };
  }
}

/** What somebody knew, and what is other now. */
export interface News {
  known: Arrangement;
  changes: Change[];
}

export function newsFor(member: number, happened: readonly Happening[], now: Arrangement): News {
  const steps = [];
  let table = now;
  for (const happening of happened.toReversed()) {
    const after = table;
    table = before(after, arranged(happening)?.was);
    steps.unshift({ happening, from: table, to: after });
  }
  let known = table;
  const by = new Map<string, number | null>();
  for (const { happening, from, to } of steps) {
    const change = arranged(happening);
    if (isLook(happening, member)) known = to;
    else if (change?.member === member) known = changed(from, to).reduce((sum, part) => taken(sum, to, part), known);
    else if (change) for (const name of names(from, to)) by.set(name, change.member ?? null);
  }
  return { known, changes: changed(known, now).map((part) => ({ ...part, by: by.get(named(part)) ?? null })) };
}

const named = (part: Part) => (part.part === "option" ? `option ${part.name}` : part.part);
/** All that a change concerns: with the game every option. */
const names = (from: Arrangement, to: Arrangement) => {
  const options = from.game === to.game ? [] : Object.keys(to.options).map((name) => `option ${name}`);
  return [...changed(from, to).map(named), ...options];
};

/** Whoever comes, or says to be ready, has seen what is played. */
function isLook({ what }: Happening, member: number): boolean {
  const told = what as Told | null;
  return told?.["member"] === member && (told.type === "Joined" || (told.type === "Readied" && told["is_ready"] === true));
}

/** Whether somebody had said to be ready, and others have changed something since: they are asked again. */
export function isAskedAgain(member: number, happened: readonly Happening[]): boolean {
  let isReady = false;
  let isAsked = false;
  for (const happening of happened) {
    const told = happening.what as Told | null;
    if (told?.type === "Arranged") isAsked ||= isReady && told["member"] !== member;
    else if (told && (isAnswer(told, member) || ANEW.has(told.type) || (MOVED.has(told.type) && told["member"] === member))) {
      isReady = told.type === "Readied" && told["is_ready"] === true;
      isAsked = false;
    }
  }
  return isAsked;
}

const isAnswer = (told: Told, member: number) => told.type === "Readied" && told["member"] === member;

/** After these everybody, or whoever moved, has not yet said anything. */
const ANEW = new Set(["Opened", "Reopened", "Dealt"]);
const MOVED = new Set(["Seated", "Stood", "Left", "Kicked"]);
