/** What the lounge shows: the last reveal, how long each event is played, and what a prompt allows. */
import type { Sound } from "../../look/sound";
import type { Amount, OneOf, PromptView } from "../../wire/types";
import type { HochstaplerBid } from "../../wire/views";
import type { Told } from "../../words/voice";

export interface Reveal {
  colour: string;
  /** Everybody's card, in seat order. */
  cards: readonly number[];
  total: number;
  sum: number;
  announcer: number;
  doubter: number;
  /** Who took the stack; null while nobody has. */
  taker: number | null;
}

/** The last doubt as a whole; null before the first one, and when a new stage has begun since. */
export function lastReveal(events: readonly Told[]): Reveal | null {
  const place = events.findLastIndex((each) => each.type === "CardsRevealed");
  const shown = events[place];
  const doubt = events.slice(0, Math.max(0, place)).findLast((each) => each.type === "SumDoubted");
  const since = events.slice(place);
  if (!shown || !doubt || since.some((each) => each.type === "StageBegun")) return null;
  const taken = since.find((each) => each.type === "StackTaken");
  return {
    colour: String(shown["colour"]),
    cards: shown["cards"] as readonly number[],
    total: Number(shown["total"]),
    sum: Number(doubt["sum"]),
    announcer: Number(doubt["announcer"]),
    doubter: Number(doubt["seat"]),
    taker: taken ? Number(taken["seat"]) : null,
  };
}

/** What was announced since the last doubt or the beginning of the stage, the latest last. */
export function bidsOf(events: readonly Told[]): HochstaplerBid[] {
  const begun = events.findLastIndex((each) => each.type === "SumDoubted" || each.type === "StageBegun");
  return events
    .slice(begun + 1)
    .filter((each) => each.type === "SumAnnounced")
    .map((each) => ({ seat: Number(each["seat"]), sum: Number(each["sum"]), colour: String(each["colour"]) }));
}

/** Where an event is played: on the felt before the players, on the plaque, over the market, on the board of a doubt. */
export type Place = "felt" | "plaque" | "market" | "board";
type Scene = readonly [time: number, still: number, sound: Sound, place: Place];

const SCENES: Record<string, Scene> = {
  StageBegun: [900, 700, "bell", "felt"],
  HandDealt: [240, 120, "paper", "felt"],
  PileReshuffled: [700, 500, "drum", "market"],
  CardSwapped: [1_100, 500, "paper", "market"],
  SumAnnounced: [650, 400, "coin", "plaque"],
  SumDoubted: [950, 500, "stamp", "plaque"],
  CardsRevealed: [1_900, 500, "drum", "board"],
  StackTaken: [1_200, 400, "drawer", "board"],
  MatchEnded: [1_400, 700, "bell", "felt"],
};

/** How long an event is played, in milliseconds. */
export const lengthOf = (event: Told, isCalm: boolean) => SCENES[event.type]?.[isCalm ? 1 : 0] ?? 0;
export const soundOf = (event: Told) => SCENES[event.type]?.[2] ?? null;
export const placeOf = (event: Told) => SCENES[event.type]?.[3] ?? null;

/** When each card of a reveal turns, in milliseconds: a beat of silence first, and one before the last card. */
export function turnsOf(cards: number): number[] {
  const [silence, beat, all] = [250, 300, 1_500];
  const step = (all - silence - beat) / Math.max(1, cards);
  return Array.from({ length: cards }, (_, place) => silence + place * step + (place === cards - 1 ? beat : 0));
}

/** What may be answered: sums and colours to announce, colours to swap, and whether to doubt. */
export interface Ways {
  sums: Amount | null;
  colours: readonly string[];
  swaps: readonly string[];
  isDoubt: boolean;
}

export function waysOf(prompt: PromptView | null): Ways {
  const form = (action: string) => prompt?.choices.find((each) => each.action === action);
  const names = (action: string) => (form(action)?.fields["colour"] as OneOf | undefined)?.names ?? [];
  return {
    sums: (form("Announce")?.fields["sum"] as Amount | undefined) ?? null,
    colours: names("Announce"),
    swaps: names("Swap"),
    isDoubt: form("Doubt") !== undefined,
  };
}
