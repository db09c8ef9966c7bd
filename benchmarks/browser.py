"""The client in Chromium: what passes between Play now and a table, and between a click and the card turning."""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING

from rich.table import Table
from tests.browser.mason import answer, table_of
from tests.browser.player import Player, start_solo, tile

from benchmarks.visited import visited

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page
    from rich.console import Console
    from tests.browser.house import House

OPENINGS = 20
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

# Says how long it took from the next click until cards lie on a table.
OPENING = """() => {
  let pressed = 0;
  addEventListener('click', event => { pressed = event.timeStamp; }, { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (!pressed || !document.querySelector('main [aria-label^="Cards of"]')) return;
    console.debug(`opened ${performance.now() - pressed}`);
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""


def run(console: Console) -> None:
    """Print medians and the slowest, beside what is wanted."""
    with visited() as house:
        page = house.visit(reduced_motion="no-preference")
        openings = _openings(house.visit())
        rows = _turns(page)
        frames = _space(house)
    _print_times(console, openings, rows)
    _print_space(console, frames)


def _print_times(console: Console, openings: list[float], rows: list[tuple[float, float]]) -> None:
    script, whole = zip(*rows, strict=True)
    title = f"Verso in Chromium, {OPENINGS} tables, {CLICKS} clicks"
    table = Table("milliseconds", "median", "p99", "wanted", title=title)
    for name, times, wanted in (
        ("from Play now until cards lie on a table against a bot", openings, "1000"),
        ("from a click until the card turns, with the server's answer", whole, "50"),
        ("of that our script", script, ""),
    ):
        table.add_row(name, f"{median(times):.1f}", f"{quantiles(times, n=100)[-1]:.1f}", wanted)
    console.print(table)


def _openings(page: Page) -> list[float]:
    """For each table the milliseconds from Play now to its cards; the first one has warmed everything up."""
    times: list[float] = []
    for _ in range(OPENINGS + 1):
        page.goto("/", wait_until="networkidle")
        page.evaluate(OPENING)
        with page.expect_console_message(lambda message: message.text.startswith("opened")) as opened:
            tile(page).get_by_role("button", name="Play now").click()
        times.append(float(opened.value.text.split()[1]))
    return times[1:]


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
