"""Pictures of a device without the network: front page, practice of both games, and what the settings say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.house import House

if TYPE_CHECKING:
    from tests.browser.screens import Camera

PHONES = [(320, 640), (390, 844), (844, 390)]


def take(house: House, camera: Camera) -> None:
    """All of them."""
    camera.scene(house, "44-offline", lambda: offline(house, camera))


def offline(house: House, camera: Camera) -> None:
    """A phone that was online once."""
    house.excuse("ERR_INTERNET_DISCONNECTED")
    page = house.visit(service_workers="allow")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Kept here:").wait_for()
    page.get_by_role("region", name="On this device").scroll_into_view_if_needed()
    camera.take(page, "44-offline-settings", sizes=[(390, 844), (1280, 800)])
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("heading", name="The server cannot be reached").wait_for()
    camera.take(page, "44-offline-home")
    page.get_by_role("link", name="Practice of Dessus Dessous").click()
    page.get_by_role("button", name=re.compile("^4 layers")).wait_for()
    camera.take(page, "45-offline-layers-choose", sizes=PHONES)
    page.get_by_role("button", name=re.compile("^4 layers")).click()
    page.get_by_role("img", name="What your pile shows").wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_text("belongs ").first.wait_for()
    camera.take(page, "45-offline-layers", sizes=PHONES)
    page.goto("/practice/recto-verso")
    page.get_by_role("group", name="Practice").wait_for()
    camera.take(page, "46-offline-blocks", sizes=PHONES)
