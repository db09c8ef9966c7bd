"""Piles and what they show, missions and whether a pile is right: lines of words separated by semicolons.

layers;TEXT;TEXT;TEXT;TEXT;TEXT      the set that the lines below use
shows;PILE;PICTURE                   what a pile shows
right;MISSION;PILE;yes               whether a pile is right, yes or no
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from volteface.games.dessus_dessous import format_pile
from volteface.games.dessus_dessous.box import box
from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.layers import flipped, layer_set, turned
from volteface.games.dessus_dessous.solver import solve
from volteface.games.dessus_dessous.state import LAYERS, Mission, Pile, Placed, rows

PILES = 2600


def text() -> str:
    """The whole file."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    random = Random("dessus-dessous")
    ours = layer_set()
    yield "layers;" + ";".join(ours.texts)
    yield f"shows;;{ours.picture(())}"
    for one in _ways():
        yield f"shows;{one};{ours.picture((one,))}"
    for _ in range(PILES):
        pile = random_pile(random, random.choice((2, 3, 4, 5)))
        yield f"shows;{format_pile(pile)};{ours.picture(pile)}"
    for number in NUMBERS:
        for mission in box()[number][:8]:
            (solution,) = solve(mission)
            for pile in (solution, *near(random, solution)):
                for asked in _near_missions(mission):
                    yield f"right;{asked};{format_pile(pile)};{'yes' if ours.is_right(asked, pile) else 'no'}"
    mirrored = tuple("|".join(rows(flipped(part)) for part in _sides(one)) for one in ours.texts)
    own = layer_set(mirrored)  # a set of one's own
    yield "layers;" + ";".join(own.texts)
    for one in _ways():
        yield f"shows;{one};{own.picture((one,))}"


def _ways() -> list[Placed]:
    return [Placed(layer, back, turn) for layer in LAYERS for back in (False, True) for turn in range(4)]


def random_pile(random: Random, count: int) -> Pile:
    chosen = random.sample(LAYERS, count)
    return tuple(Placed(layer, random.random() < 0.5, random.randrange(4)) for layer in chosen)


def near(random: Random, pile: Pile) -> Iterator[Pile]:
    """Piles that are almost this one: a layer less, turned, flipped, out of order."""
    at = random.randrange(len(pile))
    one = pile[at]
    yield pile[1:]
    for other in (Placed(one.layer, one.back, (one.turn + 1) % 4), Placed(one.layer, not one.back, one.turn)):
        yield (*pile[:at], other, *pile[at + 1 :])
    yield (pile[1], pile[0], *pile[2:])
    yield tuple(Placed(p.layer, p.back, (p.turn + 1) % 4) for p in pile)


def _near_missions(mission: Mission) -> Iterator[Mission]:
    """The mission, turned as a whole, and with another number."""
    yield mission
    yield Mission(mission.layers, turned(mission.picture))
    yield Mission(mission.layers % 3 + 3, mission.picture)


def _sides(text: str) -> list[str]:
    return [side.replace("/", " ").replace(" ", "") for side in text.split("|")]
