"""The shipped box: 20 missions of each number, ordered by difficulty. `generator.make_box` made `box.txt`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.notation import parse_mission

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.state import Mission


@cache
def box() -> dict[int, tuple[Mission, ...]]:
    """The missions of the box by their number of layers, the easiest first."""
    lines = (files(__package__) / "box.txt").read_text("utf-8").splitlines()
    missions = [parse_mission(line) for line in lines if line and not line.startswith("#")]
    return {number: tuple(mission for mission in missions if mission.layers == number) for number in NUMBERS}
