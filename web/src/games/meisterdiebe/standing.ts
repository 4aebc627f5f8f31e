/** What a seat of Meisterdiebe is about to do. */
import type { MeisterdiebeView } from "../../wire/views";
import type { Voice } from "../../words/voice";

/** In few words. */
export function standingOf(view: MeisterdiebeView, seat: number, voice: Voice): string {
  if (view.turn === seat) return voice.say(view.phase === "pick" ? "stage-md-picks" : "stage-md-at-chest");
  const place = view.queue.indexOf(seat);
  if (place >= 0) return voice.say("stage-md-queue", { place: place + 1 });
  return view.excluded.includes(seat) ? voice.say("stage-md-excluded") : "";
}

/** The same as a mark, where there is no room for words. */
export function markOf(view: MeisterdiebeView, seat: number): string {
  if (view.excluded.includes(seat)) return "×";
  const place = view.queue.indexOf(seat);
  return place >= 0 ? String(place + 1) : "";
}
