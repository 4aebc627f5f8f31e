/** Awards: what of a match is worth telling, read from its record with all cards open. */
import type { ReplayEntry } from "../wire/house";
import { COLOURS, GOODS, GOODS_VALUES, LEGAL_GOODS } from "../wire/printed";
import type { GameKey } from "../wire/shapes";
import type { Told } from "../words/voice";

export type Feat = "bluff" | "bribe" | "nose" | "loot" | "ruby" | "alarm" | "exact";

export interface Award {
  feat: Feat;
  /** Whose it is, and who was on the other side of it. */
  seat: number;
  to: number | null;
  /** How much of it there was: the greatest one gets the award. */
  count: number;
  /** What there really was; null where nothing can be compared. */
  truth: number | null;
  cards: readonly number[] | null;
  kind: string | null;
  /** The entry of the record that shows it. */
  entry: number;
}

/** What each game honours, in this order. */
export const FEATS: Record<GameKey, readonly Feat[]> = {
  "hart-an-der-grenze": ["bluff", "bribe", "nose"],
  meisterdiebe: ["loot", "ruby", "alarm"],
  hochstapler: ["bluff", "nose", "exact"],
  prohis: ["bluff", "bribe", "nose"],
};

/** What anybody can do is no feat: a single jewel is no loot. */
const LEAST: Partial<Record<Feat, number>> = { loot: 2 };

/** The awards of a match; for what nobody did there is none. */
export function awardsOf(game: GameKey, entries: readonly ReplayEntry[]): Award[] {
  const reader = READERS[game]();
  const found = entries.flatMap(({ entry, events }) => (events as readonly Told[]).flatMap((event) => reader(event, entry)));
  return FEATS[game].flatMap((feat) => found.filter((each) => each.feat === feat && each.count >= (LEAST[feat] ?? 1)).reduce<Award[]>(([best], each) => [best && best.count >= each.count ? best : each], []));
}

/** Reads one event after another, and says what it makes somebody a candidate for. */
type Reader = (event: Told, entry: number) => Award[];

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
const seatIn = (event: Told, field = "seat") => event[field] as number;
const numberIn = (event: Told, field: string) => event[field] as number;
/** What is inside a field, secret or not. */
const inside = <T>(value: unknown) => ((value as { value?: T } | null)?.value ?? value) as T;
const award = (feat: Feat, seat: number, entry: number, more: Partial<Award>): Award[] => [{ feat, seat, entry, to: null, count: 0, truth: null, cards: null, kind: null, ...more }];

const isLegal = (good: string) => LEGAL_GOODS.some((each) => each === good);
const worth = (cards: readonly number[]) => sum(GOODS.map((good, place) => GOODS_VALUES[good] * (cards[place] ?? 0)));

/** Hart an der Grenze: what nobody saw in a case that was cleared, what was paid, and what was found. */
function border(): Reader {
  const packed = new Map<number, readonly number[]>();
  let sheriff = 0;
  return (event, entry) => {
    switch (event.type) {
      case "TurnBegun":
        sheriff = seatIn(event, "sheriff");
        return [];
      case "CasePacked":
        packed.set(seatIn(event), inside<number[]>(event["cards"]).map((count, place) => (isLegal(GOODS[place] ?? "") ? 0 : count)));
        return [];
      case "CaseSeized":
        packed.delete(seatIn(event));
        return [];
      case "CaseOpened": {
        packed.delete(seatIn(event));
        const cards = event["discarded"] as unknown as readonly number[];
        return award("nose", sheriff, entry, { to: seatIn(event), cards, count: worth(cards) });
      }
      case "CaseCleared": {
        const cards = packed.get(seatIn(event)) ?? [];
        return award("bluff", seatIn(event), entry, { cards, count: worth(cards) });
      }
      case "BribePaid":
        return award("bribe", seatIn(event), entry, { to: seatIn(event, "sheriff"), count: numberIn(event, "amount") });
      default:
        return [];
    }
  };
}

/** Meisterdiebe: the most jewels at once, and who found rubies or set alarms that rang most often. */
function chest(): Reader {
  const rubies = new Map<number, number>();
  const rung = new Map<number, number>();
  const more = (counts: Map<number, number>, seat: number) => {
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
    return { count: counts.get(seat) ?? 0 };
  };
  return (event, entry) => {
    const seat = seatIn(event);
    switch (event.type) {
      case "JewelsStolen":
      case "JewelsCollected": {
        const cards = event["jewels"] as unknown as readonly number[];
        return award("loot", seat, entry, { cards, count: sum(cards) });
      }
      case "SecretSearched":
        return event["found"] === "ruby" ? award("ruby", seat, entry, more(rubies, seat)) : [];
      case "AlarmRang":
        return award("alarm", seatIn(event, "owner"), entry, { to: seat, ...more(rung, seatIn(event, "owner")) });
      default:
        return [];
    }
  };
}

/** Hochstapler: sums that were too high and believed, doubts that were right, and sums that were true to the point. */
function market(): Reader {
  const hands = new Map<number, number[]>();
  const right = new Map<number, number>();
  let said: { seat: number; count: number; kind: string; truth: number; entry: number } | null = null;
  let doubt: { seat: number; announcer: number; count: number } | null = null;
  const place = (colour: unknown) => COLOURS.findIndex((each) => each === colour);
  const total = (colour: string) => sum([...hands.values()].map((hand) => hand[place(colour)] ?? 0));
  return (event, entry) => {
    switch (event.type) {
      case "HandDealt":
        hands.set(seatIn(event), [...inside<number[]>(event["hand"])]);
        return [];
      case "CardSwapped":
        hands.get(seatIn(event))?.splice(place(event["colour"]), 1, inside<number>(event["drawn"]));
        return [];
      case "SumAnnounced": {
        // Whoever announces has believed the one before.
        const before = said;
        const kind = String(event["colour"]);
        said = { seat: seatIn(event), count: numberIn(event, "sum"), kind, truth: total(kind), entry };
        return before && before.count > before.truth ? award("bluff", before.seat, before.entry, { count: before.count - before.truth, truth: before.truth, kind: before.kind, to: seatIn(event) }) : [];
      }
      case "SumDoubted":
        said = null;
        doubt = { seat: seatIn(event), announcer: seatIn(event, "announcer"), count: numberIn(event, "sum") };
        return [];
      case "CardsRevealed": {
        if (!doubt) return [];
        const { seat, announcer, count } = doubt;
        const truth = numberIn(event, "total");
        if (truth === count) return award("exact", announcer, entry, { to: seat, count, kind: String(event["colour"]) });
        if (truth > count) return [];
        right.set(seat, (right.get(seat) ?? 0) + 1);
        return award("nose", seat, entry, { to: announcer, count: right.get(seat) ?? 0 });
      }
      default:
        return [];
    }
  };
}

/** Prohis: what was illegal in a convoy that came home, what was offered and taken, and what was caught. */
function road(): Reader {
  const sent = new Map<number, number>();
  return (event, entry) => {
    const seat = seatIn(event);
    switch (event.type) {
      case "ConvoySent":
        sent.set(seat, inside<number[]>(event["cards"])[1] ?? 0);
        return [];
      case "ConvoyStored":
        return award("bluff", seat, entry, { count: sent.get(seat) ?? 0 });
      case "BribeAccepted":
        return award("bribe", seatIn(event, "owner"), entry, { to: seat, count: numberIn(event, "size") });
      case "ConvoyCaught":
        return award("nose", seat, entry, { to: seatIn(event, "owner"), count: numberIn(event, "size") });
      default:
        return [];
    }
  };
}

const READERS: Record<GameKey, () => Reader> = { "hart-an-der-grenze": border, meisterdiebe: chest, hochstapler: market, prohis: road };
