"""Figures of the client in a real browser: what the first visit weighs, when it paints, and which tasks take long.

python tests/web/figures.py
"""

from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import Browser, Error
from web_house import running_browser, running_house
from web_people import PHONE, Person

from contrabande.games import GAMES

SECONDS = 8
"""Of ordinary play in each game."""
WATCH = """
  globalThis.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((each) => [each.startTime, each.duration])))
    .observe({ type: "longtask", buffered: true });
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


def weight(person: Person) -> dict[str, int]:
    """What the first page loaded, in bytes as they travel."""
    return {str(name): int(size) for name, size in person.page.evaluate(WEIGHT)}


def first_visit(browser: Browser, house: str) -> None:
    """Weight, paint, shifts."""
    person = Person(browser, house, "Anna", "en", PHONE)
    person.context.add_init_script(WATCH)
    person.page.goto(house, wait_until="networkidle")
    sizes = weight(person).values()
    paint, shifts = person.page.evaluate(PAINT), person.page.evaluate("() => shifts")
    print(f"first visit: {sum(sizes) / 1000:.0f} kB in {len(sizes)} files, paint {paint:.0f} ms, shifts {shifts:.3f}")
    person.context.close()


def play(browser: Browser, house: str, game: str) -> None:
    """Long tasks while the table is laid, and while it is played."""
    person, rng = Person(browser, house, "Anna", "en", PHONE), Random(3)
    person.context.add_init_script(WATCH)
    person.open_table(game, 4)
    person.button(person.t("fill-with-bots", count=3)).click()
    before = person.page.evaluate("() => performance.now()")
    person.button(person.t("start")).click()
    person.page.wait_for_selector(".table")
    person.page.wait_for_timeout(1_500)
    laid = person.page.evaluate("() => performance.now()")
    person.page.set_default_timeout(2_000)
    until = monotonic() + SECONDS
    while monotonic() < until and not person.is_over:
        with suppress(Error):  # the table moves on while one is choosing
            if person.is_asked:
                person.answer_somehow(rng)
            person.page.wait_for_timeout(30)
    tasks = [(float(at), float(length)) for at, length in person.page.evaluate("() => longTasks")]
    laying = [round(length) for at, length in tasks if before <= at < laid]
    playing = [round(length) for at, length in tasks if at >= laid]
    print(f"{game:20} laying the table: {laying or 'none'}; playing {SECONDS} s: {playing or 'none'} (ms over 50)")
    person.context.close()


def main() -> None:
    """All of them."""
    with TemporaryDirectory() as scratch, running_house(Path(scratch)) as house, running_browser() as browser:
        first_visit(browser, house)
        for game in GAMES:
            play(browser, house, game.key)


if __name__ == "__main__":
    main()
