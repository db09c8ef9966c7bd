"""Connections to PostgreSQL: each is made anew when it is lost, and what cannot be reached is said in a sentence."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from volteface.logs import log
from volteface.store import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

try:
    import asyncpg
except ModuleNotFoundError:  # an extra that a single node does not need
    asyncpg = None

PREFIXES = ("postgresql://", "postgres://")
CONNECT, COMMAND = 5.0, 10.0  # seconds after which a database that does not answer is as good as gone
SETTINGS = {  # all questions are short, the same again and again, and have an index: also before statistics know that
    "application_name": "volteface",
    "plan_cache_mode": "force_generic_plan",
    "jit": "off",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}
PAUSES = (0.05, 0.1, 0.2, 0.5)  # seconds between two tries to reach it
LOST = ("08", "57P01", "57P02", "57P03", "53300", "55000")  # it was lost, stops, starts, has no room, lets nobody in
AGAIN = ("40",)  # states after which the same can be tried again: somebody stood in the way


def check_driver() -> None:
    """Refuse a database where its driver is missing."""
    if asyncpg is None:
        raise StoreError("PostgreSQL needs its driver: pip install 'volteface[cluster]'.")


def is_lost(error: BaseException) -> bool:
    """Whether a failure means that the connection is gone, and that what was asked may have been done or not."""
    if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError | asyncpg.InternalClientError):
        return True
    return isinstance(error, asyncpg.PostgresError) and str(error.sqlstate).startswith(LOST)


def is_taken(error: BaseException) -> bool:
    """Whether a failure means that somebody else has used the same number."""
    return isinstance(error, asyncpg.UniqueViolationError)


def is_in_the_way(error: BaseException) -> bool:
    """Whether a failure means that nothing was done, and that it may be tried again at once."""
    return isinstance(error, asyncpg.PostgresError) and str(error.sqlstate).startswith(AGAIN)


async def connect(address: str) -> Any:
    """A connection, or a sentence that says why there is none."""
    check_driver()
    try:
        return await asyncpg.connect(address, timeout=2 * CONNECT)
    except (ValueError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(error).rstrip(".") or type(error).__name__
        raise StoreError(
            f"The database cannot be reached: {reason}. Look at its address, and whether it runs."
        ) from error


class Line:
    """One connection, made when it is first needed and again when it was lost; for one use at a time."""

    def __init__(self, address: str, prepare: Callable[[Any], Awaitable[object]] | None = None) -> None:
        self._address, self._prepare = address, prepare
        self._connection: Any = None
        self._opening = asyncio.Lock()

    async def open(self) -> Any:
        """The connection, as it is or new."""
        async with self._opening:
            if self._connection is None or self._connection.is_closed():
                self._connection = None
                made = await asyncpg.connect(
                    self._address, timeout=CONNECT, command_timeout=COMMAND, server_settings=SETTINGS
                )
                try:
                    if self._prepare is not None:
                        await self._prepare(made)
                except BaseException:
                    made.terminate()
                    raise
                self._connection = made
        return self._connection

    def drop(self) -> None:
        """Let go of it at once: it was lost, or nobody knows what it is doing."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Let go of it in good order."""
        if self._connection is not None:
            try:
                await self._connection.close(timeout=1)
            except Exception:  # it was lost: so be it
                self.drop()


class Lines:
    """Some connections for short questions, which wait for a free one and ask again when theirs was lost."""

    def __init__(self, address: str, count: int, patience: float) -> None:
        self._free: asyncio.Queue[Line] = asyncio.Queue()
        self._lines = [Line(address) for _ in range(count)]
        self._patience = patience
        for line in self._lines:
            self._free.put_nowait(line)

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a question, or of a change that may be made twice without harm."""
        rows: list[Any] = await self.do(lambda connection: connection.fetch(sql, *values))
        return rows

    async def do(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Do something that may be done twice without harm."""
        end, tried = asyncio.get_running_loop().time() + self._patience, 0
        while True:
            try:
                async with self._use() as connection:
                    return await work(connection)
            except Exception as error:
                lost = is_lost(error) or is_in_the_way(error)
                if not lost or asyncio.get_running_loop().time() > end:
                    raise
                log.info("the database is asked again", extra={"reason": type(error).__name__})
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1

    @asynccontextmanager
    async def _use(self) -> AsyncIterator[Any]:
        line = await self._free.get()
        try:
            yield await line.open()
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError) or is_lost(error):
                line.drop()
            raise
        finally:
            self._free.put_nowait(line)

    async def close(self) -> None:
        """Let go of all."""
        for line in self._lines:
            await line.close()
