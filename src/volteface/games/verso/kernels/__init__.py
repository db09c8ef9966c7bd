"""Verso compiled: the rules, the networks and the search, and Python's side of them.

Loading this loads numpy and numba. The rest of the game calls `glance` and its like with a view, and sees no array.
"""

import numpy as np

from volteface.core.chance import Chance
from volteface.games.verso.deal import deal
from volteface.games.verso.kernels import ahead, kinds, network, search
from volteface.games.verso.kernels.search import Option, glance, look_ahead, second_glance
from volteface.games.verso.rules import start
from volteface.games.verso.view import view

__all__ = ["Option", "glance", "look_ahead", "second_glance", "warm"]


def warm() -> None:
    """Compile all that choosing needs, or load it from the cache; learning is compiled when a training begins."""
    for seats in (1, 2):
        seen = view(start(deal(seats, {"first": 0}, 0)), 0)
        nothing = np.zeros(network.size(kinds.inputs(kinds.kind(seats))), np.float32)
        search.weigh(seen, nothing)
        if seats == 1:
            search.weigh_again(seen, nothing)
            search.weigh_twice(seen, nothing, everything=True)
        else:
            search.try_out(seen, nothing, 2, Chance("warm"), everything=True, seconds=1)
    ahead.drop(ahead.Trial(np.zeros(2, np.int32), np.zeros(2, np.bool_), np.zeros((2, 3)), np.zeros((2, 2))), 1)
