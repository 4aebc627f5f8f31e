import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fitted, nextSize, type Sizes } from "../src/look/fitting";

const WALL: Sizes = { smallest: 0.6, largest: 2.3 };
const REPLAY: Sizes = { smallest: 0.75, largest: 1.5, wide: 720 };

describe("the next size of a stage", () => {
  it("is smaller when it is too high and larger when it leaves room", () => {
    expect(nextSize(2, 1200, 600, WALL)).toBeLessThan(2);
    expect(nextSize(1, 300, 600, WALL)).toBeGreaterThan(1);
  });

  it("is the same when it fills its room", () => {
    expect(nextSize(1.5, 580, 600, WALL)).toBe(1.5);
    expect(nextSize(1, 400, 420, REPLAY)).toBe(1);
  });

  it("is never more or less than it may be", () => {
    expect(nextSize(2.2, 10, 600, WALL)).toBe(2.3);
    expect(nextSize(1, 5000, 600, WALL)).toBe(0.6);
    expect(nextSize(1, 2000, 300, REPLAY)).toBe(0.75);
    expect(nextSize(1, 300, 900, REPLAY)).toBe(1.5);
  });
});

describe("a stage in its room", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A stage that is so high at size 1; whoever says how high its room is hears which size it comes to. */
  function shown(sizes: Sizes, high: number, { padding = 0, wide = 1920 } = {}) {
    const room = { clientHeight: 0, clientWidth: wide };
    let zoom = 1;
    let far = "";
    let look: () => void = () => undefined;
    const style = { setProperty: (name: string, value: string) => void (name === "zoom" ? (zoom = Number(value)) : (far = value)) };
    vi.stubGlobal("getComputedStyle", () => ({ paddingTop: `${padding}px`, paddingBottom: `${padding}px` }));
    vi.stubGlobal("ResizeObserver", class {
      constructor(seen: () => void) {
        look = seen;
      }
      observe() {}
      disconnect() {}
    });
    fitted(sizes)({ parentElement: room, style, getBoundingClientRect: () => ({ height: high * zoom }) } as unknown as HTMLElement);
    /** So often it looks, with so many milliseconds between. */
    const on = (height: number, times = 40, pause = 2_000) => {
      room.clientHeight = height;
      for (let time = 0; time < times; time += 1) {
        look();
        vi.advanceTimersByTime(pause);
      }
      return zoom;
    };
    return { on, far: () => far };
  }

  it("is small in a low one and large again in a high one", () => {
    const { on } = shown(WALL, 400);
    for (const [height, most] of [[600, 1.5], [300, 0.75], [600, 1.5], [300, 0.75], [600, 1.5]] as const) {
      const zoom = on(height);
      expect(zoom).toBeLessThanOrEqual(most);
      expect(zoom).toBeGreaterThanOrEqual(0.9 * most);
    }
  });

  it("does not shrink without end where it cannot fit", () => {
    expect(shown(WALL, 2_000).on(300)).toBe(0.6);
  });

  it("waits before it grows, whatever happens meanwhile, and then grows in one go", () => {
    const { on } = shown(WALL, 400);
    expect(on(300)).toBeLessThanOrEqual(0.75);
    expect(on(600, 28, 50)).toBeLessThanOrEqual(0.75);
    expect(on(600, 12, 50)).toBeGreaterThanOrEqual(1.35);
  });

  it("does not grow for a moment that has passed", () => {
    const { on } = shown(WALL, 400);
    const small = on(300);
    on(600, 20, 50);
    expect(on(300, 4, 50)).toBe(small);
    expect(on(600, 28, 50)).toBe(small);
  });

  it("shrinks with the next picture", () => {
    const { on } = shown(WALL, 400);
    on(600);
    expect(on(300, 12, 16)).toBeLessThanOrEqual(0.75);
  });

  it("leaves the edge of its room free", () => {
    expect(shown(WALL, 400, { padding: 100 }).on(600)).toBe(1);
  });

  it("does not grow where a narrow one needs all its width", () => {
    expect(shown(REPLAY, 400, { wide: 390 }).on(600)).toBe(1);
    expect(shown(REPLAY, 400, { wide: 1000 }).on(600)).toBeGreaterThan(1);
  });

  it("knows how large type must be that is read from the sofa", () => {
    const { on, far } = shown({ ...WALL, far: 32 }, 400);
    const zoom = on(600);
    expect(far()).toBe(`calc(${32 / zoom} * var(--dot, 1px))`);
  });
});
