/** The one form in which a record says what it says, as far as it can be told without the rules: the twin of `engine/record.py`. */
import { GAMES, type GameShape } from "../wire/shapes";
import { isShowable } from "./lettering";

export interface Header {
  contrabande: number;
  game: string;
  version: number;
  seats: number;
  options: Record<string, string | number>;
  players: string[];
  commitment: string;
  entropy: string[];
}

export interface End {
  outcome: { ending: string; scores: number[]; places: number[] } | null;
  seed: string | null;
}

const FORMAT = 1;
const LONGEST_NAME = 60;
const HASH = /^[0-9a-f]{64}$/;

type Guard = (value: unknown) => boolean;

const isText: Guard = (value) => typeof value === "string";
const isWhole: Guard = (value) => Number.isSafeInteger(value);
const isCount: Guard = (value) => isWhole(value) && (value as number) >= 0;
const rowOf = (each: Guard): Guard => (value) => Array.isArray(value) && value.every(each);
const isThing = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether these fields are there, in this order, and no others. */
const isLaid = (value: unknown, fields: Record<string, Guard>): boolean =>
  isThing(value) && sameRow(Object.keys(value), Object.keys(fields)) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
const sameRow = (one: readonly unknown[], other: readonly unknown[]) => one.length === other.length && one.every((each, place) => each === other[place]);

/** Whether it is hexadecimal digits as this program writes them. */
export const isHex = (value: string) => /^(?:[0-9a-f]{2})*$/.test(value);

/** What a text says, if it is written as canonical JSON; null where it is not. */
export function canonical(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text && !hasHalfSign(text) ? value : null;
  } catch {
    return null;
  }
}

/** Half of a pair is no sign: JavaScript keeps it, in an escape. */
const hasHalfSign = (text: string) => (text.match(/\\(?:u[0-9a-f]{4}|.)/g) ?? []).some((escape) => escape.startsWith("\\ud"));

/** The kinds of its values: what a header must be to be read at all. */
export const isHeader = (value: unknown): value is Header =>
  isLaid(value, {
    contrabande: isWhole,
    game: isText,
    version: isWhole,
    seats: isWhole,
    options: (each) => isThing(each) && Object.values(each).every((one) => isText(one) || isWhole(one)),
    players: rowOf(isText),
    commitment: isText,
    entropy: rowOf(isText),
  });

const shapeOf = (header: Header): GameShape | undefined => Object.entries(GAMES).find(([key]) => key === header.game)?.[1];

/** Whether it was written by another version of the program or of the rules than this page knows. */
export const isForeign = (header: Header) => header.contrabande !== FORMAT || shapeOf(header)?.version !== header.version;

/** Whether what a header names is what a header can name. */
export function isHeaderSound(header: Header): boolean {
  const shape = shapeOf(header);
  const { seats, players, entropy } = header;
  if (!shape || seats !== players.length || seats !== entropy.length) return false;
  const [fewest, most] = shape.editions[String(header.options["edition"])] ?? [Infinity, 0];
  return seats >= fewest && seats <= most && players.every(isName) && entropy.every(isHex) && HASH.test(header.commitment) && areOptions(header.options, shape);
}

const isName = (name: string) => name.trim() !== "" && [...name].length <= LONGEST_NAME && isShowable(name);

/** Every option in the order of the alphabet, with a value that it may have, and no two that contradict each other. */
function areOptions(options: Header["options"], { options: known, clashes }: GameShape): boolean {
  if (!sameRow(Object.keys(options), Object.keys(known).sort())) return false;
  const isKnown = Object.entries(options).every(([name, value]) => known[name]?.includes(value));
  return isKnown && !clashes.some((clash) => clash.every(([name, value]) => options[name] === value));
}

/** Whether this is the entry of that number of such a match. */
export function isEntry(value: unknown, number: number, header: Header): boolean {
  const isNumber: Guard = (each) => each === number;
  // The deal is the first entry: nobody has answered yet.
  const areAnswers: Guard = (each) => Array.isArray(each) && (each.length === 0) === (number === 0) && areInOrder(each, header);
  return isLaid(value, { number: isNumber, answers: areAnswers, draws: rowOf(isDraw) });
}

const isDraw: Guard = (value) => Array.isArray(value) && value.length === 2 && isText(value[0]) && isCount(value[1]);

/** Answers in seat order, one from each seat. */
function areInOrder(answers: readonly unknown[], { game, seats }: Header): boolean {
  const actions = GAMES[game as keyof typeof GAMES].actions;
  const isAction: Guard = (value) => {
    const fields = isThing(value) && Object.hasOwn(actions, String(value["type"])) ? actions[String(value["type"])] : null;
    return !!fields && sameRow(Object.keys(value as object), ["type", ...Object.keys(fields)]);
  };
  let before = -1;
  const isSeat: Guard = (seat) => isWhole(seat) && (seat as number) > before && (seat as number) < seats;
  return answers.every((answer) => {
    const isGood = isLaid(answer, { seat: isSeat, action: isAction, ...(isThing(answer) && "rank" in answer ? { rank: isCount } : {}) });
    before = isGood ? (answer as { seat: number }).seat : seats;
    return isGood;
  });
}

export const isEnd = (value: unknown): value is End =>
  isLaid(value, {
    outcome: (each) => each === null || isLaid(each, { ending: isText, scores: rowOf(isWhole), places: rowOf(isWhole) }),
    seed: (each) => each === null || isText(each),
  });

/** Whether every seat has its score and its place. */
export const isEndSound = ({ outcome }: End, { seats }: Header) =>
  !outcome || (outcome.scores.length === seats && outcome.places.length === seats && outcome.places.every((place) => place >= 1 && place <= seats));

/** What the file of a match that somebody has left says beyond its record. */
export const isBookmark: Guard = (value) =>
  isLaid(value, {
    humans: (each) => isWhole(each) && (each as number) >= 1,
    bots: isText,
    language: isText,
    drafts: rowOf((each) => isLaid(each, { seat: isWhole, action: () => true })),
  });
