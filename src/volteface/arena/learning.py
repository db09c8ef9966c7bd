"""Learning by playing: games by the hundred thousand, a checkpoint now and then, the learning curve, the finished file.

What is learnt and how is the game's own (its part `training`). An interrupted training goes on from its checkpoint.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from volteface import games
from volteface.arena import plots

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    Report = Callable[[int, float], None]

BLOCK = 5_000  # games between two looks at the clock


class Course(Protocol):
    """A training as far as it has come."""

    games: int
    seconds: float
    curve: list[tuple[int, float]]  # games so far, mean points of a seat in the last block


C = TypeVar("C", bound=Course)


class Training(Protocol[C]):
    """How the bots of a game learn, as a module. A kind names what serves games of certain numbers of players."""

    GAMES: dict[str, int]  # for each kind, how many games made what we ship

    def kind(self, seats: int) -> str:
        """Which kind serves a game of so many."""

    def begin(self, kind: str, seed: int, planned: int, values: Path | None = None) -> C:
        """A training of so many games before its first, with nothing learnt or the values of a file."""

    def learn(self, course: C, games: int) -> None:
        """Play and learn so many games more."""

    def save(self, course: C, file: Path) -> None:
        """Write a checkpoint: whole, or the old one stays."""

    def resume(self, file: Path, kind: str, seed: int, planned: int, values: Path | None = None) -> C:
        """The training of a checkpoint; Malformed if it is of another training, or no checkpoint."""

    def write(self, course: C, file: Path, made: Mapping[str, object]) -> None:
        """Write what was learnt, with how it was made."""


class Plan(NamedTuple):
    """What is to be learnt: the kind, the seed, how many games, and the file of values to begin with, if any."""

    kind: str
    seed: int
    games: int
    values: Path | None = None


def train(game: str, plan: Plan, folder: Path, command: str, report: Report, every: float = 60) -> Course:
    """Train until so many games are played, from the checkpoint if there is one, and write values and curve."""
    kind, seed, count, _ = plan
    part: Training[Course] = games.training(game)
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / f"{kind}.checkpoint"
    course = part.resume(checkpoint, *plan) if checkpoint.exists() else part.begin(*plan)
    kept, whole = time.monotonic(), True
    try:
        while course.games < count:
            whole = False
            part.learn(course, min(BLOCK, count - course.games))
            whole = True
            report(course.games, course.curve[-1][1])
            if time.monotonic() - kept >= every:
                part.save(course, checkpoint)
                kept = time.monotonic()
    finally:
        if whole:  # a block that was interrupted is played anew, from the checkpoint before
            part.save(course, checkpoint)
    made = {
        "command": command,
        "seed": seed,
        "games": course.games,
        "seconds": round(course.seconds),
        "mean": round(course.curve[-1][1], 2),
    }
    part.write(course, folder / f"{kind}.values", made)
    title = f"{games.title(game)}, {kind}: points a seat while learning"
    plots.curve(folder / f"{kind}-curve.svg", course.curve, title)
    return course
