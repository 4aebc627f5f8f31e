/** How far the stage is: what it has not shown yet, nobody else may tell. */
import type { Told } from "../../words/voice";

let unshown: ReadonlySet<Told> = new Set();
let listener: (() => void) | null = null;

/** The stage says what it has still to show; an empty list, that everything is on the table. */
export function holdBack(events: Iterable<Told>): void {
  unshown = new Set(events);
  listener?.();
}

/** Whether the stage has still to show an event. */
export const isHeldBack = (event: Told) => unshown.has(event);

/** Be told when the stage has come further; the answer ends it. */
export function watching(listen: () => void): () => void {
  listener = listen;
  return () => {
    if (listener !== listen) return;
    listener = null;
    unshown = new Set();
  };
}
