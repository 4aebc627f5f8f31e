/** The one list of games on the client's side. */
import type { GameKey } from "../wire/shapes";
import type { GameFace } from "./contract";
import { hartAnDerGrenze } from "./hart_an_der_grenze";
import { hochstapler } from "./hochstapler";
import { meisterdiebe } from "./meisterdiebe";
import { prohis } from "./prohis";

export const FACES = {
  "hart-an-der-grenze": hartAnDerGrenze,
  meisterdiebe,
  hochstapler,
  prohis,
} as unknown as Record<GameKey, GameFace<unknown>>;

export const GAME_KEYS = Object.keys(FACES) as GameKey[];
