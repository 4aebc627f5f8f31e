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
