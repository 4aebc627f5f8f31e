"""The entrance: who comes in, and what is told at the door."""

import json
from itertools import product

import pytest
from playwright.sync_api import Browser, expect
from web_people import DESK, PHONE, SMALL, Person
from web_tables import LaidTable

from contrabande.client import wire
from contrabande.client.vocabulary import LONGEST_NAME
from contrabande.engine.seats import Seat

CUT = """() => [...document.querySelectorAll(".home, .home main *")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest(".unseen"))
  .map((each) => each.className || each.tagName)"""
"""What of the entrance lies beyond the edge of the screen."""
BROKEN = """() => [...document.querySelectorAll(".ticket .display")].filter((title) => {
  const lines = document.createRange();
  lines.selectNodeContents(title);
  const tops = new Set([...lines.getClientRects()].map((each) => Math.round(each.top)));
  return tops.size > title.textContent.split(" ").length;
}).map((title) => title.textContent)"""
"""Names of games that take more lines than they have words."""
CHOOSE_TEXT = "text => { document.documentElement.dataset.text = text; }"
"""As the settings do it; the entrance is laid by style alone."""


def test_whose_name_is_as_long_as_it_may_be_is_told_so(browser: Browser, house: str) -> None:
    """Before that the letters are counted out; a name of usual length is left in peace."""
    anna = Person(browser, house, "Anna", "de", SMALL)
    anna.come()
    name, limit = anna.page.get_by_label(anna.t("your-name")), anna.page.locator("#name-limit")
    expect(anna.page.locator(".who .count")).to_have_count(0)
    name.fill("A" * (LONGEST_NAME - 1))
    expect(anna.page.locator(".who .count")).to_have_text(f"{LONGEST_NAME - 1}/{LONGEST_NAME}")
    expect(limit).to_be_empty()
    name.press("End")
    name.press_sequentially("BC")
    expect(name).to_have_value("A" * (LONGEST_NAME - 1) + "B")
    expect(limit).to_have_text(anna.t("name-full", most=LONGEST_NAME))
    expect(name).to_have_accessible_description(anna.t("name-full", most=LONGEST_NAME))
    assert anna.grave_findings() == []
    anna.context.close()


def _come_by(browser: Browser, house: str, size: dict[str, int], language: str) -> tuple[Person, LaidTable]:
    """Clara has the code of a table where they play already."""
    table = LaidTable(house, "hart-an-der-grenze", 4, ["Anna", "Bram"])
    table.deal()
    clara = Person(browser, house, "Clara", language, size)
    clara.come(f"/#{table.code}")
    clara.button(clara.t("sit-down")).click()
    return clara, table


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), pytest.param(DESK, "nl", marks=pytest.mark.full)])
def test_who_comes_to_a_running_match_sees_who_plays_what_and_how_far(
    browser: Browser, house: str, size: dict[str, int], language: str
) -> None:
    """Before anybody at the table sees her; then she looks on."""
    clara, _ = _come_by(browser, house, size, language)
    door = clara.page.get_by_role("dialog", name=clara.words("hart-an-der-grenze").title)
    for seen in ("Anna", "Bram", clara.t("bot"), clara.t("passing-round", round=1), clara.t("passing-watch-bots")):
        expect(door).to_contain_text(seen)
    assert clara.grave_findings() == []
    assert clara.page.evaluate("() => localStorage['contrabande.places']") is None
    clara.button(clara.t("passing-watch")).click()
    expect(clara.page.get_by_text(clara.t("you-watch-bots"), exact=True)).to_be_visible()
    assert clara.complaints == []
    clara.context.close()


def test_who_comes_to_a_running_match_may_open_a_table_instead(browser: Browser, house: str) -> None:
    """For the same game, and in one tap; or stays at the door."""
    clara, table = _come_by(browser, house, SMALL, "en")
    expect(clara.page.get_by_role("dialog")).to_be_visible()
    clara.page.keyboard.press("Escape")
    expect(clara.page.get_by_role("dialog")).to_have_count(0)
    clara.button(clara.t("sit-down")).click()
    clara.button(clara.t("own-table")).click()
    expect(clara.page.get_by_role("heading", name=clara.t("lobby"))).to_be_visible()
    expect(clara.page.locator(".middle")).to_contain_text(clara.words("hart-an-der-grenze").title)
    assert clara.page.locator("header .code b").inner_text() != table.code
    clara.context.close()


@pytest.mark.parametrize("language", ["de", pytest.param("nl", marks=pytest.mark.full)])
def test_tables_that_go_on_fit_in_any_type(browser: Browser, house: str, language: str) -> None:
    """One ticket or four, on a phone and on the smallest; no game's name is broken in the middle of a word."""
    tables = [LaidTable(house, game, 4, ["Anna"]) for game in ("hart-an-der-grenze", "meisterdiebe", "hochstapler")]
    for table in tables:
        table.deal()
    tables.append(LaidTable(house, "prohis", 4, ["Anna"]))
    for count in (1, len(tables)):
        anna = Person(browser, house, "Anna", language, PHONE)
        kept = json.dumps(dict(table.kept(0) for table in tables[-count:]))
        anna.context.add_init_script(f"localStorage['contrabande.places'] ??= {json.dumps(kept)}")
        anna.come()
        expect(anna.page.locator(".ticket")).to_have_count(count)
        for text, size in product(("normal", "large", "huge"), (PHONE, SMALL)):
            anna.page.evaluate(CHOOSE_TEXT, text)
            anna.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert anna.page.evaluate(CUT) == [], text
            assert anna.page.evaluate(BROKEN) == [], text
        anna.context.close()


@pytest.mark.parametrize("page", ["settings", "about"])
def test_whoever_is_invited_stays_so_on_the_pages_beside_the_entrance(browser: Browser, house: str, page: str) -> None:
    """By the way back that the page shows, also when it is loaded anew meanwhile."""
    table = LaidTable(house, "hochstapler", 3, ["Wim"])
    anna = Person(browser, house, "Anna", "de", PHONE)
    anna.come(f"/#{table.code}")
    invited = anna.page.get_by_role("heading", name=anna.t("invited"))
    expect(invited).to_be_visible()
    anna.page.get_by_role("link", name=anna.t(page)).click()
    expect(anna.page.get_by_role("heading", name=anna.t(page), level=1)).to_be_visible()
    anna.page.reload()
    anna.button(anna.t("to-hall")).click()
    expect(invited).to_be_visible()
    assert anna.page.url == f"{house}/#{table.code}"
    expect(anna.page.get_by_label(anna.t("code"))).to_have_value(table.code)
    anna.context.close()


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), pytest.param(DESK, "en", marks=pytest.mark.full)])
def test_an_invitation_says_to_what_and_who_sits_there(
    browser: Browser, house: str, size: dict[str, int], language: str
) -> None:
    """The game and the company, a bot without its name; who has left is not of it any more."""
    table = LaidTable(house, "hochstapler", 4, ["Wim", "Oma"])
    table.do(0, wire.AddBot(id="bot", seat=Seat(2), temper="gambler"))
    anna = Person(browser, house, "Anna", language, size)
    anna.come(f"/#{table.code}")
    slip = anna.page.locator(".invitation")
    expect(slip).to_contain_text(anna.words("hochstapler").title)
    words = {"de": "Wim, Oma und ein Bot sitzen schon da.", "en": "Wim, Oma and a bot are already at the table."}
    expect(slip).to_contain_text(words[language])
    assert anna.grave_findings() == []
    table.do(1, wire.Leave(id="gone"))
    anna.page.reload()
    expect(slip).not_to_contain_text("Oma")
    assert anna.complaints == []
    anna.context.close()
