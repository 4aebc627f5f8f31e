"""What the first visit weighs: a phone on a bad line must see the door soon."""

from figures import weight
from playwright.sync_api import Browser
from web_people import Person

MOST = 200_000
"""Bytes as they travel, with fonts and pictures; chest, sounds and other games come later."""


def test_the_first_visit_weighs_no_more_than_it_may(browser: Browser, house: str) -> None:
    """The door with its four rooms, in one language; what a service worker hands on would count as unpacked."""
    anna = Person(browser, house, "Anna", "de", service_workers="block", is_new=True)
    anna.page.goto(house, wait_until="networkidle")
    anna.page.locator(".door").last.wait_for()
    sizes = weight(anna)
    told = "\n".join(f"{size:7} {name}" for name, size in sorted(sizes.items(), key=lambda each: -each[1]))
    print(f"{sum(sizes.values()):7} in all", told, sep="\n")
    assert sum(sizes.values()) <= MOST, told
    anna.context.close()
