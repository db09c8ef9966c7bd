"""Building as one gesture a piece, by mouse and by touch: how many actions it takes, and that nothing gets lost."""

from __future__ import annotations

import re
from statistics import median

from playwright.sync_api import Page, expect

from tests.browser.house import LASTING, House, until
from tests.browser.mason import FLAT, NAMES, SMALL
from tests.browser.pointers import Fingers, Mouse, Pointer
from tests.browser.yard import DIGITS, Yard, build, build_by_keys, centre, drag, rests, slot, target
from volteface.games.recto_verso.pieces import Mode

SIMPLE, HARD = (12, 16), (14, 18)  # actions in the median, and at most
BY_KEYS: dict[Mode, int] = {"simple": 36, "hard": 46}  # in the median; once it was 44 and 51
THUMB = (20.0, 250.0)  # where the other finger is
IN_SPACE = "localStorage.setItem('volteface', JSON.stringify({ flat: false }))"


def count(yard: Yard, pointer: Pointer, mode: Mode, cards: range) -> list[int]:
    return [build(yard, pointer, yard.lay(mode, number)) for number in cards]


def check_actions(actions: list[int], limits: tuple[int, int]) -> None:
    assert median(actions) <= limits[0], actions
    assert max(actions) <= limits[1], actions


def test_a_building_takes_few_actions_by_mouse(house: House) -> None:
    """All simple cards on the flat board, and some of each kind in space, which takes longer to draw."""
    page = house.visit(viewport=SMALL)
    yard, pointer = Yard(page), Mouse(page)
    check_actions(count(yard, pointer, "simple", range(9, 32, 16)), SIMPLE)
    check_actions(count(yard, pointer, "hard", range(9, 10)), HARD)
    above = house.visit(viewport=SMALL)
    above.add_init_script(FLAT)
    yard, pointer = Yard(above), Mouse(above)
    check_actions(count(yard, pointer, "simple", range(32)), SIMPLE)
    check_actions(count(yard, pointer, "hard", range(0, 32, 8)), HARD)


def test_a_building_takes_few_actions_by_touch(house: House) -> None:
    phone = house.on_phone()
    yard, pointer = Yard(phone), Fingers(phone, lambda: THUMB)
    check_actions(count(yard, pointer, "simple", range(32)), SIMPLE)
    check_actions(count(yard, pointer, "hard", range(4, 32, 8)), HARD)


def test_a_building_takes_fewer_actions_than_before_by_keys(house: House) -> None:
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    for mode, most in BY_KEYS.items():
        assert median(build_by_keys(yard, yard.lay(mode, number)) for number in range(4, 32, 9)) <= most


def test_nothing_waits_for_the_server(house: House) -> None:
    """What is put down is solid at once, the next can be taken at once; what is refused is taken back, with a word."""
    page = house.visit(viewport=SMALL)
    yard, mouse = Yard(page), Mouse(page)
    yard.lay("simple", 0)
    page.evaluate(LASTING)
    tray = page.get_by_role("group", name="Pieces beside the board")
    yard.late = []
    for column, letter in enumerate("KWE"):
        drag(page, mouse, letter, ((column, 0, 0),))
        expect(tray.get_by_role("button", name=NAMES[letter])).to_have_count(0)
    drag(page, mouse, "N", ((1, 0, 1),))  # on what is on its way itself
    assert yard.view["building"] == {}
    yard.play(1, "place E 33.0")
    yard.answer()
    until(page, lambda: yard.view["building"] == {"K": "00.0", "W": "10.0", "E": "33.0", "N": "10.1"})
    expect(page.get_by_role("alert")).to_have_text(re.compile("^The grey cube stands in the building already"))
    page.keyboard.press("u")
    until(page, lambda: yard.stands("N") is None)
    yard.play(1, "place N 10.0")  # on white: what would be undone next cannot be
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_be_visible()
    yard.play(1, "take N")
    page.keyboard.press("u")  # and is still there to be undone
    until(page, lambda: yard.stands("W") is None)


def with_green(house: House) -> tuple[Page, Yard]:
    """A flat board on which the partner has laid the green bar."""
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    yard.tell_move("place G 11.0 21.0")
    expect(
        page.get_by_role("group", name="Pieces beside the board").get_by_role("button", name=NAMES["G"])
    ).to_have_count(0)
    return page, yard


def test_a_piece_that_was_turned_where_it_stands_stays_so_when_one_takes_the_next(house: House) -> None:
    """What one has chosen is not lost without a word; whoever lets go of it with Escape leaves it as it was."""
    page, yard = with_green(house)
    green, black = (DIGITS["KWENGPVOYB".index(letter)] for letter in "GK")
    for key in (green, "r", "Escape", black):
        page.keyboard.press(key)
    expect(page.locator("[data-hand]")).to_contain_text("Black cube")
    assert yard.stands("G") == "11.0 21.0"
    for key in ("Escape", green, "r", black):
        page.keyboard.press(key)
    until(page, lambda: yard.stands("G") not in (None, "11.0 21.0"))
    expect(page.locator("[data-hand]")).to_contain_text("Black cube")


def test_a_piece_that_only_follows_the_mouse_stays_where_it_stood(house: House) -> None:
    """Whoever goes on to another piece has not put the first one down where the pointer happened to be."""
    page, yard = with_green(house)
    page.keyboard.press(DIGITS["KWENGPVOYB".index("G")])
    board = page.get_by_role("group", name="Board from above").bounding_box()
    assert board
    page.mouse.move(board["x"] + board["width"] / 8, board["y"] + board["height"] / 8)
    expect(page.locator(".level.ghost")).not_to_have_count(0)
    page.keyboard.press("r")
    page.get_by_role("group", name="Pieces beside the board").get_by_role("button", name=NAMES["K"]).click()
    expect(page.locator("[data-hand]")).to_contain_text("Black cube")
    assert yard.stands("G") == "11.0 21.0"


def test_two_hands_at_one_piece(house: House) -> None:
    """The partner's hand is seen as the piece it holds, its slot as taken; and whoever comes late is told."""
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    page.evaluate(LASTING)
    alert, hand = page.get_by_role("alert"), page.locator("[data-hand]")
    yard.tell("hold", pieces="Y")
    yard.tell("hand", pieces={"Y": "00.0 10.0 20.0"})
    expect(page.locator(".level.theirs")).to_have_count(3)
    taken = page.get_by_role("button", name="Long yellow bar: your partner holds it")
    taken.click()
    expect(alert).to_have_text("Long yellow bar: your partner has it in hand. Why?")
    expect(hand).not_to_contain_text("yellow")
    yard.tell("hold", pieces="")
    expect(page.locator(".level.theirs")).to_have_count(0)
    page.get_by_role("button", name="Blue L", exact=True).click()
    page.keyboard.press("ArrowRight")
    yard.tell("hold", pieces="B")
    expect(alert).to_contain_text("Blue L: you both have it in hand. Whoever puts it down first has it.")
    yard.tell_move("place B 00.0 10.0 01.0")
    expect(alert).to_have_text("Blue L: your partner was quicker. Why?")
    expect(hand).not_to_contain_text("Blue L")
    assert yard.stands("B") == "00.0 10.0 01.0"


def test_a_hand_that_is_told_late_does_not_lift_what_has_been_put_down(house: House) -> None:
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    page.evaluate(LASTING)
    yard.tell("hold", pieces="K")
    yard.tell("hand", pieces={"K": "00.0"})
    expect(page.locator(".level.theirs")).to_have_count(1)
    yard.tell_move("place K 00.0")
    expect(page.get_by_role("button", name="Column 1, row 1: black on storey 1")).to_be_visible()
    yard.tell("hold", pieces="W")
    yard.tell("hand", pieces={"K": "30.0", "W": "33.0"})
    expect(page.locator(".level.theirs")).to_have_count(1)
    expect(page.get_by_role("button", name="Column 4, row 4: white on storey 1")).to_be_visible()
    expect(page.get_by_role("button", name="Column 1, row 1: black on storey 1")).to_be_visible()


def test_to_speak_of_a_piece_is_not_to_hold_it(house: House) -> None:
    """What is only chosen is in nobody's hand for the partner; what one speaks of is let go."""
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    hand, black = page.locator("[data-hand]"), page.get_by_role("button", name="Black cube", exact=True)

    def held() -> list[str]:
        return [str(one["facts"]["pieces"]) for one in yard.signals if one["kind"] == "hold"]

    black.click()
    expect(hand).to_contain_text("Black cube")
    page.get_by_role("button", name="Black cube: hide it").click()
    expect(hand).not_to_contain_text("Black cube")
    assert not held(), "it was chosen, and never held"
    expect(page.get_by_role("button", name="Black cube: yours")).to_be_enabled()
    black.click()
    page.keyboard.press("ArrowRight")
    until(page, lambda: "K" in held())
    until(page, lambda: any("K" in one["facts"]["pieces"] for one in yard.signals if one["kind"] == "hand"))
    page.get_by_role("button", name="Black cube: yours").click()
    until(page, lambda: held()[-1] == "")
    expect(page.locator(".cell.here")).to_have_count(0)  # whoever points needs no cursor
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cell.here")).to_have_count(1)
    rows = yard.view["front"].split("/")
    letter, column = next((one, row.index(one)) for row in rows for one in "KWEN" if one in row)
    mouse = Mouse(page)
    mouse.down(slot(page, letter))
    mouse.move(target(page, (((column + 1) % 4, 1, 0),)))  # the card shows it in another column
    expect(page.locator("[data-against=misfit]")).to_be_visible()
    mouse.up()
    expect(page.locator("[data-against]")).to_have_count(0)


def test_a_question_ends_with_its_matter(house: House) -> None:
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    asks, yes = page.locator("[data-said] .asks"), page.get_by_role("button", name="Yes", exact=True)
    yard.tell_move("place K 00.0")
    yard.tell_words("may-move", colour="K", x=0, z=0)
    expect(asks).to_contain_text("may I move it?")
    expect(yes).to_have_class(re.compile("asked"))
    for x in range(3):
        yard.tell_words("empty", x=x, z=3)
    expect(asks).to_be_visible()  # later words do not cover it
    expect(asks).to_contain_text("may I move it?")
    yard.tell_move("move K 11.0")
    expect(asks).to_have_count(0)
    expect(yes).not_to_have_class(re.compile("asked"))
    yard.tell_words("may-move", colour="K", x=0, z=0)
    expect(asks).to_have_count(1)
    yard.tell_move("recto")
    expect(asks).to_have_count(1)
    expect(asks).to_contain_text("Do you agree?")


def test_leaning_turning_and_stacks_by_mouse(house: House) -> None:
    page = house.visit(viewport=SMALL)
    yard, mouse = Yard(page), Mouse(page)
    yard.lay("simple", 0)
    page.evaluate(LASTING)
    at = target(page, ((1, 2, 0),))
    mouse.down(slot(page, "B"))
    mouse.move(at)
    first, found = rests(page), []
    for _ in range(3):  # a notch of the wheel is one step, however many events it sends
        page.evaluate(
            """([x, y]) => {
              const roll = () => new WheelEvent('wheel', { deltaY: 24, bubbles: true });
              for (let i = 0; i < 5; i += 1) document.elementFromPoint(x, y).dispatchEvent(roll());
            }""",
            at,
        )
        found.append(rests(page))
        page.wait_for_timeout(200)
    mouse.turn()
    found.append(rests(page))
    assert len({first, *found}) == 5, found
    page.mouse.down(button="right")
    page.mouse.move(at[0] + 60, at[1])
    page.mouse.up(button="right")
    assert float(page.evaluate("document.querySelector('canvas').dataset.across")) < -0.2
    assert rests(page) is not None, "leaning lets nothing go"
    assert yard.view["building"] == {}
    mouse.move(slot(page, "K"))
    mouse.up()
    page.get_by_role("button", name="Look as before").click()
    page.wait_for_function("() => Number(document.querySelector('canvas').dataset.across) === 0")
    drag(page, mouse, "Y", ((0, 1, 0), (1, 1, 0), (2, 1, 0)))
    drag(page, mouse, "K", ((1, 1, 1),))
    until(page, lambda: yard.stands("K"))
    mouse.down(target(page, ((0, 1, 1),)))  # the top of yellow's left end
    mouse.move(target(page, ((0, 3, 0), (1, 3, 0), (2, 3, 0))))
    mouse.up()
    until(page, lambda: yard.view["building"] == {"Y": "03.0 13.0 23.0", "K": "13.1"})
    page.keyboard.press("u")
    until(page, lambda: yard.view["building"] == {"Y": "01.0 11.0 21.0", "K": "11.1"})
    page.get_by_role("button", name="White cube", exact=True).click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Shift the building to the right").click()
    until(page, lambda: yard.view["building"] == {"Y": "11.0 21.0 31.0", "K": "21.1"})
    expect(page.locator("[data-hand]")).to_contain_text("White cube")
    page.get_by_role("button", name="Shift the building to the right").click()
    expect(page.get_by_role("alert")).to_have_text("The building stands at the edge already. Why?")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    square = page.locator("[data-square]").nth(13)
    mouse.down(slot(page, "G"))
    mouse.move(centre(square))
    assert "10.0" in str(rests(page)) or re.search(r"1\d\.0", str(rests(page))), (
        "it would stand over column 2, storey 1"
    )
    mouse.up()
    until(page, lambda: yard.stands("G"))


def test_on_a_phone_a_stack_is_lifted_by_its_lowest_piece(house: House) -> None:
    """Though it is covered everywhere: by a finger on its storey, and without a pointer by its name."""
    phone = house.on_phone()
    yard, fingers = Yard(phone), Fingers(phone, lambda: THUMB)
    yard.lay("simple", 0)
    for move in ("place G 11.0 21.0", "place P 11.0 21.0"):
        yard.tell_move(move)

    def drag(storey: int, row: int) -> None:
        fingers.down(
            centre(phone.get_by_role("button", name=re.compile("^Column 2, row 2: ")).locator(".level").nth(-storey))
        )
        fingers.move(target(phone, ((1, row, 0), (2, row, 0))))
        fingers.up()

    drag(1, 3)
    until(phone, lambda: yard.view["building"] == {"G": "13.0 23.0", "P": "13.1 23.1"})
    lift = phone.get_by_role("group", name="Lift from the building").get_by_role("button")
    expect(lift).to_have_accessible_name("Green bar, with all that stands on it")
    lift.evaluate("one => one.click()")  # as a screen reader presses
    expect(phone.locator("[data-hand]")).to_contain_text("Green bar, with all that stands on it: column 2–3, row 4")
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("ArrowDown")
    phone.get_by_role("button", name="Put down").tap()
    until(phone, lambda: yard.view["building"] == {"G": "11.0 21.0", "P": "11.1 21.1"})
    drag(2, 3)  # by its own storey the upper one comes alone
    until(phone, lambda: yard.stands("P") not in (None, "11.1 21.1"))
    assert yard.stands("G") == "11.0 21.0"
    expect(lift).to_have_count(0)


def test_two_fingers(house: House) -> None:
    """They hold two pieces; or one leans while the other holds; or one taps and the piece lies another way."""
    phone = house.on_phone()
    phone.add_init_script(IN_SPACE)
    yard, fingers = Yard(phone), Fingers(phone, lambda: THUMB)
    yard.lay("simple", 0)
    fingers.down(slot(phone, "Y"))
    fingers.move(target(phone, ((0, 1, 0), (1, 1, 0), (2, 1, 0))))
    before = rests(phone)
    fingers.turn()
    assert rests(phone) != before
    fingers.touch("touchStart", 1, THUMB)
    fingers.touch("touchMove", 1, (THUMB[0] + 40, THUMB[1]))
    fingers.touch("touchEnd", 1)
    assert float(phone.evaluate("document.querySelector('canvas').dataset.across")) < -0.1
    assert yard.view["building"] == {}
    fingers.touch("touchStart", 1, slot(phone, "K"))
    fingers.touch("touchMove", 1, target(phone, ((3, 3, 0),)))
    fingers.touch("touchEnd", 1)
    until(phone, lambda: yard.stands("K") == "33.0")
    assert rests(phone) is not None, "the other finger still holds"
    fingers.up()
    until(phone, lambda: yard.stands("Y") is not None)
