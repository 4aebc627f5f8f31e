"""One house and one browser for all tests of this folder that one worker runs."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from web_house import running_house, unseen_browser
from web_theatre import Theatre

HERE = Path(__file__).parent
LONGEST = "test_whole_matches"


class Premises:
    """What is opened when it is first needed, and closed behind the last test."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self.house: str | None = None
        self.browser: Browser | None = None
        self.theatres: dict[str, Theatre] = {}

    def close(self) -> None:
        """Send everybody home."""
        self._open.close()
        self.house = self.browser = None
        self.theatres.clear()

    def house_in(self, folder: Path) -> str:
        """The address of the running house."""
        self.house = self.house or self._open.enter_context(running_house(folder))
        return self.house

    def any_browser(self) -> Browser:
        """The running browser."""
        self.browser = self.browser or self._open.enter_context(unseen_browser())
        return self.browser

    def theatre(self, house: str, language: str) -> Theatre:
        """A page for scenes, as if nobody had played on it before."""
        if known := self.theatres.get(language):
            known.forget()
        else:
            self.theatres[language] = Theatre(self.any_browser(), house, language)
        return self.theatres[language]


PREMISES = Premises()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Alone, this folder begins with its longest tests, so that two workers are done at about the same time."""
    if all(item.path.is_relative_to(HERE) for item in items):
        items.sort(key=lambda item: item.path.stem != LONGEST)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """The browser's loop must not outlive the tests of this folder."""
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        PREMISES.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a running house."""
    return PREMISES.house_in(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def browser() -> Browser:
    """A real browser."""
    return PREMISES.any_browser()


@pytest.fixture(scope="module")
def english(house: str) -> Theatre:
    """A page on which any question is put."""
    return PREMISES.theatre(house, "en")


@pytest.fixture(scope="module")
def german(house: str) -> Theatre:
    """The same in the language with the longest words."""
    return PREMISES.theatre(house, "de")
