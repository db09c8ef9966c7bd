"""Recto Verso at a real box as the rules decide it: lines of words separated by semicolons.

points;TABLE;TIME;POINTS             what a right building is worth, by one of the two tables
begin;SEATS;ROUNDS                   a match, or the ladder of two; how many rounds it has
round;ACTIVE;PARTNER;TIME;right;LEVEL;SCORES;over
                                     a round: who built, its milliseconds, right or wrong; level and scores after it,
                                     and whether that was the end
winners;SEATS                        who has won
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from volteface.games.recto_verso import deal, start
from volteface.games.recto_verso import rounds as rules
from volteface.games.recto_verso.constants import GENTLE, LADDER, SCORES
from volteface.games.recto_verso.deal import rounds

ATTEMPTS = 90  # on the ladder, if they do not reach its top before


def text() -> str:
    """The whole file."""
    lines = (*_points(), *(line for seats in (3, 4, 5, 6) * 2 for line in _game(seats, seats)), *_ladders())
    return "".join(f"{line}\n" for line in lines)


def _points() -> Iterator[str]:
    for name, table in (("box", SCORES), ("gentle", GENTLE)):
        state = start(deal(3, {"score_table": table}, seed=1))
        times = {at for seconds, _ in table for at in (seconds * 1000 - 1, seconds * 1000, seconds * 1000 + 1)}
        for time in sorted(times | {0, 57_000, 500_000}):
            yield f"points;{name};{time};{rules.points(state, time)}"


def _ladders() -> Iterator[str]:
    for seed in range(3):
        yield from _game(2, seed)


def _game(seats: int, seed: int) -> Iterator[str]:
    """Rounds that end right, wrong and at the very last moment."""
    rng = Random(f"{seats} {seed}")
    state = start(deal(seats, {"first": 0}, seed=seed))
    yield f"begin;{seats};{rounds(seats) or 0}"
    for _ in range(ATTEMPTS):
        time = rng.choice((state.limit, rng.randint(4000, state.limit)))
        right = rng.random() < 0.85
        begun = rules.begun(state)
        state = rules.ended(replace(begun, clock=begun.since + time), () if right else (rules.time_up(begun),))
        verdict = state.verdict
        assert verdict is not None
        done, over = verdict.round, state.phase == "over"
        level = (len(LADDER) if over else state.level) if seats == 2 else 0
        scores = ",".join(map(str, state.scores)) if seats > 2 else ""
        said = f"{'right' if right else 'wrong'};{level};{scores};{'over' if over else ''}"
        yield f"round;{done.active};{done.partner};{time};{said}"
        if over:
            break
    if state.phase == "over":
        yield f"winners;{','.join(map(str, rules.outcome(state).winners or ()))}"
