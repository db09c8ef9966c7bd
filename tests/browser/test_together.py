"""Two people at one table, each in a browser of their own; and what happens when the server goes and comes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House, until
from tests.browser.player import (
    Player,
    begun,
    left,
    open_menu,
    open_table,
    play_together,
    seat_link,
    sit_down,
    start_solo,
    tile,
)
from tests.server.running import Process, program, stored
from volteface.table.events import Moved

# Notes what the page notifies of, which still happens. A browser without a desktop has no memory for what was allowed.
NOTED = """
  window.notified = [];
  let permission = 'default';
  window.Notification = new Proxy(Notification, {
    get(made, name) {
      if (name === 'permission') return permission;
      return name === 'requestPermission' ? async () => (permission = await made.requestPermission()) : made[name];
    },
    construct(made, [title, { body }]) {
      window.notified.push([title, body]);
      return new made(title, { body });
    },
  });
"""
# The page thinks that nobody looks at it.
AWAY = """() => {
  window.away = true;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
}"""
LOST = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "Failed to load resource")


def name_oneself(page: Page, name: str) -> None:
    """Choose a name on the front page."""
    page.get_by_role("textbox", name="Nickname").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"Others now see you as {name}.")).to_be_visible()


@pytest.fixture
def friends(house: House) -> tuple[Page, Page]:
    """Ada has opened a table, and Ben has come to it by its link."""
    ada, ben = house.visit(), house.visit()
    name_oneself(ada, "Ada")
    name_oneself(ben, "Ben")
    code = open_table(ada)
    ben.goto(f"/t/{code}")
    sit_down(ben)
    return ada, ben


def test_a_whole_game_of_two_joined_by_link(friends: tuple[Page, Page]) -> None:
    ada, ben = friends
    expect(ada.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()
    expect(ben.get_by_text("Waiting for Ada to start.")).to_be_visible()
    ada.get_by_role("button", name="Start", exact=True).click()
    players = Player(ada), Player(ben)
    play_together(*players)
    rows = [player.result.get_by_role("row").all_inner_texts() for player in players]
    for own, name in zip(rows, ("Ada", "Ben"), strict=True):  # one reads "You" where the other reads a name
        own[1:] = [re.sub("^You", name, row) for row in own[1:]]
    assert rows[0] == rows[1]
    assert {row.split()[0] for row in rows[0][1:]} == {"Ada", "Ben"}
    headlines = {player.result.get_by_role("heading").inner_text() for player in players}
    assert headlines in ({"You win!", "Ada wins."}, {"You win!", "Ben wins."}, {"You share the victory."})


def test_joining_by_code_as_people_write_it(house: House) -> None:
    """Small letters and a hyphen are fine."""
    ada, ben = house.visit(), house.visit()
    code = open_table(ada)
    expect(ada.get_by_text(f"{code[:4]}-{code[4:]}")).to_be_visible()
    ben.get_by_role("textbox", name="Code of the table").fill(f"{code[:4]}-{code[4:]}".lower())
    ben.get_by_role("button", name="Join").click()
    sit_down(ben)
    expect(ada.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_a_public_table_with_its_own_rules(house: House) -> None:
    """What the host has chosen is said at the table in a sentence each, and others find it on the front page."""
    host = house.visit()
    name_oneself(host, "Cleo")
    tile(host).get_by_role("button", name="Play with friends").click()
    host.get_by_role("combobox", name="Players").select_option("4")
    host.get_by_role("combobox", name="Time for a turn").select_option("60 seconds")
    for rule in ("Show this table", "Nobody may keep", "Hints while playing"):
        host.get_by_role("checkbox", name=re.compile(rule)).check()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("list").first.get_by_role("listitem")).to_have_count(4)
    own = (
        "A turn takes at most 60 seconds",
        "Nobody may keep a card they have already",
        "There are hints while playing.",
    )
    for said in own:
        expect(host.get_by_text(said)).to_be_visible()
    guest = house.visit()
    guest.get_by_role("link", name=re.compile("Verso.*3 of 4 seats free.*Cleo")).click()
    sit_down(guest)
    removable = host.get_by_role("button", name="Remove")
    expect(removable).to_have_count(1)  # the guest
    for bots in (1, 2):
        host.get_by_role("button", name="Add a bot").first.click()
        expect(removable).to_have_count(1 + bots)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_role("group", name=re.compile("^Cards of "))).to_have_count(4)


def test_your_turn_is_in_the_title(friends: tuple[Page, Page]) -> None:
    ada, ben = friends
    ada.get_by_role("button", name="Start", exact=True).click()
    first, second = Player(ada), Player(ben)
    first.keep.or_(first.idle).wait_for()
    if first.idle.is_visible():  # who begins is drawn
        first, second = second, first
    for to_move, waits in ((first, second), (second, first)):
        to_move.keep.wait_for()
        expect(to_move.page).to_have_title(re.compile("Your turn"))
        expect(waits.page).to_have_title("Verso · Volteface")
        expect(waits.idle).to_have_text(f"{'Ada' if to_move.page is ada else 'Ben'} is to move.")
        to_move.act()


def test_whoever_looks_elsewhere_is_notified(friends: tuple[Page, Page]) -> None:
    """Once asked and allowed, and only while the page is hidden."""
    ada, ben = friends
    ben.context.grant_permissions(["notifications"])
    ben.add_init_script(NOTED)
    ben.reload()
    ask = open_menu(ben).get_by_role("button", name="Tell me when it is my turn")
    ask.click()
    expect(ask).to_have_count(0)
    ben.keyboard.press("Escape")
    ben.evaluate(AWAY)
    ada.get_by_role("button", name="Start", exact=True).click()
    first, second = Player(ada), Player(ben)
    first.keep.or_(first.idle).wait_for()
    if first.keep.is_visible():  # who begins is drawn
        first.act()
    until(ben, lambda: ben.evaluate("notified.length"))
    assert ben.evaluate("notified") == [["Volteface", "Your turn"]]
    ben.evaluate("window.away = false")
    for player in (second, first):
        player.keep.wait_for()
        player.act()
    second.keep.wait_for()
    assert ben.evaluate("notified.length") == 1


def test_talk_reaches_the_other(friends: tuple[Page, Page]) -> None:
    ada, ben = friends
    ada.get_by_role("textbox", name="Talk").fill("Shall we? <b>")
    ada.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("listitem").filter(has_text="Ada Shall we? <b>")).to_be_visible()
    ben.get_by_role("button", name="Hello!").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ben Hello!")).to_be_visible()


def test_a_bot_takes_over_for_whoever_has_gone(friends: tuple[Page, Page]) -> None:
    ada, ben = friends
    ada.get_by_role("button", name="Start", exact=True).click()
    ben.get_by_role("button", name="Pause").wait_for()
    ben.context.close()
    ada.get_by_role("button", name="Let a bot play for Ben").click()
    Player(ada).play_to_the_end()


def test_a_pause_is_seen_by_both(friends: tuple[Page, Page]) -> None:
    ada, ben = friends
    ada.get_by_role("button", name="Start", exact=True).click()
    ben.get_by_role("button", name="Pause").click()
    for page, told in ((ada, "Paused by Ben."), (ben, "You have paused the table.")):
        expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()
        for move in (Player(page).keep, Player(page).flip):
            expect(move).to_have_count(0)  # what cannot be done does not look as if it could
    expect(ada.get_by_role("list", name="What happened")).to_contain_text("Ben pauses the table.")
    ada.get_by_role("button", name="Go on").click()
    for page in friends:
        expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_seat_moves_to_another_device(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    player.act()
    before = left(page)
    phone = house.on_phone(seat_link(page).removeprefix(house.url))
    other = begun(phone)
    assert left(phone) == before
    other.act()


def moves(process: Process, page: Page) -> list[str]:
    """All moves of the page's table, as they are stored."""
    table = page.url.rpartition("/")[2]
    return [event.fact.move for event in stored(process.data, table) if isinstance(event.fact, Moved)]


def test_a_killed_server_comes_back_and_nothing_is_lost(chromium: Browser, tmp_path: Path) -> None:
    """Also what was asked for while it was away is done, once."""
    with program(tmp_path) as process:
        process.start()
        house = House(chromium, process.url)
        house.excuse(*LOST)
        page = house.visit()
        player = start_solo(page)
        for _ in range(3):
            player.act()
        player.may_act()
        before, made = left(page), moves(process, page)
        process.kill()
        expect(page.get_by_text("The connection is gone; trying again. Nothing is lost.")).to_be_visible()
        player.keep.click()
        process.start()
        expect(page.get_by_text("The connection is gone")).to_be_hidden()
        expect(page.get_by_text(f"{before} cards left")).to_be_hidden()
        player.may_act()
        assert left(page) == before - 2  # the person's card and the deck's own: kept once, not twice
        assert moves(process, page) == [*made, "keep"]
        for _ in range(3):
            player.act()
            player.may_act()
        house.leave()


def test_two_at_one_device(house: House) -> None:
    """One person holds both seats; the page shows whoever is to move, and each under a name of their own."""
    page = house.visit()
    name_oneself(page, "Ada")
    open_table(page)
    page.get_by_role("button", name="Two at this device").click()
    page.get_by_role("button", name="Start", exact=True).click()
    player = begun(page)
    own = page.get_by_role("group", name=re.compile("^Cards of ")).last
    seen = set()
    for _ in range(4):
        seen.add(own.get_attribute("aria-label"))
        player.act()
        assert player.may_act()
    assert seen == {"Cards of Ada 1", "Cards of Ada 2"}


def test_the_host_can_mute(friends: tuple[Page, Page]) -> None:
    ada, ben = friends
    ben.get_by_role("textbox", name="Talk").fill("la la la")
    ben.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ben la la la")).to_be_visible()
    mute = open_menu(ada).get_by_role("button", name="Mute Ben")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    ben.get_by_role("textbox", name="Talk").fill("still there?")
    ben.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("alert").filter(has_text="The host has muted you")).to_be_visible()
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    ada.keyboard.press("Escape")
    ben.get_by_role("textbox", name="Talk").fill("sorry")
    ben.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ben sorry")).to_be_visible()
    expect(ada.get_by_role("listitem").filter(has_text="still there?")).to_have_count(0)


@pytest.mark.parametrize("level", ["Beginner", "Friendly", "Good", "Strong", "Master"])
def test_playing_against_each_level(house: House, level: str) -> None:
    """A level is chosen by its name, has a sentence about its character, and answers."""
    page = house.visit()
    open_table(page)
    page.get_by_role("combobox", name="Bots play").select_option(level)
    expect(page.get_by_role("combobox", name="Bots play").locator("xpath=..").locator("small")).not_to_be_empty()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    player = begun(page)
    for _ in range(3):
        player.act()
        assert player.may_act()
    expect(player.log).to_contain_text(re.compile(rf"{level} (keeps|turns|banks)"))
