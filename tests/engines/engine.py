"""A browser as its round of games needs it: whatever drives it, it shows pages, runs scripts, and takes pictures.

Hands and keys are the actions of WebDriver, which two of the three engines understand as they are.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

PATIENCE = 240.0  # seconds after which something that should have come has not; a first review is compiled before
SIZE = (1280, 800)
KEYS = {"Enter": "\ue007", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}

# What the page's script complains of; asked for once, it is gathered from then on.
COMPLAINTS = """() => {
  if (!window.complaints) {
    window.complaints = [];
    addEventListener('error', event => complaints.push(event.message));
    addEventListener('unhandledrejection', event => complaints.push(String(event.reason)));
    const error = console.error;
    console.error = (...what) => { complaints.push(what.join(' ')); error(...what); };
  }
  return window.complaints;
}"""
# Whatever moves has come to rest, and has been drawn.
DRAWN = """async () => {
  await new Promise(done => setTimeout(done, 800));
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
}"""
# What is visible under this role or selector, by the beginning of its name, and where its middle is.
PLACE = """([selector, name]) => {
  const named = one => (one.getAttribute('aria-label') ?? one.textContent).trim().replaceAll(/\\s+/g, ' ');
  const found = [...document.querySelectorAll(selector)]
    .find(one => one.checkVisibility() && !one.disabled && named(one).startsWith(name));
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class Engine(ABC):
    """A browser with one page."""

    name: str
    version: str

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""

    @abstractmethod
    def run(self, function: str, argument: object = None) -> Any:
        """What a function of the page gives for this argument, also if it only promises it."""

    @abstractmethod
    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        """Do with a mouse (`pointer`) or a keyboard (`key`) what WebDriver's actions say."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen, as PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def visit(self, url: str) -> None:
        """Open a page of ours, and hear its complaints."""
        self.goto(url)
        self.run(COMPLAINTS)

    def until(self, function: str, argument: object = None) -> Any:
        """Wait until a function of the page gives something."""
        end = time.monotonic() + PATIENCE
        while not (given := self.run(function, argument)):
            assert time.monotonic() < end, f"did not come: {argument or function}\n{self.text()}"
            time.sleep(0.05)
        return given

    def text(self) -> str:
        """All that the page says."""
        return str(self.run("() => document.body.innerText"))

    def place(self, name: str, selector: str = "button") -> tuple[int, int]:
        """Where something is, as soon as it is there."""
        x, y = self.until(PLACE, [selector, name])
        return round(x), round(y)

    def click(self, name: str, selector: str = "button") -> None:
        """Press something with the mouse."""
        x, y = self.place(name, selector)
        self.act("pointer", [_move(x, y), _DOWN, _UP])

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Carry something with the mouse."""
        (x, y), (to_x, to_y) = start, end
        way = [_move(x + (to_x - x) * part // 6, y + (to_y - y) * part // 6) for part in range(1, 7)]
        self.act("pointer", [_move(x, y), _DOWN, *way, _UP])

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        values = [KEYS.get(key, key) for key in keys]
        self.act("key", [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")])


_DOWN, _UP = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}


def _move(x: int, y: int) -> dict[str, Any]:
    return {"type": "pointerMove", "x": x, "y": y, "duration": 20}


def sources(kind: str, actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The actions of one mouse or keyboard, as WebDriver wants them."""
    return [{"type": kind, "id": kind, "actions": actions}]
