"""Recto Verso in the browser: rounds through the page's own controls, what each may see, words, guesses, replays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import DESKTOP, LASTING, House, until
from tests.browser.mason import FLAT, NAMES, Mason, answer, check_cost, flat, from_behind, pair, table_of
from tests.browser.player import tile
from tests.browser.sizes import check_width
from tests.browser.test_access import check, check_targets
from tests.browser.wire import hold_frames
from tests.server.running import Running

pytestmark = pytest.mark.usefixtures("short_count_in")
REPLAYS = Path(__file__).parents[1] / "replays"


def build(front: Mason, back: Mason) -> None:
    """Both put down what the solver says, in turn, each from their own side."""
    for number, (letter, cubes) in enumerate(answer(front, back)):
        if number % 2:
            back.place(letter, from_behind(cubes))
        else:
            front.place(letter, cubes)
        front.sees(letter)
        back.sees(letter)


def memory(page: Page) -> str:
    """Everything the page holds in memory."""
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    return "".join(parts)


def test_a_ladder_of_two_up_to_level_three(house: House) -> None:
    front, back = pair(house)
    for level in (1, 2):
        build(front, back)
        check_cost(front.page)
        if level == 1:  # neither frames nor memory hold the other side
            own, other = front.view["front"], back.view["back"]
            held = memory(front.page)
            assert own in held
            assert other not in held
        front.speak()
        expect(back.page.get_by_text("says Recto! Do you agree?")).to_be_visible()
        back.speak()
        for builder in (front, back):
            expect(builder.verdict).to_contain_text(re.compile(r"Right, in [\d.]+ seconds!"))
            expect(builder.page.locator("[aria-current=step]")).to_contain_text(f"Level {level + 1}")
            builder.ready.click()
        for builder in (front, back):
            builder.begun()
    check_cost(front.page)
    assert front.view["level"] == 3
    for builder, hidden in ((front, "back"), (back, "front")):
        assert all(frame["view"][hidden] is None for frame in builder.frames if frame["view"])
    for frame in (*front.frames, *back.frames):  # nobody sees a card before its time
        start = frame["clock"]["start"]
        if frame["view"] and (start is None or frame["clock"]["now"] < start):
            assert frame["view"]["front"] is frame["view"]["back"] is None


def test_three_players_a_guess_and_a_visitor(house: House) -> None:
    ann, bob, cat, visitor = table_of(house, *(flat(house) for _ in range(4)), seats=3, pace=3)
    for one in (ann, bob, cat, visitor):
        one.looks_at_a_round()
    seated = [ann, bob, cat]
    active, partner = seated[ann.view["active"]], seated[ann.view["partner"]]
    guest = next(one for one in seated if one not in (active, partner))
    for side in ("Front", "Back"):
        expect(guest.page.get_by_role("img", name=re.compile(f"^{side}\\. "))).to_be_visible()
    expect(visitor.page.get_by_text("Visitors see the card when the round is over.")).to_be_visible()
    expect(visitor.page.get_by_role("img", name=re.compile(r"^(Front|Back)\. "))).to_have_count(0)
    assert guest.view["front"] not in memory(visitor.page)
    for one in (active, guest):  # with three players nothing tells what fits, unless the table has chosen so
        expect(one.page.get_by_label("Mark what fits")).to_have_count(0)
        expect(one.page.get_by_text("✓")).to_have_count(0)
    guest.page.get_by_label("They will be wrong.").check()
    guest.page.get_by_label("Over after (seconds)").fill("300")
    guest.page.get_by_role("button", name="Guess", exact=True).click()
    expect(guest.page.get_by_text("Your guess: wrong, over after 300 s.")).to_be_visible()
    active.begun()
    active.place("K", ((0, 0, 0),))
    active.speak()
    expect(partner.word).to_contain_text("Verso!")
    partner.speak()
    for one in (ann, bob, cat, visitor):
        expect(one.verdict).to_contain_text("Not all pieces are used; left over: White cube")
        expect(one.verdict).to_contain_text("guessed wrong, 300 s: 1 point")
    for one in (active, partner, visitor):
        assert not any(
            frame["place"]["guess"] or (frame["table"]["guesses"] and building(frame)) for frame in one.frames
        )
    assert all(frame["view"]["front"] is None for frame in visitor.frames if frame["view"])
    guest.verdict.get_by_role("button", name="Show a solution").click()
    expect(guest.board.get_by_role("button", name=re.compile("black on storey"))).to_have_count(1)
    until(guest.page, lambda: guest.board.get_by_role("button", name=re.compile("blue on storey")).count() > 0)


def building(frame: dict[str, dict[str, object]]) -> bool:
    return bool(frame["view"]) and frame["view"]["phase"] == "building"


def test_two_hands_on_the_same_block(house: House) -> None:
    """Both are told that they hold the same; the faster wins, the other sees why and where; there is one piece."""
    ann, slow = flat(house), flat(house)
    held = hold_frames(slow)
    first, second = table_of(house, ann, slow)
    first.begun()
    second.begun()
    for page in (ann, slow):
        page.evaluate(LASTING)
    held.hold()
    for builder in (first, second):  # what is only chosen is in nobody's hand
        builder.hold("K")
        builder.page.keyboard.press("ArrowRight")
    both = "Black cube: you both have it in hand. Whoever puts it down first has it."
    expect(ann.get_by_role("alert")).to_contain_text(both)
    first.go(0, 0)
    ann.keyboard.press("Enter")
    expect(first.tray.get_by_role("button", name=NAMES["K"])).to_have_count(0)
    second.go(2, 2)
    slow.keyboard.press("Enter")
    expect(slow.get_by_role("alert")).to_have_text("The black cube stands in the building already: move it. Why?")
    held.release()
    expect(slow.get_by_role("button", name="Column 4, row 4: black on storey 1")).to_be_visible()
    for builder in (first, second):
        expect(builder.board.get_by_role("button", name=re.compile("black"))).to_have_count(1)
        expect(builder.tray.get_by_role("button", name=NAMES["K"])).to_have_count(0)
    # the other's hand may still be told over the board for a moment
    expect(ann.get_by_role("button", name="Column 1, row 1: black on storey 1")).to_be_visible()


def test_what_cannot_be_is_refused_where_it_happens(house: House) -> None:
    first, _ = table_of(house, flat(house), flat(house))
    first.begun()
    first.page.evaluate(LASTING)
    first.place("Y", ((0, 0, 0), (0, 0, 1), (0, 0, 2)))
    first.hold("G")
    first.page.keyboard.press("y")
    first.page.keyboard.press("ArrowLeft")
    first.page.keyboard.press("Enter")
    alert = first.page.get_by_role("alert")
    expect(alert).to_have_text("There it would rise above storey 4. Why?")
    bubble = alert.bounding_box()
    cell = first.board.get_by_role("button", name=re.compile("^Column 1, row 1:")).bounding_box()
    assert bubble is not None
    assert cell is not None
    assert bubble["x"] <= cell["x"] + cell["width"]
    assert abs(bubble["y"] - cell["y"]) < 2 * cell["height"]
    first.page.keyboard.press("Escape")
    first.page.keyboard.press("Shift+ArrowRight")
    expect(first.board.get_by_role("button", name=re.compile("^Column 2, row 1: yellow on storey 1"))).to_be_visible()
    first.page.keyboard.press("u")
    expect(first.board.get_by_role("button", name=re.compile("^Column 1, row 1: yellow on storey 1"))).to_be_visible()
    first.page.keyboard.press("u")
    expect(first.tray.get_by_role("button", name=NAMES["Y"])).to_be_visible()


def test_words_and_fingers_are_seen_from_the_other_side(house: House) -> None:
    front, back = pair(house)
    for mason in (front, back):
        mason.page.evaluate(LASTING)
    square = back.page.get_by_role("group", name="Back").get_by_role("button", name=re.compile("^Column 1, storey 1"))
    square.click()
    expect(front.page.locator(f"[data-chip='{back.view['back'][-4]}']")).to_be_visible()
    said = "Column 4, storey 1 stays empty." if back.view["back"][-4] == "." else "in column 4, storey 1."
    expect(front.page.get_by_role("list", name="Talk").get_by_text(said)).to_be_visible()
    front.hold("K")
    front.page.keyboard.press("ArrowRight")
    expect(back.page.locator(".level.theirs")).to_have_count(1)
    expect(back.tray.get_by_role("button", name=f"{NAMES['K']}: your partner holds it")).to_be_visible()


def test_it_is_for_everybody(house: House) -> None:
    """Axe finds nothing, fingers meet 44 pixels, letters can be off, and after the verdict one stands at Ready."""
    pages = house.visit(), house.visit()
    pages[1].add_init_script(FLAT)
    first, second = table_of(house, *pages)
    first.begun()
    second.begun()
    first.place("B", ((1, 1, 0), (2, 1, 0), (1, 2, 0)))
    second.hold("G")
    for builder, where in ((first, "in space"), (second, "on the flat board")):
        check(builder.page, where)
        builder.page.set_viewport_size({"width": 390, "height": 844})
        check_targets(builder.page, where)
        check_width(builder.page)
    second.page.set_viewport_size(DESKTOP)  # a phone has no header while one builds
    for keys_are_on in (False, True):
        second.page.get_by_role("button", name="Settings").click()
        second.page.get_by_role("switch", name="Letters and digits").click()
        second.page.keyboard.press("Escape")
        hand = second.page.locator("[data-hand]").inner_text()
        second.page.keyboard.press("z")
        assert (second.page.locator("[data-hand]").inner_text() != hand) == keys_are_on
    first.speak()
    expect(second.word).to_contain_text("Verso!")
    second.page.keyboard.press("Escape")
    second.speak()
    first.verdict.wait_for()
    check(first.page, "the verdict")
    for builder in (first, second):
        expect(builder.ready).to_be_focused()


def test_before_the_card_all_count_to_the_same_moment(house: House, served: Running) -> None:
    with served.counting_in(600_000):  # it stays at three while we look
        counting = table_of(house, flat(house), flat(house))
        for mason in counting:
            expect(mason.page.get_by_role("timer")).to_have_text("3")
            expect(mason.page.get_by_role("group", name=re.compile("^(Front|Back)$"))).to_have_count(0)
            assert mason.view["front"] is mason.view["back"] is None
    starts = {mason.frames[-1]["clock"]["start"] for mason in counting}
    assert len(starts) == 1
    assert starts != {None}


def test_a_table_is_opened_from_the_front_page(house: House) -> None:
    """With what it plays by, said at the table."""
    page = house.visit()
    tile(page, "Recto Verso").get_by_role("button", name="Play with friends").click()
    page.get_by_role("dialog").get_by_label("Pieces").select_option("hard")
    page.get_by_role("dialog").get_by_role("combobox", name="Time").select_option("3")
    page.get_by_label("Mark the squares that already fit").uncheck()
    page.get_by_role("button", name="Open the table").click()
    for said in (
        "Hard: all eleven pieces.",
        "There is 3 times as much time.",
        "Squares that already fit are not marked.",
    ):
        expect(page.get_by_text(said)).to_be_visible()


def test_a_replay_is_watched_in_its_own_time(house: House) -> None:
    page = house.visit("/replay")
    page.add_init_script(FLAT)
    page.reload()
    page.get_by_label("A replay file").set_input_files(REPLAYS / "recto-verso-3.jsonl")
    board = page.get_by_role("group", name="Board from above")
    for _ in range(4):
        page.get_by_role("button", name="One step on").click()
    expect(board.get_by_role("button", name=re.compile("on storey"))).not_to_have_count(0)
    expect(page.get_by_role("button", name="Recto!")).to_have_count(0)
    check(page, "a replay")
    page.get_by_role("slider", name="Moment").press("End")
    expect(page.get_by_role("region", name="Verdict")).to_be_visible()
    expect(page.get_by_role("table").get_by_role("rowheader")).to_have_count(3)
