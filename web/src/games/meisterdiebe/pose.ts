/** How the chest stands: which level of its body has turned how far, and how often the whole has been flipped.
 *
 * Turns only add up, so that every change of the pose is a movement the eye can follow. Sides are counted clockwise
 * from the north as seen from above; levels of the body from the end that was on top when it stood upright.
 */
export interface Level {
  /** The drawers by the side of the body they stand at while the level has not turned. */
  drawers: readonly number[];
  /** Quarters turned clockwise, seen from the body's own top. */
  quarters: number;
}

export interface Pose {
  flips: number;
  levels: readonly Level[];
}

export interface Slot {
  /** From the top. */
  level: number;
  side: number;
}

export const sidesOf = (slots: readonly number[]) => (slots.length >= 4 ? 4 : 1);

const wrapped = (value: number, size: number) => ((value % size) + size) % size;

export const isFlipped = (pose: Pose) => pose.flips % 2 === 1;

/** The drawers of each level from the top, by side, as a view tells them. */
export function rowsOf(slots: readonly number[]): number[][] {
  const sides = sidesOf(slots);
  return Array.from({ length: slots.length / sides }, (_, level) => slots.slice(level * sides, (level + 1) * sides));
}

/** The body's own levels and sides behind the rows of a chest that stands upright or on its head. */
function body(slots: readonly number[], upside: number): number[][] {
  const rows = rowsOf(slots);
  if (!upside) return rows;
  return rows.reverse().map((row) => row.map((_, side) => row[wrapped(-side, row.length)] ?? 0));
}

/** A pose without history. */
export const poseOf = (slots: readonly number[], upside: number): Pose => ({
  flips: upside,
  levels: body(slots, upside).map((drawers) => ({ drawers, quarters: 0 })),
});

/** Quarters between -1 and 2, the short way round. */
function short(quarters: number, sides: number): number {
  const rest = wrapped(quarters, sides);
  return rest > sides / 2 ? rest - sides : rest;
}

/** The pose that shows what a view says, reached from *pose* by the shortest movements. */
export function settled(pose: Pose, slots: readonly number[], upside: number): Pose {
  const rows = body(slots, upside);
  const isSame = rows.length === pose.levels.length && rows.every((row, at) => pose.levels[at]?.drawers.includes(row[0] ?? -1));
  if (!isSame) return poseOf(slots, upside);
  const levels = pose.levels.map(({ drawers, quarters }, at) => {
    const found = rows[at]?.indexOf(drawers[0] ?? 0) ?? 0;
    return { drawers, quarters: quarters + short(found - quarters, drawers.length) };
  });
  return { flips: pose.flips + (wrapped(pose.flips, 2) === upside ? 0 : 1), levels };
}

/** Whether two poses look the same. */
export const isAlike = (one: Pose, two: Pose) =>
  one.flips === two.flips && one.levels.every(({ quarters }, at) => quarters === two.levels[at]?.quarters);

/** How many of the uppermost levels a rotation turns, and how many quarters clockwise. */
export function turnOf(rotation: string): { block: number; quarters: number } {
  const found = /^top(\d)_(cw|ccw)$/.exec(rotation);
  return found ? { block: Number(found[1]), quarters: found[2] === "cw" ? 1 : -1 } : { block: 0, quarters: 0 };
}

export const rotationOf = (block: number, quarters: number) => (quarters === 0 ? "none" : `top${block}_${quarters > 0 ? "cw" : "ccw"}`);

/** Whether a level of the body is among the *block* uppermost. */
export const isInBlock = (pose: Pose, level: number, block: number) =>
  isFlipped(pose) ? level >= pose.levels.length - block : level < block;

/** The pose after a manipulation: turned first, then perhaps flipped. */
export function turned(pose: Pose, rotation: string, flip: string): Pose {
  const { block, quarters } = turnOf(rotation);
  const own = isFlipped(pose) ? -quarters : quarters;
  const levels = pose.levels.map((level, at) => (isInBlock(pose, at, block) ? { ...level, quarters: level.quarters + own } : level));
  return { flips: pose.flips + (flip === "yes" ? 1 : 0), levels };
}

/** Where each drawer stands. */
export function slotsOf(pose: Pose): Map<number, Slot> {
  const isDown = isFlipped(pose);
  return new Map(
    pose.levels.flatMap(({ drawers, quarters }, at) =>
      drawers.map((drawer, home): [number, Slot] => {
        const side = wrapped(home + quarters, drawers.length);
        const slot = { level: isDown ? pose.levels.length - 1 - at : at, side: isDown ? wrapped(-side, drawers.length) : side };
        return [drawer, slot];
      }),
    ),
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The drawer that an arrow key leads to from another: round the chest, up or down; null if there is none. */
export function neighbour(slots: ReadonlyMap<number, Slot>, drawer: number, key: string): number | null {
  const from = slots.get(drawer);
  const step = STEPS[key];
  if (!from || !step) return null;
  const side = wrapped(from.side + step[1], 4);
  return [...slots].find(([, slot]) => slot.level === from.level + step[0] && slot.side === side)?.[0] ?? null;
}

// Where one stands when looking at it.

/** The angle of a side about the vertical, in degrees: the south faces the onlooker at 0. */
export const angleOf = (side: number) => (2 - side) * 90;

/** The side a seat sits at, clockwise from the south; a spectator stands in the south. */
export const sideOfSeat = (seat: number | null, seats: number, sides: number) =>
  sides < 4 ? 0 : wrapped(2 + Math.round(((seat ?? 0) * 4) / seats), 4);

/** An angle between -180 and 180. */
export const plain = (degrees: number) => wrapped(degrees + 180, 360) - 180;

const LEAN = -32;
const READABLE = 62;

/** The look at a side from its front, a step aside, the short way round from *yaw*. */
export const facing = (side: number, yaw: number) => yaw + plain(LEAN - angleOf(side) - yaw);

/** The look that shows a side: the present one if it does already. */
export const showing = (side: number, yaw: number) =>
  Math.abs(plain(angleOf(side) + yaw)) <= READABLE ? yaw : facing(side, yaw);

/** How much light a side gets from the candle on the left: 1 is all of it. */
export function lightOn(side: number, yaw: number): number {
  const away = plain(angleOf(side) + yaw + 38) * (Math.PI / 180);
  return Math.min(1, 0.62 + 0.4 * Math.max(0, Math.cos(away)));
}
