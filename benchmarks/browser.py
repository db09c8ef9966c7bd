"""The client in Chromium: what passes between a click and the card turning, and how much of it is our script."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from rich.table import Table
from tests.browser.house import House, launch
from tests.browser.mason import answer, table_of
from tests.browser.player import Player, start_solo
from tests.server.running import running

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page
    from rich.console import Console

CLICKS = 150
FRAMES = 120
# Says when a card begins to turn, and holds it there until it is let go; from then on everything moves at once.
WATCH = """() => {
  const animate = Element.prototype.animate;
  addEventListener('click', event => { window.clicked = event.timeStamp; }, true);
  window.letGo = () => { window.held?.finish(); window.held = null; };
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (window.clicked) {
      console.debug(`turning ${performance.now() - window.clicked}`);
      window.clicked = 0;
      window.held = animation;
      animation.pause();
    } else animation.finish();
    return animation;
  };
}"""


def run(console: Console) -> None:
    """Print the median and the slowest hundredth."""
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        running(Path(data), soonest=0.0) as served,
        served.seeded("bench"),
    ):
        house = House(browser, served.url)
        page = house.visit(reduced_motion="no-preference")
        rows = _turns(page)
        frames = _space(house)
    table = Table("from the click until the card turns", "median", "p99", title=f"Verso in Chromium, {CLICKS} clicks")
    for name, times in zip(("script", "all, with the server's answer"), zip(*rows, strict=True), strict=True):
        table.add_row(name, f"{median(times):.1f} ms", f"{quantiles(times, n=100)[-1]:.1f} ms")
    console.print(table)
    _print_space(console, frames)


def _turns(page: Page) -> list[tuple[float, float]]:
    """For each click the milliseconds of script, and of everything."""
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable")
    rows: list[tuple[float, float]] = []
    while len(rows) < CLICKS:
        page.goto("/")
        player = start_solo(page)
        page.evaluate(WATCH)
        while len(rows) < CLICKS and _next(player):
            before = _script(metrics)
            with page.expect_console_message(lambda message: message.text.startswith("turning")) as turning:
                player.flip.click()
            script = _script(metrics) - before
            rows.append((script, float(turning.value.text.split()[1])))
            page.evaluate("letGo()")
    return rows


def _space(house: House) -> list[tuple[float, int, int]]:
    """Recto Verso: for each frame drawn while one leans to and fro its milliseconds of script, calls and triangles."""
    page = house.visit()
    front, back = table_of(house, page, house.visit())
    front.begun()
    back.begun()
    for letter, cubes in answer(front, back):
        front.place(letter, cubes)
    box = page.locator("canvas").bounding_box()
    assert box is not None
    rows = []
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    for step in range(FRAMES):
        page.mouse.move(box["x"] + 20 + 60 * (step % 2), box["y"] + 20 + step % 7)
        page.evaluate("new Promise(requestAnimationFrame)")
        cost = page.evaluate("({ ...document.querySelector('canvas').dataset })")
        rows.append((float(cost["script"]), int(cost["calls"]), int(cost["triangles"])))
    page.mouse.up()
    return rows


def _print_space(console: Console, frames: list[tuple[float, int, int]]) -> None:
    times, calls, triangles = zip(*frames, strict=True)
    table = Table("script a frame", "p99", "draw calls", "triangles", title=f"Recto Verso in space, {FRAMES} frames")
    slowest = quantiles(times, n=100)[-1]
    table.add_row(f"{median(times):.1f} ms", f"{slowest:.1f} ms", str(max(calls)), str(max(triangles)))
    console.print(table)


def _next(player: Player) -> bool:
    """Wait for the next card; false when the deck is empty."""
    player.flip.or_(player.done).wait_for()
    return player.flip.is_visible()


def _script(metrics: CDPSession) -> float:
    """Milliseconds that scripts have run in this page."""
    found = {one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(found["ScriptDuration"])
