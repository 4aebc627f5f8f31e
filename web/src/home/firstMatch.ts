/** A first match: three solid bots sit down and the cards are dealt, so that one only has to play. */
import { command, stateOf } from "../wire/house";
import { keepWitness, randomHex } from "../wire/keep";
import type { Admission, Temper } from "../wire/types";

export const FIRST_SEATS = 4;
const TEMPERS: readonly Temper[] = ["honest", "gambler", "sceptic"];

/** Fill the other seats, get ready and deal; what one needs to check the dealer afterwards is kept. */
export async function dealFirst({ table, token, seat }: Admission): Promise<void> {
  const free = Array.from({ length: FIRST_SEATS }, (_, place) => place).filter((place) => place !== seat);
  for (const [place, empty] of free.entries()) {
    await command(table, token, { type: "add_bot", seat: empty, level: "solid", temper: TEMPERS[place] ?? "gambler" });
  }
  const entropy = randomHex(16);
  await command(table, token, { type: "ready", is_ready: true, entropy });
  const { commitment } = (await stateOf(table, token)).table;
  keepWitness(table, 1, { commitment, entropy, heads: {} });
  await command(table, token, { type: "start" });
}
