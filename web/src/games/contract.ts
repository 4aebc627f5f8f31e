/** What a game's folder gives the table, and what the table gives a game's stage. No rule of a game is in either. */
import type { Component } from "svelte";
import type { Unsent } from "../prompt/unsent.svelte";
import type { Player } from "../table/sitting.svelte";
import type { Wish } from "../wire/link";
import type { Clock, PromptView } from "../wire/types";
import type { Told, Voice } from "../words/voice";

export interface StageProps<ViewT> {
  /** The truth, as this seat or a spectator may see it. */
  view: ViewT;
  /** The question put to me, if there is one. */
  prompt: PromptView | null;
  /** My sealed answer to it, if I have given one; another answer replaces it. */
  draft: Told | null;
  /** What I have chosen for it so far, which a reload does not take away. */
  unsent: Unsent;
  /** What happened so far, the latest last. */
  events: readonly Told[];
  /** My seat; null for a spectator and the big screen. */
  seat: number | null;
  players: readonly Player[];
  /** The seats that are asked just now, and how many of them have a sealed answer: not who, and not in which order. */
  asked: readonly number[];
  locked: number;
  /** Until when they have time, by the house's watch, which `now` reads. */
  clock: Clock | null;
  now: () => number;
  voice: Voice;
  /** Talk: a phrase, an emote, a claim, a promise. */
  say: (wish: Wish) => void;
  /** Answer the prompt; whether the house took it. */
  answer: (action: Told) => Promise<boolean>;
  /** Show who sits there; absent where nobody touches the stage. */
  meet?: (seat: number) => void;
  /** Whether a match is shown again that is over: there is nothing to say, and nothing to note. */
  isPast?: boolean;
}

export interface HandCard {
  kind: string;
  corner: string | number | null;
  count: number | null;
  isGone: boolean;
  isNotched: boolean;
}

/** What a card is for. */
export interface Meaning {
  /** In one sentence: a key of the game's words, if it has one. */
  about: string | null;
  /** The paragraph of the rulebook that says all of it. */
  rule: string;
}

export interface Badge {
  /** A key of the client's words, with $count. */
  key: string;
  /** The same in words, for whoever listens. */
  said: string;
  count: number;
}

/** A question that looks the same to everybody: beside one action another always stands, with every name there is. */
export interface Window<ViewT> {
  beside: string;
  action: string;
  field: string;
  names: readonly string[];
  /** Why I cannot give a name: a key of the game's words. */
  lack: (view: ViewT, name: string) => string;
}

export interface GameFace<ViewT = never> {
  /** What the game is about, for whoever has never played it: a key of its words. */
  first: string;
  /** The same in one short sentence, for where there is hardly any room. */
  gist: string;
  /** Actions that are confirmed by holding: they cost something and cannot be taken back. */
  grave: readonly string[];
  /** Options that are shown first; the others are house rules. */
  options: readonly string[];
  /** What everybody sees of a seat, beside the name. */
  badge: (view: ViewT, seat: number) => Badge | null;
  /** Whether a seat has a title just now, by a key of the client's words. */
  title: (view: ViewT, seat: number) => string | null;
  /** My own cards. */
  hand: (view: ViewT) => readonly HandCard[];
  /** Whether nobody else may know how many cards I hold just now. */
  isHandUncounted?: (view: ViewT) => boolean;
  /** What I have laid where nobody else sees it: into the case, onto the truck, face down before me. */
  laid?: (view: ViewT) => readonly HandCard[];
  /** What a card of the hand is for. */
  meaning: (kind: string) => Meaning;
  /** What a number in a form stands for. */
  naming?: (voice: Voice, action: string, field: string, value: number) => string | null;
  /** Where a number in a form begins, if not with the lowest; `UNSAID` where none is lent. */
  opening?: (view: ViewT, action: string, field: string) => number | null;
  /** What stands in the corner of a kind's card in a form. */
  corner?: (view: ViewT, kind: string) => string | number | null;
  isNotched?: (kind: string) => boolean;
  /** Actions that name what lies open before everybody: nobody needs to cover their form. */
  open?: readonly string[];
  /** Where the rulebook says how much an action takes together; how much that is stands in the question. */
  limits?: Readonly<Record<string, string>>;
  /** What is asked in a form whose shape tells nobody what I hold. */
  window?: Window<ViewT>;
  /** How a question is put to whoever hides what is theirs, if it would tell: a key of the game's words. */
  quiet?: (view: ViewT, prompt: PromptView) => string | null;
  /** Whether the stage itself takes the answer to a prompt; the form is then folded away, and one tap brings it back. */
  takes?: (prompt: PromptView) => boolean;
  /** Events that decide something: until the stage has shown one, the table around it stands as it stood before. */
  verdicts?: readonly string[];
  stage: () => Promise<{ default: Component<StageProps<ViewT>> }>;
}
