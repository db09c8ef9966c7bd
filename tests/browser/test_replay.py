"""Watching a game again: a downloaded file, by slider and keys, with other eyes; bad files are explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import NOT_FOUND, House, until
from tests.browser.player import start_against_a_bot
from tests.browser.sizes import SIZES, check_main

REPLAYS = Path(__file__).parents[1] / "replays"
VERSO = REPLAYS / "verso-3.jsonl"


def watch(house: House, file: Path, **options: Any) -> Page:
    """Open a file in the viewer."""
    page = house.visit("/replay", **options)
    page.get_by_label("A replay file").set_input_files(file)
    page.get_by_role("slider", name="Step").wait_for()
    return page


def layouts(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Cards of "))


def test_a_downloaded_game_is_watched_step_by_step(house: House, tmp_path: Path) -> None:
    player = start_against_a_bot(house.visit())
    player.play_to_the_end()
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name="Download the game").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".jsonl"
    moves = len(file.read_text("utf-8").splitlines()) - 1

    page = watch(house, file)
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("max", str(moves))
    expect(page.get_by_text(f"Move 1 / {moves}")).to_be_visible()
    expect(layouts(page).get_by_role("img")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Move 2 / {moves}")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Before it: Seat \d (keeps|turns)")).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Move 2 / {moves}")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(f"Move 3 / {moves}")).to_be_visible()
    page.keyboard.press("ArrowRight")  # with the focus on a button
    expect(page.get_by_text(f"Move 4 / {moves}")).to_be_visible()
    slider.fill(str(moves))
    expect(page.get_by_text("End", exact=True)).to_be_visible()
    scores = sorted(
        int(text)
        for text in player.result.get_by_role("cell").filter(has=player.page.locator("strong")).all_inner_texts()
    )
    until(page, lambda: shown_scores(page) == scores)


def shown_scores(page: Page) -> list[int]:
    """The scores beside the names, sorted."""
    return sorted(int(re.findall(r"\d+", text)[0]) for text in page.locator(".score").all_inner_texts())


def test_other_eyes(house: House) -> None:
    page = watch(house, VERSO)
    expect(layouts(page)).to_have_count(3)
    eyes = page.get_by_role("combobox", name="Seen by")
    for number in range(1, 4):
        eyes.select_option(f"Seat {number}")
        expect(layouts(page).last).to_have_attribute("aria-label", f"Cards of Seat {number}")


def test_the_points_lead_to_their_steps(house: House) -> None:
    """The graph can be clicked, and is a slider for keys."""
    page = watch(house, VERSO)
    graph = page.get_by_role("slider", name="Points over the game")
    last = int(str(graph.get_attribute("max")))
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.get_by_text(f"Move {last // 2 + 1} / {last}")).to_be_visible()
    graph.press("ArrowRight")
    expect(page.get_by_text(f"Move {last // 2 + 2} / {last}")).to_be_visible()
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(last // 2 + 1))


def test_the_board_is_whole_beside_the_steps(house: House) -> None:
    """All three games, on all screens: the board never leaves the sight of whoever steps."""
    page = house.visit("/replay")
    page.get_by_label("A replay file").wait_for()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        check_main(page)
    for name in ("verso-6", "recto-verso-4", "dessus-dessous-4"):
        page.get_by_label("A replay file").set_input_files(REPLAYS / f"{name}.jsonl")
        page.get_by_role("slider", name=re.compile("^(Step|Moment)$")).wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            check_main(page)


def test_the_others_can_be_read_on_a_phone(house: House) -> None:
    """Their names are not cut, and their cards are as large as in a game."""
    page = watch(house, REPLAYS / "verso-2.jsonl")
    page.get_by_role("slider", name="Step").fill("12")
    other = page.locator(".other")
    cut = "one => one.scrollWidth > one.clientWidth"
    for width, height in ((320, 640), (390, 844), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        until(page, lambda: not other.locator(".letters").evaluate(cut))
        box = other.bounding_box()
        assert box
        assert box["width"] >= 100, (width, height)


def test_keeping_ones_place_when_eyes_change(house: House) -> None:
    page = watch(house, VERSO)
    page.get_by_role("slider", name="Step").fill("7")
    page.get_by_role("combobox", name="Seen by").select_option("Seat 2")
    expect(page.get_by_text(re.compile("^Move 8 / "))).to_be_visible()


def test_the_result_leads_to_the_replay(house: House) -> None:
    """Also for whoever got the address from a player and has never been here."""
    page = house.visit()
    player = start_against_a_bot(page)
    player.play_to_the_end()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    address = page.url
    visitor = house.visit(address.removeprefix(house.url))
    expect(visitor.get_by_role("slider", name="Step")).to_be_visible()


@pytest.mark.parametrize(
    "content",
    ["", "not a game", '{"game": "verso"}\n', '{"game": "chess", "seats": 2}\n'],
    ids=["empty", "text", "half", "chess"],
)
def test_a_file_that_is_no_game_is_explained(house: House, tmp_path: Path, content: str) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit("/replay")
    file = tmp_path / "game.jsonl"
    file.write_text(content)
    page.get_by_label("A replay file").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+ .*\.$"))


def test_a_game_that_is_not_there_is_explained(house: House) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit("/replay#ABCDEFGH/1")
    expect(page.get_by_role("alert")).to_contain_text("check the code")


def test_a_bad_file_after_a_good_one_does_not_leave_the_old_game(house: House, tmp_path: Path) -> None:
    house.excuse(NOT_FOUND)
    page = watch(house, VERSO)
    file = tmp_path / "bad.jsonl"
    file.write_text("nothing")
    page.get_by_label("A replay file").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
