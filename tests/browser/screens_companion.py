"""The companion's scenes for `make screens`: each game at a real table, on a phone and on its side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.box import NAMES, NOON, Fact, Watch, at_the_box, begin

if TYPE_CHECKING:
    from tests.browser.house import House
    from tests.browser.screens import Camera

SMALL = ((320, 640), (390, 844), (844, 390))
ONE = [(390, 844)]


def take(house: House, camera: Camera) -> None:
    """All of them."""
    camera.scene(house, "50-companion", lambda: choice(house, camera))
    camera.scene(house, "51-companion-verso", lambda: verso(house, camera))
    camera.scene(house, "52-companion-recto-verso", lambda: recto_verso(house, camera))
    camera.scene(house, "53-companion-dessus-dessous", lambda: dessus_dessous(house, camera))


def choice(house: House, camera: Camera) -> None:
    page = house.on_phone("/companion")
    at_the_box(page, "verso", [begin("verso", NAMES[3])])
    page.goto("/companion")
    page.get_by_role("heading", level=1).wait_for()
    camera.take(page, "50-companion", sizes=(*SMALL, (1280, 800)))


def score(seat: int, points: int, kind: str = "bank") -> Fact:
    return {"do": "score", "seat": seat, "kind": kind, "points": points}


def verso(house: House, camera: Camera) -> None:
    page = house.on_phone("/companion/verso")
    page.get_by_text("4", exact=True).click()
    camera.take(page, "51-companion-verso-players", sizes=SMALL)
    pad = [begin("verso", NAMES[4]), score(0, 5), score(1, 7, "square"), score(3, 8), score(2, 3), score(0, 12)]
    at_the_box(page, "verso", pad)
    camera.take(page, "51-companion-verso-pad", sizes=(*SMALL, (1280, 800)))
    page.get_by_role("button", name="Sam").first.click()
    camera.take(page, "51-companion-verso-points", sizes=SMALL)
    page.keyboard.press("Escape")
    over = [*pad, {"do": "empty"}, *(score(seat, points, "last") for seat, points in enumerate((4, 0, 9, 6)))]
    at_the_box(page, "verso", over)
    camera.take(page, "51-companion-verso-over", sizes=ONE, whole=True)
    alone: list[Fact] = [begin("verso", [""])]
    for face, old, new in (("B3", "G4", "O3"), ("B4", "O2", "G1"), ("G5", "B1", "O6"), ("O2", "G*", "B3")):
        alone += [{"do": "draw", "face": face}, {"do": "deck", "old": old, "new": new}]
    at_the_box(page, "verso", alone)
    camera.take(page, "51-companion-verso-alone", sizes=SMALL)
    at_the_box(page, "verso", [*alone, {"do": "draw", "face": "G6"}])
    page.get_by_role("button", name="sea 3", exact=True).click()
    camera.take(page, "51-companion-verso-deck", sizes=SMALL)
    page.get_by_role("button", name="land 4", exact=True).click()
    camera.take(page, "51-companion-verso-turns", sizes=ONE)


def recto_verso(house: House, camera: Camera) -> None:
    page = house.on_phone("/companion/recto-verso")
    page.get_by_text("4", exact=True).click()
    camera.take(page, "52-companion-recto-verso-players", sizes=ONE, whole=True)
    Watch(page)
    played: list[Fact] = [begin("recto-verso", NAMES[4])]
    for number, (partner, time, right) in enumerate(((2, 34_200, True), (0, 61_800, True), (3, 25_000, False))):
        since = NOON + number * 100
        played += [{"do": "draw", "partner": partner}, {"do": "start", "at": since}]
        played += [{"do": "recto", "at": since}, {"do": "verso", "at": since + time}, {"do": "judge", "right": right}]
    at_the_box(page, "recto-verso", played)
    camera.take(page, "52-companion-recto-verso-draw", sizes=SMALL)
    camera.take(page, "52-companion-recto-verso-whole", sizes=ONE, whole=True)
    ready = [*played, {"do": "draw", "partner": 1}]
    at_the_box(page, "recto-verso", ready)
    camera.take(page, "52-companion-recto-verso-ready", sizes=ONE)
    at_the_box(page, "recto-verso", [*ready, {"do": "start", "at": NOON - 27_400}])
    camera.take(page, "52-companion-recto-verso-runs", sizes=(*SMALL, (1280, 800)))
    said: list[Fact] = [{"do": "start", "at": NOON - 27_400}, {"do": "recto", "at": NOON}, {"do": "verso", "at": NOON}]
    at_the_box(page, "recto-verso", [*ready, *said])
    camera.take(page, "52-companion-recto-verso-judge", sizes=SMALL)
    ladder = [begin("recto-verso", NAMES[2]), {"do": "level", "level": 3}]
    at_the_box(page, "recto-verso", ladder)
    camera.take(page, "52-companion-recto-verso-ladder", sizes=SMALL)
    at_the_box(page, "recto-verso", [*ladder, {"do": "start", "at": NOON - 56_500}])
    camera.take(page, "52-companion-recto-verso-soon", sizes=ONE)


def dessus_dessous(house: House, camera: Camera) -> None:
    page = house.on_phone("/companion/dessus-dessous")
    page.get_by_role("heading", level=1).wait_for()
    camera.take(page, "53-companion-dessus-dessous-players", sizes=ONE)
    watch = Watch(page)
    match: list[Fact] = [begin("dessus-dessous", NAMES[4])]
    at_the_box(page, "dessus-dessous", [*match, {"do": "grab", "seat": 0, "at": NOON}])
    camera.take(page, "53-companion-dessus-dessous-tokens", sizes=SMALL)
    grabs: list[Fact] = [{"do": "grab", "seat": seat, "at": NOON - 3000} for seat in range(3)]
    at_the_box(page, "dessus-dessous", [*match, *grabs])
    camera.take(page, "53-companion-dessus-dessous-countdown", sizes=(*SMALL, (1280, 800)))
    checked: list[Fact] = [*match, *grabs, {"do": "check"}, {"do": "judge", "right": True}]
    at_the_box(page, "dessus-dessous", checked)
    camera.take(page, "53-companion-dessus-dessous-check", sizes=SMALL)
    result = [*checked, {"do": "judge", "right": False}, {"do": "judge", "right": True}]
    at_the_box(page, "dessus-dessous", result)
    camera.take(page, "53-companion-dessus-dessous-result", sizes=ONE, whole=True)
    rest: list[Fact] = []
    for seats in ((1, 0, 2, 3), (2, 3, 1), (3, 1), (0, 1, 2, 3), (1, 0)):
        rest += [{"do": "next"}, *({"do": "grab", "seat": seat, "at": NOON} for seat in seats)]
        rest += [{"do": "check"}] if len(seats) < 4 else []
        rest += [{"do": "judge", "right": True}] * len(seats)
    at_the_box(page, "dessus-dessous", [*result, *rest, {"do": "next"}])
    camera.take(page, "53-companion-dessus-dessous-over", sizes=SMALL, whole=True)
    alone = [begin("dessus-dessous", [""]), {"do": "start", "at": NOON - 61_000}]
    solved: list[Fact] = [{"do": "solved", "number": number, "at": NOON - 50_000} for number in (3, 4, 4, 5)]
    at_the_box(page, "dessus-dessous", [*alone, *solved])
    camera.take(page, "53-companion-dessus-dessous-alone", sizes=SMALL)
    watch.passes(130_000)
    page.get_by_role("list").wait_for()
    camera.take(page, "53-companion-dessus-dessous-bands", sizes=ONE)
