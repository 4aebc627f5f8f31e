/** The chest's last movement, which can be watched once more for a while. */
import type { Pose } from "./pose";

const WHILE = 6_000;

export class Rewind {
  /** How the chest stood before. */
  before = $state.raw<Pose | null>(null);
  /** Where it is put back, for the length of a picture. */
  start = $state.raw<Pose | null>(null);
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  keep(before: Pose): void {
    this.before = before;
    this.stop();
    this.#forgetting = setTimeout(() => (this.before = null), WHILE);
  }

  again(): void {
    this.start = this.before;
    requestAnimationFrame(() => requestAnimationFrame(() => (this.start = null)));
  }

  stop(): void {
    clearTimeout(this.#forgetting);
  }
}
