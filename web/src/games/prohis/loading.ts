/** Putting cards on a truck or a tray, one by one; what fits is said by the prompt alone. */
import { isComplete, total, type Way } from "../../prompt/filling";
import { KINDS } from "../../wire/printed";
import type { Form, Kinds } from "../../wire/types";
import type { Told, Voice } from "../../words/voice";

const SHORT: Record<string, string> = { legal: "stage-pr-short-legal", illegal: "stage-pr-short-illegal", waive: "stage-pr-short-waive" };
/** A card, or letting a convoy pass, in as few words as there are. */
export const short = (voice: Voice, kind: string) => (SHORT[kind] ? voice.say(SHORT[kind]) : voice.term(kind));

const BROKEN: Record<string, string> = { lieutenant: "stage-pr-break-lieutenant", captain: "stage-pr-break-captain", inspector: "stage-pr-break-inspector" };
/** The same for under a narrow card: it says where it may be broken. */
export const broken = (voice: Voice, kind: string) => (BROKEN[kind] ? voice.say(BROKEN[kind]) : short(voice, kind));

/** The place of the pile in the yard, before those of the cards. */
export const PILE = -1;

/** One card after the other, by kind. */
export const laid = (counts: readonly number[]) => KINDS.flatMap((kind, place) => Array.from({ length: counts[place] ?? 0 }, () => kind as string));

/** All cards of a form's fields in the order of the kinds: a truck is filled in two parts, a tray in one. */
const PARTS: Record<string, readonly (readonly [string, number, number])[]> = {
  Convoy: [["goods", 0, 2], ["controls", 2, 5]],
  Bribe: [["cards", 0, 5]],
};
const partsOf = (action: string) => PARTS[action] ?? [];

/** The answer that these cards make. */
export const loaded = (action: string, counts: readonly number[]): Told => ({
  type: action,
  ...Object.fromEntries(partsOf(action).map(([name, from, to]) => [name, counts.slice(from, to)])),
});

/** All cards of an answer that is begun, by the parts that are. */
export const gathered = (action: string, part: (name: string, size: number) => readonly number[] | null): readonly number[] =>
  partsOf(action).flatMap(([name, from, to]) => part(name, to - from) ?? Array.from({ length: to - from }, () => 0));

/** Whether the cards can be sent as they lie. */
export function isReady(way: Way, counts: readonly number[]): boolean {
  const { type: _, ...fields } = loaded(way.action, counts);
  return isComplete(way, fields as Record<string, readonly number[]>);
}

/** How many cards can be sent, at least and at most. */
export function boundsOf(way: Way): { least: number; most: number } {
  const sums = way.forms.filter((form) => missingIn(form, NONE) < Infinity).map((form) => ({ least: missingIn(form, NONE), most: total(kindsOf(form).map((each) => Math.min(each.most, total(each.available)))) }));
  return { least: Math.min(...sums.map((each) => each.least)), most: Math.max(...sums.map((each) => each.most)) };
}

/** How many cards must still be laid down before they can be sent. */
export const missing = (way: Way, counts: readonly number[]) => Math.min(...way.forms.map((form) => missingIn(form, counts)));

const NONE = KINDS.map(() => 0);
const kindsOf = (form: Form) => partsOf(form.action).map(([name]) => form.fields[name] as Kinds);

function missingIn(form: Form, counts: readonly number[]): number {
  if (!hasRoom(form, counts) || kindsOf(form).some((each) => total(each.available) < each.least)) return Infinity;
  return total(partsOf(form.action).map(([, from, to], place) => Math.max(0, (kindsOf(form)[place]?.least ?? 0) - total(counts.slice(from, to)))));
}

/** Whether there is a form that these cards, and perhaps more, can still fill. */
export const canLoad = (way: Way, counts: readonly number[]) => way.forms.some((form) => hasRoom(form, counts));

function hasRoom(form: Form, counts: readonly number[]): boolean {
  return partsOf(form.action).every(([name, from, to]) => {
    const domain = form.fields[name] as Kinds | undefined;
    const part = counts.slice(from, to);
    return domain !== undefined && total(part) <= domain.most && part.every((count, place) => count <= (domain.available[place] ?? 0));
  });
}

/** The same cards with one more, or one less, of a kind. */
export const changed = (counts: readonly number[], place: number, by: number) =>
  counts.map((count, each) => (each === place ? count + by : count));
