"""A theatre for scenes: a page to which a table says one thing and then falls silent, and the tree that one hears."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from playwright.sync_api import Browser, Locator, ViewportSize, WebSocketRoute
from web_devices import FORGET
from web_people import MET, PHONE, SOON, STAGES, settled, wait_until
from web_scenes import BOT, PEOPLE, questions_of, scene_name, scenes_of, sights_of

TREES = Path(__file__).parent / "trees"
LINE = "**/api/tables/*/socket"
ENTER = """([game, table]) => {
  const place = { table, token: "scene", member: 0, code: null, game, at: 0 };
  localStorage.setItem("contrabande.places", JSON.stringify({ [table]: place }));
  history.pushState(null, "", `/t/${table}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""The client goes to another table as it does by the browser's way back; nothing is loaded anew."""
LAID = f"""table => location.pathname === `/t/${{table}}` && document.querySelector("{STAGES}")"""
PLAYED = f"""table => ({LAID})(table) && document.querySelector("#question")"""
PRESS = "each => each.click()"
AT_REST = """async () => {
  const stage = document.querySelector("main.stage");
  const size = () => `${stage.clientWidth} ${stage.scrollHeight} ${stage.firstElementChild.clientHeight}`;
  for (let before = "", calm = 0; calm < 2; ) {
    await document.body.animate([], 16).finished;
    calm = size() === before ? calm + 1 : 0;
    before = size();
  }
}"""
"""The stage keeps its size for some frames of the real clock."""
SHOWN = 10_000
"""Milliseconds on the page's own clock, which need not pass: a stage has played what it opens with long before."""
CALM = 1.0
"""Seconds after which a tree that does not change will not: what it says then is what it says."""
LATE = 5.0
"""Seconds in which a page has found its size, however much else there is to do."""
A_MOMENT = 50
SIZE = ViewportSize(width=PHONE["width"], height=PHONE["height"])
GERMAN = {"hart-an-der-grenze": "inspect", "meisterdiebe": "choose", "hochstapler": "turn", "prohis": "bribe"}
"""Of each game one scene is heard in German, too."""


def all_scenes(games: list[str]) -> list[tuple[str, str, str]]:
    """Game, question and language of every scene."""
    english = [(game, question, "en") for game in games for question in questions_of(game)]
    return english + [(game, GERMAN[game], "de") for game in games]


def tree_file(game: str, question: str, language: str) -> Path:
    """Where the tree of a scene is kept."""
    ending = "yaml" if language == "en" else f"{language}.yaml"
    return TREES / f"{scene_name(game, question)}.{ending}"


class Theatre:
    """One page in one language; the scenes of all games are played on it, one after another."""

    def __init__(self, browser: Browser, house: str, language: str, **settings: str) -> None:
        self._scene = ""
        self._line: WebSocketRoute | None = None
        self._nowhere = f"{house}/t/nowhere"
        self.context = browser.new_context(
            viewport=SIZE,
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
        )
        self.context.add_init_script(MET)
        self.context.add_init_script(settled(language, **settings))
        self.page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.page.clock.install()
        self.page.route_web_socket(LINE, self._speak)
        self.page.goto(self._nowhere)

    def forget(self) -> None:
        """Begin anew, as on a device that was never here."""
        self.page.set_viewport_size(SIZE)
        self.page.evaluate(FORGET)
        self.page.goto(self._nowhere)

    def _speak(self, line: WebSocketRoute) -> None:
        """What the table says to whoever says hello; an answer is taken, and nothing comes of it."""
        scene = self._scene
        self._line = line

        def hear(said: str | bytes) -> None:
            heard = json.loads(said)
            if heard["type"] == "hello":
                line.send(scene)
            elif heard["type"] == "ping":
                line.send('{"type":"pong","echo":1}')
            elif heard["type"] == "answer":
                line.send(json.dumps({"type": "ack", "id": heard["id"]}))

        line.on_message(hear)

    def play(self, game: str, question: str, *called: str) -> None:
        """Let the scene begin, its stage be laid, and whatever moves there come to rest; the first may be renamed."""
        self._scene = _renamed(scenes_of(game)[question], called)
        name = scene_name(game, question)
        self.page.evaluate(ENTER, [game, name])
        self._settle(name)

    def look_on(self, game: str, question: str, *called: str) -> None:
        """The same for somebody who is not asked."""
        self._scene = _renamed(sights_of(game)[question], called)
        name = f"{scene_name(game, question)}-seen"
        self.page.evaluate(ENTER, [game, name])
        self._settle(name, LAID)

    def go_on(self, game: str, question: str) -> None:
        """The same table puts another question, to somebody who has been looking on all the time."""
        self._go_on(scenes_of(game)[question])

    def begin(self, scene: str) -> None:
        """What whoever comes next is told first."""
        self._scene = scene

    def say(self, message: str) -> None:
        """The table says something more, and it has arrived."""
        assert self._line is not None
        self._line.send(message)
        self.page.wait_for_timeout(A_MOMENT / 2)

    def look_further(self, game: str, question: str, *called: str) -> None:
        """What whoever looks on sees next."""
        self._go_on(_renamed(sights_of(game)[question], called))

    def _go_on(self, scene: str) -> None:
        """As to anybody who was there all the time: only what is new is told."""
        assert self._line is not None
        state, known = json.loads(scene), json.loads(self._scene)["happened"][-1]["number"]
        new = [each for each in state["happened"] if each["number"] > known]
        self._scene = scene
        self._line.send(json.dumps(state | {"happened": new, "forgotten": known}))

    def reload(self, scene: Callable[[str], str] = str) -> None:
        """Load the page anew; the scene may have changed meanwhile."""
        self._scene = scene(self._scene)
        name = self.page.url.rpartition("/")[2]
        self.page.reload()
        self._settle(name)

    def _settle(self, name: str, until: str = PLAYED) -> None:
        wait_until(self.page, until, name)
        self.page.clock.run_for(SHOWN)

    def come_to_rest(self) -> None:
        """Wait until the stage has found its size, as after the screen has become another one."""
        self.page.evaluate(AT_REST)

    def heard(self, wanted: str | None) -> str:
        """The tree of the table, and of the form where the stage takes the answer; *wanted* is waited for."""
        parts = dict(read_tree(wanted)) if wanted else {}
        found = {"the table": at_rest(self.page.locator(".table.room"), parts.get("the table"))}
        with self.form() as is_unfolded:
            if is_unfolded:
                found["the form"] = at_rest(self.page.locator(".prompt"), parts.get("the form"))
        return "".join(f"# {part}\n{tree}\n" for part, tree in found.items())

    @contextmanager
    def form(self) -> Iterator[bool]:
        """Meanwhile the form is there, unfolded where the stage takes the answer; whether it had to be."""
        prompt = self.page.locator(".prompt")
        unfold = prompt.locator(".unfold")
        if is_folded := unfold.count() > 0:
            unfold.evaluate(PRESS)
            prompt.locator(".plate, fieldset, .way").first.wait_for()
        yield is_folded
        if is_folded:
            unfold.evaluate(PRESS)


def _renamed(scene: str, called: Sequence[str]) -> str:
    """The same with other names for the first who sit there."""
    for person, name in zip((*PEOPLE, BOT), called, strict=False):
        scene = scene.replace(f'"{person}"', f'"{name}"')
    return scene


def read_tree(text: str) -> Iterator[tuple[str, str]]:
    """The parts of a file, by their names."""
    for part in text.split("# ")[1:]:
        name, _, tree = part.partition("\n")
        yield name, tree.rstrip("\n")


def at_rest(place: Locator, wanted: str | None) -> str:
    """The tree of a place: at once if it is what is wanted, else when it has not changed for a while."""
    tree, since = place.aria_snapshot(), monotonic()
    while tree != wanted and monotonic() < since + CALM:
        place.page.wait_for_timeout(A_MOMENT)
        now = place.aria_snapshot()
        if now != tree:
            tree, since = now, monotonic()
    return tree


def at_last(look: Callable[[], list[str]]) -> list[str]:
    """What is still found wrong when the page has had its time; under load it finds its size late."""
    until = monotonic() + LATE
    while (found := look()) and monotonic() < until:
        sleep(A_MOMENT / 1000)
    return found


def other_than(place: Locator, unwanted: str) -> str:
    """The tree of a place as soon as it is not this one, or this one if it stays so."""
    tree, since = place.aria_snapshot(), monotonic()
    while tree == unwanted and monotonic() < since + CALM:
        place.page.wait_for_timeout(A_MOMENT)
        tree = place.aria_snapshot()
    return tree


@contextmanager
def theatres(browser: Browser, house: str) -> Iterator[dict[str, Theatre]]:
    """One theatre for each language."""
    opened = {language: Theatre(browser, house, language) for language in ("en", "de")}
    yield opened
    for theatre in opened.values():
        theatre.context.close()
