"""Missions, their solutions, whether they are good ones, and hints: lines of words separated by semicolons.

layers;TEXT;TEXT;TEXT;TEXT;TEXT      our set, which all lines use
solve;MISSION;PILE|PILE              every right pile, in the order of their texts
good;PILE;yes                        whether a pile makes a good mission, yes or no
hint;MISSION;PILE;CODE;NAME=FACT …   what to do next, facts in the order of their names
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from tests.web.vectors.dessus_dessous import near, random_pile
from volteface.core.chance import Chance
from volteface.games import dessus_dessous
from volteface.games.dessus_dessous import format_pile, kernels
from volteface.games.dessus_dessous.box import box
from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.hint import hint
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.solver import solve
from volteface.games.dessus_dessous.state import Mission, Pile
from volteface.games.dessus_dessous.view import SoloView

PICTURES = 50  # random piles of each number, whose pictures may have many solutions
MOST = 6  # solutions of a picture that is written
JUDGED = 150  # piles of each number
HINTED = 4  # missions of each number in the box


def text() -> str:
    """The whole file."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    random = Random("dessus-dessous-missions")
    ours = layer_set()
    yield "layers;" + ";".join(ours.texts)
    for number in NUMBERS:
        for mission in box()[number]:
            yield _solved(mission, solve(mission))
        for _ in range(PICTURES):
            mission = Mission(number, ours.picture(random_pile(random, random.choice((number, number - 1)))))
            if len(found := solve(mission)) <= MOST:
                yield _solved(mission, found)
        ranks = [random.randrange(kernels.piles(number)) for _ in range(JUDGED)]
        good = set(kernels.good(ranks, number))
        for rank in ranks:
            yield f"good;{format_pile(kernels.pile_of(rank, number))};{'yes' if rank in good else 'no'}"
        for mission in box()[number][:HINTED]:
            (solution,) = solve(mission)
            for pile in ((), solution, *near(random, solution), random_pile(random, 2), random_pile(random, 5)):
                yield _hinted(mission, pile)


def _solved(mission: Mission, found: tuple[Pile, ...]) -> str:
    return f"solve;{mission};{'|'.join(map(format_pile, found))}"


def _hinted(mission: Mission, pile: Pile) -> str:
    view = dessus_dessous.view(dessus_dessous.start(dessus_dessous.deal(1, {"practice": True}, 1)), 0)
    assert isinstance(view, SoloView)
    view = replace(view, phase="building", mission=str(mission), pile=tuple(map(str, pile)))
    found = hint(view, (), Chance("hint"))
    assert found is not None
    facts = " ".join(f"{name}={found.facts[name]}" for name in sorted(found.facts))
    return f"hint;{mission};{format_pile(pile)};{found.code};{facts}"
