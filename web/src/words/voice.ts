/** The voice of one table: a game's sentences in one language, with its players' names. The twin of sentences.py. */
import type { FluentBundle } from "@fluent/bundle";
import { GAMES, type GameKey, type GameShape } from "../wire/shapes";
import type { Language, PromptView } from "../wire/types";
import { factArguments, fieldArguments, type Plain, type Said, type Speaker } from "./arguments";
import { bundled, gameText, programText, said, stageText, type Facts } from "./bundles";
import { isolated } from "./isolated";

export type Told = { readonly type: string; readonly [name: string]: Plain };

const isSecret = (part: Plain) => typeof part === "object" && part !== null && "value" in part && "to" in part;
const veil = (part: Plain): Plain => (Array.isArray(part) ? part.map(veil) : isSecret(part) ? { value: null } : part);

/** An event as a neighbour may read it over one's shoulder. */
export const veiled = (event: Told): Told => ({ ...Object.fromEntries(Object.entries(event).map(([name, part]) => [name, veil(part)])), type: event.type });

export class Voice implements Speaker {
  readonly shape: GameShape;

  constructor(
    readonly game: GameKey,
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    readonly players: readonly string[] = [],
    private readonly isDiscreet = false,
  ) {
    this.shape = GAMES[game];
  }

  /** The same voice for other people. */
  among(players: readonly string[]): Voice {
    return new Voice(this.game, this.language, this.bundles, players, this.isDiscreet);
  }

  /** The same voice for ears that are in on nothing: it tells what happened as everybody else hears it. */
  discreet(): Voice {
    return new Voice(this.game, this.language, this.bundles, this.players, true);
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(key: string, facts: Facts = {}): string {
    return said(this.bundles, key, facts) ?? key;
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("seat-number", { number: seat });
  }

  term(name: string, count = 1): string {
    return this.has(`term-${name}`) ? this.say(`term-${name}`, { count }) : name;
  }

  kindsOf(field: string): readonly string[] | undefined {
    return this.shape.vocabulary[field];
  }

  counted(counts: readonly number[], kinds: readonly string[]): string {
    const parts = counts.flatMap((count, place) =>
      count ? [this.say("counted", { count, thing: this.term(kinds[place] ?? "", count) })] : [],
    );
    return this.listed(parts);
  }

  listed(these: readonly string[]): string {
    const parts = these.map(isolated);
    if (parts.length === 0) return this.say("list-nothing");
    if (parts.length === 1) return parts[0] ?? "";
    return this.say("list-and", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  event(event: Told): string {
    const fields = this.shape.events[event.type];
    return fields ? this.say(`event-${event.type}`, fieldArguments(this, fields, this.isDiscreet ? veiled(event) : event)) : event.type;
  }

  ask(prompt: Pick<PromptView, "key" | "facts">, seat: number): string {
    const facts: Said = { seat: this.player(seat), ...factArguments(this, prompt.facts) };
    return this.say(`ask-${prompt.key}`, facts);
  }

  waiting(phase: string, seats: readonly number[]): string {
    return this.say(`wait-${phase}`, { seats: this.listed(seats.map((seat) => this.player(seat))), count: seats.length });
  }

  action(action: Told): string {
    const fields = this.shape.actions[action.type];
    return fields ? this.say(`action-${action.type}`, fieldArguments(this, fields, action)) : action.type;
  }

  form(action: string): string {
    return this.say(`action-${action}-form`);
  }

  field(action: string, name: string): string {
    return this.say(`field-${action}-${name}`);
  }

  refusal(refusal: { key: string; rule: string; facts: Readonly<Record<string, number | string>> }): string {
    const reason = this.say(`refuse-${refusal.key}`, factArguments(this, refusal.facts));
    return this.say("refused", { reason, rule: refusal.rule });
  }

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  optionValue(name: string, value: string | number): string {
    const values = this.shape.options[name] ?? [];
    return values.every((each) => typeof each === "number")
      ? this.say(`option-${name}-value`, { value })
      : this.say(`option-${name}-${value}`);
  }

  phrase(number: number): string {
    return this.say(`phrase-${number}`);
  }
}

const kept = new Map<string, Promise<Voice>>();

/** The voice of a game in a language; its files are loaded once. */
export function voiceOf(game: GameKey, language: Language): Promise<Voice> {
  const name = `${game}/${language}`;
  let voice = kept.get(name);
  if (!voice) kept.set(name, (voice = loaded(game, language)));
  return voice;
}

async function loaded(game: GameKey, language: Language): Promise<Voice> {
  // No second language to fall back on: tests on both sides see to it that every file has every key.
  const folder = GAMES[game].folder;
  const texts = await Promise.all([gameText(folder, language), stageText(folder, language), programText(language)]);
  return new Voice(game, language, [bundled(language, ...texts)]);
}
