/** What was changed at a table after somebody had said to be ready: whoever changes what is played asks all of them anew. */
import type { Happening, TableView } from "../wire/types";
import type { Told } from "../words/voice";

export type Change = { part: "game" | "seats" | "pace" | "chat" } | { part: "option"; name: string; value: string | number };

/** What is another now; another game brings its own options. */
export function changed(before: TableView, after: TableView): Change[] {
  if (before.game !== after.game) return [{ part: "game" }];
  const changes: Change[] = [];
  if (before.seats !== after.seats) changes.push({ part: "seats" });
  if (before.pace !== after.pace || before.hours !== after.hours) changes.push({ part: "pace" });
  if (before.chat !== after.chat) changes.push({ part: "chat" });
  const options = Object.entries(after.options).filter(([name, value]) => before.options[name] !== value);
  return [...changes, ...options.map(([name, value]): Change => ({ part: "option", name, value }))];
}

/** What somebody in the hall knows of: the table as it was when they came or last said to be ready, with what they have changed themselves. */
export interface Known {
  table: TableView;
  /** The table a moment ago, and what had happened until then. */
  last: TableView;
  since: number;
}

/** What is known when the table has become another one, by oneself or by others. */
export const knowing = (known: Known, now: TableView, isMine: boolean): Known => ({
  ...known,
  table: isMine ? changed(known.last, now).reduce((table, change) => taken(table, now, change), known.table) : known.table,
  last: now,
});

function taken(table: TableView, now: TableView, change: Change): TableView {
  switch (change.part) {
    case "game":
      return now;
    case "pace":
      return { ...table, pace: now.pace, hours: now.hours };
    case "option":
      return { ...table, options: { ...table.options, [change.name]: change.value } };
    default:
      return { ...table, [change.part]: now[change.part] };
  }
}

/** Whoever has arranged something after that, each once; old logs do not say by whom: null. */
export const arrangers = (happened: readonly Happening[], since: number) => [
  ...new Set(happened.flatMap(({ number, what }) => (number > since && (what as Told | null)?.type === "Arranged" ? [((what as Told)["member"] as number | undefined) ?? null] : []))),
];

/** Who has changed something since this member had said to be ready, each once; nobody, as long as no change has
 * withdrawn that. Old logs do not say by whom: null. */
export function changers(happened: readonly Happening[], member: number): (number | null)[] {
  let isReady = false;
  let by = new Set<number | null>();
  for (const { what } of happened) {
    const told = what as Told | null;
    if (told?.type === "Arranged") {
      if (isReady) by.add((told["member"] as number | undefined) ?? null);
    } else if (told && (isAnswer(told, member) || ANEW.has(told.type) || (MOVED.has(told.type) && told["member"] === member))) {
      isReady = told.type === "Readied" && told["is_ready"] === true;
      by = new Set();
    }
  }
  return [...by];
}

const isAnswer = (told: Told, member: number) => told.type === "Readied" && told["member"] === member;

/** After these everybody, or whoever moved, has not yet said anything. */
const ANEW = new Set(["Opened", "Reopened", "Dealt"]);
const MOVED = new Set(["Seated", "Stood", "Left", "Kicked"]);
