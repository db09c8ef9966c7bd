"""What a pairing is at one moment: frozen values, and what can be seen from them.

open --(all are ready)--> dealing --> counting --(3-2-1)--> running --(last word)--> asked --(all say the same)--> shown
 ^                           ^                                 |                                                   |  |
 |                           |                                 +------(time is up, or given up)------------------->+  |
 |                           +------------------(the next builders are ready)--------------------------------------+  |
 +------------------------------------------------(a new game)-----------------------------------------------(over)---+
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from volteface.rooms.messages import Refusal  # noqa: TC001 - a pairing is read by these types

Phase = Literal["open", "dealing", "counting", "running", "asked", "shown", "over"]


class Member(msgspec.Struct, frozen=True):
    """Somebody's phone: a guest, who keeps it whenever they come back."""

    guest: str
    name: str
    here: bool = True
    ready: bool = False
    phone: int | None = None  # its number in the run; none for whoever came later and looks on
    at: str = ""  # the node to which they came last; none where a server is alone


class Ending(msgspec.Struct, frozen=True):
    """How a round ended: its clock stood after so many milliseconds."""

    why: Literal["told", "time", "stopped"]
    right: bool
    time: int


class Pairing(msgspec.Struct, frozen=True):
    """A pairing at one moment, with the card in it that not everybody may see."""

    code: str
    game: str
    options: Any
    members: tuple[Member, ...] = ()
    phase: Phase = "open"
    run: Any = None
    round: int = 0
    start: int | None = None  # the wall's time at which the card is revealed
    stood: int | None = None  # at which the clock was stopped
    until: int | None = None  # at which it stops by itself
    words: tuple[int, ...] = ()  # the phones that have said them
    stops: tuple[int, ...] = ()  # the phones that want to give up
    told: tuple[tuple[int, bool], ...] = ()  # what phones have said: right or wrong
    asked: int = 0  # how often they have differed
    ending: Ending | None = None
    trouble: Refusal | None = None  # why the last card could not be dealt

    def member(self, guest: str) -> Member | None:
        """The member who is this guest."""
        return next((member for member in self.members if member.guest == guest), None)

    @property
    def deadline(self) -> int | None:
        """When it changes by itself."""
        return {"counting": self.start, "running": self.until}.get(self.phase)
