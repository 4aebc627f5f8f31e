import { describe, expect, it } from "vitest";
import { castOf, companiesOf } from "../src/replay/cast";
import { chapterAt, chapterFrom, framesOf, standing, symbolsOf, toldOf } from "../src/replay/film";
import { Projector, wantedBy } from "../src/replay/projector.svelte";
import { GAMES } from "../src/wire/shapes";
import type { Told, Voice } from "../src/words/voice";

const game = "hart-an-der-grenze";
const voice = {
  game,
  shape: GAMES[game],
  event: (event: Told) => event.type,
  player: (seat: number) => `player ${seat}`,
  kindsOf: (field: string) => GAMES[game].vocabulary[field],
} as unknown as Voice;
const turn = (number: number) => ({ type: "TurnBegun", round: 1, turn: number, sheriff: 0 });
const packed = { type: "CasePacked", seat: 1, cards: { value: [2, 0, 0, 1, 0, 0], to: [1] } };
const hidden = { type: "CasePacked", seat: 1, cards: { value: null, to: [1] } };
const demanded = { type: "BribeDemanded", sheriff: 2, seat: 1, amount: 5 };
const entries = [[turn(1)], [packed, demanded], [turn(2)], []].map((events, entry) => ({ entry, events, givers: entry === 1 ? { "1": "clock", "2": "player" } : {} }));
const among = (spoken: Voice) => () => ({ players: [], voice: spoken });
const frames = framesOf(entries, among(voice), (key, facts) => `${key} ${facts?.["name"]}`);

describe("a film", () => {
  it("shows everybody with the badge of the match, and every bot as a bot", () => {
    const cast = [{ shape: "lantern", level: null, temper: null }, { shape: "key", level: "solid", temper: "sceptic" }];
    const seen = castOf(["Anna", "Odile"], cast).map(({ name, shape, isBot, temper }) => [name, shape, isBot, temper]);
    expect(seen).toEqual([["Anna", "lantern", false, null], ["Odile", "key", true, "sceptic"]]);
  });

  it("tells each entry in lines: who did it, by which rule, and who was stood in for", () => {
    expect(frames.map((each) => each.lines.map((line) => line.text))).toEqual([["TurnBegun"], ["CasePacked", "BribeDemanded", "giver-clock player 1"], ["TurnBegun"], []]);
    expect(frames[1]?.lines.map((line) => line.seat)).toEqual([1, 2, null]);
    expect(frames[1]?.lines[0]?.rule).toBe(GAMES[game].rules["CasePacked"]?.[0]);
    expect(frames[1]?.lines[2]?.isAside).toBe(true);
  });

  it("says when a seat changes hands, and calls everybody as he was called then", () => {
    const named = (names: readonly string[]): Voice =>
      ({ ...voice, among: named, event: (event: Told) => `${event.type} ${names[Number(event["seat"])] ?? ""}`, player: (seat: number) => names[seat] }) as unknown as Voice;
    const bot = { shape: "moon", level: "solid", temper: "honest", name: "Odile" };
    const left = { shape: "key", level: null, temper: null, name: "Lo" };
    const cast = [{ ...left, name: null, shape: "star" }, { ...left, shape: "hat", name: "Mo" }];
    const played = [0, 1, 2].map((entry) => ({ entry, events: [packed], givers: entry === 2 ? { "1": "clock" } : {} }));
    const [dealt, over, last] = [{ ...played[0]!, cast, taken: [{ seat: 1, name: "Lo", was: bot }] }, { ...played[1]!, taken: [{ seat: 1, name: "Mo", was: left }] }, played[2]!];
    const told = framesOf([dealt, over, last], companiesOf(["Anna", "Odile"], [dealt, over, last], named([])), (key, facts) => [key, facts?.["name"], facts?.["instead"]].filter(Boolean).join(" "));
    expect(told.map((each) => each.lines.map((line) => line.text))).toEqual([["CasePacked Odile", "log-TookOver Lo Odile"], ["CasePacked Lo", "log-TookOver Mo Lo"], ["CasePacked Mo", "giver-clock Mo"]]);
    expect(told.map(({ players }) => [players[1]?.name, players[1]?.shape, players[1]?.isBot])).toEqual([["Odile", "moon", true], ["Lo", "key", false], ["Mo", "hat", false]]);
    expect(told.map(({ players }) => players[0]?.name)).toEqual(["Anna", "Anna", "Anna"]);
    const back = { ...played[0]!, cast, taken: [{ seat: 1, name: "Mo", was: { ...left, name: "Mo" } }] };
    expect(framesOf([back], companiesOf(["Anna", "Mo"], [back], named([])), String)[0]?.lines).toHaveLength(1);
  });

  it("draws what an event names, and nothing of what is hidden", () => {
    expect(symbolsOf(packed, voice)).toEqual([{ kind: "jug", count: 2 }, { kind: "cigar", count: 1 }]);
    expect(symbolsOf(hidden, voice)).toEqual([]);
    expect(symbolsOf({ type: "GoodsDeclared", seat: 1, count: 2, kind: "jug" }, voice)).toEqual([{ kind: "jug", count: null }]);
    const opened = { type: "CaseOpened", seat: 1, cards: [1, 0, 0, 1, 0, 0], discarded: [0, 0, 0, 1, 0, 0] };
    expect(symbolsOf(opened, voice)).toEqual([{ kind: "jug", count: 1 }, { kind: "cigar", count: 1 }]);
  });

  it("has chapters, and leads from one to the next", () => {
    expect(frames.map((each) => each.isChapter)).toEqual([true, false, true, false]);
    expect([chapterFrom(frames, 0, 1), chapterFrom(frames, 2, 1), chapterFrom(frames, 3, -1), chapterFrom(frames, 0, -1)]).toEqual([2, 3, 2, 0]);
    expect(chapterAt(frames, 1)?.key).toBe("0.0");
    expect(chapterAt(frames, 3)?.key).toBe("2.0");
  });

  it("knows what begins a chapter in every game", () => {
    for (const [key, shape] of Object.entries(GAMES)) {
      const other = { ...voice, game: key, shape } as unknown as Voice;
      const all = Object.keys(shape.events).map((type, entry) => ({ entry, events: [{ type }], givers: {} }));
      expect(framesOf(all, among(other), String).some((each) => each.isChapter)).toBe(true);
    }
  });

  it("tells a frame only as far as the stage has shown it", () => {
    const frame = frames[1]!;
    expect(toldOf(frame, frame.happening)).toEqual([frame]);
    const begun = { ...frame.happening, events: [packed] } as unknown as typeof frame.happening;
    expect(toldOf(frame, begun)[0]?.lines.map((line) => line.text)).toEqual(["CasePacked"]);
    expect(toldOf(undefined, frame.happening)).toEqual([]);
  });

  it("stands as long as it takes to read", () => {
    expect(standing(frames[1]!)).toBeGreaterThan(standing(frames[0]!));
    expect(standing({ ...frames[0]!, lines: Array.from({ length: 99 }, () => frames[0]!.lines[0]!) })).toBeLessThanOrEqual(5_000);
  });
});

describe("the projector", () => {
  it("cuts wherever it does not go one step onwards", () => {
    const projector = new Projector(() => 9);
    projector.show(1);
    expect(projector.cuts).toBe(0);
    projector.show(0);
    projector.show(5);
    projector.show(5);
    expect([projector.at, projector.cuts]).toEqual([5, 2]);
  });

  it("stays within the film, and stands still at its end", () => {
    const projector = new Projector(() => 3, 77);
    expect(projector.at).toBe(3);
    projector.toggle();
    expect([projector.at, projector.isRunning]).toEqual([0, true]);
    for (const at of [1, 2, 3]) projector.show(at);
    expect(projector.isRunning).toBe(false);
    projector.stop(-4);
    expect(projector.at).toBe(0);
    expect(new Projector(() => 3, NaN).at).toBe(0);
  });

  it("goes through its speeds", () => {
    const projector = new Projector(() => 3);
    const speeds = [1, 2, 3, 4].map(() => (projector.faster(), projector.speed));
    expect(speeds).toEqual([2, 4, 0.5, 1]);
  });

  it("hears its keys, and no others", () => {
    const press = (key: string, more: object = {}) => wantedBy({ key, shiftKey: false, ...more } as KeyboardEvent);
    expect([press("ArrowLeft"), press("ArrowRight"), press("ArrowRight", { shiftKey: true }), press(" ")]).toEqual(["back", "on", "chapter-on", "toggle"]);
    expect([press("a"), press("ArrowLeft", { altKey: true }), press("Home", { defaultPrevented: true })]).toEqual([null, null, null]);
  });
});
