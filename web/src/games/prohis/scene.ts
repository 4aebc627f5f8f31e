/** How each event is played: for how long, with which sound, and in which part of the docks. */
import type { Sound } from "../../look/sound";
import type { Told } from "../../words/voice";

/** Cards for everybody, the yard, a truck at the kerb, a convoy on the road, the ledger of the stores. */
export type Place = "deal" | "yard" | "kerb" | "road" | "ledger";
type Scene = readonly [time: number, sound: Sound, place: Place];

const SCENES: Record<string, Scene> = {
  MatchBegun: [1_000, "engine", "kerb"],
  HandDealt: [240, "paper", "deal"],
  DisplayLaid: [800, "paper", "yard"],
  DisplayCardTaken: [450, "paper", "yard"],
  DisplayRefilled: [350, "paper", "yard"],
  PileCardTaken: [450, "paper", "yard"],
  LastRoundBegun: [1_000, "alarm", "kerb"],
  TurnPassed: [500, "rap", "kerb"],
  ConvoySent: [900, "engine", "road"],
  ControlPlayed: [450, "stamp", "road"],
  ClaimWaived: [300, "rap", "road"],
  TieBroken: [1_400, "wheel", "road"],
  InspectorNamed: [1_100, "siren", "road"],
  BribeOffered: [900, "paper", "road"],
  BribeShown: [700, "paper", "road"],
  NothingOffered: [600, "rap", "road"],
  BribeAccepted: [1_000, "coin", "road"],
  BribeRefused: [800, "rap", "road"],
  InspectorStoodDown: [1_000, "latch", "road"],
  InspectionBegun: [700, "latch", "road"],
  CardTurned: [1_300, "paper", "road"],
  ConvoyStored: [1_000, "coin", "road"],
  ControlWon: [900, "jewel", "road"],
  ConvoyCaught: [1_400, "stamp", "road"],
  SeatScored: [400, "coin", "ledger"],
  MatchEnded: [1_000, "drum", "ledger"],
};
/** Where nothing moves there is a sentence to read; who is dealt cards is one of many. */
const STILL = 500;

/** How long an event is played, in milliseconds. */
export function lengthOf(event: Told, isCalm: boolean): number {
  const time = SCENES[event.type]?.[0] ?? 0;
  return isCalm ? Math.min(time, STILL) : time;
}
export const soundOf = (event: Told) => SCENES[event.type]?.[1] ?? null;
export const placeOf = (event: Told) => SCENES[event.type]?.[2] ?? null;
