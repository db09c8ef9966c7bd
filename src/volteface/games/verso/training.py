"""Training Verso's values: a block of games, a checkpoint, the finished file. `arena/learning.py` leads through it.

A checkpoint holds everything, the random numbers' place too: an interrupted training goes on where it stood, and ends
with the same values as one that was not.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.games.verso.kernels import learn as learning
from volteface.games.verso.kernels import tables as rows
from volteface.games.verso.kernels import values
from volteface.games.verso.kernels.values import kind

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["GAMES", "Course", "begin", "kind", "learn", "resume", "save", "write"]

GAMES = {"solo": 6_000_000, "two": 2_500_000, "many": 500_000}  # that made the values we ship
SEATS = {"solo": (1,), "two": (2,), "many": (3, 4, 5, 6)}


@dataclass
class Course:
    """A training as far as it has come."""

    kind: str
    seed: int
    weights: values.Weights
    errors: values.Weights
    sizes: values.Weights
    rng: np.ndarray[tuple[int], np.dtype[np.uint64]]
    games: int = 0
    seconds: float = 0.0
    curve: list[tuple[int, float]] = field(
        default_factory=list
    )  # games so far, mean points of a seat in the last block


def begin(kind: str, seed: int) -> Course:
    """A training before its first game, with optimistic initial values: more than any layout brings."""
    shape = values.shape(kind)
    weights = np.zeros(shape, np.float32)
    for moment in range(len(weights)):
        turns = moment / 4 if kind != "many" else moment / 9  # that a seat still has
        row = 2 * (rows.BEST + rows.COUNT) * min(1, turns / 6) + turns
        weights[moment, : rows.PATTERNS] = row
    chance = Chance("training", kind, seed)
    rng = np.array([chance.word(), chance.word()], np.uint64)
    return Course(kind, seed, weights, np.zeros_like(weights), np.zeros_like(weights), rng)


def learn(course: Course, games: int) -> None:
    """Play and learn one more block of games."""
    begun, points, played = time.perf_counter(), 0.0, 0
    tables = (course.weights, course.errors, course.sizes)
    for seats in SEATS[course.kind]:
        share = games // len(SEATS[course.kind])
        if seats == 1:
            points += learning.learn_alone(*tables, share, course.rng)
        else:
            points += learning.learn_together(*tables, seats, share, course.rng)
        played += share * seats
    course.games += games
    course.seconds += time.perf_counter() - begun
    course.curve.append((course.games, points / played))


def save(course: Course, file: Path) -> None:
    """Write a checkpoint: whole, or the old one stays."""
    new = file.with_name(file.name + ".new")
    with new.open("wb") as stream:
        arrays = {name: getattr(course, name) for name in ("weights", "errors", "sizes", "rng")}
        facts = {name: getattr(course, name) for name in ("kind", "seed", "games", "seconds", "curve")}
        np.savez_compressed(stream, facts=np.array(json.dumps(facts)), **arrays)
    new.replace(file)


def resume(file: Path, kind: str, seed: int) -> Course:
    """The training of a checkpoint; Malformed if it is of another training, or no checkpoint."""
    try:
        with np.load(file) as kept:
            facts = json.loads(str(kept["facts"]))
            arrays = {name: kept[name] for name in ("weights", "errors", "sizes", "rng")}
    except Exception:
        raise Malformed(
            "checkpoint-unreadable", "{file} is no checkpoint: move it away to begin anew.", file=str(file)
        ) from None
    shapes = arrays["weights"].shape, arrays["rng"].shape
    if (facts["kind"], facts["seed"]) != (kind, seed) or shapes != (values.shape(kind), (2,)):
        raise Malformed(
            "checkpoint-other",
            "{file} is the checkpoint of another training: give its seed and players, or move it away.",
            file=str(file),
        )
    curve = [(int(games), float(mean)) for games, mean in facts.pop("curve")]
    return Course(**arrays, **facts, curve=curve)


def write(course: Course, file: Path, made: Mapping[str, object]) -> None:
    """Write what was learnt, with how it was made."""
    values.write(file, course.kind, course.weights, made)
