import { describe, expect, it } from "vitest";
import { awardsOf } from "../src/result/awards";
import type { GameKey } from "../src/wire/shapes";

const film = (game: GameKey, ...events: { type: string }[]) => awardsOf(game, events.map((event, entry) => ({ entry, events: [event], givers: {} })));
const packed = (seat: number, cards: number[]) => ({ type: "CasePacked", seat, cards: { value: cards, to: [seat] } });
const cleared = (seat: number) => ({ type: "CaseCleared", seat, count: 1 });

describe("awards", () => {
  it("honour what nobody saw at the border, what was paid and what was found", () => {
    const awards = film(
      "hart-an-der-grenze",
      { type: "TurnBegun", sheriff: 2 } as { type: string },
      packed(0, [1, 0, 0, 2, 0, 0]),
      packed(1, [0, 0, 0, 0, 0, 3]),
      { type: "CaseOpened", seat: 1, cards: [0, 0, 0, 0, 0, 3], discarded: [0, 0, 0, 0, 0, 3] } as { type: string },
      { type: "BribePaid", seat: 0, sheriff: 2, amount: 4 } as { type: string },
      { type: "BribePaid", seat: 1, sheriff: 2, amount: 3 } as { type: string },
      cleared(0),
      cleared(1),
    );
    expect(awards.map(({ feat, seat, to, count, entry }) => [feat, seat, to, count, entry])).toEqual([
      ["bluff", 0, null, 14, 6],
      ["bribe", 0, 2, 4, 4],
      ["nose", 2, 1, 36, 3],
    ]);
    expect(awards[0]?.cards).toEqual([0, 0, 0, 2, 0, 0]);
  });

  it("take a sum for a bluff only if it was too high and believed", () => {
    const dealt = (seat: number, green: number) => ({ type: "HandDealt", seat, hand: { value: [green, 0, 0, 0, 0, 0, 0], to: [seat] } });
    const said = (seat: number, sum: number) => ({ type: "SumAnnounced", seat, sum, colour: "green" });
    const awards = film(
      "hochstapler",
      dealt(0, 3),
      dealt(1, 2),
      dealt(2, 1),
      { type: "CardSwapped", seat: 2, colour: "green", laid: 1, drawn: { value: 0, to: [2] } } as { type: string },
      said(2, 5),
      said(0, 9),
      said(1, 30),
      { type: "SumDoubted", seat: 2, announcer: 1, sum: 30, colour: "green" } as { type: string },
      { type: "CardsRevealed", colour: "green", cards: [3, 2, 0], total: 5 } as { type: string },
    );
    expect(awards.map(({ feat, seat, to, count, truth, entry }) => [feat, seat, to, count, truth, entry])).toEqual([
      ["bluff", 0, 1, 4, 5, 5],
      ["nose", 2, 1, 1, null, 8],
    ]);
  });

  it("honour the sum that was true to the point", () => {
    const doubted = { type: "SumDoubted", seat: 1, announcer: 0, sum: 7, colour: "red" };
    const [award] = film("hochstapler", doubted, { type: "CardsRevealed", colour: "red", cards: [7, 0], total: 7 } as { type: string });
    expect(award).toMatchObject({ feat: "exact", seat: 0, to: 1, count: 7, kind: "red" });
  });

  it("count jewels, rubies and alarms at the chest", () => {
    const rang = { type: "AlarmRang", seat: 0, drawer: 1, owner: 3, jewels: [0, 0, 0] };
    const awards = film(
      "meisterdiebe",
      { type: "JewelsStolen", seat: 1, drawer: 2, jewels: [2, 1, 0] } as { type: string },
      { type: "JewelsCollected", seat: 0, jewels: [2, 0, 0] } as { type: string },
      { type: "SecretSearched", seat: 2, drawer: 4, found: "nothing" } as { type: string },
      { type: "SecretSearched", seat: 1, drawer: 4, found: "ruby" } as { type: string },
      rang,
      rang,
    );
    expect(awards.map(({ feat, seat, count }) => [feat, seat, count])).toEqual([["loot", 1, 3], ["ruby", 1, 1], ["alarm", 3, 2]]);
  });

  it("honour an illegal convoy only if it came home", () => {
    const sent = (seat: number, illegal: number) => ({ type: "ConvoySent", seat, size: 4, cards: { value: [1, illegal, 0, 0, 0], to: [seat] } });
    const awards = film(
      "prohis",
      sent(0, 3),
      { type: "ConvoyCaught", seat: 1, owner: 0, size: 4 } as { type: string },
      sent(2, 2),
      { type: "BribeAccepted", seat: 1, owner: 2, size: 2 } as { type: string },
      { type: "ConvoyStored", seat: 2, size: 3 } as { type: string },
    );
    expect(awards.map(({ feat, seat, to, count }) => [feat, seat, to, count])).toEqual([["bluff", 2, null, 2], ["bribe", 2, 1, 2], ["nose", 1, 0, 4]]);
  });

  it("are none where nothing was done", () => {
    expect(film("prohis", { type: "MatchBegun", seat: 0 } as { type: string })).toEqual([]);
  });
});
