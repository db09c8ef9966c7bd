"""Standing between a page and the server: frames can be held back, as a slow connection would."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute


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
    """Stand between this page and the server's frames; answers to commands go through."""
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
