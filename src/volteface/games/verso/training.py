"""Training Verso's networks: a block of games, a checkpoint, the finished file. `arena/learning.py` leads through it.

A checkpoint holds everything, the random numbers' place too: an interrupted training goes on where it stood, and ends
with the same weights as one that was not. How fast is learnt depends on how much of the planned games is played. One
that begins with learnt weights begins with the last phase, and its file says which ones they were.
"""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Any

import numpy as np

from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.games.verso.kernels import adam, kinds, learn_alone, learn_together, weights
from volteface.games.verso.kernels.kinds import kind
from volteface.games.verso.kernels.network import FIRST, WIDE, new_net

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

__all__ = ["GAMES", "Course", "begin", "kind", "learn", "resume", "save", "write"]

GAMES = {"solo": 2_500_000, "two": 2_000_000, "many": 400_000}  # unless told otherwise: within an hour on two cores
SEATS = {"two": (2,), "many": (3, 4, 5, 6)}
PHASES = (  # until which share of the games: the rate at its beginning and end, tops for a target, part carried back
    (0.2, 3e-3, 3e-4, 1, 0.95),
    (0.45, 1e-3, 2e-4, 2, 0.9),
    (1.0, 5e-4, 3e-5, 4, 0.75),
)
REFINING = 0.45  # the share at which those begin who have learnt before


@dataclass
class Course:
    """A training as far as it has come."""

    kind: str
    seed: int
    planned: int  # games in all: the pace of learning depends on it
    net: weights.Net
    learner: adam.Learner
    games: int = 0
    seconds: float = 0.0
    learnt: dict[str, object] = field(default_factory=dict)  # how the weights were made with which it began, if learnt
    plans: list[tuple[int, int]] = field(default_factory=list)  # where the plan was changed: games then, games in all
    curve: list[tuple[int, float]] = field(
        default_factory=list
    )  # games so far, mean points of a seat in the last block


def begin(kind: str, seed: int, planned: int, values: Path | None = None) -> Course:
    """A training before its first game, with random weights or those of a file."""
    chance = Chance("training", kind, seed)
    rng = np.array([[chance.word(), chance.word()] for _ in range(adam.ACTORS)], np.uint64)
    net, learnt = new_net(kinds.inputs(kind), np.random.default_rng(chance.word())), dict[str, object]()
    if values is not None:
        head, net = weights.read(values, kind)
        learnt = {
            name: head[name] for name in ("command", "seed", "games", "seconds", "learnt", "sha256") if name in head
        }
    return Course(kind, seed, planned, net, adam.new_learner(net, rng), learnt=learnt)


def learn(course: Course, games: int) -> None:
    """Play and learn one more block of games."""
    begun = time.perf_counter()
    start = REFINING if course.learnt else 0.0
    share, after = (start + (1 - start) * played / course.planned for played in (course.games, course.games + games))
    (rate, tops, part), (end, *_) = pace(share), pace(after - 1e-9)
    if course.kind == "solo":
        points = _learn(course, learn_alone.gather, games, tops, rate, min(rate, end))
    else:
        shares = [games // len(SEATS[course.kind])] * len(SEATS[course.kind])
        shares[0] += games - sum(shares)
        points = fmean(
            _learn(course, partial(learn_together.gather, seats, np.float32(part)), share, tops, rate, min(rate, end))
            for seats, share in zip(SEATS[course.kind], shares, strict=True)
        )
    course.games += games
    course.seconds += time.perf_counter() - begun
    course.curve.append((course.games, points))


def _learn(course: Course, gather: Callable[..., Any], games: int, tops: int, rate: float, end: float) -> float:
    """Play so many games, the rate of learning going to its end; gives the mean points of a seat.

    All actors play with the same weights, and learn together when each has played its batch: so what is learnt is the
    same on one core and on many.
    """
    turned, points, seats = kinds.turned(course.kind), 0.0, 0
    lasts = [len(range(actor, games, adam.ACTORS)) for actor in range(adam.ACTORS)]
    firsts = [0] * adam.ACTORS
    with ThreadPoolExecutor(adam.ACTORS) as pool:
        while sum(firsts) < games:
            now = rate * (end / rate) ** (sum(firsts) / games)
            told = [
                pool.submit(gather, course.net, course.learner, actor, turned, firsts[actor], lasts[actor], tops)
                for actor in range(adam.ACTORS)
            ]
            for actor, (played, made, whose) in enumerate(one.result() for one in told):
                firsts[actor] += played
                points += made
                seats += whose
            adam.step(course.net, course.learner, now)
    return points / max(1, seats)


def pace(share: float) -> tuple[float, int, float]:
    """The rate of learning, tops for a target and the part carried back, when this share of the games is played."""
    start = 0.0
    for until, first, last, tops, part in PHASES:
        if share < until:
            return first * (last / first) ** ((share - start) / (until - start)), tops, part
        start = until
    _, _, last, tops, part = PHASES[-1]
    return last, tops, part


def save(course: Course, file: Path) -> None:
    """Write a checkpoint: whole, or the old one stays."""
    new = file.with_name(file.name + ".new")
    names = ("kind", "seed", "planned", "games", "seconds", "learnt", "plans", "curve")
    facts = {name: getattr(course, name) for name in names}
    with new.open("wb") as stream:
        np.savez(stream, allow_pickle=False, facts=np.array(json.dumps(facts)), **_arrays(course))
    new.replace(file)


def resume(file: Path, kind: str, seed: int, planned: int, values: Path | None = None) -> Course:
    """The training of a checkpoint; Malformed if it is of another training, or no checkpoint."""
    try:
        with np.load(file) as kept:
            facts = json.loads(str(kept["facts"]))
            arrays = {name: kept[name] for name in kept.files if name != "facts"}
    except Exception:
        raise Malformed(
            "checkpoint-unreadable", "{file} is no checkpoint: move it away to begin anew.", file=str(file)
        ) from None
    course = begin(kind, seed, planned, values)
    wanted = {name: array.shape for name, array in _arrays(course).items()}
    same = (facts["kind"], facts["seed"], facts.get("learnt", {})) == (kind, seed, course.learnt)
    if not same or {name: array.shape for name, array in arrays.items()} != wanted:
        raise Malformed(
            "checkpoint-other",
            "{file} is the checkpoint of another training: give its seed, players and first values, or move it away.",
            file=str(file),
        )
    for name, array in _arrays(course).items():
        array[...] = arrays[name]
    course.games, course.seconds = facts["games"], facts["seconds"]
    course.plans = [(int(games), int(whole)) for games, whole in facts.get("plans", ())]
    if planned != facts["planned"]:
        course.plans.append((course.games, facts["planned"]))
    course.curve = [(int(games), float(mean)) for games, mean in facts["curve"]]
    return course


def write(course: Course, file: Path, made: Mapping[str, object]) -> None:
    """Write what was learnt, with how it was made."""
    net = course.net.copy()
    never = (course.learner.squares[FIRST:].reshape(-1, WIDE) == 0).all(axis=1)
    net[FIRST:].reshape(-1, WIDE)[never] = 0  # inputs that were never active
    changed = {"plans": [f"{whole} games until {games}" for games, whole in course.plans]} if course.plans else {}
    learnt = {"learnt": course.learnt} if course.learnt else {}
    weights.write(file, course.kind, net, {**made, **changed, **learnt})


def _arrays(course: Course) -> dict[str, np.ndarray]:
    """All numbers that the training changes, by name."""
    names = ("means", "squares", "steps", "rng")  # between two blocks every batch is empty
    return {"net": course.net} | {name: getattr(course.learner, name) for name in names}
