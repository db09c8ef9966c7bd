"""A match of Dessus Dessous in the browser: a wrong grab, the countdown, the check, hidden piles, a replay.

The server's clock stands in these tests: a 3-2-1 or a countdown is over when the test says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import LASTING, House, until
from tests.browser.stacker import Stacker, alone, drag, reveal, together
from tests.browser.test_access import ROOT, check
from tests.browser.wire import hold_frames
from tests.server.running import Running, running
from volteface.games.dessus_dessous.notation import parse_pile

COUNTDOWN, THREE_MINUTES = 10, 180  # seconds
WRONG = parse_pile("1f0 2f0 3f0")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("dessus"), stands=True) as live:
        yield live


def get_ready(people: list[Stacker]) -> None:
    """Everybody is ready for the next round."""
    for one in people:
        one.ready.click()


def test_a_match_of_four_with_a_wrong_grab(house: House, served: Running) -> None:
    """D3 to D7: right or wrong shows at the check only, all behind a wrong grab move up, and the standings follow."""
    people = together(house, 4)
    ada, ben, cleo, dan = people
    reveal(served, *people)
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
        expect(checked.nth(0)).to_contain_text(
            re.compile(f"{'You' if one is ada else 'Ada'}.*Wrong: (another picture|\\d+ places? differ)", re.DOTALL)
        )
        expect(checked.nth(1)).to_contain_text(
            re.compile("(Ben|You).*Right: 4 points.*(moved up from the 3).*[Ww](ins|on) the mission card 3", re.DOTALL)
        )
        expect(checked.nth(2)).to_contain_text(re.compile("(Cleo|You).*Right: 3 points", re.DOTALL))
        idle = one.page.get_by_role("list", name="Without a token").get_by_role("listitem")
        expect(idle).to_have_text(re.compile(f"{'You' if one is dan else 'Dan'}.*too late", re.DOTALL))
        lefts = {
            box["x"]
            for row in (idle, idle.locator("xpath=../../ol/li[1]"))
            if (box := row.locator("svg").first.bounding_box())
        }
        assert len(lefts) == 1, "their piles stand below the others'"
    expect(ben.page.get_by_role("img", name="Mission cards won: 3")).to_be_visible()
    for _ in range(5):
        get_ready(people)
        reveal(served, *people)
        expect(ben.page.get_by_role("region", name="Round", exact=False).first).to_contain_text("4 points")
        for one in people:
            one.give_up()
    for one in people:
        rows = one.result.get_by_role("row")
        expect(rows.nth(1)).to_have_text(re.compile(r"(Ben|You) ★\s*4\s*3\s*= 3"))
        expect(rows.nth(2)).to_have_text(re.compile(r"(Cleo|You)\s*3\s*–"))
    expect(ben.result.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ada.result.get_by_role("heading", level=1)).to_have_text("Ben wins.")
    for one in people:  # the result stays until all have asked for another game
        expect(one.result).to_be_visible()
        one.result.get_by_role("button", name="Play again").click()
    for one in people:
        expect(one.page.get_by_text("Round 1 of 6")).to_be_visible()


def test_the_countdown_runs_down_and_the_check_is_played_out_in_order(house: House, served: Running) -> None:
    """Second by second; then one pile after the other, and the token of a wrong one goes to the next player."""
    ada, ben = people = together(house, 2)
    reveal(served, *people)
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
    expect(ben.page.get_by_text("Ada took the 2. You are the last: 10 seconds!")).to_be_visible()
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
    expect(ben.ready).to_have_count(0)  # a press that comes late does not pass the check
    ben.page.get_by_role("button", name="Skip", exact=True).click()
    expect(ben.ready).to_be_disabled()  # the second tap of a double tap is not meant for it
    ben.ready.click(force=True)
    expect(rows.nth(1)).to_contain_text("Right: 2 points (moved up from the 1)")
    expect(ben.page.get_by_role("log", name="What happened").last).to_contain_text("Your pile is right: 2 points")
    expect(ben.ready).to_be_focused()
    assert not any(seat["ready"] for seat in ben.frames[-1]["table"]["seats"])
    ben.page.clock.run_for(600)
    ben.ready.click()
    expect(ben.page.get_by_text("Waiting for Ada.")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Ben")).to_contain_text("✓ ready")
    expect(ben.page.get_by_role("region", name="Ada")).to_contain_text("not ready yet")


def row_of(token: Locator) -> str:
    """The row in which a token lies."""
    return str(token.evaluate("one => one.style.getPropertyValue('--row')"))


def test_what_comes_too_late_is_refused_where_it_happened(house: House, served: Running) -> None:
    """Somebody whose frames come late presses on: the reason stands beside the button, and the pile is the server's."""
    ada, ben = people = together(house, 2)
    reveal(served, *people)
    held = hold_frames(ben.page)
    ada.lay(WRONG)
    ben.page.reload()
    ben.grab(2).wait_for()
    ben.page.evaluate(LASTING)
    held.hold()
    ada.grab(2).click()
    until(ada.page, lambda: ada.view["countdown"])
    served.skip(COUNTDOWN)
    until(ada.page, lambda: ada.view["phase"] == "between")
    nobody = "Nobody is right: nobody scores, and nobody takes the mission card."
    expect(ada.page.get_by_text(nobody)).to_be_visible()
    for key in ("1", "ArrowUp"):
        ben.page.keyboard.press(key)
    expect(ben.alert).to_have_text("The clock stands: the next round has not begun. Why?")
    expect(ben.page.get_by_text("Your pile: 0 of 3 layers")).to_be_visible()
    ben.grab(2).click()
    expect(ben.alert).to_have_text("The mission asks for 3 layers; none lies in your pile. Why?")
    held.release()
    expect(ben.page.get_by_role("region", name="The check of round 1")).to_be_visible()


@pytest.mark.parametrize("hidden", [True, False])
def test_others_piles_are_seen_if_the_table_shows_them(house: House, served: Running, hidden: bool) -> None:
    """Also in mid-drag; a hidden pile is in nothing that another's page is told until the check."""
    ada, ben = people = together(house, 2, {"hide_piles": hidden})
    reveal(served, *people)
    ada.lay(parse_pile("5b90 1f0"))
    drag(ada.page, ada.layer(2), ada.board, drop=False)
    seen = ben.page.get_by_role("region", name="Ada")
    if hidden:
        expect(seen.get_by_role("img", name="Ada’s pile stays covered until the check")).to_be_visible()
    else:
        expect(seen.locator(".drag")).to_be_visible()
        expect(seen.get_by_role("img", name="Pile of Ada")).to_be_visible()
    ada.page.mouse.up()
    ada.await_pile(parse_pile("5b90 1f0 2f0"))
    if not hidden:
        expect(seen.locator(".drag")).to_have_count(0)
        until(ben.page, lambda: ben.view["players"][0]["pile"] == ["5b90", "1f0", "2f0"])
    told = str(ben.heard)
    assert ("5b90" in told) == (not hidden)
    assert any(message["is"] == "signal" for message in ben.heard) == (not hidden)
    ada.grab(2).click()
    ben.lay(WRONG)
    ben.grab(1).click()
    until(ben.page, lambda: ben.view["last"])
    assert ben.view["last"]["piles"][0] == ["5b90", "1f0", "2f0"]


def test_axe_finds_nothing(house: House, served: Running) -> None:
    ada, ben = people = together(house, 2)
    check(ada.page, "the 3-2-1")
    reveal(served, *people)
    ada.lay(WRONG)
    check(ada.page, "a round")
    ada.grab(2).click()
    expect(ben.page.get_by_role("timer", name="Seconds until the round ends")).to_be_visible()
    check(ben.page, "the countdown")
    served.skip(COUNTDOWN)
    ben.ready.wait_for()
    check(ben.page, "the check")
    one = alone(house)
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
