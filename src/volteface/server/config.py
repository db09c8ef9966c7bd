"""How a server is run. It can be known before the web framework is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from volteface.rooms.caps import Caps
from volteface.rooms.hub import Hub, Kept
from volteface.server.settings import Metrics

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is run."""

    data: Path
    database: tuple[str, ...] = ()  # for several nodes, instead of the folder's store
    key: str = ""  # what they sign cookies with
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str | None = None
    trusted_proxy: str | None = None
    names: tuple[str, ...] = ()
    open_from: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()  # from outside, that may play as bots
    notice: str = ""
    languages: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = Metrics().read_from
    limits: bool = True  # whether the same address may ask only so often
    caps: Caps = Caps()  # noqa: RUF009 - a value
    kept: Kept = Kept()  # noqa: RUF009
    backups: int = 7  # how many daily ones are kept
    hub: Callable[..., Hub] = Hub  # made with a clock and a chance of its own, if they are to be others

    @classmethod
    def of(cls, settings: Settings) -> Config:
        """As a host has set it."""
        server, days = settings.server, settings.retention
        return cls(
            Path(server.data).expanduser(),
            server.database,
            server.key,
            server.host,
            server.port,
            server.public_address or None,
            ",".join(server.trusted_proxies) or None,
            server.names,
            settings.tables.open_from,
            settings.tables.programs,
            settings.tables.notice,
            settings.server.languages,
            settings.metrics.read_from,
            caps=settings.limits,
            kept=Kept(days.open_days, days.done_days, days.played_days),
            backups=settings.backups.keep,
        )

    @property
    def store(self) -> Path:
        """The file of the store."""
        return self.data / "volteface.db"
