"""A yard to build in: a page at a table whose moves the rules answer here, so that card follows card at once.

Its builder does with a mouse or a finger what the solver says, and counts: one drag, one turn, one word is one action.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocketRoute

from tests.browser.eye import middle, pixel
from tests.browser.house import until
from tests.browser.mason import NAMES, open_table
from tests.browser.pointers import Point, Pointer
from volteface.core.errors import Illegal
from volteface.games import recto_verso
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import build_order
from volteface.games.recto_verso.pieces import INDEX, LETTERS, PIECES, Cube, Mode, at_origin, cubes_of, orientations
from volteface.games.recto_verso.rounds import begun
from volteface.games.recto_verso.solver import solve
from volteface.games.recto_verso.state import State

MOST = 30  # ways to lie that a piece can have here, and a few
HINT = {"code": "recto-verso-hidden", "facts": {"pieces": "K", "count": 1}}  # what a hint says here
DIGITS = "1234567890-"  # of the slots, from the left


class Yard:
    """The page of somebody who builds card after card of the box."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.state: State | None = None
        self.signals: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []  # all other commands but moves
        self.late: list[str] | None = None  # commands that are answered when the test says so
        self._seq = self._round = self._said = 1
        self._route: WebSocketRoute | None = None
        self._first: dict[str, Any] | None = None
        code = open_table(page, 2)
        page.route_web_socket(re.compile(r"/api/tables/"), self._between)
        page.goto(f"/t/{code}")
        until(page, lambda: self._first is not None)

    def lay(self, mode: Mode, number: int) -> list[tuple[str, tuple[Cube, ...]]]:
        """Show this card of the box's front; gives the solver's building, in an order that can be built."""
        deal = recto_verso.deal(2, {"cards": "box", "mode": mode, "first": 0, "pace": 3}, "yard")
        card = box(mode)[number]
        state = begun(recto_verso.start(msgspec.structs.replace(deal, cards=(card, *deal.cards[1:]))))
        self._round += 1
        self.state = msgspec.structs.replace(state, number=self._round)
        self._show()
        self.page.wait_for_function(
            """round => {
              const board = document.querySelector('[data-board] canvas[data-across], [data-board] [role=group]');
              return board && document.querySelector('[data-round]')?.dataset.round === String(round);
            }""",
            arg=self._round + 1,
        )
        building = solve(card, mode)
        assert building is not None
        return [(LETTERS[piece], cubes_of(building[piece])) for piece in build_order(building) or ()]

    def stands(self, letter: str) -> str | None:
        """Where a piece stands by the rules."""
        cubes: str | None = self.view["building"].get(letter)
        return cubes

    @property
    def view(self) -> dict[str, Any]:
        """What the page is shown."""
        assert self.state is not None
        shown: dict[str, Any] = msgspec.to_builtins(recto_verso.view(self.state, 0))
        return shown

    def play(self, seat: int, move: str) -> None:
        """Somebody makes a move."""
        assert self.state is not None
        self.state = recto_verso.play(self.state, seat, recto_verso.parse(move), 0)

    def tell(self, kind: str, **facts: object) -> None:
        """The partner shows something."""
        self._send({"is": "signal", "who": "partner", "seat": 1, "kind": kind, "facts": facts})

    def tell_move(self, move: str) -> None:
        """The partner makes a move, and the page is told."""
        self.play(1, move)
        assert self.state is not None
        self._show(news=[msgspec.to_builtins(one) for one in self.state.news])

    def tell_building(self, steps: Sequence[tuple[str, tuple[Cube, ...]]]) -> None:
        """The partner builds all this, and the page is told."""
        for letter, cubes in steps:
            low = min(z for _, _, z in cubes)
            self.play(1, f"place {letter} {text([(x, y, z - low) for x, y, z in cubes])}")
        self._show()

    def tell_words(self, code: str, **facts: object) -> None:
        """The partner says a phrase, and the page is told."""
        self._said += 1
        said = {"is": "said", "number": self._said, "time": int(time.time() * 1000), "who": "partner", "name": "Ben"}
        self._send(said | {"text": None, "code": code, "facts": facts, "seat": 1})

    def answer(self) -> None:
        """Answer what has waited."""
        waiting, self.late = self.late or [], None
        for text in waiting:
            self._heard(text)

    def _between(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            frame = json.loads(message)
            if self._first is None and frame["is"] == "frame":
                self._first = frame

        server.on_message(told)
        route.on_message(lambda message: self._heard(str(message)))

    def _heard(self, text: str) -> None:
        command = json.loads(text)
        if command["do"] == "signal":
            self.signals.append(command)
        elif command["do"] == "hint":
            self._send({"is": "hint", "key": command["key"], **HINT})
        elif command["do"] != "play":
            self.asked.append(command)
            self._send({"is": "ack", "key": command["key"], "seq": self._seq})
        elif self.late is not None:
            self.late.append(text)
        else:
            try:
                self.play(0, command["move"])
            except Illegal as refused:
                self._send(
                    {"is": "refusal", "code": refused.code, "kind": "illegal", "sentence": str(refused)}
                    | {"facts": dict(refused.facts), "key": command["key"]}
                )
            else:
                self._show(done=[command["key"]])

    def _show(self, **parts: Any) -> None:
        assert self._first is not None
        assert self.state is not None
        self._seq += 1
        now = int(time.time() * 1000)
        first = self._first
        table = {**first["table"], "status": "playing", "hints": True}
        place = {**first["place"], "yours": [0]}
        clock = {"now": now, "at": 0, "start": now, "deadline": None, "turn": None}
        news = [{"seq": self._seq, "news": one} for one in parts.pop("news", [])]
        frame = {"is": "frame", "seq": self._seq, "clock": clock, "news": news, "table": table, "place": place}
        legal = msgspec.to_builtins(recto_verso.legal(self.state, 0))
        self._send(frame | {"view": self.view, "legal": {"0": legal}} | parts)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._route is not None
        self._route.send(json.dumps(message))


def slot(page: Page, letter: str) -> Point:
    """The middle of a piece in the tray."""
    return centre(page.locator(f'[data-tray] button[aria-label="{NAMES[letter]}"]'))


def centre(one: Locator) -> Point:
    """The middle of something on the page."""
    found: list[float] = one.evaluate(
        """one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }"""
    )
    return found[0], found[1]


def target(page: Page, cubes: Sequence[Cube]) -> Point:
    """Where on the page one points for a piece to come to rest like this, on whichever board is shown."""
    at = middle(cubes)
    grid = page.evaluate(
        """() => {
          const grid = document.querySelector('[data-board] [role=group]');
          if (!grid) return null;
          const { left, top, width } = grid.getBoundingClientRect();
          return [left + grid.clientLeft, top + grid.clientTop, grid.clientWidth * width / grid.offsetWidth];
        }"""
    )
    if grid is None:
        return pixel(page, at)
    left, top, width = grid
    return left + at[0] * width / 4, top + (4 - at[1]) * width / 4


def rests(page: Page) -> str | None:
    """Where the piece in hand would come to rest, as the page writes it."""
    found: str | None = page.evaluate("document.querySelector('[data-hand]').dataset.rests ?? null")
    return found


def text(cubes: Sequence[Cube]) -> str:
    """Cubes as the page writes them."""
    return " ".join(f"{x}{y}.{z}" for x, y, z in sorted(cubes, key=lambda cube: (cube[2], cube[1], cube[0])))


def drag(page: Page, pointer: Pointer, letter: str, cubes: Sequence[Cube]) -> int:
    """Take a piece from the tray and put it down like this; gives the number of actions."""
    actions = 1
    pointer.down(slot(page, letter))
    pointer.move(target(page, cubes))
    while rests(page) != text(cubes):
        assert actions < MOST, f"{letter} cannot be put to {text(cubes)}"
        pointer.turn()
        actions += 1
    pointer.up()
    return actions


def build(yard: Yard, pointer: Pointer, steps: list[tuple[str, tuple[Cube, ...]]]) -> int:
    """Build this; gives the number of actions, the word among them."""
    actions = 1 + sum(drag(yard.page, pointer, letter, cubes) for letter, cubes in steps)
    wanted = {letter: text(cubes) for letter, cubes in steps}
    until(yard.page, lambda: yard.view["building"] == wanted)
    return actions


def build_by_keys(yard: Yard, steps: list[tuple[str, tuple[Cube, ...]]]) -> int:
    """The same by keys alone."""
    pieces = [letter for letter in LETTERS if letter in dict(steps)]
    actions = 1 + sum(put_by_keys(yard.page, DIGITS[pieces.index(letter)], letter, cubes) for letter, cubes in steps)
    built = {letter: text(cubes) for letter, cubes in steps}
    until(yard.page, lambda: yard.view["building"] == built)
    return actions


def put_by_keys(page: Page, digit: str, letter: str, cubes: Sequence[Cube]) -> int:
    """A digit takes a piece, r lays it another way, arrows move it, Enter puts it down; gives the number of keys."""
    page.keyboard.press(digit)
    ways = orientations(PIECES[INDEX[letter]].cubes)
    turns = (ways.index(at_origin(cubes)) - way(page)) % len(ways)
    turned = min([turns * ["r"], (len(ways) - turns) * ["Shift+R"]], key=len)
    for key in turned:
        page.keyboard.press(key)
    at = str(page.locator("[data-hand]").get_attribute("data-at"))  # where it is held, whether it can rest there or not
    moved: list[str] = []
    for axis, less, more in ((0, "ArrowLeft", "ArrowRight"), (1, "ArrowDown", "ArrowUp")):
        away = min(cube[axis] for cube in cubes) - int(at[axis])
        moved += abs(away) * [less if away < 0 else more]
    for key in [*moved, "Enter"]:
        page.keyboard.press(key)
    return len(turned) + len(moved) + 2


def way(page: Page) -> int:
    """Which of its ways to lie the piece in hand has."""
    found: int = page.evaluate(
        """() => {
          const [group] = document.querySelectorAll('[data-controls] > [role=group]');
          return Math.max(0, [...group.children].findIndex(one => one.ariaPressed === 'true'));
        }"""
    )
    return found
