/** Whoever hides the hand from neighbours reads what nobody else may know while looking at it, and no longer. */
import { house } from "./house.svelte";

const SHOWN_FOR = 8_000;

class Discretion {
  /** Whether the eye is held down. */
  isPeeking = $state(false);
  /** Whether somebody has asked to look, and lays what takes both hands: it lasts a while, or until it is ended. */
  isLooking = $state(false);
  private hiding: ReturnType<typeof setTimeout> | undefined;

  get isHiding(): boolean {
    return house.settings.privacy === "peek";
  }

  /** Whether what only I know may stand on the screen just now: one look opens all of it. */
  get isOpen(): boolean {
    return !this.isHiding || this.isPeeking || this.isLooking;
  }

  /** A look that lasts a while after asking; whoever goes on goes on looking. */
  look = (): void => {
    clearTimeout(this.hiding);
    this.isLooking = this.isHiding;
    if (this.isLooking) this.hiding = setTimeout(this.cover, SHOWN_FOR);
  };

  cover = (): void => {
    clearTimeout(this.hiding);
    this.isLooking = false;
  };

  /** Go on with a look that was asked for, if there is one. */
  goOn = (): void => {
    if (this.isLooking) this.look();
  };
}

export const discretion = new Discretion();
