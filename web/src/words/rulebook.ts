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
  const rules = (await gameText(folder, `rules.${language}`)) || (await gameText(folder, "rules.en"));
  const bundle = bundled(language, rules, await gameText(folder, language));
  const sections: Section[] = [];
  for (const [, kind, name] of rules.matchAll(/^(section|rule)-([\w-]+)\s*=/gm)) {
    const text = said([bundle], `${kind}-${name}`) ?? "";
    if (kind === "section") sections.push({ slug: name ?? "", heading: text, rules: [] });
    else sections.at(-1)?.rules.push({ id: name ?? "", text });
  }
  return sections;
}
