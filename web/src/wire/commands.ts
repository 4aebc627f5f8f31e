// Written by web/generate.py from the Python types. Do not edit: run it again.

import type { Seat } from "./types";

export type AnyCommand =
  | Sit
  | Stand
  | Ready
  | Arrange
  | AddBot
  | RemoveBot
  | Start
  | Give
  | Phrase
  | Chat
  | Gesture
  | Claim
  | Promise
  | MoreTime
  | Vote
  | AskSeat
  | LetIn
  | Leave
  | Again
  | Speak;
export type FromClient =
  | Hello
  | Ping
  | Sit
  | Stand
  | Ready
  | Arrange
  | AddBot
  | RemoveBot
  | Start
  | Give
  | Phrase
  | Chat
  | Gesture
  | Claim
  | Promise
  | MoreTime
  | Vote
  | AskSeat
  | LetIn
  | Leave
  | Again
  | Speak;

/** The first message on a socket: who I am, and the last step I have seen. */
export interface Hello {
  readonly type: "hello";
  readonly token: string;
  readonly since?: number | null;
}

/** Are you there? *echo* comes back. */
export interface Ping {
  readonly type: "ping";
  readonly echo?: number;
}

/** Take a free seat, or change to it. */
export interface Sit {
  readonly type: "sit";
  readonly seat: Seat;
  readonly id: string;
}

/** Give the seat up and watch, while the match has not begun. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
}

/** Ready to begin; *entropy* (32 hexadecimal digits) is this seat's share in the shuffling. */
export interface Ready {
  readonly type: "ready";
  readonly is_ready?: boolean;
  readonly entropy?: string | null;
  readonly id: string;
}

/** Change what is played while nobody has dealt: what is left out stays as it is. */
export interface Arrange {
  readonly type: "arrange";
  readonly game?: string | null;
  readonly options?: Record<string, string | number> | null;
  readonly seats?: number | null;
  readonly pace?: "relaxed" | "live" | "quick" | "slow" | null;
  readonly hours?: number | null;
  readonly chat?: boolean | null;
  readonly id: string;
}

/** Put a bot into a free seat. */
export interface AddBot {
  readonly type: "add_bot";
  readonly seat: Seat;
  readonly level?: "beginner" | "solid" | "strong" | "champion";
  readonly temper?: "honest" | "gambler" | "sceptic" | "grudge";
  readonly id: string;
}

/** Send the bot in this seat away, while the match has not begun. */
export interface RemoveBot {
  readonly type: "remove_bot";
  readonly seat: Seat;
  readonly to?: number | null;
  readonly id: string;
}

/** Deal: every seat is taken and everybody is ready. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Answer a prompt; a sealed answer may be given again until the last one is in. */
export interface Give {
  readonly type: "answer";
  readonly prompt: number;
  readonly action: unknown;
  readonly id: string;
}

/** Say one of the game's quick phrases; everybody reads it in his own language. */
export interface Phrase {
  readonly type: "phrase";
  readonly number: number;
  readonly to?: Seat | null;
  readonly id: string;
}

/** Say something in one's own words, where the table allows it. */
export interface Chat {
  readonly type: "chat";
  readonly text: string;
  readonly id: string;
}

/** Make a face. */
export interface Gesture {
  readonly type: "emote";
  readonly emote: "laugh" | "gasp" | "sweat" | "shrug" | "applaud" | "wink" | "cry" | "stare";
  readonly id: string;
}

/** Claim to have so many of each kind; *field* names what is counted, as the game's vocabulary does. */
export interface Claim {
  readonly type: "claim";
  readonly field: string;
  readonly counts: readonly number[];
  readonly id: string;
}

/** Promise a seat something; nothing enforces it. */
export interface Promise {
  readonly type: "promise";
  readonly promise: "let_pass" | "repay" | "spare" | "share" | "truth" | "revenge";
  readonly to: Seat;
  readonly id: string;
}

/** Spend one of the seat's tokens on more time for this answer. */
export interface MoreTime {
  readonly type: "more_time";
  readonly id: string;
}

/** Agree, or no longer agree, to a pause, to going on, or to emptying a seat. */
export interface Vote {
  readonly type: "vote";
  readonly on: "pause" | "resume" | "kick";
  readonly seat?: Seat | null;
  readonly is_for?: boolean;
  readonly id: string;
}

/** Who watches a running match asks for a seat that a bot plays, or no longer does. */
export interface AskSeat {
  readonly type: "ask_seat";
  readonly seat: Seat;
  readonly is_wished?: boolean;
  readonly id: string;
}

/** Let somebody who asked for it take this seat over, or tell him: not now. */
export interface LetIn {
  readonly type: "let_in";
  readonly member: number;
  readonly seat: Seat;
  readonly is_welcome?: boolean;
  readonly id: string;
}

/** Leave the table for good; a bot plays on in the seat. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** After the end: the same people sit down again, for this game or another. */
export interface Again {
  readonly type: "again";
  readonly game?: string | null;
  readonly options?: Record<string, string | number> | null;
  readonly seats?: number | null;
  readonly id: string;
}

/** Change one's own language, name or shape. */
export interface Speak {
  readonly type: "speak";
  readonly language?: "en" | "nl" | "de" | null;
  readonly name?: string | null;
  readonly shape?: "anchor" | "barrel" | "bell" | "crown" | "diamond" | "feather" | "hat" | "key" | "lantern" | "moon" | "ship" | "star" | null;
  readonly id: string;
}

/** A new table. */
export interface OpenTable {
  readonly name: string;
  readonly shape?: "anchor" | "barrel" | "bell" | "crown" | "diamond" | "feather" | "hat" | "key" | "lantern" | "moon" | "ship" | "star";
  readonly language?: "en" | "nl" | "de";
  readonly person?: string | null;
  readonly game: string;
  readonly options?: Record<string, string | number>;
  readonly seats?: number | null;
  readonly pace?: "relaxed" | "live" | "quick" | "slow";
  readonly hours?: number;
  readonly privacy?: "link" | "public";
  readonly chat?: boolean;
}

/** Join a table as a player, a watcher or a screen. */
export interface JoinTable {
  readonly name: string;
  readonly shape?: "anchor" | "barrel" | "bell" | "crown" | "diamond" | "feather" | "hat" | "key" | "lantern" | "moon" | "ship" | "star";
  readonly language?: "en" | "nl" | "de";
  readonly person?: string | null;
  readonly role?: "player" | "watcher" | "screen";
  readonly seat?: Seat | null;
}

/** A pass from another device. */
export interface Redeem {
  readonly secret: string;
  readonly person?: string | null;
}
