/** The drawings as parts of a page: each is built once and then copied, which is far cheaper than to build it again. */
import { KIND_DRAWINGS, SHAPE_DRAWINGS, SIGN_DRAWINGS, type Drawing } from "./drawings";

const SPACE = "http://www.w3.org/2000/svg";
const kept = new Map<string, DocumentFragment>();

/** A copy of the drawing of that name, to be put into an `svg` of 48 by 48. */
export function drawn(name: string): Node {
  let built = kept.get(name);
  if (!built) kept.set(name, (built = build(KIND_DRAWINGS[name] ?? SHAPE_DRAWINGS[name] ?? SIGN_DRAWINGS[name] ?? [])));
  return built.cloneNode(true);
}

/** Lines on a body are thinner than lines that stand alone. */
function build(drawing: Drawing): DocumentFragment {
  const whole = document.createDocumentFragment();
  const hasBody = drawing.some(([tone]) => tone === "b");
  for (const [tone, d] of drawing) whole.append(pathOf(d, tone === "k" && !hasBody ? "alone" : tone));
  return whole;
}

/** One path with a class for its style. */
export function pathOf(d: string, name: string): SVGPathElement {
  const path = document.createElementNS(SPACE, "path");
  path.setAttribute("d", d);
  path.setAttribute("class", name);
  return path;
}
