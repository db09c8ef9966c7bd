"""When there is nothing to play at: a friendly page says what happened and leads on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import NOT_FOUND, House
from tests.browser.player import (
    begun,
    open_menu,
    open_table,
    seat_link,
    sit_down,
    start_against_a_bot,
    start_solo,
    tile,
)
from tests.browser.test_doors import check_everywhere
from tests.browser.test_tables import send
from tests.browser.wire import grow_old
from tests.server.running import running
from volteface.store import Batch
from volteface.store.sqlite import SqliteStore


def check_leads_home(page: Page) -> None:
    """There is a way back, and it works."""
    page.get_by_role("link", name="Back to the front page").click()
    expect(tile(page).get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/t/ABCDEFGH", "This table is gone"),
        ("/t/abcd-efgh", "This table is gone"),
        ("/continue#nothing", "The seat could not be moved"),
        ("/continue", "The seat could not be moved"),
        ("/nowhere", "There is nothing here"),
        ("/t/", "There is nothing here"),
        ("/t/ABCD/EFGH", "There is nothing here"),
    ],
)
def test_bad_links(house: House, path: str, title: str) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit("/gallery")
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    check_leads_home(page)


def test_a_mistyped_code_is_said_where_it_was_typed(house: House) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit()
    page.get_by_role("textbox", name="Code of the table").fill("ABCDEFGH")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("check the code")
    expect(tile(page).get_by_role("button", name="Play now")).to_be_enabled()


def test_a_finished_table_shows_its_result_to_a_visitor(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    player.play_to_the_end()
    visitor = house.visit(page.url.removeprefix(house.url))
    expect(visitor.get_by_role("region", name="Final score")).to_be_visible()
    expect(visitor.get_by_role("button", name="Play again")).to_have_count(0)
    check_leads_home(visitor)


def test_a_full_table_says_so_and_lets_one_watch(house: House) -> None:
    host, friend = house.visit(), house.visit()
    code = open_table(host)
    friend.goto(f"/t/{code}")
    sit_down(friend)
    third = house.visit(f"/t/{code}")
    expect(third.get_by_role("main")).to_contain_text(re.compile("seats are taken", re.IGNORECASE))
    host.get_by_role("button", name="Start", exact=True).click()
    begun(host)
    expect(third.get_by_role("group", name=re.compile("^Cards of "))).to_have_count(2)
    expect(third.get_by_role("button", name="Keep it")).to_have_count(0)
    expect(third.get_by_role("main")).to_contain_text(re.compile("you (are )?watch", re.IGNORECASE))


def test_a_closed_table(house: House) -> None:
    host, friend = house.visit(), house.visit()
    code = open_table(host)
    friend.goto(f"/t/{code}")
    sit_down(friend)
    menu = open_menu(host)
    end, others = menu.get_by_role("button", name="End the table"), menu.get_by_role("button").all()
    assert others[0].get_attribute("aria-label") == "Close"
    boxes = [one.bounding_box() for one in others]
    assert all(boxes)
    lower = [box["y"] + box["height"] for box in boxes[:-1] if box]
    assert end.bounding_box()["y"] - max(lower) > 16, "it stands apart"  # type: ignore[index]
    end.click()
    sure = host.get_by_role("dialog", name="End the table for everybody?")
    expect(sure.get_by_role("button", name="Cancel")).to_be_focused()  # a second Enter ends nothing
    expect(friend.get_by_role("heading", name="This table has been ended")).to_have_count(0)
    sure.get_by_role("button", name="End the table").click()
    for page in (host, friend, house.visit(f"/t/{code}")):
        expect(page.get_by_role("heading", name="This table has been ended")).to_be_visible()
    check_leads_home(friend)


def test_whoever_ends_a_table_sees_how_it_stood_and_plays_on_with_the_others(house: House) -> None:
    host, friend = house.visit(), house.on_phone("/")
    code = open_table(host)
    friend.goto(f"/t/{code}")
    sit_down(friend)
    host.get_by_role("button", name="Start", exact=True).click()
    begun(host).act()
    visitor = house.visit(f"/t/{code}")
    for text in (f"{house.url}/t/{code}", f"{house.url}/t/{code} come here"):  # leads nowhere
        send(friend, code, {"do": "chat", "text": text})
    open_menu(host).get_by_role("button", name="End the table").click()
    host.get_by_role("dialog").get_by_role("button", name="End the table").click()
    expect(visitor.get_by_role("heading", name="This table has been ended")).to_be_visible()
    for page in (host, friend):
        expect(page.get_by_role("link", name="Follow")).to_have_count(0)
        expect(page.get_by_role("table", name="It stood at").get_by_role("row")).to_have_count(2)
        expect(page.get_by_text(re.compile(r"^\w.* ended it\.$"))).to_have_text(
            re.compile("^You" if page is host else "^(?!You)")
        )
        check_everywhere(page)
    host.get_by_role("button", name="Play on at a new table").click()
    host.get_by_role("button", name="Start", exact=True).wait_for()
    expect(visitor.get_by_role("link", name="Follow")).not_to_have_attribute("href", re.compile("#"))  # they only watch
    friend.get_by_role("link", name="Follow").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_enabled()  # the friend sits there again
    assert friend.url == host.url != f"{house.url}/t/{code}"


def test_ending_a_running_game_asks_first(house: House) -> None:
    """One click beside Pause must not end a game for everybody."""
    page = house.visit()
    player = start_solo(page)
    open_menu(page).get_by_role("button", name="End the table").click()
    expect(page.get_by_role("heading", name="This table has been ended")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    player.act()


def test_whoever_is_removed_is_told_and_can_sit_again(house: House) -> None:
    host, friend = house.visit(), house.visit()
    code = open_table(host)
    friend.goto(f"/t/{code}")
    sit_down(friend)
    host.get_by_role("button", name="Remove").click()
    expect(friend.get_by_role("button", name="Join the table")).to_be_visible()
    told = friend.get_by_role("status").or_(friend.get_by_role("alert"))
    expect(told.filter(has_text=re.compile("your seat", re.IGNORECASE))).to_be_visible()


def test_a_seat_that_was_moved_away_leaves_a_visitor(house: House) -> None:
    """The old device goes on as one that watches."""
    page = house.visit()
    start_solo(page)
    begun(house.visit(seat_link(page).removeprefix(house.url)))
    expect(page.get_by_role("button", name="Keep it")).to_have_count(0)
    expect(page.get_by_role("group", name=re.compile("^Cards of "))).to_be_visible()


def test_the_server_is_away(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path, soonest=0.0) as served, served.seeded("away"):
        house = House(chromium, served.url)
        house.excuse(NOT_FOUND, "WebSocket connection", "ERR_CONNECTION")
        home, table = house.visit(), house.visit()
        start_solo(table)
        for page in (home, table):
            page.route(re.compile("/api/"), lambda route: route.abort())
    expect(table.get_by_role("status").first).to_contain_text("Nothing is lost")
    tile(home).get_by_role("button", name="Play now").click()
    expect(home.get_by_role("alert")).to_have_text("The server cannot be reached. Check the connection and try again.")
    expect(home.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    expect(tile(home).get_by_role("button", name="Play now")).to_be_disabled()  # it would lead nowhere
    expect(home.get_by_role("link", name="Rules of Verso")).to_be_visible()
    house.leave()


def test_a_page_that_is_too_old_reloads_and_the_game_goes_on(house: House) -> None:
    page = house.visit()
    start_solo(page)
    grow_old(page, loads=1)
    page.reload()
    player = begun(page)
    assert page.evaluate("sessionStorage.getItem('loads')") == "2"
    player.act()


def test_a_page_that_stays_too_old_says_so(house: House) -> None:
    page = house.visit()
    start_solo(page)
    grow_old(page, loads=9)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("This page is out of date")
    expect(
        page.get_by_text("There is a new version of Volteface: reload this page, your game goes on.")
    ).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('loads')") == "2"
    check_leads_home(page)


def test_whoever_waits_for_a_bot_sees_that_nothing_can_be_stored_until_it_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = house.visit()
    player = start_against_a_bot(page)
    append, told = SqliteStore.append, page.get_by_text("The server can store nothing right now.")

    def full(self: SqliteStore, batch: Batch) -> asyncio.Future[None]:
        if batch.events[0].by is not None:  # a person's move is kept, but no bot's
            return append(self, batch)
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(OSError("the disk is full"))
        return failed

    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "append", full)
        player.keep.click()
        expect(told).to_be_visible()
    expect(told).to_be_hidden()
    player.keep.wait_for()
