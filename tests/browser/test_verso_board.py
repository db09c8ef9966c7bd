"""Verso's board before a choice: what it would do, on every screen, in every phase, and for those who listen."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import NOT_FOUND, House
from tests.browser.player import Player, start_solo
from tests.browser.sizes import LEAST, SIZES, check_main, check_width, moved, places, settle
from tests.browser.theatre import Theatre
from tests.games.verso.positions import play, position

ROWS = (
    "B1/G2:1 B2/G3:1 G1/O2:1 O5/B6:1",
    "B3/G4:1 B4/G5:1 G2/O3:1 G3/O4:1",
    "B1/O2:1 B2/O3:1 O1/G2:1 O2/G3:1",
    "B3/O4:1 B4/O5:1 G4/O5:1 O3/G4:1",
    "B1/G6:1 B2/G1:1 G5/O6:1 O4/G5:1",
    "B3/G2:1 B4/G3:1 G6/O1:1 O6/G1:1",
)
NAMES = ("Ada", "Benjamin", "Cleo", "Dan", "Eve")


@pytest.fixture
def theatre(house: House) -> Theatre:
    """A page whose table shows what a test wants."""
    return Theatre(house.visit())


def at_all_sizes(page: Page) -> None:
    """The main actions are inside every screen, and the board is not wider than it."""
    page.evaluate("document.querySelector('header').style.overflow = 'clip'")  # the header has tests of its own
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_main_action_is_on_every_screen_in_every_phase(theatre: Theatre, seats: int) -> None:
    page, player = theatre.page, theatre.player
    theatre.set(position(*ROWS[:seats], deck="B3/O2:1"))
    player.keep.wait_for()
    at_all_sizes(page)
    for button in (player.keep, player.flip, *player.banks.all()):
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST, button.inner_text()
    player.banks.first.click()
    player.dialog.wait_for()
    at_all_sizes(page)
    page.keyboard.press("Escape")
    theatre.set(position(*ROWS[:seats], head="last"))
    player.done.wait_for()
    at_all_sizes(page)
    if seats > 1:
        theatre.set(position(*ROWS[:seats], turn=1))
        page.get_by_text(re.compile("is to move.$")).wait_for()
        at_all_sizes(page)


def test_nothing_one_presses_moves_through_a_round_of_others(theatre: Theatre) -> None:
    page, player = theatre.page, theatre.player
    state = position(*ROWS[:4], turn=0)
    theatre.set(state)
    player.keep.wait_for()
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        before = places(page)
        state = position(*ROWS[:4], turn=1)
        theatre.set(state)
        for seat, move in ((1, "bank blue 3-4"), (2, "keep"), (3, "flip")):
            state = theatre.play(state, move, seat)
            if seat < 3:
                page.get_by_text(re.compile("is to move.$")).wait_for()
            assert moved(before, places(page)) == {}
        player.keep.wait_for()
        assert moved(before, places(page)) == {}


OVER = """() => {
  const box = one => one.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.own .card')].map(box);
  return [...document.querySelectorAll('.bracket span')].map(box).flatMap(tag =>
    cards.filter(card => card.left < tag.right - 1 && card.right > tag.left + 1
      && card.top < tag.bottom - 1 && card.bottom > tag.top + 1));
}"""
CUT = """() => [...document.querySelectorAll('svg[viewBox="0 0 100 140"]')]
  .filter(one => getComputedStyle(one).overflow !== 'visible').length"""
# What stands at the head of a row and is under a bracket, wider than its own room, or not there.
HEADS = """() => {
  const box = one => one.getBoundingClientRect();
  const brackets = [...document.querySelectorAll('.own .bracket')].map(box);
  return [...document.querySelectorAll('.own .row > .name > :is(svg, .word, .progress)')].filter(one => {
    const { left, right, top, bottom, width } = box(one);
    const row = box(one.closest('.row'));
    return !width || one.scrollWidth > Math.ceil(width) || left < row.left - 1 || bottom > row.bottom + 1
      || brackets.some(under => under.left < right && under.right > left && under.top < bottom && under.bottom > top);
  }).map(one => one.textContent || 'motif');
}"""
# What a bank brings, where that is wider than its place.
SHORT = """() => [...document.querySelectorAll('.bracket span')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth).map(one => one.textContent)"""
LOWEST = "document.querySelector('section.own').getBoundingClientRect().bottom"
BUTTONS = """() => Math.max(0, ...[...document.querySelectorAll('.buttons button')]
  .map(one => one.getBoundingClientRect().bottom))"""
# Names in the header's line of seats that are not seen whole.
CUT_NAMES = """() => [...document.querySelectorAll('header .seats:not(.spoken) .letters')]
  .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"""


def test_what_a_bank_brings_is_written_over_no_card(theatre: Theatre) -> None:
    """And a joker that fills its gap is shown there."""
    page = theatre.page
    theatre.set(position("B1/G2:1 B2/G3:1 G1/O2:1 G2/O1:1 O2/G3:1 O4/G5:1 O*/B2:1", ROWS[1]))
    expect(page.locator(".bracket")).to_have_count(3)
    expect(page.locator(".ghost.joker")).to_have_text("★")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVER) == []
        assert page.evaluate(HEADS) == []
        assert page.evaluate(CUT) == 0
        check_width(page)


def test_the_star_of_a_bank_keeps_its_place_where_the_top_card_might_come(theatre: Theatre) -> None:
    """Else the bank that is offered seems to count a card that one does not have."""
    page = theatre.page
    theatre.set(position("B2/G1:1 B*/O1:1", ROWS[1], deck="B1/G6:1"))
    place = page.locator("[data-spot='0 blue1']")
    expect(place.locator(".ghost.joker")).to_have_text("★")
    width = place.evaluate("one => one.querySelector('.shade').offsetWidth / one.offsetWidth")
    assert 0.2 < width < 0.5, "the card that might come has a corner"


def test_points_at_the_end_are_not_given_away_with_one_press(theatre: Theatre) -> None:
    """V10: with the button as with its key one is asked; without points there is nothing to ask."""
    page, player = theatre.page, theatre.player
    theatre.set(position(ROWS[0], ROWS[1], head="last"))
    player.done.click()
    yes = page.get_by_role("button", name="Yes, leave 2 points")
    expect(yes).to_be_visible()
    expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.done).to_be_visible()
    page.keyboard.press("p")
    expect(yes).to_be_visible()


def test_a_press_on_an_opponents_cards_shows_them_large(theatre: Theatre) -> None:
    """With what is known of their other sides, which small boards have no room for."""
    page = theatre.page
    page.set_viewport_size({"width": 390, "height": 844})
    theatre.set(play(position(ROWS[0], ROWS[1], deck="B5/O6:1 O2/G3:1", turn=1), "flip", seat=1), names=("Carl",))
    look = page.get_by_role("button", name="Look closely at the cards of Carl")
    small = page.locator("[data-spot='1 orange6']").first.evaluate("one => one.offsetWidth")
    look.click()
    near = page.get_by_role("dialog", name="Cards of Carl")
    card = near.get_by_role("img", name="sky 6, 3 points, behind it sea 5")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["width"] > 1.5 * small
    check_width(page)
    near.get_by_role("button", name="Close").click()
    expect(near).to_be_hidden()
    expect(look).to_be_focused()


def lowest(page: Page, sizes: Iterable[tuple[int, int]]) -> list[float]:
    """Where one's own layout ends on these screens, and that is inside them, as is all that can be pressed."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        found.append(page.evaluate(LOWEST))
        assert found[-1] <= height, (width, height)
        assert page.evaluate(BUTTONS) <= height, (width, height)
    return found


RICH = "B1/G2:1 B2/G3:1 G1/O2:1 G2/O1:1 G3/O2:1 O5/B6:1 O6/B5:1"  # a sequence in each row
SMALL = ((360, 640), (375, 667))


def test_a_screen_shows_all_of_it_and_nothing_moves_between_turns(theatre: Theatre) -> None:
    """With bots, and with people, whose line stands above the board on a phone; and when the last banks are chosen."""
    page, player = theatre.page, theatre.player
    for seats, names in (
        (1, ()),
        (2, ()),
        (2, NAMES[:1]),
        (3, NAMES[:2]),
        (4, NAMES[:3]),
        (5, NAMES[:4]),
        (6, NAMES),
        (6, ()),
    ):
        sizes = (*SIZES, *SMALL) if seats < 5 else SIZES[1:]  # of five or six the smallest screens show the top of it
        theatre.set(position(*ROWS[:seats], deck="B3/O2:1"), names=names)
        player.keep.wait_for()
        before = lowest(page, sizes)
        page.set_viewport_size({"width": 390, "height": 844})
        if not names:
            right = "one => Math.round(one.getBoundingClientRect().right)"
            assert page.locator(".buttons button").last.evaluate(right) == page.locator("section.own").evaluate(right)
            expect(page.get_by_role("banner").locator(".seats:not(.spoken)")).to_have_count(0)  # the board has them all
        if seats > 1:
            theatre.set(position(*ROWS[:seats], turn=1), names=names)
            page.get_by_text(re.compile("is to move.$")).wait_for()
            assert lowest(page, sizes) == before
        theatre.set(position(*(RICH, *ROWS[1:])[:seats], head="last"), names=names, hints=True)
        player.done.wait_for()
        lowest(page, sizes)


def test_one_sees_all_of_it_in_every_language(theatre: Theatre) -> None:
    """On the smallest phones, with the longest words; and what a bank brings is not cut."""
    page, player = theatre.page, theatre.player
    for code in ("fr", "de"):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.get_by_role("banner").get_by_role("combobox").select_option(code)
        theatre.set(position(RICH, *ROWS[1:4]), names=NAMES[:3])
        page.locator(".bracket").last.wait_for()
        lowest(page, (*SIZES, *SMALL))
        theatre.set(position(RICH, *ROWS[1:4], head="last"), names=NAMES[:1], bot="beginner", hints=True)
        player.page.locator(".last").wait_for()
        for width, height in (*SIZES, *SMALL):
            lowest(page, [(width, height)])
            assert page.evaluate(SHORT) == [], (code, width, height)
            if width > 640:
                assert page.evaluate(CUT_NAMES) == [], (code, width, height)


# Where the turn's clock and both buttons stand.
CHOICE = """() => [document.querySelector('main .clock'), ...document.querySelectorAll('.buttons > [data-main]')]
  .map(one => one.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])"""


def test_the_clock_of_a_turn_stands_beside_the_choice_at_every_size(theatre: Theatre) -> None:
    """And Keep stays where it is when the clock's line gets longer, shorter or goes."""
    page = theatre.page
    keep = page.locator(".buttons > [data-main]").first
    for code in ("en", "fr", "de"):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.get_by_role("banner").get_by_role("combobox").select_option(code)
        for width, height in SIZES if code == "en" else ((320, 640),):
            page.set_viewport_size({"width": width, "height": height})
            stood = []
            for turn in (600_000, 90_000, 9_500, None):
                theatre.set(position(*ROWS[:4]), names=NAMES[:3], turn=turn)
                expect(page.locator("main .clock")).to_have_count(0 if turn is None else 1)
                settle(page)
                stood.append(keep.bounding_box())
                if turn is None:
                    continue
                for left, top, right, bottom in page.evaluate(CHOICE):
                    assert left >= 0, (code, width, height, turn)
                    assert top >= 0, (code, width, height, turn)
                    assert right <= width, (code, width, height, turn)
                    assert bottom <= height, (code, width, height, turn)
            assert stood.count(stood[0]) == len(stood), (code, width, height, stood)


# Letters in the header that are cut; and numbers, anywhere, that are not wholly there.
CUT_NAMES = """() => [
  ...[...document.querySelectorAll('header .seats .letters')].filter(one => one.scrollWidth > one.clientWidth),
  ...[...document.querySelectorAll(':is(header, main) .number')].filter(one => one.textContent).filter(one =>
    one.getBoundingClientRect().right > one.closest('li, h2').getBoundingClientRect().right),
].filter(one => one.checkVisibility() && !one.closest('.spoken')).map(one => one.parentElement.textContent)"""


def test_bots_are_told_apart_in_every_language(theatre: Theatre) -> None:
    page = theatre.page
    for code in ("en", "fr", "de"):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.get_by_role("banner").get_by_role("combobox").select_option(code)
        for seats in (4, 6):
            theatre.set(position(*ROWS[:seats]))
            expect(page.locator(".other .number")).to_have_text([re.compile(str(n + 1)) for n in range(seats - 1)])
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                assert page.evaluate(CUT_NAMES) == [], (code, seats, width, height)


def test_whoever_takes_a_last_pass_back_is_where_they_were(theatre: Theatre) -> None:
    """To leave points behind is asked about; after a no the keys go on from the same button."""
    page = theatre.page
    theatre.set(position("B1/G2:1 B2/G3:1", ROWS[1], head="last"))
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Bank nothing more")).to_be_focused()


def test_at_the_end_one_is_told_that_there_is_nothing_to_bank(theatre: Theatre) -> None:
    page, player = theatre.page, theatre.player
    theatre.set(position("B1/G2:1 G3/O2:1", ROWS[1], head="last"))
    expect(page.get_by_text("You have no sequence to bank.")).to_be_visible()
    expect(player.done).to_have_class(re.compile("primary"))


def test_after_a_game_against_bots_another_level_is_offered(house: House, theatre: Theatre) -> None:
    """A stronger one after a victory, a gentler one after a heavy loss; none above the highest, or after friends."""
    house.excuse(NOT_FOUND)  # the server knows nothing of a game that was set up: it has no course
    page, player = theatre.page, theatre.player
    over = play(play(position(*ROWS[:2], head="last"), "pass"), "pass", seat=1)
    theatre.set(over)
    expect(player.result.get_by_role("button", name="Play again")).to_be_visible()
    climb = player.result.get_by_role("button", name="Try Good")
    expect(climb).to_be_visible()
    theatre.set(over, bot="master")
    expect(player.result.get_by_role("button", name=re.compile("^Try "))).to_have_count(0)
    lost = position(f"4+0 {ROWS[0]}", f"9+0 {ROWS[1]}", head="last")
    theatre.set(lost)
    theatre.play(theatre.play(lost, "pass", 0), "bank green 2-3", 1)
    expect(player.result.get_by_role("heading")).to_have_text("Friendly wins.")
    expect(player.result.get_by_role("listitem")).to_have_text(
        ["Friendly’s last bank: land 2-3, +2", "Your last bank: nothing"]
    )
    expect(player.result.get_by_role("button", name="Play again")).to_have_class(re.compile("primary"))
    expect(player.result.get_by_role("button", name=re.compile("^Try "))).to_have_text(["Try Beginner"])
    theatre.set(over, names=("Ada",))
    expect(player.result.get_by_role("button", name=re.compile("^Try "))).to_have_count(0)
    theatre.set(over)
    climb.click()
    page.wait_for_url(re.compile(r"/t/(?!" + theatre.code + ")"))


def test_what_a_choice_would_do(theatre: Theatre) -> None:
    """A card that joins, one that makes a square, one that is lost: then turning it over is the main action."""
    page, player = theatre.page, theatre.player
    theatre.set(position("B3/G4:1 B5/G6:1", "G1/O2:1", deck="B4/G5:1"))
    would = page.locator("#verso-would")
    expect(would).to_have_text("Joins 3-4-5.")
    filled = page.locator(".buttons .primary")
    expect(filled).to_have_count(0)  # both have their merits: none is advised
    expect(page.locator("[data-spot='0 blue4'].aimed")).to_have_count(1)
    behind = page.get_by_role("list", name="Behind it may be").get_by_role("listitem")
    expect(behind).to_have_text([re.compile(r"^land [35], \d+.%|^sky [35], \d+.%")] * 4)
    eight = "B1/G2:1 B2/G3:1 B3/G4:1 G1/O2:1 G2/O3:1 G3/O4:1 O1/B2:1 O2/B3:1"
    theatre.set(position(eight, "G6/O1:1", deck="O4/B5:1"))
    expect(would).to_have_text("Square: +7.")
    theatre.set(position("B4/G3:1 G5/O6:1", "G1/O2:1", deck="B4/G5:1"))
    expect(would).to_have_text("You have it: this one would be lost.")
    expect(player.flip).to_have_class(re.compile("primary"))
    expect(player.keep).not_to_have_class(re.compile("primary"))
    expect(page.locator("[data-spot=deck] .doomed")).to_have_text("✕")  # the new card goes, and not its twin
    twin = page.locator("[data-spot='0 blue4']")
    expect(twin).to_have_class(re.compile("twin"))
    assert twin.evaluate("one => getComputedStyle(one, '::after').content") == '""'
    expect(behind.filter(has_text="land 5")).to_contain_text("you have it, it would be lost")
    heard = "Top of the deck: sea 4, 1 point. Keep it: You have it: this one would be lost."
    expect(page.get_by_text(heard)).to_have_count(1)


def test_the_bank_dialog_tells_points_victims_and_what_goes(theatre: Theatre) -> None:
    page, player = theatre.page, theatre.player
    theatre.set(
        position("B1/G2:1 B2/G3:1 B3/G4:1 B*/O1:1", "B4/O5:1", "G1/O2:1", "B6/O5:1"), names=("Alice", "Ben", "Newt")
    )
    bank = page.get_by_role("button", name="Bank +4: sea")
    expect(bank).to_have_text(re.compile(r"Bank \+4"))
    bank.click()
    first = player.dialog.get_by_role("listitem").first
    expect(first.get_by_role("button", name="Bank sea 1-2-3-★: +4")).to_have_class(re.compile("primary"))
    expect(first).to_contain_text("Alice turns sea 4")
    expect(first).to_contain_text("Newt turns sea 6 → sky 5")
    expect(first).to_contain_text("you discard 3, ★")
    expect(first.locator(".gone")).to_have_count(2)  # tilted: these go
    fewer = player.dialog.get_by_role("button", name=re.compile("^Bank sea (3-★|2-3-★|2-3|2-★):"))
    expect(fewer).to_have_count(0)  # another one discards the same cards for more points
    expect(player.dialog).to_have_accessible_name("Bank which sequence?")
    leaves_ones_cards_in_sight(player, (844, 390), (1280, 800))
    page.keyboard.press("Escape")
    theatre.set(position("B1/G2:1 B2/G1:1 B3/G4:1 G2/O3:1 G3/O4:1", "B4/O5:1", head="last"))
    expect(page.get_by_role("button", name="Bank sea 1-2-3: +3")).to_have_class(re.compile("primary"))
    expect(page.get_by_role("button", name="Bank land 2-3: +2")).to_be_visible()
    page.get_by_role("button", name="Bank +3: sea").click()
    expect(player.dialog.get_by_role("listitem")).to_have_count(1)  # nothing else is worth a thought at the end
    expect(player.dialog).to_have_accessible_name("Bank this sequence?")
    leaves_ones_cards_in_sight(player, (390, 844), (820, 1180))


def leaves_ones_cards_in_sight(player: Player, *sizes: tuple[int, int]) -> None:
    """The dialog stands beside one's own layout, or above it."""
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        dialog, own = player.dialog.bounding_box(), player.page.locator("section.own").bounding_box()
        assert dialog
        assert own
        beside, above = own["x"] + own["width"] <= dialog["x"] + 1, dialog["y"] + dialog["height"] <= own["y"]
        assert beside or above, (width, height)


def test_opponents_stand_in_the_order_of_turns_and_neighbours_are_marked(theatre: Theatre) -> None:
    page = theatre.page
    theatre.set(position(*ROWS[:5]), names=("Ada", "Ben", "Cleo", "Dan"))
    names = page.locator(".other")
    expect(names).to_have_count(4)
    assert names.locator("h2 .name").all_inner_texts() == ["Ada", "Ben", "Cleo", "Dan"]
    marked = names.filter(has=page.get_by_role("img", name=re.compile("^Neighbour")))
    expect(marked).to_have_count(2)
    expect(marked.first).to_contain_text("Ada")
    expect(marked.last).to_contain_text("Dan")
    expect(names.locator(".presence")).to_have_count(4)
    expect(page.locator("section.own .fold")).to_have_text(["6", "2", "2", "3"])  # the reverses that are known
    expect(page.locator("section.own").get_by_text("2 of 3 cards for a square")).to_have_count(1)


def test_boards_grow_with_the_window(theatre: Theatre) -> None:
    page = theatre.page
    theatre.set(position(*ROWS[:2]))
    own = page.locator("section.own")
    page.evaluate("document.querySelector('header').style.overflow = 'clip'")
    widths = []
    for width, height in ((320, 640), (844, 390), (1280, 720), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        check_width(page)
        box = own.bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths[0] >= 290
    assert widths[3] >= 900
    assert widths[2] < widths[3] < widths[4]


def test_a_whole_game_from_the_accessibility_tree_alone(house: House) -> None:
    """Each choice is made from the tree's text, and what it says is enough to choose well."""
    page = house.visit()
    start_solo(page)
    heard: set[str] = set()
    for _ in range(80):
        tree = page.get_by_role("main").aria_snapshot()
        if 'region "Final score"' in tree:
            break
        press(page, tree, heard)
    else:
        raise AssertionError("the game does not end")
    assert {"keep", "flip", "bank"} <= heard
    assert re.search(r'list "Titles for points alone"', tree)
    assert re.search(r"\d+ points?", tree)


def press(page: Page, tree: str, heard: set[str]) -> None:
    """Choose by what the tree says, press the button of that name, and wait until something has come of it."""
    log = page.locator("aside ol").first
    before = log.text_content()
    banks = re.findall(r'button "(Bank \+(\d+): [^"]*)"', tree)
    last = re.findall(r'button "(Bank (?:sky|land|sea) [^"]*\+\d+)"', tree)
    if banks and int(banks[0][1]) >= 4 and not last:
        page.get_by_role("button", name=banks[0][0], exact=True).click()
        dialog = page.get_by_role("dialog").aria_snapshot()
        name = re.findall(r'button "(Bank [^"]*\+\d+)"', dialog)[0]
        page.get_by_role("button", name=name, exact=True).click()
        heard.add("bank")
    elif last:
        page.get_by_role("button", name=last[0], exact=True).click()
    elif "Bank nothing more" in tree:
        page.get_by_role("button", name="Bank nothing more").click()
    elif 'button "Keep it"' in tree:
        lost = "You have it: this one would be lost." in tree or "Joins nothing yet." in tree
        assert lost or re.search(r"Joins \S+-|Square:", tree), tree
        assert re.search(r"Top of the deck: (sea|land|sky) (\d|joker), \d points?", tree)
        assert re.search(r"(sea|land|sky) (\d|joker), \d+.%", tree)
        heard.add("flip" if lost else "keep")
        page.get_by_role("button", name="Turn it over" if lost else "Keep it").click()
    page.wait_for_function("([log, before]) => log.textContent !== before", arg=[log.element_handle(), before])
