"""Training Verso's values: games by the hundred thousand, checkpoints, the learning curve, and the finished file.

A checkpoint holds everything, the random numbers' place too: an interrupted training goes on where it stood, and ends
with the same values as one that was not.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from volteface.arena import plots
from volteface.core.errors import Malformed
from volteface.games.verso import kernel, kernel_learn, kernel_value, values

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Report = Callable[[int, float], None]

BLOCK = 20_000  # games between two looks at the clock
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
    """A training before its first game, full of hope: more than any layout brings."""
    shape = values.shape(kind)
    weights = np.zeros(shape, np.float32)
    for moment in range(len(weights)):
        turns = moment / 4 if kind != "many" else moment / 9  # that a seat still has
        row = 2 * (kernel_value.BEST + kernel.COUNT) * min(1, turns / 6) + turns
        weights[moment, : kernel.PATTERNS] = row
    return Course(kind, seed, weights, np.zeros_like(weights), np.zeros_like(weights), np.array([seed], np.uint64))


def learn(course: Course, games: int) -> None:
    """Play and learn one more block of games."""
    begun, points, played = time.perf_counter(), 0.0, 0
    tables = (course.weights, course.errors, course.sizes)
    for seats in SEATS[course.kind]:
        share = games // len(SEATS[course.kind])
        if seats == 1:
            points += kernel_learn.learn_alone(*tables, share, course.rng)
        else:
            points += kernel_learn.learn_together(*tables, seats, share, course.rng)
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
    if (facts["kind"], facts["seed"]) != (kind, seed) or arrays["weights"].shape != values.shape(kind):
        raise Malformed(
            "checkpoint-other",
            "{file} is the checkpoint of another training: give its seed and players, or move it away.",
            file=str(file),
        )
    curve = [(int(games), float(mean)) for games, mean in facts.pop("curve")]
    return Course(**arrays, **facts, curve=curve)


def train(kind: str, seed: int, games: int, folder: Path, command: str, report: Report, every: float = 60) -> Course:
    """Train until so many games are played, from the checkpoint if there is one, and write values and curve."""
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / f"{kind}.checkpoint"
    course = resume(checkpoint, kind, seed) if checkpoint.exists() else begin(kind, seed)
    kept = time.monotonic()
    try:
        while course.games < games:
            learn(course, min(BLOCK, games - course.games))
            report(course.games, course.curve[-1][1])
            if time.monotonic() - kept >= every:
                save(course, checkpoint)
                kept = time.monotonic()
    finally:
        save(course, checkpoint)
    made = {
        "command": command,
        "seed": seed,
        "games": course.games,
        "seconds": round(course.seconds),
        "mean": round(course.curve[-1][1], 2),
    }
    values.write(folder / f"{kind}.values", kind, course.weights, made)
    plots.curve(folder / f"{kind}-curve.svg", course.curve, f"Verso, {kind}: points a seat while learning")
    return course
