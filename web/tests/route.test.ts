import { describe, expect, it } from "vitest";
import { codeIn, passIn, pathOf, routeOf, type Route } from "../src/app/route";

describe("an address", () => {
  it("leads back to where it came from", () => {
    const routes: Route[] = [
      { name: "home", code: null },
      { name: "table", table: "ab12" },
      { name: "screen", table: "ab12" },
      { name: "replay", table: "ab12", match: 3 },
      { name: "settings", code: null },
      { name: "about", code: null },
    ];
    for (const route of routes) expect(routeOf(pathOf(route))).toEqual(route);
  });

  it("leads to a moment of a replay", () => {
    const route: Route = { name: "replay", table: "ab12", match: 2, at: 17 };
    expect(pathOf(route)).toBe("/t/ab12/replay/2#17");
    expect(routeOf("/t/ab12/replay/2", "#17")).toEqual(route);
    expect(routeOf("/t/ab12/replay/2", "#-1")).toEqual({ name: "replay", table: "ab12", match: 2 });
  });

  it("carries an invitation in its fragment", () => {
    expect(routeOf("/", "#bkdz")).toEqual({ name: "home", code: "BKDZ" });
    expect(codeIn("#pass=1234567890")).toBeNull();
  });

  it("keeps an invitation on the pages beside the entrance", () => {
    for (const name of ["settings", "about"] as const) {
      expect(pathOf({ name, code: "BKDZ" })).toBe(`/${name}#BKDZ`);
      expect(routeOf(`/${name}`, "#BKDZ")).toEqual({ name, code: "BKDZ" });
    }
  });

  it("carries a pass in its fragment, and nothing else is taken for one", () => {
    expect(passIn("#pass=abcDEF_-123")).toBe("abcDEF_-123");
    expect(passIn("#BKDZ")).toBeNull();
  });
});
