"""Replay files: a deal and the moves made, as JSON lines. Replaying needs no random numbers.

    {"game": NAME, "seats": 2, "options": {}, ...}
    {"seat": 0, "move": "keep", "at": 12.5}
    {"at": 120.0}

The first line is the deal, in the fields of its game's README. Then one line a move; `at` is in seconds
and may be missing in untimed games; a line without a seat is time passing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from volteface.core.errors import GameError, Malformed
from volteface.core.game import State, timed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from volteface.core.game import Game

LONGEST_LINE = 64 * 1024
LATEST = 1_000_000  # seconds: more than eleven days of one game's own clock


class Line(NamedTuple):
    """A line after the deal: a move, or, without a seat, time passing."""

    seat: int | None
    move: str | None
    at: int | None


class BadLine(Malformed):
    """A replay file's line that cannot be read or is refused, with its number."""

    def __init__(self, number: int, reason: GameError) -> None:
        super().__init__("replay-line", "line {line}: {reason}", line=number, reason=reason.sentence)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Replay:
    """A game read from a file: the deal, the lines, and the state before the first and after each line."""

    game: Game[Any, Any, Any]
    deal: Any
    lines: tuple[Line, ...]
    states: tuple[Any, ...]

    def summary(self, *, steps: bool = False) -> dict[str, object]:
        """What `volteface replay --json` prints."""
        scores, winners = self.game.outcome(finished(self.game, self.states[-1]))
        result: dict[str, object] = {
            "game": self.game.NAME,
            "scores": list(scores),
            "winners": None if winners is None else list(winners),
            "moves": sum(line.move is not None for line in self.lines),
        }
        if steps:
            result["steps"] = [self._step(line, state) for line, state in zip(self.lines, self.states[1:], strict=True)]
        return result

    def _step(self, line: Line, state: Any) -> dict[str, object]:
        shown = finished(self.game, state)  # whoever reads a file may see choices that a table still hides
        return {
            "seat": line.seat,
            "move": line.move,
            "scores": list(self.game.outcome(shown).scores),
            "faces": [list(texts) for texts in self.game.faces(shown)],
        }


def step(game: Game[Any, State, Any], state: State, line: Line) -> State:
    """The state after one line; in a turn-based game time changes nothing."""
    if line.move is None or line.seat is None:
        clocked = timed(game)
        return state if clocked is None else cast("State", clocked.advance(state, line.at or 0))
    return game.play(state, line.seat, game.parse(line.move), line.at or 0)


def finished(game: Game[Any, State, Any], state: State) -> State:
    """The state if no more moves come: what silence means at the end of a file is for the game to say."""
    finish = getattr(game, "finish", None)
    return state if finish is None else cast("State", finish(state))


def read(lines: Iterable[str | bytes], find: Callable[[str], Game[Any, Any, Any]], most: int | None = None) -> Replay:
    """Read and replay a file, of at most so many lines; `find` gives a game by its name. A bad line is BadLine."""
    numbered = _numbered(lines)
    try:
        number, first = next(numbered)
    except StopIteration:
        raise Malformed("replay-empty", "The file is empty; its first line must be a deal.") from None
    try:
        game, deal = _deal(first, find)
        states = [game.start(deal)]
    except GameError as error:
        raise BadLine(number, error) from error
    done: list[Line] = []
    now = 0
    for number, fields in numbered:
        if most is not None and len(done) == most:
            raise too_long(most)
        try:
            line = _line(fields)
            if line.at is None:
                line = line._replace(at=now)
            elif line.at < now:
                raise Malformed(
                    "replay-time",
                    "Time cannot run backwards: {at} s is before the line above.",
                    at=line.at / 1000,
                )
            now = line.at or 0
            states.append(step(game, states[-1], line))
        except GameError as error:
            raise BadLine(number, error) from error
        done.append(line)
    return Replay(game, deal, tuple(done), tuple(states))


def too_long(steps: int) -> Malformed:
    """The error for a file that is longer than a server shows."""
    sentence = "This game is too long to be shown here; it has more than {steps} steps. `volteface replay` reads it."
    return Malformed("replay-long", sentence, steps=steps)


def write(game: Game[Any, Any, Any], deal: Any, lines: Iterable[Line]) -> Iterator[str]:
    """The lines of a replay file, each with its line end."""
    yield json.dumps(game.format_deal(deal)) + "\n"
    yield from write_lines(lines)


def write_lines(lines: Iterable[Line]) -> Iterator[str]:
    """Moves as lines of a replay file; they can be added to it one by one."""
    for line in lines:
        fields: dict[str, object] = {} if line.seat is None else {"seat": line.seat, "move": line.move}
        if line.at is not None:
            fields["at"] = line.at / 1000
        yield json.dumps(fields) + "\n"


def _numbered(lines: Iterable[str | bytes]) -> Iterator[tuple[int, dict[str, object]]]:
    for number, line in enumerate(lines, 1):
        try:
            if line.strip():
                yield number, _object(line)
        except Malformed as error:
            raise BadLine(number, error) from error


def _object(line: str | bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise Malformed("replay-long-line", "The line is longer than {limit} characters.", limit=LONGEST_LINE)
    try:
        text = line if isinstance(line, str) else line.decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed("replay-encoding", "This is not text in UTF-8.") from None
    try:
        fields = json.loads(text, object_pairs_hook=_single)
    except (ValueError, RecursionError):
        sentence = "This is not a whole JSON object; the line is cut off or damaged."
        raise Malformed("replay-json", sentence) from None
    if not isinstance(fields, dict):
        raise Malformed("replay-object", "Every line must be a JSON object.")
    return fields


def _single(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise Malformed("replay-twice", "A field of this line is there twice.")
    return fields


def _deal(fields: dict[str, object], find: Callable[[str], Game[Any, Any, Any]]) -> tuple[Game[Any, Any, Any], Any]:
    name = fields.get("game")
    if not isinstance(name, str):
        raise Malformed("replay-deal", 'The first line must be a deal, with the name of its "game".')
    game = find(name)
    return game, game.parse_deal(fields)


def _line(fields: dict[str, object]) -> Line:
    unknown = sorted(set(fields) - {"seat", "move", "at"})
    if unknown:
        raise Malformed("replay-field", "A move has seat, move and at, but no {name!r}.", name=unknown[0])
    seat, move, at = fields.get("seat"), fields.get("move"), fields.get("at")
    if at is not None and (type(at) not in (int, float) or not 0 <= at <= LATEST):  # type: ignore[operator]
        raise Malformed(
            "replay-at", "The time must be a number of seconds from 0 to {latest}, not {at}.", at=at, latest=LATEST
        )
    milliseconds = None if at is None else round(at * 1000)  # type: ignore[operator]
    if "seat" not in fields and "move" not in fields:
        if at is None:
            raise Malformed("replay-blank", "A line has a seat and its move, or a time.")
        return Line(None, None, milliseconds)
    if type(seat) is not int:
        raise Malformed("replay-seat", "The seat must be a whole number, not {seat}.", seat=seat)
    if not isinstance(move, str):
        raise Malformed("replay-move", "The move must be a text, not {move}.", move=move)
    return Line(seat, move, milliseconds)
