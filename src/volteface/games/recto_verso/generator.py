"""New cards without end, how difficult each is, and the shipped box.

Card number n of a seed depends on the seed and n alone; the same seed gives the same cards everywhere. Cards
that are the same up to mirroring, turning round, shifting, and swapping colours of one shape count as one.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import count, islice
from json import dumps
from math import log2
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import asdict

from volteface.core.chance import Chance
from volteface.core.errors import Illegal
from volteface.games.recto_verso import kernels
from volteface.games.recto_verso.box import shipped
from volteface.games.recto_verso.building import hidden
from volteface.games.recto_verso.constants import NAME
from volteface.games.recto_verso.notation import format_building, format_card
from volteface.games.recto_verso.pieces import COUNT, EMPTY, PIECES, SIZE, UNKNOWN
from volteface.games.recto_verso.state import Building, Card

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from volteface.core.game import Seed
    from volteface.games.recto_verso.kernels.arrays import Draws
    from volteface.games.recto_verso.pieces import Mode

MOST_HIDDEN: dict[tuple[Mode, bool], int] = {  # more are too rare to find, with one solution or at all
    ("simple", False): 3,
    ("hard", False): 4,
    ("simple", True): 2,
    ("hard", True): 2,
}
PROBES = 1000  # descents to estimate how many buildings fit one facade
RUNS = 500  # blind buildings to see how often they succeed
COUNTED = 100_000  # solutions counted one by one; beyond it they are estimated

BOX_SEED = "box"
BOX_CARDS = 32
BOX_CHOICE = 320  # cards that the box is chosen from; their scores are also the scale for percentiles


class Made(NamedTuple):
    """A new card and the building it was made from."""

    card: Card
    building: Building


class Difficulty(msgspec.Struct, frozen=True):
    """How difficult a card is. The score is the sum of its three parts."""

    bits: float  # to be told: log2 of the buildings that fit one's own side, over those that fit both
    trap: float  # -log2 of the chance that building without thinking ahead succeeds
    hidden: int  # pieces that neither side shows
    score: float
    percentile: int  # of random interesting cards of the mode, so many per cent are easier


def supply(mode: Mode, seed: Seed, *, unique: bool = False, least_hidden: int = 0) -> Iterator[Made]:
    """Interesting cards without end, no two the same; `unique` ones have exactly one solution."""
    most = MOST_HIDDEN[mode, unique]
    if least_hidden > most:
        raise Illegal(
            "too-much-hidden",
            "Such cards with {wanted} hidden pieces are too rare to find: ask for at most {most}.",
            wanted=least_hidden,
            most=most,
        )
    return _supply(mode, seed, unique, least_hidden)


def _supply(mode: Mode, seed: Seed, unique: bool, least_hidden: int) -> Iterator[Made]:
    known: set[Card] = set()
    for number in count():
        chance = kernels.draws(Chance(NAME, mode, unique, least_hidden, seed, number))
        made = (kernels.unique_card if unique else kernels.random_card)(mode, least_hidden, chance)
        if made is not None and (kind := canonical(made[0])) not in known:
            known.add(kind)
            yield Made(*made)


def fresh_cards(mode: Mode, number: int, seed: Seed, *, unique: bool = False) -> tuple[Card, ...]:
    """The first cards of a seed."""
    return tuple(made.card for made in islice(supply(mode, seed, unique=unique), number))


def canonical(card: Card) -> Card:
    """The same card for all that differ only by mirror, turn, shift and swapped colours of one shape."""
    turns = (card, Card(_mirrored(card.back), _mirrored(card.front)))
    mirrors = [Card(_mirrored(turn.front), _mirrored(turn.back)) for turn in turns]
    return min((_recoloured(_pushed(one)) for one in (*turns, *mirrors)), key=lambda one: (one.front, one.back))


def _mirrored(facade: str) -> str:
    return "".join(facade[z : z + SIZE][::-1] for z in range(0, SIZE * SIZE, SIZE))


def _pushed(card: Card) -> Card:
    """Shifted to the left as far as it goes; the lowest level shows which columns are empty."""
    while card.front[0] == EMPTY and card.front[:SIZE] != EMPTY * SIZE:
        card = Card(*(side[1:] + EMPTY for side in (card.front, card.back)))
    return card


def _recoloured(card: Card) -> Card:
    """Colours of one shape named in the order in which they appear."""
    free = {shape: [p.letter for p in PIECES if p.cubes == shape] for shape in {p.cubes for p in PIECES}}
    shapes = {piece.letter: piece.cubes for piece in PIECES}
    names = {EMPTY: EMPTY}
    for letter in card.front + card.back:
        if letter not in names:
            names[letter] = free[shapes[letter]].pop(0)
    return Card(*("".join(names[letter] for letter in side) for side in (card.front, card.back)))


def rate(card: Card, mode: Mode, scale: Sequence[float] | None = None) -> Difficulty:
    """How difficult a card is; the same card always gets the same rating."""
    chance = kernels.draws(Chance(NAME, "rate", mode, format_card(card)))
    both = _fitting(card, mode, chance)
    sides = (Card(card.front, _silhouette(card.front)), Card(_silhouette(card.back), card.back))
    bits = sum(log2(max(_fitting(side, mode, chance, cap=1), both) / both) for side in sides) / len(sides)
    done = kernels.blind(card, mode, RUNS, chance)
    trap = -log2((done + 0.5) / (RUNS + 1))  # half a success, so that none in all runs has a rating too
    unseen = len(hidden(card, mode))
    score = round(round(bits, 2) + round(trap, 2) + unseen, 2)
    steps = shipped().scale[mode] if scale is None else scale
    percentile = round(100 * bisect_left(steps, score) / len(steps)) if steps else 0
    return Difficulty(round(bits, 2), round(trap, 2), unseen, score, percentile)


def _silhouette(facade: str) -> str:
    """What one side tells of the other: only where it is empty."""
    return "".join(EMPTY if letter == EMPTY else UNKNOWN for letter in facade)


def _fitting(card: Card, mode: Mode, chance: Draws, cap: int = COUNTED) -> float:
    """How many buildings fit: counted while they are few, else estimated."""
    counted = kernels.count(card, mode, cap=cap)
    return counted if counted < cap else kernels.estimate(card, mode, PROBES, chance)


def box(mode: Mode, seed: Seed = BOX_SEED) -> tuple[list[dict[str, object]], list[float]]:
    """The cards of the box, spread evenly over difficulty from easy to difficult, and the scale for the mode."""
    rated = [(made, rate(made.card, mode, ())) for made in islice(supply(mode, seed), BOX_CHOICE)]
    rated.sort(key=lambda one: (one[1].score, format_card(one[0].card)))
    scale = [difficulty.score for _, difficulty in rated]
    step = BOX_CHOICE // BOX_CARDS
    return [entry(made, rate(made.card, mode, scale)) for made, _ in rated[step // 2 :: step]], scale


def box_text(seed: Seed = BOX_SEED) -> str:
    """The data file `box.json`, one card a line."""
    made = {mode: box(mode, seed) for mode in COUNT}
    cards = [f' "{mode}": [\n  ' + ",\n  ".join(map(dumps, entries)) + "\n ]" for mode, (entries, _) in made.items()]
    scales = [f' "{mode}": {dumps(scale)}' for mode, (_, scale) in made.items()]
    return (
        f'{{"seed": {dumps(seed)},\n"cards": {{\n'
        + ",\n".join(cards)
        + '\n},\n"scale": {\n'
        + ",\n".join(scales)
        + "\n}}\n"
    )


def entry(made: Made, difficulty: Difficulty) -> dict[str, object]:
    """A card as data: its text, a solution, its difficulty."""
    return {
        "text": format_card(made.card),
        "solution": format_building(made.building),
        "difficulty": asdict(difficulty),
    }
