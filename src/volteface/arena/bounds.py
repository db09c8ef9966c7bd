"""How many points anybody honest could make alone, over many deals: the game's part `bound`, deal by deal."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from volteface import games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def bounds(
    game: str, count: int, seed: str, widths: Sequence[int], workers: int, report: Callable[[int], None]
) -> list[list[float]]:
    """For each deal what the search finds with each width, and last what a clairvoyant makes with the widest."""
    task = partial(_deal, game, seed, tuple(widths))
    if workers == 1:
        return [_told(task(number), number, report) for number in range(count)]
    with ProcessPoolExecutor(workers) as pool:
        return [_told(found, number, report) for number, found in enumerate(pool.map(task, range(count)))]


def _told(found: list[float], number: int, report: Callable[[int], None]) -> list[float]:
    report(number + 1)
    return found


def _deal(game: str, seed: str, widths: Sequence[int], number: int) -> list[float]:
    part = games.bound(game)
    key = f"{seed}/{number}"
    return [*(part.bound(key, width) for width in widths), part.clairvoyant(key, max(widths))]
