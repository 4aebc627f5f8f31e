/** What is told of what happened: all that the stage has shown, and nothing of what it has still to show. */
import { breath } from "../look/breath";
import { isCalm } from "../look/parts/parade.svelte";
import { holdBack, isHeldBack, watching } from "../look/parts/showing";
import type { Happening } from "../wire/types";
import type { Told } from "../words/voice";

const eventsOf = (each: Happening) => (each.events as readonly Told[] | null) ?? [];

/** A view of the match, and the last happening it knows of. */
interface Sight {
  number: number;
  view: unknown;
}

export class Telling {
  /** What the log tells, and whoever listens hears. */
  happened = $state.raw<readonly Happening[]>([]);
  /** The view that belongs to it, for what stands beside a name. */
  view = $state.raw<unknown>(undefined);
  /** What has happened while one looks on, and the stage has still to show. */
  unshown = $state.raw<readonly Told[]>([]);
  private all: readonly Happening[] = [];
  private sights: readonly Sight[] = [];
  private isSoon = false;

  /** *told* is called whenever the stage has come further. */
  constructor(private readonly told: () => void = () => undefined) {}

  /** Listen to the stage; the answer ends it. */
  listen = () => watching(() => void this.soon());

  /** Somebody looks at the table for the first time, or again: there is nothing to wait for. */
  begin(all: readonly Happening[], view: unknown): void {
    this.all = all;
    this.sights = [{ number: all.at(-1)?.number ?? 0, view }];
    this.unshown = [];
    this.tell();
  }

  /** Something has happened. The stage looks at it first and says what it holds back; the rest is told a moment later. */
  follow(all: readonly Happening[], view: unknown): void {
    const before = this.all.at(-1)?.number ?? 0;
    const fresh = all.filter((each) => each.number > before);
    // With a deal comes a stage that is still to be laid: it shows the cards, and says when.
    if (fresh.some((each) => (each.what as Told | null)?.type === "Dealt")) holdBack(fresh.flatMap(eventsOf));
    // Until the stage has looked at it, nothing of it is on the table.
    if (!isCalm()) this.unshown = [...this.unshown, ...fresh.flatMap(eventsOf)];
    this.all = all;
    this.sights = [...this.sights, { number: all.at(-1)?.number ?? 0, view }];
    void this.soon();
  }

  private async soon(): Promise<void> {
    if (this.isSoon) return;
    this.isSoon = true;
    await breath();
    this.isSoon = false;
    this.tell();
  }

  /** Whoever wants things to stand still is told everything at once. */
  private tell(): void {
    const { told, next } = tellable(this.all, (event) => !isCalm() && isHeldBack(event));
    const seen = this.sights.findLastIndex((each) => each.number < next);
    this.sights = this.sights.slice(Math.max(0, seen));
    this.happened = told;
    this.unshown = isCalm() ? [] : this.unshown.filter(isHeldBack);
    this.view = this.sights[0]?.view;
    this.told();
  }
}

/** The happenings before the first event that is held back, the one it belongs to as far as it goes; and that one's number. */
export function tellable(all: readonly Happening[], isHeld: (event: Told) => boolean): { told: readonly Happening[]; next: number } {
  const at = all.findIndex((each) => eventsOf(each).some(isHeld));
  const begun = all[at];
  if (!begun) return { told: all, next: Infinity };
  const shown = eventsOf(begun).slice(0, eventsOf(begun).findIndex(isHeld));
  const before = all.slice(0, at);
  return { told: shown.length ? [...before, { ...begun, events: shown }] : before, next: begun.number };
}
