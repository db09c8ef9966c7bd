"""Our server for the benchmark, as `volteface serve` runs it but without its limits: `ours PORT FOLDER [DATABASE]`.

It stops when its standard input ends, so that it never outlives the benchmark.
"""

from __future__ import annotations

import sys
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

from msgspec import structs

from volteface.rooms.caps import UNCAPPED
from volteface.rooms.hub import Hub
from volteface.server.app import server
from volteface.server.config import Config

hub = partial(Hub, soonest=0)
caps = structs.replace(UNCAPPED, deals=100_000)
config = Config(Path(sys.argv[2]), port=int(sys.argv[1]), limits=False, caps=caps, hub=hub)
if len(sys.argv) > 3:
    config = replace(config, database=tuple(sys.argv[3:]))
serving = server(config)


def _watch() -> None:
    sys.stdin.read()
    serving.should_exit = True


threading.Thread(target=_watch, daemon=True).start()
serving.run()
