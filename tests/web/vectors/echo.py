"""What the rules show after moves that a lesson's board answers by itself (`echo`), as JSON, one object a line.

{"step": NAME, "view": VIEW}         a step of the lesson, and what the learner sees when it begins
{"move": MOVE, "changed": FIELDS}    what of that view is another after a move; null if the rules refuse it
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from tests.table.test_lesson import begun
from tests.web.vectors.dessus_dessous import random_pile
from volteface import games
from volteface.core.errors import Illegal
from volteface.core.lesson import LEARNER
from volteface.games.dessus_dessous import format_pile
from volteface.games.recto_verso.pieces import PIECES, in_order, orientations

TRIED = 150  # moves of a step, besides those that it names


def dessus_dessous() -> str:
    """The file of Dessus Dessous."""
    return "".join(
        _lines("dessus-dessous", lambda rng: f"pile {format_pile(random_pile(rng, rng.randint(0, 5)))}".strip())
    )


def recto_verso() -> str:
    """The file of Recto Verso."""
    return "".join(_lines("recto-verso", _drop))


def _drop(rng: Random) -> str:
    """A piece somewhere over the board, in some way; or one that is taken away, or all that stands pushed along."""
    piece = rng.choice(PIECES)
    verb = rng.choice(("place", "place", "place", "move", "move", "take", "shift"))
    if verb == "shift":
        return f"shift {rng.choice(('+x', '-x', '+y', '-y'))}"
    if verb == "take":
        return f"take {piece.letter}"
    x, y = rng.randint(0, 3), rng.randint(0, 3)
    cubes = in_order((a + x, b + y, c) for a, b, c in rng.choice(orientations(piece.cubes)))
    return f"{verb} {piece.letter} {' '.join(f'{a}{b}.{c}' for a, b, c in cubes)}"


def _lines(name: str, some: Callable[[Random], str]) -> Iterator[str]:
    game, rng = games.find(name), Random(name)
    kinds = {some(rng).split(" ")[0] for _ in range(200)}

    def seen(state: Any) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(msgspec.json.encode(game.view(state, LEARNER)))
        return view

    def after(begin: Any, move: str, at: int) -> dict[str, Any] | None:
        try:
            view = seen(game.play(begin, LEARNER, game.parse(move), at))
        except Illegal:
            return None
        before = seen(begin)
        return {field: value for field, value in view.items() if value != before[field]}

    for step, begin in begun(name):
        named = [move for move in (*step.right, *step.near) if move.split(" ")[0] in kinds]
        if not step.right:
            continue
        at = seen(begin).get("clock", step.at)  # the board's clock stands while somebody tries
        yield json.dumps({"step": step.name, "view": seen(begin)}) + "\n"
        for move in dict.fromkeys([*named, *(some(rng) for _ in range(TRIED))]):
            yield json.dumps({"move": move, "changed": after(begin, move, at)}) + "\n"
