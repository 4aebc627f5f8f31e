/** Who came to play and found every seat taken; who got up to watch, or came to look on, is none of them. */
import type { Happening, Member, TableView } from "../wire/types";
import type { Told } from "../words/voice";

export function guestsAt(table: Pick<TableView, "members">, happened: readonly Happening[]): Member[] {
  const stood = happened.flatMap(({ what }) => ((what as Told | null)?.type === "Stood" ? [(what as Told)["member"]] : []));
  return table.members.filter((each) => each.role === "player" && each.seat === null && each.is_present && !stood.includes(each.member));
}
