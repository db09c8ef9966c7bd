"""The pairings of a process: opened, joined by their code, and gone when nobody has used them for a while."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from volteface import games
from volteface.logs import log
from volteface.pairing.kept import read
from volteface.pairing.live import MINUTE, Live, gone
from volteface.pairing.state import Pairing
from volteface.rooms.caps import Full, busy
from volteface.rooms.hub import NotFound, new_code, read_code

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.rooms.hub import Hub

LOOK = 1.0  # seconds between two looks whether something was missed of what other nodes have changed
MISSED = 3  # looks after which a node that does not live is gone, with the phones that were there


class Pairings:
    """All pairings of a process; where several nodes share them, those that are looked at here."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._live: dict[str, Live] = {}
        self._shelf = hub.others.shelf
        self._absent: Counter[str] = Counter()
        if self._shelf is not None:
            self._shelf.hear = self._heard
            hub.spawn(self._follow())

    async def open(self, guest: str, game: str, options: Mapping[str, object]) -> str:
        """A new pairing; gives its code."""
        self._sweep()
        paired = games.pairing(game)
        read_options = paired.read_options(options)
        await self._make_room(guest)
        if len(self._live) >= self.hub.caps.pairings:
            raise busy()
        code = new_code()
        live = Live(self.hub, guest, Pairing(code, game, read_options))
        if self._shelf is not None:
            live.number = 1
            await self._shelf.keep(code, live.kept(1, live.pairing))
        self._live[code] = live
        log.info("pairing opened", extra={"game": game})
        return code

    async def _make_room(self, guest: str) -> None:
        """End what a guest has opened first and nobody looks at, if it is too much; refuse what is still too much."""
        opened = [live for live in self._live.values() if live.host == guest]
        for live in [one for one in opened if not one.watched][
            : max(0, len(opened) + 1 - self.hub.caps.pairings_by_guest)
        ]:
            self._live.pop(live.pairing.code, None)
            opened.remove(live)
            if self._shelf is not None:
                await self._shelf.end(live.pairing.code)
        count = len(opened)
        if count >= self.hub.caps.pairings_by_guest:
            raise Full("too-many-pairings", "You have {count} pairings open already: use one of them.", count=count)

    async def find(self, code: str) -> Live:
        """The pairing of this code as people write it, as it is now."""
        self._sweep()
        code = read_code(code)
        live = self._live.get(code)
        if self._shelf is None:
            if live is None:
                raise gone(code)
            return live
        if live is None:
            kept = await self._shelf.load(code)
            if kept is None:
                raise gone(code)
            if code not in self._live:  # nobody else has taken it up meanwhile
                self._live[code] = Live(self.hub, "", read(kept.body), kept.number)
            return self._live[code]
        await self._freshen(live)
        return live

    async def rename(self, guest: str, name: str) -> None:
        """Somebody is called otherwise, also here."""
        for live in await self._of(guest):
            live.rename(guest, name)

    async def forget(self, guest: str) -> None:
        """Somebody is erased, also here."""
        for live in await self._of(guest):
            live.forget(guest)

    async def _of(self, guest: str) -> list[Live]:
        """All that may know a guest."""
        if self._shelf is None:
            return list(self._live.values())
        found = []
        for code in await self._shelf.of(guest):
            with suppress(NotFound):
                found.append(await self.find(code))
        return found

    def stop(self) -> None:
        """The process ends: phones lose their connection and try again, at another node or later."""
        for live in self._live.values():
            live.rest()

    def _sweep(self) -> None:
        """End those that nobody has used for long; what nodes keep together need not be in memory besides."""
        now = self.hub.now()
        for code, live in list(self._live.items()):
            if live.ends < now:
                self._end(live)
            elif self._shelf is not None and not live.phones and live.used + MINUTE < now:
                live.rest()
                del self._live[code]

    def _end(self, live: Live) -> None:
        self._live.pop(live.pairing.code, None)
        live.stop()

    # -- what other nodes have changed ---------------------------------------------------------------------------------

    def _heard(self, code: str) -> None:
        live = self._live.get(code)
        if live is not None and live.phones:
            self.hub.spawn(self._caught_up(live))

    async def _caught_up(self, live: Live) -> None:
        """Read what has changed; if that fails, a look does so later."""
        try:
            await self._freshen(live)
        except Exception as error:
            log.info("a pairing cannot be read", extra={"reason": type(error).__name__})

    async def _freshen(self, live: Live) -> None:
        try:
            await live.freshen()
        except NotFound:
            self._end(live)
            raise

    async def _follow(self) -> None:
        """Look from time to time whether a hint was missed, or a node is gone."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look([live for live in self._live.values() if live.phones])
            except Exception as error:  # the next look will do
                log.info("pairings cannot be looked at", extra={"reason": type(error).__name__})

    async def _look(self, lives: list[Live]) -> None:
        assert self._shelf is not None
        if not lives:
            return
        latest = await self._shelf.latest([live.pairing.code for live in lives])
        for live in lives:
            if latest.get(live.pairing.code) != live.number:
                await self._caught_up(live)
        nodes = {member.at for live in lives for member in live.pairing.members if member.here}
        self._absent = Counter({node: self._absent[node] + 1 for node in nodes - self._shelf.nodes})
        for live in lives:
            for member in live.pairing.members:
                if member.here and self._absent[member.at] >= MISSED:
                    live.miss(member.guest, member.at)
