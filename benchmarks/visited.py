"""A browser before a server of its own, for what is measured in Chromium."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from tests.browser.house import House, launch
from tests.server.running import running

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def visited() -> Iterator[House]:
    """People before a server whose bots answer at once, and whose chance is the same each time."""
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        running(Path(data), soonest=0.0) as served,
        served.seeded("bench"),
    ):
        yield House(browser, served.url)
