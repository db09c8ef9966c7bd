"""The rules: pure, readable, and the authority for everything else.

What chance decides (T1) is in `deal.py`, what a viewer may know in `view.py`.
"""

from __future__ import annotations

from volteface.core.deals import no_such_seat
from volteface.core.errors import Illegal, NotYours
from volteface.core.game import Outcome
from volteface.games.new_game.choices import Choice, Preview
from volteface.games.new_game.constants import MOST
from volteface.games.new_game.news import News, Over, Took
from volteface.games.new_game.notation import format
from volteface.games.new_game.state import Deal, State, Take


def start(deal: Deal) -> State:
    """The state before the first turn."""
    return State(deal.options, deal.pile, (0,) * deal.seats, deal.first)


def legal(state: State, seat: int) -> tuple[Choice, ...]:
    """T2: every move this seat may make now, with its preview."""
    if seat != state.turn:
        return ()
    counts = range(1, min(MOST, state.pile) + 1)
    return tuple(Choice(format(Take(count)), Preview(state.pile - count)) for count in counts)


def check(state: State, seat: int, move: Take) -> None:
    """Raise the reason why this seat may not make this move now, if there is one."""
    if seat not in range(len(state.taken)):
        raise no_such_seat(seat, len(state.taken))
    if not state.pile:
        raise Illegal("game-over", "The game is over.")
    if seat != state.turn:
        sentence = "It is the turn of seat {turn}, not of seat {seat}."
        raise NotYours("not-your-turn", sentence, turn=state.turn, seat=seat)
    if move.count > state.pile:
        raise Illegal("new-game-few", "There are only {pile} stones left: take fewer.", pile=state.pile)  # T2


def play(state: State, seat: int, move: Take, at: int = 0) -> State:
    """The state after this seat's move. There is no clock: `at` changes nothing."""
    check(state, seat, move)
    left = state.pile - move.count
    taken = tuple(count + move.count * (seat == other) for other, count in enumerate(state.taken))
    told: tuple[News, ...] = (Took(seat, move.count, left),)
    if left:
        return State(state.options, left, taken, (seat + 1) % len(taken), told)
    scores, winners = outcome(State(state.options, left, taken, seat))
    return State(state.options, left, taken, seat, (*told, Over(scores, winners or ())))


def faces(state: State) -> tuple[tuple[str, ...], ...]:
    """How many stones lie before each seat."""
    return tuple((str(count),) for count in state.taken)


def outcome(state: State) -> Outcome:
    """T3, T4: a point for whoever took the last stone, or for all others."""
    if state.pile:
        return Outcome((0,) * len(state.taken), None)
    winners = tuple(seat for seat in range(len(state.taken)) if (seat == state.turn) != state.options.last_loses)
    return Outcome(tuple(int(seat in winners) for seat in range(len(state.taken))), winners)
