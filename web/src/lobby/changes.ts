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

/** Whether this member had said to be ready, and is not any more because something was changed since. */
export function isWithdrawn(happened: readonly Happening[], member: number): boolean {
  let standing: "unready" | "ready" | "withdrawn" = "unready";
  for (const { what } of happened) {
    const told = what as Told | null;
    if (told?.type === "Arranged") standing = standing === "unready" ? "unready" : "withdrawn";
    else if (told?.type === "Readied" && told["member"] === member) standing = told["is_ready"] ? "ready" : "unready";
    else if (told && (ANEW.has(told.type) || (MOVED.has(told.type) && told["member"] === member))) standing = "unready";
  }
  return standing === "withdrawn";
}

/** After these everybody, or whoever moved, has not yet said anything. */
const ANEW = new Set(["Opened", "Reopened", "Dealt"]);
const MOVED = new Set(["Seated", "Stood", "Left", "Kicked"]);
