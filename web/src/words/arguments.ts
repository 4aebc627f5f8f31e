/** Fields of events and actions as Fluent receives them, by their shapes: the twin of wording/arguments.py. */
import type { Fields, Hint } from "../wire/shapes";
import type { Outcome } from "../wire/views";

export type Said = Record<string, string | number>;
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/** What knows the words for single values. */
export interface Speaker {
  player(seat: number): string;
  term(name: string, count?: number): string;
  counted(counts: readonly number[], kinds: readonly string[]): string;
  kindsOf(field: string): readonly string[] | undefined;
  listed(parts: readonly string[]): string;
}

/** All fields of an event or action for the sentence about it. */
export function fieldArguments(speaker: Speaker, fields: Fields, struct: { readonly [name: string]: Plain }): Said {
  const facts: Said = {};
  let before: number | null = null;
  for (const [name, hint] of Object.entries(fields)) {
    const value = struct[name] ?? null;
    Object.assign(facts, field(speaker, name, hint, value, amount(struct)));
    const number = typeof value === "number" && hint === "plain" ? value : null;
    if (number !== null && before !== null) facts[`${name}Key`] = number === before ? "same" : "other";
    before = number;
  }
  return facts;
}

/** The facts of an ask or a refusal: `…_seat` is a player, a string is an enumeration value. */
export function factArguments(speaker: Speaker, given: Readonly<Record<string, number | string>>): Said {
  const facts: Said = {};
  const count = typeof given["count"] === "number" ? given["count"] : 1;
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "string") {
      facts[name] = speaker.term(value, count);
      facts[`${name}Key`] = value;
    } else {
      facts[name] = name === "seat" || name.endsWith("_seat") ? speaker.player(value) : value;
    }
  }
  return facts;
}

function amount(struct: { readonly [name: string]: Plain }): number {
  const count = struct["count"];
  return typeof count === "number" ? count : 1;
}

function field(speaker: Speaker, name: string, hint: Hint, value: Plain, count: number): Said {
  if (hint === "outcome") return outcome(speaker, value as unknown as Outcome);
  if (typeof hint === "object" && "secret" in hint) {
    const inside = (value as { readonly value: Plain }).value;
    if (inside === null) return { [name]: "hidden", [`${name}Key`]: "hidden" };
    return { [`${name}Key`]: "shown", ...field(speaker, name, hint.secret, inside, count) };
  }
  if (value === null) return { [name]: "none", [`${name}Key`]: "none" };
  if (typeof hint === "object" && "maybe" in hint) {
    return { [`${name}Key`]: "shown", ...present(speaker, name, hint.maybe, value, count) };
  }
  return present(speaker, name, hint, value, count);
}

function present(speaker: Speaker, name: string, hint: Hint, value: Plain, count: number): Said {
  if (Array.isArray(value)) return row(speaker, name, hint, value, count);
  if (typeof value === "object" && value !== null && typeof hint === "object" && "struct" in hint) {
    const parts = fieldArguments(speaker, hint.struct, value as { readonly [name: string]: Plain });
    return Object.fromEntries(Object.entries(parts).map(([part, said]) => [`${name}_${part}`, said]));
  }
  return single(speaker, name, hint, value, count);
}

function single(speaker: Speaker, name: string, hint: Hint, value: Plain, count: number): Said {
  if (typeof value === "boolean") {
    const said = value ? "yes" : "no";
    return { [name]: said, [`${name}Key`]: said };
  }
  if (typeof value === "string") return { [name]: speaker.term(value, count), [`${name}Key`]: value };
  return { [name]: hint === "seat" ? speaker.player(value as number) : (value as number) };
}

function row(speaker: Speaker, name: string, hint: Hint, parts: readonly Plain[], count: number): Said {
  const kinds = speaker.kindsOf(name);
  if (kinds && kinds.length === parts.length && parts.every((part) => typeof part === "number")) {
    const counts = parts as readonly number[];
    return { [name]: speaker.counted(counts, kinds), [`${name}Count`]: counts.reduce((sum, each) => sum + each, 0) };
  }
  const hints = typeof hint === "object" && "row" in hint ? hint.row : [];
  const told = parts.map((part, place) =>
    field(speaker, name, (hints.length === parts.length ? hints[place] : hints[0]) ?? "plain", part, count),
  );
  const texts = told.flatMap((one) => (name in one ? [String(one[name])] : []));
  const facts: Said = { [name]: speaker.listed(texts), [`${name}Count`]: parts.length };
  if (told.length > 0 && told.every((one) => one[`${name}Key`] === "hidden")) {
    return { ...facts, [name]: "hidden", [`${name}Key`]: "hidden" };
  }
  return facts;
}

function outcome(speaker: Speaker, value: Outcome): Said {
  const winners = value.places.flatMap((place, seat) => (place === 1 ? [speaker.player(seat)] : []));
  return { winners: speaker.listed(winners), winnersCount: winners.length, endingKey: value.ending };
}
