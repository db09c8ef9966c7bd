"""The bridge between Python's values and the kernels' arrays: nothing outside this folder touches an array.

Squares `?` of a card are not known; pieces of `standing` stay where they are. Kernels draw their chance from two words
(`Draws`) and change them, so that kernels that are called one after the other go on with the same chance.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from volteface.games.recto_verso.kernels import guessing, making, rating, search
from volteface.games.recto_verso.pieces import COUNT, EMPTY, INDEX, LETTERS, PIECES, SIZE, UNKNOWN
from volteface.games.recto_verso.stands import Lie, lies
from volteface.games.recto_verso.state import NOTHING, Building, Card

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from volteface.core.chance import Chance
    from volteface.games.recto_verso.pieces import Mode

    Words: TypeAlias = NDArray[np.uint64]
    Squares: TypeAlias = NDArray[np.int64]
    Draws: TypeAlias = NDArray[np.uint64]
    Question: TypeAlias = tuple[Words, Squares, Squares, Squares, Words, int]

TRIES = 1_000_000  # random buildings for one card; the rarest kind takes some thousands
CODES = INDEX | {EMPTY: search.EMPTY, UNKNOWN: search.UNKNOWN}
SIGNS = np.frombuffer((LETTERS + EMPTY + UNKNOWN).encode(), np.uint8)


def draws(chance: Chance) -> Draws:
    """The two words that kernels draw their chance from."""
    return np.array([chance.word(), chance.word()], np.uint64)


def count(card: Card, mode: Mode, standing: Building = NOTHING, *, cap: int) -> int:
    """How many buildings answer the card, counted up to the cap."""
    return int(search.search(question(card, mode, standing), cap, _rows(0)))


def solutions(card: Card, mode: Mode, standing: Building = NOTHING, *, limit: int) -> list[Building]:
    """Every building that answers the card, at most `limit`."""
    asked = question(card, mode, standing)
    found = _rows(search.search(asked, limit, _rows(0)))
    search.search(asked, limit, found)
    return _buildings(found)


def random_card(mode: Mode, least_hidden: int, chance: Draws) -> tuple[Card, Building] | None:
    """A random interesting card and the building it was made from."""
    draft = _draft()
    made = making.random_card(space(), COUNT[mode], least_hidden, TRIES, chance, draft)
    return _made(*draft) if made else None


def unique_card(mode: Mode, least_hidden: int, chance: Draws) -> tuple[Card, Building] | None:
    """One attempt at an interesting card with a single solution: it can get stuck."""
    draft = _draft()
    made = making.climb(space(), COUNT[mode], least_hidden, TRIES, chance, draft)
    return _made(*draft) if made else None


def estimate(card: Card, mode: Mode, probes: int, chance: Draws) -> float:
    """About how many buildings answer the card, from so many random descents."""
    return float(rating.estimate(question(card, mode), probes, chance))


def blind(card: Card, mode: Mode, runs: int, chance: Draws) -> int:
    """How many of so many runs succeed if nobody thinks ahead."""
    return int(rating.blind(question(card, mode), runs, chance))


def guesses(card: Card, mode: Mode, standing: Building, number: int, chance: Draws) -> list[tuple[Building, Card]]:
    """So many random buildings that answer what is known of a card, each with its own card; none if there are none."""
    found, fronts, backs = _rows(number), *(np.empty((number, SIZE * SIZE), np.int64) for _ in range(2))
    if not guessing.guess(question(card, mode, standing), chance, found, fronts, backs):
        return []
    return list(zip(_buildings(found), map(Card, facades(fronts), facades(backs)), strict=True))


@cache
def space() -> tuple[Words, Squares]:
    """Every placement of every piece, and which of them are whose.

    Given to the kernels as arguments: numba would freeze globals into its cache and miss a change in the pieces.
    """
    columns: list[Lie] = []
    starts, ends = [], []
    for piece in PIECES:
        starts.append(len(columns))
        columns += lies(piece.cubes)
        ends.append(len(columns))
    return np.ascontiguousarray(np.array(columns, np.uint64).T), np.array([starts, ends], np.int64)


def question(card: Card, mode: Mode, standing: Building = NOTHING) -> Question:
    """What the kernels are asked: see `search.gather`."""
    front, back = (np.array([CODES[letter] for letter in side], np.int64) for side in (card.front, card.back))
    return *space(), front, back, np.array(standing, np.uint64), COUNT[mode]


def facades(codes: Squares) -> list[str]:
    """Facades as the kernels write them, one after the other."""
    text = SIGNS[codes].tobytes().decode()
    return [text[at : at + SIZE * SIZE] for at in range(0, len(text), SIZE * SIZE)]


def _rows(number: int) -> Words:
    return np.zeros((number, len(PIECES)), np.uint64)


def _buildings(rows: Words) -> list[Building]:
    return list(map(tuple, rows.tolist()))


def _draft() -> tuple[Words, Squares, Squares]:
    """Room for a building and its two facades."""
    return np.zeros(len(PIECES), np.uint64), np.zeros(SIZE * SIZE, np.int64), np.zeros(SIZE * SIZE, np.int64)


def _made(building: Words, front: Squares, back: Squares) -> tuple[Card, Building]:
    return Card(*facades(front), *facades(back)), tuple(building.tolist())
