"""The schema of the PostgreSQL store, as a list of migrations, and how a database is brought up to date.

The version of a database is how many migrations have been applied, as with a file of SQLite; a lock lets only one node
apply them. What only the nodes among themselves need (who lives, who minds what, who looks) is not logged by the
database: after a crash of it they say so again.
"""

from __future__ import annotations

import asyncio
from typing import Any

from volteface.store import StoreError
from volteface.store.lines import connect, is_lost

MIGRATIONS = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, time BIGINT NOT NULL,
        by_guest TEXT, key TEXT, fact BYTEA NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, public BOOLEAN NOT NULL,
        updated BIGINT NOT NULL, summary BYTEA NOT NULL
    );
    CREATE INDEX tables_lobby ON tables (public, status, updated);
    CREATE INDEX tables_status ON tables (status, updated);
    CREATE TABLE members (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id));
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE guests (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, seen BIGINT NOT NULL);
    CREATE TABLE talk (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, guest TEXT NOT NULL, time BIGINT NOT NULL,
        body BYTEA NOT NULL, key TEXT,
        PRIMARY KEY (table_id, number)
    );
    CREATE INDEX talk_guest ON talk (guest);
    CREATE UNIQUE INDEX talk_key ON talk (table_id, guest, key);
    CREATE TABLE facts (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
    CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, body BYTEA NOT NULL);
    CREATE UNLOGGED TABLE nodes (id TEXT PRIMARY KEY, until BIGINT NOT NULL);
    CREATE UNLOGGED TABLE leases (name TEXT PRIMARY KEY, node TEXT NOT NULL);
    CREATE INDEX leases_node ON leases (node);
    CREATE UNLOGGED TABLE presence (
        table_id TEXT NOT NULL, node TEXT NOT NULL, guests TEXT[] NOT NULL, PRIMARY KEY (table_id, node)
    );
    CREATE INDEX presence_node ON presence (node);
    """,
    """
    CREATE TABLE shelf (
        code TEXT PRIMARY KEY, number BIGINT NOT NULL, body BYTEA NOT NULL, guests TEXT[] NOT NULL, ends BIGINT NOT NULL
    );
    CREATE INDEX shelf_guests ON shelf USING gin (guests);
    CREATE INDEX shelf_ends ON shelf (ends);
    """,
)
LOCK = 0x766F6C7465  # any number, the same for all nodes


def prepare(address: str) -> int:
    """Make sure that a database can be used and is up to date; returns how many migrations that took."""
    return asyncio.run(_prepare(address))


async def _prepare(address: str) -> int:
    connection = await connect(address)
    try:
        return await migrate(connection)
    finally:
        connection.terminate()


async def migrate(connection: Any) -> int:
    """Bring a database's schema up to date; returns how many steps that took."""
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)")
            version = await connection.fetchval("SELECT max(version) FROM schema") or 0
            if version > len(MIGRATIONS):
                raise StoreError(
                    f"The database was written by a newer Volteface (schema {version}): install that, or use another."
                )
            for number, script in enumerate(MIGRATIONS[version:], version + 1):
                await connection.execute(script)
                await connection.execute("INSERT INTO schema VALUES ($1)", number)
            return len(MIGRATIONS) - int(version)
    except Exception as error:
        if isinstance(error, StoreError) or is_lost(error):
            raise
        raise StoreError(f"The database cannot be used as a store: {error}. Choose another one.") from error
