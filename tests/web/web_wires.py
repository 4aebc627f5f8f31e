"""A line to the house that a test can cut and mend."""

from playwright.sync_api import WebSocketRoute, expect
from web_people import Person


class LooseWire:
    """The lines of one person, from before the page is opened."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._lines: list[WebSocketRoute] = []
        self._is_cut = False
        person.page.route_web_socket("**/socket", self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        self._lines.append(line)
        if self._is_cut:
            line.close()
        else:
            line.connect_to_server()

    def cut(self) -> None:
        """Nothing comes through until it is mended, and the page says so."""
        self._is_cut = True
        self._lines[-1].close()
        expect(self.person.page.get_by_text(self.person.t("line-lost"))).to_be_visible()

    def mend(self) -> None:
        """The network is back; the page goes on as if nothing had been."""
        self._is_cut = False
        self.person.page.evaluate("() => dispatchEvent(new Event('online'))")
        expect(self.person.page.get_by_text(self.person.t("line-lost"))).to_have_count(0)
