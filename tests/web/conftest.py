"""One house and one browser for a module of tests: the browser's loop must not outlive it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from web_house import running_browser, running_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running house."""
    with running_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with running_browser() as started:
        yield started
