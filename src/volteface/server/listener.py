"""Where people come in: sockets that systemd holds for a server while it is started anew, or one of its own."""

from __future__ import annotations

import os
import socket

FIRST = 3  # the number of the first socket that is handed over
BACKLOG = 2048  # how many may wait to be let in


def held() -> list[socket.socket]:
    """The sockets that were handed over to this process (`systemd.socket`): who comes while it starts, waits there."""
    if os.environ.pop("LISTEN_PID", "") != str(os.getpid()):
        return []
    found = [socket.socket(fileno=FIRST + number) for number in range(int(os.environ.pop("LISTEN_FDS", "0")))]
    for one in found:
        one.set_inheritable(False)
    return found


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address, which is ours from now on; nobody is let in before it listens."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if found.family == socket.AF_INET6:
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found
