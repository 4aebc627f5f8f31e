import { COLOURS } from "../wire/printed";
import type { HochstaplerView } from "../wire/views";
import type { GameFace } from "./contract";

export const hochstapler: GameFace<HochstaplerView> = {
  first: "stage-hs-first",
  gist: "stage-hs-gist",
  grave: ["Swap", "Doubt"],
  options: ["mode", "reshuffle", "next_stage_start", "start_player"],
  badge: (view, seat) => ({ key: "badge-minus", said: "badge-minus-said", count: view.points[seat] ?? 0 }),
  title: (view, seat) => (view.bid?.seat === seat ? "title-bidder" : null),
  hand: (view) =>
    view.hand.map((value, place) => ({
      kind: COLOURS[place] ?? "grey",
      corner: value ?? "–",
      count: null,
      isGone: value === null,
      isNotched: false,
    })),
  meaning: () => ({ about: null, rule: "HS-1" }),
  corner: (view, kind) => {
    const place = COLOURS.findIndex((each) => each === kind);
    return view.hand[place] ?? null;
  },
  takes: (prompt) => prompt.choices.every((form) => ["Announce", "Swap", "Doubt"].includes(form.action)),
  verdicts: ["CardsRevealed"],
  stage: () => import("./hochstapler/Stage.svelte"),
};
