/** The place this device has at a table, if it still holds there. */
import { DoorClosed, stateOf } from "../wire/house";
import { forgetPlace, placeAt, type Place } from "../wire/keep";

/** A place that somebody gave up, or was sent away from, is forgotten. */
export async function heldPlace(table: string): Promise<Place | null> {
  const mine = placeAt(table);
  if (!mine || (await isHeld(mine))) return mine;
  forgetPlace(table);
  return null;
}

async function isHeld({ table, token, member }: Place): Promise<boolean> {
  try {
    return (await stateOf(table, token)).table.members.some((each) => each.member === member);
  } catch (why) {
    if (why instanceof DoorClosed && why.key !== "unreachable") return false;
    throw why;
  }
}
