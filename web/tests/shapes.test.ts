import { describe, expect, it } from "vitest";
import { otherShape } from "../src/lobby/shapes";
import { SHAPES } from "../src/wire/types";

describe("the shape of whoever comes later", () => {
  it("stays as it is while nobody has it", () => {
    expect(otherShape("bell", ["anchor"])).toBeNull();
  });
  it("is the next free one when somebody has it, and begins again after the last", () => {
    const [first, second, third] = SHAPES;
    expect(otherShape(first!, [first!, second!])).toBe(third);
    expect(otherShape(SHAPES.at(-1)!, [SHAPES.at(-1)!])).toBe(first);
  });
  it("stays when there is no other", () => {
    expect(otherShape("bell", SHAPES)).toBeNull();
  });
});
