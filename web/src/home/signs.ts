/** What hangs over each door, and lies on each ticket. */
import type { GameKey } from "../wire/shapes";

export const SIGNS: Record<GameKey, string> = { "hart-an-der-grenze": "tequila", meisterdiebe: "ruby", hochstapler: "yellow", prohis: "inspector" };
