/** What a match opens with: it is played to whoever sits down in time, and to nobody who comes back later. */
import type { Told } from "../words/voice";

const OPENINGS = ["MatchBegun", "StageBegun", "TurnBegun", "FillingBegun", "HandDealt", "DisplayLaid"];

/** Whether an event only begins something: it says nothing of what led to a question. */
export const opens = (event: Told) => OPENINGS.includes(event.type);

/** The events of a match that was only dealt; none as soon as somebody has played. */
export function openingOf(events: readonly Told[]): readonly Told[] {
  const before = events.findLastIndex((each) => !opens(each));
  const isNew = before < 0 || events[before]?.type === "MatchEnded";
  return isNew ? events.slice(before + 1) : [];
}
