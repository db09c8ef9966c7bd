"""The living part of a table: seats in sight, banners with their button, another game by consent, a log that stays.

Tables are opened and filled over the wire, as any program may; what is tested is what people at them see and press.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.house import PHONE, House, until
from tests.browser.player import Player, open_menu
from tests.browser.sizes import SIZES, check_main, check_width, moved, places
from tests.server.running import Running, running

TURN = 60  # seconds
WIDE, HIGH = PHONE["width"], PHONE["height"]
ASK = """async ([path, body]) => {
  await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""
# How far what needs somebody reaches into the game.
COVERED = """() => {
  const bottom = document.querySelector('.banner').getBoundingClientRect().bottom;
  return Math.max(0, bottom - document.querySelector('main').getBoundingClientRect().top);
}"""
SEND = """([code, commands]) => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/ws?wire=2`);
  const waiting = new Set(commands.map((_, i) => `${code}${i}${Math.random()}`.slice(0, 40)));
  const keys = [...waiting];
  socket.onopen = () => commands.forEach((command, i) => socket.send(JSON.stringify({ ...command, key: keys[i] })));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    for (const key of [message.key, ...(message.done ?? [])]) waiting.delete(key);
    if (!waiting.size) { socket.close(); done(message.is); }
  };
})"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands: time passes when a test says so."""
    with running(tmp_path_factory.mktemp("tables"), soonest=0.0, stands=True) as live:
        yield live


def send(page: Page, code: str, *commands: dict[str, Any]) -> None:
    """Ask for something beside the page, as the same person."""
    page.evaluate(SEND, [code, commands])


def called(page: Page, name: str) -> Page:
    page.evaluate(ASK, ["/api/guest", {"nickname": name}])
    return page


def sit_down(pages: dict[str, Page], game: str = "verso", **wish: Any) -> str:
    """A table of these people, whose game has begun; gives its code."""
    host, *others = (called(page, name) for name, page in pages.items())
    opened = {"game": game, "seats": len(pages), **wish}
    code = str(host.evaluate(ASK, ["/api/tables", opened])["table"])
    for seat, page in enumerate(others, 1):
        send(page, code, {"do": "sit", "seat": seat})
    for page in pages.values():
        page.goto(f"/t/{code}")
        page.get_by_role("button", name="Menu").wait_for()
    send(host, code, {"do": "start"})
    return code


def two(house: House, **wish: Any) -> tuple[Page, Page, str]:
    """Ada at a desk and Ben with a phone, at a table of Verso that Ada begins."""
    ada, ben = house.visit("/gallery"), house.on_phone("/gallery")
    code = sit_down({"Ada": ada, "Ben": ben}, options={"first": 0}, **wish)
    Player(ada).keep.wait_for()
    return ada, ben, code


def seats(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("list", name="Players").get_by_role("listitem")


def log(page: Page) -> list[str]:
    return page.locator("#log ol").first.locator("li").all_text_contents()


def within(page: Page, button: Locator) -> None:
    """A button stands inside the screen, and is large enough for a finger."""
    box = button.bounding_box()
    assert box is not None
    width, height = page.evaluate("[innerWidth, innerHeight]")
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert min(box["width"], box["height"]) >= 44


def test_seats_time_and_what_happened_are_in_sight_and_stay(house: House, served: Running) -> None:
    ada, ben, code = two(house, turn_seconds=TURN)
    expect(seats(ada)).to_have_count(2)
    expect(seats(ada).nth(0)).to_have_text(re.compile(r"Ada\s*you\s*host\s*\d:\d\d\s*to move"))
    expect(seats(ada).nth(0)).to_have_attribute("aria-current", "true")
    expect(seats(ben).nth(1)).to_have_text(re.compile(r"Ben\s*you"))
    expect(seats(ben).nth(1).get_by_role("img", name="here")).to_be_visible()
    before = places(ada), places(ben)

    served.skip(TURN + 1)  # nobody has moved: a bot does
    late = ada.get_by_role("status").filter(has_text="Time ran out: a bot moved for you.")
    expect(late).to_be_visible()
    expect(ada.locator("#log")).to_contain_text("Your time ran out: a bot moves for you.")
    expect(ben.locator("#log")).to_contain_text("Ada ran out of time: a bot moves.")
    expect(seats(ben).nth(1)).to_have_attribute("aria-current", "true")
    assert moved(before[0], places(ada)) == {}
    ada.get_by_role("banner").get_by_role("button", name="Close").click()
    expect(late).to_have_count(0)
    count = len(log(ada))
    Player(ben).act()
    until(ada, lambda: len(log(ada)) > count)
    expect(late).to_have_count(0)  # what has been put away stays away, whatever the others do

    told = log(ada)
    assert len(told) >= 4
    ada.reload()
    Player(ada).keep.wait_for()
    assert log(ada) == told  # nothing is forgotten, and the time that ran out stays in sight until one moves
    expect(late).to_be_visible()
    expect(ada.locator(".story .lately")).to_have_text(told[-1])  # nor what happened last, on the board
    onlooker = house.visit(f"/t/{code}")
    expect(onlooker.locator("#log ol").first.locator("li")).to_have_count(len(told))
    assert [line for line in log(onlooker) if "You" in line] == []
    onlooker.close()
    Player(ada).act()
    expect(late).to_have_count(0)

    for logged in (told, log(ada)):
        assert any("keeps" in line for line in logged)
    ada.get_by_role("combobox", name="Language").first.select_option("Français")
    expect(ada.get_by_role("heading", name="Ce qui s’est passé")).to_be_visible()
    french = log(ada)
    assert len(french) == len(told) + 1
    assert not [line for line in french if re.search(r"\b(You|keep|keeps|turns|begins|bot moves)\b", line)], french


def test_who_is_away_can_be_helped_and_nothing_moves_for_it(house: House, served: Running) -> None:
    ada, ben, code = two(house)
    before = places(ada)
    ben.goto("/gallery")
    helps = ada.get_by_role("button", name="Let a bot play for Ben")
    expect(helps).to_be_visible()
    away = seats(ada).nth(1).get_by_role("img", name="away for less than a minute")
    expect(away).to_be_visible()
    expect(away).to_have_text("away")
    expect(ada.get_by_role("banner").get_by_role("status").first).to_have_text("Ben is away.")
    expect(ada.locator("#log")).to_contain_text("Ben is away.")
    assert moved(before, places(ada)) == {}
    for width, height in (*SIZES, (WIDE, HIGH)):
        ada.set_viewport_size({"width": width, "height": height})
        within(ada, helps)
        check_width(ada)
        assert ada.evaluate(COVERED) == 0, (width, height)
        for button in ada.get_by_role("banner").get_by_role("button").all():  # it covers none
            button.click(trial=True)
    actions = places(ada)
    ada.get_by_role("banner").get_by_role("button", name="Close").click()  # rather wait: the menu still has it
    expect(helps).to_have_count(0)
    assert moved(actions, places(ada)) == {}
    served.skip(61)  # nobody takes a seat that was left only a moment ago
    open_menu(ada).get_by_role("button", name="Let a bot play for Ben").click()
    expect(seats(ada).nth(1).get_by_role("img", name="a bot plays for them")).to_be_visible()

    ben.goto(f"/t/{code}")
    takes = ben.get_by_role("button", name="Take your seat back")
    expect(seats(ada).nth(1).get_by_role("img", name="here; a bot still plays for them")).to_be_visible()
    expect(ada.get_by_role("status").filter(has_text="Ben is back; a bot still plays for them.")).to_be_visible()
    for width, height in SIZES:
        ben.set_viewport_size({"width": width, "height": height})
        expect(ben.get_by_role("status").filter(has_text="A bot plays for you.")).to_be_visible()
        within(ben, takes)
    takes.click()
    expect(takes).to_have_count(0)
    expect(ada.get_by_role("status").filter(has_text="Ben is back.")).to_be_visible()  # on a phone
    expect(seats(ada).nth(1).get_by_role("img", name="here")).to_be_visible()
    for line in ("Ada sits down.", "You sit down.", "A bot plays for you.", "You take your seat back."):
        expect(ben.locator("#log")).to_contain_text(line)
    menu = open_menu(ben)
    ways = menu.bounding_box()
    assert ways
    assert ways["x"] >= 0
    menu.get_by_role("button", name="Leave", exact=True).click()  # a guest can go, and the seat is free
    sure = ben.get_by_role("dialog", name="Leave the game? Your seat is then free.")
    sure.get_by_role("button", name="Cancel").click()
    open_menu(ben).get_by_role("button", name="Leave", exact=True).click()
    sure.get_by_role("button", name="Leave").click()
    ben.wait_for_url(re.compile("/$"))
    expect(ada.locator("#log")).to_contain_text("Ben has left.")


def test_the_open_menu_stands_still_whatever_the_others_do(house: House) -> None:
    """Somebody speaks, goes away and comes back meanwhile; what is no longer true cannot be pressed."""
    ada, ben, code = two(house)
    send(ben, code, {"do": "chat", "text": "Hello!"})
    expect(ada.locator("#talk")).to_contain_text("Hello!")
    dialog = open_menu(ada)
    buttons = dialog.get_by_role("button")
    before = [(one.inner_text(), one.bounding_box()) for one in buttons.all()]
    assert "Mute Ben" in [name for name, _ in before]
    ben.goto("/gallery")
    expect(ada.locator("#log")).to_contain_text("Ben is away.")
    assert [(one.inner_text(), one.bounding_box()) for one in buttons.all()] == before
    ada.keyboard.press("Escape")
    helps = open_menu(ada).get_by_role("button", name="Let a bot play for Ben")
    expect(helps).to_be_enabled()
    before = [(one.inner_text(), one.bounding_box()) for one in buttons.all()]
    ben.goto(f"/t/{code}")
    expect(ada.locator("#log")).to_contain_text("Ben is back.")
    expect(helps).to_be_disabled()
    assert [(one.inner_text(), one.bounding_box()) for one in buttons.all()] == before


def test_talk_on_a_phone_is_announced_counted_and_opens_over_the_board(house: House) -> None:
    ada, ben, _ = two(house)
    before = places(ben)
    for text in ("Good luck!", "Your move next"):
        ada.get_by_role("textbox", name="Talk").fill(text)
        ada.get_by_role("button", name="Send").click()
    talk = ben.get_by_role("button", name="Talk, 2 new messages")
    expect(talk).to_be_visible()
    expect(
        ben.locator("body > #app > .spoken, .spoken[aria-live]").filter(has_text="Ada: Your move next")
    ).to_have_count(1)
    expect(ben.locator(".bubble")).to_have_text(re.compile(r"Ada\s+Your move next"))
    talk.click()
    expect(ben.get_by_role("list", name="Talk").get_by_text("Your move next")).to_be_visible()
    close = ben.locator("#talk").get_by_role("button", name="Close")
    within(ben, close)
    close.click()
    expect(ben.locator("#talk")).to_be_hidden()
    expect(ben.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    assert moved(before, places(ben)) == {}

    ada.get_by_role("textbox", name="Talk").fill("Are you still there?")
    ada.get_by_role("button", name="Send").click()
    unread = ben.get_by_role("button", name="Talk, 1 new message")
    expect(unread).to_be_visible()
    ben.reload()
    expect(unread).to_be_visible()  # whoever comes back has not read it yet
    ben.get_by_role("button", name="What happened").click()
    expect(ben.get_by_role("list", name="What happened").get_by_text("The game begins.")).to_be_visible()
    ben.keyboard.press("Escape")


def test_a_game_that_begins_is_not_covered_by_the_talk(house: House) -> None:
    ada, ben = (called(house.on_phone("/gallery"), name) for name in ("Ada", "Ben"))
    code = str(ada.evaluate(ASK, ["/api/tables", {"game": "verso", "seats": 2}])["table"])
    send(ben, code, {"do": "sit", "seat": 1})
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Talk").tap()
    expect(ben.locator("#talk")).to_be_visible()
    send(ada, code, {"do": "start"})
    ben.get_by_role("region", name="Deck").wait_for()
    expect(ben.locator("#talk")).to_be_hidden()


def test_another_game_needs_everybody_and_the_last_one_stays_linked(house: House) -> None:
    ada, ben, code = two(house)
    for seat, page in enumerate((ada, ben)):  # let bots play it out
        send(page, code, {"do": "bot", "seat": seat, "level": "random"})
    results = [Player(page).result for page in (ada, ben)]
    for seat, (result, page) in enumerate(zip(results, (ada, ben), strict=True)):
        expect(result).to_be_visible()
        send(page, code, {"do": "sit", "seat": seat})
    scores = results[1].get_by_role("row").all_inner_texts()
    for width, height in SIZES:
        ben.set_viewport_size({"width": width, "height": height})
        check_main(ben)
    ben.set_viewport_size({"width": WIDE, "height": HIGH})
    results[0].get_by_role("button", name="Play again").click()
    expect(results[0]).to_contain_text("You want to play again. Waiting for Ben.")
    expect(results[0].get_by_role("button", name="Play again")).to_be_disabled()
    asked = ben.get_by_role("banner")
    expect(asked.get_by_role("status").filter(has_text="Ada wants to play again.")).to_be_visible()
    assert results[1].get_by_role("row").all_inner_texts() == scores  # what one reads stays
    within(ben, asked.get_by_role("button", name="Play again"))
    asked.get_by_role("button", name="Play again").click()
    for result in results:
        expect(result).to_have_count(0)
    past = ada.get_by_role("region", name="Games at this table")
    expect(past.get_by_role("listitem")).to_have_text([re.compile("Game 1")])
    for height in (720, 800, 1080):
        ada.set_viewport_size({"width": 1280, "height": height})
        within(ada, ada.get_by_role("button", name="Send"))
    expect(past.get_by_role("link", name="Review game 1")).to_have_attribute("href", f"/replay#{code}/1/review")
    ben.get_by_role("button", name="What happened").click()
    ben.get_by_role("link", name="Watch game 1").click()
    expect(ben.get_by_role("slider").first).to_be_visible()


def test_a_pause_of_a_timed_game_is_told_truthfully_and_covers_nothing(house: House, served: Running) -> None:
    ada, ben = house.visit("/gallery"), house.on_phone("/gallery")
    sit_down({"Ada": ada, "Ben": ben}, "dessus-dessous", options={"cards": "box"})
    for page in (ada, ben):
        page.get_by_role("button", name="Ready", exact=True).click()
    before = places(ben)
    ada.get_by_role("button", name="Pause").click()
    for page, told in ((ada, "You have asked for a pause: it"), (ben, "Ada asks for a pause: it")):
        expect(page.get_by_role("status").filter(has_text=f"{told} begins after this round.")).to_be_visible()
    assert moved(before, places(ben)) == {}
    header = ben.get_by_role("banner")
    for width, height in SIZES:
        ben.set_viewport_size({"width": width, "height": height})
        within(ben, header.get_by_role("button", name="No pause"))
        for button in header.get_by_role("button").all():
            button.click(trial=True)
    ben.set_viewport_size({"width": WIDE, "height": HIGH})
    header.get_by_role("button", name="No pause").click()
    expect(ada.get_by_role("button", name="Pause")).to_be_visible()
    menu = open_menu(ben, lambda button: button.tap())
    assert "A pause begins after the round." in menu.inner_text()
    menu.get_by_role("button", name="Pause").tap()

    served.skip(3.01)  # the mission is turned up, and nobody has an idea
    for page in (ada, ben):
        page.get_by_role("button", name="Give up this round").click()
        page.get_by_role("button", name="Yes, give up").click()
    for page in (ada, ben):  # nothing hides that there is a pause, and everybody can end it
        expect(page.get_by_role("main").get_by_text("The table is paused.")).to_be_visible()
        expect(page.get_by_role("banner").get_by_role("button", name="Close")).to_have_count(0)
    check_main(ben)
    ben.get_by_role("main").get_by_role("button", name="Go on").tap()
    ben.get_by_role("button", name="Ready", exact=True).tap()
    expect(ben.get_by_role("main")).to_contain_text("Waiting for Ada.")
    expect(ada.get_by_role("button", name="Ready", exact=True)).to_be_visible()


def test_where_nobody_else_is_nothing_social_is_shown(house: House) -> None:
    page = house.visit("/gallery")
    sit_down({"Ada": page}, hints=True)
    Player(page).keep.wait_for()
    for _ in range(2):  # on a desk and on a phone
        expect(page.get_by_role("list", name="Players")).to_have_count(0)
        for button in ("Pause", "Talk", "Send"):
            expect(page.get_by_role("button", name=button)).to_have_count(0)
        menu = open_menu(page)
        assert menu.get_by_role("button").all_inner_texts() == [
            "✕",
            "Full screen",
            "Continue on another device",
            "End the table",
        ]
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": WIDE, "height": HIGH})


def test_a_phone_that_is_looked_at_again_is_back_at_once(house: House) -> None:
    """It waits for no further try, whose time comes more and more seldom."""
    _, ben, _ = two(house)
    routes: list[WebSocketRoute] = []
    lost = False

    def between(route: WebSocketRoute) -> None:
        if lost:
            route.close(code=4000)
            return
        route.connect_to_server()
        routes.append(route)

    ben.route_web_socket(re.compile("/api/tables/"), between)
    ben.reload()
    until(ben, lambda: routes)
    ben.get_by_text("Ada is to move.").wait_for()
    ben.clock.install()
    lost = True
    routes[-1].close(code=4000)
    told = ben.get_by_role("banner").get_by_role("status").filter(has_text="connection")
    told.wait_for()
    ben.clock.pause_at(ben.evaluate("Date.now()") + 60_000)
    expect(told).to_be_visible()
    lost = False
    ben.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(told).to_have_count(0)
