/** The projector: where the film stands, whether it runs, and how fast. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Projector {
  at = $state(0);
  isRunning = $state(false);
  speed = $state<Speed>(1);
  /** How often the film was cut: after a step onwards the stage goes on, after anything else it is laid anew. */
  cuts = $state(0);

  constructor(
    private readonly last: () => number,
    at = 0,
  ) {
    this.at = this.within(at);
  }

  /** Show a frame. */
  show(wanted: number): void {
    const next = this.within(wanted);
    if (next === this.at) return;
    if (next !== this.at + 1) this.cuts += 1;
    this.at = next;
    if (next === this.last()) this.isRunning = false;
  }

  /** Show a frame because somebody asked for it: the film waits there. */
  stop(wanted: number): void {
    this.isRunning = false;
    this.show(wanted);
  }

  /** Run or stand still; from the end it begins anew. */
  toggle(): void {
    if (!this.isRunning && this.at === this.last()) this.show(0);
    this.isRunning = !this.isRunning && this.last() > 0;
  }

  /** The next speed, and after the last the first. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  private within(wanted: number): number {
    return Math.min(this.last(), Math.max(0, Math.trunc(wanted) || 0));
  }
}

/** What a key asks of the projector; null if it is not for it. */
export type Wanted = "back" | "on" | "chapter-back" | "chapter-on" | "start" | "end" | "toggle";
const KEYS: Record<string, [Wanted, Wanted]> = {
  ArrowLeft: ["back", "chapter-back"],
  ArrowRight: ["on", "chapter-on"],
  PageUp: ["chapter-back", "chapter-back"],
  PageDown: ["chapter-on", "chapter-on"],
  Home: ["start", "start"],
  End: ["end", "end"],
  " ": ["toggle", "toggle"],
};
/** What has the focus and uses the key itself: a choice its arrows, a button the space bar, a text every key. */
const TEXT = "dialog, textarea, select, input:not([type=range], [type=radio])";
const CHOICE = "[type=radio], [role=slider]";
const OWN: Record<string, string> = { ArrowLeft: CHOICE, ArrowRight: CHOICE, " ": "button, a[href], input, summary, [role=button]" };

/** What a key asks for: never over an open sheet, and never what the thing in focus does with it. */
export function wantedBy(event: KeyboardEvent): Wanted | null {
  const wanted = KEYS[event.key];
  if (!wanted || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target as Partial<Element> | null;
  if (at?.closest?.([TEXT, OWN[event.key]].filter(Boolean).join(", "))) return null;
  return wanted[event.shiftKey ? 1 : 0];
}
