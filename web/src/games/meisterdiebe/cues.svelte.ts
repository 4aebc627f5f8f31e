/** What is played of the events that are new: one after another, nothing again after a reload, never far behind. */
import { holdBack, isHeldBack } from "../../look/parts/showing";
import type { Told } from "../../words/voice";
import type { Cue } from "./show";

/** More than this is not waited for, in milliseconds: the view has moved on long ago. */
const MOST_BEHIND = 5_000;

export class Cues {
  now = $state.raw<{ cue: Cue; event: Told } | null>(null);
  private readonly seen = new WeakSet<Told>();
  /** What the table has told before there was a stage. */
  private readonly old: ReadonlySet<Told>;
  private queue: { cue: Cue; event: Told }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    events: readonly Told[],
    private readonly cueOf: (event: Told) => Cue,
    private readonly begun: (cue: Cue) => void,
    opening: readonly Told[] = [],
  ) {
    this.old = new Set(events.filter((event) => !isHeldBack(event)));
    for (const event of events) if (!opening.includes(event)) this.seen.add(event);
  }

  /** Look at the events so far. A log that forgets its beginning does not hide what is new. */
  follow(events: readonly Told[]): void {
    for (const event of events) {
      if (this.seen.has(event)) continue;
      this.seen.add(event);
      const cue = this.cueOf(event);
      if (cue.length > 0) this.queue.push({ cue, event });
    }
    while (this.behind() > MOST_BEHIND) this.queue.shift();
    if (!this.now) this.next();
    else this.confess();
  }

  /** Show things as they are. */
  stop = (): void => {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.confess();
  };

  /** Tell the table what is still to be shown. */
  private confess(): void {
    const acts = this.now ? [this.now, ...this.queue] : this.queue;
    holdBack(acts.map(({ event }) => event).filter((event) => !this.old.has(event)));
  }

  private behind(): number {
    return this.queue.reduce((sum, { cue }) => sum + cue.length, 0);
  }

  private next(): void {
    const act = this.queue.shift();
    this.now = act ?? null;
    this.confess();
    if (!act) return;
    this.begun(act.cue);
    this.timer = setTimeout(() => this.next(), act.cue.length);
  }
}
