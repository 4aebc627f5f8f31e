/** What one may claim to have in each game, and where a record shows whether it was so. */
import type { GameKey } from "../wire/shapes";

export interface Claimable {
  /** What is counted, as the game's vocabulary names it. */
  field: string;
  /** Events that tell it when all cards are open. */
  told: readonly string[];
  /** Events after which something new is meant. */
  closing: readonly string[];
}

export const CLAIMABLE: Partial<Record<GameKey, Claimable>> = {
  "hart-an-der-grenze": { field: "cards", told: ["CasePacked"], closing: ["TurnBegun"] },
  meisterdiebe: { field: "jewels", told: ["ImitationsLaid"], closing: ["RoundBegun"] },
  prohis: { field: "cards", told: ["ConvoySent", "BribeOffered"], closing: ["ConvoyStored", "ConvoyCaught"] },
};
