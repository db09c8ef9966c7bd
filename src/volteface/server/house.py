"""What all doors of a server share: rooms, pairings, who somebody is, limits, reviews, prints, replays to watch."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

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


class House:
    """A server's inside."""

    def __init__(self, hub: Hub, signer: Signer, limits: dict[str, Limit], connections: Connections) -> None:
        self.connections = connections
        self.hub, self.signer, self.reviews = hub, signer, Reviews(hub.caps)
        self.prints = Prints(hub.caps)
        self.pairings = Pairings(hub)
        self.limits = limits
        self._sockets: Counter[str] = Counter()
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
