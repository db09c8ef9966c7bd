"""Recto Verso in space: dragged by mouse and finger, drawn on demand, light; and flat where there is no WebGL."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.house import House, until
from tests.browser.mason import NAMES, NO_WEBGL, check_cost, flat, pair, table_of

pytestmark = pytest.mark.usefixtures("short_count_in")
SCRIPT = 200 * 1024
AFTER_A_WHILE = """async () => {
  for (let i = 0; i < 30; i += 1) await new Promise(requestAnimationFrame);
  return Number(document.querySelector('canvas').dataset.frames);
}"""


def settled(page: Page) -> int:
    """How often the canvas has been drawn, once it rests."""
    before = -1
    while (now := int(page.evaluate(AFTER_A_WHILE))) != before:
        before = now
    return now


def test_a_block_is_dragged_in_space(house: House) -> None:
    """From the tray onto the board, turned by the wheel on the way, to another place, and back to the tray."""
    front, _ = pair(house)
    page, canvas = front.page, front.page.locator("canvas")
    box = canvas.bounding_box()
    assert box is not None
    page.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    middle = (box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] * 0.78)
    piece = front.tray.get_by_role("button", name=NAMES["G"]).bounding_box()
    assert piece is not None
    page.mouse.move(piece["x"] + 12, piece["y"] + 20)
    page.mouse.down()
    page.mouse.move(*middle, steps=6)
    expect(page.locator("[data-hand]")).to_contain_text("Green bar: column 2–3")
    page.mouse.wheel(0, 100)
    expect(page.locator("[data-hand]")).to_contain_text(re.compile(r"Green bar: column \d, row \d–\d, level 1$"))
    page.mouse.up()
    until(page, lambda: "G" in front.view["building"])
    lies = front.view["building"]["G"]
    assert lies.split()[0][:2] in {f"{x}{y}" for x in range(4) for y in range(4)}
    check_cost(page)
    frames = settled(page)
    assert page.evaluate(AFTER_A_WHILE) == frames, "it is drawn though nothing has changed"
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 20, box["y"] + 20, steps=4)
    page.mouse.up()
    page.wait_for_function("() => Number(document.querySelector('canvas').dataset.across) < -0.5")
    assert float(page.evaluate("document.querySelector('canvas').dataset.across")) > -0.7, "one can look behind"
    page.mouse.move(box["x"] + box["width"] - 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 20 - 99, box["y"] + 20, steps=4)
    page.mouse.up()
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(piece["x"] + 12, piece["y"] + 20, steps=6)
    page.mouse.up()
    until(page, lambda: "G" not in front.view["building"])
    expect(front.tray.get_by_role("button", name=NAMES["G"])).to_be_visible()


def test_by_touch_on_a_phone(house: House) -> None:
    """A finger drags a block onto the board, another is tapped into place; everything fits the width."""
    phone = house.on_phone()
    first, _ = table_of(house, phone, flat(house))
    first.begun()
    phone.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    box, piece = (
        phone.locator("canvas").bounding_box(),
        first.tray.get_by_role("button", name=NAMES["K"]).bounding_box(),
    )
    assert box is not None
    assert piece is not None
    target = (box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] * 0.75)
    finger = phone.context.new_cdp_session(phone)
    at = (piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    for kind, (x, y) in (
        ("touchStart", at),
        ("touchMove", (at[0], at[1] - 30)),
        ("touchMove", target),
        ("touchMove", (target[0] + 1, target[1])),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(phone, lambda: "K" in first.view["building"])
    first.tray.get_by_role("button", name=NAMES["W"]).tap()
    phone.touchscreen.tap(target[0] - 60, target[1])
    phone.get_by_role("button", name="Put down").tap()
    until(phone, lambda: "W" in first.view["building"])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_webgl_the_board_is_flat(house: House) -> None:
    page = house.visit()
    page.add_init_script(NO_WEBGL)
    first, _ = table_of(house, page, flat(house))
    first.begun()
    first.place("K", ((1, 2, 0),))
    assert first.cell(2, 3) == "black on level 1"
    expect(page.get_by_label("Flat board")).to_have_count(0)
    expect(page.locator("canvas")).to_have_count(0)
    assert not [one.url for one in house.requests if "Scene3D" in one.url]


def test_its_own_script_is_light_and_only_here(house: House) -> None:
    page = house.visit("/gallery")
    answers: list[Response] = []
    page.context.on("response", lambda one: answers.append(one))
    page.goto("/", wait_until="networkidle")
    before = {one.url for one in answers}
    first, _ = table_of(house, page, flat(house))
    first.begun()
    page.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    scripts = {one.url for one in answers if one.request.resource_type == "script"}
    weights = {url.rsplit("/", 1)[1]: len(gzip.compress(page.request.get(url).body())) for url in scripts - before}
    assert any(name.startswith("Scene3D") for name in weights)
    assert not [url for url in before if "Scene3D" in url or "recto-verso" in url]
    assert sum(weights.values()) <= SCRIPT, weights
