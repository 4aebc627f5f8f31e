/** How likely a sum is, by what one sees: the own card, and the cards that lie open. Bids tell nothing here. */
import { COLOUR_COPIES } from "../../wire/printed";
import type { HochstaplerView } from "../../wire/views";

/** The cards of a colour that this seat has not seen, by value; null where the open cards do not tell. */
export function unseen(view: HochstaplerView, place: number): number[] | null {
  const own = view.hand[place];
  if (own === null || own === undefined || view.options.reshuffle === "yes") return null;
  const left: number[] = [...COLOUR_COPIES[view.options.edition]];
  for (const value of [own, ...(view.discards[place] ?? [])]) left[value] = (left[value] ?? 0) - 1;
  return left;
}

/** Per sum from 0 to *highest*, the chance that so many cards drawn from *cards* and *own* together reach it. */
export function chances(cards: readonly number[], drawn: number, own: number, highest: number): number[] {
  const ways = hands(cards, drawn);
  const all = ways.reduce((sum, each) => sum + each, 0);
  return Array.from({ length: highest + 1 }, (_, sum) => {
    const enough = ways.slice(Math.max(0, sum - own)).reduce((part, each) => part + each, 0);
    return all ? enough / all : 0;
  });
}

/** How many ways there are to draw so many cards, by their sum. */
function hands(cards: readonly number[], drawn: number): number[] {
  const most = drawn * Math.max(0, cards.length - 1);
  let table = [[1, ...Array<number>(most).fill(0)]];
  cards.forEach((copies, value) => (table = withValue(table, copies, value, drawn)));
  return table[drawn] ?? [];
}

/** The table of ways, by number of cards and sum, once up to *copies* cards of *value* may be among them. */
function withValue(table: readonly number[][], copies: number, value: number, drawn: number): number[][] {
  const width = table[0]?.length ?? 1;
  return Array.from({ length: drawn + 1 }, (_, count) =>
    Array.from({ length: width }, (_, sum) => {
      let ways = 0;
      for (let taken = 0; taken <= Math.min(copies, count); taken += 1)
        ways += chosen(copies, taken) * (table[count - taken]?.[sum - taken * value] ?? 0);
      return ways;
    }),
  );
}

/** In how many ways *taken* of *copies* like cards are chosen. */
function chosen(copies: number, taken: number): number {
  let ways = 1;
  for (let step = 1; step <= taken; step += 1) ways = (ways * (copies - taken + step)) / step;
  return ways;
}

/** The chances of every sum of a colour, for whoever wants them; null where one cannot know. */
export function chancesOf(view: HochstaplerView, place: number): number[] | null {
  const cards = unseen(view, place);
  return cards && chances(cards, view.seats - 1, view.hand[place] ?? 0, view.highest);
}
