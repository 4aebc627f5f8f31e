import { house } from "../app/house.svelte";
import type { ProhisView } from "../wire/views";
import type { GameFace } from "./contract";
import { CONTROLS, KINDS } from "../wire/printed";

/** Why a control card cannot be played: it is not there, or too low. */
export const lackOf = (hand: readonly number[], control: string) => (hand[KINDS.findIndex((each) => each === control)] ? "stage-pr-too-low" : "stage-pr-not-held");

/** Cards by their kinds. */
const cardsOf = (counts: readonly number[]) =>
  KINDS.map((kind, place) => ({ kind, corner: null, count: counts[place] ?? 0, isGone: false, isNotched: kind === "illegal" })).filter((each) => each.count > 0);

export const prohis: GameFace<ProhisView> = {
  first: "stage-pr-first",
  gist: "stage-pr-gist",
  grave: ["Convoy", "Claim", "Inspect", "Bribe", "Accept"],
  options: ["claim", "tie", "bribe_public", "max_offers", "pass"],
  badge: (view, seat) => ({ key: "badge-store", said: "badge-store-said", count: view.store_sizes[seat] ?? 0 }),
  title: (view, seat) => (view.inspector === seat ? "title-inspector" : view.turn === seat ? "title-driver" : null),
  hand: (view) => cardsOf(view.hand),
  laid: (view) => cardsOf(view.convoy ?? []),
  meaning: () => ({ about: null, rule: "PR-2" }),
  isNotched: (kind) => kind === "illegal",
  open: ["TakeDisplay"],
  limits: { Convoy: "PR-11" },
  window: { beside: "Waive", action: "Claim", field: "control", names: CONTROLS, lack: (view, control) => lackOf(view.hand, control) },
  // Whoever hides the hand from neighbours lays cards down through the form, which covers them.
  takes: (prompt) => house.settings.privacy === "open" || !prompt.choices.some((form) => ["Convoy", "Bribe"].includes(form.action)),
  stage: () => import("./prohis/Stage.svelte"),
};
