"""The doors: the front page, a table that waits for friends, an invitation, and a seat that moves to another device."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.house import NOT_FOUND, PHONE, House
from tests.browser.player import Player, begun, open_menu, open_table, sit_down, start_solo, tile
from tests.browser.sizes import SIZES, check_main, check_width, moved, places
from tests.browser.test_tables import send
from tests.browser.theatre import Theatre
from tests.games.verso.positions import position
from volteface.locales import language

MOVING = "document.getAnimations().filter(one => one instanceof CSSAnimation && one.playState === 'running').length"


def name_oneself(page: Page, name: str) -> None:
    """Choose a name, before any page asks for it."""
    page.request.post("/api/guest", data={"nickname": name})


def check_everywhere(page: Page) -> None:
    """The main action is on the screen at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)


def options_of(page: Page) -> dict[str, Any]:
    """What the page's table plays by."""
    table: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    options: dict[str, Any] = table["options"]
    return options


def test_the_front_page_at_every_size(house: House) -> None:
    """Without a table Play now and Join are at hand; with some the one that waits for one's move."""
    page = house.visit()
    level = tile(page).get_by_role("combobox", name="Bots play")
    expect(level).to_be_enabled()
    check_everywhere(page)
    page.set_viewport_size(PHONE)
    tops = [page.get_by_role("button", name=name).first.bounding_box() for name in ("Join", "Play now")]
    assert tops[0] is not None
    assert tops[1] is not None
    assert tops[0]["y"] < tops[1]["y"]
    tile(page).get_by_role("button", name="Play with friends").click()
    check_everywhere(page)
    page.keyboard.press("Escape")
    code = open_table(page)
    page.goto("/")
    start_solo(page)
    page.goto("/")
    tables = page.get_by_role("region", name="Go on where you were").get_by_role("link")
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text(re.compile("Verso.*alone.*Your turn"))
    expect(tables.last).to_contain_text("1 of 2 seats free")
    check_everywhere(page)
    tables.last.click()
    expect(page).to_have_url(re.compile(code))
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    page.goto("/")
    expect(tables.last).to_contain_text("all seats taken: it can begin")


def test_play_now_shows_no_seats_to_fill(house: House) -> None:
    """They are the page's business, however long a bot takes to come: the game begins without another button."""
    page = house.visit()
    page.evaluate(
        """() => new MutationObserver(() => { if (document.querySelector('.bots')) window.seats = true; })
          .observe(document, {childList: true, subtree: true})"""
    )
    tile(page, "Dessus Dessous").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_visible()
    assert page.evaluate("window.seats") is None


def test_a_wrong_code_is_told_beside_the_field(house: House) -> None:
    house.excuse(NOT_FOUND)
    page = house.on_phone()
    field = page.get_by_role("textbox", name="Code of the table")
    field.fill("WRONGONE")
    page.get_by_role("button", name="Join").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("check the code")
    expect(alert).to_be_in_viewport()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("check the code"))
    expect(field).to_be_focused()
    field.press_sequentially("X")
    expect(alert).to_have_count(0)


def open_public(page: Page, seats: int) -> str:
    """Open a table that everybody may see; gives its code."""
    wish = {"game": "verso", "seats": seats, "public": True}
    return str(page.request.post("/api/tables", data=wish).json()["table"])


def test_public_tables_stay_where_they_are_while_one_looks_at_them(house: House) -> None:
    """Those that change keep their place, one that is gone says so in its own, and new ones come below."""
    ada, ben = house.visit("/gallery"), house.visit("/gallery")
    name_oneself(ada, "Ada")
    name_oneself(ben, "Ben")
    first, second, third = (open_public(ada, seats) for seats in (4, 3, 2))
    page = house.visit()
    page.clock.install()
    page.reload()
    tables = page.get_by_role("region", name="Public tables").get_by_role("link")

    def listed() -> list[str]:
        return [str(one.get_attribute("href")) for one in tables.all()]

    def look() -> None:
        with page.expect_response("**/api/my/tables"):
            page.clock.run_for(10_000)

    expect(tables).to_have_count(3)
    assert listed() == [f"/t/{code}" for code in (third, second, first)]  # the newest first
    tables.last.scroll_into_view_if_needed()
    before = [one.bounding_box() for one in tables.all()]
    send(ben, first, {"do": "sit", "seat": 1})
    send(ada, third, {"do": "close"})
    fourth = open_public(ben, 2)
    look()
    expect(tables).to_have_count(4)
    assert listed() == [f"/t/{code}" for code in (third, second, first, fourth)]
    expect(tables.nth(0)).to_contain_text("finished")
    expect(tables.nth(2)).to_contain_text("2 of 4 seats free")
    assert [one.bounding_box() for one in tables.all()][:3] == before

    for path in ("**/api/tables", "**/api/my/tables"):  # the database that has them is away
        page.route(path, lambda route: route.fulfill(json=[], headers={"volteface-missing": "tables"}))
    look()
    away = page.get_by_text("Some tables cannot be reached just now")
    expect(away).to_be_visible()
    expect(tables.nth(2)).to_contain_text("2 of 4 seats free")  # nobody says that it is finished
    assert [one.bounding_box() for one in tables.all()][:3] == before
    page.unroute_all()
    look()
    expect(away).to_have_count(0)
    expect(tables).to_have_count(4)

    page.evaluate("scrollTo(0, 0)")  # nobody looks: they stand as the server has them
    page.set_viewport_size({"width": 390, "height": 640})
    look()
    expect(tables).to_have_count(3)
    assert listed() == [f"/t/{code}" for code in (fourth, first, second)]


def test_the_bots_level_is_chosen_at_the_front_door_and_remembered(house: House) -> None:
    page = house.visit()
    verso = tile(page)
    level = verso.get_by_role("combobox", name="Bots play")
    expect(level.locator("option:checked")).to_have_text("Friendly")
    level.select_option("Strong")
    expect(verso).to_contain_text("games against itself")
    page.reload()
    expect(level.locator("option:checked")).to_have_text("Strong")
    verso.get_by_role("button", name="Play now").click()
    player = begun(page)
    player.act()
    expect(player.log).to_contain_text(re.compile("Strong (keeps|turns|banks)"))
    page.goto("/")
    recto = tile(page, "Recto Verso")
    partner = recto.get_by_role("combobox", name="Bots play").locator("option:checked")
    expect(partner).to_have_text("Calm partner")  # for a newcomer, not the one that other games begin with
    recto.get_by_role("combobox", name="Time").select_option("double")
    recto.get_by_role("combobox", name="Pieces").select_option("hard")
    recto.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert [options_of(page)[one] for one in ("mode", "pace")] == ["hard", 2]
    page.get_by_role("button", name="Ready").first.wait_for()
    page.goto("/")
    expect(partner).to_have_text("Calm partner")  # the one somebody has played with stays


def test_the_pictures_live_and_stand_still_for_whoever_asks(house: House) -> None:
    page = house.visit(reduced_motion="no-preference")
    tile(page).wait_for()
    assert page.evaluate(MOVING) >= 3
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.motion === 'still'")
    assert page.evaluate(MOVING) == 0


# Pixels between the last words of the room and the fading edge of the bar below it, at the end of the page.
ROOM = """() => {
  scrollTo(0, document.body.scrollHeight);
  const edge = parseFloat(getComputedStyle(document.querySelector('.bar'), '::before').height);
  const words = document.querySelector('.columns').getBoundingClientRect();
  return document.querySelector('.bar').getBoundingClientRect().top - edge - words.bottom;
}"""


def test_a_friend_is_invited_by_name_and_joins_with_one_button(house: House) -> None:
    """The host's page does not move under their finger when the friend sits down."""
    ada, ben = house.visit(), house.on_phone("/replay")
    name_oneself(ada, "Ada")
    name_oneself(ben, "Ben")
    tile(ada).get_by_role("button", name="Play with friends").click()
    ada.get_by_role("combobox", name="Players").select_option("4")
    ada.get_by_role("combobox", name="Who begins").select_option("I do")
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_role("heading", name="Invite").wait_for()
    expect(ada.get_by_text("Ada begins.")).to_be_visible()
    seats = ada.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
    expect(seats.first).to_have_text(re.compile("Ada.*you.*host"))
    check_everywhere(ada)
    before = places(ada)

    ben.goto(ada.url)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ada invites you to Verso")
    field = ben.get_by_role("textbox", name="Your name at the table")
    expect(field).to_have_value("Ben")
    expect(ben.get_by_role("link", name="Show me how")).to_have_attribute("href", re.compile("^/learn/verso#/t/"))
    check_everywhere(ben)
    ben.get_by_role("link", name="Show me how").click()
    ben.get_by_role("button", name="Back to the table").click()  # and not to the front door
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ada invites you to Verso")
    field.fill("Benno")
    sit_down(ben)
    expect(ben.get_by_text("Waiting for Ada to start.")).to_be_visible()
    expect(ben.get_by_text("Ada begins.")).to_be_visible()
    with ben.context.expect_page() as opened:  # beside the table, which keeps its place
        ben.get_by_role("link", name="Show me how").click()
    with opened.value.expect_event("close"), suppress(Error):  # the page may be gone before its click is answered
        opened.value.get_by_role("button", name="Back to the table").click()
    own = ben.get_by_role("main").get_by_role("list").first.get_by_role("listitem").nth(1)
    expect(own).to_have_text(re.compile("Benno.*you"))
    expect(seats.nth(1)).to_contain_text("Benno")
    assert {name: where for name, where in moved(before, places(ada)).items() if name != "Add a bot"} == {}

    ada.get_by_role("button", name="Fill with bots").click()
    expect(ada.get_by_role("button", name="Remove")).to_have_count(3)
    expect(ada.get_by_text("All seats are taken: the game can begin.")).to_be_visible()
    expect(ben.get_by_text("All seats are taken: the game can begin.")).to_be_visible()
    assert ben.evaluate(ROOM) >= 0  # the fading edge lies over no word of it
    expect(ada.get_by_role("heading", name="Invite")).to_be_hidden()  # nobody else can come
    expect(ada.get_by_role("combobox", name="Bots play")).to_be_hidden()
    expect(ada.get_by_role("button", name="Two at this device")).to_be_hidden()
    check_everywhere(ada)
    ada.get_by_role("button", name="Start", exact=True).click()
    begun(ada)


def test_whoever_is_new_is_told_what_the_game_is_about_before_it_begins(house: House) -> None:
    """In three pictures, on the way to the seat and while one waits; whoever has played before sees none of them."""
    ada = house.visit("/")
    code = open_table(ada)
    ben = house.on_phone(f"/t/{code}", knows=False)
    pictures = ben.get_by_role("list", name="How it is played").get_by_role("listitem")
    expect(pictures).to_have_count(3)
    expect(pictures.nth(1)).to_contain_text("every sun is a point")
    expect(ben.get_by_role("button", name="Join the table")).to_be_in_viewport()
    check_everywhere(ben)
    sit_down(ben)
    expect(pictures).to_have_count(3)
    check_width(ben)
    expect(ada.get_by_role("list", name="How it is played")).to_have_count(0)
    ada.get_by_role("button", name="Start", exact=True).click()
    ben.get_by_role("group", name=re.compile("^Cards of")).first.wait_for()
    expect(pictures).to_have_count(0)


def test_who_invites_is_asked_for_a_name_once(house: House) -> None:
    page = house.visit()
    tile(page).get_by_role("button", name="Play with friends").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Your name at the table").fill("Tom")
    page.get_by_role("button", name="Open the table").click()
    seats = page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
    expect(seats.first).to_contain_text("Tom")
    page.goto("/")
    tile(page).get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("dialog").get_by_role("combobox", name="Players")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("textbox", name="Your name at the table")).to_have_count(0)


def test_copied_is_told_on_the_button_and_then_no_more(house: House) -> None:
    page = house.visit(permissions=["clipboard-read", "clipboard-write"])
    page.clock.install()
    open_table(page)
    button = page.get_by_role("button", name=re.compile("link", re.IGNORECASE))
    width = button.evaluate("one => one.offsetWidth")
    button.click()
    expect(button).to_have_accessible_name(re.compile("Link copied"))
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert button.evaluate("one => one.offsetWidth") == width
    page.clock.run_for(3000)
    expect(button).to_have_accessible_name("Copy the link")


def test_where_nothing_can_be_copied_the_link_is_there_to_be_taken(house: House) -> None:
    page = house.visit()
    open_table(page)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(page.url)


@pytest.fixture
def ended(house: House) -> Page:
    """Somebody before the result of a game alone, on a device without a way of its own to share."""
    house.excuse(NOT_FOUND)  # the server knows nothing of a game that was set up
    theatre = Theatre(house.visit(permissions=["clipboard-read", "clipboard-write"]))
    state = position("B1/G2:1 B2/G3:1", head="last")
    theatre.set(state)
    theatre.player.done.wait_for()
    theatre.play(state, "pass", 0)
    theatre.player.result.wait_for()
    theatre.page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined, writable: true })")
    return theatre.page


def test_a_result_is_shared_by_a_copied_link(ended: Page) -> None:
    share = ended.get_by_role("button", name="Share")
    share.click()
    expect(ended.get_by_role("button", name=re.compile("Link copied"))).to_be_visible()
    assert re.search(r"/replay#\w+/\d+$", ended.evaluate("navigator.clipboard.readText()"))


def test_a_result_is_shared_by_hand_where_nothing_can_be_copied(ended: Page) -> None:
    """And nobody is told that it was."""
    ended.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ended.get_by_role("button", name="Share").click()
    link = ended.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile(r"/replay#\w+/\d+$"))
    expect(link).to_be_focused()
    expect(ended.get_by_text("Link copied")).to_have_count(0)
    for width, height in SIZES:
        ended.set_viewport_size({"width": width, "height": height})
        check_width(ended)


def test_a_result_is_shared_the_devices_own_way(ended: Page) -> None:
    ended.evaluate("""() => {
      navigator.share = what => {
        window.shared = what;
        return Promise.reject(new Error('put away'));
      };
    }""")
    ended.get_by_role("button", name="Share").click()
    assert re.search(r"/replay#\w+/\d+$", ended.evaluate("window.shared.url"))
    expect(ended.get_by_role("button", name="Share")).to_be_visible()  # not told as copied


def test_a_seat_moves_with_its_name_and_the_old_device_says_so(house: House) -> None:
    page = house.visit()
    name_oneself(page, "Ada")
    player = start_solo(page)
    player.act()
    open_menu(page).get_by_role("button", name="Continue on another device").click()
    dialog = page.get_by_role("dialog", name="Continue on another device")
    expect(dialog.get_by_role("img", name="Your seat's link as a QR code")).to_be_visible()
    for size in ((320, 640), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport()
    phone = house.on_phone(dialog.locator("code").inner_text().removeprefix(house.url))
    begun(phone)
    expect(dialog).to_be_hidden()  # its link has been used
    for one, line in ((phone, "You go on at this device."), (page, "Ada goes on at another device.")):
        expect(one.locator("#log li").last).to_have_text(line)
    expect(page.get_by_text("Your seat has gone on to another device")).to_be_visible()
    expect(page.get_by_text("Your seat is free again")).to_have_count(0)
    expect(Player(page).keep).to_have_count(0)
    phone.goto("/")
    expect(phone.get_by_role("textbox", name="Nickname")).to_have_value("Ada")


def test_who_begins_and_the_score_table_are_chosen_in_the_dialog(house: House) -> None:
    page = house.visit()
    tile(page, "Recto Verso").get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("combobox", name="Who begins")).to_have_count(0)  # two climb together
    page.get_by_role("combobox", name="Players").select_option("4")
    page.get_by_role("combobox", name="Points").select_option("gentle")
    page.get_by_role("combobox", name="Who begins").select_option("Seat 4")
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="Who begins").select_option("Seat 3")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Points by a score table of its own")).to_be_visible()
    expect(page.get_by_text("Seat 3 begins.")).to_be_visible()
    options = options_of(page)
    assert options["first"] == 2
    assert options["score_table"][0] == [30, 10]
    assert options["score_table"][-1] == [240, 1]


# What is chosen in the dialog, where its words are wider than their place.
NARROW = """() => [...document.querySelectorAll('dialog[open] select')].filter(one => {
  const pen = document.createElement('canvas').getContext('2d');
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  pen.font = font;
  const words = pen.measureText(one.selectedOptions[0].text).width;
  return words > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
}).map(one => one.selectedOptions[0].text)"""


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_all_that_a_table_plays_by_is_read_at_every_size(house: House, code: str) -> None:
    page = house.visit(locale=code)
    tile(page).get_by_role("button", name=language(code).say("play-friends")).click()
    page.get_by_role("dialog").get_by_role("combobox").last.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert page.evaluate(NARROW) == [], (width, height)


def test_a_link_that_is_no_longer_good_leads_home_at_every_size(house: House) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit("/continue#nothing")
    page.get_by_role("heading", name="The seat could not be moved").wait_for()
    check_everywhere(page)
