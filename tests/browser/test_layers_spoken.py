"""Dessus Dessous for those who do not see it, or not its colours: words for every picture, colours apart in grey."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.stacker import alone, reveal, with_bots
from tests.server.running import Running, running
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import format_pile, parse_mission, parse_pile
from volteface.games.dessus_dessous.solver import solve
from volteface.games.dessus_dessous.state import Pile

COLOURS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "violet": "V", "hole": ".", "board": "."}
SIDES = ("top", "right", "bottom", "left")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands: a 3-2-1 is over when the test says so."""
    with running(tmp_path_factory.mktemp("spoken"), stands=True) as live:
        yield live


def test_a_flip_is_about_the_screens_upright_axis_and_a_swipe_is_one_quarter(house: House) -> None:
    """D2: the layer's stored way stays what the rules say; what one sees is mirrored left to right, however it lies."""
    one = alone(house, practice=True)
    page = one.page
    one.draw(3).click()
    one.board.wait_for()
    for key in ("2", "r", "ArrowUp"):
        page.keyboard.press(key)
    one.await_pile(parse_pile("2f90"))
    page.keyboard.press("f")
    one.await_pile(parse_pile("2b270"))
    front, back = (layer_set().picture(parse_pile(text)) for text in ("2f90", "2b270"))
    cells = [2, 1, 0, 5, 4, 3, 8, 7, 6]
    mirrored = "".join(front[4 * cell + quarter] for cell in cells for quarter in (0, 3, 2, 1))
    assert [letter == "." for letter in back] == [letter == "." for letter in mirrored]
    swipe = """([layer, steps]) => {
      const at = document.querySelector(`button[data-layer="${layer}"]`);
      const how = { deltaY: 19, bubbles: true, cancelable: true };
      for (let i = 0; i < steps; i++) at.dispatchEvent(new WheelEvent('wheel', how));
    }"""
    page.keyboard.press("4")  # another one is chosen
    page.evaluate(swipe, [2, 20])  # 380 pixels
    one.await_pile(parse_pile("2b0"))
    page.wait_for_timeout(200)
    page.evaluate(swipe, [2, 20])
    one.await_pile(parse_pile("2b90"))


@pytest.mark.parametrize("strong", [False, True])
def test_colours_differ_in_grey(house: House, strong: bool) -> None:
    """Between neighbours in lightness a ratio of 1.45 and more, board included, in both themes; marks stand out."""
    page = alone(house, practice=True).page
    for theme in ("light", "dark"):
        page.evaluate(
            "([theme, strong]) => Object.assign(document.documentElement.dataset, { theme, contrast: strong })",
            [theme, "strong" if strong else "plain"],
        )
        names = ("yellow", "green", "red", "blue", "violet")
        lights = {name: light(page, f"--dd-{name}") for name in names}
        board = light(page, "--paper-sunk" if theme == "light" else "--dd-board")
        in_order = sorted([*lights.values(), board])
        assert all((more + 0.05) / (less + 0.05) > 1.45 for less, more in pairwise(in_order)), in_order
        for name, own in lights.items():
            mark = light(page, f"--dd-{name}-mark")
            assert (max(own, mark) + 0.05) / (min(own, mark) + 0.05) > (3 if strong else 1.7), name


def light(page: Page, name: str) -> float:
    """The relative luminance of a colour of the page's styles."""
    text = page.evaluate("name => getComputedStyle(document.documentElement).getPropertyValue(name)", name).strip()
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def picture_of(words: str) -> str:
    """The picture that a sentence describes."""
    picture = ""
    for row in re.findall(r"Row \d: ([^.]*)\.", words)[:3]:
        for cell in row.split("; "):
            quarters = ["?"] * 4
            for part in cell.split(", "):
                colour, *sides = part.split()
                for side in sides or SIDES:
                    quarters[SIDES.index(side)] = COLOURS[colour]
            picture += "".join(quarters)
    assert len(picture) == 36
    assert "?" not in picture
    return picture


def read_aloud(page: Page) -> Pile:
    """How the mission is made, from what a screen reader says and nothing else."""
    told = re.sub(r"\s+", " ", page.get_by_role("main").aria_snapshot())
    number, words = re.search(r"Mission: (\d) layers(.*?)What your pile shows", told).groups()  # type: ignore[union-attr]
    cells = picture_of(words)
    rows = "/".join(" ".join(cells[12 * row + 4 * i : 12 * row + 4 * i + 4] for i in range(3)) for row in range(3))
    sides = re.findall(r"This side: (.*?) Turned over: (.*?Row 3: [^.]*\.)", told)
    assert len(sides) == 5, "every layer is described, both its sides"
    own = []
    for side in sides:
        pictures = [picture_of(text) for text in side]
        texts = [
            "/".join(" ".join(p[12 * r + 4 * i : 12 * r + 4 * i + 4] for i in range(3)) for r in range(3))
            for p in pictures
        ]
        own.append("|".join(texts))
    return solve(parse_mission(f"{number} {rows}"), tuple(own))[0]


def test_a_whole_game_from_the_accessibility_trees_text(house: House, served: Running) -> None:
    """Six rounds against a bot: what to build is read from the text, and done with named buttons; nothing is seen."""
    one = with_bots(house, 2)
    page = one.page
    one.begin()

    def press(name: str) -> None:
        page.get_by_role("button", name=name).click()

    for number in range(1, 7):
        reveal(served, one)
        heading = page.get_by_role("heading", name=f"Round {number} of 6")
        expect(heading).to_be_visible()
        expect(heading).to_be_focused()
        pile = read_aloud(page)
        for placed in pile:
            page.keyboard.press(str(placed.layer))
            if placed.back:
                press("Turn over")
            for _ in range(placed.turn):
                press("Rotate a quarter to the right")
            press("Lay on top")
        until(page, lambda pile=pile: one.pile == format_pile(pile))  # type: ignore[misc]
        press("Take the 2")
        press("Skip to the check")
        if number < 6:
            expect(one.ready).to_be_focused()
            expect(one.ready).to_be_enabled()  # not the second tap of a double tap
            expect(page.get_by_role("log", name="What happened").last).to_contain_text("Your pile is right: 2 points")
            page.keyboard.press("Enter")
    expect(one.result.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(one.result.get_by_role("row").nth(1)).to_contain_text(re.compile(r"12\s*345345\s*= 24"))
