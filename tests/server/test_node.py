"""Nodes of a cluster have one key: of their settings, or one that their database keeps."""

from __future__ import annotations

import asyncio

from volteface.server.identity import Signer
from volteface.server.node import Node, join


def test_cookies_and_links_of_one_node_hold_at_every_other(database: str) -> None:
    async def joined(key: str) -> bytes:
        node: Node = await join([database], key)
        await node.others.stop()
        await node.store.close()
        return node.key

    async def body() -> None:
        one, other = [Signer(await joined("")) for _ in range(2)]
        assert other.guest(one.cookie("ann")) == "ann"
        assert other.read_seat_link(one.seat_link("T", 1, 7, 0), 1).seat == 1
        told = Signer(await joined("a secret of all nodes"))
        assert told.guest(one.cookie("ann")) is None
        assert Signer(await joined("a secret of all nodes")).guest(told.cookie("ann")) == "ann"

    asyncio.run(body())
