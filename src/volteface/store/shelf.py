"""What nodes keep together in the database beside tables: small things that end, each with a number that only grows.

Whoever changes one says which number the change has; if another node was quicker nothing is changed. So nodes need no
lock, as in the log of a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from volteface.store.duties import NOW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.store.postgres import PostgresStore


class Kept(NamedTuple):
    """One of them: its number, what it is, whom it concerns, and for how many milliseconds it is kept."""

    number: int
    body: bytes
    guests: tuple[str, ...] = ()
    life: int = 0


class Shelf:
    """All of one database."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def load(self, code: str) -> Kept | None:
        """One of them, if it has not ended."""
        rows = await self._store.ask(f"SELECT number, body FROM shelf WHERE code = $1 AND ends > {NOW}", code)
        return Kept(*rows[0]) if rows else None

    async def keep(self, code: str, kept: Kept) -> bool:
        """Keep the next number of one; whether that is there now, and not another's."""
        sql = (
            f"INSERT INTO shelf VALUES ($1, $2, $3, $4, {NOW} + $5) ON CONFLICT (code) DO UPDATE"
            " SET number = excluded.number, body = excluded.body, guests = excluded.guests, ends = excluded.ends"
            " WHERE shelf.number = excluded.number - 1 RETURNING number"
        )
        if await self._store.ask(sql, code, *kept):
            return True
        rows = await self._store.ask("SELECT body FROM shelf WHERE code = $1 AND number = $2", code, kept.number)
        return bool(rows) and rows[0][0] == kept.body  # it was kept, and the answer was lost

    async def end(self, code: str) -> None:
        """Let one be gone."""
        await self._store.ask("DELETE FROM shelf WHERE code = $1", code)

    async def latest(self, codes: Sequence[str]) -> dict[str, int]:
        """The numbers of those among these that have not ended."""
        sql = f"SELECT code, number FROM shelf WHERE code = ANY($1) AND ends > {NOW}"
        return dict(await self._store.ask(sql, list(codes)))

    async def of(self, guest: str) -> list[str]:
        """Those that concern a guest."""
        return [row[0] for row in await self._store.ask("SELECT code FROM shelf WHERE guests @> ARRAY[$1]", guest)]

    async def sweep(self) -> None:
        """Remove those that have ended."""
        await self._store.ask(f"DELETE FROM shelf WHERE ends <= {NOW}")
