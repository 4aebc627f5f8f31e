/** A stage that is only looked at may be smaller or larger than one that is played on: all of it is seen. */
const [SMALLEST, LARGEST] = [0.75, 1.5];
/** Where there is less width than this, in pixels, nothing may grow: a stage needs all of it. */
const WIDE = 720;
/** So much of the room may stay empty. */
const FILLED = 0.88;
const STEP = 0.02;

/** The next size to try for a stage of size *zoom* that is *need* high in a room of *room*; the same when it is good. */
export function nextSize(zoom: number, need: number, room: number, largest = LARGEST): number {
  if (need <= 0 || room <= 0) return zoom;
  if (need <= room && need >= room * FILLED) return zoom;
  // What is wider also breaks into fewer lines, so that upwards half the way is safe.
  const wanted = need > room ? (zoom * room) / need : zoom * Math.sqrt((room * 0.97) / need);
  return Math.min(largest, Math.max(SMALLEST, Math.floor(wanted / STEP) * STEP));
}

/** For the element around a stage; a size that was too large for this room is not tried again in it. */
export function fitted(inner: HTMLElement): () => void {
  const room = inner.parentElement!;
  let [zoom, most, height] = [1, LARGEST, 0];
  const look = () => {
    const style = getComputedStyle(room);
    const free = room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    if (free !== height) [most, height] = [LARGEST, free];
    const need = inner.getBoundingClientRect().height;
    const next = Math.min(most, nextSize(zoom, need, free, room.clientWidth < WIDE ? 1 : LARGEST));
    if (need > free) most = Math.min(most, next);
    if (Math.abs(next - zoom) < STEP / 2) return;
    zoom = next;
    inner.style.setProperty("zoom", String(zoom));
  };
  const watching = new ResizeObserver(look);
  watching.observe(inner);
  watching.observe(room);
  return () => watching.disconnect();
}
