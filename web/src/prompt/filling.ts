/** Filling in a prompt's form: values, whether they fit their domains, and the action they make. No rule lives here. */
import type { Window } from "../games/contract";
import type { Amount, Domain, Form, Kinds, PromptView } from "../wire/types";
import type { Told } from "../words/voice";
import { UNSAID } from "./unsaid";

export type Value = number | string | readonly number[];
export type Filling = Record<string, Value>;

/** How many values a domain of numbers has. */
export const sizeOf = (amount: Amount) => amount.high - amount.low + 1;

export const total = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);

/** Names that stand for leaving a thing as it is. */
const NOTHING = ["none", "no"];

/** A first value: the lowest, the only one, the one that does nothing, or nothing yet. What somebody says or chooses is never lent to them. */
export function firstValue(domain: Domain): Value {
  switch (domain.type) {
    case "amount":
      return domain.low;
    case "one_of":
      return domain.names.length === 1 ? (domain.names[0] ?? "") : (domain.names.find((name) => NOTHING.includes(name)) ?? "");
    case "seat":
      return domain.seats.length === 1 ? (domain.seats[0] ?? -1) : -1;
    case "kinds":
      return total(domain.available) === domain.least ? [...domain.available] : domain.available.map(() => 0);
  }
}

/** One thing that can be done: all forms of one action, and for each field every value that some form allows. */
export interface Way {
  action: string;
  forms: readonly Form[];
  fields: readonly (readonly [string, Domain])[];
  /** Names that a field shows to everybody, though they cannot all be given. */
  slots?: Readonly<Record<string, readonly string[]>>;
}

/** The ways to answer a prompt; *order* names the fields of an action as a person would fill them in. */
export function waysOf(prompt: PromptView, order: (action: string) => readonly string[]): Way[] {
  const actions = [...new Set(prompt.choices.map((form) => form.action))];
  return actions.map((action) => {
    const forms = prompt.choices.filter((form) => form.action === action);
    const fields = order(action).flatMap((name) => {
      const domains = forms.flatMap((form) => form.fields[name] ?? []);
      return domains[0] ? [[name, domains.reduce(widened)] as const] : [];
    });
    return { action, forms, fields };
  });
}

/** The same ways as everybody has them: where one stands that all have, the other stands beside it, with every name. */
export function windowed(ways: readonly Way[], window: Pick<Window<never>, "beside" | "action" | "field" | "names"> | undefined): readonly Way[] {
  if (!window || !ways.some((way) => way.action === window.beside)) return ways;
  const slots = { [window.field]: window.names };
  const others = ways.filter((way) => way.action !== window.action);
  const mine = ways.find((way) => way.action === window.action) ?? { action: window.action, forms: [], fields: [[window.field, { type: "one_of", names: [] }]] };
  return [{ ...mine, slots }, ...others];
}

const union = <T>(one: readonly T[], two: readonly T[]) => [...one, ...two.filter((each) => !one.includes(each))];

/** A domain that has room for the values of both. */
function widened(one: Domain, two: Domain): Domain {
  if (one.type === "amount" && two.type === "amount")
    return { ...one, low: Math.min(one.low, two.low), high: Math.max(one.high, two.high) };
  if (one.type === "one_of" && two.type === "one_of") return { ...one, names: union(one.names, two.names) };
  if (one.type === "seat" && two.type === "seat") return { ...one, seats: union(one.seats, two.seats) };
  if (one.type === "kinds" && two.type === "kinds")
    return {
      ...one,
      available: one.available.map((count, place) => Math.max(count, two.available[place] ?? 0)),
      least: Math.min(one.least, two.least),
      most: Math.max(one.most, two.most),
    };
  return one;
}

/** Where a person would begin to count, as the game's face has it. */
export type Opening = (action: string, field: string) => number | null;

/** Every field with a first value, or as the draft has it. */
export function blank(way: Way, draft: Told | null = null, opening: Opening = () => null): Filling {
  const isSame = draft?.type === way.action;
  return Object.fromEntries(
    way.fields.map(([name, domain]) => [
      name,
      isSame && draft[name] !== undefined ? (draft[name] as Value) : begun(domain, opening(way.action, name)),
    ]),
  );
}

const begun = (domain: Domain, wanted: number | null) => {
  if (domain.type !== "amount" || wanted === null) return firstValue(domain);
  return wanted === UNSAID && !isForced(domain) ? UNSAID : within(domain, wanted);
};

/** The nearest number that a domain has. */
export const within = (amount: Amount, value: number) => Math.min(amount.high, Math.max(amount.low, value));

/** Whether a value belongs to its domain, as the server will test it again. */
export function fits(domain: Domain, value: Value | undefined): boolean {
  switch (domain.type) {
    case "amount":
      return typeof value === "number" && Number.isInteger(value) && domain.low <= value && value <= domain.high;
    case "one_of":
      return typeof value === "string" && domain.names.includes(value);
    case "seat":
      return typeof value === "number" && domain.seats.includes(value);
    case "kinds":
      return Array.isArray(value) && fitsKinds(domain, value as readonly number[]);
  }
}

function fitsKinds(domain: Kinds, value: readonly number[]): boolean {
  const sum = total(value);
  return (
    value.length === domain.available.length &&
    domain.least <= sum &&
    sum <= domain.most &&
    value.every((count, place) => Number.isInteger(count) && 0 <= count && count <= (domain.available[place] ?? 0))
  );
}

/** Whether these cards, and perhaps more, can still be given. */
export const canBecome = (domain: Kinds, value: readonly number[]) => fits({ ...domain, least: 0 }, value);

/** Whether a field can have been filled in so far like that: cards may be missing, and something or somebody not be named yet. */
export const isBegun = (domain: Domain, value: Value | undefined) =>
  domain.type === "kinds" ? canBecome(domain, value as readonly number[]) : fits(domain, value) || value === firstValue(domain);

/** Whether something must be taken back: each field may be filled in like that, but no form takes them together. */
export const isOverfull = (way: Way, filling: Filling) =>
  way.fields.some(([, domain]) => domain.type === "kinds") &&
  !way.forms.some((form) => Object.entries(form.fields).every(([name, domain]) => isBegun(domain, filling[name])));

/** How many cards the way takes at most, whatever their kinds. */
export const mostOf = (way: Way) =>
  Math.max(0, ...way.forms.map((form) => total(Object.values(form.fields).map((domain) => (domain.type === "kinds" ? Math.min(domain.most, total(domain.available)) : 0)))));

/** Whether some form of the way takes the filling. */
export const isComplete = (way: Way, filling: Filling) =>
  way.forms.some((form) => Object.entries(form.fields).every(([name, domain]) => fits(domain, filling[name])));

/** The action that a filled form stands for. */
export const actionOf = (way: Way, filling: Filling): Told => ({ type: way.action, ...filling }) as Told;

/** Whether there is only one value to give. */
export function isForced(domain: Domain): boolean {
  switch (domain.type) {
    case "amount":
      return sizeOf(domain) === 1;
    case "one_of":
      return domain.names.length === 1;
    case "seat":
      return domain.seats.length === 1;
    case "kinds":
      return total(domain.available) === domain.least;
  }
}

/** A way that is taken by pressing it: nothing to fill in, or only one way to do so. */
export const isPlain = (way: Way) => !way.slots && way.fields.every(([, domain]) => isForced(domain));

/** The way that a prompt opens with: that of the draft, else the first with something to fill in; where all have the same ways, one that all can go. */
export function openingWay(ways: readonly Way[], draft: Told | null): number {
  const drafted = ways.findIndex((way) => way.action === draft?.type);
  if (drafted >= 0) return drafted;
  const filled = ways.findIndex((way) => !isPlain(way) && !way.slots);
  return Math.max(0, filled < 0 ? ways.findIndex(isPlain) : filled);
}
