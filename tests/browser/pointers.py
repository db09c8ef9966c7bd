"""What one points with: a mouse, or fingers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import CDPSession, Page

Point = tuple[float, float]


class Pointer(Protocol):
    """What one points with."""

    def down(self, at: Point) -> None:
        """Press here."""

    def move(self, to: Point) -> None:
        """Drag on to here."""

    def turn(self) -> None:
        """The next way to lie, while one carries."""

    def up(self) -> None:
        """Let go."""


class Mouse:
    """A mouse whose right button turns."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def down(self, at: Point) -> None:
        """Press here."""
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        """Drag on to here."""
        self.page.mouse.move(*to)

    def turn(self) -> None:
        """A right click."""
        self.page.mouse.down(button="right")
        self.page.mouse.up(button="right")

    def up(self) -> None:
        """Let go."""
        self.page.mouse.up()


class Fingers:
    """One finger drags; another, anywhere beside, taps to turn, or drags something else."""

    def __init__(self, page: Page, beside: Callable[[], Point]) -> None:
        self.page, self.beside = page, beside
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.points: dict[int, Point] = {}

    def touch(self, kind: str, finger: int, at: Point | None = None) -> None:
        """One finger comes, moves or goes; the others stay."""
        if at is not None:
            self.points[finger] = at
        shown = self.points if at is not None else {finger: self.points.pop(finger)}  # what goes is named alone
        points = [{"id": number, "x": x, "y": y} for number, (x, y) in shown.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, at: Point) -> None:
        """Press here."""
        self.touch("touchStart", 0, at)

    def move(self, to: Point) -> None:
        """Drag on to here."""
        self.touch("touchMove", 0, to)

    def turn(self) -> None:
        """A tap of the other finger."""
        self.touch("touchStart", 1, self.beside())
        self.touch("touchEnd", 1)

    def up(self) -> None:
        """Let go."""
        self.touch("touchEnd", 0)
