"""Firefox, Debian's own, over WebDriver BiDi: the browser itself listens, so nothing else is needed."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.engines.engine import PATIENCE, SIZE, Engine, sources
from tests.engines.screen import Screen

ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Gecko(Engine):
    """Firefox on a screen of its own: without one it does not draw in space."""

    name = "Firefox"

    def __init__(self, binary: str) -> None:
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        Path(self._profile.name, "user.js").write_text(
            'user_pref("webgl.force-enabled", true);'
        )  # without a graphics card
        self._screen = Screen()
        command = [binary, "--no-remote", "--profile", self._profile.name, "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=self._screen.environment
        )
        assert self._process.stderr is not None
        found = next(filter(None, map(ADDRESS.search, self._process.stderr)))
        self._connecting = connect(f"{found[1]}/session", max_size=None)
        self._socket = self._connecting.__enter__()
        self._number = 0
        self.version = str(self._do("session.new", capabilities={})["capabilities"]["browserVersion"])
        self._context = self._do("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        self._do("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def _do(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                result: dict[str, Any] = answer["result"]
                return result

    def goto(self, url: str) -> None:
        self._do("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, function: str, argument: object = None) -> Any:
        told = f"async text => JSON.stringify((await ({function})(JSON.parse(text))) ?? null)"
        answer = self._do(
            "script.callFunction",
            functionDeclaration=told,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            awaitPromise=True,
            target={"context": self._context},
        )
        assert answer["type"] == "success", answer.get("exceptionDetails", {}).get("text")
        return json.loads(answer["result"]["value"])

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self._do("input.performActions", context=self._context, actions=sources(kind, actions))

    def picture(self) -> bytes:
        return base64.b64decode(self._do("browsingContext.captureScreenshot", context=self._context)["data"])

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._screen.close()
        self._profile.cleanup()
