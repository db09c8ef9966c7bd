"""Standing between a page and the server: what a page was sent, frames that come late, and a page of an old version."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

OLD = """() => {
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(address) {
      super(address.replace('wire=2', 'wire=1'));
    }
  };
}"""


class Heard:
    """What a page was sent: all messages, and its frames, each with the parts that are as they were before."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.messages.append(message)
        if message["is"] == "frame":
            self.frames.append({**(self.frames[-1] if self.frames else {}), **message})


class Held:
    """What the server has sent and the page has not got yet."""

    def __init__(self) -> None:
        self.open = True
        self.waiting: list[Callable[[], None]] = []

    def hold(self) -> None:
        """Hold back everything from now on."""
        self.open = False

    def release(self) -> None:
        """Let everything go through, in order."""
        self.open = True
        waiting, self.waiting = self.waiting, []
        for deliver in waiting:
            deliver()


def hold_frames(page: Page) -> Held:
    """Stand between this page and the server's frames; refusals go through."""
    held = Held()

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            if held.open or '"is":"frame"' not in str(message):
                route.send(message)
            else:
                held.waiting.append(lambda: route.send(message))

        server.on_message(told)

    page.route_web_socket(re.compile(r"/api/tables/"), between)
    return held


def grow_old(page: Page, loads: int) -> None:
    """Let a page be of a version that the server no longer speaks with, as often as it is loaded from now on."""
    counted = "Number(sessionStorage.getItem('loads') ?? 0)"
    page.add_init_script(f"sessionStorage.setItem('loads', {counted} + 1); if ({counted} <= {loads}) ({OLD})();")
