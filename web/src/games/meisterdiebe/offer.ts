/** What a prompt offers, read from its domains: nothing here knows a rule. */
import { fits, total } from "../../prompt/filling";
import type { Form, Kinds, PromptView } from "../../wire/types";
import type { Told } from "../../words/voice";

type Asked = PromptView | null;

const formsOf = (prompt: Asked, action: string): readonly Form[] => prompt?.choices.filter((form) => form.action === action) ?? [];

export const offers = (prompt: Asked, action: string) => formsOf(prompt, action).length > 0;

/** The drawers one may put a hand on, and what that does. */
export function drawersIn(prompt: Asked): { action: string; drawers: readonly number[] } | null {
  for (const action of ["Open", "Place"]) {
    const domain = formsOf(prompt, action)[0]?.fields["drawer"];
    if (domain?.type === "amount")
      return { action, drawers: Array.from({ length: domain.high - domain.low + 1 }, (_, place) => domain.low + place) };
  }
  return null;
}

/** The names that a field of an action may have. */
export const namesIn = (prompt: Asked, action: string, field: string): readonly string[] => [
  ...new Set(
    formsOf(prompt, action).flatMap((form) => {
      const domain = form.fields[field];
      return domain?.type === "one_of" ? domain.names : [];
    }),
  ),
];

/** The imitations that may be laid, with the alarm or without. */
export function layingIn(prompt: Asked, isWithAlarm: boolean): Kinds | null {
  const domain = formsOf(prompt, isWithAlarm ? "LayWithAlarm" : "Lay")[0]?.fields["imitations"];
  return domain?.type === "kinds" ? domain : null;
}

export interface Turn {
  rotation: string;
  flip: string;
}

/** Whether the chest may be turned and flipped like that. */
export const mayTurn = (prompt: Asked, turn: Turn) =>
  formsOf(prompt, "Manipulate").some((form) => fitsForm(form, { ...turn }));

const fitsForm = (form: Form, values: Record<string, string>) =>
  Object.entries(form.fields).every(([name, domain]) => fits(domain, values[name]));

/** A wish, with the rest of the turn given up where both do not go together. */
export function wished(prompt: Asked, turn: Turn, wish: Partial<Turn>): Turn {
  const both = { ...turn, ...wish };
  if (mayTurn(prompt, both)) return both;
  const alone = { rotation: "none", flip: "no", ...wish };
  return mayTurn(prompt, alone) ? alone : turn;
}

/** One stone more of a kind; where only one may be laid it takes the place of the other. */
export function added(domain: Kinds, laid: readonly number[], place: number): readonly number[] {
  const start = domain.most === 1 ? laid.map(() => 0) : laid;
  const next = start.map((count, at) => (at === place ? count + 1 : count));
  return total(next) <= domain.most && (next[place] ?? 0) <= (domain.available[place] ?? 0) ? next : laid;
}

/** What is laid before anybody has chosen: the only stone there is, or nothing. */
export function laidAtFirst(domain: Kinds | null): readonly number[] {
  if (!domain) return [];
  const kinds = domain.available.filter((count) => count > 0).length;
  return domain.available.map((count) => (kinds === 1 && count > 0 ? domain.least : 0));
}

export const isLaid = (domain: Kinds | null, laid: readonly number[]) => domain !== null && fits(domain, laid);

export const told = (type: string, fields: Record<string, string | number | readonly number[]> = {}): Told => ({ type, ...fields }) as Told;
