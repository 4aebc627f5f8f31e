/** The fronts of the drawers as parts of a page: each is built once and then copied. */
import { pathOf } from "../../look/drawn";
import { HIGH, placing, WIDE, woodOf } from "./grain";

/** The body of the chest around a closed drawer. */
export const RIM = 5;

const kept = new Map<number, DocumentFragment>();

/** A copy of a drawer's front, to be put into an `svg`. */
export function wooden(drawer: number): Node {
  let built = kept.get(drawer);
  if (!built) kept.set(drawer, (built = build(drawer)));
  return built.cloneNode(true);
}

function build(drawer: number): DocumentFragment {
  const wood = woodOf(drawer);
  const signs = wood.sign.map((d, place) => {
    const path = pathOf(d, place > 0 ? "sign inner" : "sign");
    path.setAttribute("transform", placing(wood.at));
    return path;
  });
  const whole = document.createDocumentFragment();
  whole.append(
    pathOf(`M0 0H${WIDE}V${HIGH}H0z`, "board"),
    pathOf(wood.lines, "lines"),
    ...signs,
    pathOf(`M0 0H${WIDE}L${WIDE - RIM} ${RIM}H${RIM}V${HIGH - RIM}L0 ${HIGH}z`, "lit"),
    pathOf(`M${WIDE} 0V${HIGH}H0L${RIM} ${HIGH - RIM}H${WIDE - RIM}V${RIM}z`, "shaded"),
  );
  return whole;
}
