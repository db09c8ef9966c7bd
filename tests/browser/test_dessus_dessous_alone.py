"""Dessus Dessous alone in the browser: three minutes, practice; layers by mouse, fingers and keys.

The server's clock stands in these tests: three minutes are over when the test says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.house import LASTING, House, until
from tests.browser.sizes import check_width
from tests.browser.stacker import alone, drag
from tests.server.running import Running, running
from volteface.games.dessus_dessous.constants import BANDS
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import parse_mission, parse_pile

THREE_MINUTES = 180  # seconds


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("alone"), stands=True) as live:
        yield live


def test_three_minutes_alone(house: House, served: Running) -> None:
    """D8: draw, build with the page's own controls, check; a wrong check costs only time."""
    one = alone(house)
    expect(one.page.get_by_role("timer", name=re.compile(r"^\d:\d\d left$"))).to_be_visible()
    expect(one.page.get_by_role("button", name="Pause")).to_have_count(0)  # alone the clock never stops
    one.draw(4).click()
    one.page.evaluate(LASTING)
    one.check.click()
    expect(one.alert).to_have_text("The mission asks for 4 layers; none lies in your pile. Why?")
    one.click(one.answer())
    one.check.click()
    expect(one.page.get_by_text("Solved: 4 points more.")).to_be_visible()
    for score in (9, 14, 19):
        one.page.keyboard.press("5")
        until(one.page, lambda: one.view["phase"] == "building")
        one.lay(one.answer())
        one.page.keyboard.press("Enter")
        expect(one.page.get_by_text(f"{score} points", exact=True)).to_be_visible()
    served.skip(THREE_MINUTES)
    expect(one.result.get_by_role("heading", level=1)).to_have_text("Time is up: 19 points.")
    expect(one.result.get_by_text("(4 + 5 + 5 + 5)")).to_be_visible()
    expect(one.result.locator("[aria-current]")).to_contain_text("19–26")
    bands = one.result.get_by_role("listitem").all_inner_texts()
    assert [int(re.findall(r"\d+", text)[1]) for text in bands[:-1]] == list(BANDS)
    one.result.get_by_role("link", name="Watch it again").click()
    expect(one.page.get_by_role("slider", name="Moment")).to_be_visible()


def test_dragging_with_the_mouse(house: House) -> None:
    """Onto the board, into the order, off again; and the wheel turns what lies under it."""
    one = alone(house)
    page = one.page
    one.draw(3).click()
    drag(page, one.layer(2), one.board)
    one.await_pile(parse_pile("2f0"))
    drag(page, one.layer(4), one.board)
    one.await_pile(parse_pile("2f0 4f0"))
    drag(page, one.layer(1), one.layer(2))  # just right of its middle would be above it
    until(page, lambda: set(one.pile.split()) == {"1f0", "2f0", "4f0"})
    one.layer(4).hover()
    page.mouse.wheel(0, 120)
    until(page, lambda: "4f90" in one.pile)
    before = one.pile.split()
    drag(page, one.layer(int(before[-1][0])), page.get_by_text("Beside it"))
    one.await_pile(parse_pile(" ".join(before[:-1])))
    lowest = one.layer(int(before[0][0]))
    lowest.click()  # which chooses it, and turns nothing over by accident
    expect(lowest).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("status").filter(has_text=f"Layer {before[0][0]}, front")).to_be_attached()
    assert one.pile.split()[0] == before[0]
    lowest.click()
    until(page, lambda: one.pile.split()[0][1] == "b")


def test_what_a_pile_shows(house: House) -> None:
    """Live, with a layer in the air, also between two others; kept by a reload; and no line tells the layers' order."""
    one = alone(house, practice=True)
    page = one.page
    one.draw(3).click()
    drawn = page.get_by_role("img", name="What your pile shows").locator("path")
    shapes = "paths => paths.map(path => path.getAttribute('d') + path.getAttribute('fill'))"
    pile = one.answer()
    one.lay((pile[0], pile[2]))
    page.keyboard.press(str(pile[1].layer))
    for key in [*("f" * pile[1].back), *("r" * pile[1].turn)]:
        page.keyboard.press(key)
    before = drawn.evaluate_all(shapes)
    drag(page, one.layer(pile[1].layer), one.layer(pile[2].layer), drop=False)
    page.mouse.move(middle(one.layer(pile[2].layer))[0] - 20, middle(one.layer(pile[2].layer))[1], steps=3)
    wanted = page.get_by_role("img", name="Mission: ").locator("path").evaluate_all(shapes)
    assert before != wanted
    until(page, lambda: drawn.evaluate_all(shapes) == wanted)  # the very shapes of the mission's picture
    assert one.pile == " ".join(map(str, (pile[0], pile[2]))), "it is still in the air"
    page.mouse.up()
    one.await_pile(pile)
    page.reload()
    expect(page.get_by_text("Your pile: 3 of 3 layers")).to_be_visible()
    until(page, lambda: drawn.evaluate_all(shapes) == wanted)
    one.layer(pile[0].layer).focus()
    page.keyboard.press("ArrowUp")
    one.await_pile((pile[1], pile[0], pile[2]))
    expect(one.layer(pile[0].layer)).to_be_focused()  # wherever it goes
    for width, height in ((640, 400), (640, 360), (320, 256)):  # zoomed by 200 and 400 %
        page.set_viewport_size({"width": width, "height": height})
        check_width(page)


def test_fingers_on_a_phone(house: House) -> None:
    """A tap chooses, another one turns over, a drag lays, two fingers turn; all is within reach without scrolling."""
    one = alone(house, house.on_phone("/replay"))
    page = one.page
    one.draw(3).tap()
    one.board.wait_for()
    framed = page.locator("[data-layer][aria-current]")
    expect(framed).to_have_count(0)  # until somebody chooses
    hand = page.context.new_cdp_session(page)
    twist(hand, *middle(one.board))  # of nothing
    expect(framed).to_have_count(0)
    one.layer(1).tap()
    expect(one.layer(1)).to_have_attribute("aria-current", "true")
    expect(one.layer(1)).to_have_accessible_name(re.compile("^Layer 1, front"))
    one.layer(3).tap()
    expect(one.layer(3)).to_have_attribute("aria-current", "true")
    expect(one.layer(3)).to_have_accessible_name(re.compile("^Layer 3, front"))
    one.layer(3).tap()
    expect(one.layer(3)).to_have_accessible_name(re.compile("^Layer 3, back"))
    page.evaluate("window.scrollTo(0, 0)")
    for control in (one.board, one.layer(5), one.check):
        box = control.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 844, "below the fold"
    x, y = middle(one.layer(3))
    touch(hand, "touchStart", (x, y))
    for step in (0.3, 0.7, 1.0):
        to = middle(one.board)
        touch(hand, "touchMove", (x + (to[0] - x) * step, y + (to[1] - y) * step))
    touch(hand, "touchEnd")
    one.await_pile(parse_pile("3b0"))
    expect(one.layer(3)).to_have_attribute("aria-current", "true")
    one.layer(3).tap()  # what is framed turns over, also after a drag
    expect(one.layer(3)).to_have_accessible_name(re.compile("^Layer 3, front"))
    one.layer(3).tap()
    expect(one.layer(3)).to_have_accessible_name(re.compile("^Layer 3, back"))
    touch(hand, "touchStart", middle(one.layer(5)))
    touch(hand, "touchMove", middle(one.board))
    touch(hand, "touchEnd")
    one.await_pile(parse_pile("3b0 5f0"))
    one.layer(5).tap()  # the first tap after a drag that framed it
    one.await_pile(parse_pile("3b0 5b0"))
    page.get_by_role("button", name="Take off").tap()
    one.await_pile(parse_pile("3b0"))
    twist(hand, *middle(one.layer(3)))
    one.await_pile(parse_pile("3b90"))


def test_a_tap_counts_right_after_a_layer_is_thrown(house: House) -> None:
    """A layer that is let go in motion is no swipe, during which the browser would swallow the next tap."""
    one = alone(house, house.on_phone("/replay"))
    page = one.page
    one.draw(3).tap()
    one.board.wait_for()
    hand = page.context.new_cdp_session(page)
    turn = middle(page.get_by_role("button", name="Rotate a quarter to the right"))
    (x, y), to = middle(one.layer(2)), middle(one.board)
    touch(hand, "touchStart", (x, y))
    for step in range(1, 7):
        touch(hand, "touchMove", (x + (to[0] - x) * step / 6, y + (to[1] - y) * step / 6))
    touch(hand, "touchEnd")
    touch(hand, "touchStart", turn)
    touch(hand, "touchEnd")
    one.await_pile(parse_pile("2f90"))


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def twist(hand: CDPSession, x: float, y: float) -> None:
    """Two fingers turn by a little more than a quarter, which is one quarter."""
    touch(hand, "touchStart", (x - 20, y))
    touch(hand, "touchStart", (x - 20, y), (x + 20, y))
    touch(hand, "touchMove", (x - 14, y - 14), (x + 14, y + 14))
    touch(hand, "touchMove", (x + 2, y - 20), (x - 2, y + 20))
    touch(hand, "touchEnd")


def touch(hand: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """What fingers do, as the browser would hear it from the screen."""
    fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_the_keyboard_alone_and_what_is_said(house: House) -> None:
    """Choose, flip, turn, order, take off; a listener hears how every layer lies and what the pictures show."""
    one = alone(house)
    page = one.page
    page.keyboard.press("3")
    one.board.wait_for()
    said = page.get_by_role("region", name="Your layers").get_by_role("status")
    expect(page.locator("[data-layer][aria-current]")).to_have_count(0)
    expect(page.get_by_role("toolbar", name="No layer is chosen").get_by_role("button").first).to_be_disabled()
    for keys, pile, words in (
        ("f", "", r"Layer 1, front"),  # a first key shows where one is
        ("2", "", r"Layer 2, front, red and green, not in the pile"),
        ("f", "", r"Layer 2, back, blue and violet, not in the pile"),
        ("ArrowUp", "2b0", r"Layer 2, back.*on top of the pile"),
        ("4 r r ArrowUp", "2b0 4f180", r"Layer 4, front.*rotated by 180 degrees, on top of the pile"),
        ("ArrowDown", "4f180 2b0", r"Layer 4.*number 1 from the bottom"),
        ("1 ArrowDown", "1f0 4f180 2b0", r"Layer 1.*number 1 from the bottom"),
        ("Shift+R", "1f270 4f180 2b0", r"rotated by 270 degrees"),
        ("Backspace", "4f180 2b0", r"Layer 1.*not in the pile"),
    ):
        for key in keys.split():
            page.keyboard.press(key)
        one.await_pile(parse_pile(pile))
        expect(said).to_have_text(re.compile(words))
    assert re.search(r"Row 1: .*board.*Row 3: ", page.get_by_role("figure").nth(1).inner_text(), re.DOTALL)
    page.evaluate(LASTING)
    for keys, lie in (("", "2 lie"), ("2 Backspace", "1 lies"), ("4 Backspace", "none lies")):
        for key in (*keys.split(), "g"):
            page.keyboard.press(key)
        expect(one.alert).to_have_text(f"The mission asks for 3 layers; {lie} in your pile. Why?")


def test_practice_has_no_clock_and_gives_a_hint(house: House, served: Running) -> None:
    one = alone(house, practice=True)
    page = one.page
    served.skip(THREE_MINUTES)
    expect(page.get_by_role("timer")).to_have_count(0)
    one.draw(5).click()
    one.board.wait_for()
    one.draw(3).click()  # another one: nothing is lost by that here
    until(page, lambda: one.view["drawn"] == [1, 0, 1])
    pile = one.answer()
    asks = page.get_by_role("button", name="Hint", exact=True)
    hint = page.get_by_text(re.compile("belongs on top"))
    top = pile[-1]
    side = "back" if top.back else "front"
    one.lay(wrong := (*pile[1:], pile[0]))
    one.check.click()
    expect(one.alert).to_have_text("Not yet: the picture is not the mission’s.")
    whole = ". Do not turn it over; do not rotate it."  # it lies so already, only too low
    for more in (".", ". Do not turn it over.", whole, f"{whole} That is all I can tell of it."):
        asks.click()  # asked again it goes one step further, and at last says that there is no more
        expect(hint).to_have_text(f"Layer {top.layer} belongs on top{more}")
    expect(one.alert).to_have_count(0)
    page.keyboard.press(str(top.layer))
    turns = ("a quarter to the left ↺", "by two quarters ↻↻", "a quarter to the right ↻")
    for turn in turns:
        page.keyboard.press("r")  # it speaks of the layer as it lies now
        expect(hint).to_have_text(
            f"Layer {top.layer} belongs on top. Do not turn it over; rotate it {turn}. That is all I can tell of it."
        )
    page.keyboard.press("f")
    expect(hint).to_contain_text("belongs on top. Turn it over; rotate it")
    page.keyboard.press("f")
    page.keyboard.press("r")
    one.await_pile(wrong)
    outlined = one.board.locator(".marked")
    expect(outlined).to_have_count(0)
    one.check.click()
    expect(one.alert).to_have_text("Not yet: the picture is not the mission’s.")
    shown, wanted = layer_set().picture(wrong), parse_mission(one.view["mission"]).picture
    few = sum(a != b for a, b in zip(shown, wanted, strict=True)) <= 18
    expect(outlined).to_have_count(int(few))  # where it differs, if it is not another picture
    page.keyboard.press("r")
    expect(outlined).to_have_count(0)  # another pile: nothing is known of it
    for _ in range(3):
        page.keyboard.press("r")
    one.await_pile(wrong)
    expect(page.locator("button.hinted")).to_have_count(0)  # the hint was for the pile before the check
    asks.click()
    for placed in wrong:
        page.keyboard.press(str(placed.layer))
        page.keyboard.press("Backspace")
    expect(page.locator("button.hinted")).to_have_accessible_name(re.compile(f"^Layer {top.layer},"))
    page.get_by_role("button", name="Show a solution").click()
    solution = page.get_by_role("region", name="A solution").get_by_role("listitem")
    expect(solution).to_have_count(3)
    expect(solution.last).to_have_accessible_name(re.compile(f"^Layer {top.layer}, {side}"))
    for placed in pile:
        page.keyboard.press(str(placed.layer))
        page.keyboard.press("ArrowUp")
    one.await_pile(pile)
    expect(page.locator("button.hinted")).to_have_count(0)
    expect(hint).to_have_count(0)  # it was followed
    one.check.click()
    expect(page.get_by_text("Solved: 3 points more.")).to_be_visible()
    expect(page.get_by_role("img", name="Solved")).to_be_visible()  # until the next one is drawn
    one.draw(4).click()
    one.board.wait_for()
    below = page.get_by_text(re.compile("belongs"))
    pile = one.answer()
    asks.click()
    expect(below).to_have_text(f"Layer {pile[-1].layer} belongs on top.")
    for key in (str(pile[-1].layer), *("f" * pile[-1].back), *("r" * pile[-1].turn), "ArrowUp"):
        page.keyboard.press(key)
    one.await_pile(pile[-1:])
    expect(below).to_have_count(0)
    asks.click()
    expect(below).to_have_text(f"Layer {pile[-2].layer} belongs right under layer {pile[-1].layer}.")
    one.draw(3).click()
    expect(below).to_have_count(0)  # it was about another mission
