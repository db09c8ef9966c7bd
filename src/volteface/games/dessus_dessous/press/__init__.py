"""What can be printed of Dessus Dessous: the layers to cut out, missions with their solutions, tokens, pads.

Missions are new, or named by their texts; then also such as somebody's own layers make, five texts between commas.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Literal

import msgspec

from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.core.printing import CARD, SHEET, Batch, Piece, check_count, named, no_answer
from volteface.games.dessus_dessous.constants import NAME, NUMBERS, SEATS
from volteface.games.dessus_dessous.layers import any_set, layer_set
from volteface.games.dessus_dessous.notation import parse_mission
from volteface.games.dessus_dessous.press.boards import TOKEN, pad, tokens
from volteface.games.dessus_dessous.press.pictures import (
    LAYER,
    SOLUTION,
    board,
    layer,
    mission,
    reverse,
    solution,
    textures,
)
from volteface.games.dessus_dessous.state import LAYERS, Placed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from volteface.core.printing import Ink, Say, Tell
    from volteface.games.dessus_dessous.generator import Made
    from volteface.games.dessus_dessous.layers import LayerSet

THINGS: dict[str, tuple[str, ...]] = {
    "layers": ("players",),
    "missions": ("number", "count", "solutions", "seed"),
    "tokens": (),
    "pad": (),
    "these": ("these", "own", "solutions"),
}


class Wish(msgspec.Struct, frozen=True):
    """What can be chosen: for how many the layers are, and which missions."""

    players: int = 1
    number: Literal["all", "3", "4", "5"] = "all"
    count: int = 18
    solutions: bool = True
    seed: str = ""
    these: str = ""
    own: str = ""

    def __post_init__(self) -> None:
        check_count(self.count)
        if self.players not in SEATS:
            raise Malformed(
                "print-players",
                "Layers are printed for {least} to {most} players, not for {players}.",
                least=SEATS.start,
                most=SEATS.stop - 1,
                players=self.players,
            )


def batches(what: Sequence[str], wish: Wish, ink: Ink, say: Say, tell: Tell) -> Iterator[Batch]:
    """A page of layers with its board for each player, missions from few layers to many, tokens, two pads."""
    defs = textures(ink)
    if "layers" in what:
        looks = [[layer_set().look(Placed(one, back)) for back in (False, True)] for one in LAYERS]
        pieces = [
            Piece(layer(front, n, False, say), layer(back, n, True, say)) for n, (front, back) in enumerate(looks, 1)
        ]
        one_set = (*pieces, Piece(board(), board()))
        yield Batch(say("print-what-layers"), LAYER, LAYER, one_set * wish.players, defs, say("dd-print-layers"))
    for thing, find in (("missions", chosen), ("these", the_very)):
        if thing not in what:
            continue
        made = find(wish, tell)
        layers = own_layers(wish) if thing == "these" else layer_set()
        drawn = tuple(Piece(mission(one.mission, n), reverse(one.mission)) for n, one in enumerate(made, 1))
        yield Batch(say("print-what-missions"), *CARD, drawn, defs)
        if wish.solutions:
            answers = tuple(Piece(solution(one.solution, layers, n, say)) for n, one in enumerate(made, 1))
            yield Batch(say("print-what-solutions"), *SOLUTION, answers, defs, say("dd-print-solutions"), cut=False)
    if "tokens" in what:
        yield Batch(say("print-what-tokens"), TOKEN, TOKEN, tokens())
    if "pad" in what:
        yield Batch(say("print-what-pad"), *SHEET, (Piece(pad(say)),) * 2)


def own_layers(wish: Wish) -> LayerSet:
    """The layers that the named missions are for: ours unless others are named, too."""
    return any_set(tuple(text.strip() for text in wish.own.split(",")) if wish.own else ())


def the_very(wish: Wish, tell: Tell) -> list[Made]:
    """The missions that were named, as they came, each with a pile that makes it."""
    from volteface.games.dessus_dessous import solver
    from volteface.games.dessus_dessous.generator import Made

    layers = own_layers(wish).texts if wish.own else ()
    texts = named(wish.these)
    made: list[Made] = []
    for text in texts:
        tell(len(made), len(texts))
        wanted = parse_mission(text)
        piles = solver.solve(wanted, layers)
        if not piles:
            raise no_answer(text)
        made.append(Made(wanted, piles[0], 0))
    return made


def chosen(wish: Wish, tell: Tell) -> list[Made]:
    """New missions, each with one solution: all of one number of layers, or as many of each."""
    from volteface.games.dessus_dessous import generator

    numbers = NUMBERS if wish.number == "all" else (int(wish.number),)
    made: list[Made] = []
    tell(0, wish.count)
    for place, number in enumerate(numbers):
        share = wish.count // len(numbers) + (place < wish.count % len(numbers))
        supply = generator.supply(number, Chance(NAME, "print", wish.seed, number))
        made += sorted(islice(supply, share), key=lambda one: one.difficulty)
        tell(len(made), wish.count)
    return made
