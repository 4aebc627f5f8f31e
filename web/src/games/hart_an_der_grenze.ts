import { discretion } from "../app/discretion.svelte";
import { GOODS, GOODS_VALUES, LEGAL_GOODS } from "../wire/printed";
import type { HartAnDerGrenzeView } from "../wire/views";
import { UNSAID } from "../prompt/unsaid";
import type { GameFace } from "./contract";

/** A card's face: its frame, and the number in its corner. */
export const isContraband = (kind: string) => !LEGAL_GOODS.some((each) => each === kind);
export const valueOf = (kind: string) => (GOODS_VALUES as Record<string, number>)[kind] ?? null;

/** Questions that name what is in my purse, and how they are put where nobody may read it over my shoulder. */
const QUIET: Readonly<Record<string, string>> = { bribe: "stage-hg-ask-bribe", demanded: "stage-hg-ask-demanded" };

/** The same of what is in my case, as long as only I know how much that is. */
const UNCOUNTED: Readonly<Record<string, string>> = { declare_exact: "stage-hg-ask-declare-exact" };

const NOTE = 5;
/** A bargain goes on from what lies on the desk: who offers repeats, who demands wants a note more. What is declared is for the declarer to say. */
export function openingSum(view: HartAnDerGrenzeView, action: string): number | null {
  if (action === "Declare") return UNSAID;
  const { offer = null, demand = null } = view.bargain ?? {};
  if (action === "Offer") return offer ?? NOTE;
  return action === "Demand" ? Math.max(demand ?? 0, (offer ?? 0) + NOTE) : null;
}

/** Whether my money is mine alone to know, and I hide what is mine: before it is counted nobody else is told of it. */
const isPurseShut = (view: HartAnDerGrenzeView) => !discretion.isOpen && view.cash.some((cash) => cash === null);

/** Goods by their kinds. */
const goodsOf = (counts: readonly number[]) =>
  GOODS.map((kind, place) => ({ kind, corner: valueOf(kind), count: counts[place] ?? 0, isGone: false, isNotched: isContraband(kind) })).filter((each) => each.count > 0);

export const hartAnDerGrenze: GameFace<HartAnDerGrenzeView> = {
  first: "stage-hg-first",
  gist: "stage-hg-gist",
  grave: ["Pack", "Inspect", "Waive", "InspectExtra", "Seize", "Offer", "Pay", "Accept", "Refuse", "Open", "Keep", "ChooseSheriff"],
  options: ["count", "bribe_by", "max_offers", "compensation", "cash"],
  badge: (view, seat) => {
    const cash = isPurseShut(view) && seat === view.seat ? null : view.cash[seat];
    return cash === null || cash === undefined ? null : { key: "badge-dollars", said: "badge-dollars-said", count: cash };
  },
  title: (view, seat) => (view.sheriff === seat ? "title-sheriff" : null),
  hand: (view) => goodsOf(view.hand),
  laid: (view) => goodsOf(view.case),
  meaning: () => ({ about: null, rule: "HG-1" }),
  corner: (_view, kind) => valueOf(kind),
  opening: openingSum,
  isNotched: isContraband,
  isHandUncounted: (view) => view.is_hand_uncounted,
  open: ["Declare"],
  quiet: (view, prompt) => (discretion.isOpen ? null : (UNCOUNTED[prompt.key] ?? (isPurseShut(view) ? (QUIET[prompt.key] ?? null) : null))),
  takes: () => true,
  stage: () => import("./hart_an_der_grenze/Stage.svelte"),
};
