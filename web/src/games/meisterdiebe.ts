import { CHARACTERS, JEWELS, JEWEL_VALUES } from "../wire/printed";
import type { MeisterdiebeView } from "../wire/views";
import type { GameFace, Meaning, Part } from "./contract";

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

/** The jewels of a cushion by what is printed on them, which one gains or lacks. */
function counted(key: string, cushion: readonly number[], sign: 1 | -1): Part {
  const things = JEWELS.map((kind, place) => ({ kind, count: cushion[place] ?? 0 })).filter((each) => each.count > 0);
  return { key, things, worth: things.reduce((sum, { kind, count }) => sum + sign * count * JEWEL_VALUES[kind], 0) };
}

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
  reckoned: (view, seat) => [counted("stage-md-black", view.black[seat] ?? [], 1), counted("stage-md-white", view.white[seat] ?? [], -1)],
  tied: "stage-md-tied",
  ended: (view, voice) => {
    const names = view.white.flatMap((cushion, seat) => (cushion.some((count) => count > 0) ? [] : [voice.player(seat)]));
    return view.outcome?.ending === "white_cushion_empty" ? voice.say("stage-md-emptied", { names: voice.listed(names), count: names.length }) : null;
  },
  stage: () => import("./meisterdiebe/Stage.svelte"),
};
