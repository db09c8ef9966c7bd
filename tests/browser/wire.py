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
    """Stand between this page and the server's frames and signals; refusals go through."""
    held = Held()

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            if held.open or not any(f'"is":"{kind}"' in str(message) for kind in ("frame", "signal")):
                route.send(message)
            else:
                held.waiting.append(lambda: route.send(message))

        server.on_message(told)

    page.route_web_socket(re.compile(r"/api/tables/"), between)
    return held


class Shown:
    """What a page is shown in place of what its table has: a view, and who sits there; from its next visit on."""

    def __init__(self, page: Page) -> None:
        self.view: object = None
        self.status = "playing"
        self.names: tuple[str, ...] = ()
        page.route_web_socket(re.compile(r"/api/tables/"), self._between)

    def _between(self, route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda message: route.send(self._changed(str(message))))

    def _changed(self, message: str) -> str:
        frame = json.loads(message)
        if frame["is"] == "frame":
            frame["view"] = self.view
            frame["table"]["status"] = self.status
            for seat, name in zip(frame["table"]["seats"], self.names, strict=True):
                seat.update(who=name, name=name)
        return json.dumps(frame)


def grow_old(page: Page, loads: int) -> None:
    """Let a page be of a version that the server no longer speaks with, as often as it is loaded from now on."""
    counted = "Number(sessionStorage.getItem('loads') ?? 0)"
    page.add_init_script(f"sessionStorage.setItem('loads', {counted} + 1); if ({counted} <= {loads}) ({OLD})();")
