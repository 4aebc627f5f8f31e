/** Where a page stands: a new screen begins at its top, and the browser's way back leads to where one was. */

/** A page is laid piece by piece; for so many milliseconds one is held where one was. */
const PATIENCE = 6_000;
/** Who does one of these moves by himself, and is moved no further. */
const OWN = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Ends the way to where one was; null when there is none. */
let stop: (() => void) | null = null;

/** From now on the browser leaves it to us: it would move a page that is not laid yet. */
export function takeOver(): void {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", keep);
}

/** Note in the browser's history how far down one is, before one goes elsewhere. */
export function keep(): void {
  history.replaceState({ ...(history.state as object | null), down: Math.round(scrollY) }, "");
}

/** Begin at the top, at once. */
export function begin(): void {
  stop?.();
  scrollTo({ top: 0, behavior: "instant" });
}

/** A screen that takes another's place on the same page begins at its top, unless somebody is just coming back to it. */
export function follow(): void {
  if (!stop) begin();
}

/** Go to where one was when one left this page, and stay there whatever else is laid; a page that is new begins at its top. */
export function restore(): void {
  begin();
  const { down = 0 } = (history.state as { down?: number } | null) ?? {};
  if (down <= 0) return;
  const page = document.documentElement;
  const length = new ResizeObserver(() => scrollTo({ top: down, behavior: "instant" }));
  const end = () => {
    length.disconnect();
    clearTimeout(late);
    page.style.removeProperty("overflow-anchor");
    for (const each of OWN) removeEventListener(each, end);
    stop = null;
  };
  const late = setTimeout(end, PATIENCE);
  stop = end;
  // What comes late stands above what one saw before, too: the browser would move one on by as much.
  page.style.setProperty("overflow-anchor", "none");
  length.observe(page);
  for (const each of OWN) addEventListener(each, end, { passive: true });
}
