"""Pictures of pairings on phones: the door, the phones that wait, cards, how it ended; missions, and own layers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.house import PHONE, House
from tests.server.running import Running

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.screens import Camera

SIZES = ((320, 640), (PHONE["width"], PHONE["height"]))
NAMES = ("Ann", "Bob", "Cleo")


def take(house: House, served: Running, camera: Camera) -> None:
    """All of them; the server's clock stands."""
    camera.scene(house, "50-pair", lambda: two(house, served, camera))
    camera.scene(house, "52-pair-three", lambda: three(house, served, camera))
    camera.scene(house, "53-pair-alone", lambda: alone(house, served, camera))
    camera.scene(house, "54-pair-layers", lambda: layers(house, served, camera))


def phones(house: House, game: str, count: int) -> list[Page]:
    """So many phones at a pairing of this game, which waits."""
    path = "/pair"
    found: list[Page] = []
    for name in NAMES[:count]:
        page = house.on_phone("/gallery")
        page.request.post("/api/guest", data={"nickname": name})
        page.goto(path)
        if path == "/pair":
            page.get_by_role("button", name=re.compile(f"^{game}")).click()
        page.get_by_role("heading", name=game, level=1).wait_for()
        path = page.url
        found.append(page)
        expect(found[0].get_by_text(name).first).to_be_visible()
    return found


def ready(served: Running, *pages: Page) -> None:
    """All are ready, and the 3-2-1 is over."""
    for page in pages:
        page.get_by_role(
            "button", name=re.compile("^(Ready|Next card|Next mission|Begin with this phone alone)$")
        ).click()
    pages[0].get_by_role("timer").filter(has_text=re.compile("^[123]$")).wait_for()
    served.skip(3.01)
    for page in pages:
        page.get_by_role("timer", name=re.compile("^Time")).filter(has_text=":").wait_for()


def two(house: House, served: Running, camera: Camera) -> None:
    """The door, the phones that wait, a card, the words, right or wrong, and both sides."""
    page = house.on_phone("/pair")
    page.get_by_role("button", name=re.compile("^Recto Verso")).wait_for()
    camera.take(page, "50-pair-door", sizes=SIZES)
    ann, bob = phones(house, "Recto Verso", 2)
    camera.take(ann, "50-pair-lobby", whole=True, sizes=SIZES)
    ready(served, ann, bob)
    served.skip(48.3)
    camera.take(ann, "51-pair-card", sizes=[*SIZES, (844, 390)])
    ann.get_by_role("button", name="Recto!").click()
    ann.get_by_text("Said!").wait_for()
    camera.take(ann, "51-pair-said", sizes=SIZES, night=False)
    bob.get_by_role("button", name="Verso!").click()
    ann.get_by_role("button", name="Right").wait_for()
    camera.take(ann, "51-pair-asked", sizes=SIZES, night=False)
    for one in (ann, bob):
        one.get_by_role("button", name="Right").click()
    ann.get_by_role("button", name="Show a solution").click()
    camera.take(ann, "51-pair-shown", sizes=SIZES)


def three(house: House, served: Running, camera: Camera) -> None:
    """Whoever does not build sees how all stand."""
    pages = phones(house, "Recto Verso", 3)
    camera.take(pages[0], "52-pair-three-lobby", whole=True, sizes=SIZES, night=False)
    ready(served, *pages)
    looking = next(page for page in pages if page.get_by_role("button", name="Recto!").count() == 0)
    camera.take(looking, "52-pair-three-looking", sizes=SIZES)


def alone(house: House, served: Running, camera: Camera) -> None:
    """One phone on the ladder: the cover, and a failure."""
    (page,) = phones(house, "Recto Verso", 1)
    page.get_by_role("combobox", name="You play").select_option("ladder")
    ready(served, page)
    camera.take(page, "53-pair-alone-covered", sizes=SIZES)
    page.get_by_role("button", name="Show the back").click()
    camera.take(page, "53-pair-alone-back", sizes=SIZES, night=False)
    served.skip(90)
    page.get_by_role("button", name="Next card").wait_for()
    camera.take(page, "53-pair-alone-late", whole=True, sizes=SIZES, night=False)


def layers(house: House, served: Running, camera: Camera) -> None:
    """The editor with a layer half entered; a mission, its last seconds and its solution."""
    ann, bob = phones(house, "Dessus Dessous", 2)
    ann.get_by_role("button", name="Enter my own layers").click()
    for row, cell, side in (
        (1, 1, "top"),
        (1, 1, "left"),
        (1, 2, "bottom"),
        (2, 2, "top"),
        (2, 2, "right"),
        (3, 3, "left"),
    ):
        ann.get_by_role("button", name=f"Row {row}, cell {cell}, {side}").click()
    camera.take(ann, "54-pair-layers-own", sizes=SIZES)
    ann.get_by_role("button", name="Close").click()
    camera.take(ann, "54-pair-layers-lobby", whole=True, sizes=SIZES, night=False)
    ready(served, ann, bob)
    camera.take(bob, "55-pair-mission", sizes=[*SIZES, (844, 390)])
    bob.get_by_role("button", name="Last token").click()
    bob.get_by_role("timer", name="Time left").wait_for()
    camera.take(bob, "55-pair-last", sizes=SIZES, night=False)
    served.skip(10.01)
    bob.get_by_role("button", name="Show a solution").click()
    camera.take(bob, "55-pair-solution", sizes=SIZES)
