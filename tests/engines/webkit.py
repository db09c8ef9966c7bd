"""WebKit, the engine of Safari and of all browsers on iPhones: its GTK port, with the WebDriver that comes with it."""

from __future__ import annotations

import base64
import subprocess
import time
from typing import Any

import httpx

from tests.engines.engine import PATIENCE, SIZE, Engine, sources
from tests.engines.screen import Screen
from tests.server.running import free_port


class WebKit(Engine):
    """WebKitGTK's small browser."""

    name = "WebKit"

    def __init__(self, driver: str, browser: str) -> None:
        self._screen = Screen()
        port = free_port()
        self._driver = subprocess.Popen(
            [driver, f"--port={port}"], env=self._screen.environment, stderr=subprocess.DEVNULL
        )
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        self._session = ""
        opened = self._do("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._session = f"/session/{opened['sessionId']}"
        self.version = str(opened["capabilities"]["browserVersion"])
        self._do("POST", "/window/rect", {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1] + 100})

    def _do(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self._http.request(method, self._session + path, json=body)
            except httpx.ConnectError:  # it has only just been started
                assert time.monotonic() < end, "WebKitWebDriver does not listen"
                time.sleep(0.1)
            else:
                assert answer.status_code == 200, f"{path}: {answer.text}"
                return answer.json()["value"]

    def goto(self, url: str) -> None:
        self._do("POST", "/url", {"url": url})

    def run(self, function: str, argument: object = None) -> Any:
        script = f"const [given, done] = arguments; Promise.resolve(({function})(given)).then(done)"
        return self._do("POST", "/execute/async", {"script": script, "args": [argument]})

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self._do("POST", "/actions", {"actions": sources(kind, actions)})

    def picture(self) -> bytes:
        return base64.b64decode(self._do("GET", "/screenshot"))

    def close(self) -> None:
        self._do("DELETE", "")
        self._http.close()
        self._driver.terminate()
        self._driver.wait(PATIENCE)
        self._screen.close()
