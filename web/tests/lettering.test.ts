import { describe, expect, it } from "vitest";
import { isShowable } from "../src/about/lettering";

const [ali, reza] = ["\u0639\u0644\u06cc", "\u0631\u0636\u0627"];

describe("a name in a record", () => {
  it("may part letters that are written joined, and hides nothing else", () => {
    expect([`${ali}\u200c${reza}`, ali, "Zo\u00eb 3"].map(isShowable)).toEqual([true, true, true]);
    const hiding = ["An\u200cna", `${ali}\u200c`, `\u200c${ali}`, `${ali}\u200c\u200c${reza}`, `${ali}\u200c\u0664`, "\u202egnp", "\u2066Anna\u2069"];
    expect(hiding.map(isShowable)).toEqual(hiding.map(() => false));
  });
});
