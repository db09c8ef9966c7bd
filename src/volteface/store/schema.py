"""The schema of the SQLite store, as a list of migrations: the version of a file is how many have been applied."""

MIGRATIONS = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL,
        by_guest TEXT, key TEXT, fact BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL,
        updated INTEGER NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_lobby ON tables (public, status, updated);
    CREATE INDEX tables_status ON tables (status, updated);
    CREATE TABLE members (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE guests (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE talk (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, guest TEXT NOT NULL, time INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX talk_guest ON talk (guest);
    """,
)
