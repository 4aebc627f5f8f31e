import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/wire/types";
import { bundled, ownText, said } from "../src/words/bundles";
import { signed } from "../src/words/signed";

describe("a debt", () => {
  it.each(LANGUAGES)("has its sign before the dollars, beside a name and in a result (%s)", async (language) => {
    const bundles = [bundled(language, await ownText(language))];
    for (const key of ["badge-dollars", "score-HG", "score-PR"]) {
      expect(said(bundles, key, signed(-2))).toBe("−$2");
      expect(said(bundles, key, signed(30))).toBe("$30");
    }
  });
});
