"""The board of Recto Verso on every screen, and for everybody; nothing moves because of the partner."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import LASTING, House, until
from tests.browser.mason import FLAT, NAMES, answer, from_behind, table_of
from tests.browser.sizes import LEAST, SIZES, check_main, moved, places
from tests.browser.yard import Yard
from volteface.games.recto_verso.pieces import Cube

SMALLEST = ((390, 664), (390, 844), (844, 390), (667, 375))
CELL = 56
PHRASES = ".phrases .phrases button"  # those of the board
CONTROLS = f"[data-controls] > * > button, [data-tray] button, {PHRASES}, .hint button, [data-square]"
SAID = 11  # phrases
LINED = {(320, 640), (390, 664), (390, 844)}  # where they are one line, whose last opens the others
TUCKED = LINED | {(667, 375)}  # where some open with one tap
POINTING = Path(__file__).parents[2] / "web/src/geometry/recto-verso-pointing.test.ts"


# Whatever does not show all of an element: the window, or something around it.
CUT_OFF = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const frames = [['window', { left: 0, top: 0, right: innerWidth, bottom: innerHeight }]];
  for (let at = one.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'visible') frames.push([at.className, at.getBoundingClientRect()]);
  }
  const cuts = ([, at]) => left < at.left || top < at.top || right > at.right || bottom > at.bottom;
  return frames.filter(cuts).map(([name]) => name);
}"""


# On how many lines elements stand that are seen.
LINES = """selector => new Set([...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
  .map(one => Math.round(one.getBoundingClientRect().bottom))).size"""
# How many of the things in something are not cut off by it.
WHOLE = """one => {
  const around = one.getBoundingClientRect();
  return [...one.children].map(child => child.getBoundingClientRect())
    .filter(({ left, right }) => left > around.left - 1 && right < around.right + 1).length;
}"""
# Whether there are bubbles, how many chips there are, and how many of them or of the board's buttons are covered.
COVERED = """() => {
  const seen = what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect());
  const bubbles = seen('[data-said] .bubble');
  const chips = seen('[data-chip]');
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const covered = [...chips, ...seen('.walk button')].filter(chip => bubbles.some(one => meet(one, chip)));
  return [bubbles.length > 0, chips.length, covered.length];
}"""


def sides(page: Page, selector: str) -> list[float]:
    found: list[float] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
          .flatMap(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])""",
        selector,
    )
    return found


def outside(page: Page) -> list[str]:
    """Controls that are not wholly on the screen; the ways to lie may be pushed along."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const aside = one.closest('.ways') === null && (left < -1 || right > innerWidth + 1);
          return one.checkVisibility() && (aside || top < -1 || bottom > innerHeight + 1);
        }).map(one => one.ariaLabel ?? one.textContent)""",
        CONTROLS,
    )
    return found


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_everything_is_at_hand_on_every_screen(house: House, locale: str) -> None:
    page = house.visit(locale=locale)
    yard = Yard(page)
    yard.lay("hard", 0)
    page.locator("[data-tray] button").last.click()
    phrases = page.locator(PHRASES).filter(visible=True)
    for width, height in (*SIZES, *SMALLEST):
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert min(sides(page, "[data-square]")) >= LEAST, (width, height)
        small = width <= 640 or height <= 480
        expect(page.get_by_role("banner")).to_have_count(1 - small)
        expect(page.locator("canvas")).to_have_count(1 - small)
        if (width, height) in LINED:
            assert page.evaluate(LINES, f"{PHRASES}, .hint button") == 1, (width, height)
        if (width, height) in TUCKED:
            page.locator("[popovertarget=tells], [popovertarget=all-phrases]").click()
        if (width, height) in SMALLEST:
            assert min(sides(page, "[data-board] button")) >= CELL, (width, height)
            expect(phrases).to_have_count(SAID + ((width, height) in LINED))  # with the button that opens them
        if (width, height) in SMALLEST or (width, height) in ((1280, 720), (1280, 800)):
            assert len(sides(page, ".hint button")) == 2, (width, height)
            assert outside(page) == [], (width, height)
        assert min(sides(page, CONTROLS)) >= LEAST, (width, height)
        if (width, height) in TUCKED:
            page.keyboard.press("Escape")


@pytest.mark.parametrize("flat", [True, False])
def test_three_ways_to_lie_are_seen_whole_on_a_phone(house: House, *, flat: bool) -> None:
    """Of every piece that has so many, on either board; the others are pushed along, and no button goes for it."""
    page = house.visit()
    page.add_init_script(f"localStorage.setItem('volteface', JSON.stringify({{ flat: {str(flat).lower()} }}))")
    yard = Yard(page)
    ways = page.get_by_role("group", name="Ways to lie")
    for width, height in ((390, 664), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        yard.lay("simple", 0)
        page.get_by_role("button", name=NAMES["K"], exact=True).click()
        before = places(page)
        for letter in "YB":
            page.get_by_role("button", name=NAMES[letter], exact=True).click()
            assert ways.evaluate(WHOLE) >= 3, (width, height, letter)
        assert moved(before, places(page)) == {}
        expect(page.get_by_role("button", name="Look straight")).to_have_count(1 - flat)
        assert outside(page) == [], (width, height)


def test_what_is_said_of_a_piece_on_a_low_phone_opens_with_a_tap_and_closes_when_it_is_said(house: House) -> None:
    page = house.visit(viewport={"width": 390, "height": 664})
    yard = Yard(page)
    yard.lay("simple", 0)
    page.get_by_role("button", name=NAMES["K"], exact=True).click()
    hide = page.get_by_role("button", name="Black cube: hide it")
    expect(hide).to_be_hidden()
    page.get_by_role("button", name="Tell your partner").click()
    hide.click()
    expect(hide).to_be_hidden()
    until(page, lambda: any(one["do"] == "phrase" and one["code"] == "hide" for one in yard.asked))


def test_what_the_partner_says_covers_no_chip(house: House) -> None:
    """In space and from above, in every column, high and low; and a question stands by its answers on a phone."""
    page = house.visit()
    yard = Yard(page)
    yard.lay("simple", 9)
    for width, height in ((1280, 720), (1024, 768), (844, 390), (390, 664), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-board] canvas[data-across], [data-board] [role=group]").first.wait_for()
        for level in (3, 0):
            for column, letter in enumerate("YOG"):
                yard.tell_words("need", colour=letter, x=column, z=level)
            yard.tell_words("may-move", piece="Y", colour="B", x=3, z=level)
            expect(page.locator("[data-said] .asks")).to_contain_text(f"in column 4, storey {level + 1}.")
            until(page, lambda: page.evaluate(COVERED) == [True, 4, 0])
    asked, answer, board = (
        page.locator(one).first.bounding_box() for one in ("[data-said] .asks", f"{PHRASES}.asked", "[data-board]")
    )
    assert asked is not None
    assert answer is not None
    assert board is not None
    assert 0 <= answer["y"] - asked["y"] - asked["height"] < LEAST < board["y"] - asked["y"]
    yard.tell_words("stays", piece="Y")
    expect(page.locator("[data-said] .bubble").last).to_contain_text("I leave it where it is.")
    expect(page.locator(f"{PHRASES}.asked")).to_have_count(0)


def test_a_word_has_its_room_where_nothing_else_was_said(house: House) -> None:
    page = house.visit()
    yard = Yard(page)
    yard.lay("simple", 9)
    yard.tell_move("recto")
    for size in ((1280, 720), (1280, 800), (1920, 1080), (844, 390), (390, 664), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("[data-board] canvas[data-across], [data-board] [role=group]").first.wait_for()
        bubble = page.locator("[data-said] .asks")
        expect(bubble).to_contain_text("says Recto! Do you agree?")
        until(page, lambda: sides(page, "[data-said] .asks") != [])
        box = bubble.bounding_box()
        assert box is not None
        assert box["width"] > box["height"], size


def test_a_hint_is_told_where_nothing_is_pressed_until_one_does_something(house: House) -> None:
    """Above the board of a phone, over far rows where that is low; what it speaks of is marked, to the end."""
    page = house.visit()
    yard = Yard(page)
    words = page.get_by_role("status").filter(has_text="Hidden from both sides: Black cube.")
    black = page.get_by_role("button", name=NAMES["K"], exact=True)
    for width, height in ((1280, 800), (390, 844), (390, 664), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        yard.lay("simple", 0)
        expect(words).to_have_count(0)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(words).to_be_visible()
        text, board = words.bounding_box(), page.locator("[data-board]").bounding_box()
        assert text is not None
        assert board is not None
        if width == 390:
            assert text["y"] + text["height"] <= board["y"], (width, height)
        else:
            assert board["y"] <= text["y"] < text["y"] + text["height"] <= board["y"] + board["height"], (width, height)
            assert width == 1280 or text["y"] + text["height"] < board["y"] + board["height"] / 2
        assert board["x"] <= text["x"] < text["x"] + text["width"] <= board["x"] + board["width"], (width, height)
        expect(black).to_have_class(re.compile("hinted"))
        black.click()
        expect(words).to_be_hidden()


def test_what_is_needed_is_in_sight_until_it_is_there(house: House) -> None:
    """On the board and in the partner's words; what a hand only holds is neither there nor wrong on the card."""
    page = house.visit(viewport={"width": 390, "height": 844})
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    chip, said = page.locator("[data-chip=K]"), page.locator("[data-said] .bubble")
    yard.tell_words("need", colour="K", x=0, z=0)
    expect(chip).to_be_visible()
    yard.tell("hold", pieces="K")
    yard.tell("hand", pieces={"K": "03.0"})
    expect(page.locator(".level.theirs")).to_have_count(1)
    expect(chip).to_be_visible()
    expect(page.locator("[data-square] .now")).to_have_count(0)
    yard.tell_move("place K 03.0")
    expect(chip).to_have_count(0)
    expect(said).to_have_count(0)
    expect(page.locator("[data-square='12'] .now, [data-square='12'] .fits")).to_have_count(1)
    yard.tell_move("move K 30.0")
    expect(said.last).to_contain_text("in column 1, storey 1.")


def test_the_board_is_as_large_as_its_geometry_is_tested_with(house: House) -> None:
    """Whether every place can be pointed at is tried for these sizes."""
    tried = POINTING.read_text("utf-8")
    for size, width, height in re.findall(r"'(\d+x\d+)': \[(\d+), (\d+)\]", tried):
        window = dict(zip(("width", "height"), map(int, size.split("x")), strict=True))
        page = house.visit(viewport=window)
        page.add_init_script("localStorage.setItem('volteface', JSON.stringify({ flat: false }))")
        Yard(page).lay("simple", 0)
        box = page.locator("canvas").bounding_box()
        assert box is not None
        assert [round(box["width"]), round(box["height"])] == [int(width), int(height)], size
    flat = re.search(r"FLAT = (\d+);", tried)
    assert flat is not None
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Flat board").check()
    box = page.get_by_role("group", name="Board from above").bounding_box()
    assert box is not None
    assert round(box["width"]) == int(flat[1])


def test_a_refusal_is_seen_whole_wherever_it_happens(house: House) -> None:
    """Nothing cuts it off, in any corner of the board."""
    page = house.visit()
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    page.evaluate(LASTING)
    for column, row, letter in ((0, 0, "Y"), (3, 3, "G"), (0, 3, "P"), (3, 0, "V")):
        yard.tell_move(f"place {letter} {column}{row}.0 {column}{row}.1" + f" {column}{row}.2" * (letter == "Y"))
    yard.tell_move("place O 33.0 33.1")
    page.get_by_role("button", name=NAMES["B"], exact=True).click()
    page.keyboard.press("x")
    for width, height in ((320, 640), (390, 664), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for keys in (("ArrowLeft", "ArrowDown"), ("ArrowRight", "ArrowUp")):
            for key in keys * 3:
                page.keyboard.press(key)
            page.keyboard.press("Enter")
            alert = page.get_by_role("alert")
            expect(alert).to_contain_text("There it would rise above storey 4.")
            assert alert.evaluate(CUT_OFF) == [], (width, height)


def test_nothing_moves_because_of_the_partner(house: House) -> None:
    page = house.visit()
    page.add_init_script(FLAT)
    yard = Yard(page)
    for size in ({"width": 1280, "height": 720}, {"width": 390, "height": 664}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        yard.lay("simple", 0)
        page.get_by_role("button", name=NAMES["B"], exact=True).click()
        before = places(page)
        yard.tell("hold", pieces="G")
        yard.tell("hand", pieces={"G": "00.0 10.0"})
        expect(page.locator(".level.theirs")).to_have_count(2)
        assert moved(before, places(page)) == {}
        for move in ("place G 00.0 10.0", "place K 00.0", "place W 33.0", "recto"):
            yard.tell_move(move)
        expect(page.get_by_role("button", name="Verso!")).to_be_visible()
        assert moved(before, places(page)) == {}


@pytest.mark.usefixtures("short_count_in")
def test_a_round_by_names_and_roles_alone(house: House) -> None:
    """What a screen reader offers is enough: no pointer, no letters."""
    pages = house.visit(), house.visit()
    for page in pages:
        page.add_init_script(FLAT)
    front, back = table_of(house, *pages)
    front.begun()
    back.begun()
    for number, (letter, cubes) in enumerate(answer(front, back)):
        mason, own = (back, from_behind(cubes)) if number % 2 else (front, cubes)
        press(mason.tray.get_by_role("button", name=NAMES[letter], exact=True))
        lay(mason.page, letter, own)
        for other in (front, back):
            other.sees(letter)
    for mason, word in ((front, "Recto!"), (back, "Verso!")):
        press(mason.page.get_by_role("button", name=re.compile(f"^{word}")))
    for mason in (front, back):
        expect(mason.verdict).to_contain_text("Right")


def press(button: object) -> None:
    """As a screen reader presses: without a pointer."""
    button.evaluate("one => one.click()")  # type: ignore[attr-defined]


def lay(page: Page, letter: str, cubes: tuple[Cube, ...]) -> None:
    """Choose how the piece lies and where, by what the page names and says."""
    ways = page.get_by_role("group", name="Ways to lie").get_by_role("button")
    cells = {(x, y) for x, y, _ in cubes}
    for x, y in sorted(cells):
        cell = page.get_by_role("group", name="Board from above").get_by_role(
            "button", name=re.compile(f"^Column {x + 1}, row {y + 1}:")
        )
        for way in range(max(1, ways.count())):
            if ways.count():
                press(ways.nth(way))
            if told(page, letter) != set(cubes):
                press(cell)
            if told(page, letter) == set(cubes):
                press(page.get_by_role("button", name="Put down"))
                return
    until(page, lambda: False)


def told(page: Page, letter: str) -> set[Cube]:
    """Where the piece in hand would come to rest, as it is read out."""
    said = page.locator("[data-hand]").inner_text()
    if not said.startswith(f"{NAMES[letter]}: column"):
        return set()  # it cannot rest there, or lies there already
    box, _, gaps = said.partition(", but not in ")
    return places_of(box) - set().union(*map(places_of, gaps.split("; "))) if gaps else places_of(box)


def places_of(said: str) -> set[Cube]:
    """What lies in these columns, rows and storeys."""
    found = re.search(r"column (\d)(?:–(\d))?, row (\d)(?:–(\d))?, storey (\d)(?:–(\d))?$", said)
    assert found is not None, said
    low, high = found.group(1, 3, 5), found.group(2, 4, 6)
    columns, rows, storeys = (range(int(a) - 1, int(b or a)) for a, b in zip(low, high, strict=True))
    return set(product(columns, rows, storeys))
