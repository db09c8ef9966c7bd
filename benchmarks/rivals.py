"""Dessus Dessous's levels, by simulation: what people of each pace win against them, by the real rules.

A person is modelled as somebody whose times have a level's medians and spread evenly around them, and of whose grabs
one in ten is wrong. Nobody knows how people really spread, so it is also told what comes of it if they do otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from tests.games.dessus_dessous.duels import person, share

from volteface.games.dessus_dessous.bots import BOTS, LEVELS

if TYPE_CHECKING:
    from rich.console import Console

    from volteface.core.game import Bot

MATCHES = 1000
OTHERS = {"steadier": (0.3, 0.1), "moodier": (0.6, 0.1), "careful": (0.45, 0.05), "careless": (0.45, 0.2)}


def run(console: Console) -> None:
    """Print what a person of each pace wins against each level, at larger tables, and if they are otherwise."""
    _print(console, "against one bot", {name: [BOTS[name]] for name in LEVELS})
    own = Table(title="Dessus Dessous: matches won by somebody of a level's own pace, %")
    for column in ("level", "against 1", "2", "3", *OTHERS):
        own.add_column(column, justify="right")
    for name, bot in BOTS.items():
        tables = [share(person(name), [bot] * rivals, MATCHES) for rivals in (1, 2, 3)]
        others = [share(person(name, *how), [bot], MATCHES) for how in OTHERS.values()]
        own.add_row(name, *(f"{100 * part:.0f}" for part in (*tables, *others)))
    console.print(own)
    console.print(f"{MATCHES} matches each, an interval of 3 points; wanted: 45 to 55 against one\n")


def _print(console: Console, against: str, rivals: dict[str, list[Bot]]) -> None:
    figures = Table(title=f"Dessus Dessous: matches won {against}, %")
    for column in ("a person as quick as", *rivals):
        figures.add_column(column, justify="right")
    for pace in LEVELS:
        parts = [share(person(pace), bots, MATCHES) for bots in rivals.values()]
        figures.add_row(pace, *(f"{100 * part:.0f}" for part in parts))
    console.print(figures)
