/** Sheets over a page and the browser's way back: it takes the top-most away, and only from a bare page it leads elsewhere. */
import { tick } from "svelte";
import { keep } from "./scroll";

/** How each open sheet is closed, the top-most last; each has an entry of its own in the browser's history. */
const open: (() => void)[] = [];
/** For so many milliseconds the browser is trusted to go back when it is told to. */
const PATIENCE = 1_000;
/** While the browser goes back over entries whose sheets are closed: what waits for it, and how it ends. */
let returning: { isDone: Promise<void>; end: () => void } | null = null;

/** How many sheets lie there by the browser's history. */
export const noted = () => (history.state as { sheets?: number } | null)?.sheets ?? 0;

/** Lay a sheet over all others; the answer takes it away, however it was closed. */
export function lay(close: () => void): () => void {
  const mine = () => close();
  open.push(mine);
  queueMicrotask(level);
  return () => {
    open.splice(open.indexOf(mine), 1);
    queueMicrotask(level);
  };
}

/** Call when the browser has gone elsewhere in its history, *isHere* if to the same page; whether that concerned sheets alone. */
export function turned(isHere: boolean): boolean {
  const wasReturning = returning !== null;
  returning?.end();
  const isMine = isHere && (wasReturning || noted() !== open.length);
  if (isMine && !wasReturning) for (const close of open.slice(noted()).reverse()) close();
  // What was closed is gone by then. No sheet comes back by the way forward: that entry is left again.
  void tick().then(level);
  return isMine;
}

/** When the browser is where it was sent; at once, mostly. */
export const settled = () => returning?.isDone ?? null;

/** Have as many entries as there are sheets: one sheet that takes another's place takes its entry, too. */
function level(): void {
  const more = open.length - noted();
  if (returning || more === 0) return;
  if (more < 0) return goBack(more);
  if (noted() === 0) keep();
  for (let sheets = noted() + 1; sheets <= open.length; sheets += 1) history.pushState({ sheets }, "");
}

function goBack(by: number): void {
  let end = () => undefined as void;
  const isDone = new Promise<void>((resolve) => (end = resolve));
  // Where there is nothing to go back to, the entry counts as the page's own.
  const late = setTimeout(() => {
    returning?.end();
    history.replaceState({ ...(history.state as object | null), sheets: open.length }, "");
  }, PATIENCE);
  returning = {
    isDone,
    end: () => {
      clearTimeout(late);
      returning = null;
      end();
    },
  };
  history.go(by);
}
