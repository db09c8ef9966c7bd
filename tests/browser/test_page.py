"""What the page weighs, where it comes from, how it moves: nothing foreign, nothing inline, nothing jumps."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response

from tests.browser.house import House
from tests.browser.player import start_against_a_bot, start_solo, tap
from tests.browser.sizes import settle
from volteface.server.app import CLIENT

LIMIT = 120 * 1024
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) for (const source of entry.sources) {
      const { x, y } = source.previousRect, now = source.currentRect;
      const node = source.node?.nodeType === 1 ? source.node : source.node?.parentElement;
      if (node) window.shifts.push(`${node.tagName} ${node.className}: ${x},${y} -> ${now.x},${now.y}`);
    }
  }).observe({ type: 'layout-shift' });
"""
MOVES = {"transform", "opacity", "pointer-events"}  # the last moves nothing: it guards what has just come


def test_the_first_load_is_light(house: House) -> None:
    """At most 120 KB of script and style, packed, and no more than the home page needs."""
    page = house.visit("/gallery")  # so that the home page's answers can be listened to
    answers: list[Response] = []
    page.context.on("response", lambda answer: answers.append(answer))
    page.goto("/", wait_until="networkidle")
    weights = {
        address.rsplit("/", 1)[1]: len(gzip.compress(page.request.get(address).body()))
        for address in {one.url for one in answers if one.request.resource_type in ("script", "stylesheet")}
    }
    assert weights
    assert sum(weights.values()) <= LIMIT, weights
    assert not [name for name in weights if name.startswith(("Table", "Replay", "Rules", "Handbook", "three"))], weights


def test_it_comes_packed_over_the_wire(house: House) -> None:
    """The limit counts packed bytes, so that is how they travel."""
    page = house.visit()
    scripts = page.evaluate(
        "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js')).map(one => one.name)"
    )
    for address in scripts:
        answer = page.request.get(address, headers={"accept-encoding": "gzip"})
        if len(answer.body()) > 2000:
            assert answer.headers.get("content-encoding") in ("gzip", "br", "zstd"), address


def test_the_policy_allows_nothing_inline_and_nothing_foreign(house: House) -> None:
    page = house.visit()
    for path in ("/", "/t/ABCDEFGH", "/replay"):
        answer = page.request.get(path)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "*" not in policy
        assert "default-src 'self'" in policy
        assert "script-src 'self'" in policy
    html = (CLIENT / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", html), "an inline script"
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)


def test_all_that_was_asked_for_is_ours(house: House) -> None:
    """Every test of this folder checks that; here a whole visit, and that there were requests to check."""
    page = house.visit()
    player = start_solo(page)
    player.act()
    page.goto("/gallery")
    kinds = {request.resource_type for request in house.requests}
    assert {"document", "script", "stylesheet", "font", "fetch"} <= kinds
    assert {request.url.split("/")[2] for request in house.requests if "://" in request.url} == {
        house.url.split("/")[2]
    }


def built_styles() -> list[Path]:
    return sorted(CLIENT.glob("assets/*.css"))


def test_only_transform_and_opacity_move() -> None:
    styles = built_styles()
    assert styles
    for path in styles:
        css = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
        for name, body in re.findall(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}", css):
            declared = set(re.findall(r"[{;]\s*([\w-]+)\s*:", body))
            assert declared <= MOVES, f"{path.name}: @keyframes {name} moves {declared - MOVES}"
        for value in re.findall(r"[{;]\s*transition(?:-property)?\s*:\s*([^;}]+)", css):
            moved = {part.split()[0] for part in value.split(",")}
            assert moved <= MOVES | {"none"}, f"{path.name}: transition: {value}"


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_nothing_jumps_while_cards_arrive(house: House, device: str) -> None:
    """Not even right after a click, which browsers would forgive: the deck stays where the finger is."""
    page = house.visit() if device == "desktop" else house.on_phone()
    player = start_against_a_bot(page, tap if device == "phone" else lambda button: button.click())
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SHIFTS)
    for _ in range(8):
        player.act()
        if not player.may_act():
            break
    settle(page)
    shifts: list[Any] = page.evaluate("window.shifts")
    assert not shifts, "\n".join(dict.fromkeys(shifts))


def test_the_home_page_does_not_jump_while_it_loads(house: House) -> None:
    page = house.visit("/gallery")
    page.add_init_script(SHIFTS)
    page.goto("/", wait_until="networkidle")
    settle(page)
    assert page.evaluate("window.shifts") == []


def test_the_game_fits_on_a_small_laptop(house: House) -> None:
    """Against one other person everything one plays with is on one screen of 1280 by 800."""
    page = house.visit()
    player = start_against_a_bot(page)
    page.evaluate("scrollTo(0, 0)")
    box = page.get_by_role("group", name=re.compile("^Cards of ")).last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
    assert player.keep.is_visible()
