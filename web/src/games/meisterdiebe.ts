import { CHARACTERS } from "../wire/printed";
import type { MeisterdiebeView } from "../wire/views";
import type { GameFace, Meaning } from "./contract";

/** The characters of this edition, in acting order. */
export const charactersOf = (view: MeisterdiebeView): readonly string[] => CHARACTERS[view.options.edition];

const MEANINGS: Readonly<Record<string, Meaning>> = {
  smuggler: { about: "stage-md-about-smuggler", rule: "MD-25" },
  jeweller: { about: "stage-md-about-jeweller", rule: "MD-28" },
  lady_jeweller: { about: "stage-md-about-lady_jeweller", rule: "MD-32" },
  thief: { about: "stage-md-about-thief", rule: "MD-35" },
  master_thief: { about: "stage-md-about-master_thief", rule: "MD-33" },
  detective: { about: "stage-md-about-detective", rule: "MD-36" },
};
/** What a character does. */
export const meaningOf = (character: string): Meaning => MEANINGS[character] ?? { about: null, rule: "MD-2" };

export const meisterdiebe: GameFace<MeisterdiebeView> = {
  first: "stage-md-first",
  gist: "stage-md-gist",
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
  laid: (view) =>
    view.choice === null ? [] : [{ kind: view.choice, corner: view.hand[charactersOf(view).indexOf(view.choice)] ?? null, count: null, isGone: false, isNotched: false }],
  meaning: meaningOf,
  naming: (voice, action, field, value) =>
    field === "drawer" && (action === "Open" || action === "Place") ? `${value} ${voice.say("drawer-grain", { drawer: value })}` : null,
  corner: (view, kind) => view.hand[charactersOf(view).indexOf(kind)] ?? null,
  takes: () => true,
  stage: () => import("./meisterdiebe/Stage.svelte"),
};
