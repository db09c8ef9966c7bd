"""Figures of a running server: for Prometheus, for the status page, and for `volteface admin stats`."""

from __future__ import annotations

import sys
import time
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

from volteface import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable

    from volteface.server.house import House

BEGAN = time.monotonic()
ABOUT = {
    "tables": ("gauge", "Tables in memory."),
    "playing": ("gauge", "Tables in memory at which a game is played."),
    "viewers": ("gauge", "Connections that look at a table."),
    "connections": ("gauge", "Open connections, of any kind."),
    "quarantine": ("gauge", "Tables that this version cannot take up."),
    "deals_waiting": ("gauge", "Deals that are made or waited for."),
    "stored_total": ("counter", "Pieces of work that the store has kept."),
    "store_groups_total": ("counter", "Transactions in which it has done so."),
    "store_failures_total": ("counter", "Pieces of work that it could not keep."),
    "clock_ahead_seconds": ("gauge", "By how much this machine's clock was behind what is stored."),
    "uptime_seconds": ("gauge", "Since the start."),
    "memory_bytes": ("gauge", "The most memory that was used at once."),
}


def figures(house: House) -> dict[str, float]:
    """All figures, by name."""
    hub = house.hub
    kept, groups, failed = hub.store.counts()
    return {
        "tables": len(hub.rooms),
        "playing": sum(room.table.status == "playing" for room in hub.rooms),
        "viewers": sum(len(room.viewers) for room in hub.rooms),
        "connections": len(house.connections),
        "quarantine": len(hub.quarantine),
        "deals_waiting": hub.dealing,
        "stored_total": kept,
        "store_groups_total": groups,
        "store_failures_total": failed,
        "clock_ahead_seconds": hub.ahead / 1000,
        "uptime_seconds": round(time.monotonic() - BEGAN, 1),
        "memory_bytes": _memory(),
    }


def prometheus(house: House) -> str:
    """The figures as Prometheus reads them."""
    lines = ["# HELP volteface_info The version.", "# TYPE volteface_info gauge"]
    lines.append(f'volteface_info{{version="{__version__}"}} 1')
    for name, value in figures(house).items():
        kind, about = ABOUT[name]
        lines += [f"# HELP volteface_{name} {about}", f"# TYPE volteface_{name} {kind}", f"volteface_{name} {value:g}"]
    return "\n".join(lines) + "\n"


def is_from(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is in one of these networks."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return any(ip in ip_network(network, strict=False) for network in networks)


def _memory() -> int:
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
