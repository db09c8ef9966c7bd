"""Somebody who plays Dessus Dessous with what the page offers, and knows from the solver how a mission is made."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.house import House, until
from tests.browser.player import sit_down
from tests.browser.wire import Heard
from tests.server.running import Running
from volteface.games.dessus_dessous.notation import format_pile, parse_mission
from volteface.games.dessus_dessous.solver import solve
from volteface.games.dessus_dessous.state import Pile

NAMES = ("Ada", "Ben", "Cleo", "Dan")
COUNT_IN = 3.01  # seconds; the card is turned up as soon as the clock goes on


class Stacker:
    """One seat at a table, seen through its page; all that its page was told is kept."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        heard = Heard(page)
        self.heard, self.frames = heard.messages, heard.frames
        self.board = page.get_by_role("img", name="What your pile shows")
        self.check = page.get_by_role("button", name="Check", exact=True)
        self.ready = page.get_by_role("button", name="Ready", exact=True)
        self.alert = page.get_by_role("alert")
        self.result = page.get_by_role("region", name="Final score")
        page.request.post("/api/guest", data={"nickname": name})

    @property
    def view(self) -> dict[str, Any]:
        """What the page was shown last."""
        view: dict[str, Any] = self.frames[-1]["view"]
        return view

    @property
    def pile(self) -> str:
        """One's own pile as the server has it."""
        seen = self.view["players"][self.view["seat"]] if "players" in self.view else self.view
        return " ".join(seen["pile"])

    def begin(self) -> None:
        """Be ready, where nobody else is awaited: the 3-2-1 counts."""
        self.ready.click()
        until(self.page, lambda: self.frames[-1]["clock"]["start"])

    def grab(self, token: int) -> Locator:
        """The button that takes this token."""
        return self.page.get_by_role("button", name=f"Take the {token}")

    def draw(self, number: int) -> Locator:
        """The button that draws from this pile of missions."""
        return self.page.get_by_role("button", name=re.compile(f"^{number} layers"))

    def layer(self, layer: int) -> Locator:
        """The button of a layer, wherever it lies."""
        return self.page.get_by_role("button", name=re.compile(f"^Layer {layer},"))

    def answer(self) -> Pile:
        """How the mission is made."""
        until(self.page, lambda: self.frames and self.view["phase"] == "building")
        return solve(parse_mission(self.view["mission"]))[0]

    def lay(self, pile: Pile) -> None:
        """Lay layers that still lie front up and unturned, one on the other, with keys."""
        for placed in pile:
            keys = [str(placed.layer), *("f" * placed.back), *("r" * placed.turn), "ArrowUp"]
            for key in keys:
                self.page.keyboard.press(key)
        self.await_pile(pile)

    def click(self, pile: Pile) -> None:
        """The same with buttons."""
        for placed in pile:
            layer = self.layer(placed.layer)
            layer.click()  # which chooses it
            if placed.back:
                layer.click()  # which turns it over
            for _ in range(placed.turn):
                self.page.get_by_role("button", name="Rotate a quarter to the right").click()
            self.page.get_by_role("button", name="Lay on top").click()
        self.await_pile(pile)

    def give_up(self) -> None:
        """Give up the round, and mean it."""
        self.page.get_by_role("button", name="Give up this round").click()
        self.page.get_by_role("button", name="Yes, give up").click()

    def await_pile(self, pile: Pile) -> None:
        """Wait until the server has this pile."""
        until(self.page, lambda: self.pile == format_pile(pile))


def together(house: House, count: int, options: dict[str, Any] | None = None, **page: Any) -> list[Stacker]:
    """So many people at a table of their own who are ready: the 3-2-1 counts."""
    people = [Stacker(house.visit("/replay", **page), name) for name in NAMES[:count]]
    host = people[0].page
    wish = {"game": "dessus-dessous", "seats": count, "options": {"cards": "box", **(options or {})}}
    path = f"/t/{host.request.post('/api/tables', data=wish).json()['table']}"
    for number, one in enumerate(people):
        one.page.goto(path)
        if number:
            sit_down(one.page)
    host.get_by_role("button", name="Start", exact=True).click()
    for one in people:
        one.ready.click()
    for one in people:
        until(one.page, lambda one=one: one.frames[-1]["clock"]["start"])  # type: ignore[misc]
    return people


def alone(house: House, page: Page | None = None, **options: Any) -> Stacker:
    """Somebody alone, whose three minutes have begun; on a page of their own if one is given."""
    one = Stacker(page or house.visit("/replay"), NAMES[0])
    wish = {"game": "dessus-dessous", "seats": 1, "options": {"cards": "box", **options}}
    one.page.goto(f"/t/{one.page.request.post('/api/tables', data=wish).json()['table']}")
    one.page.get_by_role("button", name="Start", exact=True).click()
    if not options.get("practice"):
        one.page.get_by_role("button", name="Start the clock").click()
    one.draw(3).wait_for()
    return one


def with_bots(house: House, seats: int, page: Page | None = None, **options: Any) -> Stacker:
    """Somebody with bots, as "Play now" begins: they are asked whether they are ready."""
    one = Stacker(page or house.visit("/replay"), NAMES[0])
    wish = {"game": "dessus-dessous", "seats": seats, "options": {"cards": "box", **options}}
    code = one.page.request.post("/api/tables", data=wish).json()["table"]
    one.page.evaluate("code => sessionStorage.setItem(`start-${code}`, 'yes')", code)
    one.page.goto(f"/t/{code}")
    one.ready.wait_for()
    return one


def reveal(served: Running, *people: Stacker) -> None:
    """Let the 3-2-1 be over, for all at once."""
    for one in people:
        until(one.page, lambda one=one: one.frames[-1]["clock"]["start"])  # type: ignore[misc]
        assert one.view["mission"] is None
    served.skip(COUNT_IN)
    for one in people:
        until(one.page, lambda one=one: one.view["mission"])  # type: ignore[misc]


def drag(page: Page, from_: Locator, to: Locator, *, drop: bool = True) -> None:
    """Take something with the mouse, carry it over something else, and let it go there."""
    for locator in (from_, to):
        locator.scroll_into_view_if_needed()
    start, end = from_.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    if drop:
        page.mouse.up()
