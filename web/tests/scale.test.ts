import { expect, test } from "vitest";
import { inType } from "../src/look/scale";

test("a query of the screen grows with the letters", () => {
  expect(inType("(min-width: 80rem) and (min-height: 50rem)", "normal")).toBe("(min-width: 80rem) and (min-height: 50rem)");
  expect(inType("(max-height: 48rem), (max-height: 36rem)", "huge")).toBe("(max-height: 66rem), (max-height: 49.5rem)");
});
