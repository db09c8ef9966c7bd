"""Chromium, the browser of all other tests, driven as there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.house import launch
from tests.engines.engine import KEYS, SIZE, Engine

NAMES = {sign: name for name, sign in KEYS.items()}


class Blink(Engine):
    """Chromium without a window."""

    name = "Chromium"

    def __init__(self) -> None:
        self._starting = sync_playwright()
        self._browser = launch(self._starting.start())
        self.version = self._browser.version
        self._page = self._browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})

    def goto(self, url: str) -> None:
        self._page.goto(url)

    def run(self, function: str, argument: object = None) -> Any:
        return self._page.evaluate(function, argument)

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        for action in actions:
            match action["type"]:
                case "pointerMove":
                    self._page.mouse.move(action["x"], action["y"])
                case "pointerDown":
                    self._page.mouse.down()
                case "pointerUp":
                    self._page.mouse.up()
                case "keyDown":
                    self._page.keyboard.press(NAMES.get(action["value"], action["value"]))

    def picture(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._browser.close()
        self._starting.__exit__()
