// Written by web/generate.py from the Python types. Do not edit: run it again.

import type { Seat } from "./types";

/** How a match ended: the ending's name, and per seat its score and its place (1 = won). */
export interface Outcome {
  readonly ending: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** Some cards or jewels of one kind, and what each of them counts where it lies. */
export interface Thing {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
}

/** What lies in one place at the end, and what all of it counts. */
export interface Part {
  readonly where: string;
  readonly things: readonly Thing[];
  readonly worth: number;
}

/** How the scores came about: per seat its parts, by whom the match ended, and what told equal scores apart. */
export interface Reckoning {
  readonly parts: readonly (readonly Part[])[];
  readonly ended_by: readonly Seat[];
  readonly told_apart: readonly string[];
}

/** Table options; the first value is the rulebook's, or our ruling where it is silent. */
export interface HartAnDerGrenzeOptions {
  readonly start_player: "random" | "seat0";
  readonly count: "free" | "exact";
  readonly compensation: "once" | "per_card";
  readonly bribe_by: "anyone" | "liars_only";
  readonly max_offers: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly unpayable: "debt" | "cap";
  readonly cash: "public" | "hidden_until_round_end";
  readonly edition: "printed" | "tiny" | "tiny3";
}

/** What a player says is in his case: *count* cards of *kind*. */
export interface HartAnDerGrenzeDeclaration {
  readonly count: number;
  readonly kind: string;
}

/** The sheriff's talk with *target*: how many offers there were, the last one, the last demand. */
export interface HartAnDerGrenzeBargain {
  readonly target: Seat;
  readonly offers: number;
  readonly offer: number | null;
  readonly demand: number | null;
}

/** What one seat, or a spectator, sees of the table. */
export interface HartAnDerGrenzeView {
  readonly seat: Seat | null;
  readonly options: HartAnDerGrenzeOptions;
  readonly seats: number;
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly sheriff: Seat;
  readonly actor: Seat;
  readonly hand: readonly number[];
  readonly case: readonly number[];
  readonly behind: readonly number[];
  readonly under: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly is_hand_uncounted: boolean;
  readonly behind_sizes: readonly number[];
  readonly under_sizes: readonly number[];
  readonly declared: readonly (HartAnDerGrenzeDeclaration | null)[];
  readonly fates: readonly ("none" | "closed" | "opened" | "bribed" | "seized")[];
  readonly bargain: HartAnDerGrenzeBargain | null;
  readonly extras: readonly boolean[];
  readonly seizures: readonly boolean[];
  readonly pile_size: number;
  readonly discards: readonly number[];
  readonly cash: readonly (number | null)[];
  readonly outcome: Outcome | null;
}

/** Table options; the first value is the rulebook's, or our ruling where it is silent. */
export interface MeisterdiebeOptions {
  readonly start_player: "random" | "seat0";
  readonly manip: "rotate_and_flip" | "one";
  readonly may_skip_open: "no" | "yes";
  readonly fallen_ruby: "top" | "bottom";
  readonly auto_pick: "on" | "off";
  readonly ruby_end: "round" | "immediate";
  readonly show_played: "off" | "on";
  readonly memory_aid: "off" | "own_notes" | "full";
  readonly edition: "printed" | "tiny";
}

/** A character card. */
export interface MeisterdiebeCard {
  readonly character: string;
  readonly number: number;
}

/** What lies in one face of a drawer's front: jewels by kind, and the owner of an alarm (MD-5). */
export interface MeisterdiebeCompartment {
  readonly jewels: readonly number[];
  readonly alarm: Seat | null;
}

/** What one seat, or a spectator, sees of the table. */
export interface MeisterdiebeView {
  readonly seat: Seat | null;
  readonly options: MeisterdiebeOptions;
  readonly seats: number;
  readonly phase: string;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat | null;
  readonly queue: readonly Seat[];
  readonly pickers: readonly Seat[];
  readonly stock: readonly number[];
  readonly hand: readonly (number | null)[];
  readonly choice: string | null;
  readonly revealed: readonly (MeisterdiebeCard | null)[];
  readonly played: readonly (readonly MeisterdiebeCard[])[];
  readonly excluded: readonly Seat[];
  readonly slots: readonly number[];
  readonly upside: number;
  readonly opened: number | null;
  readonly compartment: MeisterdiebeCompartment | null;
  readonly fronts: readonly MeisterdiebeCompartment[];
  readonly secrets: readonly number[];
  readonly red: readonly number[];
  readonly white: readonly (readonly number[])[];
  readonly black: readonly (readonly number[])[];
  readonly alarms: readonly boolean[];
  readonly outcome: Outcome | null;
  readonly reckoning: Reckoning | null;
}

/** Table options; the first value is the rulebook's, or our ruling where it is silent. */
export interface HochstaplerOptions {
  readonly start_player: "random" | "seat0";
  readonly mode: "single" | "to10";
  readonly reshuffle: "no" | "yes";
  readonly next_stage_start: "last_doubter" | "rotate" | "random";
  readonly edition: "printed" | "tiny";
}

/** The last announcement: who said there are *sum* of *colour* in all hands. */
export interface HochstaplerBid {
  readonly seat: Seat;
  readonly sum: number;
  readonly colour: string;
}

/** What one seat, or a spectator, sees of the table. */
export interface HochstaplerView {
  readonly seat: Seat | null;
  readonly options: HochstaplerOptions;
  readonly seats: number;
  readonly phase: string;
  readonly stage: number;
  readonly opener: Seat;
  readonly turn: Seat;
  readonly bid: HochstaplerBid | null;
  readonly highest: number;
  readonly hand: readonly (number | null)[];
  readonly left: readonly number[];
  readonly colours: readonly string[];
  readonly discards: readonly (readonly number[])[];
  readonly takers: readonly (Seat | null)[];
  readonly points: readonly number[];
  readonly outcome: Outcome | null;
}

/** Table options; the first value is the rulebook's, or our ruling where it is silent. */
export interface ProhisOptions {
  readonly start_player: "random" | "seat0";
  readonly pass: "near_end" | "pile_empty" | "anytime";
  readonly end: "display_short" | "pile_empty";
  readonly tie: "random" | "speed" | "seat";
  readonly claim: "sealed" | "open";
  readonly control_only: "no" | "yes";
  readonly bribe_public: "no" | "yes";
  readonly max_offers: 1 | 2 | 3;
  readonly edition: "printed" | "tiny";
}

/** What one seat, or a spectator, sees of the table. */
export interface ProhisView {
  readonly seat: Seat | null;
  readonly options: ProhisOptions;
  readonly seats: number;
  readonly phase: string;
  readonly turn: Seat;
  readonly is_final: boolean;
  readonly passes: number;
  readonly source: "none" | "display" | "pile";
  readonly left: number;
  readonly display: readonly number[];
  readonly emptied_by: Seat | null;
  readonly hand: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly store: readonly number[];
  readonly store_sizes: readonly number[];
  readonly convoy: readonly number[] | null;
  readonly convoy_size: number;
  readonly turned: readonly number[];
  readonly asked: Seat;
  readonly waived: number;
  readonly inspector: Seat | null;
  readonly control: string | null;
  readonly offer: readonly number[] | null;
  readonly offer_size: number;
  readonly offers: number;
  readonly open_hands: readonly (readonly number[])[];
  readonly open_stores: readonly (readonly number[])[];
  readonly outcome: Outcome | null;
  readonly reckoning: Reckoning | null;
}
