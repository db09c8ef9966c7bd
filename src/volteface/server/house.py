"""What all doors of a server share: rooms, pairings, who somebody is, limits, reviews, prints, replays to watch."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from volteface.logs import log
from volteface.pairing.hub import Pairings
from volteface.rooms.caps import busy
from volteface.server.connections import network
from volteface.server.prints import Prints
from volteface.server.reviews import Reviews

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from volteface.rooms.hub import Hub
    from volteface.server.connections import Connections
    from volteface.server.identity import Signer
    from volteface.server.limits import Limit

T = TypeVar("T")
REMEMBERED = (
    1.0  # seconds for which it is known whether the store keeps anything: to try it is a write, and anybody asks
)


class House:
    """A server's inside."""

    def __init__(self, hub: Hub, signer: Signer, limits: dict[str, Limit], connections: Connections) -> None:
        self.connections = connections
        self.hub, self.signer, self.reviews = hub, signer, Reviews(hub.caps)
        self.prints = Prints(hub.caps)
        self.pairings = Pairings(hub)
        self.limits = limits
        self._sockets: Counter[str] = Counter()
        self._probe: asyncio.Future[bool] | None = None
        self._probed = 0.0  # when
        self._watching = ThreadPoolExecutor(1, "replays")  # one after the other: they are long, and others play

    def limit(self, name: str, address: str, count: int = 1) -> None:
        """Refuse what comes too often from an address; with a count of 0, what has come too often already."""
        self.limits[name].check(network(address), asyncio.get_running_loop().time(), count)

    def check_sockets(self, address: str) -> None:
        """Refuse one table more that is looked at from an address, if there are many."""
        if self._sockets[network(address)] >= self.hub.caps.sockets_by_address:
            raise busy()

    @contextmanager
    def socket_from(self, address: str) -> Iterator[None]:
        """A table is looked at from this address as long as the block lasts."""
        household = network(address)
        self._sockets[household] += 1
        try:
            yield
        finally:
            self._sockets[household] -= 1
            if not self._sockets[household]:
                del self._sockets[household]

    async def keeps(self) -> bool:
        """Whether the store keeps something, and gives it back: tried once for all who ask at about the same time."""
        now = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and now >= self._probed + REMEMBERED):
            self._probe, self._probed = asyncio.ensure_future(self._try_store()), now
        return await asyncio.shield(self._probe)

    async def _try_store(self) -> bool:
        try:
            await self.hub.store.probe(self.hub.now())
        except Exception:
            log.exception("the store keeps nothing")
            return False
        return True

    async def watch(self, work: Callable[[], T]) -> T:
        """Do what a replay file needs, beside the loop and one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._watching, work)

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.reviews.stop()
        self.prints.stop()
        self.pairings.stop()
        self._watching.shutdown(wait=False, cancel_futures=True)
        await self.hub.stop()
