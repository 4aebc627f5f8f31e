/** The order in which the box has them: goods first, then control cards by rank. */
export const KINDS = ["legal", "illegal", "lieutenant", "captain", "inspector"] as const;
