import type { Facts } from "./bundles";

/** A number as a sentence takes it: how much it is, and its sign apart, so that a debt of dollars reads −$2. */
export const signed = (count: number): Facts => ({ count: Math.abs(count), sign: count < 0 ? "minus" : "plus" });
