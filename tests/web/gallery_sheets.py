"""A folder that fills with pictures, and with contact sheets of them that one screen can show."""

import base64
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser
from web_people import Person
from web_theatre import Theatre

SHEETS = {
    "phone": (760, 8),
    "desk": (430, 6),
    "laptop": (430, 6),
    "wall": (430, 6),
    "grey": (560, 12),
    "deuteranopia": (560, 12),
}
"""For each kind of picture: how high it is on a sheet, and how many lie there."""
NARROW = (560, 8)
EYES = {"grey": "achromatopsia", "deuteranopia": "deuteranopia"}
STILL = 250
"""Milliseconds until nothing moves any more."""


class Gallery:
    """Pictures in groups; each group becomes one or more sheets."""

    def __init__(self, browser: Browser, house: str, folder: Path) -> None:
        self.browser, self.house, self.folder = browser, house, folder
        self.pictures: dict[str, list[Path]] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, person: Person | Theatre, group: str, name: str) -> None:
        """One picture."""
        person.page.wait_for_timeout(STILL)
        path = self.folder / f"{group}-{name}.png"
        person.page.screenshot(path=path)
        self.pictures.setdefault(group, []).append(path)

    def keep_for_other_eyes(self, person: Person | Theatre, group: str, name: str) -> None:
        """The same for somebody who sees no colours, or not all of them."""
        session = person.context.new_cdp_session(person.page)
        for eyes, kind in EYES.items():
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            self.keep(person, f"{group}-{eyes}", name)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()

    def sheets(self, start: str) -> None:
        """Each group whose name begins so, side by side."""
        for group in [each for each in self.pictures if each.startswith(start)]:
            height, many = SHEETS.get(group.rsplit("-", 1)[-1], NARROW)
            for number, pictures in enumerate(_in_parts(self.pictures.pop(group), many), start=1):
                self._sheet(f"sheet-{group}-{number}.png", pictures, height)

    def _sheet(self, name: str, pictures: Sequence[Path], height: int) -> None:
        shown = "".join(f'<img height="{height}" src="{_inline(each)}">' for each in pictures)
        page = self.browser.new_page(viewport={"width": 1640, "height": 400})
        page.set_content(f"<body>{shown}</body>")
        page.screenshot(path=self.folder / name, full_page=True)
        page.close()


def _in_parts(pictures: Sequence[Path], many: int) -> Iterator[Sequence[Path]]:
    for first in range(0, len(pictures), many):
        yield pictures[first : first + many]


def _inline(picture: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"
