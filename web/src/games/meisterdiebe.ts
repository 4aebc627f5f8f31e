import { CHARACTERS } from "../wire/printed";
import type { MeisterdiebeView } from "../wire/views";
import type { GameFace } from "./contract";

/** The characters of this edition, in acting order. */
export const charactersOf = (view: MeisterdiebeView): readonly string[] => CHARACTERS[view.options.edition];

export const meisterdiebe: GameFace<MeisterdiebeView> = {
  first: "stage-md-first",
  grave: ["Choose", "Search"],
  options: ["memory_aid", "manip", "auto_pick", "ruby_end", "show_played"],
  badge: (view, seat) => ({ key: "badge-jewels", said: "badge-jewels-said", count: (view.black[seat] ?? []).reduce((sum, each) => sum + each, 0) }),
  title: (view, seat) => (view.turn === seat ? "title-at-chest" : null),
  hand: (view) =>
    view.hand.map((number, place) => ({
      kind: charactersOf(view)[place] ?? "thief",
      corner: number ?? "–",
      count: null,
      isGone: number === null,
      isNotched: false,
    })),
  naming: (voice, action, field, value) =>
    field === "drawer" && (action === "Open" || action === "Place") ? `${value} ${voice.say("drawer-grain", { drawer: value })}` : null,
  corner: (view, kind) => view.hand[charactersOf(view).indexOf(kind)] ?? null,
  takes: () => true,
  stage: () => import("./meisterdiebe/Stage.svelte"),
};
