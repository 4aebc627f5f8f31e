/** What a champion would have done, set beside what was done: a pure reckoning over what the house tells. */
import type { Advice } from "../wire/types";
import type { Told } from "../words/voice";

export interface Weighed {
  action: Told;
  odds: number;
  isGiven: boolean;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What it does less often it does hardly ever. */
export const HARDLY = 0.005;

/** The champion's likeliest answers and the one that was given, the likeliest first. */
export function weighed({ likely, given }: Advice): Weighed[] {
  const all = likely.map(({ action, odds }) => ({ action: action as Told, odds, isGiven: same(action, given.action) }));
  const shown = all.filter((each) => each.odds >= HARDLY || each.isGiven);
  if (shown.some((each) => each.isGiven)) return shown;
  return [...shown, { action: given.action as Told, odds: given.odds, isGiven: true }];
}

/** How much likelier the champion's favourite was than what was given, from 0 to 1. */
export const distance = ({ likely, given }: Advice) => Math.max(0, (likely[0]?.odds ?? 0) - given.odds);

/** So far apart a champion would have played otherwise, not just sometimes; so it would where it hardly ever does what was done. */
const FAR = 0.5;
const RARE = 0.01;
const MOST = 5;

/** Where a champion would have played otherwise, the clearest cases, in the order of the match. */
export function surprises(advice: readonly Advice[]): Advice[] {
  const isFar = (each: Advice) => distance(each) >= FAR || each.given.odds < RARE;
  const clear = advice.filter(isFar).sort((one, other) => distance(other) - distance(one));
  return clear.slice(0, MOST).sort((one, other) => one.entry - other.entry);
}

export interface Tally {
  count: number;
  /** How many were its favourite. */
  top: number;
  /** How many were among those it is told to be likeliest to give. */
  near: number;
}

export function tallied(advice: readonly Advice[]): Tally {
  const near = advice.filter(({ likely, given }) => likely.some((each) => same(each.action, given.action)));
  return { count: advice.length, top: near.filter(({ likely, given }) => same(likely[0]?.action, given.action)).length, near: near.length };
}
