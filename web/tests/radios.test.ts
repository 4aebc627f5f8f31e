import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = new URL("../src/", import.meta.url).pathname;
const tables = ["games", "prompt", "table"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf-8" }).map((name) => join(root, folder, name)),
);

it("a radio that is laid over its label is drawn in base.css alone", () => {
  const own = tables.filter((path) => path.endsWith(".svelte") && /\binput[^{}]*\{[^}]*opacity: 0;/.test(readFileSync(path, "utf-8")));
  expect(own).toEqual([]);
  expect(readFileSync(join(root, "look/base.css"), "utf-8")).toContain(".overlaid {");
});
