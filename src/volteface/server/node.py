"""What a server keeps things with: a folder of its own, or databases that it shares with other nodes."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, NamedTuple

from volteface.rooms.others import Nobody
from volteface.server.identity import KEY_SIZE, secret_key
from volteface.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from volteface.rooms.cluster import Cluster
    from volteface.store import Store


class Node(NamedTuple):
    """A store, the other nodes over it, and the key that cookies and links are signed with."""

    store: Store
    others: Nobody | Cluster
    key: bytes


def alone(file: Path, folder: Path) -> Node:
    """A server with a folder of its own."""
    return Node(SqliteStore(file), Nobody(), secret_key(folder))


async def join(databases: Sequence[str], key: str) -> Node:
    """One of several nodes over the same databases; their key is that of the settings, or one that they keep there."""
    from volteface.rooms.cluster import Cluster  # its driver is an extra
    from volteface.store.postgres import PostgresStore
    from volteface.store.routed import RoutedStore, routes

    by_letter = routes(databases)
    stores = {address: PostgresStore(address) for address in dict.fromkeys(by_letter.values())}
    store: PostgresStore | RoutedStore = next(iter(stores.values()))
    if len(stores) > 1:
        store = RoutedStore({letter: stores[address] for letter, address in by_letter.items()})
    if key:
        secret = hashlib.sha256(key.encode()).digest()
    else:
        secret = await store.fact("key", secrets.token_bytes(KEY_SIZE))
    return Node(store, Cluster(store, secrets.token_hex(6)), secret)
