"""What a game of Verso teaches afterwards: what each move promised, what was lost by it, and what was luck.

Every move is judged by what its seat could know at that moment, never by the cards that came. Alone the measure is
points at the end, and the next turn is looked at too, every card that may come counted; else it is the chance to win in
percent, and all choices are played on in the same imagined worlds (`kernels`). What a move loses is the best choice's
promise less its own. Alone luck is exact: for each card that came, what it was worth less the mean of all that could
come (`luck.py`). Of two it is the same for the cards of the deck, a rival's luck being one's own misfortune; what a
lying card turns to is not counted, nor is what the rival does well or badly. With more luck is what comes between a
move's promise and the next best one, or the end: cards, flips, and what the others did. So alone and with more the
accounts of a seat always come out:

    what it had in the end  =  what was promised  -  all it lost  +  all its luck

where alone the promise is what faultless play with neither good nor bad luck would have made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import replace

from volteface.core.chance import Chance
from volteface.games.verso import rules
from volteface.games.verso.constants import NAME
from volteface.games.verso.notation import format, parse, parse_seen
from volteface.games.verso.reasons import Reason, reason
from volteface.games.verso.sequences import banks
from volteface.games.verso.state import PASS, PLACES
from volteface.games.verso.view import view as view_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from volteface.core.replay import Replay
    from volteface.games.verso.kernels import Option
    from volteface.games.verso.state import Move, State
    from volteface.games.verso.view import View

WORLDS = 160  # in which all choices of a move are played on
LESSONS = 3
SLIP = {"points": 0.75, "chance": 1.5}  # what is less may be the judge's own error


class Weighed(msgspec.Struct, frozen=True):
    """What one could have done, and what it promised: points at the end, and the chance to win in percent."""

    move: str
    points: float
    chance: float
    lost: float


class Turn(msgspec.Struct, frozen=True):
    """A move of the game, judged. `step` counts the lines of the file from 1."""

    step: int
    seat: int
    top: str | None  # the face on the deck, which is kept or turned over
    move: str
    best: str
    promised: float  # by the best choice
    lost: float
    luck: float
    choices: tuple[Weighed, ...]  # the best first
    why: Reason | None = None  # where another move would have been better


class Account(msgspec.Struct, frozen=True):
    """A seat's game in four numbers, and the turns to learn from, by their place in the list, the dearest first."""

    seat: int
    promised: float
    lost: float
    luck: float
    end: float
    lessons: tuple[int, ...]


class Review(msgspec.Struct, frozen=True):
    """A whole game, judged; `measure` says what its numbers count."""

    game: str
    seats: int
    measure: Literal["points", "chance"]
    exact: bool  # whether luck is that of the cards alone; else it is all that came between two moves of a seat
    slip: float  # what loses less may be as good as the best
    worlds: int
    turns: tuple[Turn, ...]
    accounts: tuple[Account, ...]


def review(game: Replay, worlds: int = WORLDS, tell: Callable[[int, int], None] = lambda done, of: None) -> Review:
    """Judge every move of a game; `tell` hears how many are done. The same game and worlds give the same review."""
    seats = len(game.states[0].players)
    measure: Literal["points", "chance"] = "points" if seats == 1 else "chance"
    moves = _moves(game)
    judged = []
    for done, (step, state, seat, move) in enumerate(moves):
        tell(done, len(moves))
        turn = _judge(step, view_of(state, seat), move, worlds, measure)
        if turn.lost >= SLIP[measure]:
            may = {choice.move: choice for choice in rules.legal(state, seat)}
            turn = replace(turn, why=reason(may, view_of(state, seat), turn.move, turn.best))
        judged.append(turn)
    tell(len(moves), len(moves))
    outcome, exact = rules.outcome(rules.finish(game.states[-1])), _luck(game, measure)
    turns, accounts = list(judged), []
    for seat in range(seats):
        own = [at for at, turn in enumerate(judged) if turn.seat == seat]
        end = _end(outcome.scores[seat], outcome.winners, seat, measure)
        for at, after in zip(own, [*own[1:], None], strict=False):
            turn = judged[at]
            if exact is None:
                then = end if after is None else judged[after].promised
                luck = 0.0 if then is None else then - (turn.promised - turn.lost)
            else:  # a seat's luck from this choice on until its next one; before its first choice it has made none
                since = 0 if at == own[0] else turn.step
                until = len(game.lines) + 1 if after is None else judged[after].step
                luck = sum(one if whose == seat else -one for step, whose, one in exact if since <= step < until)
            turns[at] = replace(turn, luck=luck)
        account = _account(seat, own, turns, end, measure)
        if exact is not None and end is not None and measure == "points":
            account = replace(account, promised=end + account.lost - account.luck)
        accounts.append(account)
    slip = SLIP[measure]
    return Review(NAME, seats, measure, exact is not None, slip, worlds, tuple(turns), tuple(accounts))


def _moves(game: Replay) -> list[tuple[int, State, int, Move]]:
    """Every move that was a choice, with the state it answered; passes that the file leaves out at the end are made."""
    made = [
        (step, state, line.seat, parse(line.move))
        for step, (line, state) in enumerate(zip(game.lines, game.states, strict=False), 1)
        if line.seat is not None and line.move is not None
    ]
    last: State = game.states[-1]
    passed = [(len(game.lines) + 1, last, seat, PASS) for seat in range(len(last.players)) if last.phase == "last"]
    return [one for one in (*made, *passed) if len(rules.legal(one[1], one[2])) > 1]


def _luck(game: Replay, measure: Literal["points", "chance"]) -> list[tuple[int, int, float]] | None:
    """The exact luck in each move, with its line of the file and its seat; None where it is not computed."""
    from volteface.games.verso.luck import turns

    made = [
        (step, line.seat, parse(line.move))
        for step, line in enumerate(game.lines, 1)
        if line.seat is not None and line.move is not None
    ]
    lucks = turns(game.states[0], [(seat, move) for _, seat, move in made])
    if lucks is None:
        return None
    scale = 1 if measure == "points" else 100
    return [(step, seat, scale * luck) for (step, seat, _), luck in zip(made, lucks, strict=True)]


def _judge(step: int, view: View, move: Move, worlds: int, measure: Literal["points", "chance"]) -> Turn:
    from volteface.games.verso.kernels import look_ahead  # compiled: only when a game is reviewed

    assert view.seat is not None
    options = look_ahead(view, worlds, Chance("review", step, view.seat), everything=True)
    if view.phase == "last" and len(view.players) > 1:
        options = _last(view, options)
    merit = {option.move: _merit(option, measure) for option in options}
    best = max(options, key=lambda option: (merit[option.move], option.merit))
    choices = tuple(
        Weighed(
            format(o.move), round(o.points, 2), round(100 * o.chance, 1), round(merit[best.move] - merit[o.move], 2)
        )
        for o in sorted(options, key=lambda option: (-merit[option.move], -option.merit))
    )
    promised, lost = merit[best.move], merit[best.move] - merit[move]
    return Turn(step, view.seat, view.top, format(move), format(best.move), promised, lost, 0.0, choices)


def _merit(option: Option, measure: Literal["points", "chance"]) -> float:
    return option.points if measure == "points" else 100 * option.chance


def _last(view: View, options: Sequence[Option]) -> list[Option]:
    """V10: the last banks show at once, so the others are taken to bank their best; ties share the victory."""
    ends = [player.score + _best_bank(player.cards) for seat, player in enumerate(view.players) if seat != view.seat]
    first, equal = max(ends), sum(end == max(ends) for end in ends)
    shares = ((o, 1.0 if o.points > first else 1 / (1 + equal) if o.points == first else 0.0) for o in options)
    return [replace(option, chance=share) for option, share in shares]


def _best_bank(cards: Sequence[str]) -> int:
    points = [0] * PLACES
    for face, _ in map(parse_seen, cards):
        points[face.place] = face.points
    return max((sum(points[place] for place in bank.places) for bank in banks(points)), default=0)


def _end(score: int, winners: tuple[int, ...] | None, seat: int, measure: str) -> float | None:
    """What a seat had in the end, in the measure of the review; None if the game is not over."""
    if winners is None:
        return None
    return float(score) if measure == "points" else 100.0 / len(winners) if seat in winners else 0.0


def _account(seat: int, own: Sequence[int], turns: Sequence[Turn], end: float | None, measure: str) -> Account:
    lost, luck = sum(turns[at].lost for at in own), sum(turns[at].luck for at in own)
    promised = turns[own[0]].promised if own else 0.0
    dear = sorted((at for at in own if turns[at].lost >= SLIP[measure]), key=lambda at: -turns[at].lost)
    return Account(seat, promised, lost, luck, promised - lost + luck if end is None else end, tuple(dear[:LESSONS]))
