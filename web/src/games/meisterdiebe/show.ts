/** What each event looks like on the stage. It decorates what the view says, and decides nothing. */
import type { Sound } from "../../look/sound";
import { JEWELS } from "../../wire/printed";
import type { Told } from "../../words/voice";

/** Where things lie: the plate with the round, the chest, a drawer, a cushion, or a seat's card. */
export type Spot = "plate" | "chest" | "red" | `drawer-${number}` | `white-${number}` | `black-${number}` | `card-${number}`;

export interface Flight {
  what: string;
  count: number;
  from: Spot;
  to: Spot;
  /** Whether it drops, as what falls out of a drawer does. */
  isFalling: boolean;
  /** The first of its kind that flies, where others may still be on their way. */
  first?: number;
}

export interface Cue {
  /** How long it is shown, in milliseconds. */
  length: number;
  sound: Sound | null;
  /** The drawer that is open meanwhile, how far, and what is seen in it. */
  drawer: number | null;
  pull: 0 | 1 | 2;
  jewels: readonly number[];
  flights: readonly Flight[];
  /** Whether its sentence is written large over the chest. */
  isSign: boolean;
  isAlarm: boolean;
}

const NOTHING: Cue = { length: 0, sound: null, drawer: null, pull: 0, jewels: [], flights: [], isSign: false, isAlarm: false };
const cue = (parts: Partial<Cue>): Cue => ({ ...NOTHING, ...parts });

const MOST_FLYING = 4;

/** Jewels on their way, by kind; a handful stands for many. */
function carried(counts: readonly number[], from: Spot, to: Spot, isFalling = false): Flight[] {
  return JEWELS.flatMap((what, place) => {
    const count = Math.min(counts[place] ?? 0, MOST_FLYING);
    return count ? [{ what, count, from, to, isFalling }] : [];
  });
}

const one = (what: string, from: Spot, to: Spot, isFalling = false): Flight => ({ what, count: 1, from, to, isFalling });
const RUBY = [0, 0, 1];

/** Cards go to the left neighbour. */
const passing = (seats: number) => Array.from({ length: seats }, (_, seat) => one("card", `card-${seat}`, `card-${(seat + 1) % seats}`));

function searched(drawer: number, seat: number, found: string): Cue {
  const open = { drawer, pull: 2 as const, length: 1400 };
  if (found === "ruby") return cue({ ...open, jewels: RUBY, sound: "jewel", flights: [one("ruby", `drawer-${drawer}`, `black-${seat}`)] });
  if (found === "fallen_ruby") return cue({ ...open, jewels: RUBY, sound: "alarm", isSign: true });
  return cue({ ...open, sound: "drawer", isSign: true });
}

/** The cue of an event at a table of *seats*. */
export function cueOf(event: Told, seats: number): Cue {
  const drawer = Number(event["drawer"] ?? -1);
  const seat = Number(event["seat"] ?? -1);
  const owner = Number(event["owner"] ?? -1);
  const jewels = (event["jewels"] as readonly number[] | undefined) ?? [];
  const open = { drawer, pull: 1 as const };
  const inside: Spot = `drawer-${drawer}`;
  switch (event.type) {
    case "FillingBegun":
      return cue({ length: 900, sound: "jewel", flights: [{ what: "ruby", count: 3, from: "plate", to: "chest", isFalling: false }] });
    case "SmugglersShown":
    case "OpeningSkipped":
      return cue({ length: 1200, sound: "rap", isSign: true });
    case "RoundBegun":
      return cue({ length: 1100, sound: "paper", isSign: true });
    case "HandDealt":
      return cue({ length: 160, sound: "paper", flights: [{ ...one("card", "plate", `card-${seat}`), first: seat }] });
    case "CharactersChosen":
      return cue({ length: 500, sound: "paper" });
    case "CardRevealed":
      return cue({ length: 450, sound: "paper" });
    case "DrawerOpened":
      return cue({ ...open, length: 850, sound: "drawer", jewels });
    case "DiamondPlaced":
      return cue({ ...open, length: 650, sound: "jewel", flights: [one("diamond", `card-${seat}`, inside)] });
    case "JewelsFell":
      return cue({ ...open, length: 1200, sound: "jewel", flights: carried(jewels, inside, "red", true) });
    case "AlarmRang":
      return cue({ ...open, length: 1400, sound: "alarm", isSign: true, isAlarm: true, flights: carried(jewels, inside, `black-${owner}`, true) });
    case "AlarmReturned":
      return cue({ ...open, length: 700, sound: "latch", flights: [one("bell", inside, `card-${owner}`)] });
    case "LootGathered":
      return cue({ ...open, length: 900, sound: "jewel", flights: carried(jewels, inside, "red") });
    case "ImitationsLaid":
      return cue({ ...open, length: 900, sound: "jewel", flights: carried(jewels, `white-${seat}`, inside) });
    case "AlarmSet":
      return cue({ ...open, length: 700, sound: "latch", flights: [one("bell", `card-${seat}`, inside)] });
    case "SecretSearched":
      return searched(drawer, seat, String(event["found"]));
    case "JewelsStolen":
      return cue({ ...open, length: 1000, sound: "jewel", flights: carried(jewels, inside, `black-${seat}`) });
    case "ChestTurned":
      return cue({ length: movementOf(String(event["rotation"]), String(event["flip"])), sound: "wheel" });
    case "LootDecided":
      return cue({ length: 1400, sound: "rap", isSign: true });
    case "JewelsCollected":
      return cue({ length: 900, sound: "coin", flights: carried(jewels, "red", `black-${seat}`) });
    case "CardsPassed":
      return cue({ length: 1200, sound: "paper", isSign: true, flights: passing(seats) });
    case "MatchEnded":
      return cue({ length: 1400, sound: "drum", isSign: true });
    default:
      return NOTHING;
  }
}

/** How long a level turns, and how long the chest takes to be flipped, in milliseconds. */
export const TURNING = 650;
export const FLIPPING = 800;

/** How long a manipulation is watched. */
export const movementOf = (rotation: string, flip: string) => (rotation === "none" ? 0 : TURNING) + (flip === "yes" ? FLIPPING : 0);
