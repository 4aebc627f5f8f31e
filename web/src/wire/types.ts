// Written by web/generate.py from the Python types. Do not edit: run it again.

export type * from "./commands";

export const SHAPES = ["anchor", "barrel", "bell", "crown", "diamond", "feather", "hat", "key", "lantern", "moon", "ship", "star"] as const;
export const LANGUAGES = ["en", "nl", "de"] as const;
export const PACES = ["relaxed", "live", "quick", "slow"] as const;
export const LEVELS = ["beginner", "solid", "strong", "champion"] as const;
export const TEMPERS = ["honest", "gambler", "sceptic", "grudge"] as const;
export const EMOTES = ["laugh", "gasp", "sweat", "shrug", "applaud", "wink", "cry", "stare"] as const;
export const PROMISES = ["let_pass", "repay", "spare", "share", "truth", "revenge"] as const;
export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 300;

export type Shape = "anchor" | "barrel" | "bell" | "crown" | "diamond" | "feather" | "hat" | "key" | "lantern" | "moon" | "ship" | "star";
export type Language = "en" | "nl" | "de";
export type PaceName = "relaxed" | "live" | "quick" | "slow";
export type Level = "beginner" | "solid" | "strong" | "champion";
export type Temper = "honest" | "gambler" | "sceptic" | "grudge";
export type Emote = "laugh" | "gasp" | "sweat" | "shrug" | "applaud" | "wink" | "cry" | "stare";
export type PromiseKey = "let_pass" | "repay" | "spare" | "share" | "truth" | "revenge";
export type Privacy = "link" | "public";
export type Role = "player" | "watcher" | "screen";
export type Phase = "lobby" | "playing" | "finished" | "closed";
export type Seat = number;
export type Domain =
  | Amount
  | OneOf
  | AnySeat
  | Kinds;
export type FromServer =
  | Ack
  | Refused
  | Pong
  | Trouble
  | Step
  | State;

/** The command is done and on disk. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
}

/** The command is refused, and nothing has changed: a wording key, the rule it rests on, facts, a sentence. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly key: string;
  readonly rule: string | null;
  readonly facts: Record<string, number | string>;
  readonly text: string;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
  readonly echo: number;
}

/** The table cannot go on for now; nothing is lost. *key* says why, `over` that it goes on. */
export interface Trouble {
  readonly type: "trouble";
  readonly key: "store_down" | "over" | "closing";
  readonly text: string;
}

/** What happened, and how things are now. */
export interface Step {
  readonly type: "step";
  readonly happened: readonly Happening[];
  readonly table: TableView;
  readonly match: MatchView | null;
}

/** Everything this member may see: what happened since he last looked, and how things are now. */
export interface State {
  readonly type: "state";
  readonly member: number;
  readonly number: number;
  readonly happened: readonly Happening[];
  readonly forgotten: number;
  readonly table: TableView;
  readonly match: MatchView | null;
  readonly now: number;
}

/** Somebody at the table. */
export interface Member {
  readonly member: number;
  readonly name: string;
  readonly shape: string;
  readonly role: "player" | "watcher" | "screen";
  readonly seat: Seat | null;
  readonly is_present: boolean;
  readonly is_ready: boolean;
  readonly stand_in_at: number | null;
  readonly has_left: boolean;
}

/** A bot in a seat. */
export interface BotPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly shape: string;
  readonly level: string;
  readonly temper: string;
}

/** What is being agreed on: how many are for it, and how many it takes. */
export interface VoteView {
  readonly on: string;
  readonly seat: Seat | null;
  readonly votes: readonly number[];
  readonly needed: number;
}

/** When the open question must be answered, and who has more-time tokens left. */
export interface Clock {
  readonly asked_at: number;
  readonly due_at: number | null;
  readonly tokens: readonly number[];
}

/** What everybody sees of the table itself. */
export interface TableView {
  readonly table: string;
  readonly code: string | null;
  readonly game: string;
  readonly version: number;
  readonly options: Record<string, string | number>;
  readonly seats: number;
  readonly phase: "lobby" | "playing" | "finished" | "closed";
  readonly pace: "relaxed" | "live" | "quick" | "slow";
  readonly hours: number;
  readonly privacy: "link" | "public";
  readonly chat: boolean;
  readonly members: readonly Member[];
  readonly bots: readonly BotPlayer[];
  readonly away: readonly Seat[];
  readonly paused: boolean;
  readonly votes: readonly VoteView[];
  readonly match: number;
  readonly commitment: string;
  readonly asked: readonly Seat[];
  readonly locked: number;
  readonly clock: Clock | null;
  readonly wishes: readonly Wish[];
}

/** Who watches, and asks for a seat that a bot plays. */
export interface Wish {
  readonly member: number;
  readonly seat: Seat;
}

/** The question put to a seat: a sentence's key and facts, the rules, and a form for each kind of answer. */
export interface PromptView {
  readonly number: number;
  readonly key: string;
  readonly rules: readonly string[];
  readonly facts: Record<string, number | string>;
  readonly choices: readonly Form[];
  readonly example: unknown;
}

/** What one audience sees of the match: the game's view, and the question put to it. */
export interface MatchView {
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly prompt: PromptView | null;
  readonly draft: unknown;
  readonly head: string;
  readonly entries: number;
}

/** One numbered thing that happened: at the table (*what*), in the match (*entry*, *events*), or both. */
export interface Happening {
  readonly number: number;
  readonly at: number;
  readonly what: unknown;
  readonly entry: number | null;
  readonly events: unknown;
}

/** One's place at a table. The token is the only key to it. */
export interface Admission {
  readonly table: string;
  readonly code: string | null;
  readonly member: number;
  readonly seat: Seat | null;
  readonly token: string;
}

/** For the other device: a secret that opens the same place once, for two minutes. */
export interface Pass {
  readonly secret: string;
  readonly expires: number;
  readonly link: string;
  readonly qr: string;
}

/** The way to one finished match, for others: it opens that match and nothing else. */
export interface Film {
  readonly link: string;
  readonly qr: string;
}

/** A question that a seat was asked in a finished match: what it answered, and what a champion might have. */
export interface Advice {
  readonly entry: number;
  readonly name: string;
  readonly key: string;
  readonly facts: Record<string, number | string>;
  readonly given: Considered;
  readonly likely: readonly Considered[];
}

/** An answer, and how likely a champion gives it. */
export interface Considered {
  readonly action: unknown;
  readonly odds: number;
}

/** Somebody who sits at a table, as a passer-by sees them. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly shape: string;
  readonly temper: string | null;
}

/** What a passer-by sees of a table: who sits there, how many look on, and how far the match is. */
export interface Glimpse {
  readonly seats: number;
  readonly sitters: readonly Sitter[];
  readonly watchers: number;
  readonly begun_at: number | null;
  readonly round: number | null;
}

/** What a stranger who knows the code may know. */
export interface TableNotice {
  readonly table: string;
  readonly code: string | null;
  readonly game: string;
  readonly phase: "lobby" | "playing" | "finished" | "closed";
  readonly is_public: boolean;
  readonly changed_at: number;
  readonly glimpse: Glimpse | null;
}

/** A finished match of a person. */
export interface PlayedMatch {
  readonly table: string;
  readonly match: number;
  readonly game: string;
  readonly seat: Seat;
  readonly ended_at: number;
  readonly ending: string;
  readonly place: number;
  readonly players: readonly string[];
}

/** A whole number from *low* to *high*. */
export interface Amount {
  readonly type: "amount";
  readonly low: number;
  readonly high: number;
}

/** One of the named values. */
export interface OneOf {
  readonly type: "one_of";
  readonly names: readonly string[];
}

/** One of the listed seats. */
export interface AnySeat {
  readonly type: "seat";
  readonly seats: readonly Seat[];
}

/** *least* to *most* cards out of *available*, as a count per kind in table order. */
export interface Kinds {
  readonly type: "kinds";
  readonly available: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** A choice as plain data: the name of the action and the domain of each field. */
export interface Form {
  readonly action: string;
  readonly fields: Record<string, Amount | OneOf | AnySeat | Kinds>;
}
