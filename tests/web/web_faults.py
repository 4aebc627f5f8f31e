"""What is wrong with a table on a screen: what sticks out, is cut, covered or out of reach, in which size."""

from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import ViewportSize
from web_people import DESK, PHONE, SMALL
from web_scenes import PLANS, questions_of
from web_theatre import Theatre, at_last

Sizes = Mapping[str, dict[str, int]]
LOW = {"width": 360, "height": 740}
MAGNIFIED = {"width": 720, "height": 450}
"""200 % of a laptop's page."""
LANDSCAPE = {"width": 844, "height": 390}
SMALLEST: Sizes = {"small": SMALL}
LOWEST: Sizes = {"low": LOW, "landscape": LANDSCAPE}
"""Of phones and of phones on their side those with the least room."""
LAPTOP: Sizes = {"laptop": {"width": 1280, "height": 720}}
TABLET = {"width": 1024, "height": 768}
ROOMIER: Sizes = {"phone": PHONE, "magnified": MAGNIFIED, **LAPTOP, "tablet": TABLET, "desk": DESK}
SCROLLING = ("small", "magnified", "landscape")
"""Elsewhere the stage does not scroll while one decides; at desks those who play sit around it, or beside it."""
LONG_NAME = "Maximiliane-Charlotte"
QUESTIONS = [(game, question) for game in PLANS for question in questions_of(game)]
SHORTENED = "bdi, .name, .unseen"
"""Names, and what is only heard."""
CAPTION = ".latest p"
CAPTIONED = ("small", "low", "phone", "landscape")
"""What happened last is read in full on these; where there is less room, the log has the rest of it."""

FAULTS = """([place, shortened, isStill, isNarrowest]) => {
  const stage = document.querySelector("main.stage");
  const found = [];
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
  const [across, down] = [stage.scrollWidth - stage.clientWidth, stage.scrollHeight - stage.clientHeight];
  if (across > 1) found.push(`a stage too wide by ${across}`);
  if (isStill && down > 1) found.push(`a stage that scrolls by ${down}`);
  for (const each of document.querySelectorAll(".table.room *")) {
    const hasText = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isTooLong = hasText && each.clientWidth > 2 && each.scrollWidth > each.clientWidth + 1;
    const isClipped = isTooLong && getComputedStyle(each).overflowX !== "visible";
    const isClamped = each.matches(".latest p") && each.scrollHeight > each.clientHeight + 1;
    const isCut = (isClipped || isClamped) && seen(each) && !each.closest(shortened);
    if (isCut) found.push(`cut: ${each.textContent.trim()}`);
  }
  for (const each of document.querySelectorAll(`${place} :is(button, label):not(.banter *)`)) {
    const { left, right, width } = each.getBoundingClientRect();
    const isOut = left < -1 || right > innerWidth + 1;
    if (width && isOut && seen(each)) found.push(`sticks out: ${each.outerHTML.slice(0, 120)}`);
  }
  const isWhole = (each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  };
  const [part] = stage.children;
  const played = part.getBoundingClientRect();
  for (const player of document.querySelectorAll(".players li")) {
    const { left, right, top, bottom } = player.getBoundingClientRect();
    const isOver = left < played.right && played.left < right && top < played.bottom && played.top < bottom;
    if (isOver) found.push(`over the stage: ${player.textContent.trim()}`);
  }
  const question = document.querySelector("#question");
  if (place === ".prompt") {
    for (const act of stage.querySelectorAll(".plate, input:enabled, .bed button, .yard button")) {
      if (seen(act)) found.push(`answered on the stage, too: ${act.outerHTML.slice(0, 120)}`);
    }
    const [ways, act] = [".ways", ".act"].map((each) => document.querySelector(`.prompt ${each}`));
    const under = ways ? ways.getBoundingClientRect().bottom - act.getBoundingClientRect().top : 0;
    if (under > 1) found.push(`the ways lie under the act by ${under}`);
    const up = () => document.querySelector(".dock").scrollTo({ top: 0, behavior: "instant" });
    up();
    const isLow = innerWidth > innerHeight && innerHeight < 420;
    for (const part of isLow ? document.querySelectorAll(".prompt :is(legend, .plains .plate)") : []) {
      if (!isWhole(part)) found.push(`begins below the edge: ${part.textContent.trim()}`);
    }
    for (const [place, choice] of document.querySelectorAll(".prompt .fields :is(.add, .tile, .tag)").entries()) {
      if (place > 0 || innerWidth < innerHeight) choice.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = choice.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isBare = over !== null && (choice.contains(over) || over.contains(choice));
      if (!isBare) found.push(`a choice is covered: ${choice.textContent.trim()}`);
    }
    up();
  }
  for (const act of document.querySelectorAll(`${place} .plate.big`)) {
    if (place === "main.stage" && !isWhole(act)) found.push(`out of sight at first: ${act.textContent.trim()}`);
    act.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (!isWhole(act)) found.push(`out of reach: ${act.textContent.trim()}`);
    if (!isWhole(question)) found.push(`the question is out of sight beside: ${act.textContent.trim()}`);
  }
  stage.scrollTo({ top: 0, behavior: "instant" });
  if (!isNarrowest) return found;
  const all = [...stage.querySelectorAll("*")];
  all.forEach((each) => { each.style.animation = "none"; });
  stage.getBoundingClientRect();
  all.forEach((each) => { each.style.animation = ""; });
  const moved = stage.scrollWidth - stage.clientWidth;
  if (moved > 1) found.push(`a stage too wide by ${moved} when something begins to move`);
  return found;
}"""


def shown(theatre: Theatre, sizes: Sizes, look: Callable[[str], list[str]]) -> list[str]:
    """What is found in each of the sizes."""
    found = []
    for name, size in sizes.items():
        theatre.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        theatre.come_to_rest()
        found += [f"{name} {fault}" for fault in at_last(lambda name=name: look(name))]
    return found


def faults(
    theatre: Theatre, sizes: Sizes, place: str, shortened: str, scrolling: Sequence[str] = SCROLLING
) -> list[str]:
    """What is wrong in one place of the table, in each of the sizes."""

    def look(size: str) -> list[str]:
        is_still = place == "main.stage" and size not in scrolling
        may_be_cut = shortened if size in CAPTIONED else f"{shortened}, {CAPTION}"
        told = [place, may_be_cut, is_still, size in SMALLEST and place == "main.stage"]
        found: list[str] = theatre.page.evaluate(FAULTS, told)
        return found

    return shown(theatre, sizes, look)
