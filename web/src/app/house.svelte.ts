/** What the whole client shares: who I am, how I like things, the words, and where I am. */
import { untrack } from "svelte";
import type { FluentBundle } from "@fluent/bundle";
import { forgetTaught, readMe, readSettings, writeMe, writeSettings, type Me, type Settings } from "../wire/keep";
import { DoorClosed, foundAt } from "../wire/house";
import type { Language } from "../wire/types";
import { bundled, laterText, ownText, programText, said, type Facts } from "../words/bundles";
import { pathOf, routeOf, type Route } from "./route";
import { begin, keep } from "./scroll";
import { noted, settled } from "./sheets";

class House {
  settings = $state<Settings>(readSettings());
  me = $state<Me>(readMe());
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));
  bundles = $state.raw<readonly FluentBundle[]>([]);
  /** Whether the house cannot be reached: this page came out of the device's own keeping. */
  isSilent = $state(false);
  /** Where others find this house. */
  address = $state(location.origin);
  /** Whether this person would rather answer with a form than on the table, for as long as the page stands. */
  isFormPreferred = $state(false);
  /** What must be said at the door, by a key of the words: a pass was spent, say. */
  notice = $state<string | null>(null);
  /** The language that the loaded words are in. */
  spoken = $state<Language | null>(null);

  /** Ask the house where others find it; whoever gets no answer is told so at the door. */
  async find(): Promise<void> {
    try {
      this.address = await foundAt();
      this.isSilent = false;
    } catch (why) {
      this.isSilent = !(why instanceof DoorClosed);
    }
  }

  get host(): string {
    return new URL(this.address).host;
  }

  change(settings: Partial<Settings>): void {
    if (settings.coach === "on") forgetTaught();
    Object.assign(this.settings, settings);
    writeSettings($state.snapshot(this.settings));
  }

  rename(me: Partial<Me>): void {
    Object.assign(this.me, me);
    writeMe($state.snapshot(this.me));
  }

  go(route: Route, isReplacing = false): void {
    const returning = settled();
    if (returning) return void returning.then(() => this.go(route, isReplacing));
    // Who leaves by a sheet comes back to the page beneath it.
    const isOver = isReplacing || noted() > 0;
    if (!isOver) keep();
    history[isOver ? "replaceState" : "pushState"](null, "", pathOf(route));
    this.route = route;
    begin();
  }

  /** Rooms whose words are known, too. */
  private readonly rooms = new Set<string>();

  /** The words of a room that few enter, or late: at the door nobody waits for them. */
  async learn(room: "about" | "advice"): Promise<void> {
    if (this.rooms.has(room)) return;
    const language = untrack(() => this.settings.language);
    await laterText(room, language);
    this.rooms.add(room);
    await this.speak(language);
  }

  async speak(language: Language): Promise<void> {
    const rooms = [...this.rooms];
    const texts = await Promise.all([ownText(language), programText(language), ...rooms.map((room) => laterText(room, language))]);
    if (this.settings.language !== language) return;
    this.bundles = [bundled(language, ...texts)];
    this.spoken = language;
    document.documentElement.lang = language;
  }
}

export const house = new House();

/** The client's own words. */
export function t(key: string, facts: Facts = {}): string {
  return said(house.bundles, key, facts) ?? key;
}
