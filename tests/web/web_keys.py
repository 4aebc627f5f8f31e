"""Playing with keys alone: Tab, Enter, Space and arrows, on the boards and in the form, whatever the game is."""

from random import Random

from playwright.sync_api import ElementHandle
from web_people import DONE, LET_GO, Person, wait_until

STAGE, FORM = "main.stage", ".prompt"
"""Where an answer is given."""
USABLE = ":is(button, input, [role=slider]):not(:disabled, [aria-disabled=true], [tabindex='-1'])"
ASIDE = ".files, .people button, .tools button, .help, .banter button, .rule, .unfold, .bed .turner, .less, .back"
"""What is not needed for an answer: files, people, odds, ways to look at a chest, talk, mostly taking things back."""
ACTS = ".plate.big, .plate.enamel"
MOST = 120
"""Keys and choices for one question."""

WHERE = """(element) => {
  const now = document.activeElement;
  if (element === now || (element.type === "radio" && now.type === "radio" && element.name === now.name)) return "here";
  if (!element.isConnected || element.disabled || element.ariaDisabled === "true") return "gone";
  return now.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
"""Which key leads there, if any. The Tab key comes to one of a group, the arrows to the others."""
IS_SEEN = """() => {
  const element = document.activeElement;
  const near = [element, element.closest("label"), element.parentElement].filter((each) => each);
  const isRinged = (each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return near.some(isRinged) && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}"""


class Keyboard:
    """Somebody who has no pointer."""

    def __init__(self, person: Person, rng: Random) -> None:
        self.person, self.page, self.rng = person, person.page, rng
        self.unseen: set[str] = set()
        """Controls that had the focus without a visible ring around them."""

    def answer(self, where: str) -> None:
        """Try what lies there, by chance, until the question is answered; the focus must never fall off the table."""
        asked = self.page.locator(".prompt").element_handle()
        for _ in range(MOST):
            if self.page.evaluate(DONE, asked):
                wait_until(self.page, "() => document.activeElement !== document.body")
                return
            self._try(where, asked)
        raise AssertionError(f"never answered: {self.page.locator('#question').inner_text()}")

    def _try(self, where: str, asked: ElementHandle) -> None:
        """Use one thing; an act ends the question."""
        acts = self.page.locator(f"{where} {USABLE}:is({ACTS}):not({ASIDE})").element_handles()
        others = self.page.locator(f"{where} {USABLE}:not({ASIDE}, {ACTS})").element_handles()
        if not acts:
            others += self.page.locator(f"{where} .less").element_handles()
        chosen = acts if not others or (acts and self.rng.random() < 0.5) else others
        if not chosen:
            self.page.wait_for_timeout(30)
            return
        control = self.rng.choice(chosen)
        if self.reach(control):
            self._use(control)
            if control in acts:
                wait_until(self.page, DONE, asked)

    def reach(self, control: ElementHandle) -> bool:
        """Go there with the Tab key, forwards or back; not if it is taken away meanwhile."""
        for _ in range(MOST):
            where = control.evaluate(WHERE)
            if where == "gone":
                return False
            if where == "here":
                if not control.evaluate(IS_SEEN):
                    self.unseen.add(control.evaluate("() => document.activeElement.outerHTML.slice(0, 160)"))
                return True
            self.page.keyboard.press(where)
        raise AssertionError(f"the Tab key never comes to {control.evaluate('each => each.outerHTML')[:200]}")

    def _use(self, control: ElementHandle) -> None:
        """As its kind is used."""
        kind = control.evaluate("each => each.classList.contains('hold') ? 'hold' : each.type ?? 'slider'")
        keyboard = self.page.keyboard
        if kind == "hold":
            keyboard.down("Enter")
            wait_until(self.page, LET_GO)
            keyboard.up("Enter")
        elif kind in ("radio", "range", "slider"):
            for _ in range(self.rng.randrange(1, 4)):
                keyboard.press("ArrowRight")
        else:
            keyboard.press(self.rng.choice(("Enter", "Space")))
