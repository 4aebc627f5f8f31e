/** Whatever lies beneath a poster cannot be touched: a tap or a key that was meant for the poster only takes it away. */
import type { Act } from "./acts";

/** So long a finger on its way to a poster still meets it. */
const LEAVING = 260;
const ANSWERING: readonly string[] = ["Enter", " ", "Escape"];

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

export class Curtain {
  /** The poster, or the one that is just leaving. */
  shown = $state.raw<Act | null>(null);
  private isHung = false;
  /** A press that began on a poster ends there, wherever the poster has gone meanwhile. */
  private isTouched = false;
  private isPressed = false;

  constructor(private readonly skip: () => void) {}

  /** See which poster hangs there now; what is to be done when that changes. */
  follow(poster: Act | null): (() => void) | undefined {
    this.isHung = poster !== null;
    if (poster) {
      this.shown = poster;
      return undefined;
    }
    const timer = setTimeout(() => (this.shown = null), LEAVING);
    return () => clearTimeout(timer);
  }

  touch(event: PointerEvent): void {
    this.isTouched = (event.target as Element).closest(".scene") !== null;
    if (!this.isTouched) this.skip();
  }

  /** A tap that has become something else, such as scrolling. */
  drop(): void {
    this.isTouched = false;
  }

  click(event: MouseEvent): void {
    if (!this.isTouched) return;
    this.isTouched = false;
    swallow(event);
    this.skip();
  }

  press(event: KeyboardEvent): void {
    this.isTouched = false;
    if (this.isPressed ? event.repeat : this.isHung && ANSWERING.includes(event.key)) {
      this.isPressed = true;
      swallow(event);
    }
    this.skip();
  }

  release(event: KeyboardEvent): void {
    if (this.isPressed) swallow(event);
    this.isPressed = false;
  }

  /** Somebody whose keys are nowhere on the stage. */
  wave(event: KeyboardEvent): void {
    const isNowhere = event.target === document.body && ANSWERING.includes(event.key);
    if (this.isHung && (isNowhere || event.key === "Escape")) this.skip();
  }
}
