"""Nodes for a test: installed programs over one database, each with a folder of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.running import Process, program

SKEWED = Path(__file__).with_name("skewed.py")


@contextmanager
def nodes(data: Path, databases: Sequence[str], *options: str, skews: Sequence[float] = ()) -> Iterator[list[Process]]:
    """A node for each database address (all of one database, perhaps by different ways); its clock may be off."""
    with ExitStack() as stack:
        found = []
        for number, address in enumerate(databases):
            skew = skews[number] if number < len(skews) else 0
            command = {"command": (sys.executable, str(SKEWED), str(skew))} if skew else {}
            folder = data / f"node{number}"
            found.append(stack.enter_context(program(folder, "--database", address, *options, **command)))
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda node: node.start(), found))
        yield found
