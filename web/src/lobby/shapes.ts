/** Two people of one shape could not be told apart: whoever came later takes another. */
import { SHAPES, type Shape } from "../wire/types";

/** The next shape that is free, if somebody has *mine*. */
export function otherShape(mine: string, taken: readonly string[]): Shape | null {
  if (!taken.includes(mine)) return null;
  const next = SHAPES.findIndex((each) => each === mine) + 1;
  return [...SHAPES.slice(next), ...SHAPES.slice(0, next)].find((each) => !taken.includes(each)) ?? null;
}
