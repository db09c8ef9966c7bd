"""A device of somebody: a browser with a profile that stays, and a client that can become another version."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.chromium import find
from tests.browser.house import DESKTOP, KNOWN, PATIENCE
from volteface.server import app

ARGUMENTS = ["--no-sandbox", "--force-color-profile=srgb"]
KEPT = "Kept here: companion, lessons, rules and practice also work without the network."
# Every address that anything on the device is kept for.
STORED = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  }
  return found;
}"""


@contextmanager
def device(
    chromium: Browser, profile: Path, url: str, *arguments: str, viewport: ViewportSize = DESKTOP
) -> Iterator[BrowserContext]:
    """A browser that is started anew with what it kept in its profile, and ended; no script may have failed."""
    context = chromium.browser_type.launch_persistent_context(
        profile,
        executable_path=find(),
        args=[*ARGUMENTS, *arguments],
        base_url=url,
        locale="en-GB",
        viewport=viewport,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(KNOWN)
    failed: list[str] = []
    context.on("weberror", lambda error: failed.append(str(error.error)))
    try:
        yield context
    finally:
        context.close()
    assert not failed, failed


def settings(page: Page) -> str:
    """What the settings say of this device."""
    page.get_by_role("button", name="Settings").click()
    said = page.get_by_role("region", name="On this device")
    expect(said).not_to_contain_text("Being stored")
    text = said.inner_text()
    page.keyboard.press("Escape")
    return text


class Edition:
    """A copy of the built client that a server serves, and that can become another version while it does."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.number = folder, 1
        shutil.copytree(app.CLIENT, folder)

    @contextmanager
    def served(self) -> Iterator[None]:
        """Servers that are started within the block serve this copy."""
        with mock.patch.object(app, "CLIENT", self.folder):
            yield

    def change(self, *gone: str) -> None:
        """Another version: its page says which, and files that begin like these are not there any more."""
        self.number += 1
        page, worker = self.folder / "index.html", self.folder / "sw.js"
        text = re.sub(r'<meta name="edition"[^>]*>', "", page.read_text("utf-8"))
        page.write_text(text.replace("</head>", f'<meta name="edition" content="{self.number}"></head>'), "utf-8")
        script = re.sub(r'VERSION = "[^"]*"', f'VERSION = "{self.number}"', worker.read_text("utf-8"))
        for name in gone:
            for file in (self.folder / "assets").glob(f"{name}*"):
                file.unlink()
                script = script.replace(f'"/assets/{file.name}",', "")
        worker.write_text(script, "utf-8")


def edition(page: Page) -> str | None:
    """Which version of the client a page shows."""
    found = page.locator("meta[name=edition]")
    return found.get_attribute("content") if found.count() else None
