"""The pairings of a process: opened, joined by their code, and gone when nobody has used them for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from volteface import games
from volteface.core.errors import GameError
from volteface.logs import log
from volteface.pairing import decide
from volteface.pairing.look import look
from volteface.pairing.state import Pairing
from volteface.rooms.caps import Full, busy
from volteface.rooms.hub import NotFound, new_code
from volteface.rooms.inbox import Failed
from volteface.rooms.messages import refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from volteface.core.pairing import Paired
    from volteface.pairing.commands import AnyAsked
    from volteface.rooms.hub import Hub
    from volteface.rooms.messages import Refusal

MINUTE = 60 * 1000
UNUSED = 30 * MINUTE  # a pairing nobody looks at, and whose code nobody has used, ends after this time
LONGEST = 12 * 60 * MINUTE  # and any that nobody has touched
ANSWERS_WAITING = 10
_encode = msgspec.json.Encoder().encode


class Phone:
    """One page that shows a pairing; `wake` is called when something waits for it."""

    def __init__(self, guest: str, wake: Callable[[], None]) -> None:
        self.guest, self.wake = guest, wake
        self.stale = True  # whether there is something newer to send
        self.dismissed: str | None = None  # why it is shown out
        self._answers: list[Refusal] = []

    @property
    def behind(self) -> bool:
        """Whether so many answers wait that nothing more should be read from this page."""
        return len(self._answers) > ANSWERS_WAITING

    def ask(self, live: Live, command: AnyAsked) -> None:
        """Ask for something: it happens, or is refused with a sentence."""
        live.ask(self, command)

    def answer(self, message: Refusal) -> None:
        """Say what was refused."""
        self._answers.append(message)
        self.wake()

    def renew(self) -> None:
        """There is something newer to see."""
        self.stale = True
        self.wake()

    def dismiss(self, why: str) -> None:
        """Show it out."""
        self.dismissed = why
        self.wake()

    def collect(self, live: Live) -> list[bytes]:
        """What is to be sent now, the latest only."""
        messages: list[Any] = list(self._answers)
        self._answers.clear()
        if self.stale and self.dismissed is None:
            self.stale = False
            messages.append(live.seen_by(self.guest))
        return list(map(_encode, messages))


class Live:
    """A pairing, its pages and its timer."""

    def __init__(self, hub: Hub, host: str, pairing: Pairing) -> None:
        self.hub, self.host, self.pairing = hub, host, pairing
        self.game: Paired[Any] = games.pairing(pairing.game)
        self.phones: set[Phone] = set()
        self.used = hub.now()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def ends(self) -> int:
        """When it ends if nothing happens."""
        return self.used + (LONGEST if self.phones else UNUSED)

    def check_free(self, guest: str) -> None:
        """Refuse one page or one phone too many."""
        if sum(phone.guest == guest for phone in self.phones) >= self.hub.caps.viewers_by_guest:
            raise busy()
        decide.joined(self.pairing, self.game, guest, "")

    def enter(self, phone: Phone, name: str) -> None:
        """A page shows the pairing from now on."""
        self.phones.add(phone)
        phone.wake()
        self._become(decide.joined(self.pairing, self.game, phone.guest, name))

    def leave(self, phone: Phone) -> None:
        """A page is closed, or its connection is lost."""
        self.phones.discard(phone)
        if not any(other.guest == phone.guest for other in self.phones):
            self._become(decide.left(self.pairing, self.game, phone.guest, self.hub.now()))

    def ask(self, phone: Phone, command: AnyAsked) -> None:
        """What a page asks for."""
        self.advance()
        try:
            after = decide.decide(self.pairing, self.game, phone.guest, command, self.hub.now())
        except GameError as error:
            phone.answer(refusal(error))
            phone.renew()  # what it is shown may be older than what it asked about
        else:
            self._become(after)

    def rename(self, guest: str, name: str) -> None:
        """Somebody is called otherwise."""
        self._become(decide.renamed(self.pairing, guest, name))

    def forget(self, guest: str) -> None:
        """Somebody is erased."""
        for phone in [one for one in self.phones if one.guest == guest]:
            self.phones.discard(phone)
            phone.dismiss("forgotten")
        self._become(decide.forgotten(self.pairing, self.game, guest, self.hub.now()))

    def seen_by(self, guest: str) -> object:
        """What a guest sees now."""
        self.advance()
        return look(self.pairing, self.game, guest, self.hub.now())

    def stop(self) -> None:
        """End it; the pages that show it are told why."""
        self.rest()
        for phone in self.phones:
            phone.answer(refusal(gone(self.pairing.code)))
            phone.dismiss("over")

    def rest(self) -> None:
        """Let nothing happen by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def advance(self) -> None:
        """Let time pass."""
        self._become(decide.advance(self.pairing, self.game, self.hub.now()))

    def _become(self, after: Pairing) -> None:
        before, self.pairing = self.pairing, after
        if after is before:
            return
        self.used = self.hub.now()
        for phone in self.phones:
            phone.renew()
        if after.phase == "dealing" and before.phase != "dealing":
            self.hub.spawn(self._deal(after))
        if after.deadline != before.deadline:
            self._schedule()

    def _schedule(self) -> None:
        self.rest()
        if self.pairing.deadline is not None and not self.hub.stopped:
            wait = max(0.0, (self.pairing.deadline - self.hub.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._due)

    def _due(self) -> None:
        self.advance()
        self._schedule()

    async def _deal(self, pairing: Pairing) -> None:
        """The next card, made beside the loop; if there is none, everybody is told why."""
        game, seed = self.game, self.hub.seed()

        def work() -> Any:
            run = pairing.run
            if run is None:
                phones = sum(member.phone is not None for member in pairing.members)
                run = game.begin(pairing.options, phones, seed)
            return game.deal(run, seed)

        try:
            run = await self.hub.make(work)
        except Exception as failure:
            error = failure if isinstance(failure, GameError) else Failed()
            if error is not failure:
                log.error("a card cannot be dealt", exc_info=failure)
            self._become(decide.opened(self.pairing))
            for phone in self.phones:
                phone.answer(refusal(error))
        else:
            self._become(decide.dealt(self.pairing, run, self.hub.now(), self.hub.count_in))


class Pairings:
    """All pairings of a process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._live: dict[str, Live] = {}

    def open(self, guest: str, game: str, options: Mapping[str, object]) -> str:
        """A new pairing; gives its code."""
        self._sweep()
        paired = games.pairing(game)
        read = paired.read_options(options)
        self._make_room(guest)
        if len(self._live) >= self.hub.caps.pairings:
            raise busy()
        code = new_code()
        self._live[code] = Live(self.hub, guest, Pairing(code, game, read))
        log.info("pairing opened", extra={"game": game})
        return code

    def _make_room(self, guest: str) -> None:
        """End what a guest has opened first and nobody looks at, if it is too much; refuse what is still too much."""
        opened = [live for live in self._live.values() if live.host == guest]
        for live in [one for one in opened if not one.phones][
            : max(0, len(opened) + 1 - self.hub.caps.pairings_by_guest)
        ]:
            del self._live[live.pairing.code]
            opened.remove(live)
        count = len(opened)
        if count >= self.hub.caps.pairings_by_guest:
            raise Full("too-many-pairings", "You have {count} pairings open already: use one of them.", count=count)

    def find(self, code: str) -> Live:
        """The pairing of this code as people write it."""
        self._sweep()
        code = code.upper().replace("-", "")
        if code not in self._live:
            raise gone(code)
        return self._live[code]

    def rename(self, guest: str, name: str) -> None:
        """Somebody is called otherwise, also here."""
        for live in self._live.values():
            live.rename(guest, name)

    def forget(self, guest: str) -> None:
        """Somebody is erased, also here."""
        for live in self._live.values():
            live.forget(guest)

    def stop(self) -> None:
        """The process ends: phones lose their connection, try again, and are told that their pairing is gone."""
        for live in self._live.values():
            live.rest()

    def _sweep(self) -> None:
        """End those that nobody has used for long; they cost nothing meanwhile."""
        now = self.hub.now()
        for code, live in list(self._live.items()):
            if live.ends < now:
                del self._live[code]
                live.stop()


def gone(code: str) -> NotFound:
    """The error for a code that is none, or not any more."""
    sentence = "There is no pairing {pairing} any more: check the code, or open a new one."
    return NotFound("no-such-pairing", sentence, pairing=code)
