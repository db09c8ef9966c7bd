"""Who is at a table: who looks at it now, since when the others do not, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.rooms.names import told_apart
from volteface.table.look import People, seat_views

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from volteface.table.state import Table


class Presence:
    """The people of one room."""

    def __init__(self, table: Table, names: Mapping[str, str], now: int) -> None:
        self.names = dict(names)  # as they were chosen
        self.waiting: dict[str, str] = {}  # new ones, until no round is built: a name is no way to talk to builders
        self.people = People(names, left={seat.guest: now for seat in table.seats if seat.guest is not None})
        self.seen = self.people  # of those who sit here: what a frame shows

    def meet(self, table: Table, present: frozenset[str], talkers: Iterable[str], now: int) -> bool:
        """See anew who is here and what they are called; says whether a frame shows anything of it.

        It does of those who sit here: everybody else comes and goes without anybody's frame being made anew.
        """
        sit = {seat.guest: None for seat in table.seats if seat.guest is not None}
        left = {**self.people.left, **dict.fromkeys(self.people.present, now)}
        left = {guest: at for guest, at in left.items() if guest in sit and guest not in present}
        known = {table.host, *sit, *present, *talkers, *self.waiting}
        self.names = {guest: name for guest, name in self.names.items() if guest in known}
        names = told_apart(self.names, (table.host, *sit))
        self.people = People(names, present, left)
        before = self.seen
        self.seen = People({guest: names[guest] for guest in sit if guest in names}, present & sit.keys(), left)
        return self.seen != before and seat_views(table, self.seen) != seat_views(table, before)
