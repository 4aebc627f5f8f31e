/** Work in turns: whoever works long lets the page breathe in between, and says how far it is. */

/** Milliseconds of work at a stretch: a finger on the page waits no longer. */
const STRETCH = 12;

export class Turns {
  #since = performance.now();
  #tell: (share: number) => void;

  /** *tell* hears, between two turns, which share of the work is done. */
  constructor(tell: (share: number) => void = () => undefined) {
    this.#tell = tell;
  }

  /** Of the work, from 0 to 1. */
  share = 0;

  /** Let others have a turn, if this one was long enough. */
  async give(): Promise<void> {
    if (performance.now() - this.#since < STRETCH) return;
    this.#tell(this.share);
    await new Promise((done) => setTimeout(done));
    this.#since = performance.now();
  }
}
