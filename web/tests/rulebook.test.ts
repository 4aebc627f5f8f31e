import { describe, expect, it } from "vitest";
import { partsOf } from "../src/words/rulebook";

describe("a rule as it is set", () => {
  it("keeps a sentence in one piece", () => {
    expect(partsOf("Nobody moves.")).toEqual([{ text: "Nobody moves." }]);
  });

  it("makes a list of lines that begin with a point, between what stands before and after", () => {
    expect(partsOf("It depends.\n• Here: one.\n• There: two.\nThat is all.")).toEqual([{ text: "It depends." }, { points: ["Here: one.", "There: two."] }, { text: "That is all." }]);
  });
});
