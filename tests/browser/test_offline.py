"""On a device: all but tables works without the server, from a cold start; a new version comes when it should."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.device import KEPT, STORED, Edition, device, edition, settings
from tests.browser.house import PHONE, until
from tests.browser.learner import WALKS, Learner
from tests.browser.mason import FLAT, Mason, from_behind
from tests.browser.player import begun, start_solo, tile
from tests.browser.sizes import check_main
from tests.browser.test_access import check, check_targets
from tests.browser.test_recto_verso_practice import order, read
from tests.browser.wire import grow_old
from tests.server.running import running
from volteface import games
from volteface.games import recto_verso
from volteface.games.dessus_dessous.notation import parse_mission
from volteface.games.dessus_dessous.solver import solve
from volteface.locales import language

PRACTICE = "volteface-dessus-dessous-practice"
MARKED = "() => { window.marked = true; }"  # a page that is loaded anew has forgotten it


def test_a_cold_start_without_the_server(chromium: Browser, tmp_path: Path) -> None:
    """One visit to the front page is enough for lessons, rules and practice of both games."""
    with running(tmp_path / "data") as served, device(chromium, tmp_path / "profile", served.url) as context:
        page = context.new_page()
        page.goto("/")
        assert KEPT in settings(page)
        verdict = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
        assert verdict["installabilityErrors"] == []
        start_solo(page).act()
        stored = page.evaluate(STORED)
        assert "/" in stored
        assert [path for path in stored if not re.match(r"/$|/assets/|/[\w.-]+\.(png|svg|webmanifest)$", path)] == []
    with device(chromium, tmp_path / "profile", served.url) as context:
        page = context.new_page()
        page.add_init_script(FLAT)
        page.goto("/")
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        for name in ("Play now", "Play with friends", "Solo"):
            expect(tile(page).get_by_role("button", name=name)).to_be_disabled()
        expect(page.get_by_role("link", name="Practice of Recto Verso")).to_be_visible()
        check(page, "offline")
        page.set_viewport_size(PHONE)
        check_main(page)
        check_targets(page, "offline")
        stack(page)
        page.set_viewport_size({"width": 1280, "height": 800})
        build(page)
        learn(page)
        look_up(page)
        keep_score(page)
        page.goto("/pair")
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Recto Verso"))).to_be_disabled()
        page.goto("/t/ABCDEFGH")
        expect(page.get_by_role("heading", level=1)).to_have_text("The server cannot be reached")


def stack(page: Page) -> None:
    """A mission of Dessus Dessous, made, wrong at first, hinted at and solved on the device; a reload loses nothing."""
    page.get_by_role("link", name="Practice of Dessus Dessous").click()
    page.get_by_role("button", name=re.compile("^3 layers")).click()
    page.get_by_role("img", name="What your pile shows").wait_for()
    check_main(page)
    check_targets(page, "practice of layers")
    pile = solve(parse_mission(json.loads(page.evaluate(f"localStorage.getItem('{PRACTICE}')"))["mission"]))[0]
    check_button = page.get_by_role("button", name="Check", exact=True)
    check_button.click()
    expect(page.get_by_role("alert")).to_have_text("The mission asks for 3 layers; none lies in your pile. Why?")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text(f"Layer {pile[-1].layer} belongs on top.")).to_be_visible()
    page.get_by_role("button", name="Show a solution").click()
    expect(page.get_by_role("region", name="A solution").get_by_role("listitem")).to_have_count(3)
    page.reload()
    for placed in pile:
        page.get_by_role("button", name=re.compile(f"^Layer {placed.layer},")).wait_for()
        for key in [str(placed.layer), *("f" * placed.back), *("r" * placed.turn), "ArrowUp"]:
            page.keyboard.press(key)
    check_button.click()
    expect(page.get_by_text("Solved: 3 points more.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("3 points", exact=True)).to_be_visible()


def build(page: Page) -> None:
    """A card of Recto Verso, built from one side and right from both."""
    page.goto("/practice/recto-verso")
    tools = page.get_by_role("group", name="Practice")
    tools.wait_for()
    expect(page.get_by_role("button", name="With a partner who tells")).to_be_disabled()  # at a table
    front = read(page)
    tools.get_by_role("button", name="Other side").click()
    expect(page.get_by_text("You see the back.").first).to_be_visible()
    builder = Mason(page)
    for letter, cubes in order(recto_verso.parse_card(f"{front}|{read(page)}")):
        builder.place(letter, from_behind(cubes))
    expect(tools.get_by_role("status").first).to_have_text(re.compile("Right from both sides, in 10 moves!"))


def learn(page: Page) -> None:
    """The first steps of each lesson."""
    for game in games.NAMES:
        page.goto("/learn")
        page.get_by_role("main").get_by_role("link", name=re.compile(f"^{games.title(game)}")).click()
        one = Learner(page, game, "mouse", language("en"))
        first, second = [step.name for step in games.lesson(game) or ()][:2]
        one.hears(first)
        WALKS[game](one)[first][0]()
        one.go_on()
        one.hears(second)


def look_up(page: Page) -> None:
    """Something in the rules, with its picture."""
    page.goto("/rules")
    page.get_by_role("searchbox").fill("countdown")
    page.locator(".found a").first.click()
    page.locator(".book figure svg >> visible=true").first.wait_for()


def keep_score(page: Page) -> None:
    """The companion of each game, loaded for the first time now."""
    page.goto("/companion")
    for name in ("Verso", "Recto Verso", "Dessus Dessous"):
        page.get_by_role("main").get_by_role("link", name=re.compile(f"^{name}")).click()
        expect(page.get_by_role("main").get_by_role("button").first).to_be_visible()
        page.go_back()


def test_a_new_version_comes_with_the_next_page_and_never_in_a_game(chromium: Browser, tmp_path: Path) -> None:
    client = Edition(tmp_path / "client")
    with (
        client.served(),
        running(tmp_path / "data", soonest=0.0) as served,
        device(chromium, tmp_path / "profile", served.url) as context,
    ):
        table, home = context.new_page(), context.new_page()
        table.goto("/")
        assert KEPT in settings(table)
        player = start_solo(table)
        home.goto("/")
        for page in (table, home):
            page.evaluate(MARKED)
        client.change("Handbook")
        home.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => {})")
        news = home.get_by_role("button", name="New version")
        news.wait_for()
        check_targets(home, "a new version")
        player.act()
        table.get_by_role("button", name="Rules and keys").click()  # a part that only the version before has
        table.get_by_role("dialog").locator(".book h2, .book h3").first.wait_for()
        table.keyboard.press("Escape")
        expect(table.get_by_role("button", name="New version")).to_have_count(0)
        assert table.evaluate("window.marked")
        home.get_by_role("link", name="Learn Verso by playing it").click()
        until(home, lambda: edition(home) == "2")
        home.get_by_role("region", name="Lesson", exact=True).wait_for()
        expect(news).to_have_count(0)
        client.change()
        grow_old(
            table, loads=1
        )  # the server speaks otherwise by now: the page gets the version that fits, and the game goes on
        table.reload()
        begun(table).act()
        assert edition(table) == "3"
        assert table.evaluate("sessionStorage.getItem('loads')") == "2"


def test_what_is_not_possible_is_said_with_what_helps(chromium: Browser, tmp_path: Path) -> None:
    """No room on the device; an address without https. Both can be played at."""
    mapped = "--host-resolver-rules=MAP nas.lan 127.0.0.1"
    with (
        running(tmp_path / "data", soonest=0.0) as served,
        device(chromium, tmp_path / "profile", served.url, mapped) as context,
    ):
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": served.url, "quotaSize": 20_000})
        page.goto("/")
        assert "free some room, then reload the page" in settings(page)
        start_solo(page).act()
        page.goto(f"http://nas.lan:{served.port}/")
        assert "https://" in settings(page)
        page.goto(f"http://nas.lan:{served.port}/companion")
        expect(page.get_by_role("main").get_by_text("a screen that stays awake need https://")).to_be_visible()
        page.goto(f"http://nas.lan:{served.port}/")
        start_solo(page).act()
