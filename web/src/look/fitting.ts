/** What a stage that is only looked at may become: on a wall, or in a replay. */
export interface Sizes {
  smallest: number;
  largest: number;
  /** In a room of less width, in pixels, nothing may grow: a stage needs all of it. */
  wide?: number;
  /** Type that is read from the sofa has so many of the wall's dots; a stage knows it as --far, in its own size. */
  far?: number;
}

/** Less than so much of the room is too little. */
const FILLED = 0.9;
/** A stage that has become smaller for a moment only is left alone, in milliseconds. */
const PATIENCE = 1_500;
/** One that no longer fits is mended in the next picture: all of it is drawn anew, which is work enough for one. */
const AT_ONCE = 0;
/** Heights that differ by less are the same. */
const SLACK = 6;
/** Sizes are tried in steps of a fiftieth. */
const STEPS = 50;

const within = (zoom: number, { smallest, largest }: Sizes) => Math.min(largest, Math.max(smallest, zoom));

/** The next size to try for a stage of size *zoom* that is *need* high in a room of *room*; the same when it is good. */
export function nextSize(zoom: number, need: number, room: number, sizes: Sizes): number {
  if (need <= room && need >= room * FILLED) return within(zoom, sizes);
  // What is wider also breaks into fewer lines, so that upwards half the way is safe and a few steps lead there.
  const wanted = need > room ? zoom * Math.max(0.6, room / need) : zoom * Math.sqrt(room / need);
  return within(Math.floor(wanted * STEPS) / STEPS, sizes);
}

/** For the element around a stage: as large as its room allows, and changed as seldom as possible. */
export const fitted = (sizes: Sizes) => (inner: HTMLElement) => {
  const room = inner.parentElement!;
  let zoom = 1;
  // Until a size is found, every picture tries one: at first, and after it has waited before it grows.
  let isSearching = true;
  let shrinking: ReturnType<typeof setTimeout> | undefined;
  let growing: ReturnType<typeof setTimeout> | undefined;
  // A size that was too large for what is shown is not tried again before something else is shown, or the room grows.
  let tooLarge = Infinity;
  let before = { zoom: 0, need: 0, free: 0 };
  const set = (next: number) => {
    inner.style.setProperty("zoom", String((zoom = next)));
    if (sizes.far) inner.style.setProperty("--far", `calc(${sizes.far / next} * var(--dot, 1px))`);
  };
  const stay = () => {
    clearTimeout(growing);
    growing = undefined;
  };
  const search = () => {
    isSearching = true;
    look();
  };
  const look = () => {
    clearTimeout(shrinking);
    const { paddingTop, paddingBottom } = getComputedStyle(room);
    const free = room.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const need = inner.getBoundingClientRect().height;
    if (need <= 0 || free <= 0) return;
    const isAnother = before.zoom === zoom && Math.abs(before.need - need) > SLACK;
    if (isAnother || free > before.free + SLACK) tooLarge = Infinity;
    before = { zoom, need, free };
    const largest = Math.min(tooLarge - 1 / STEPS, room.clientWidth < (sizes.wide ?? 0) ? 1 : sizes.largest);
    const next = nextSize(zoom, need, free, { ...sizes, largest: Math.max(sizes.smallest, largest) });
    if (need > free) tooLarge = zoom;
    if (next > zoom && !isSearching) {
      growing ??= setTimeout(search, PATIENCE);
      return;
    }
    stay();
    if (next === zoom) isSearching = false;
    else if (isSearching) set(next);
    else shrinking = setTimeout(() => set(next), AT_ONCE);
  };
  const watching = new ResizeObserver(look);
  watching.observe(inner);
  watching.observe(room);
  return () => {
    clearTimeout(shrinking);
    stay();
    watching.disconnect();
  };
};
