/** Whoever hides the hand from neighbours reads what nobody else may know while looking at it, and no longer. */
import { house } from "./house.svelte";

class Discretion {
  /** Whether the hand is being looked at: the eye is held down. */
  isPeeking = $state(false);

  get isHiding(): boolean {
    return house.settings.privacy === "peek";
  }

  /** Whether what only I know may stand on the screen just now. */
  get isOpen(): boolean {
    return !this.isHiding || this.isPeeking;
  }
}

export const discretion = new Discretion();

const SHOWN_FOR = 8_000;

/** A look that lasts a while after asking: for what takes both hands. */
export class Glance {
  private isUncovered = $state(false);
  private hiding: ReturnType<typeof setTimeout> | undefined;

  get isCovered(): boolean {
    return !discretion.isOpen && !this.isUncovered;
  }

  uncover = (): void => {
    this.isUncovered = true;
    clearTimeout(this.hiding);
    this.hiding = setTimeout(this.cover, SHOWN_FOR);
  };

  cover = (): void => {
    clearTimeout(this.hiding);
    this.isUncovered = false;
  };
}
