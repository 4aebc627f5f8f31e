"""Photograph every screen, and the phases of every game, on phone, desk and big screen, into contact sheets.

python tests/web/gallery.py FOLDER [GAME …]     the word `shell` stands for everything that is not a game
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from gallery_phases import phases
from gallery_sheets import Gallery
from web_house import running_browser, running_house
from web_people import DESK, PHONE, SMALL, Person, play_out
from web_tables import LaidTable

from contrabande.games import GAMES
from contrabande.wording import LANGUAGES

LANDSCAPE = {"width": 844, "height": 390}
MAGNIFIED = {"width": 720, "height": 450}
LAPTOP = {"width": 1280, "height": 720}


def shell(gallery: Gallery, device: str, size: dict[str, int], language: str) -> None:
    """The door, the hall, the sheets of a table, the end, the replay, and the pages beside."""
    person, sheet = Person(gallery.browser, gallery.house, "Anna", language, size), f"shell-{device}"
    person.come()
    gallery.keep(person, sheet, "home")
    person.page.locator(".door").last.scroll_into_view_if_needed()
    gallery.keep(person, sheet, "doors")
    person.button(person.t("scan")).click()
    gallery.keep(person, sheet, "scan")
    person.page.keyboard.press("Escape")
    person.open_table("hochstapler", 4)
    gallery.keep(person, sheet, "lobby")
    person.page.locator(".seat.empty").first.click()
    gallery.keep(person, sheet, "seat")
    person.page.keyboard.press("Escape")
    person.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    gallery.keep(person, sheet, "options")
    _ended(gallery, person, sheet)
    for name in ("settings", "about"):
        person.page.goto(f"{gallery.house}/{name}")
        person.page.get_by_role("heading").first.wait_for()
        gallery.keep(person, sheet, name)
    person.context.close()


def _ended(gallery: Gallery, person: Person, sheet: str) -> None:
    """From the deal to the replay."""
    person.button(person.t("fill-with-bots", count=3)).click()
    person.button(person.t("start")).click()
    person.page.wait_for_selector("#question")
    for key, name in {"m": "menu", "l": "log", "r": "rules", "?": "keys", "t": "talk"}.items():
        person.page.keyboard.press(key)
        gallery.keep(person, sheet, name)
        if key != "t":
            person.page.keyboard.press("Escape")
    person.button(person.t("promises")).click()
    gallery.keep(person, sheet, "promises")
    person.page.locator("button.who").first.click()
    play_out([person])
    gallery.keep(person, sheet, "result")
    person.button(person.t("said-and-was")).click()
    gallery.keep(person, sheet, "said")
    person.page.keyboard.press("Escape")
    person.button(person.t("verify")).click()
    gallery.keep(person, sheet, "verdict")
    person.page.keyboard.press("Escape")
    person.button(person.t("replay")).click()
    person.page.get_by_label(person.t("moment")).fill("3")
    gallery.keep(person, sheet, "replay")


def late(gallery: Gallery, device: str, size: dict[str, int], language: str) -> None:
    """A friend who comes late: he looks on, asks for a bot's seat, and whoever plays decides."""
    sheet = f"shell-{device}"
    anna, lo = (Person(gallery.browser, gallery.house, each, language, size) for each in ("Anna", "Lo"))
    table = LaidTable(gallery.house, "hochstapler", 4, [anna], start_player="seat0")
    table.deal()
    table.look_on(lo)
    table.come()
    gallery.keep(lo, sheet, "late-watches")
    lo.page.locator(".players li").nth(1).get_by_role("button").click()
    gallery.keep(lo, sheet, "late-asks")
    lo.button(lo.t("seat-take")).click()
    lo.page.locator(".wish").wait_for()
    gallery.keep(lo, sheet, "late-waits")
    gallery.keep(anna, sheet, "late-is-let-in")
    for person in (anna, lo):
        person.context.close()


def narrow(gallery: Gallery, game: str) -> None:
    """The narrowest phone, a magnified page, a phone on its side and a laptop, in German; and the notes of a coach."""
    person = Person(gallery.browser, gallery.house, "Maximiliane-Charlotte", "de", SMALL)
    person.prefer(coach="on", captions="on")
    person.start_alone(game, 4)
    person.page.wait_for_selector("#question")
    gallery.keep(person, "shell-narrow", f"{game}-coach")
    unfold = person.button(person.t("coach-unfold"))
    if unfold.count():
        unfold.click()
        gallery.keep(person, "shell-narrow", f"{game}-coach-unfolded")
        person.button(person.t("understood")).click()
    for name, size in {"small": SMALL, "magnified": MAGNIFIED, "landscape": LANDSCAPE}.items():
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        gallery.keep(person, "shell-narrow", f"{game}-{name}")
    person.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    gallery.keep(person, "shell-laptop", game)
    person.context.close()


def main(folder: Path, wanted: Sequence[str]) -> None:
    """All of it, or what is wanted."""
    games = [game.key for game in GAMES]
    with TemporaryDirectory() as scratch, running_house(Path(scratch)) as house, running_browser() as browser:
        gallery = Gallery(browser, house, folder)
        if "shell" in wanted or not wanted:
            shell(gallery, "phone", PHONE, LANGUAGES[-1])
            shell(gallery, "desk", DESK, "nl")
            late(gallery, "phone", PHONE, LANGUAGES[-1])
            late(gallery, "desk", DESK, "nl")
        for game in games:
            if game in wanted or not wanted:
                narrow(gallery, game)
                never = phases(gallery, game)
                print(game, f"never came: {', '.join(never)}" if never else "every phase came", flush=True)
                gallery.sheets(game)
        gallery.sheets("shell")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
