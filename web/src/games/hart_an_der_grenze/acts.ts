/** What happened, as short scenes: which are played, for how long, with which sound. They only decorate the view. */
import type { Sound } from "../../look/sound";
import type { Told } from "../../words/voice";

export interface Act {
  /** The type of its first event. */
  readonly name: string;
  readonly events: readonly Told[];
  /** Everybody it is about. */
  readonly seats: readonly number[];
  /** In milliseconds. */
  readonly time: number;
  readonly sound: Sound;
}

/** How long, how it sounds, and which events run on into one scene. */
type Scene = readonly [time: number, sound: Sound, joined?: readonly string[]];

const SCENES: Record<string, Scene> = {
  TurnBegun: [1100, "stamp"],
  HandDealt: [600, "paper", ["HandDealt"]],
  PileReshuffled: [800, "paper"],
  PileExhausted: [900, "rap"],
  CasePacked: [800, "latch", ["CasePacked"]],
  GoodsDeclared: [900, "paper"],
  InspectionOrdered: [900, "rap"],
  InspectionWaived: [900, "drawer"],
  ExtraInspectionOrdered: [1000, "rap"],
  StoneSaved: [500, "latch"],
  BribeOffered: [800, "paper"],
  BribeDemanded: [800, "stamp"],
  BribeRefused: [800, "stamp"],
  BribePaid: [1400, "coin"],
  CaseOpened: [1500, "latch"],
  FinePaid: [1100, "coin"],
  CompensationPaid: [1100, "coin"],
  CaseSeized: [1500, "drawer"],
  CaseCleared: [800, "drawer", ["CaseCleared"]],
  GoodsKept: [900, "paper"],
  GoodsSold: [1500, "coin", ["GoodsSold"]],
  MoneyCounted: [1000, "coin"],
  SheriffChosen: [1000, "stamp"],
  KindCalled: [6600, "drum", ["KindCalled", "KindSold", "MatchEnded"]],
};

/** Scenes that are kept longest when too much happens at once. */
const WEIGHTY: readonly string[] = ["CaseOpened", "BribePaid", "CaseSeized", "KindCalled"];
/** More than so many milliseconds of scenes is falling behind. */
const MOST = 6_500;
const CALM = 700;

const ROLES = ["seat", "sheriff", "poorest"] as const;
const seatsIn = (events: readonly Told[]) => [
  ...new Set(events.flatMap((event) => ROLES.flatMap((role) => (typeof event[role] === "number" ? [event[role]] : [])))),
];

/** The scenes of some events, in order; a run of the same kind is one scene. */
export function actsOf(events: readonly Told[]): Act[] {
  const acts: Act[] = [];
  let joined: readonly string[] = [];
  for (const event of events) {
    const scene = SCENES[event.type];
    const before = acts.at(-1);
    if (before && joined.includes(event.type)) {
      const all = [...before.events, event];
      acts[acts.length - 1] = { ...before, events: all, seats: seatsIn(all) };
    } else if (scene) {
      acts.push({ name: event.type, events: [event], seats: seatsIn([event]), time: scene[0], sound: scene[1] });
      joined = scene[2] ?? [];
    }
  }
  return acts;
}

const lasting = (acts: readonly Act[]) => acts.reduce((sum, act) => sum + act.time, 0);

/** As many of the scenes as there is time for: light ones go first, then the oldest. */
export function trimmed(acts: readonly Act[]): Act[] {
  const kept = [...acts];
  while (kept.length > 1 && lasting(kept) > MOST) {
    const light = kept.findIndex((act) => !WEIGHTY.includes(act.name));
    kept.splice(Math.max(0, light), 1);
  }
  return kept;
}

/** How long a scene stands for somebody who wants no motion. */
export const stillTime = (act: Act) => Math.min(act.time, CALM);

/** What is new since *last* was the latest event; nothing when that one is no longer known. */
export function freshSince(events: readonly Told[], last: Told | undefined): readonly Told[] {
  if (!last) return events;
  const place = events.lastIndexOf(last);
  return place < 0 ? [] : events.slice(place + 1);
}
