"""A building of Recto Verso by mouse, touch and keys, as the solver has it: actions, and seconds at a person's pace."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from rich.table import Table
from tests.browser.mason import SMALL
from tests.browser.pointers import Fingers, Mouse
from tests.browser.yard import Yard, build, build_by_keys

from benchmarks.visited import visited

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from volteface.games.recto_verso.pieces import Cube, Mode

    Built = Callable[[Yard, list[tuple[str, tuple[Cube, ...]]]], int]

CARDS = range(0, 32, 4)
PACE = 1.2  # seconds in which a person does something
MODES: tuple[Mode, ...] = ("simple", "hard")


def run(console: Console) -> None:
    """Print actions and seconds a building."""
    table = Table(
        "a building", "cards", "actions", "at most", "one alone", "two together", title="Recto Verso, building"
    )
    with visited() as house:
        desk, phone, keys = house.visit(viewport=SMALL), house.on_phone(), house.visit(viewport=SMALL)
        mouse, fingers = Mouse(desk), Fingers(phone, lambda: (20, 250))
        ways: dict[str, tuple[Yard, Built]] = {
            "by mouse": (Yard(desk), lambda yard, steps: build(yard, mouse, steps)),
            "by touch": (Yard(phone), lambda yard, steps: build(yard, fingers, steps)),
            "by keys": (Yard(keys), build_by_keys),
        }
        for name, (yard, built) in ways.items():
            for mode in MODES:
                actions = [built(yard, yard.lay(mode, number)) for number in CARDS]
                middle = median(actions)
                seconds = (f"{middle * PACE:.1f} s", f"{(middle + 1) / 2 * PACE:.1f} s")
                table.add_row(f"{name}, {mode}", str(len(actions)), f"{middle:g}", str(max(actions)), *seconds)
    console.print(table)
