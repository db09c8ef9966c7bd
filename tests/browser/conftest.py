"""Chromium for the tests of this folder, a server for each module, and people who visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, House, launch
from tests.server.running import Running, running

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It ends with this folder's tests: while it runs, nothing else here can run an event loop."""
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a thread, whose bots answer at once."""
    with running(tmp_path_factory.mktemp("browser"), soonest=0.0) as live:
        yield live


@pytest.fixture
def house(chromium: Browser, served: Running, request: pytest.FixtureRequest) -> Iterator[House]:
    """People before the module's server; every test has its own chance, and the same one each time."""
    with served.seeded(request.node.nodeid):
        house = House(chromium, served.url)
        yield house
        house.leave()


@pytest.fixture
def short_count_in(served: Running) -> Iterator[None]:
    """Rounds begin after a moment, not after three seconds."""
    with served.counting_in(400):
        yield
