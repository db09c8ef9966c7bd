"""What all deals have in common when they are read: their game, seats and options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def check_fields(game: str, fields: Mapping[str, object], known: Sequence[str]) -> None:
    """Refuse a deal of another game, and fields that a deal of this one does not have."""
    if fields.get("game", game) != game:
        raise Malformed("deal-game", "This is a deal of {other}, not of {game}.", other=fields["game"], game=game)
    unknown = sorted(set(fields) - {"game", "seats", "options", *known})
    if unknown:
        raise Malformed("deal-field", "A deal of {game} has no field {name!r}.", game=game, name=unknown[0])


def check_seats(game: str, seats: object, allowed: Sequence[int]) -> int:
    """A number of players that the game is for."""
    if type(seats) is not int:
        raise Malformed("seats-number", "The number of seats must be a whole number, not {seats}.", seats=seats)
    if seats not in allowed:
        title = game.replace("-", " ").title()
        least, most = min(allowed), max(allowed)
        sentence = "{game} is for {least} to {most} players, not {seats}."
        raise Malformed("seats", sentence, game=title, least=least, most=most, seats=seats)
    return seats


def given_options(fields: Mapping[str, object]) -> Mapping[str, object]:
    """The options of a deal, none if they are left out."""
    given = fields.get("options", {})
    if not isinstance(given, dict):
        raise Malformed("deal-options", "The options of a deal are an object with their names and values.")
    return given


def given_first(fields: Mapping[str, object], named: int | None, seats: int) -> int:
    """The seat that begins: a seat of this table, and the one the options name if they name one."""
    first = fields.get("first", 0)
    if type(first) is not int or first not in range(seats):
        raise no_such_seat(first, seats)
    if named not in (None, first):
        sentence = "The options name seat {named} to begin, but the deal says {first}."
        raise Malformed("deal-first", sentence, named=named, first=first)
    return first


def check_first(named: int | None, seats: int) -> None:
    """Refuse to let a seat begin that is not there."""
    if named is not None and named not in range(seats):
        raise no_such_seat(named, seats)


def no_such_seat(seat: object, seats: int) -> Malformed:
    """The error for a seat that is not at this table."""
    sentence = "There is no seat {seat} here; seats are numbered from 0 to {last}."
    return Malformed("no-such-seat", sentence, seat=seat, last=seats - 1)
