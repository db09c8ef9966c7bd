"""Dessus Dessous with phones and real layers: all phones show the same mission at the same moment.

Tokens lie on the table: when the last one is left, somebody's tap counts ten seconds on all phones (D4). The layers are
ours, as printed, or a set of one's own: then every mission has exactly one solution with that set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import replace

from volteface.core import options as table_options
from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.core.printing import MOST_NAMED
from volteface.games.dessus_dessous.constants import COUNTDOWNS, NAME, ROUNDS
from volteface.games.dessus_dessous.layers import any_set
from volteface.games.dessus_dessous.state import Mission, Pile  # noqa: TC001 - a run is read by these types

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed
    from volteface.core.pairing import Light

PHONES = range(1, 5)
WORDS, COUNTDOWN, AGREES = 1, COUNTDOWNS[0] * 1000, False
TRIES = 60_000  # piles that are looked at for a mission: layers that make none are found out soon


class PairOptions(msgspec.Struct, frozen=True):
    """What a pairing can choose."""

    missions: Literal["match", "3", "4", "5"] = "match"  # as in the rulebook (D1), or all of one number of layers
    layers: tuple[str, ...] = ()  # a set of one's own, five texts; ours if left out


class Run(msgspec.Struct, frozen=True):
    """Mission after mission."""

    options: PairOptions
    number: int = 0  # missions that are over
    mission: Mission | None = None
    solution: Pile = ()
    done: tuple[str, ...] = ()  # missions that are over, as the press reads them


class PairView(msgspec.Struct, frozen=True):
    """What a phone may see: the same for all."""

    mission: str | None
    solution: tuple[str, ...] | None  # from the bottom to the top, once the round is over
    layers: tuple[str, ...]  # as texts, front|back
    number: int  # how many layers this mission has or, between two, the next one
    round: int
    rounds: int | None
    done: tuple[str, ...]  # the missions that are over: all may be printed


def read_options(given: Mapping[str, object]) -> PairOptions:
    """What a pairing can choose, checked; a set of one's own layers too."""
    options = table_options.read(PairOptions, given)
    any_set(options.layers)
    return options


def begin(options: PairOptions, phones: int, seed: Seed) -> Run:
    """Before the first mission."""
    return Run(options)


def deal(run: Run, seed: Seed) -> Run:
    """A new mission that exactly one pile answers."""
    from volteface.games.dessus_dessous.generator import supply  # compiles a kernel: only when it is wanted

    number, layers = _layers_asked(run), run.options.layers
    made = next(supply(number, Chance(NAME, "pairing", seed), layers, TRIES if layers else None), None)
    if made is None:
        raise Malformed(
            "layers-no-mission",
            "These layers make no mission of {number} layers with exactly one solution: look at them once more.",
            number=number,
        )
    return replace(run, mission=made.mission, solution=made.solution)


def _layers_asked(run: Run) -> int:
    asked = run.options.missions
    return ROUNDS[run.number % len(ROUNDS)] if asked == "match" else int(asked)


def builders(run: Run) -> tuple[int, ...]:
    """Everybody, those too who come later."""
    return tuple(range(PHONES.stop - 1))


def limit(run: Run) -> int | None:
    """None: the box has no clock but the last ten seconds."""
    return None


def ended(run: Run, *, right: bool, time: int) -> Run:
    """The check is done on the table (D5)."""
    return replace(run, number=run.number + 1, done=(*run.done, str(run.mission))[-MOST_NAMED:])


def is_over(run: Run) -> bool:
    """D1: after six missions, if they are those of a match."""
    return run.options.missions == "match" and run.number >= len(ROUNDS)


def view(run: Run, phone: int | None, light: Light) -> PairView:
    """The mission while it is played, its solution afterwards."""
    return PairView(
        mission=None if light == "hidden" or run.mission is None else str(run.mission),
        solution=tuple(map(str, run.solution)) if light == "open" else None,
        layers=any_set(run.options.layers).texts,
        number=_layers_asked(run),
        round=run.number + 1,
        rounds=len(ROUNDS) if run.options.missions == "match" else None,
        done=run.done,
    )


def format_run(run: Run) -> Mapping[str, object]:
    """A run ready for JSON."""
    fields: dict[str, object] = msgspec.to_builtins(run)
    return fields


def parse_run(fields: Mapping[str, object]) -> Run:
    """The run that was formatted so."""
    return msgspec.convert(fields, Run)
