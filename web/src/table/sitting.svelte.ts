/** One place at one table: what the line has told so far, ready to be shown. */
import { untrack } from "svelte";
import { FACES } from "../games";
import { opens } from "../games/opening";
import { questionOf, Unsent } from "../prompt/unsent.svelte";
import { keepsakeOf, reopenerOf, takeUp, type Keepsake } from "../result/keepsake";
import type { GameKey } from "../wire/shapes";
import { keepMuted, keepSeen, keepWitness, mutedAt, seenAt, whenIdle, witnessOf, type Place } from "../wire/keep";
import { Denied, Line, type LineStatus, type Wish } from "../wire/link";
import type { Happening, MatchView, State, Step, TableView, Trouble } from "../wire/types";
import type { Told } from "../words/voice";
import { NOTHING, remembering, type Memory } from "./memory";
import { Telling } from "./telling.svelte";
import { namesSince } from "./wishes";

export interface Player {
  seat: number;
  name: string;
  shape: string;
  member: number | null;
  isMe: boolean;
  isBot: boolean;
  level: string | null;
  temper: string | null;
  isPresent: boolean;
  isReady: boolean;
  isAway: boolean;
  /** Left for good, or voted out: a bot plays on in the seat. */
  hasLeft: boolean;
  /** Whether this device does not want to hear what they say beside the game. */
  isMuted: boolean;
  /** When a stand-in plays for who is gone, by the server's watch. */
  standInAt: number | null;
}

export interface Complaint {
  text: string;
  rule: string | null;
}

/** An answer, and the question that it is for. */
interface Given {
  match: number | null;
  prompt: number;
  isSealed: boolean;
  action: string;
}
const isSame = (one: Given, two: Given) => one.match === two.match && one.prompt === two.prompt && one.action === two.action;
/** The house's word for a question that is no longer open. */
const CLOSED = "not-your-prompt";

const MOST_KEPT = 400;
const MOST_RETOLD = 30;
/** Away for so many milliseconds is away. */
const AWAY = 15_000;
/** So many milliseconds a question waits for the stage; who has less than the second number to answer is asked at once. */
const PATIENCE = 2_500;
const HASTE = 20_000;

export class Sitting {
  status = $state<LineStatus>("connecting");
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  happened = $state.raw<readonly Happening[]>([]);
  /** What the stage has shown of it. */
  readonly telling = new Telling(() => this.isExplained() && this.put());
  /** What is chosen on this device for the open question. */
  readonly unsent = new Unsent();
  member = $state(-1);
  trouble = $state.raw<Trouble | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** How many wishes the table has not answered yet; without a line they wait for it. */
  unanswered = $state(0);
  /** What is heard above a player's head: the last thing said by each seat. */
  bubbles = $state<Record<number, { number: number; what: SpokeTold }>>({});
  /** What happened while this device did not look, to be told again. */
  missed = $state.raw<readonly Happening[]>([]);
  /** Claims and promises of this match, for the review after it. */
  memory = $state.raw<Memory>(NOTHING);
  /** The match whose result is still read here, while others sit down for the next one. */
  kept = $state.raw<Keepsake | null>(null);
  /** Server time less the device's. */
  offset = $state(0);
  /** The number of my question while the stage still shows what led to it. */
  private held = $state<number | null>(null);
  private putting: ReturnType<typeof setTimeout> | undefined;
  private readonly line: Line;
  /** The answer that the table has not taken yet, and the last one that it has. */
  private underWay: { given: Given; isTaken: Promise<boolean> } | null = null;
  private given: Given | null = null;
  private unwatch: () => void = () => undefined;

  constructor(readonly place: Place) {
    if (!place.is_screen) {
      this.muted = mutedAt(place.table);
      this.kept = takeUp(place);
    }
    this.line = new Line(place.table, place.token, {
      status: (status) => this.turn(status),
      state: (state) => this.stand(state),
      step: (step) => this.go(step),
      trouble: (trouble) => (this.trouble = trouble.key === "over" ? null : trouble),
    });
  }

  open = () => {
    this.unwatch = this.telling.listen();
    this.line.open();
  };
  close = () => {
    this.unwatch();
    this.put();
    this.unsent.open(null);
    this.line.close();
  };
  hurry = () => this.line.hurry();
  drop = () => this.line.drop();

  private turn(status: LineStatus): void {
    this.status = status;
    if (status === "gone") this.unsent.open(null);
  }

  /** Answer a question; whether the table took it. A double tap is one answer. */
  answer(prompt: number, action: Told): Promise<boolean> {
    const isSealed = (this.table?.asked.length ?? 0) > 1;
    const given: Given = { match: this.table?.match ?? null, prompt, isSealed, action: JSON.stringify(action) };
    const underWay = this.underWay && isSame(this.underWay.given, given) ? this.underWay.isTaken : null;
    if (underWay) return underWay;
    const isTaken = this.give(given, action).finally(() => {
      if (this.underWay?.given === given) this.underWay = null;
    });
    this.underWay = { given, isTaken };
    return isTaken;
  }

  private async give(given: Given, action: Told): Promise<boolean> {
    const question = questionOf(this.table, this.match);
    const isTaken = await this.wish({ type: "answer", prompt: given.prompt, action }, (key) => key === CLOSED && this.hasGiven(given));
    if (!isTaken) return false;
    this.given = given;
    this.unsent.given(question);
    return true;
  }

  /** Whether a question that is closed now was closed by my own answer; who would have changed a sealed one is told that it is too late. */
  private hasGiven({ match, prompt, action }: Given): boolean {
    const before = this.given;
    return before?.match === match && before.prompt === prompt && (!before.isSealed || before.action === action);
  }

  /** Ask the table for something; a refusal is shown unless it says nothing new, and told by `false`. */
  async wish(wish: Wish, isKnown: (key: string) => boolean = () => false): Promise<boolean> {
    this.complaint = null;
    untrack(() => (this.unanswered += 1));
    try {
      await this.line.send(wish);
      return true;
    } catch (why) {
      if (!(why instanceof Denied)) throw why;
      const { rule, key } = why.refused;
      if (isKnown(key)) return false;
      // A general rule stands in no game's booklet, so there is no page to open.
      this.complaint = { text: why.message, rule: rule?.startsWith("GEN-") ? null : rule };
      return false;
    } finally {
      this.unanswered -= 1;
    }
  }

  readonly me = $derived(this.table?.members.find((each) => each.member === this.member) ?? null);
  readonly seat = $derived(this.me?.seat ?? null);
  /** Nobody is muted on the screen that all look at. */
  muted = $state.raw<readonly number[]>([]);
  readonly players = $derived(this.table ? playersOf(this.table, this.member, this.muted) : []);
  readonly names = $derived(this.namesOf());
  /** Whether this device only looks on: it joined so, the others freed its seat, or it came when there was none left. */
  readonly isWatching = $derived(this.table !== null && this.seat === null && (this.me?.role !== "player" || this.table.phase !== "lobby"));
  readonly game = $derived((this.table?.game ?? "hochstapler") as GameKey);
  readonly events = $derived(this.happened.flatMap((each) => (each.events as readonly Told[] | null) ?? []));

  /** Whether the stage is about to show how something ends: nobody around it may say so before. */
  readonly isInSuspense = $derived(this.telling.unshown.some((event) => FACES[this.game].verdicts?.includes(event.type)));
  /** The table as one may know it: in suspense nobody is asked, and nothing is over. */
  readonly seenTable = $derived.by<TableView | null>(() => {
    if (!this.table) return null;
    if (this.isInSuspense) return { ...this.table, phase: "playing", asked: [], locked: 0 };
    return this.held === null ? this.table : { ...this.table, asked: this.table.asked.filter((seat) => seat !== this.seat) };
  });
  /** The match as one may know it: in suspense it stands as it stood before. */
  readonly seenMatch = $derived.by<MatchView | null>(() => {
    if (!this.match) return null;
    if (this.isInSuspense) return { ...this.match, view: this.telling.view ?? this.match.view, prompt: null, draft: null };
    return this.held === null ? this.match : { ...this.match, prompt: null, draft: null };
  });

  /** Hear no more, or hear again, what a member says beside the game; only this device knows of it. */
  mute(member: number, isMuted: boolean): void {
    const others = this.muted.filter((each) => each !== member);
    this.muted = isMuted ? [...others, member] : others;
    keepMuted(this.place.table, this.muted);
  }

  /** The names of some members. */
  namesBy(members: readonly number[]): string[] {
    return this.table?.members.filter((each) => members.includes(each.member)).map((each) => each.name) ?? [];
  }

  /** What the result is read from, if there is one to read. */
  get result(): Keepsake | null {
    return this.kept ?? (this.table?.phase === "finished" ? keepsakeOf(this) : null);
  }

  /** Go where the others are. */
  sitDown(): void {
    this.kept = null;
  }

  /** Who reads the result goes on reading when somebody else opens the table again, or all have left it; a deal calls everybody, and the wall follows at once. */
  private stay(table: TableView, fresh: readonly Happening[]): void {
    const read = this.place.is_screen ? null : this.result;
    const isIdle = (table.phase === "lobby" || table.phase === "closed") && table.match === read?.table?.match;
    this.kept = isIdle && reopenerOf(fresh) !== this.member ? read : null;
  }

  private namesOf(): string[] {
    const seats = this.table?.seats ?? 0;
    const dealt = namesSince(this.happened);
    return Array.from({ length: seats }, (_, seat) => {
      const sitting = this.players.find((each) => each.seat === seat)?.name;
      return (this.table?.phase === "lobby" ? sitting : (dealt?.[seat] ?? sitting)) ?? "…";
    });
  }

  private stand(state: State): void {
    if (this.trouble?.key === "closing") this.trouble = null;
    this.member = state.member;
    this.offset = state.now - Date.now();
    const known = this.happened.at(-1)?.number ?? 0;
    const fresh = state.happened.filter((each) => each.number > known);
    // Who has taken a seat over is told all of it once more, as the seat has seen it.
    const isAnew = state.forgotten < known;
    const kept = state.forgotten > known || reopenerOf(fresh) !== undefined ? [] : this.happened;
    this.stay(state.table, fresh);
    this.happened = (isAnew ? state.happened : [...kept, ...fresh]).slice(-MOST_KEPT);
    this.memory = remembering(this.memory, fresh);
    this.catchUp(state, fresh);
    this.shown(state.table, state.match);
    this.telling.begin(this.happened, state.match?.view);
  }

  /** Whoever was away long enough to miss something is told it; whoever only blinked is not. */
  private catchUp(state: State, fresh: readonly Happening[]): void {
    const seen = seenAt(this.place.table);
    const isNews = ({ what, events }: Happening) => (what as Told | null)?.type === "TookOver" || (events as readonly Told[] | null)?.length;
    const missed = fresh.filter((each) => each.number > seen.number && isNews(each));
    const isLong = seen.number > 0 && Date.now() - seen.at > AWAY;
    if (state.table.phase === "playing" && isLong && missed.length > 1) this.missed = missed.slice(-MOST_RETOLD);
  }

  private go(step: Step): void {
    this.stay(step.table, step.happened);
    this.happened = [...this.forgetful(step), ...step.happened].slice(-MOST_KEPT);
    this.memory = remembering(this.memory, step.happened);
    for (const each of step.happened) this.overhear(each);
    const before = this.match;
    this.shown(step.table, step.match);
    this.telling.follow(this.happened, step.match?.view);
    this.hold(before);
  }

  /** A question waits for what the stage has still to show; not where nobody looks or time is short, and not after my own answer. */
  private hold(before: MatchView | null): void {
    const asked = this.match?.prompt?.number ?? null;
    if (asked === (before?.prompt?.number ?? null)) return;
    this.put();
    const isMyTurnStill = before?.prompt && !before.draft;
    const left = (this.table?.clock?.due_at ?? Infinity) - this.now();
    if (asked === null || isMyTurnStill || left < HASTE || document.visibilityState === "hidden" || this.isExplained()) return;
    this.held = asked;
    this.putting = setTimeout(() => this.put(), PATIENCE);
  }
  private isExplained = () => this.telling.unshown.every(opens);
  private put(): void {
    clearTimeout(this.putting);
    this.held = null;
  }

  /** Who sits down for another match begins a new log, as who comes in then; a game of memory keeps that of one round only. */
  private forgetful(step: Step): readonly Happening[] {
    if (reopenerOf(step.happened) !== undefined) return [];
    if (step.table.game !== "meisterdiebe" || step.table.options["memory_aid"] === "full") return this.happened;
    const isNew = step.happened.some((each) => (each.events as readonly Told[] | null)?.some((e) => e.type === "RoundBegun"));
    return isNew ? [] : this.happened;
  }

  private overhear(each: Happening): void {
    const what = each.what as SpokeTold | { type: "TookOver"; seat: number } | null;
    // What somebody else said there is not the newcomer's.
    if (what?.type === "TookOver") delete this.bubbles[what.seat];
    if (what?.type !== "Spoke" || what.seat === null || what.seat === undefined) return;
    const seat = what.seat;
    this.bubbles[seat] = { number: each.number, what };
    setTimeout(() => {
      if (this.bubbles[seat]?.number === each.number) delete this.bubbles[seat];
    }, 6_000);
  }

  private shown(table: TableView, match: MatchView | null): void {
    const question = questionOf(table, match);
    // What was refused belongs to its question, which another device of the same seat may have answered.
    const isLeft = this.table?.phase !== table.phase || questionOf(this.table, this.match) !== question;
    this.unsent.open(question);
    this.table = table;
    this.match = match;
    if (isLeft) this.complaint = null;
    whenIdle(() => {
      this.witness(table, match);
      if (document.visibilityState === "visible") keepSeen(table.table, this.happened.at(-1)?.number ?? 0);
    });
  }

  /** Keep what one needs to check the dealer afterwards. */
  private witness(table: TableView, match: MatchView | null): void {
    if (!match || !table.match) return;
    const kept = witnessOf(table.table, table.match);
    const heads = { ...kept?.heads, [match.entries]: match.head };
    const last = Object.fromEntries(Object.entries(heads).slice(-4));
    const entropy = kept?.entropy ?? this.entropy;
    keepWitness(table.table, table.match, { commitment: kept?.commitment ?? table.commitment, entropy, heads: last });
  }

  /** My share in the shuffling of the next match. */
  entropy: string | null = null;

  /** The clock's reading now, by the server's watch. */
  now = () => Date.now() + this.offset;
}

export interface SpokeTold {
  readonly type: "Spoke";
  readonly member?: number | null;
  readonly seat?: number | null;
  readonly kind: "phrase" | "chat" | "emote" | "claim" | "promise";
  readonly phrase?: number;
  readonly text?: string;
  readonly emote?: string;
  readonly field?: string;
  readonly counts?: readonly number[];
  readonly promise?: string;
  readonly to?: number | null;
}

/** Who sits where, in seat order. */
export function playersOf(table: TableView, me: number, muted: readonly number[] = []): Player[] {
  const people: Player[] = table.members.flatMap((each) =>
    each.seat === null
      ? []
      : [
          {
            seat: each.seat,
            name: each.name,
            shape: each.shape,
            member: each.member,
            isMe: each.member === me,
            isBot: false,
            level: null,
            temper: null,
            isPresent: each.is_present,
            isReady: each.is_ready,
            isAway: table.away.includes(each.seat),
            hasLeft: each.has_left,
            isMuted: muted.includes(each.member),
            standInAt: each.stand_in_at,
          },
        ],
  );
  const bots: Player[] = table.bots.map((each) => ({
    seat: each.seat,
    name: each.name,
    shape: each.shape,
    member: null,
    isMe: false,
    isBot: true,
    level: each.level,
    temper: each.temper,
    isPresent: true,
    isReady: true,
    isAway: false,
    hasLeft: false,
    isMuted: false,
    standInAt: null,
  }));
  return [...people, ...bots].sort((a, b) => a.seat - b.seat);
}
