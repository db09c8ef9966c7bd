"""What can be printed of Recto Verso: new cards or named ones with their solutions, score table, ladder, tokens, pads.

A named card is its mode and its text: `hard FRONT|BACK`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from volteface.core.errors import Malformed
from volteface.core.printing import CARD, SHEET, Batch, Piece, check_count, named, no_answer, too_rare
from volteface.games.recto_verso.notation import parse_card
from volteface.games.recto_verso.pieces import COUNT
from volteface.games.recto_verso.press.boards import TOKEN, ladder, pad, score_table, tokens
from volteface.games.recto_verso.press.cards import SOLUTION, Entry, card, solution

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from volteface.core.printing import Ink, Say, Tell

THINGS: dict[str, tuple[str, ...]] = {
    "cards": ("mode", "difficulty", "unique", "count", "solutions", "seed"),
    "tokens": (),
    "scores": (),
    "ladder": (),
    "pad": (),
    "these": ("these", "solutions"),
}
THIRDS = {"easy": range(34), "medium": range(34, 67), "difficult": range(67, 101)}  # percentiles of random cards
TRIES, PATIENCE = 8, 40  # cards looked at for each that is found, and before it is given up


class Wish(msgspec.Struct, frozen=True):
    """What can be chosen about the cards."""

    mode: Literal["simple", "hard"] = "simple"
    difficulty: Literal["any", "easy", "medium", "difficult"] = "any"
    unique: bool = False
    count: int = 16
    solutions: bool = True
    seed: str = ""
    these: str = ""

    def __post_init__(self) -> None:
        check_count(self.count)


def batches(what: Sequence[str], wish: Wish, ink: Ink, say: Say, tell: Tell) -> Iterator[Batch]:
    """Cards from easy to difficult with their solutions after them, tokens, and all boards side by side."""
    for thing, find in (("cards", chosen), ("these", the_very)):
        if thing not in what:
            continue
        entries = find(wish, tell)
        drawn = tuple(
            Piece(card(one, "front", number, ink, say), card(one, "back", number, ink, say))
            for number, one in enumerate(entries, 1)
        )
        yield Batch(say("print-what-cards"), *CARD, drawn)
        if wish.solutions:
            answers = tuple(Piece(solution(one, number, ink, say)) for number, one in enumerate(entries, 1))
            yield Batch(say("print-what-solutions"), *SOLUTION, answers, note=say("recto-verso-print-plan"), cut=False)
    if "tokens" in what:
        yield Batch(say("print-what-tokens"), TOKEN, TOKEN, tokens(ink), note=say("recto-verso-print-tokens"))
    boards = {"scores": score_table, "ladder": ladder, "pad": pad}
    sheets = tuple(Piece(draw(say)) for name, draw in boards.items() if name in what)
    if sheets:
        yield Batch(say("game-recto-verso"), *SHEET, sheets + sheets[-1:] * (len(sheets) % 2))


def the_very(wish: Wish, tell: Tell) -> list[Entry]:
    """The cards that were named, as they came, each with a building that answers it."""
    from volteface.games.recto_verso import generator, solver

    found: list[Entry] = []
    texts = named(wish.these)
    for text in texts:
        tell(len(found), len(texts))
        mode, _, facades = text.rpartition(" ")
        if mode not in COUNT:
            raise Malformed("print-mode", "A card begins with simple or hard, and not so: {card}", card=text[:60])
        card = parse_card(facades, mode)
        building = solver.solve(card, mode)
        if building is None:
            raise no_answer(text)
        found.append(Entry(card, building, generator.rate(card, mode).percentile, mode))
    return found


def chosen(wish: Wish, tell: Tell) -> list[Entry]:
    """New cards of the wished kind, the easiest first; every one comes with a building that answers it."""
    from volteface.games.recto_verso import generator

    found: list[Entry] = []
    wanted = THIRDS.get(wish.difficulty, range(101))
    supply = generator.supply(wish.mode, wish.seed, unique=wish.unique)
    tell(0, wish.count)
    for tried, made in enumerate(supply):
        if tried > PATIENCE + TRIES * len(found):
            break
        rated = generator.rate(made.card, wish.mode)
        if rated.percentile in wanted:
            found.append(Entry(made.card, made.building, rated.percentile, wish.mode))
            tell(len(found), wish.count)
        if len(found) == wish.count:
            return sorted(found, key=lambda one: one.percentile)
    raise too_rare(len(found))
