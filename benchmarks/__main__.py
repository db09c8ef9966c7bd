"""`make bench`: run all benchmarks, or those named: `python -m benchmarks verso`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from rich.console import Console

ALL = sorted(file.stem for file in Path(__file__).parent.glob("[!_]*.py"))


def main() -> None:
    """Run the benchmarks one after the other."""
    console = Console()
    for name in sys.argv[1:] or ALL:
        if name not in ALL:
            sys.exit(f"There is no benchmark {name!r}; there are {', '.join(ALL)}.")
        import_module(f"benchmarks.{name}").run(console)


main()
