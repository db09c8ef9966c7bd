"""What all doors of a server share: the rooms, who somebody is, limits, reviews."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from volteface.server.reviews import Reviews

if TYPE_CHECKING:
    from volteface.rooms.hub import Hub
    from volteface.server.identity import Signer
    from volteface.server.limits import Limit


class House:
    """A server's inside."""

    def __init__(self, hub: Hub, signer: Signer, limits: dict[str, Limit]) -> None:
        self.hub, self.signer, self.reviews = hub, signer, Reviews()
        self.limits = limits

    def limit(self, name: str, address: str) -> None:
        """Refuse what comes too often from an address."""
        self.limits[name].check(address, asyncio.get_running_loop().time())

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.reviews.stop()
        await self.hub.stop()
