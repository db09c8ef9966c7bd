"""What all tests can ask for: the PostgreSQL that a run shares, and a place of one's own in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cluster.postgres import Server, shared


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Server:
    """The server, started when it is first needed."""
    here = tmp_path_factory.getbasetemp()
    return shared(here if worker_id == "master" else here.parent)


@pytest.fixture(scope="session")
def schemas(postgres_server: Server) -> Callable[[], str]:
    """Makes one schema after the other in a database of this process: quicker than a database each."""
    address = postgres_server.create()
    numbers = iter(range(10**6))

    def make() -> str:
        name = f"s{next(numbers)}"
        postgres_server.execute(address, f"CREATE SCHEMA {name}")
        return f"{address}?search_path={name}"

    return make


@pytest.fixture
def schema(schemas: Callable[[], str]) -> str:
    """The address of an empty place in a database."""
    return schemas()


@pytest.fixture
def database(postgres_server: Server) -> str:
    """The address of an empty database, for nodes that tell each other something."""
    return postgres_server.create()


@pytest.fixture(params=["sqlite", "postgresql"])
def every_store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are the same on every store: a test that opens rooms (`tests/rooms/test_inbox.py`) runs on each."""
    if request.param == "postgresql":
        from tests.rooms import test_inbox

        schemas = request.getfixturevalue("schemas")
        monkeypatch.setattr(test_inbox, "new_store", lambda: test_inbox.SlowPostgres(schemas()))


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_in(request: pytest.FixtureRequest) -> str:
    """What a server keeps things in: nothing but its own folder, or, as one of several nodes, this database."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("database"))
