"""The lessons, walked to their end with what the page offers: by finger, by mouse and by keys, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.learner import Learner, walk
from tests.browser.player import open_table, sit_down, tile
from tests.browser.sizes import check_width
from tests.browser.test_access import check
from volteface import games
from volteface.locales import language

TAUGHT = [name for name in games.NAMES if games.lesson(name)]
NARROW: ViewportSize = {"width": 320, "height": 640}
WAYS = [("finger", "fr-FR", PHONE), ("mouse", "en-GB", DESKTOP), ("keys", "de-DE", NARROW)]
IN_SPACE = {"recto-verso"}  # games whose board is drawn in three dimensions where there is room
# What is offered at the end besides a game with bots.
AFTER = {"verso": ["play-solo"], "recto-verso": ["lesson-practice"], "dessus-dessous": ["lesson-practice", "play-solo"]}
LONGEST = 100  # seconds at a person's pace for what one must know: about ninety

# Notes the longest time that anything on the page has waited for; what fades stays longer, for a busy machine to see.
WAITS = """() => {
  window.waited = 0;
  const later = window.setTimeout;
  window.setTimeout = (what, wait = 0, ...more) =>
    later(() => {
      window.waited = Math.max(window.waited, wait);
      what(...more);
    }, wait < 5000 ? wait : 8 * wait);
}"""
LONG = 8000  # milliseconds: nobody waits so long for the word that it was right; what was refused fades earlier


def opened(house: House, way: str, locale: str, size: ViewportSize) -> Page:
    """The page of somebody who learns like this; with the mouse they see everything move."""
    if way == "finger":
        return house.on_phone("/", locale=locale)
    motion = "no-preference" if way == "mouse" else "reduce"
    return house.visit("/", locale=locale, viewport=size, reduced_motion=motion)


@pytest.mark.parametrize(("way", "locale", "size"), WAYS, ids=[way for way, _, _ in WAYS])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_walked_to_its_end(house: House, game: str, way: str, locale: str, size: ViewportSize) -> None:
    """Every step, after other tries: nothing is wider than this screen or a narrow one, and everybody can use it."""
    page = opened(house, way, locale, size)
    steps = [step.name for step in games.lesson(game) or ()]
    asked, first = set(steps), steps[0]

    def look(moment: str) -> None:
        check_width(page)
        if moment not in asked:
            return
        asked.remove(moment)
        check(page, f"{game} {moment}", themes=moment == first)
        # Every step has room for all texts of a lesson; where a narrow window makes another board, once is enough.
        if way == "finger" or moment == first or game not in IN_SPACE:
            page.set_viewport_size(NARROW)
            check_width(page)
            page.set_viewport_size(size)

    invited = way == "mouse"  # to a table, to which they go back
    page.request.post("/api/guest", data={})
    table = page.request.post("/api/tables", data={"game": game, "seats": 2, "options": {}}).json()["table"]
    page.goto(f"/learn/{game}#/t/{table}" if invited else f"/learn/{game}")
    one = Learner(page, game, way, language(locale[:2]), look)
    one.coach.wait_for()
    page.evaluate(WAITS)
    seconds = walk(one)
    assert way == "keys" or seconds < LONGEST  # each key is no action of its own
    assert page.evaluate("window.waited") < LONG
    offered = one.coach.get_by_role("button").or_(one.coach.get_by_role("link"))
    ways = ["back-table"] if invited else ["lesson-play", *AFTER[game]]
    expect(offered).to_have_text([one.tongue.say(message) for message in ways])
    practice = one.coach.get_by_role("link", name=one.tongue.say("lesson-practice"))
    if way == "keys" and practice.count():
        one.tap(practice)
        page.wait_for_url(f"**/practice/{game}")
        return
    one.go_on()  # a first real game, or the one that waits
    page.wait_for_url(f"**/t/{table}" if invited else re.compile(f"/t/(?!{table})"))


def test_all_lessons_on_one_page(house: House) -> None:
    page = house.visit("/learn", viewport=NARROW)
    expect(page.get_by_role("link").filter(has_text="90 seconds")).to_have_count(len(TAUGHT))
    check_width(page)
    check(page, "lessons")


def test_whoever_played_by_invitation_is_not_asked(house: House) -> None:
    host = house.visit()
    friend = house.visit(f"/t/{open_table(host)}", knows=False)
    sit_down(friend)
    host.get_by_role("button", name="Start", exact=True).click()
    friend.get_by_role("group", name=re.compile("^Cards of")).first.wait_for()
    friend.goto("/")
    tile(friend).get_by_role("button", name="Play now").click()
    friend.wait_for_url("**/t/*")
    friend.goto("/")
    tile(friend, "Dessus Dessous").get_by_role("button", name="Play now").click()
    expect(friend.get_by_role("dialog").get_by_role("button", name="Show me how")).to_be_visible()  # that one is new


def test_it_is_offered_once_at_the_door_of_a_game_one_has_never_played(house: House) -> None:
    page = house.visit("/", knows=False)
    verso = tile(page, "Verso")
    verso.get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Show me how").click()
    page.wait_for_url("**/learn/verso")
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile("/$"))
    verso.get_by_role("button", name="Solo").click()
    page.wait_for_url("**/t/*")  # it is known now
    page.goto("/")
    tile(page, "Dessus Dessous").get_by_role("link", name="Practice").click()
    page.get_by_role("dialog").get_by_role("button", name="I know it").click()
    page.wait_for_url("**/practice/dessus-dessous")
    page.get_by_role("button", name="Rules and keys").click()
    help_ = page.get_by_role("dialog", name="Rules and keys")
    expect(help_.get_by_role("link", name="Show me how")).to_have_attribute("href", "/learn/dessus-dessous")
    page.goto("/")
    expect(tile(page, "Recto Verso").get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/recto-verso")
    tile(page, "Dessus Dessous").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
