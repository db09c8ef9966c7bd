"""What this node keeps together with the others beside tables, over all databases; a hint tells them of a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from volteface.rooms.shards import Shards
    from volteface.store.shelf import Kept


class SharedShelf:
    """The shelves of all databases; `hear` is told what another node has changed."""

    def __init__(self, shards: Shards, node: str) -> None:
        self._shards, self.node = shards, node
        self.hear: Callable[[str], None] = lambda _: None

    @property
    def nodes(self) -> frozenset[str]:
        """The nodes that live."""
        return self._shards.home.nodes

    async def load(self, code: str) -> Kept | None:
        """One thing, if it has not ended."""
        return await self._shards.of(code).shelf.load(code)

    async def keep(self, code: str, kept: Kept) -> bool:
        """Keep the next number of one thing; whether no other node was quicker."""
        shard = self._shards.of(code)
        done = await shard.shelf.keep(code, kept)
        if done:
            shard.bus.tell(kept=[code])
        return done

    async def end(self, code: str) -> None:
        """Let one thing be gone."""
        await self._shards.of(code).shelf.end(code)

    async def latest(self, codes: Iterable[str]) -> dict[str, int]:
        """The numbers of those among these that have not ended."""
        found: dict[str, int] = {}
        for shard, some in self._shards.share(codes):
            found |= await shard.shelf.latest(some)
        return found

    async def of(self, guest: str) -> list[str]:
        """All that concerns a guest."""
        return [code for shard in self._shards for code in await shard.shelf.of(guest)]
