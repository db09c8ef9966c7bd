"""A real table, as its companion keeps it: facts put into a page's storage, and a clock that only the test moves."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

NOON = 1_800_000_000_000  # milliseconds at which the page's clock stands
NAMES = {2: ["Ada", "Ben"], 3: ["Ada", "Ben", "Cleo"], 4: ["Alex", "Sam", "Robin", "Tracy"]}
TABLE = [[15, 10], [20, 9], [25, 8], [30, 7], [40, 6], [50, 5], [60, 4], [75, 3], [90, 2], [120, 1]]

Fact = dict[str, Any]


def begin(game: str, names: list[str]) -> Fact:
    """A game begins, as printed."""
    also: dict[str, Fact] = {"recto-verso": {"table": TABLE}, "dessus-dessous": {"countdown": 10_000}}
    return {"do": "begin", "names": names, "at": NOON, **also.get(game, {})}


class Watch:
    """The page's time of day: it stands, and passes when the test says so; to the page that is as if it had slept."""

    def __init__(self, page: Page) -> None:
        self._page, self._at = page, NOON
        self.passes(0)

    def passes(self, milliseconds: int) -> None:
        """Let so much time have passed."""
        self._at += milliseconds
        self._page.clock.set_fixed_time(self._at / 1000)


def at_the_box(page: Page, game: str, facts: list[Fact]) -> None:
    """Open the companion of a game at which this has happened."""
    text = json.dumps({"version": 1, "game": game, "facts": facts})
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"volteface-companion-{game}", text])
    page.goto(f"/companion/{game}")
    page.get_by_role("heading", level=1).wait_for()


def facts(page: Page, game: str) -> list[Fact]:
    """What is kept of a game."""
    text = page.evaluate("key => localStorage.getItem(key)", f"volteface-companion-{game}")
    kept: list[Fact] = json.loads(text)["facts"]
    return kept
