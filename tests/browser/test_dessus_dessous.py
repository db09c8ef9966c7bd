"""Dessus Dessous in the browser: a match with a wrong grab, three minutes alone, practice; mouse, fingers and keys.

The server's clock stands in these tests: a 3-2-1, a countdown or three minutes are over when the test says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.house import LASTING, House, until
from tests.browser.stacker import Stacker, alone, drag, together
from tests.browser.test_access import ROOT, check
from tests.browser.wire import hold_frames
from tests.server.running import Running, running
from volteface.games.dessus_dessous.constants import BANDS
from volteface.games.dessus_dessous.notation import parse_pile

COUNT_IN, COUNTDOWN, THREE_MINUTES = 3.01, 10, 180  # seconds; the card is turned up as soon as the clock goes on
WRONG = parse_pile("1f0 2f0 3f0")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("dessus"), stands=True) as live:
        yield live


def reveal(served: Running, people: list[Stacker]) -> None:
    """Let the 3-2-1 be over, for all at once."""
    for one in people:
        expect(one.page.get_by_role("timer", name="Seconds until the mission")).to_be_visible()
        assert one.view["mission"] is None
    served.skip(COUNT_IN)
    for one in people:
        until(one.page, lambda one=one: one.view["mission"])  # type: ignore[misc]


def get_ready(people: list[Stacker]) -> None:
    """Everybody is ready for the next round."""
    for one in people:
        one.ready.click()


def test_a_match_of_four_with_a_wrong_grab(house: House, served: Running) -> None:
    """D3 to D7: right or wrong shows at the check only, all behind a wrong grab move up, and the standings follow."""
    people = together(house, 4)
    ada, ben, cleo, dan = people
    reveal(served, people)
    pile = ada.answer()
    ada.lay(WRONG)
    ada.grab(4).click()
    expect(ada.page.get_by_text("You have the 4. Hands off")).to_be_visible()
    expect(ada.layer(1)).to_be_disabled()
    ben.lay(pile)
    ben.grab(3).click()
    expect(dan.page.get_by_role("region", name="Ben").get_by_text("has taken the 3")).to_be_attached()
    expect(dan.page.get_by_role("timer", name="Seconds until the round ends")).to_be_hidden()
    cleo.lay(pile)
    cleo.grab(2).click()
    for one in people:
        expect(one.page.get_by_role("timer", name="Seconds until the round ends")).to_be_visible()
        assert not any("pile-" in str(frame["news"]) for frame in one.frames), "told before the check"
    expect(dan.grab(1)).to_be_enabled()
    served.skip(COUNTDOWN)
    for one in people:
        checked = one.page.get_by_role("region", name="The check of round 1").get_by_role("listitem")
        expect(checked.nth(0)).to_contain_text(re.compile(r"Ada.*Wrong: \d+ regions differ", re.DOTALL))
        expect(checked.nth(1)).to_contain_text(re.compile("Ben.*Right: 4 points.*takes the mission card 3", re.DOTALL))
        expect(checked.nth(2)).to_contain_text(re.compile("Cleo.*Right: 3 points", re.DOTALL))
        expect(one.page.get_by_text("Without a token: Dan")).to_be_visible()
    for _ in range(5):
        get_ready(people)
        reveal(served, people)
        for one in people:
            one.page.get_by_role("button", name="Give up this round").click()
    for one in people:
        rows = one.result.get_by_role("row")
        expect(rows.nth(1)).to_have_text(re.compile(r"Ben ★\s*3\s*4"))
        expect(rows.nth(2)).to_have_text(re.compile(r"Cleo\s*–\s*3"))
    expect(ben.result.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ada.result.get_by_role("heading", level=1)).to_have_text("Ben wins.")
    ben.result.get_by_role("button", name="Play again").click()
    for one in people:
        expect(one.page.get_by_text("Round 1 of 6")).to_be_visible()


def test_the_countdown_runs_down_and_the_check_is_played_out_in_order(house: House, served: Running) -> None:
    """Second by second; then one pile after the other, and the token of a wrong one goes to the next player."""
    ada, ben = people = together(house, 2)
    reveal(served, people)
    pile = ada.answer()
    ada.lay(WRONG)
    ben.page.emulate_media(reduced_motion="no-preference")
    ben.page.clock.install(time=0)
    ben.page.clock.pause_at(1000)
    ada.grab(2).click()
    countdown = ben.page.get_by_role("timer", name="Seconds until the round ends")
    expect(countdown).to_have_text("10")
    ben.page.clock.run_for(3000)
    expect(countdown).to_have_text("7")
    ben.lay(pile)
    ben.grab(1).click()
    rows = ben.page.get_by_role("region", name="The check of round 1").locator("li")
    tokens = ben.page.locator(".lane")
    expect(tokens).to_have_count(2)
    assert [row_of(token) for token in tokens.all()] == ["0", "1"]
    expect(rows.nth(0)).not_to_contain_text("Wrong")
    ben.page.clock.run_for(1500)
    expect(rows.nth(0)).to_contain_text("Wrong")
    expect(rows.nth(1)).not_to_contain_text("Right")
    assert row_of(tokens.nth(0)) == "1"  # the 2 is Ben's now
    ben.page.clock.run_for(1500)
    expect(rows.nth(1)).to_contain_text("Right: 2 points")


def row_of(token: Locator) -> str:
    """The row in which a token lies."""
    return str(token.evaluate("one => one.style.getPropertyValue('--row')"))


def test_three_minutes_alone(house: House, served: Running) -> None:
    """D8: draw, build with the page's own controls, check; a wrong check costs only time."""
    one = alone(house)
    expect(one.page.get_by_role("timer", name=re.compile(r"^\d:\d\d left$"))).to_be_visible()
    expect(one.page.get_by_role("button", name="Pause")).to_have_count(0)  # alone the clock never stops
    one.draw(4).click()
    one.page.evaluate(LASTING)
    one.check.click()
    expect(one.alert).to_have_text("Not yet: the picture is not the mission’s.")
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
    expect(one.result.get_by_role("heading", level=1)).to_have_text("A decent run.")
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
    one.layer(int(before[0][0])).click()
    until(page, lambda: one.pile.split()[0][1] == "b")


def test_fingers_on_a_phone(house: House) -> None:
    """A tap turns over, a drag lays, two fingers turn; everything one needs is within reach without scrolling."""
    one = alone(house, house.on_phone("/replay"))
    page = one.page
    one.draw(3).tap()
    one.board.wait_for()
    one.layer(3).tap()
    expect(one.layer(3)).to_have_accessible_name(re.compile("^Layer 3, back"))
    page.evaluate("window.scrollTo(0, 0)")
    for control in (one.board, one.layer(5), one.check):
        box = control.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 844, "below the fold"
    hand = page.context.new_cdp_session(page)
    x, y = middle(one.layer(3))
    touch(hand, "touchStart", (x, y))
    for step in (0.3, 0.7, 1.0):
        to = middle(one.board)
        touch(hand, "touchMove", (x + (to[0] - x) * step, y + (to[1] - y) * step))
    touch(hand, "touchEnd")
    one.await_pile(parse_pile("3b0"))
    x, y = middle(one.layer(3))
    touch(hand, "touchStart", (x - 20, y))
    touch(hand, "touchStart", (x - 20, y), (x + 20, y))
    touch(hand, "touchMove", (x - 14, y - 14), (x + 14, y + 14))
    touch(hand, "touchMove", (x, y - 20), (x, y + 20))
    touch(hand, "touchEnd")
    one.await_pile(parse_pile("3b90"))


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
    for keys, pile, words in (
        ("2", "", r"Layer 2, front, red and green, not in the pile"),
        ("f", "", r"Layer 2, back, blue and violet, not in the pile"),
        ("ArrowUp", "2b0", r"Layer 2, back.*on top of the pile"),
        ("4 r r ArrowUp", "2b0 4f180", r"Layer 4, front.*turned by 180 degrees, on top of the pile"),
        ("ArrowDown", "4f180 2b0", r"Layer 4.*number 1 from the bottom"),
        ("1 ArrowDown", "1f0 4f180 2b0", r"Layer 1.*number 1 from the bottom"),
        ("Shift+R", "1f270 4f180 2b0", r"turned by 270 degrees"),
        ("Backspace", "4f180 2b0", r"Layer 1.*not in the pile"),
    ):
        for key in keys.split():
            page.keyboard.press(key)
        one.await_pile(parse_pile(pile))
        expect(said).to_have_text(re.compile(words))
    assert re.search(r"Row 1: .*board.*Row 3: ", page.get_by_role("figure").nth(1).inner_text(), re.DOTALL)
    page.evaluate(LASTING)
    page.keyboard.press("g")
    expect(one.alert).to_have_text("Not yet: the picture is not the mission’s.")


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
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_text(re.compile("lies on top"))
    expect(hint).to_have_text(f"Layer {pile[-1].layer} lies on top, its {'back' if pile[-1].back else 'front'} up.")
    one.lay(pile)
    expect(hint).to_be_visible()
    one.check.click()
    expect(page.get_by_text("Solved: 3 points more.")).to_be_visible()
    one.draw(4).click()
    expect(hint).to_have_count(0)  # it was about another mission


def test_what_comes_too_late_is_refused_where_it_happened(house: House, served: Running) -> None:
    """Somebody whose frames come late presses on: the reason stands beside the button, and the pile is the server's."""
    ada, ben = people = together(house, 2)
    reveal(served, people)
    held = hold_frames(ben.page)
    ben.page.reload()
    ben.grab(2).wait_for()
    ben.page.evaluate(LASTING)
    held.hold()
    ada.grab(2).click()
    until(ada.page, lambda: ada.view["countdown"])
    served.skip(COUNTDOWN)
    until(ada.page, lambda: ada.view["phase"] == "between")
    ben.page.keyboard.press("ArrowUp")
    expect(ben.alert).to_have_text("The clock stands: the next round has not begun.")
    expect(ben.page.get_by_text("Your pile: 0 of 3 layers")).to_be_visible()
    ben.grab(2).click()
    expect(ben.alert).to_have_text("The clock stands: the next round has not begun.")
    held.release()
    expect(ben.page.get_by_role("region", name="The check of round 1")).to_be_visible()


@pytest.mark.parametrize("hidden", [True, False])
def test_others_piles_are_seen_if_the_table_shows_them(house: House, served: Running, hidden: bool) -> None:
    """Also in mid-drag; a hidden pile is in nothing that another's page is told until the check."""
    ada, ben = people = together(house, 2, {"hide_piles": hidden})
    reveal(served, people)
    ada.lay(parse_pile("5b90"))
    drag(ada.page, ada.layer(2), ada.board, drop=False)
    seen = ben.page.get_by_role("region", name="Ada")
    if hidden:
        expect(seen.get_by_role("img", name="Ada’s pile stays covered until the check")).to_be_visible()
    else:
        expect(seen.locator(".drag")).to_be_visible()
        expect(seen.get_by_role("img", name="Pile of Ada")).to_be_visible()
    ada.page.mouse.up()
    ada.await_pile(parse_pile("5b90 2f0"))
    if not hidden:
        expect(seen.locator(".drag")).to_have_count(0)
        until(ben.page, lambda: ben.view["players"][0]["pile"] == ["5b90", "2f0"])
    told = str(ben.heard)
    assert ("5b90" in told) == (not hidden)
    assert any(message["is"] == "signal" for message in ben.heard) == (not hidden)
    ada.grab(2).click()
    ben.grab(1).click()
    until(ben.page, lambda: ben.view["last"])
    assert ben.view["last"]["piles"][0] == ["5b90", "2f0"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(house: House, served: Running, theme: str) -> None:
    ada, ben = people = together(house, 2, color_scheme=theme)
    check(ada.page, "the 3-2-1")
    reveal(served, people)
    ada.lay(WRONG)
    check(ada.page, "a round")
    ada.grab(2).click()
    expect(ben.page.get_by_role("timer", name="Seconds until the round ends")).to_be_visible()
    check(ben.page, "the countdown")
    served.skip(COUNTDOWN)
    ben.ready.wait_for()
    check(ben.page, "the check")
    one = alone(house, house.visit("/replay", color_scheme=theme))
    check(one.page, "three piles")
    one.draw(3).click()
    one.page.evaluate(LASTING)
    one.check.click()
    expect(one.alert).to_be_visible()
    check(one.page, "a wrong check")
    served.skip(THREE_MINUTES)
    one.result.wait_for()
    check(one.page, "the end")


def test_a_replay_is_watched_from_any_seat(house: House) -> None:
    """Read-only: nothing can be touched, and piles, countdown and check are shown as they were."""
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(ROOT / "tests/replays/dessus-dessous-4.jsonl")
    slider = page.get_by_role("slider", name="Moment")
    slider.wait_for()
    expect(page.get_by_text("0:00 / 2:20")).to_be_visible()
    for part in range(1, 9):
        slider.fill(str(140_820 * part // 8))  # milliseconds
        expect(page.get_by_text(re.compile(r"^Round \d of 6|^The check of round")).first).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^(Take the|Ready|Give up)"))).to_have_count(0)
    expect(page.get_by_role("region", name="The check of round 6")).to_be_visible()
