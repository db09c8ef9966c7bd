"""Recto Verso in space: dragged by mouse and finger, drawn on demand, light; and flat where there is no WebGL."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.eye import colour, pixel
from tests.browser.house import House, until
from tests.browser.mason import NAMES, NO_WEBGL, SMALL, check_cost, flat, pair, table_of
from tests.browser.pointers import Fingers, Mouse
from tests.browser.yard import Yard, drag, slot, target

pytestmark = pytest.mark.usefixtures("short_count_in")
SCRIPT = 200 * 1024
GLASS = 90  # of red, green and blue together
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
    piece = slot(page, "G")
    page.mouse.move(*piece)
    page.mouse.down()
    page.mouse.move(*target(page, ((1, 1, 0), (2, 1, 0))), steps=6)
    expect(page.locator("[data-hand]")).to_contain_text("Green bar: column")
    before = page.locator("[data-hand]").get_attribute("data-rests")
    page.mouse.wheel(0, 100)
    expect(page.locator("[data-hand]")).not_to_have_attribute("data-rests", str(before))
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
    x, y, z = (int(lies.split()[-1][at]) for at in (0, 1, 3))
    page.mouse.move(*pixel(page, (x + 0.5, y + 0.5, z + 1)))
    page.mouse.down()
    page.mouse.move(*piece, steps=6)
    page.mouse.up()
    until(page, lambda: "G" not in front.view["building"])
    expect(front.tray.get_by_role("button", name=NAMES["G"])).to_be_visible()


def test_by_touch_on_a_phone(house: House) -> None:
    """In space, too: a finger drags a block onto the board, another is tapped into place; everything fits the width."""
    phone = house.on_phone()
    phone.add_init_script("localStorage.setItem('volteface', JSON.stringify({ flat: false }))")
    first, _ = table_of(house, phone, flat(house))
    first.begun()
    phone.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    drag(phone, Fingers(phone, lambda: (20, 250)), "K", ((2, 1, 0),))
    until(phone, lambda: "K" in first.view["building"])
    first.tray.get_by_role("button", name=NAMES["W"]).tap()
    phone.touchscreen.tap(*target(phone, ((0, 1, 0),)))
    phone.get_by_role("button", name="Put down").tap()
    until(phone, lambda: "W" in first.view["building"])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_hidden_row_is_reached_through_glass(house: House) -> None:
    """What stands before the place where one points lets the pointer through, and straight on there is no depth."""
    page = house.visit(viewport=SMALL)
    yard, mouse = Yard(page), Mouse(page)
    yard.lay("simple", 0)
    yard.tell_move("place Y 10.0 10.1 10.2")
    settled(page)
    face = pixel(page, (1.5, 0.5, 3))
    solid = colour(page, face)
    mouse.down(slot(page, "K"))
    mouse.move(target(page, ((1, 1, 0),)))
    settled(page)
    assert sum(abs(a - b) for a, b in zip(solid, colour(page, face), strict=True)) > GLASS, "one sees through it"
    mouse.up()
    until(page, lambda: yard.stands("K") == "11.0")
    settled(page)
    assert colour(page, face) == solid
    page.keyboard.down("l")
    page.wait_for_function("() => document.querySelector('canvas').dataset.flat === '1.00'")
    assert page.evaluate("document.querySelector('canvas').dataset.up") == "0.000"
    page.wait_for_timeout(500)  # longer than a short press
    page.keyboard.up("l")
    page.wait_for_function("() => document.querySelector('canvas').dataset.flat === '0.00'")
    straight = page.get_by_role("button", name="Look straight")
    straight.click()  # a short press looks until the next one, or until a piece is taken
    expect(straight).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => document.querySelector('canvas').dataset.flat === '1.00'")
    straight.click()
    expect(straight).to_have_attribute("aria-pressed", "false")
    straight.click()
    page.keyboard.press("1")
    expect(straight).to_have_attribute("aria-pressed", "false")


def test_without_webgl_the_board_is_flat(house: House) -> None:
    page = house.visit()
    page.add_init_script(NO_WEBGL)
    first, _ = table_of(house, page, flat(house))
    first.begun()
    first.place("K", ((1, 2, 0),))
    assert first.cell(2, 3) == "black on storey 1"
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
