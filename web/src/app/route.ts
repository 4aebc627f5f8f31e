/** Addresses of the client; who is invited stays so on the pages beside the entrance. None of them holds a secret: those travel in the fragment and are taken out at once. */
export type Route =
  | { name: "home"; code: string | null }
  | { name: "table"; table: string }
  | { name: "screen"; table: string }
  | { name: "replay"; table: string; match: number; at?: number; film?: string }
  | { name: "settings"; code: string | null }
  | { name: "about"; code: string | null };

/** Where an address leads. */
export function routeOf(path: string, fragment = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, table, what, number] = parts;
  if (first === "t" && table) {
    if (what === "screen") return { name: "screen", table };
    if (what === "replay") return { name: "replay", table, match: Number(number) || 1, ...momentIn(fragment), ...filmIn(fragment) };
    return { name: "table", table };
  }
  if (first === "settings" || first === "about") return { name: first, code: codeIn(fragment) };
  return { name: "home", code: codeIn(fragment) };
}

/** The address of a route. */
export function pathOf(route: Route): string {
  switch (route.name) {
    case "home":
      return route.code ? `/#${route.code}` : "/";
    case "table":
      return `/t/${route.table}`;
    case "screen":
      return `/t/${route.table}/screen`;
    case "replay":
      return `/t/${route.table}/replay/${route.match}${route.at ? `#${route.at}` : ""}`;
    default:
      return `/${route.name}${route.code ? `#${route.code}` : ""}`;
  }
}

/** The code of a table in the fragment of an invitation. */
export function codeIn(fragment: string): string | null {
  const found = /^#([A-Za-z]{4})$/.exec(fragment);
  return found ? (found[1] ?? "").toUpperCase() : null;
}

/** The moment of a replay in the fragment. */
function momentIn(fragment: string): { at?: number } {
  const found = /^#(\d{1,6})$/.exec(fragment);
  return found ? { at: Number(found[1]) } : {};
}

/** The key to a finished match in the fragment, for whoever was sent it. */
function filmIn(fragment: string): { film?: string } {
  const found = /^#film=([0-9a-f]{8,64})$/.exec(fragment);
  return found?.[1] ? { film: found[1] } : {};
}

/** The secret of a pass in the fragment, for sitting down on another device. */
export function passIn(fragment: string): string | null {
  const found = /^#pass=([\w-]{8,200})$/.exec(fragment);
  return found ? (found[1] ?? null) : null;
}
