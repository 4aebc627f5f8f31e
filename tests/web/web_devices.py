"""Devices that one person after another uses: to open a page again takes a third of the time of a new one."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

QUIET = "/icon.svg"
"""A page of the house on which nothing runs."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); window.name = ''; }"
OUTSIDE = (-1, -1)
"""Where no pointer is over anything."""
MOST = 4
"""So many devices of a kind wait for somebody."""
LASTING = {
    "context": ("add_cookies", "grant_permissions", "new_cdp_session", "new_page", "route", "set_offline"),
    "page": ("close", "emulate_media", "expose_function", "route", "route_web_socket"),
    "clock": ("fast_forward", "install", "pause_at", "run_for", "set_fixed_time", "set_system_time"),
}
"""What is not taken back; a device to which it was done is thrown away."""


class Device:
    """A context with one page; who closes it leaves it behind as if nobody had been there."""

    def __init__(self, context: BrowserContext, waiting: list["Device"]) -> None:
        self.context, self.page = context, context.new_page()
        self._waiting, self._close = waiting, context.close
        self._line = context.new_cdp_session(self.page)
        self._is_worn = False
        self._traces: list[Callable[[], None]] = []
        for name, thing in (("context", context), ("page", self.page), ("clock", self.page.clock)):
            self._note_what_lasts(thing, LASTING[name])
        for thing in (context, self.page):
            self._note_scripts(thing)
        self._note_ears(self.page)
        self._note_keys(self.page)
        self._another_page = context.new_page
        context.close = self._leave  # type: ignore[method-assign]
        self.wait()

    def wait(self) -> None:
        """For somebody who opens its page, and then may open more."""

        def open_first() -> Page:
            self.context.new_page = self._another_page  # type: ignore[method-assign]
            return self.page

        self.context.new_page = open_first  # type: ignore[method-assign]

    def _note_what_lasts(self, thing: object, names: tuple[str, ...]) -> None:
        def noted(act: Callable[..., Any]) -> Callable[..., Any]:
            def do(*words: Any, **more: Any) -> Any:
                self._is_worn = True
                return act(*words, **more)

            return do

        for name in names:
            setattr(thing, name, noted(getattr(thing, name)))

    def _note_scripts(self, thing: BrowserContext | Page) -> None:
        add = thing.add_init_script

        def noted(*words: Any, **more: Any) -> Any:
            script = add(*words, **more)
            self._traces.append(script.close)
            return script

        thing.add_init_script = noted  # type: ignore[method-assign]

    def _note_ears(self, page: Page) -> None:
        on = page.on

        def noted(event: Any, ear: Any) -> None:
            on(event, ear)
            self._traces.append(lambda: page.remove_listener(event, ear))

        page.on = noted  # type: ignore[method-assign]

    def _note_keys(self, page: Page) -> None:
        press = page.keyboard.down

        def noted(key: str) -> None:
            press(key)
            self._traces.append(lambda: page.keyboard.up(key))

        page.keyboard.down = noted  # type: ignore[method-assign]

    def _leave(self) -> None:
        """All that somebody did here is undone; where that cannot be, or enough are waiting, it is closed."""
        origin = "/".join(self.page.url.split("/")[:3])
        if self._is_worn or not origin.startswith("http") or len(self._waiting) >= MOST:
            self._close()
            return
        while self._traces:
            self._traces.pop()()
        self.page.mouse.up()
        self.page.mouse.move(*OUTSIDE)
        self.page.goto(origin + QUIET)
        self.page.evaluate(FORGET)
        self._line.send("Page.resetNavigationHistory")
        self.wait()
        self._waiting.append(self)


class Shelf:
    """The devices of a browser that wait for somebody, by what they are."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting = defaultdict[str, list[Device]](list)

    def take(self, wanted: dict[str, Any]) -> BrowserContext:
        """One that somebody left, or a new one."""
        size = wanted.pop("viewport")
        waiting = self._waiting[repr(sorted(wanted.items()))]
        if not waiting:
            return Device(self._browser.new_context(viewport=size, **wanted), waiting).context
        device = waiting.pop()
        device.page.set_viewport_size(size)
        return device.context


SHELVES: dict[Browser, Shelf] = {}
"""Of browsers in which nobody measures how soon a page comes."""


def context_for(browser: Browser, *, is_new: bool, **wanted: Any) -> BrowserContext:
    """A device of this kind; one with a service worker, or that must be a new one, was never somebody else's."""
    if is_new or browser not in SHELVES or wanted["service_workers"] != "block":
        return browser.new_context(**wanted)
    return SHELVES[browser].take(wanted)
