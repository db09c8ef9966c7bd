"""What nodes of a cluster share in the database besides the log: who lives, who minds what, who looks at which table.

A node lives as long as it says so; a lease is its node's as long as that lives, and anybody's afterwards. So one row a
node is renewed, not one a table. All times are the database's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from volteface.store.postgres import PostgresStore

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE = f"(SELECT id FROM nodes WHERE until > {NOW})"
LIFE = 5000  # milliseconds for which a node lives after it has said so
KEPT = 24 * 3600 * 1000  # for which a node that has ended is remembered
NOBODY = ""  # the node of a lease that was given back because there is nothing to do


class Claim(NamedTuple):
    """A lease that was got: its name, and for how many milliseconds it was nobody's; None if it never was one's."""

    name: str
    free: int | None


class Beat(NamedTuple):
    """What a node learns when it says that it lives: the database's time, who else lives, and whether it was known."""

    time: int
    nodes: frozenset[str]
    known: bool


class Duties:
    """The shared tables of one database, for one node."""

    def __init__(self, store: PostgresStore, node: str) -> None:
        self._store, self.node = store, node

    async def beat(self) -> Beat:
        """Say that this node lives."""
        sql = (
            f"WITH known AS (SELECT 1 FROM nodes WHERE id = $1), me AS (INSERT INTO nodes VALUES ($1, {NOW} + $2)"
            f" ON CONFLICT (id) DO UPDATE SET until = excluded.until)"
            f" SELECT {NOW}, array(SELECT id FROM nodes WHERE until > {NOW}), EXISTS (SELECT FROM known)"
        )
        (row,) = await self._store.ask(sql, self.node, LIFE)
        return Beat(row[0], frozenset(row[1]) | {self.node}, row[2])

    async def leave(self) -> None:
        """Say that this node lives no longer: others may take over at once."""
        gone = "WITH gone AS (DELETE FROM presence WHERE node = $1)"
        await self._store.ask(f"{gone} UPDATE nodes SET until = {NOW} WHERE id = $1", self.node)

    async def claim(self, names: Sequence[str]) -> list[Claim]:
        """Get leases that are nobody's; those that another living node has are left out."""
        sql = (
            f"WITH before AS (SELECT name, leases.node, until FROM leases LEFT JOIN nodes ON id = leases.node"
            f" WHERE name = ANY($2)), got AS (INSERT INTO leases SELECT DISTINCT unnest($2::text[]), $1 ORDER BY 1"
            f" ON CONFLICT (name) DO UPDATE SET node = $1 WHERE leases.node = $1 OR leases.node NOT IN {ALIVE}"
            f" RETURNING name)"
            f" SELECT got.name, before.node, {NOW} - before.until FROM got LEFT JOIN before USING (name)"
        )
        rows = await self._store.ask(sql, self.node, list(names))
        return [Claim(name, 0 if node == self.node else free) for name, node, free in rows]

    async def orphans(self, letters: str, since: int, limit: int) -> list[str]:
        """Tables that begin with these letters, whose game is being played, touched since then, that nobody minds."""
        sql = (
            "SELECT id FROM tables LEFT JOIN leases ON name = id WHERE status = 'playing' AND updated >= $2"
            f" AND left(id, 1) = ANY($1) AND (node IS NULL OR (node <> '{NOBODY}' AND node NOT IN {ALIVE})) LIMIT $3"
        )
        return [row[0] for row in await self._store.ask(sql, list(letters), since, limit)]

    async def release(self, names: Sequence[str]) -> None:
        """Give leases back: there is nothing to do there."""
        sql = "UPDATE leases SET node = $3 WHERE name = ANY($2) AND node = $1"
        await self._store.ask(sql, self.node, list(names), NOBODY)

    async def end(self, name: str) -> None:
        """Give back a lease that is not needed any more."""
        await self._store.ask("DELETE FROM leases WHERE name = $2 AND node = $1", self.node, name)

    async def sweep(self) -> None:
        """Remove what nodes have left behind that ended long ago."""
        gone = f"WITH gone AS (DELETE FROM nodes WHERE until < {NOW} - {KEPT} RETURNING id)"
        await self._store.ask(f"{gone} DELETE FROM presence WHERE node IN (SELECT id FROM gone)")

    async def show(self, present: Mapping[str, Sequence[str]]) -> None:
        """Say who looks at which tables at this node."""
        gone = [table for table, guests in present.items() if not guests]
        if gone:
            await self._store.ask("DELETE FROM presence WHERE node = $1 AND table_id = ANY($2)", self.node, gone)
        here = sorted(present.keys() - set(gone))
        if here:
            sql = (
                "INSERT INTO presence SELECT t, $1, string_to_array(g, ',')"
                " FROM unnest($2::text[], $3::text[]) AS here (t, g)"
                " ON CONFLICT (table_id, node) DO UPDATE SET guests = excluded.guests"
            )
            await self._store.ask(sql, self.node, here, [",".join(present[table]) for table in here])

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Who looks at these tables at other nodes that live."""
        sql = f"SELECT table_id, guests FROM presence WHERE table_id = ANY($2) AND node <> $1 AND node IN {ALIVE}"
        found: dict[str, frozenset[str]] = dict.fromkeys(tables, frozenset())
        for table, guests in await self._store.ask(sql, self.node, list(tables)):
            found[table] |= frozenset(guests)
        return found

    async def latest(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The last number of each table, and of its talk."""
        seq, said = ("(SELECT max({}) FROM {} WHERE table_id = t)".format(*one) for one in _NUMBERS)
        sql = f"SELECT t, coalesce({seq}, 0), coalesce({said}, 0) FROM unnest($1::text[]) AS t"
        return {table: (seq, said) for table, seq, said in await self._store.ask(sql, list(tables))}


_NUMBERS = (("seq", "events"), ("number", "talk"))
