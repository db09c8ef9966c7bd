"""What goes out to a phone: the whole of what it may see, each time. It is small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from volteface.core import options as table_options
from volteface.pairing.state import Ending, Phase  # noqa: TC001 - the schema is made from these types

if TYPE_CHECKING:
    from volteface.core.pairing import Light, Paired
    from volteface.pairing.state import Member, Pairing


class Person(msgspec.Struct, frozen=True):
    """Somebody with a phone, as all see them."""

    name: str
    here: bool
    ready: bool
    phone: int | None  # its number in the game; none for those who look on
    builds: bool  # in this round or, between two, in the next one
    stops: bool  # whether they want to give this round up
    told: bool  # whether they have said right or wrong; not which


class Pair(msgspec.Struct, frozen=True, tag_field="is", tag="pair"):
    """A pairing as one phone may see it. Times are those of the server's wall clock, in milliseconds."""

    pairing: str
    game: str
    phase: Phase
    now: int
    round: int
    people: tuple[Person, ...]
    you: int  # which of them one is
    options: dict[str, Any]
    start: int | None  # when the card is or was revealed
    stood: int | None  # when the clock was stopped
    until: int | None  # when it stops by itself
    words: tuple[int, ...]  # the phones that have said them
    asked: int  # how often the builders have differed about right or wrong
    ending: Ending | None
    view: Any  # the game's own; none before the first card


def look(pairing: Pairing, game: Paired[Any], guest: str, now: int) -> Pair:
    """What this member sees now."""
    builders = _builders(pairing, game)
    stops, told = set(pairing.stops), dict(pairing.told)
    people = tuple(
        Person(one.name, one.here, one.ready, one.phone, one.phone in builders, one.phone in stops, one.phone in told)
        for one in pairing.members
    )
    you = next(i for i, one in enumerate(pairing.members) if one.guest == guest)
    me = pairing.members[you]
    view = None if pairing.run is None else game.view(pairing.run, me.phone, _light(pairing, me, builders))
    return Pair(
        pairing=pairing.code,
        game=pairing.game,
        phase=pairing.phase,
        now=now,
        round=pairing.round,
        people=people,
        you=you,
        options=table_options.write(pairing.options),
        start=pairing.start,
        stood=pairing.stood,
        until=pairing.until,
        words=pairing.words,
        asked=pairing.asked,
        ending=pairing.ending,
        view=view,
    )


def _builders(pairing: Pairing, game: Paired[Any]) -> set[int]:
    return set() if pairing.run is None else set(game.builders(pairing.run))


def _light(pairing: Pairing, member: Member, builders: set[int]) -> Light:
    if pairing.phase in ("shown", "over"):
        return "open"
    if pairing.phase in ("running", "asked") and member.phone in builders:
        return "card"
    return "hidden"
