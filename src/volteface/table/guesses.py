"""Guesses of those who look on at a round: will it be right, and when is it over? A score beside the game's.

One guess a seat a round. Nobody sees the guesses of others before the round is over, so that they tell the builders
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from volteface.core.errors import Illegal, NotYours
from volteface.core.game import spoken
from volteface.table.hearing import partners

if TYPE_CHECKING:
    from volteface.table.state import Table

CLOSE = 5000  # milliseconds by which a time may be off and still be well guessed


class GuessView(msgspec.Struct, frozen=True):
    """What a seat has guessed, and what that was worth once the round was over."""

    seat: int
    right: bool
    seconds: int
    points: int = 0


def check_may_guess(table: Table, seat: int) -> None:
    """Raise the reason why this seat may not guess now, if there is one."""
    builders = partners(table)
    if not builders:
        raise Illegal("nothing-to-guess", "No round is being built: guess when the next one has begun.")
    if seat in builders:
        raise NotYours("builders-guess", "You build this round yourself: only those who look on may guess.")
    if any(guess.seat == seat for guess in table.guesses):
        raise Illegal("guess-given", "You have made your guess for this round already.")


def worth(guess: GuessView, right: bool, time: int) -> int:
    """One point for right or wrong, and one more for the time, at most five seconds off."""
    if guess.right != right:
        return 0
    return 1 + (abs(guess.seconds * 1000 - time) <= CLOSE)


def counted(table: Table, state: Any) -> Table:
    """The table's guesses when the game comes to a new state: judged with the round, forgotten when the next begins."""
    game = spoken(table.game)
    if game is None:
        return table
    came = game.judged(state)
    if came is not None:
        guesses = tuple(replace(guess, points=worth(guess, *came)) for guess in table.guesses)
        gained = {guess.seat: guess.points for guess in guesses}
        points = tuple(points + gained.get(seat, 0) for seat, points in enumerate(table.guess_points))
        return replace(table, guesses=guesses, guess_points=points)
    begins = table.state is None or bool(game.partners(state)) != bool(game.partners(table.state))
    return replace(table, guesses=()) if begins else table
