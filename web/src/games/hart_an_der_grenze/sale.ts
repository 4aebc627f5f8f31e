/** The double sale as it was told: for each kind what the market took, and who got what. */
import type { Told } from "../../words/voice";

export interface Stall {
  readonly kind: string;
  readonly cap: number;
  readonly total: number;
  readonly held: readonly number[];
  readonly paid: readonly number[];
}

/** The stalls of the last double sale, in the order they were called. */
export function stallsOf(events: readonly Told[]): Stall[] {
  const stalls: Stall[] = [];
  for (const event of events) {
    if (event.type === "KindCalled") stalls.push(called(event));
    else if (event.type === "KindSold") pay(stalls, event);
  }
  return stalls;
}

function called(event: Told): Stall {
  const held = event["held"] as readonly number[];
  return { kind: event["kind"] as string, cap: event["cap"] as number, total: event["total"] as number, held, paid: held.map(() => 0) };
}

function pay(stalls: Stall[], event: Told): void {
  const stall = stalls.at(-1);
  if (!stall) return;
  stalls[stalls.length - 1] = { ...stall, paid: stall.paid.map((sum, seat) => (seat === event["seat"] ? sum + (event["amount"] as number) : sum)) };
}

export interface Sold {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly amount: number;
}

/** Who sold what at the end of the round that ended last. */
export function lastMarket(events: readonly Told[]): Sold[] {
  const end = events.findLastIndex((event) => event.type === "GoodsSold");
  const start = events.findLastIndex((event, place) => place <= end && event.type !== "GoodsSold");
  return events.slice(start + 1, end + 1).map((event) => event as unknown as Sold);
}
