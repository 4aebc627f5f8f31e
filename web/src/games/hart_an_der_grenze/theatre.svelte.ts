/** Plays scenes one after another while the table goes on beneath them; whoever touches the table skips them. */
import { house } from "../../app/house.svelte";
import { holdBack, isHeldBack } from "../../look/parts/showing";
import { play } from "../../look/sound";
import type { Told } from "../../words/voice";
import { openingOf } from "../opening";
import { actsOf, freshSince, stillTime, trimmed, type Act } from "./acts";

/** Whether this device wants end states instead of motion. */
export const isCalm = () => house.settings.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Theatre {
  now = $state.raw<Act | null>(null);
  /** What happened last, for whoever listens instead of looking. */
  heard = $state.raw<readonly Told[]>([]);
  private queue: Act[] = [];
  private last: Told | undefined;
  /** What the table has told before there was a stage; null until this one has looked. */
  private old: ReadonlySet<Told> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** See what has happened; the first look plays a deal at most, so a reload does not tell a story twice. */
  follow(events: readonly Told[]): void {
    const fresh = this.old ? freshSince(events, this.last) : openingOf(events);
    this.old ??= new Set(events.filter((event) => !isHeldBack(event)));
    this.last = events.at(-1);
    if (fresh.length > 0) this.heard = fresh;
    if (fresh.length === 0 || document.visibilityState === "hidden") return this.confess();
    this.queue = trimmed([...this.queue, ...actsOf(fresh)]);
    if (!this.now) this.next();
    else this.confess();
  }

  /** Enough of the show. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.confess();
  }

  /** Tell the table what is still to be shown. */
  private confess(): void {
    const acts = this.now ? [this.now, ...this.queue] : this.queue;
    holdBack(acts.flatMap((act) => act.events).filter((event) => !this.old?.has(event)));
  }

  private next(): void {
    this.now = this.queue.shift() ?? null;
    this.confess();
    if (!this.now) return;
    play(this.now.sound, house.settings.sound === "on");
    this.timer = setTimeout(() => this.next(), isCalm() ? stillTime(this.now) : this.now.time);
  }
}
