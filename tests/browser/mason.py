"""Somebody who builds at a table of Recto Verso with what the page offers, and what their page was sent.

Where a piece would come to rest is read from what the page says to a screen reader, so the same person can build in
space and on the flat board.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.house import PATIENCE, House, until
from tests.browser.player import sit_down
from tests.browser.wire import Heard
from volteface.games import recto_verso
from volteface.games.recto_verso.building import build_order
from volteface.games.recto_verso.pieces import LETTERS, PIECES, Cube, at_origin, cubes_of, in_order
from volteface.games.recto_verso.solver import solve
from volteface.games.recto_verso.state import Building

FLAT = "localStorage.setItem('volteface', JSON.stringify({ flat: true }))"
NO_WEBGL = """
  const given = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : given.call(this, kind, ...more);
  };
"""
NAMES = {
    "K": "Black cube",
    "W": "White cube",
    "E": "Grey cube",
    "N": "Brown cube",
    "G": "Green bar",
    "P": "Pink bar",
    "V": "Violet bar",
    "O": "Orange bar",
    "Y": "Long yellow bar",
    "B": "Blue L",
    "R": "Big red L",
}
TURNS: dict[str, Callable[[Cube], Cube]] = {  # as the keys turn a piece before its owner
    "x": lambda cube: (cube[0], -cube[2], cube[1]),
    "y": lambda cube: (cube[2], cube[1], -cube[0]),
    "z": lambda cube: (-cube[1], cube[0], cube[2]),
}
CALLS, TRIANGLES = 60, 20_000
SMALL: ViewportSize = {"width": 1000, "height": 640}  # fewer pixels for a machine that draws without a graphics card


class Mason:
    """One person's page at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames = Heard(page).frames
        self.ways = {piece.letter: at_origin(piece.cubes) for piece in PIECES}  # how the page has turned each
        self.word = page.get_by_role("button", name=re.compile(r"^(Recto|Verso)!$"))
        self.ready = page.get_by_role("button", name="Ready", exact=True)
        self.verdict = page.get_by_role("region", name="Verdict")
        self.tray = page.get_by_role("group", name="Pieces beside the board")
        self.board = page.get_by_role("group", name="Board from above")

    @property
    def view(self) -> dict[str, Any]:
        """What this person was shown last."""
        view: dict[str, Any] = self.frames[-1]["view"]
        return view

    def begun(self) -> None:
        """Wait until a card lies before this builder."""
        expect(self.word).to_be_enabled(timeout=PATIENCE)
        self.ways = {piece.letter: at_origin(piece.cubes) for piece in PIECES}

    def speak(self) -> None:
        """Say the word, a second time if the page asks whether it is meant."""
        self.word.click()
        if self.page.evaluate("document.querySelector('[data-armed]') !== null"):
            self.word.click()

    def looks_at_a_round(self) -> None:
        """Wait until this person has been told that a round runs."""
        until(self.page, lambda: self.frames and self.view and self.view["phase"] == "building")

    def sees(self, letter: str) -> None:
        """Wait until this piece stands in the building that this person is shown."""
        until(self.page, lambda: letter in self.view["building"])

    def hold(self, letter: str) -> None:
        """Pick a piece up from the tray."""
        self.tray.get_by_role("button", name=NAMES[letter], exact=True).click()
        expect(self.page.locator("[data-hand]")).to_contain_text(NAMES[letter])

    def place(self, letter: str, cubes: tuple[Cube, ...]) -> None:
        """Take a piece from the tray and put it down by keys: cubes as this person sees them, levels aside."""
        self.hold(letter)
        for key in turns(self.ways[letter], at_origin(cubes)):
            self.page.keyboard.press(key)
        self.ways[letter] = at_origin(cubes)
        self.go(min(x for x, _, _ in cubes), min(y for _, y, _ in cubes))
        self.page.keyboard.press("Enter")
        expect(self.tray.get_by_role("button", name=NAMES[letter], exact=True)).to_have_count(0, timeout=PATIENCE)

    def go(self, column: int, row: int) -> None:
        """Move what one holds by arrows, to columns and rows from 0, as the page says where it is."""
        for axis, wanted, less, more in (
            ("column", column, "ArrowLeft", "ArrowRight"),
            ("row", row, "ArrowDown", "ArrowUp"),
        ):
            self.go_along(axis, wanted, less, more)

    def go_along(self, axis: str, wanted: int, less: str, more: str) -> None:
        """Move what one holds along columns or rows by these keys."""
        for _ in range(abs(wanted - self.at(axis))):
            self.page.keyboard.press(less if wanted < self.at(axis) else more)
        assert self.at(axis) == wanted

    def at(self, axis: str) -> int:
        """The first column, row or level of what one holds, from 0, as the page says it."""
        said = self.page.locator("[data-hand]").inner_text()
        found = re.search(rf"{axis} (\d)", said, re.IGNORECASE)
        assert found is not None, said
        return int(found[1]) - 1

    def cell(self, column: int, row: int) -> str:
        """What stands on a cell of the flat board, from 1, as it is named."""
        name = re.compile(rf"^Column {column}, row {row}: ")
        return str(self.board.get_by_role("button", name=name).get_attribute("aria-label")).split(": ")[1]


def turns(shape: tuple[Cube, ...], wanted: tuple[Cube, ...]) -> str:
    """The keys that turn a shape into another."""
    ways = {shape: ""}
    while wanted not in ways:
        ways = {at_origin(map(TURNS[key], way)): keys + key for way, keys in ways.items() for key in TURNS} | ways
    return ways[wanted]


def open_table(page: Page, seats: int, **options: Any) -> str:
    """Open a table over the page's own connection; gives its code."""
    wish = {"game": "recto-verso", "seats": seats, "options": {"cards": "box", "first": 0, "pace": 3} | options}
    asked = """async wish => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/guest', { method: 'POST', headers, body: '{}' });
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
      return (await answer.json()).table;
    }"""
    return str(page.evaluate(asked, wish))


def table_of(house: House, *pages: Page, seats: int = 2, ready: bool = True, **options: Any) -> list[Mason]:
    """These pages sit down at one table in this order, and are ready; those beyond its seats look on from outside."""
    builders = [Mason(page) for page in pages]
    code = open_table(pages[0], seats, **options)
    for number, builder in enumerate(builders):
        builder.page.goto(f"/t/{code}")
        if 0 < number < seats:
            sit_down(builder.page)
    pages[0].get_by_role("button", name="Start", exact=True).click()
    for builder in builders[:seats] if ready else ():
        builder.ready.click()
    return builders


def answer(front: Mason, back: Mason) -> list[tuple[str, tuple[Cube, ...]]]:
    """The solver's building for the card that two partners see, in an order that can be built."""
    card = recto_verso.parse_card(f"{front.view['front']}|{back.view['back']}")
    building: Building | None = solve(card, "simple")
    assert building is not None
    return [(LETTERS[piece], cubes_of(building[piece])) for piece in build_order(building) or ()]


def from_behind(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """Cubes as the partner at the back sees them."""
    return in_order((3 - x, 3 - y, z) for x, y, z in cubes)


def flat(house: House) -> Page:
    """Somebody new who likes the flat board better."""
    page = house.visit()
    page.add_init_script(FLAT)
    return page


def pair(house: House) -> list[Mason]:
    """Two partners in the first round, the first at the front in space, the second at the back on the flat board."""
    builders = table_of(house, house.visit(viewport=SMALL), flat(house))
    for builder in builders:
        builder.begun()
    return builders


def check_cost(page: Page) -> None:
    """What was drawn last is light enough for a cheap phone."""
    cost = page.evaluate("({ ...document.querySelector('canvas').dataset })")
    assert 0 < int(cost["calls"]) <= CALLS, cost
    assert 0 < int(cost["triangles"]) <= TRIANGLES, cost
