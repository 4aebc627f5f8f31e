"""What somebody hears who cannot see a table: names, states and places, whatever was dealt."""

import re

from web_people import Person

NAMELESS = re.compile(
    r"- (button|radio|slider|spinbutton|textbox|checkbox|combobox|link|img|group|region)(?! \")(?=[:\s\[]|$)"
)
GROUPED = """() => [...document.querySelectorAll(".table.room input[type=radio]")].filter((each) => {
  const group = each.closest("fieldset, [role=group], [role=radiogroup], ul[aria-label]");
  const name = group?.querySelector("legend")?.textContent || group?.getAttribute("aria-label");
  return !name?.trim();
}).map((each) => each.outerHTML)"""
TOGGLED = """() => [...document.querySelectorAll(".table.room button")]
  .filter((each) => /\\b(chosen|picked|lifted|on)\\b/.test(each.className) && !each.hasAttribute("aria-pressed"))
  .map((each) => each.outerHTML.slice(0, 160))"""
VOICES = """() => [...document.querySelectorAll(".table.room :is([role=alert], [aria-live]:not([aria-live=off]))")]
  .map((each) => each.textContent.trim()).filter((each) => each)"""


def findings(person: Person) -> list[str]:
    """What is wrong with the table's accessibility tree while this person is asked."""
    page = person.page
    tree = page.locator(".table.room").aria_snapshot()
    question = page.locator("#question").inner_text()
    found = [f"nameless: {line.strip()}" for line in tree.splitlines() if NAMELESS.search(line)]
    found += [f"a choice without the name of its group: {each}" for each in page.evaluate(GROUPED)]
    found += [f"chosen, but not said so: {each}" for each in page.evaluate(TOGGLED)]
    if question not in page.evaluate(VOICES):
        found.append(f"no voice asks: {question}")
    if page.get_by_role("region", name=question).count() != 1:
        found.append(f"no place is named after its question: {question}")
    for role in ("main", "banner"):
        if page.get_by_role(role).count() != 1:
            found.append(f"there is not one {role}")
    if page.get_by_role("heading", level=1).count() != 1:
        found.append("there is not one heading of the first level")
    return found
