/** A finger on the chest: it walks round, turns levels, flips the whole, or pulls a drawer. Let go too early, nothing happens. */
export type Doing = "orbit" | "turn" | "flip" | "pull";

export interface May {
  /** How many of the uppermost levels may be turned. */
  blocks: readonly number[];
  flip: boolean;
  pull: boolean;
}

export interface Took {
  orbit: (degrees: number) => void;
  turn: (block: number, quarters: number) => void;
  flip: () => void;
  pull: (drawer: number) => void;
}

const SLACK = 7;
const PULLED = 60;

export class Grip {
  doing = $state<Doing | null>(null);
  /** Degrees of a turn or flip, or how far a drawer is out. */
  amount = $state(0);
  block = $state(0);
  drawer = $state(-1);
  private start: { x: number; y: number; id: number; drawer: number; level: number } | null = null;
  private walked = 0;

  constructor(
    private readonly may: () => May,
    private readonly levelOf: (drawer: number) => number,
    private readonly took: Took,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.start) return;
    const touched = (event.target as Element).closest<HTMLElement>("[data-drawer]");
    const drawer = Number(touched?.dataset["drawer"] ?? -1);
    this.start = { x: event.clientX, y: event.clientY, id: event.pointerId, drawer, level: drawer < 0 ? -1 : this.levelOf(drawer) };
  };

  move = (event: PointerEvent): void => {
    if (!this.start || event.pointerId !== this.start.id) return;
    const dx = event.clientX - this.start.x;
    const dy = event.clientY - this.start.y;
    if (!this.doing && Math.max(Math.abs(dx), Math.abs(dy)) > SLACK) this.begin(event, dx, dy);
    if (this.doing === "orbit") {
      this.took.orbit((dx - this.walked) * 0.5);
      this.walked = dx;
    } else if (this.doing === "turn") this.amount = Math.max(-90, Math.min(90, dx * 0.7));
    else if (this.doing === "flip") this.amount = Math.min(180, Math.abs(dy));
    else if (this.doing === "pull") this.amount = Math.max(0, Math.min(80, dy));
  };

  up = (event: PointerEvent): void => {
    if (!this.start || event.pointerId !== this.start.id) return;
    const { doing, amount, block, drawer } = this;
    this.cancel();
    if (doing === "turn" && Math.abs(amount) > 45) this.took.turn(block, amount < 0 ? 1 : -1);
    else if (doing === "flip" && amount > 90) this.took.flip();
    else if (doing === "pull" && amount > PULLED) this.took.pull(drawer);
  };

  cancel = (): void => {
    this.start = null;
    this.doing = null;
    this.amount = 0;
    this.walked = 0;
    this.drawer = -1;
  };

  private begin(event: PointerEvent, dx: number, dy: number): void {
    const may = this.may();
    const { drawer, level } = this.start!;
    if (Math.abs(dx) >= Math.abs(dy)) {
      this.block = level + 1;
      this.doing = level >= 0 && may.blocks.includes(this.block) ? "turn" : "orbit";
    } else if (may.flip) this.doing = "flip";
    else if (may.pull && drawer >= 0 && dy > 0) {
      this.doing = "pull";
      this.drawer = drawer;
    }
    if (this.doing) (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }
}
