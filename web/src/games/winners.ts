/** Who has won, in a few words. */
import type { Voice } from "../words/voice";

export function wonBy(places: readonly number[], voice: Voice): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [voice.player(seat)] : []));
  return voice.say("play-won", { winners: voice.listed(winners), count: winners.length });
}
