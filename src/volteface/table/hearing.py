"""Who hears whom: builders of a round hear each other only, so that nobody who sees more can tell them anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.game import spoken

if TYPE_CHECKING:
    from volteface.table.state import Table


def partners(table: Table) -> tuple[int, ...]:
    """The seats that only each other's talk may reach now; empty while all may talk."""
    game = spoken(table.game)
    return game.partners(table.state) if game is not None and table.status == "playing" else ()


def is_aside(table: Table, guest: str) -> bool:
    """Whether what this guest says now is not for those who build."""
    builders = partners(table)
    return bool(builders) and not set(builders) & set(table.seats_of(guest))


def hears(table: Table, listener: str, speaker: str, *, aside: bool) -> bool:
    """Whether something said reaches a listener now: builders do not hear what was said aside."""
    return listener == speaker or not aside or not set(partners(table)) & set(table.seats_of(listener))
