/** What a stage plays of the events that are new: one after another, never again after a reload, and never far behind. */
import type { Told } from "../../words/voice";
import { holdBack, isHeldBack } from "./showing";

/** So many milliseconds may wait to be played; what is older is left out. */
const MOST_BEHIND = 4_500;

export interface Act {
  event: Told;
  /** A new one for each act, to start an animation anew. */
  key: number;
}

/** Whether this person, or the device, wants things to stand still. */
export const isCalm = () => document.documentElement.dataset["motion"] === "calm";

export class Parade {
  now = $state.raw<Act | null>(null);
  private last: Told | undefined;
  /** What the table has told before there was a stage. */
  private readonly old: ReadonlySet<Told>;
  private queue: Act[] = [];
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurrying: ReturnType<typeof setTimeout> | undefined;

  /** *lengthOf* says how long an event is played, in milliseconds; of what there is already, the *opening* is played. */
  constructor(
    events: readonly Told[],
    private readonly lengthOf: (event: Told) => number,
    private readonly begun: (event: Told) => void = () => undefined,
    opening: readonly Told[] = [],
  ) {
    this.old = new Set(events.filter((event) => !isHeldBack(event)));
    this.last = events.at(-1 - opening.length);
  }

  /** Look at all events so far, and play those that are new. */
  follow(events: readonly Told[]): void {
    const seen = this.last ? events.lastIndexOf(this.last) : -1;
    const isKnown = seen >= 0 || this.last === undefined;
    const fresh = isKnown ? events.slice(seen + 1) : [];
    this.last = events.at(-1);
    for (const event of fresh) if (this.lengthOf(event) > 0) this.queue.push({ event, key: (this.count += 1) });
    while (this.waiting() > MOST_BEHIND && this.queue.length > 1) this.queue.shift();
    if (!this.now) this.next();
    else this.confess();
  }

  /** The table has moved on: what is left may take a moment, and no longer. */
  hurry(moment: number): void {
    this.hurrying ??= setTimeout(() => this.stop(), moment);
  }

  /** It waits again: there is time for all that is left. */
  linger(): void {
    clearTimeout(this.hurrying);
    this.hurrying = undefined;
  }

  /** Show things as they are. */
  stop(): void {
    clearTimeout(this.timer);
    this.linger();
    this.queue = [];
    this.now = null;
    this.confess();
  }

  /** Tell the table what is still to be shown. */
  private confess(): void {
    const acts = this.now ? [this.now, ...this.queue] : this.queue;
    holdBack(acts.map((act) => act.event).filter((event) => !this.old.has(event)));
  }

  private waiting(): number {
    return this.queue.reduce((sum, act) => sum + this.lengthOf(act.event), 0);
  }

  private next(): void {
    const act = this.queue.shift();
    if (!act) return this.stop();
    this.now = act;
    this.confess();
    this.begun(act.event);
    this.timer = setTimeout(() => this.next(), this.lengthOf(act.event));
  }
}
