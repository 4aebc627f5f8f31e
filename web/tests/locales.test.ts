import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { STANDS, type KEYS } from "../src/about/fairness";
import { presetsOf } from "../src/lobby/presets";
import { FEATS } from "../src/result/awards";
import { GAMES, type GameKey } from "../src/wire/shapes";
import { EMOTES, LEVELS, PACES, PROMISES, SHAPES, TEMPERS } from "../src/wire/types";

const root = new URL("..", import.meta.url).pathname;
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? files(join(folder, each.name)) : [join(folder, each.name)]));
const source = files(join(root, "src")).filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes("/wire/")).map((path) => readFileSync(path, "utf-8")).join("\n");
const read = (path: string) => new FluentResource(readFileSync(join(root, "src", path), "utf-8")).body.map((entry) => entry.id);
const STAGES = ["hart_an_der_grenze", "hochstapler", "meisterdiebe", "prohis"];
const ROOMS = ["about", "advice"];
/** The client's own words, those of its later rooms, and those of the four stages. */
const keysOf = (language: string) => [`locales/${language}.ftl`, ...ROOMS.map((room) => `${room}/words/${language}.ftl`), ...STAGES.map((game) => `games/${game}/words/${language}.ftl`)].flatMap(read);

const SETTINGS = [
  "language",
  ...["privacy", "privacy-open", "privacy-peek", "theme", "theme-dark", "theme-light"],
  ...["text", "text-normal", "text-large", "text-huge", "motion", "motion-auto", "motion-calm"],
  ...["contrast", "contrast-normal", "contrast-high", "hand", "hand-right", "hand-left", "sound", "sound-off", "sound-on"],
  ...["captions", "captions-off", "captions-on", "coach", "coach-off", "coach-on"],
];

/** What every preset is called and does, and what follows from it in each game that has it. */
const PRESETS = (Object.keys(GAMES) as GameKey[]).flatMap((game) =>
  presetsOf(game).flatMap((preset) => [preset, `${preset}-about`, `${GAMES[game].prefix}-${preset}`]),
);
const MANNERS = ["friends", "first", "public"];
const SOUNDS = ["knock", "latch", "paper", "coin", "stamp", "siren", "jewel", "drawer", "drum", "alarm", "wheel", "rap", "bell", "engine"];

/** What is checked of a record, and how each can stand. */
const CHECKS = {
  chain: ["", "-bad", "-cut", "-name"],
  form: ["", "-bad", "-none"],
  end: ["-open"],
  seed: ["", "-bad", "-cut", "-open", "-none", "-name"],
  promised: ["", "-bad", "-none", "-name"],
  entropy: ["", "-bad", "-none", "-name"],
  heads: ["", "-bad", "-open", "-none", "-name"],
} satisfies Record<(typeof KEYS)[number], string[]>;

/** Keys that are put together from a word and a value. */
const MADE: Record<string, readonly string[]> = {
  shape: SHAPES,
  level: [...LEVELS, ...LEVELS.map((each) => `${each}-about`)],
  habit: Object.values(GAMES).flatMap(({ prefix }) => TEMPERS.map((each) => `${prefix}-${each}`)),
  temper: [...TEMPERS, ...TEMPERS.map((each) => `${each}-about`)],
  pace: [...PACES, ...PACES.map((each) => `${each}-about`)],
  emote: EMOTES,
  promise: PROMISES,
  vote: ["pause", "resume", "kick"],
  closed: ["stale", "empty", "version"],
  phase: ["lobby", "playing", "finished"],
  score: ["HG", "MD", "HS", "PR"],
  giver: ["stand_in", "clock"],
  award: Object.entries(FEATS).flatMap(([game, feats]) => feats.flatMap((feat) => [feat, `${GAMES[game as GameKey].prefix}-${feat}`])),
  trouble: ["store_down", "closing"],
  check: [...STANDS, ...Object.entries(CHECKS).flatMap(([each, ends]) => ends.map((end) => each + end))],
  set: SETTINGS,
  key: ["l", "r", "t", "m", "1", "w", "f", "enter", "help"],
  claim: ["HG", "HG-form", "MD", "MD-form", "PR", "PR-form"],
  manner: MANNERS.flatMap((each) => [each, `${each}-about`]),
  preset: PRESETS,
  sound: SOUNDS,
  "stage-md": ["part-black", "part-white", "ended-by", "told-apart-ruby", "told-apart-sapphire", "counts"],
  "stage-pr": ["part-store", "part-hand", "counts"],
  log: ["Dealt", "StoodIn", "Returned", "Paused", "Resumed", "Left", "Kicked", "TookOver", "TimeAdded", "Closed"],
};
const isMade = (key: string) => Object.entries(MADE).some(([word, values]) => values.some((value) => key === `${word}-${value}`));

describe("the client's words", () => {
  it("say no key twice", () => {
    for (const language of ["en", "nl", "de"]) expect(keysOf(language)).toEqual([...new Set(keysOf(language))]);
  });

  it("have the same keys in every language", () => {
    expect(keysOf("nl")).toEqual(keysOf("en"));
    expect(keysOf("de")).toEqual(keysOf("en"));
  });

  it("lack nothing that the source asks for", () => {
    const asked = [...source.matchAll(/\bt\("([\w-]+)"/g), ...source.matchAll(/"((?:stage|badge|title)-[\w-]+)"/g)].map((found) => found[1]!);
    const made = Object.entries(MADE).flatMap(([word, values]) => values.map((value) => `${word}-${value}`));
    const own = new Set(keysOf("en"));
    expect([...new Set([...asked, ...made])].filter((key) => !own.has(key))).toEqual([]);
  });

  it("hold nothing that nobody says", () => {
    expect(keysOf("en").filter((key) => !source.includes(`"${key}"`) && !isMade(key))).toEqual([]);
  });
});
