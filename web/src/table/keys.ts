/** Keys of the table: one letter each, never while somebody types, never over an open sheet. */
export type Opening = "log" | "rules" | "talk" | "menu" | "keys";

const OPENING: Record<string, Opening> = { l: "log", r: "rules", t: "talk", m: "menu", "?": "keys" };
/** Every key with what it does, for the sheet that explains them. */
export const KEYS = ["l", "r", "t", "m", "1", "w", "f", "enter", "?"] as const;

export type Wanted = { open: Opening } | { choose: number } | { do: "confirm" | "way" | "form" };

/** What a key asks for; null if it is not for the table. */
export function wantedBy(event: KeyboardEvent): Wanted | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  if (document.querySelector("dialog[open]")) return null;
  const key = event.key.toLowerCase();
  const open = OPENING[key];
  if (open) return { open };
  if (/^[1-9]$/.test(key)) return isChoice(event.target) ? null : { choose: Number(key) };
  if (key === "w") return { do: "way" };
  if (key === "f") return { do: "form" };
  // A key that is still held from the answer before answers nothing.
  return key === "enter" && !event.repeat && !isControl(event.target) ? { do: "confirm" } : null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=range])"));
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("button, a[href], input:not([type=radio]), select, textarea, summary, [role=button], [role=slider]") !== null;
const isChoice = (target: EventTarget | null) => target instanceof HTMLElement && target.matches("[role=slider], input[type=range]");

const CHOICES = ".fields input[type=radio], .fields button.add, .plains .plate";
/** On the stage also stand answers, which Enter gives, and what only shows something. */
const ASIDE = ".plate.big, .files, .help, .turner, .tools *, .banter *, .people *";

/** Do what a key asks of the question: go to the nth choice, the next way, the form, or the answer. */
export function handle(wanted: Wanted, root: ParentNode): void {
  if ("choose" in wanted) return choose(wanted.choose, root);
  if (!("do" in wanted)) return;
  if (wanted.do === "way") return nextWay(root);
  if (wanted.do === "form") return root.querySelector<HTMLElement>(".prompt .unfold")?.click();
  confirm(mainAction(root));
}

/** Go to the log that stands beside the stage, and there to what happened last. */
export function showLog(root: ParentNode): void {
  const log = root.querySelector<HTMLElement>(".side [role=log]");
  log?.focus();
  log?.scrollTo({ top: 0 });
}

/** The answer in the form, or else on the stage: rather one that is tapped than one that is held. */
function mainAction(root: ParentNode): HTMLButtonElement | null {
  const find = (action: string) => root.querySelector<HTMLButtonElement>(`${action}:not(:disabled)`);
  return find(".prompt .plate.big") ?? find(".stage .plate.big:not(.hold)") ?? find(".stage .plate.big");
}

function choose(number: number, root: ParentNode): void {
  const inForm = [...root.querySelectorAll<HTMLElement>(`.prompt :is(${CHOICES})`)];
  const onStage = [...root.querySelectorAll<HTMLElement>(`.stage :is(button, input, [tabindex='0']):not(:disabled, ${ASIDE})`)];
  const chosen = (inForm.length ? inForm : onStage)[number - 1];
  // A card is put in; whatever else is chosen has the focus, so that arrows and Enter go on from it.
  if (!chosen?.matches("button.add")) chosen?.focus();
  if (chosen?.matches("input[type=radio], button.add")) chosen.click();
}

function nextWay(root: ParentNode): void {
  const ways = [...root.querySelectorAll<HTMLElement>(".prompt .way")];
  const at = ways.findIndex((each) => each.getAttribute("aria-pressed") === "true");
  const next = ways[(at + 1) % Math.max(1, ways.length)];
  next?.focus();
  next?.click();
}

/** A costly answer is only brought under the finger: it is held, as with any other pointer. */
function confirm(button: HTMLButtonElement | null): void {
  button?.focus();
  if (button && !button.classList.contains("hold")) button.click();
}
