"""German on the smallest phone, on a magnified page and on a phone on its side: nothing sticks out, nothing is cut."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser
from web_people import PHONE, SMALL, Person

from contrabande.games import GAMES

KEYS = [game.key for game in GAMES]
MAGNIFIED = {"width": 720, "height": 450}
"""200 % of a laptop's page."""
LANDSCAPE = {"width": 844, "height": 390}
QUESTIONS = 4
SHORTENED = "bdi, .name, .latest p, .unseen, .phase"
"""Names, what the log says in full, and what is only heard."""

FAULTS = """([place, shortened]) => {
  const found = [];
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
  for (const each of document.querySelectorAll(".table.room *")) {
    const hasText = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const isTooLong = each.clientWidth > 2 && each.scrollWidth > each.clientWidth + 1;
    const isClipped = isTooLong && getComputedStyle(each).overflowX !== "visible";
    if (hasText && isClipped && seen(each) && !each.closest(shortened)) found.push(`cut: ${each.textContent.trim()}`);
  }
  for (const each of document.querySelectorAll(`${place} :is(button, label)`)) {
    const { left, right, width } = each.getBoundingClientRect();
    const isOut = left < -1 || right > innerWidth + 1;
    if (width && isOut && seen(each)) found.push(`sticks out: ${each.outerHTML.slice(0, 120)}`);
  }
  const isWhole = (each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  };
  const question = document.querySelector("#question");
  for (const act of document.querySelectorAll(`${place} .plate.big`)) {
    act.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (!isWhole(act)) found.push(`out of reach: ${act.textContent.trim()}`);
    if (!isWhole(question)) found.push(`the question is out of sight beside: ${act.textContent.trim()}`);
  }
  return found;
}"""


def _faults(person: Person, place: str) -> list[str]:
    """What is wrong in each of the sizes, with the answer given there."""
    found = []
    for name, size in {"small": SMALL, "magnified": MAGNIFIED, "landscape": LANDSCAPE}.items():
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        found += [f"{name} {place}: {fault}" for fault in person.page.evaluate(FAULTS, [place, SHORTENED])]
    return found


def _looked_at(person: Person, look: Callable[[str], list[str]]) -> list[str]:
    """The question as the stage asks it, and as a form."""
    found = look("main.stage")
    person.prefer_form()
    return found + look(".prompt")


@pytest.mark.parametrize("game", KEYS)
def test_german_fits_wherever_the_first_questions_are_asked(browser: Browser, house: str, game: str) -> None:
    """320 pixels, 200 % of a laptop's page, landscape: the answer is reached without losing sight of the question."""
    anna, rng = Person(browser, house, "Maximiliane-Charlotte", "de", SMALL), Random(3)
    anna.start_alone(game, 4)
    found, seen = list[str](), set[str]()
    for _ in range(QUESTIONS):
        anna.wait_to_be_asked()
        if (phase := anna.page.locator(".phase").get_attribute("data-phase") or "") not in seen:
            seen.add(phase)
            found += [f"{phase} {each}" for each in _looked_at(anna, lambda place: _faults(anna, place))]
            anna.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
        anna.answer_somehow(rng, is_quick=True)
        anna.prefer_table()
    assert not found, "\n".join(found)
    anna.context.close()


DOCK = """() => {
  const dock = document.querySelector(".dock");
  return [...dock.querySelectorAll("*")].every((each) => each.getBoundingClientRect().right <= innerWidth + 1)
    && dock.scrollWidth <= dock.clientWidth;
}"""


@pytest.mark.parametrize("text", ["normal", "huge"])
@pytest.mark.parametrize("game", KEYS)
def test_a_hidden_hand_leaves_the_question_on_the_phone(browser: Browser, house: str, game: str, text: str) -> None:
    """Whoever holds to look has the cards, the eye beside them and the whole question in sight."""
    anna = Person(browser, house, "Anna", "de", PHONE)
    anna.prefer(privacy="peek", text=text)
    anna.start_alone(game, 4)
    anna.wait_to_be_asked()
    for size in (PHONE, SMALL):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert anna.page.evaluate(DOCK), size
    anna.context.close()
