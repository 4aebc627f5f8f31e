/** Every event of every game is shown, heard and captioned, with motion and without. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actsOf, stillTime } from "../src/games/hart_an_der_grenze/acts";
import * as lounge from "../src/games/hochstapler/scene";
import { cueOf } from "../src/games/meisterdiebe/show";
import { openingOf } from "../src/games/opening";
import * as docks from "../src/games/prohis/scene";
import { Parade } from "../src/look/parts/parade.svelte";
import { isHeldBack } from "../src/look/parts/showing";
import { GAMES, type GameKey } from "../src/wire/shapes";
import type { Told } from "../src/words/voice";

interface Scene {
  lively: number;
  calm: number;
  sound: string | null;
  /** Where it is seen; nothing for an event that one only waits for. */
  place: unknown;
}
const told = (type: string): Told => ({ type, seat: 1, owner: 0, drawer: 3, jewels: [1, 0, 0], rotation: "top1_cw", flip: "yes", found: "ruby" });

/** These run on from the first kind that is called, in one scene. */
const JOINED = ["KindSold", "MatchEnded"];
function atTheBorder(event: Told): Scene {
  const [act] = actsOf(JOINED.includes(event.type) ? [told("KindCalled"), event] : [event]);
  const isIn = act?.events.includes(event) ?? false;
  return { lively: isIn ? act!.time : 0, calm: isIn ? stillTime(act!) : 0, sound: act?.sound ?? null, place: isIn };
}

/** The chest itself turns, and cards lie before the players, as the view says. */
const BY_VIEW = ["ChestTurned", "CharactersChosen", "CardRevealed"];
function atTheJewellers(event: Told): Scene {
  const cue = cueOf(event, 4);
  const place = cue.isSign || cue.flights.length > 0 || cue.drawer !== null || BY_VIEW.includes(event.type);
  return { lively: cue.length, calm: cue.length, sound: cue.sound, place };
}

const byTable = ({ lengthOf, soundOf, placeOf }: typeof lounge | typeof docks) => (event: Told): Scene =>
  ({ lively: lengthOf(event, false), calm: lengthOf(event, true), sound: soundOf(event), place: placeOf(event) });

const SCENES: Record<GameKey, (event: Told) => Scene> = {
  "hart-an-der-grenze": atTheBorder,
  meisterdiebe: atTheJewellers,
  hochstapler: byTable(lounge),
  prohis: byTable(docks),
};
const captions = readFileSync(new URL("../src/locales/en.ftl", import.meta.url), "utf-8");

describe.each(Object.entries(SCENES))("the stage of %s", (game, sceneOf) => {
  it.each(Object.keys(GAMES[game as GameKey].events))("plays %s", (type) => {
    const { lively, calm, sound, place } = sceneOf(told(type));
    expect({ isLively: lively > 0, isCalm: calm > 0, place }).toEqual({ isLively: true, isCalm: true, place: expect.anything() });
    expect(place).not.toBe(false);
    expect(captions).toContain(`\nsound-${sound} = `);
  });

  it("knows an event without a scene when it sees one", () => {
    const { lively, place } = sceneOf(told("NothingLikeThis"));
    expect([lively, place || null]).toEqual([0, null]);
  });
});

describe("the opening of a match", () => {
  const [begun, dealt, ended, passed] = ["MatchBegun", "HandDealt", "MatchEnded", "TurnPassed"].map(told) as [Told, Told, Told, Told];

  it("is what was dealt, as long as nobody has played", () => {
    expect(openingOf([begun, dealt])).toEqual([begun, dealt]);
    expect(openingOf([passed, ended, begun, dealt])).toEqual([begun, dealt]);
    expect([openingOf([begun, dealt, passed]), openingOf([passed, dealt])]).toEqual([[], []]);
  });

  it("is played to whoever sits down, and the table need not hold it back", () => {
    const played: Told[] = [];
    const all = [begun, dealt];
    const parade = new Parade(all, () => 100, (event) => played.push(event), openingOf(all));
    parade.follow(all);
    expect([played, isHeldBack(begun)]).toEqual([[begun], false]);
    parade.follow([...all, passed]);
    expect(isHeldBack(passed)).toBe(true);
    parade.stop();
  });
});
