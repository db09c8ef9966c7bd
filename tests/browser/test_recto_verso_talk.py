"""Recto Verso's talk: one press tells, what was told gathers, much at once waits, and the word is said on purpose.

The server of this file limits how much is said, as a real one does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import DESKTOP, PHONE, House, until
from tests.browser.mason import NAMES, SMALL, Mason, answer, flat, table_of
from tests.browser.test_languages import SWITCH
from tests.browser.test_recto_verso import memory
from tests.browser.yard import Yard
from tests.server.running import Running, running
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import facade
from volteface.games.recto_verso.notation import parse_facade
from volteface.games.recto_verso.pieces import SIZE

BURST = 8  # phrases that may be said at once, then one a second
# Presses squares of the card faster than any machine is slow, and gives what the page says of that.
AT_ONCE = """async squares => {
  for (const square of squares) document.querySelector(`button[data-square="${square}"]`).click();
  await new Promise(requestAnimationFrame);
  return document.querySelector('.quietly').textContent.trim();
}"""
NOTHING = "????/????/????/????"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that limits how much is said."""
    with running(tmp_path_factory.mktemp("talk"), soonest=0.0, limits=True, count_in=400) as live:
        yield live


def square(mason: Mason, column: int, level: int) -> Locator:
    """A square of the own card, counted from 1."""
    name = re.compile(f"^Column {column}, storey {level}: ")
    return mason.page.get_by_role("group", name=re.compile("^(Front|Back)$")).get_by_role("button", name=name)


def phrase(mason: Mason, name: str) -> Locator:
    return mason.page.get_by_role("group", name="Tell your partner").get_by_role("button", name=name, exact=True)


def as_told(page: Page) -> str:
    return str(page.locator("[data-told]").get_attribute("data-told"))


def needs(mason: Mason, column: int, level: int) -> str:
    """What the own card shows on a square."""
    side = mason.view["role"]
    letters: str = mason.view[side].split("/")[SIZE - level]
    return letters[column - 1]


def test_one_press_tells_the_partner_and_a_slip_is_taken_back(house: House) -> None:
    front, back = table_of(house, house.visit(viewport=SMALL), flat(house))
    for mason in (front, back):
        mason.begun()
        mason.page.set_viewport_size(PHONE)
    assert as_told(front.page) == NOTHING
    bottom = next(column for column in range(1, 5) if needs(back, column, 1) != ".")
    letter = needs(back, bottom, 1)
    square(back, bottom, 1).click()
    said = front.page.locator("[data-said] .bubble")
    expect(said).to_contain_text(f"in column {5 - bottom}, storey 1.")
    chip = front.page.locator(f"[data-chip={letter}]")
    expect(chip).to_be_visible()
    row = ["?"] * SIZE
    row[SIZE - bottom] = letter
    assert as_told(front.page) == f"????/????/????/{''.join(row)}", "in the reader's columns, and nothing besides"
    expect(square(back, bottom, 1)).to_have_accessible_name(re.compile(", told$"))
    expect(front.page.get_by_role("status").filter(has_text="storey 1.").first).to_be_attached()
    for place in (said, chip):  # nothing of it stands between a finger and the board
        expect(place).to_have_css("pointer-events", "none")
    front.page.set_viewport_size(DESKTOP)
    front.page.get_by_role("combobox", name=SWITCH).select_option("fr")
    expect(said).to_contain_text(f"en colonne {5 - bottom}, étage 1.")
    front.page.get_by_role("combobox", name=SWITCH).select_option("de")
    expect(said).to_contain_text(f"in Spalte {5 - bottom}, Ebene 1.")
    front.page.get_by_role("combobox", name=SWITCH).select_option("en")
    phrase(back, "Tell your partner").click()  # on a phone it is among those that open with one press
    phrase(back, "Never mind").click()
    until(front.page, lambda: as_told(front.page) == NOTHING)
    expect(chip).to_have_count(0)
    square(back, bottom, 1).click()
    front.page.set_viewport_size(PHONE)
    free = next(piece for piece in "KWEN" if piece != letter)
    front.place(free, ((0, 0, 0),))  # meanwhile the partner goes on
    back.sees(free)
    phrase(back, "Tell your partner").click()
    expect(phrase(back, f"{NAMES[letter]}: yours")).to_be_enabled()  # and one still speaks of what one has pressed
    back.page.keyboard.press("Escape")
    back.page.set_viewport_size(DESKTOP)  # what somebody writes is seen over the board of a phone, too
    back.page.get_by_role("textbox", name="Talk").fill("the yellow one stands upright")
    back.page.get_by_role("textbox", name="Talk").press("Enter")
    expect(said.last).to_contain_text("the yellow one stands upright")
    other = back.view["back"]
    assert other not in memory(front.page), "the other side is not there, only what was told of it"


def test_what_fits_the_piece_in_hand_is_said_with_one_press(house: House) -> None:
    front, back = table_of(house, flat(house), flat(house))
    front.begun()
    back.begun()
    expect(phrase(back, "yours")).to_be_disabled()
    places = [phrase(back, name).bounding_box() for name in ("Yes", "No", "Wait")]
    back.hold("Y")
    for name, said in (
        ("Long yellow bar: which way?", "Long yellow bar: which way does it lie?"),
        ("Long yellow bar: yours", "Long yellow bar: you take it."),
        ("Long yellow bar: not here", "I do not see yellow on my side."),
    ):
        phrase(back, name).click()
        expect(front.page.locator("[data-said] .bubble").last).to_contain_text(said)
    told = front.page.locator("[data-told]")
    expect(told.get_by_label("Not seen there: yellow")).to_be_attached()
    assert as_told(front.page) == NOTHING
    assert places == [phrase(back, name).bounding_box() for name in ("Yes", "No", "Wait")], "nothing has moved"
    front.page.set_viewport_size(PHONE)
    told.locator(".more").evaluate("more => { more.style.minHeight = '9rem'; }")  # as if much had been told
    first, last = (told.locator(".square").nth(number).bounding_box() for number in (0, 15))
    assert first is not None
    assert last is not None
    assert abs((last["y"] - first["y"]) - (last["x"] - first["x"])) < 1, "its rows stay as near as its columns"


def test_what_is_too_much_at_once_is_said_a_moment_later(house: House) -> None:
    front, back = table_of(house, flat(house), flat(house))
    front.begun()
    back.begun()
    squares = list(range(SIZE, SIZE * SIZE))  # the three storeys below
    assert len(squares) > BURST
    said = back.page.evaluate(AT_ONCE, squares)
    assert re.match(r"That is much at once: \d+ still to be said\.$", said)
    until(front.page, lambda: as_told(front.page).count("?") == 4)
    own = parse_facade(back.view["back"], "back")  # in the front's columns
    wanted = "/".join(["????", *(own[4 * z : 4 * z + 4] for z in (2, 1, 0))])
    assert as_told(front.page) == wanted
    expect(back.page.get_by_role("alert")).to_have_count(0)


def test_the_word_is_said_on_purpose_and_glows_when_nothing_speaks_against_it(house: House) -> None:
    front, back = table_of(house, flat(house), flat(house))
    front.begun()
    back.begun()
    for key in ("r", "Escape"):
        front.page.keyboard.press(key)
    front.word.click()
    guard = front.page.get_by_text("10 pieces are still in the tray. Say it all the same?").first
    expect(guard).to_be_visible()
    assert front.view["said"] is None
    steps = answer(front, back)
    for letter, cubes in steps[:-1]:
        front.place(letter, cubes)
    front.word.click()
    expect(front.page.get_by_text("One piece is still in the tray. Say it all the same?").first).to_be_visible()
    assert front.view["said"] is None
    front.word.hover()  # held for a while it is said all the same
    front.page.mouse.down()
    until(front.page, lambda: front.view["said"] == 0)
    front.page.mouse.up()
    expect(front.page.get_by_text("your partner answers now").first).to_be_visible()
    expect(back.page.locator("[data-said]").get_by_text("says Recto! Do you agree?")).to_be_visible()
    back.sees(steps[-2][0])
    front.place(*steps[-1])
    until(front.page, lambda: front.view["said"] is None)
    expect(front.word).to_have_class(re.compile("safe"))
    front.page.keyboard.press("Shift+Enter")
    until(front.page, lambda: front.view["said"] == 0)
    back.word.click()
    for mason in (front, back):
        expect(mason.verdict).to_contain_text("Right, in ")
    solution = front.verdict.get_by_role(
        "button", name="Show a solution"
    )  # there may be others, after a right round, too
    solution.click()
    expect(solution).to_have_attribute("aria-pressed", "true")
    story = front.page.get_by_role("group", name="How it grew")
    story.get_by_role("slider").press("Home")  # the building grows once more
    expect(front.board.get_by_role("button", name=re.compile("on storey"))).to_have_count(len(steps[0][1]))
    story.get_by_role("slider").press("End")
    story.get_by_role("button").click()
    expect(front.board.get_by_role("button", name=re.compile("on storey"))).to_have_count(len(steps[0][1]))


def test_where_squares_are_marked_the_word_says_how_many_differ(house: House) -> None:
    """All pieces stand, as another card wants them."""
    page = flat(house)
    yard = Yard(page)
    steps = yard.lay("simple", 1)
    yard.lay("simple", 0)
    yard.tell_building(steps)
    assert yard.state is not None
    drawn, built = box("simple")[0].front, facade(yard.state.building, "front")
    differ = sum(a != b for a, b in zip(drawn, built, strict=True))
    assert differ > 1
    word = page.get_by_role("button", name="Recto!")
    word.click()
    expect(page.get_by_text(f"{differ} squares still differ. Say it all the same?").first).to_be_visible()
    assert yard.view["said"] is None
    word.click()
    until(page, lambda: yard.view["said"] == 0)


def test_the_word_does_not_glow_while_the_partner_waits_for_an_answer(house: House) -> None:
    page = flat(house)
    yard = Yard(page)
    yard.tell_building(yard.lay("simple", 0))
    word = page.get_by_role("button", name="Recto!")
    expect(word).to_have_class(re.compile("safe"))
    yard.tell_words("may-move", piece="Y", colour="B", x=3, z=0)
    expect(word).not_to_have_class(re.compile("safe"))
    word.click()
    expect(page.get_by_text("Your partner has asked you something. Say it all the same?").first).to_be_visible()
    assert yard.view["said"] is None
    yard.tell_words("stays", piece="Y")
    expect(word).to_have_class(re.compile("safe"))


def test_where_nothing_is_marked_the_word_tells_nothing_of_squares(house: House) -> None:
    front, back = table_of(house, flat(house), flat(house), marks=False)
    front.begun()
    back.begun()
    for letter, cubes in answer(front, back):
        front.place(letter, cubes)
    front.page.keyboard.press("Shift+ArrowRight")
    front.page.keyboard.press("Shift+ArrowLeft")
    expect(front.word).to_have_class(re.compile("safe"))
    expect(front.page.get_by_text(re.compile("still differ"))).to_have_count(0)
    expect(phrase(front, "Done here")).to_be_enabled()
