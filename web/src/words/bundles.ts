/** The Fluent files: the same ones that Python reads, and the client's own. Each is its own small chunk. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire/types";
import { isolated } from "./isolated";

export type Facts = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;

const program = import.meta.glob("../../../src/contrabande/wording/locales/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob("../../../src/contrabande/games/*/locales/*.ftl", { query: "?raw", import: "default" }) as Files;
const stages = import.meta.glob("../games/*/words/*.ftl", { query: "?raw", import: "default" }) as Files;
const later = import.meta.glob("../*/words/*.ftl", { query: "?raw", import: "default" }) as Files;
const own = import.meta.glob("../locales/*.ftl", { query: "?raw", import: "default" }) as Files;

async function text(files: Files, path: string): Promise<string> {
  const load = files[path];
  return load ? await load() : "";
}

/** The words that all games share. */
export const programText = (language: Language) =>
  text(program, `../../../src/contrabande/wording/locales/${language}.ftl`);

/** A game's words, or with *name* `rules.en` its rules. */
export const gameText = (folder: string, name: string) =>
  text(games, `../../../src/contrabande/games/${folder}/locales/${name}.ftl`);

/** The words of a game's stage. */
export const stageText = (folder: string, language: Language) => text(stages, `../games/${folder}/words/${language}.ftl`);

/** The client's words for a room that few enter, or late. */
export const laterText = (room: string, language: Language) => text(later, `../${room}/words/${language}.ftl`);

/** The client's own words. */
export const ownText = (language: Language) => text(own, `../locales/${language}.ftl`);

/** Each file is read once, whoever asks for it. */
const read = new Map<string, FluentResource>();

function resourceOf(text: string): FluentResource {
  let resource = read.get(text);
  if (!resource) read.set(text, (resource = new FluentResource(text)));
  return resource;
}

/** A bundle over some files; of two messages with one key the first counts. */
export function bundled(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of texts) bundle.addResource(resourceOf(each));
  return bundle;
}

/** Our languages all run from left to right: what does not is somebody's name. */
const setApart = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? isolated(fact) : fact]));

/** The message *key* from the first bundle that has it; null if none does. */
export function said(bundles: readonly FluentBundle[], key: string, facts: Facts = {}): string | null {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, setApart(facts), []);
  }
  return null;
}
