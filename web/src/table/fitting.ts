/** A stage as large as the wall allows: all of it is seen, and its size changes as seldom as possible. */
const [SMALLEST, LARGEST] = [0.6, 2.3];
/** Less than so much of the wall is too little. */
const FILLED = 0.9;
/** A stage that has become smaller for a moment only is left alone, in milliseconds. */
const PATIENCE = 1_500;
/** One that no longer fits is mended in the next picture: all of it is drawn anew, which is work enough for one. */
const AT_ONCE = 0;

/** Type that is read from the sofa has so many of the wall's dots; a stage knows it as --far, in its own size. */
const FAR = 32;

/** Heights that differ by less are the same. */
const SLACK = 6;

const within = (zoom: number) => Math.min(LARGEST, Math.max(SMALLEST, zoom));

/** The next size to try for a stage of size *zoom* that is *need* high on a wall of *room*; the same when it is good. */
export function nextZoom(zoom: number, need: number, room: number): number {
  if (need <= 0 || room <= 0) return zoom;
  if (need > room) return within(Math.floor(zoom * Math.max(0.6, room / need) * 50) / 50);
  if (need >= room * FILLED) return zoom;
  // What is wider also breaks into fewer lines, so that half the way is safe and a few steps lead there.
  return within(Math.floor(zoom * Math.sqrt(room / need) * 50) / 50);
}

/** For the element around a stage: it looks only when its size, or the wall's, has changed. */
export function fitted(inner: HTMLElement): () => void {
  const scene = inner.parentElement!;
  let zoom = 1;
  let isFirst = true;
  let changing: ReturnType<typeof setTimeout> | undefined;
  // A size that was too large for what is shown is not tried again before something else is shown, or the wall grows.
  let tooLarge = Infinity;
  let before = { zoom: 0, need: 0, room: 0 };
  const set = (next: number) => {
    inner.style.setProperty("zoom", String((zoom = next)));
    inner.style.setProperty("--far", `calc(${FAR / next} * var(--dot, 1px))`);
  };
  const look = () => {
    clearTimeout(changing);
    const need = inner.getBoundingClientRect().height;
    const room = scene.clientHeight;
    const isAnother = before.zoom === zoom && Math.abs(before.need - need) > SLACK;
    if (isAnother || room > before.room + SLACK) tooLarge = Infinity;
    before = { zoom, need, room };
    const next = within(Math.min(tooLarge - 0.02, nextZoom(zoom, need, room)));
    if (need > room) tooLarge = zoom;
    if (next === zoom) isFirst = false;
    else if (isFirst) set(next);
    else changing = setTimeout(() => set(next), next < zoom ? AT_ONCE : PATIENCE);
  };
  const watching = new ResizeObserver(look);
  watching.observe(inner);
  watching.observe(scene);
  return () => {
    clearTimeout(changing);
    watching.disconnect();
  };
}

/** A stage on which nothing was laid or taken away for so many milliseconds has come to rest. */
const CALM = 500;
/** So often it may be said to rest after each change: what was just laid may still move at the first time. */
const MOST_RESTS = 2;

/** Say it whenever a stage holds more than it shows, and when it has changed and come to rest; the answer ends the watch. */
export function overfull(stage: HTMLElement, say: () => void, rest: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let rests = 0;
  const look = () => {
    if (stage.scrollHeight <= stage.clientHeight + 1) return;
    say();
    if (rests > 0 && resting === undefined) later();
  };
  const sizes = new ResizeObserver(look);
  /** Look at the next frame in any case: a size that has come and gone between two of them is never reported. */
  const watch = () => {
    sizes.disconnect();
    for (const each of [stage, ...stage.children]) sizes.observe(each);
  };
  const later = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      rests -= 1;
      rest();
      watch();
    }, CALM);
  };
  const follow = () => {
    rests = MOST_RESTS;
    watch();
    later();
  };
  // What lies on it is loaded apart, and changes with what happens.
  const changes = new MutationObserver(follow);
  changes.observe(stage, { childList: true, subtree: true });
  follow();
  return () => {
    clearTimeout(resting);
    sizes.disconnect();
    changes.disconnect();
  };
}
