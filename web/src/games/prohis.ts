import type { ProhisView } from "../wire/views";
import type { GameFace } from "./contract";

export const KINDS = ["legal", "illegal", "lieutenant", "captain", "inspector"] as const;

export const prohis: GameFace<ProhisView> = {
  grave: ["Convoy", "Claim", "Inspect", "Bribe", "Accept"],
  options: ["claim", "tie", "bribe_public", "max_offers", "pass"],
  badge: (view, seat) => ({ key: "badge-store", count: view.store_sizes[seat] ?? 0 }),
  title: (view, seat) => (view.inspector === seat ? "title-inspector" : view.turn === seat ? "title-driver" : null),
  hand: (view) =>
    KINDS.map((kind, place) => ({
      kind,
      corner: null,
      count: view.hand[place] ?? 0,
      isGone: false,
      isNotched: kind === "illegal",
    })).filter((each) => each.count > 0),
  isNotched: (kind) => kind === "illegal",
  stage: () => import("./prohis/Stage.svelte"),
};
