/** The road as it was told: who drives, what lies on the truck, who stopped it, and how it ended. */
import type { Told } from "../../words/voice";

export type Fate = "stored" | "caught" | "bribed" | "spared" | null;

export interface Road {
  owner: number;
  /** What lies on the bed: a kind where the card is turned, null where it is face down. */
  bed: readonly (string | null)[];
  /** Who wanted to inspect, and with what. */
  claims: readonly { seat: number; control: string }[];
  inspector: number | null;
  control: string | null;
  /** How many cards lie on the tray. */
  offer: number;
  fate: Fate;
}

const PARKED: Omit<Road, "owner"> = { bed: [], claims: [], inspector: null, control: null, offer: 0, fate: null };

type Telling = (road: Road, event: Told) => Partial<Road>;
const TELLINGS: Record<string, Telling> = {
  ConvoySent: (_road, event) => ({ ...PARKED, owner: Number(event["seat"]), bed: backs(Number(event["size"])) }),
  ControlPlayed: (road, event) => ({ claims: [...road.claims, { seat: Number(event["seat"]), control: String(event["control"]) }] }),
  InspectorNamed: (_road, event) => ({ inspector: Number(event["seat"]), control: String(event["control"]) }),
  BribeOffered: (_road, event) => ({ offer: Number(event["size"]) }),
  BribeRefused: () => ({ offer: 0 }),
  BribeAccepted: () => ({ fate: "bribed" }),
  InspectorStoodDown: () => ({ fate: "spared" }),
  CardTurned: (road, event) => ({ bed: turned(road.bed, Number(event["position"]), String(event["card"])) }),
  ConvoyStored: (road) => ({ fate: road.fate ?? "stored" }),
  ConvoyCaught: () => ({ fate: "caught" }),
};

const backs = (size: number) => Array.from({ length: size }, () => null);

/** The bed after the card at *position* among those face down is turned. */
function turned(bed: readonly (string | null)[], position: number, card: string): (string | null)[] {
  let down = 0;
  return bed.map((each) => (each === null && (down += 1) === position ? card : each));
}

/** The last convoy, as far as the events tell; null where none tells of it from its start. */
export function roadOf(events: readonly Told[]): Road | null {
  const sent = events.findLastIndex((each) => each.type === "ConvoySent");
  if (sent < 0) return null;
  const start: Road = { owner: -1, ...PARKED };
  return events.slice(sent).reduce((road, event) => ({ ...road, ...TELLINGS[event.type]?.(road, event) }), start);
}

/** The bed as the view has it, each card at its place if the events know it. */
export function bedOf(road: Road | null, down: number, open: readonly string[]): readonly (string | null)[] {
  const told = road?.bed ?? [];
  const isSame = told.filter((each) => each === null).length === down && told.filter((each) => each !== null).length === open.length;
  return isSame ? told : [...backs(down), ...open];
}

/** The number of a card among those that are still face down, from 1; 0 for one that is turned. */
export const positionOf = (bed: readonly (string | null)[], place: number) =>
  bed[place] === null ? bed.slice(0, place + 1).filter((each) => each === null).length : 0;
