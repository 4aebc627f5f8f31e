"""Photograph every screen, and the phases of every game, on phone, desk and big screen, into contact sheets.

python tests/web/gallery.py FOLDER
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
from web_house import running_browser, running_house
from web_people import DESK, PHONE, Person

from contrabande.games import GAMES

WALL = {"width": 1920, "height": 1080}
LOOKS = (("phone", PHONE, "de"), ("desk", DESK, "nl"))
SECONDS = 12
"""For the phases of one game on one device."""
SEATS = 4


class Gallery:
    """A folder that fills with pictures."""

    def __init__(self, browser: Browser, house: str, folder: Path) -> None:
        self.browser, self.house, self.folder = browser, house, folder
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, person: Person, name: str) -> None:
        """One picture."""
        person.page.wait_for_timeout(250)
        person.page.screenshot(path=self.folder / f"{name}.png")

    def pages(self, device: str, size: dict[str, int], language: str) -> None:
        """The door, the settings, and what the house says about itself."""
        person = Person(self.browser, self.house, "Anna", language, size)
        for name in ("", "settings", "about"):
            person.page.goto(f"{self.house}/{name}")
            person.page.get_by_role("heading").first.wait_for()
            self.keep(person, f"{device}-{name or 'home'}")
        person.context.close()

    def game(self, game: str, device: str, size: dict[str, int], language: str) -> None:
        """The hall, each phase that somebody is asked in, and the same on the wall."""
        person, rng = Person(self.browser, self.house, "Anna", language, size), Random(5)
        code = person.open_table(game, SEATS)
        self.keep(person, f"{device}-{game}-lobby")
        wall = Person(self.browser, self.house, "TV", "en", WALL)
        wall.come(f"/#{code}")
        wall.button(wall.t("as-big-screen")).click()
        person.button(person.t("fill-with-bots", count=SEATS - 1)).click()
        person.button(person.t("start")).click()
        person.page.set_default_timeout(2_000)
        seen: list[str] = []
        until = monotonic() + SECONDS
        while monotonic() < until and not person.is_over:
            with suppress(Error):  # the table moves on while one is choosing
                self._step(person, wall, rng, seen, f"{device}-{game}")
        if person.is_over:
            self.keep(person, f"{device}-{game}-result")
        person.context.close()
        wall.context.close()

    def _step(self, person: Person, wall: Person, rng: Random, seen: list[str], name: str) -> None:
        if not person.is_asked:
            person.page.wait_for_timeout(50)
            return
        phase = person.page.locator(".phase").inner_text()
        if phase not in seen:
            seen.append(phase)
            self.keep(person, f"{name}-{len(seen)}")
            self.keep(wall, f"wall-{name}-{len(seen)}")
        person.answer_somehow(rng)

    def sheet(self, name: str, pictures: Sequence[Path], height: int) -> None:
        """Some pictures side by side."""
        shown = "".join(f'<img height="{height}" src="{_inline(each)}">' for each in pictures)
        page = self.browser.new_page(viewport={"width": 1640, "height": 400})
        page.set_content(f"<body>{shown}</body>")
        page.screenshot(path=self.folder / f"sheet-{name}.png", full_page=True)
        page.close()


def _inline(picture: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"


def main(folder: Path) -> None:
    """All of it."""
    with TemporaryDirectory() as scratch, running_house(Path(scratch)) as house, running_browser() as browser:
        gallery = Gallery(browser, house, folder)
        for device, size, language in LOOKS:
            gallery.pages(device, size, language)
            for game in GAMES:
                gallery.game(game.key, device, size, language)
        for group, height in (("phone", 760), ("desk", 420), ("wall", 420)):
            gallery.sheet(group, sorted(folder.glob(f"{group}-*.png")), height)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
