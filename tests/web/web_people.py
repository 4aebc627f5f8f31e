"""People at the tables of the web client: each in a browser context of their own, clicking what a person clicks."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from time import monotonic
from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, Locator, Page, expect
from web_devices import context_for
from web_house import WEB

from contrabande.games import GAMES
from contrabande.wording import Wording

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
DESK = {"width": 1440, "height": 900}
WALL = {"width": 1920, "height": 1080}
LEAST_DESK = 500
"""Pixels across; what is narrower is touched."""
GRAVE = ("serious", "critical")
VIOLATIONS = """async (grave) => {
  globalThis.light?.(true);
  const lesser = axe._audit.rules.filter((rule) => !grave.includes(rule.impact));
  const rules = Object.fromEntries(lesser.map((rule) => [rule.id, { enabled: false }]));
  const { violations } = await axe.run({ resultTypes: ["violations"], rules });
  globalThis.light?.(false);
  return violations.filter((each) => grave.includes(each.impact));
}"""
"""Rules whose breach would be less than grave are not looked after, and colours are seen in the light."""
SOON = 40_000
"""Milliseconds that anything may take on a machine that has much else to do; it is waited for no longer than needed."""
expect.set_options(timeout=SOON)
A_MOMENT = 40
"""Milliseconds until one looks again; to look at every frame would have the page draw all of them."""
PATIENCE = 300
"""Seconds in which somebody must be asked: a table that stands still must not hold up everybody else."""


STAGES = "main.stage > :is(.post, .docks, .lounge, .shop)"
ASKED = "() => document.querySelector('#question') !== null && document.querySelector('.locked') === null"
STANDING = f"""(onwards) => {{
  const last = [...document.querySelectorAll(".dock .plate.big")].find((each) => each.textContent === onwards);
  last?.click();
  const isAsked = ({ASKED})() && document.querySelector("{STAGES}") !== null;
  return {{ isOver: document.querySelector(".ranking") !== null, isAsked }};
}}"""
"""From the last scene, which goes by itself after a while, one goes on to the result."""
DONE = "asked => !asked.isConnected || asked.querySelector('.locked') !== null"
"""A question is done with when its form is gone, or locked; the next one has a form of its own."""
UNFOLDED = ".prompt :is(.plate, .way, fieldset)"
OFFERED = f".prompt .unfold, {UNFOLDED}"
"""A question with its form, or with the way to it; the question alone may be there before."""
HASTE = """
  const waitFor = globalThis.setTimeout;
  globalThis.setTimeout = (act, time = 0, ...rest) => waitFor(act, time < LONGEST ? time / 10 : time, ...rest);
"""
MET = f"localStorage['contrabande.met'] ??= '{json.dumps([game.key for game in GAMES])}'"
"""A device on which every game has been played: nothing is explained there unasked."""
LET_GO = "() => document.querySelector('.hold.held') === null"
"""A button lets go by itself when it was held long enough, however slow the machine is."""


def wait_until(page: Page, true: str, arg: object = None, timeout: float = SOON) -> None:
    """Until the page says that it is so."""
    page.wait_for_function(true, arg=arg, polling=A_MOMENT, timeout=timeout)


def hold(button: Locator) -> None:
    """Press a key on it for as long as it asks for."""
    button.focus()
    button.page.keyboard.down("Enter")
    wait_until(button.page, LET_GO)
    button.page.keyboard.up("Enter")


def hold_by_hand(button: Locator) -> None:
    """Press on it with a finger for as long as it asks for."""
    button.hover()
    button.page.mouse.down()
    wait_until(button.page, LET_GO)
    button.page.mouse.up()


def settled(language: str, **settings: str) -> str:
    """A script after which a device has these settings, unless it has others."""
    return f"localStorage['contrabande.settings'] ??= '{json.dumps({'language': language, **settings})}'"


@cache
def own_words(language: str) -> FluentBundle:
    """The client's own words, and those of its later rooms."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in (WEB / f"src/locales/{language}.ftl", *(WEB / "src").glob(f"*/words/{language}.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Person:
    """Somebody with a device; it keeps the shell of the page only where that is wanted, for that takes its time."""

    def __init__(
        self,
        browser: Browser,
        house: str,
        name: str,
        language: str,
        size: dict[str, int] = PHONE,
        *,
        service_workers: Literal["allow", "block"] = "block",
        is_new: bool = False,
    ) -> None:
        self.house, self.name, self.language = house, name, language
        self._words = own_words(language)
        self.has_touch = size["width"] < LEAST_DESK
        self.context = context_for(
            browser,
            is_new=is_new,
            viewport=size,
            locale=language,
            reduced_motion="reduce",
            has_touch=self.has_touch,
            service_workers=service_workers,
        )
        self.context.add_init_script(MET)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self._note(request.url))

    def _note(self, address: str) -> None:
        if not address.startswith((self.house, "data:", "blob:")):
            self.complaints.append(f"asked {address}")

    def t(self, key: str, **facts: str | int) -> str:
        """One of the client's own words."""
        text, problems = self._words.format_pattern(self._words.get_message(key).value, facts)
        assert not problems
        return str(text)

    def words(self, game: str) -> Wording:
        """The words of a game in this person's language."""
        return Wording(next(each for each in GAMES if each.key == game), self.language)

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """A button by what is written on it."""
        return self.page.get_by_role("button", name=name, exact=exact)

    # The house.

    def come(self, path: str = "/") -> None:
        """Open the page and say one's name."""
        self.page.goto(self.house + path)
        self.page.get_by_label(self.t("your-name")).fill(self.name)

    def open_table(self, game: str, seats: int) -> str:
        """A new table with so many seats; its code."""
        self.come()
        self.page.locator(".door", has_text=self.words(game).title).click()
        self.button(str(seats)).click()
        expect(self.button(str(seats))).to_have_attribute("aria-pressed", "true")
        return self.page.locator("header .code b").inner_text()

    def arrange(self, game: str, option: str, value: str | int) -> None:
        """Choose one of the options in the hall, wherever it lies there."""
        self.page.locator(".options").evaluate(
            "all => all.querySelectorAll('details').forEach((each) => each.open = true)"
        )
        choice = self.page.locator(f"input[name=option-{option}]").and_(
            self.page.get_by_label(self.words(game).option_value(option, value), exact=True)
        )
        choice.check()
        expect(choice).to_be_checked()

    def join(self, code: str) -> None:
        """Sit down at a table by its invitation."""
        self.come(f"/#{code}")
        self.button(self.t("sit-down")).click()
        expect(self.page.get_by_role("heading", name=self.t("lobby"))).to_be_visible()

    def start_alone(self, game: str, seats: int = 3) -> str:
        """A table against bots, dealt; its code. The first question may still be on its way."""
        code = self.open_table(game, seats)
        self.button(self.t("fill-with-bots", count=seats - 1)).click()
        self.button(self.t("start")).click()
        self.page.wait_for_selector(".table")
        return code

    def pass_on(self) -> str:
        """The link by which another device opens the same seat, if it knows the house by the same address."""
        self.button(self.t("menu")).click()
        self.button(self.t("other-device")).click()
        link = self.page.get_by_label(self.t("other-device-about")).input_value()
        self.page.keyboard.press("Escape")
        return f"{self.house}/#{link.partition('#')[2]}"

    def prefer(self, **settings: str) -> None:
        """Settings of this device, before its page is opened."""
        self.context.add_init_script(settled(self.language, **settings))

    def hurry(self, longest: int = 60_000) -> None:
        """From before the page is opened: what is shown for less than *longest* goes in a tenth, and nothing moves."""
        self.context.add_init_script(HASTE.replace("LONGEST", str(longest)))
        session = self.context.new_cdp_session(self.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 100})

    # The table.

    @property
    def is_asked(self) -> bool:
        """Whether a question is open for this person, and no answer to it is locked."""
        return bool(self.page.evaluate(ASKED))

    @property
    def standing(self) -> Literal["asked", "over", "waiting"]:
        """What this person has before them: a question, the result, or neither."""
        found = self.page.evaluate(STANDING, self.t("to-the-result"))
        return "over" if found["isOver"] else "asked" if found["isAsked"] else "waiting"

    def see_result(self) -> None:
        """Go on from the last scene, when it has come, to the result."""
        wait_until(self.page, "() => document.querySelector('.ranking, .dock > .say > .plate.big')")
        assert self.standing == "over" or self.page.wait_for_selector(".ranking")

    def wait_to_be_asked(self) -> None:
        """Until there is a question, and the stage that shows it."""
        wait_until(self.page, ASKED)
        self.page.locator(STAGES).wait_for()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """What is done meanwhile answers the open question; the next one may look the same."""
        asked = self.page.locator(".prompt").element_handle()
        yield
        wait_until(self.page, DONE, asked)

    def prefer_form(self) -> None:
        """Where the stage takes the answer, bring back the form; from then on it stays."""
        self.page.wait_for_selector(OFFERED)
        folded = self.button(self.t("as-a-form"))
        if folded.count():
            folded.click()
            self.page.wait_for_selector(UNFOLDED)

    def prefer_table(self) -> None:
        """Where the stage takes the answer, fold the form away."""
        unfolded = self.button(self.t("on-the-table"))
        if unfolded.count():
            unfolded.click()

    def doubt_or_announce(self) -> None:
        """The quickest way through Hochstapler: doubt whatever was said, else say something."""
        self.prefer_form()
        doubt = self.page.locator(".way", has_text=self.words("hochstapler").say("action-Doubt-form"))
        colours = self.page.locator(".prompt fieldset label:has(input[type=radio])")
        with self.answering():
            if doubt.count():
                doubt.click()
            elif colours.count():
                colours.first.click()
            self.press(self.page.locator(".prompt .plate.big").first)

    def answer_somehow(self, rng: Random, *, is_quick: bool = False) -> None:
        """Fill in the form by chance, whatever the game is; a form that was not filled well is tried again later.

        Quick is somebody with a switch or a screen reader, whose second click is as good as holding.
        """
        self.prefer_form()
        prompt = self.page.locator(".prompt")
        ways = prompt.locator(".way").all()
        if ways:
            rng.choice(ways).click()
        for field in prompt.locator("fieldset").all():
            choices = field.locator("label:has(input[type=radio])").all()
            if choices:
                rng.choice(choices).click()
            for _ in range(rng.randrange(1, 4)):
                cards = field.locator("button.add:not([aria-disabled=true])").all()
                if cards:
                    rng.choice(cards).click()
        ready = prompt.locator(".plate.big:not(:disabled)").all()
        if ready:
            with self.answering():
                self.press(rng.choice(ready), is_quick=is_quick)

    def press(self, button: Locator, *, is_quick: bool = False) -> None:
        """A tap, or a long press where the button asks for one."""
        if "hold" not in (button.get_attribute("class") or ""):
            button.click()
        elif is_quick:
            button.evaluate("each => { each.click(); each.click(); }")
        else:
            hold_by_hand(button)

    def grave_findings(self) -> list[str]:
        """What axe calls serious or critical on this screen."""
        if not self.page.evaluate("() => 'axe' in globalThis"):
            self.page.evaluate(AXE_SCRIPT)
        return [
            f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for each in self.page.evaluate(VIOLATIONS, GRAVE)
            for node in each["nodes"][:3]
        ]

    def tab_to(self, target: Locator, most: int = 200) -> None:
        """Go on with the Tab key until *target* has the focus."""
        for _ in range(most):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key never comes there")


def play_out(people: Sequence[Person]) -> int:
    """Everybody doubts or announces until the match is over; how many answers it took."""
    answers = 0
    for person in takers(people):
        person.doubt_or_announce()
        answers += 1
    return answers


def takers(people: Sequence[Person]) -> Iterator[Person]:
    """Whoever is asked, one after another, until everybody sees the result."""
    until = monotonic() + PATIENCE
    standings: list[str] = []
    while standings.count("over") < len(people):
        assert monotonic() < until, [person.page.locator("main").inner_text() for person in people]
        standings = []
        for person in people:
            standings.append(person.standing)
            if standings[-1] == "asked":
                yield person
                until = monotonic() + PATIENCE
        if "asked" not in standings:
            people[0].page.wait_for_timeout(A_MOMENT)
