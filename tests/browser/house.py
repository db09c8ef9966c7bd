"""A browser before a running server: opens pages for people, and watches what their pages say and ask for.

A page must never complain in its console, fail in its script or ask another host for anything; a house that is left
says so. Pages are opened with reduced motion unless a test is about motion: then nothing waits for a card to turn.
No page gets a service worker, which would answer in the server's place; what stays on a device has `device.py`.
What a page is to wait for is given as a function: its policy lets no text be evaluated a second time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, ViewportSize

from tests.browser.chromium import REMEDY, find

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 40_000.0  # milliseconds after which something that should be on a page is not
NO_WORKER = "Service Worker registration blocked"  # what is said where a context keeps service workers out
SOFTWARE = "GL Driver Message"  # what a machine without a graphics card says of itself when a canvas is shown
NOT_FOUND = "Failed to load resource"  # the browser's own word for an answer of 400 and more, or none
FLAGS = ["--no-sandbox", "--force-color-profile=srgb", "--font-render-hinting=none"]
# Whoever opens a page has played before, unless a test is about the first time.
KNOWN = """try {
  localStorage.setItem('volteface-known', JSON.stringify(['verso', 'recto-verso', 'dessus-dessous']));
} catch {} // a page that is not there yet has no storage"""
# What would fade after some seconds stays, so that a busy machine has time to see it.
LASTING = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, wait, ...more) => (wait >= 1500 ? 0 : later(what, wait, ...more));
}"""


class House:
    """People at a server, each with a browser of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.requests: list[Request] = []
        self._complaints: list[str] = []
        self._contexts: list[BrowserContext] = []
        self._excused: tuple[str, ...] = ()

    def visit(self, path: str = "/", *, knows: bool = True, **options: Any) -> Page:
        """Somebody new opens this page, who knows the games or has never played them."""
        usual: dict[str, Any] = {"locale": "en-GB", "viewport": DESKTOP, "reduced_motion": "reduce"}
        usual["service_workers"] = "block"
        context = self.browser.new_context(base_url=self.url, **usual | options)
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)
        if knows:
            context.add_init_script(KNOWN)
        self._contexts.append(context)
        return self.tab(context, path)

    def tab(self, context: BrowserContext, path: str = "/") -> Page:
        """The same person opens one more page."""
        page = context.new_page()
        page.goto(path)
        page.get_by_role("main").wait_for()
        return page

    def on_phone(self, path: str = "/", **options: Any) -> Page:
        """Somebody new opens this page on a phone."""
        return self.visit(path, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **options)

    def excuse(self, *texts: str) -> None:
        """Let complaints with these texts pass: they are what the test is about."""
        self._excused += texts

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complaints.append(f"script failed: {error}"))
        page.on("request", lambda request: self.requests.append(request))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and SOFTWARE not in message.text and NO_WORKER not in message.text:
            self._complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def leave(self) -> None:
        """Everybody goes; nothing may have been complained of, and nothing asked of another host."""
        for context in self._contexts:
            context.close()
        complaints = [text for text in self._complaints if not any(excuse in text for excuse in self._excused)]
        assert not complaints, "\n".join(complaints)
        ours = urlsplit(self.url).netloc
        foreign = {request.url for request in self.requests if urlsplit(request.url).netloc not in ("", ours)}
        assert not foreign, f"asked of other hosts: {foreign}"


def until(page: Page, condition: Callable[[], object]) -> None:
    """Let the browser go on until something holds that it reports."""
    for _ in range(int(PATIENCE / 10)):
        if condition():
            return
        page.wait_for_timeout(10)
    raise AssertionError("what was awaited did not come")


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    path = find()
    assert path is not None, REMEDY
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
