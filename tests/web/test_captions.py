"""Sounds as text: all of a caption can be read, on the smallest phone and in huge type."""

import pytest
from playwright.sync_api import Browser
from web_people import PHONE, SMALL, Person, wait_until
from web_tables import sit_alone

MOST_LINES = 2
MEASURING = """
  globalThis.captions = [];
  const measure = () => {
    const said = document.querySelector(".captions span");
    if (!said) return;
    const { left, right, height } = said.getBoundingClientRect();
    const isWhole = said.scrollWidth <= said.clientWidth + 1 && left >= 0 && right <= innerWidth;
    const lines = Math.round(height / parseFloat(getComputedStyle(said).lineHeight));
    const sign = document.querySelector(".bar .sign").getBoundingClientRect();
    const isApart = innerWidth < 640 || sign.right <= left;
    captions.push({ text: said.textContent, isWhole, lines, isApart });
  };
  new MutationObserver(measure).observe(document, { subtree: true, childList: true });
"""
"""A caption goes after a while; it is measured as it comes. Where the bar is wide, it stands beside the phase."""
ON_ITS_SIDE = {"width": 844, "height": 390}


@pytest.mark.parametrize(
    ("size", "text"),
    [(SMALL, "normal"), (SMALL, "huge"), (ON_ITS_SIDE, "normal"), pytest.param(PHONE, "huge", marks=pytest.mark.full)],
)
def test_a_caption_is_read_whole_in_two_lines(browser: Browser, house: str, size: dict[str, int], text: str) -> None:
    """The longest one there is, in the language in which it is longest."""
    anna = Person(browser, house, "Anna", "nl", size)
    anna.prefer(captions="on", text=text)
    anna.context.add_init_script(MEASURING)
    sit_alone(anna, "hochstapler")
    wait_until(anna.page, "said => captions.some((each) => each.text === said)", anna.t("sound-knock"))
    captions = anna.page.evaluate("captions")
    assert [each for each in captions if not each["isWhole"] or each["lines"] > MOST_LINES] == []
    assert all(each["isApart"] for each in captions)
    anna.context.close()
