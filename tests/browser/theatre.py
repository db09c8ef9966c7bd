"""A table of Verso on which anything can be shown: a page before a real server, and frames that a test writes itself.

The views, news and choices in them are the rules' own, of positions that a test has set up; nothing has to be played
until it comes to pass.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.player import Player, start_solo
from volteface.games import verso
from volteface.games.verso.state import State


class Theatre:
    """Somebody's page at a table, on seat 0 of as many as a position has."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._frame: dict[str, Any] = {}
        self._routes: list[WebSocketRoute] = []
        self._plays = False
        page.route_web_socket(re.compile(r"/api/tables/"), self._between)
        self.player: Player = start_solo(page)
        self._plays = True
        self.seq = self._frame["seq"]
        self.code = page.url.rsplit("/", 1)[1]

    def _between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            parts = json.loads(message)
            if parts["is"] == "frame":
                self._frame |= parts
            if not self._plays:
                route.send(message)

        server.on_message(told)
        self._routes.append(route)

    def set(
        self,
        state: State,
        *,
        names: tuple[str, ...] = (),
        bot: str = "friendly",
        turn: int | None = None,
        **table: Any,
    ) -> None:
        """Begin anew with this position, and so many milliseconds for a turn where turns have a clock."""
        around = self._frame["table"]
        seat = around["seats"][0]
        friends = [{**seat, "who": f"who{n}", "name": name} for n, name in enumerate(names)]
        count = len(state.players)
        seats = ([seat, *friends] + [{**seat, "who": None, "name": None, "bot": bot}] * count)[:count]
        self._frame["table"] = {**around, "seats": seats, "games": around["games"] + 1, **table}
        clock = self._frame["clock"]
        self._frame["clock"] = clock | {"turn": None if turn is None else clock["now"] + turn}
        self._send(state, [])

    def play(self, state: State, move: str, seat: int) -> State:
        """A move is made in this position: the page is told of it, and gets what comes of it."""
        after = verso.play(state, seat, verso.parse(move))
        self._send(after, msgspec.to_builtins(after.news))
        return after

    def _send(self, state: State, news: list[Any]) -> None:
        self.seq += 1
        legal = msgspec.to_builtins(verso.legal(state, 0))
        frame = {
            "is": "frame",
            "seq": self.seq,
            "clock": self._frame["clock"],
            "news": [{"seq": self.seq, "news": one} for one in news],
            "table": self._frame["table"] | {"status": "over" if state.phase == "over" else "playing"},
            "place": self._frame["place"],
            "view": msgspec.to_builtins(verso.view(state, 0)),
            "legal": {"0": legal} if legal else {},
        }
        self._routes[-1].send(json.dumps(frame))
