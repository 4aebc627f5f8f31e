/** The player's rules of a game: headings and numbered rules, in reading order. The twin of rulebook.py. */
import { GAMES, type GameKey } from "../wire/shapes";
import type { Language } from "../wire/types";
import { bundled, gameText, said } from "./bundles";

export interface Section {
  slug: string;
  heading: string;
  rules: { id: string; text: string }[];
}

/** The rules in *language*, or in English where there are none yet. */
export async function rulesOf(game: GameKey, language: Language): Promise<Section[]> {
  const folder = GAMES[game].folder;
  const own = await gameText(folder, `rules.${language}`);
  const spoken: Language = own ? language : "en";
  const rules = own || (await gameText(folder, `rules.${spoken}`));
  const bundle = bundled(spoken, rules, await gameText(folder, spoken));
  const sections: Section[] = [];
  for (const [, kind, name] of rules.matchAll(/^(section|rule)-([\w-]+)\s*=/gm)) {
    const text = said([bundle], `${kind}-${name}`) ?? "";
    if (kind === "section") sections.push({ slug: name ?? "", heading: text, rules: [] });
    else sections.at(-1)?.rules.push({ id: name ?? "", text });
  }
  return sections;
}

/** A part of a rule: a paragraph, or the points of a list. */
export type Part = { text: string } | { points: string[] };
const POINT = "• ";

/** A rule as it is set: lines that begin with a point belong together. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const last = parts.at(-1);
    if (!line.startsWith(POINT)) parts.push({ text: line });
    else if (last && "points" in last) last.points.push(line.slice(POINT.length));
    else parts.push({ points: [line.slice(POINT.length)] });
  }
  return parts;
}
