/** The focus stays at the table: when what had it is taken away, it goes to what lay beside it, or waits at the stage. */

const GROUPS = "ul, ol, fieldset, [role=group]";
const CONTROLS = ":is(button, input):not(:disabled, [tabindex='-1'])";

const controlsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>(CONTROLS)];

/** For the element of a whole table: its stage is `main`, its form is `.prompt`, which may be folded away. Who comes from the hall by a button there (*isCarried*) goes on here. */
export function attentive(table: HTMLElement, isCarried = false): { destroy(): void } {
  let last: HTMLElement | null = null;
  let group: Element | null = null;
  let place = 0;
  let isParked = false;

  function note(event: FocusEvent) {
    last = event.target as HTMLElement;
    group = last.closest(GROUPS);
    place = group ? controlsOf(group).indexOf(last) : 0;
    isParked = isCarried = false;
  }
  const isTakenAway = () => isCarried || (last !== null && (!last.isConnected || last.matches(":disabled")));
  const isLost = () => document.activeElement === document.body && isTakenAway();
  const formOf = () => table.querySelector(".prompt :is(.act, .plains)")?.closest<HTMLElement>(".prompt");
  const beside = () => {
    const left = group?.isConnected ? controlsOf(group) : [];
    return left[Math.min(place, left.length - 1)];
  };
  function look() {
    const stage = table.querySelector<HTMLElement>("main");
    const isWaiting = isParked && document.activeElement === stage;
    if (!isLost() && !isWaiting) return;
    const next = (isWaiting ? undefined : beside()) ?? formOf() ?? stage;
    if (next !== document.activeElement) next?.focus({ preventScroll: true });
    isParked = next === stage;
  }
  // A button that is disabled loses the focus with the next picture only; without need none is asked for.
  let frame = 0;
  function soon() {
    const isNeeded = isTakenAway() || (isParked && formOf() !== undefined);
    if (frame || !isNeeded) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    });
  }

  const watching = new MutationObserver(soon);
  watching.observe(table, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", note);
  if (isCarried) soon();
  return {
    destroy() {
      watching.disconnect();
      cancelAnimationFrame(frame);
      table.removeEventListener("focusin", note);
    },
  };
}
