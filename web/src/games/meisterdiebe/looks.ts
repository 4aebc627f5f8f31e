/** The drawers as one sees them just now: from the view, with what is being played on top of it. */
import { JEWELS } from "../../wire/printed";
import type { MeisterdiebeView } from "../../wire/views";
import type { Voice } from "../../words/voice";
import type { Look } from "./look";
import type { Notes } from "./notes";
import { sidesOf } from "./pose";
import type { Cue } from "./show";

export interface Seen {
  view: MeisterdiebeView;
  /** What is being played. */
  cue: Cue | null;
  asked: readonly number[];
  chosen: number | null;
  notes: Notes;
  sides: readonly string[];
}

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

/** The two faces of a drawer, where the table writes down what could be remembered. */
export function known(view: MeisterdiebeView, drawer: number) {
  const up = 2 * drawer + view.upside;
  const down = 2 * drawer + 1 - view.upside;
  const face = (at: number) => {
    const jewels = view.fronts[at]?.jewels ?? [];
    return { jewels: jewels.map((count, place) => (JEWELS[place] === "ruby" ? count + (view.secrets[at] ?? 0) : count)), alarm: view.fronts[at]?.alarm ?? null };
  };
  return view.fronts.length ? { above: face(up), below: face(down) } : null;
}

/** A few signs on the drawer's tag. */
function marksOf({ view, notes }: Seen, drawer: number): string {
  const both = known(view, drawer);
  if (!both) return view.options.memory_aid === "own_notes" ? (notes[drawer] ?? "").slice(0, 9) : "";
  const sign = (face: { jewels: readonly number[]; alarm: number | null }) => `${sum(face.jewels)}${face.alarm === null ? "" : "!"}`;
  return `▲${sign(both.above)} ▼${sign(both.below)}`;
}

/** Where a drawer stands, in words: put together once for each voice and place. */
const places = new WeakMap<Voice, Map<string, string>>();

function whereOf(voice: Voice, drawer: number, level: number, side: string): string {
  const known = places.get(voice) ?? new Map<string, string>();
  places.set(voice, known);
  const key = `${drawer} ${level} ${side}`;
  const said = known.get(key) ?? voice.say("stage-md-where", { drawer: voice.say("drawer-name", { drawer }), level, side });
  known.set(key, said);
  return said;
}

/** What lies in the drawer that is open just now. */
function openOf(view: MeisterdiebeView, voice: Voice, drawer: number): string {
  if (view.opened !== drawer || !view.compartment) return "";
  const jewels = voice.counted(view.compartment.jewels, JEWELS);
  const alarm = view.compartment.alarm === null ? "" : `, ${voice.say("table-md-alarm")}`;
  return `; ${voice.say("stage-md-open", { jewels })}${alarm}`;
}

function labelOf(seen: Seen, voice: Voice, drawer: number, level: number, side: number): string {
  const { view, sides, notes } = seen;
  const where = whereOf(voice, drawer, level, sides[side] ?? "") + openOf(view, voice, drawer);
  const both = known(view, drawer);
  if (!both) return notes[drawer] && view.options.memory_aid === "own_notes" ? `${where}; ${notes[drawer]}` : where;
  const facts = { above: voice.counted(both.above.jewels, JEWELS), below: voice.counted(both.below.jewels, JEWELS) };
  return `${where}; ${voice.say("stage-md-known", facts)}`;
}

/** All drawers, level by level from the top, clockwise from the north. */
export function looksOf(seen: Seen, voice: Voice): Look[] {
  const { view, cue, asked, chosen } = seen;
  const sides = sidesOf(view.slots);
  return view.slots.map((drawer, slot) => {
    const isPlayed = cue !== null && cue.pull > 0 && cue.drawer === drawer;
    const isOpen = view.opened === drawer;
    const level = Math.floor(slot / sides);
    const side = slot % sides;
    const both = known(view, drawer);
    return {
      drawer,
      level,
      side,
      pull: isPlayed ? cue.pull : isOpen ? 1 : 0,
      jewels: isOpen && !cue?.jewels.length ? (view.compartment?.jewels ?? []) : isPlayed ? cue.jewels : [],
      alarm: isOpen && view.compartment?.alarm != null,
      isAsked: asked.includes(drawer),
      isChosen: chosen === drawer,
      label: labelOf(seen, voice, drawer, level, side),
      marks: marksOf(seen, drawer),
      known: both && { above: both.above.jewels, below: both.below.jewels },
    };
  });
}
