"""The screens people have, and what must be true of a page on each of them.

A board marks the main actions of its phase with `data-main`: those are always inside the screen, without scrolling.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = ((320, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1280, 800), (1920, 1080))
TOUCHED = {(320, 640), (390, 844), (844, 390), (820, 1180)}
LEAST = 44  # pixels that a finger needs

_OUTSIDE = """() => [...document.querySelectorAll('[data-main]')].filter(one => one.checkVisibility()).flatMap(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return inside ? [] : [`${one.textContent.trim()}: ${left},${top} - ${right},${bottom}`];
})"""
_MAIN = "() => [...document.querySelectorAll('[data-main]')].filter(one => one.checkVisibility()).length"
_PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('main button, main a, main input, main select, main summary')]
    .filter(one => one.checkVisibility() && !one.disabled)
    .map(one => [one.getAttribute('aria-label') ?? one.textContent.trim(), one.getBoundingClientRect()])
    .map(([name, { x, y }]) => [name, [Math.round(x + scrollX), Math.round(y + scrollY)]]))"""


def check_main(page: Page) -> None:
    """The main actions are there, inside the screen; and nothing is wider than it."""
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(_MAIN) > 0, "no main action"
    assert page.evaluate(_OUTSIDE) == []
    check_width(page)


def settle(page: Page) -> None:
    """Let letters be there and two frames be drawn, after which everything has found its place."""
    page.evaluate(
        """() => document.fonts.ready.then(
          () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))"""
    )


def check_width(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"


def places(page: Page) -> dict[str, list[int]]:
    """Where everything stands that can be pressed, by its name."""
    found: dict[str, list[int]] = page.evaluate(_PLACES)
    return found


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, tuple[list[int], list[int]]]:
    """What can be pressed before and after, and stands elsewhere."""
    return {name: (at, after[name]) for name, at in before.items() if name in after and after[name] != at}
