"""Somebody who goes through a lesson to its end with what the page offers: by finger, mouse or keys, in any language.

In every step that can be done wrong, it is done wrong first. What was read and done is counted, so that a test can say
how long a lesson takes at a person's pace, however busy the machine is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.eye import pixel
from tests.browser.pointers import Fingers, Mouse, Point, Pointer
from tests.browser.sizes import settle
from tests.browser.yard import DIGITS, MOST, centre, put_by_keys, rests, target
from volteface import games
from volteface.games.recto_verso.pieces import LETTERS
from volteface.locales import Language

WORDS, ACTION = 250 / 60, 1.5  # words that a person reads in a second; seconds for an action
TABS = 120  # presses of Tab that lead around a whole page
Act = Callable[[], None]


class Learner:
    """Somebody at a lesson. `look` is told every moment at which there is something new to see."""

    def __init__(
        self, page: Page, game: str, way: str, tongue: Language, look: Callable[[str], None] | None = None
    ) -> None:
        self.page, self.game, self.way, self.tongue = page, game, way, tongue
        self.look = look or (lambda _: None)
        self.pointer: Pointer = Fingers(page, lambda: (20, 300)) if way == "finger" else Mouse(page)
        self.coach = page.get_by_role("region", name=tongue.say("lesson-name"), exact=True)
        self.on = self.coach.locator("[data-main]")
        self.again = self.coach.get_by_role("button", name=tongue.say("lesson-again"), exact=True)
        self.actions = 0

    def press(self, message: str, *, key: str = "", **facts: object) -> None:
        """Press what is called so, or its key."""
        if self.way == "keys" and key:
            self.actions += 1
            self.page.keyboard.press(key)
            return
        self.tap(self.page.get_by_role("button", name=self.tongue.say(message, **facts), exact=True).first)

    def tap(self, button: Locator) -> None:
        """Press something."""
        self.actions += 1
        if self.way == "finger":
            button.tap()
        elif self.way == "keys":
            self.reach(button)
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def reach(self, button: Locator) -> None:
        """Go to something with the Tab key, from wherever the focus is."""
        expect(button).to_be_enabled()
        for _ in range(TABS):
            if button.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keys to {button}")

    def drag(self, from_: Point, to: Point) -> None:
        """Carry something, and hold it there, at rest: after a finger that flings the browser hears no tap."""
        self.actions += 1
        self.pointer.down(from_)
        self.pointer.move(((from_[0] + to[0]) / 2, (from_[1] + to[1]) / 2))
        for _ in range(3 if self.way == "finger" else 1):
            self.pointer.move(to)
            settle(self.page)

    def hears(self, step: str, what: str = "") -> None:
        """The words of this step."""
        expect(self.coach).to_contain_text(self.tongue.say(f"lesson-{self.game}-{step}{what}"))
        self.look(f"{step}{what}")

    def refused(self, code: str) -> None:
        """The board says why not."""
        expect(self.page.get_by_role("alert")).to_have_text(self.tongue.say(code))

    def go_on(self) -> None:
        """Press the one button that leads on."""
        self.tap(self.on)


def verso(one: Learner) -> dict[str, tuple[Act, Sequence[Act]]]:
    """What is done in each step of Verso's lesson, and what is tried before."""

    def keep() -> None:
        one.press("verso-keep", key="k")

    def flip() -> None:
        one.press("verso-flip", key="f")

    def bank(row: str, points: int) -> None:
        if one.way == "keys":
            one.page.keyboard.press(row)
        else:
            short = one.tongue.say("verso-bank-short", points=points)
            one.tap(one.page.locator("button").filter(has_text=re.compile(re.escape(short))).first)
        dialog = one.page.get_by_role("dialog")
        dialog.wait_for()
        one.tap(dialog.get_by_role("button").filter(has_text=f"+{points}").first)

    def nothing_more() -> None:
        one.press("verso-pass", key="p")
        one.press("verso-pass-yes", points=7)  # it is asked about

    return {
        "card": (flip, [keep]),
        "keep": (keep, [flip]),
        "chances": (keep, [flip]),
        "bank": (lambda: bank("3", 5), [keep, flip]),
        "neighbours": (lambda: None, []),
        "square": (keep, [flip]),
        "gift": (lambda: bank("2", 4), [keep]),
        "last": (lambda: bank("2", 7), [nothing_more]),
        "alone": (keep, [flip]),
    }


def dessus_dessous(one: Learner) -> dict[str, tuple[Act, Sequence[Act]]]:
    """What is done in each step of Dessus Dessous' lesson, and what is tried before."""
    page = one.page
    picture = page.get_by_role("img", name=one.tongue.say("dd-own-picture"))

    def layer(number: int) -> Locator:
        return page.locator(f'button[data-layer="{number}"]')

    def carry(number: int, to: Point) -> None:
        one.drag(centre(layer(number)), to)
        one.pointer.up()

    def lay(number: int) -> None:
        if one.way == "keys":
            page.keyboard.press(str(number))
            one.press("dd-put", key="ArrowUp")
            return
        settle(page)
        carry(number, centre(picture))

    def below() -> None:
        """Layer 2 goes below layer 3: into the row, or on top and then down."""
        settle(page)
        if one.way != "keys":
            x, y = centre(layer(3))
            carry(2, (x - 12, y))
            return
        lay(2)
        one.hears("below", "-near")
        one.press("dd-lower", key="ArrowLeft")

    def take(number: int) -> None:
        if one.way == "keys":
            page.keyboard.press(str(number))
        one.press("dd-take", key="Backspace")

    def over(number: int) -> None:
        if one.way == "keys":
            page.keyboard.press(str(number))
            one.press("dd-flip", key="f")
        else:
            if layer(number).get_attribute("aria-current") != "true":
                one.tap(layer(number))  # which chooses it
            one.tap(layer(number))

    def turn(number: int) -> None:
        if one.way == "keys":
            page.keyboard.press(str(number))  # the Tab key leads past other layers, which are in hand then
        one.press("dd-turn-right", key="r")

    def draw(number: int) -> None:
        one.tap(page.get_by_role("button", name=re.compile(f"^{number} ")).first)

    def first() -> None:
        lay(3)
        one.hears("lay", "-done")
        over(3)
        one.refused("lesson-wait")

    def turned() -> None:
        expect(page.get_by_role("alert")).to_have_count(0)  # with another step nobody is scolded any more
        turn(3)
        one.hears("turn", "-near")
        expect(one.again).to_have_count(0)
        turn(3)

    def changed() -> None:
        """A pile that is not the step's any more cannot be checked, until it is what it was."""
        over(5)
        one.hears("check", "-not")
        one.press("dd-check-pile", key="g")
        one.refused("lesson-other")
        over(5)
        one.hears("check")
        take(5)

    return {
        "lay": (first, [lambda: lay(4)]),
        "turn": (turned, [lambda: over(3)]),
        "below": (below, [lambda: lay(4)]),
        "over": (lambda: over(2), [lambda: turn(2)]),
        "third": (lambda: lay(5), [lambda: lay(4)]),
        "check": (lambda: one.press("dd-check-pile", key="g"), [changed]),
        "grab": (lambda: one.press("dd-grab", key="g", token=4), [lambda: over(5)]),
        "countdown": (one.go_on, []),
        "example": (one.go_on, []),
        "end": (lambda: None, []),
        "alone": (lambda: draw(3), [lambda: draw(5)]),
    }


def recto_verso(one: Learner) -> dict[str, tuple[Act, Sequence[Act]]]:
    """What is done in each step of Recto Verso's lesson, and what is tried before."""
    page, hand, say = one.page, one.page.locator("[data-hand]"), one.tongue.say
    word = page.get_by_role("button", name=re.compile("^Recto"))

    def put(letter: str, text: str, turns: int = MOST) -> None:
        """Put a piece down, like this when it has come to rest."""
        cubes = tuple((int(cube[0]), int(cube[1]), int(cube[3])) for cube in text.split())
        page.locator("[data-board] canvas[data-across], [data-board] [role=group]").first.wait_for()
        if one.way == "keys":
            put_by_keys(page, DIGITS[LETTERS.index(letter)], letter, cubes)
            return
        settle(page)
        name = say("recto-verso-piece", letter=letter)
        one.drag(centre(page.locator(f'[data-tray] button[aria-label="{name}"]')), target(page, cubes))
        expect(hand).to_have_attribute("data-rests", re.compile(r"\d"))
        for _ in range(turns):
            if rests(page) == text:
                break
            one.pointer.turn()
            one.actions += 1
        one.pointer.up()

    def drop(letter: str, text: str) -> None:
        """Put a piece down somewhere here, however it lies then."""
        put(letter, text, turns=0)

    def hide() -> None:
        """In space as the step says: onto the front of what it goes behind."""
        canvas = page.locator("[data-board] canvas[data-across]")
        if one.way == "keys" or canvas.count() == 0:
            put("K", "22.0")
            return
        name = say("recto-verso-piece", letter="K")
        one.drag(centre(page.locator(f'[data-tray] button[aria-label="{name}"]')), pixel(page, (2.5, 1, 1)))
        assert rests(page) == "22.0"
        one.pointer.up()

    def ends() -> None:
        """The building that was judged is the learner's own, in the time that the clock shows."""
        shown = page.get_by_role("timer").inner_text()
        minutes, seconds = map(int, shown.strip().split(":"))
        one.tap(word)
        verdict = page.get_by_role("region", name=say("recto-verso-verdict"))
        took = games.find("recto-verso").CONSTANTS.ladder[0] - 60 * minutes - seconds
        expect(verdict).to_contain_text(re.compile(rf"\b{took}\b"))
        if page.locator("[data-board] canvas").count() == 0:
            green = say("recto-verso-on-level", letter="G", level=1)
            cell = f"{say('recto-verso-cell', column=1, row=2)}: {green}"
            expect(page.get_by_role("button", name=cell, exact=True)).to_have_count(1)

    def asked() -> None:
        """What Ada has asked for is still in sight after a try, and the word is not offered before it is right."""
        expect(page.locator("[data-chip=G]")).to_be_visible()
        expect(word).to_be_disabled()
        put("G", "01.0 11.0")

    def early(code: str) -> None:
        """A piece is put down where nothing is built: the board says why not, and keeps it in the tray."""
        drop("K", "30.0")
        one.refused(code)

    def sides() -> None:
        if one.way != "keys":  # whose Enter is for the button that leads on
            early("lesson-wait")
        one.actions = 0
        one.go_on()
        expect(page.locator("[data-told]")).to_have_attribute("data-told", "..../YNO./PWO./PGVV".replace(".", "?"))

    def tell(letter: str, column: int) -> None:
        square = f"{say('recto-verso-square', column=column, level=3)}: {say('recto-verso-colour', letter=letter)}"
        one.tap(page.get_by_role("button", name=re.compile(f"^{re.escape(square)}")))

    def told() -> None:
        assert page.get_by_role("alert").count() == 0  # with another step nobody is scolded any more
        early("lesson-other")
        one.actions = 0
        tell("O", 3)

    def changed() -> None:
        """A piece is taken away again; when it is back, all is as the step has it."""
        one.press("recto-verso-undo", key="u")
        one.hears("word", "-not")
        put("G", "01.0 11.0")
        one.hears("word")
        one.press("recto-verso-undo", key="u")

    return {
        "both": (lambda: None, []),
        "tower": (lambda: put("Y", "00.0 00.1 00.2"), [lambda: drop("Y", "30.0 30.1 30.2")]),
        "turn": (lambda: put("B", "21.0 31.0 21.1"), [lambda: drop("B", "02.0 12.0 02.1")]),
        "stack": (lambda: put("N", "10.2"), [lambda: drop("N", "30.0")]),
        "sides": (sides, []),
        "tell": (told, [lambda: tell("N", 2)]),
        "hide": (hide, [lambda: drop("K", "30.0")]),
        "share": (lambda: put("O", "22.1 22.2"), [lambda: drop("O", "12.0 12.1")]),
        "asked": (asked, [lambda: put("G", "12.0 12.1")]),
        "word": (ends, [changed]),
        "more": (lambda: None, []),
    }


WALKS = {"verso": verso, "dessus-dessous": dessus_dessous, "recto-verso": recto_verso}


def walk(one: Learner, *, tries: bool = True) -> float:
    """Go through all steps; where something else can be tried, try that first, and hear that it can be done again.

    Gives the seconds that a person takes who does everything right, up to the end of what one must know.
    """
    found: Any = games.lesson(one.game)
    steps = WALKS[one.game](one)
    assert [step.name for step in found] == list(steps)
    words = actions = 0
    for step, after in zip(found, [*found[1:], None], strict=True):
        right, wrong = steps[step.name]
        one.hears(step.name)
        for other in wrong if tries else ():
            other()
            one.hears(step.name, "-not")
            one.tap(one.again)
            one.hears(step.name)
        one.actions = 0
        right()
        does = bool(step.right or step.then or step.tell)
        if does:
            one.hears(step.name, "-done")
        expect(one.on).to_be_in_viewport()
        if not step.more:
            said = [one.tongue.say(f"lesson-{one.game}-{step.name}{what}") for what in ("", "-done")[: 1 + does]]
            words += len(re.findall(r"\w[\w’]*", " ".join(said)))
            actions += one.actions + 1
        if after is None:
            break
        more = one.coach.get_by_role("button", name=one.tongue.say(f"lesson-more-{one.game}"))
        if after.more and not step.more:
            one.look("core")
        one.tap(more if after.more and not step.more else one.on)
    return words / WORDS + actions * ACTION
