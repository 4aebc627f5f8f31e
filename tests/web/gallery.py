"""Photograph every screen, and the phases of every game, on phone, desk and big screen, into contact sheets.

python tests/web/gallery.py FOLDER [GAME …]     the word `shell` stands for everything that is not a game
"""

import base64
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import Browser, Error
from web_hands import Hand, Taste
from web_house import running_browser, running_house
from web_people import DESK, PHONE, SMALL, WALL, Person, play_out

from contrabande.games import GAMES
from contrabande.wording import LANGUAGES

LANDSCAPE = {"width": 844, "height": 390}
MAGNIFIED = {"width": 720, "height": 450}
HEIGHTS = {"phone": 760, "desk": 430, "wall": 430, "grey": 560, "deuteranopia": 560, "narrow": 560}
EYES = {"grey": "achromatopsia", "deuteranopia": "deuteranopia"}
SECONDS = 75
"""For the phases of one game."""


class Gallery:
    """A folder that fills with pictures, and then with sheets of them."""

    def __init__(self, browser: Browser, house: str, folder: Path) -> None:
        self.browser, self.house, self.folder = browser, house, folder
        self.pictures: dict[str, list[Path]] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, person: Person, sheet: str, name: str) -> None:
        """One picture."""
        person.page.wait_for_timeout(250)
        path = self.folder / f"{sheet}-{name}.png"
        person.page.screenshot(path=path)
        self.pictures.setdefault(sheet, []).append(path)

    def keep_for_other_eyes(self, person: Person, sheet: str, name: str) -> None:
        """The same for somebody who sees no colours, or not all of them."""
        session = person.context.new_cdp_session(person.page)
        for eyes, kind in EYES.items():
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            self.keep(person, f"{sheet}-{eyes}", name)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()

    def sheets(self, start: str) -> None:
        """Each group of pictures whose name begins so, side by side."""
        for name, pictures in self.pictures.items():
            if name.startswith(start):
                self._sheet(name, pictures, HEIGHTS[name.rsplit("-", 1)[-1]])

    def _sheet(self, name: str, pictures: Sequence[Path], height: int) -> None:
        shown = "".join(f'<img height="{height}" src="{_inline(each)}">' for each in pictures)
        page = self.browser.new_page(viewport={"width": 1640, "height": 400})
        page.set_content(f"<body>{shown}</body>")
        page.screenshot(path=self.folder / f"sheet-{name}.png", full_page=True)
        page.close()


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


def narrow(gallery: Gallery, game: str) -> None:
    """The narrowest phone, a magnified page and a phone on its side, in German; and a first match with its note."""
    person = Person(gallery.browser, gallery.house, "Maximiliane-Charlotte", "de", SMALL)
    person.prefer(coach="on", captions="on")
    person.start_alone(game, 4)
    person.page.wait_for_selector("#question")
    gallery.keep(person, "shell-narrow", f"{game}-coach")
    understood = person.button(person.t("understood"))
    if understood.count():
        understood.click()
    for name, size in {"small": SMALL, "magnified": MAGNIFIED, "landscape": LANDSCAPE}.items():
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        gallery.keep(person, "shell-narrow", f"{game}-{name}")
    person.context.close()


def phases(gallery: Gallery, game: str) -> None:
    """Anna on her phone, Bram at a desk, two bots, and the wall: one match, each phase as each of them sees it."""
    anna = Person(gallery.browser, gallery.house, "Anna", "de", PHONE)
    bram = Person(gallery.browser, gallery.house, "Bram", "nl", DESK)
    wall = Person(gallery.browser, gallery.house, "TV", "en", WALL)
    code = anna.open_table(game, 4)
    bram.join(code)
    wall.come(f"/#{code}")
    wall.button(wall.t("as-big-screen")).click()
    wall.page.get_by_text(code, exact=True).wait_for()
    gallery.keep(wall, f"{game}-wall", "lobby")
    bram.button(bram.t("i-am-ready")).click()
    anna.button(anna.t("fill-with-bots", count=2)).click()
    anna.button(anna.t("start")).click()
    _played(gallery, game, [anna, bram], wall)
    for person in (anna, bram, wall):
        person.context.close()


def _played(gallery: Gallery, game: str, people: Sequence[Person], wall: Person) -> None:
    seen: set[tuple[str, str]] = set()
    hands, until = {person: Hand(person, Random(5), Taste()) for person in people}, monotonic() + SECONDS
    for person in people:
        person.page.set_default_timeout(5_000)
    while monotonic() < until and not people[0].is_over:
        for person, device in zip(people, ("phone", "desk"), strict=True):
            with suppress(Error):  # the table moves on while one is choosing
                if person.is_asked:
                    _photographed(gallery, game, (person, device, wall), seen)
                    hands[person].answer()
        people[0].page.wait_for_timeout(40)
    if people[0].is_over:
        for person, device in (*zip(people, ("phone", "desk"), strict=True), (wall, "wall")):
            gallery.keep(person, f"{game}-{device}", "result")


def _photographed(gallery: Gallery, game: str, who: tuple[Person, str, Person], seen: set[tuple[str, str]]) -> None:
    """A question is photographed once for each device, as the stage asks it; the wall beside the phone's."""
    person, device, wall = who
    phase = person.page.locator(".phase").get_attribute("data-phase") or "phase"
    if (device, phase) in seen:
        return
    seen.add((device, phase))
    person.prefer_table()
    gallery.keep(person, f"{game}-{device}", phase)
    if device == "phone":
        gallery.keep_for_other_eyes(person, game, phase)
    if ("wall", phase) not in seen:
        seen.add(("wall", phase))
        gallery.keep(wall, f"{game}-wall", phase)


def _inline(picture: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"


def main(folder: Path, wanted: Sequence[str]) -> None:
    """All of it, or what is wanted."""
    games = [game.key for game in GAMES]
    with TemporaryDirectory() as scratch, running_house(Path(scratch)) as house, running_browser() as browser:
        gallery = Gallery(browser, house, folder)
        if "shell" in wanted or not wanted:
            shell(gallery, "phone", PHONE, LANGUAGES[-1])
            shell(gallery, "desk", DESK, "nl")
        for game in games:
            if game in wanted or not wanted:
                narrow(gallery, game)
                phases(gallery, game)
                gallery.sheets(game)
        gallery.sheets("shell")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
