"""`make cluster`: PostgreSQL and three nodes on this machine, behind a small proxy, until Ctrl+C."""

from __future__ import annotations

import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from tests.cluster.nodes import nodes
from tests.cluster.postgres import postgres
from tests.cluster.proxy import proxy

NODES = 3


def main() -> None:
    """Start all, print the addresses, and wait."""
    console = Console(highlight=False)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="volteface-cluster-")))
        console.print("Starting PostgreSQL and three nodes ...")
        server = stack.enter_context(postgres())
        address = server.create("volteface")
        found = stack.enter_context(nodes(folder, [address] * NODES))
        before = stack.enter_context(proxy(*(node.port for node in found)))
        console.print(f"people     [bold]http://127.0.0.1:{before.port}/[/]  any node, another one when that is gone")
        for number, node in enumerate(found, 1):
            console.print(f"node {number}     {node.url}/  process {node.pid}, log in {node.log}")
        console.print(f"database   {address}")
        console.print("Open a table at one node and play at another; kill one: kill PROCESS. Ctrl+C ends it all.")
        signal.pause()


try:
    main()
except KeyboardInterrupt:
    sys.exit(0)
