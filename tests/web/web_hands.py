"""A quick hand for whole matches: what to tap is found in the page, and a real finger or pointer taps it there."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ElementHandle, TimeoutError
from web_people import DONE, Person, hold_by_hand, wait_until

NEXT = """({ asked: prompt, ways: likedWays, values: likedValues, eager, dice }) => {
  if (!prompt.isConnected || prompt.querySelector(".locked")) return { kind: "done" };
  if (document.querySelector("[role=dialog]")) return { kind: "escape" };
  const done = (prompt.tapped ??= new Set());
  const any = (all) => all[Math.floor(dice.shift() * all.length)];
  const liked = (all, wanted, of) =>
    wanted.map((each) => all.find((one) => of(one) === each)).find((one) => one) ?? any(all);
  const at = (element, kind) => {
    element.scrollIntoView({ block: kind === "act" ? "nearest" : "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = document.elementFromPoint(x, y);
    const isFree = under !== null && (element.contains(under) || under.contains(element));
    const [above, below] = [under, element].map((each) => each?.outerHTML.slice(0, 120));
    return isFree ? { kind, x, y } : { kind: "wait", why: `${above} lies over ${below}` };
  };
  const tap = (element, mark) => {
    const point = at(element, "tap");
    if (point.kind === "tap") done.add(mark);
    return point;
  };
  const acts = [...prompt.querySelectorAll(".plate.big")];
  const fields = [...prompt.querySelectorAll("fieldset")];
  if (!acts.length && !fields.length) return at(prompt.querySelector(".unfold, .plate.quiet"), "tap");
  const closed = (prompt.closed ??= new Set());
  const ways = [...prompt.querySelectorAll(".way")].filter((each) => !closed.has(each.textContent));
  if (ways.length && !done.has("way")) return tap(liked(ways, likedWays, (each) => each.textContent), "way");
  for (const [place, field] of fields.entries()) {
    const radios = [...field.querySelectorAll("input[type=radio]:enabled")];
    if (radios.length && !done.has(`radio ${place}`))
      return tap(liked(radios, likedValues, (each) => each.value), `radio ${place}`);
    const cards = [...field.querySelectorAll("button.add:not([aria-disabled=true])")];
    const isShort = acts.every((each) => each.disabled);
    const isWanted = eager ? place === 0 : !done.has(`card ${place}`);
    if (cards.length && (isShort || isWanted)) return tap(any(cards), `card ${place}`);
  }
  const ready = acts.filter((each) => !each.disabled);
  if (!ready.length) {
    done.clear();
    const isShown = fields.some((each) => each.querySelector("input")) && !prompt.querySelector("input:enabled");
    if (isShown) closed.add(prompt.querySelector(".way[aria-pressed=true]").textContent);
    const back = prompt.querySelector(".less");
    return back ? at(back, "tap") : { kind: "wait", why: "nothing is ready" };
  }
  const act = any(ready);
  return act.matches(".hold") ? { kind: "hold", act: acts.indexOf(act) } : at(act, "act");
}"""
"""The next thing to touch for an answer in the form; what lies under another thing cannot be touched.

A way that is only shown, because all have it, is tried once."""
PATIENCE = 120
"""Seconds for one answer, on a machine that has much else to do."""
MISSED = 20_000
"""Milliseconds after which a touch had no answer."""


@dataclass(frozen=True)
class Taste:
    """What somebody likes to do where it can be done: ways by their names in the form, values by theirs."""

    ways: Sequence[str] = ()
    values: Sequence[str] = ()
    is_eager: bool = False
    """Gives as many cards as may be given of what is named first, and of the rest what is needed."""


class Hand:
    """Somebody who plays by touching the form; the first long press is a long one, the others are those of a switch."""

    def __init__(self, person: Person, rng: Random, taste: Taste) -> None:
        self.person, self.rng, self.taste = person, rng, taste
        self._has_held = False

    def answer(self) -> None:
        """Touch one thing after the other until the question is answered."""
        page = self.person.page
        asked = page.locator(".prompt").element_handle()
        why, until = "", monotonic() + PATIENCE
        while monotonic() < until:
            found = page.evaluate(NEXT, {"asked": asked, **self._wishes()})
            self._touch(found)
            why = found.get("why", why)
            if found["kind"] == "done" or (found["kind"] in ("act", "hold") and self._is_done(asked)):
                return
        raise AssertionError(f"never answered: {page.locator('#question').inner_text()} {why}")

    def _is_done(self, asked: ElementHandle) -> bool:
        """Whether the house has taken the answer; a touch that missed, because something moved, is made again."""
        with suppress(TimeoutError):
            wait_until(self.person.page, DONE, asked, MISSED)
            return True
        return False

    def _wishes(self) -> dict[str, Any]:
        taste, dice = self.taste, [self.rng.random() for _ in range(3)]
        return {"ways": taste.ways, "values": taste.values, "eager": taste.is_eager, "dice": dice}

    def _touch(self, found: dict[str, Any]) -> None:
        """By finger on a phone, by pointer on a desk."""
        page = self.person.page
        if found["kind"] == "wait":
            page.wait_for_timeout(25)
        elif found["kind"] == "escape":
            page.keyboard.press("Escape")
        elif found["kind"] == "hold":
            self._hold(found["act"])
        elif found["kind"] == "done":
            return
        elif self.person.has_touch:
            page.touchscreen.tap(found["x"], found["y"])
        else:
            page.mouse.click(found["x"], found["y"])

    def _hold(self, place: int) -> None:
        button = self.person.page.locator(".prompt .plate.big").nth(place)
        if self._has_held:
            button.evaluate("each => { each.click(); each.click(); }")
        else:
            hold_by_hand(button)
            self._has_held = True
