"""Figures of the client in a real browser: what the first visit weighs, when it paints, how smoothly the chest turns,
and which tasks take long.

python tests/web/figures.py [GAME …]

Tasks are read from the browser's own trace. Each has two lengths: by the clock on the wall, which counts other people's
work on this machine too, and by the processor. What the robot's own hand does in the page is left out. Who shares a
processor with others is slowed down in both; so a piece of work that is always the same is timed before and after.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Error
from web_house import running_browser, running_house
from web_people import ASKED, DESK, PHONE, WALL, Person

from contrabande.games import GAMES

SECONDS = 8
"""Of ordinary play in each game."""
LONG = 50.0
TRACED = ["-*", "toplevel", "mojom", "devtools.timeline"]
DRAWN = ["-*", "viz"]
PICTURE = "Display::DrawAndSwap"
CHESTS = {"chest 1000×760": {"width": 1000, "height": 760}, "chest on a phone": PHONE}
TURNS = 6
WALK = 500
"""Milliseconds; a quarter of the way round takes a little longer."""
TASK = "ThreadControllerImpl::RunTask"
ROBOT = "blink.mojom.DevToolsSession"
SHIFTS = """
  globalThis.shifts = 0;
  const shifted = (each) => { if (!each.hadRecentInput) shifts += each.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(shifted))
    .observe({ type: "layout-shift", buffered: true });
"""
WEIGHT = """() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return all.filter((each) => !each.name.includes("/api/")).map((each) => [each.name, each.encodedBodySize]);
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

PIECE = """() => {
  const things = Array.from({ length: 20000 }, (_, place) => ({ place, name: `${place}` }));
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    JSON.parse(JSON.stringify(things));
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[10];
}"""
"""How long it takes to write and read a list of 20,000 things: the median of several, in milliseconds."""


@dataclass(frozen=True)
class Task:
    """One stretch of work of a page's main thread, in milliseconds."""

    wall: float
    cpu: float


def weight(person: Person) -> dict[str, int]:
    """What the first page loaded, in bytes as they travel."""
    return {str(name): int(size) for name, size in person.page.evaluate(WEIGHT)}


def pace(browser: Browser) -> None:
    """How fast this machine is just now."""
    page = browser.new_page()
    print(f"pace: 20,000 things are written and read in {page.evaluate(PIECE):.0f} ms", flush=True)
    page.close()


def first_visit(browser: Browser, house: str) -> None:
    """Weight, paint, shifts."""
    person = Person(browser, house, "Anna", "en", PHONE, service_workers="block")
    person.context.add_init_script(SHIFTS)
    person.page.goto(house, wait_until="networkidle")
    sizes = weight(person).values()
    paint, shifts = person.page.evaluate(PAINT), person.page.evaluate("() => shifts")
    print(f"first visit: {sum(sizes) / 1000:.0f} kB in {len(sizes)} files, paint {paint:.0f} ms, shifts {shifts:.3f}")
    person.context.close()


def chest(browser: Browser, house: str, name: str) -> None:
    """Pictures a second that the browser draws while somebody walks round the chest, and what one of them costs."""
    person = Person(browser, house, "Anna", "en", CHESTS[name])
    person.page.emulate_media(reduced_motion="no-preference")
    person.start_alone("meisterdiebe", 4)
    person.wait_to_be_asked()
    person.page.wait_for_timeout(3_000)
    browser.start_tracing(page=person.page, categories=DRAWN)
    for _ in range(TURNS):
        person.page.locator(".tools button").first.evaluate("each => each.click()")
        person.page.wait_for_timeout(WALK)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    pictures = [each for each in events if each["name"] == PICTURE and "dur" in each]
    seconds = (_start(pictures[-1]) - _start(pictures[0])) / 1e6
    cost = median(each["dur"] / 1000 for each in pictures)
    print(f"{name}: {(len(pictures) - 1) / seconds:.0f} pictures a second, each drawn in {cost:.1f} ms", flush=True)
    person.context.close()


@contextmanager
def traced(browser: Browser, person: Person) -> Iterator[list[Task]]:
    """The tasks of this person's page meanwhile, filled in at the end."""
    tasks: list[Task] = []
    browser.start_tracing(page=person.page, categories=TRACED)
    try:
        yield tasks
    finally:
        tasks += tasks_in(json.loads(browser.stop_tracing())["traceEvents"])


def tasks_in(events: Sequence[dict[str, Any]]) -> list[Task]:
    """The outermost tasks of the pages' main threads, without those in which the robot asks for something."""
    mains = {_thread(each) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    ours = sorted((each for each in events if each.get("ph") == "X" and _thread(each) in mains), key=_start)
    tasks: list[dict[str, Any]] = []
    robots: set[int] = set()
    for each in ours:
        is_inside = bool(tasks) and _start(each) < _start(tasks[-1]) + tasks[-1]["dur"]
        if each["name"] == TASK and not is_inside:
            tasks.append(each)
        elif is_inside and ROBOT in str(each.get("args")):
            robots.add(id(tasks[-1]))
    return [Task(each["dur"] / 1000, each.get("tdur", 0) / 1000) for each in tasks if id(each) not in robots]


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event.get("pid", 0), event.get("tid", 0)


def _start(event: dict[str, Any]) -> float:
    return float(event["ts"])


def told(tasks: Sequence[Task]) -> str:
    """How many took long, and the longest of them."""
    cpu = sorted((each.cpu for each in tasks), reverse=True)
    longest = " ".join(f"{length:.0f}" for length in cpu[:4])
    by_wall = sum(each.wall > LONG for each in tasks)
    return f"{sum(each > LONG for each in cpu)} over 50 ms of processor (longest {longest}), {by_wall} by wall"


def play(browser: Browser, house: str, game: str, device: str) -> None:
    """Long tasks while the table is laid, and while it is played."""
    person, rng = Person(browser, house, "Anna", "en", DESK if device == "desk" else PHONE), Random(3)
    code = person.open_table(game, 4)
    watched = _wall(browser, house, code) if device == "wall" else person
    watched.page.emulate_media(reduced_motion="no-preference")
    person.button(person.t("fill-with-bots", count=3)).click()
    watched.page.wait_for_timeout(1_000)
    with traced(browser, watched) as laying:
        person.button(person.t("start")).click()
        person.page.wait_for_selector(".table")
        watched.page.wait_for_timeout(1_500)
    with traced(browser, watched) as playing:
        _play(person, rng)
    print(f"{game:20} {device:6} laying: {told(laying)}\n{'':27} playing {SECONDS} s: {told(playing)}", flush=True)
    for each in {person, watched}:
        each.context.close()


def _wall(browser: Browser, house: str, code: str) -> Person:
    wall = Person(browser, house, "TV", "en", WALL)
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    wall.page.get_by_text(code, exact=True).wait_for()
    return wall


def _play(person: Person, rng: Random) -> None:
    """Answer whatever is asked, for a while."""
    person.page.set_default_timeout(2_000)
    until = monotonic() + SECONDS
    while monotonic() < until:
        with suppress(Error):  # the table moves on while one is choosing
            if person.page.evaluate(ASKED):
                person.answer_somehow(rng)
            person.page.wait_for_timeout(100)


def main(wanted: Sequence[str]) -> None:
    """All of them, or what is wanted."""
    games = [game.key for game in GAMES if game.key in wanted or not wanted]
    with TemporaryDirectory() as scratch, running_house(Path(scratch)) as house, running_browser() as browser:
        pace(browser)
        first_visit(browser, house)
        for name in CHESTS:
            if "meisterdiebe" in games:
                chest(browser, house, name)
        for game in games:
            for device in ("phone", "desk", "wall"):
                play(browser, house, game, device)
        pace(browser)


if __name__ == "__main__":
    main(sys.argv[1:])
