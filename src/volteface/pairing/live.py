"""A live pairing: its state, the pages that show it, and its timer.

A server alone changes it at once. Where several nodes share it, each has it in memory for the phones that came there,
and the database keeps it, with a number that grows by one with each change (`store/shelf.py`):

    change ──► waiting ──► decide ──► keep as the next number ──► show
                  ▲                        │ another node was quicker; also before a refusal
                  └── read what it is now ◄┘

What time brings is the same wherever it is decided, so every node may; a card one node deals for all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from volteface import games
from volteface.core.errors import GameError
from volteface.logs import log
from volteface.pairing import decide
from volteface.pairing.kept import read, write
from volteface.pairing.look import look
from volteface.pairing.state import Pairing
from volteface.rooms.caps import busy
from volteface.rooms.hub import NotFound
from volteface.rooms.inbox import Failed
from volteface.rooms.messages import refusal
from volteface.store.shelf import Kept

if TYPE_CHECKING:
    from volteface.core.pairing import Paired
    from volteface.pairing.commands import AnyAsked
    from volteface.rooms.hub import Hub
    from volteface.rooms.messages import Refusal

MINUTE = 60 * 1000
UNUSED = 30 * MINUTE  # a pairing nobody looks at, and whose code nobody has used, ends after this time
LONGEST = 12 * 60 * MINUTE  # and any that nobody has touched
ANSWERS_WAITING = 10
_encode = msgspec.json.Encoder().encode

Change = Callable[[Pairing], Pairing]
Refuse = Callable[[GameError], None]


def _nobody_asked(_: GameError) -> None:
    """What is refused concerns nobody."""


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
            seen = live.seen_by(self.guest)
            if seen is not None:
                messages.append(seen)
        return list(map(_encode, messages))


class Live:
    """A pairing, its pages and its timer; `number` is that of the change which nodes keep as the last."""

    def __init__(self, hub: Hub, host: str, pairing: Pairing, number: int = 0) -> None:
        self.hub, self.host, self.pairing, self.number = hub, host, pairing, number
        self.game: Paired[Any] = games.pairing(pairing.game)
        self.phones: set[Phone] = set()
        self.used = hub.now()
        self._shelf = hub.others.shelf
        self._at = self._shelf.node if self._shelf is not None else ""
        self._waiting: deque[tuple[Change, Refuse]] = deque()
        self._keeping = self._dealing = False
        self._timer: asyncio.TimerHandle | None = None
        self._schedule()

    @property
    def watched(self) -> bool:
        """Whether somebody looks at it, here or at another node."""
        return bool(self.phones) or any(member.here for member in self.pairing.members)

    @property
    def ends(self) -> int:
        """When it ends if nothing happens."""
        return self.used + (LONGEST if self.watched else UNUSED)

    def check_free(self, guest: str) -> None:
        """Refuse one page or one phone too many."""
        if sum(phone.guest == guest for phone in self.phones) >= self.hub.caps.viewers_by_guest:
            raise busy()
        decide.joined(self.pairing, self.game, guest, "")

    # -- what happens --------------------------------------------------------------------------------------------------

    def enter(self, phone: Phone, name: str) -> None:
        """A page shows the pairing from now on."""
        self.phones.add(phone)

        def refuse(error: GameError) -> None:
            self.phones.discard(phone)
            phone.answer(refusal(error))
            phone.dismiss(error.code)

        phone.wake()
        self._join(phone.guest, name, refuse)
        self._attend()

    def leave(self, phone: Phone) -> None:
        """A page is closed, or its connection is lost."""
        self.phones.discard(phone)
        if not any(other.guest == phone.guest for other in self.phones):
            self.miss(phone.guest, self._at)

    def miss(self, guest: str, at: str) -> None:
        """Somebody is no longer at this node, or the node is gone."""
        now = self.hub.now()
        self._change(lambda pairing: decide.left(pairing, self.game, guest, now, at))

    def ask(self, phone: Phone, command: AnyAsked) -> None:
        """What a page asks for."""
        now = self.hub.now()

        def refuse(error: GameError) -> None:
            phone.answer(refusal(error))
            phone.renew()  # what it is shown may be older than what it asked about

        self.advance()
        self._change(lambda pairing: decide.decide(pairing, self.game, phone.guest, command, now), refuse)

    def rename(self, guest: str, name: str) -> None:
        """Somebody is called otherwise."""
        self._change(lambda pairing: decide.renamed(pairing, guest, name))

    def forget(self, guest: str) -> None:
        """Somebody is erased."""
        now = self.hub.now()
        self._dismiss(guest)
        self._change(lambda pairing: decide.forgotten(pairing, self.game, guest, now))

    def advance(self) -> None:
        """Let time pass."""
        now = self.hub.now()
        if decide.advance(self.pairing, self.game, now) is not self.pairing:
            self._change(lambda pairing: decide.advance(pairing, self.game, now))

    def seen_by(self, guest: str) -> object | None:
        """What a guest sees now; nothing before they have joined."""
        self.advance()
        now = self.hub.now()
        pairing = decide.advance(self.pairing, self.game, now)
        return look(pairing, self.game, guest, now) if pairing.member(guest) is not None else None

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

    def _join(self, guest: str, name: str, refuse: Refuse = _nobody_asked) -> None:
        self._change(lambda pairing: decide.joined(pairing, self.game, guest, name, self._at), refuse)

    def _dismiss(self, guest: str) -> None:
        for phone in [one for one in self.phones if one.guest == guest]:
            self.phones.discard(phone)
            phone.dismiss("forgotten")

    # -- how it is kept ------------------------------------------------------------------------------------------------

    async def freshen(self) -> bool:
        """Let it be as the nodes keep it; whether that is newer. NotFound if they do so no longer."""
        assert self._shelf is not None
        kept = await self._shelf.load(self.pairing.code)
        if kept is None:
            raise gone(self.pairing.code)
        if kept.number <= self.number:
            return False
        self._show(kept.number, read(kept.body))
        return True

    def kept(self, number: int, pairing: Pairing) -> Kept:
        """How nodes keep it after a change."""
        guests = tuple(member.guest for member in pairing.members if member.guest)
        life = LONGEST if any(member.here for member in pairing.members) else UNUSED
        return Kept(number, write(pairing), guests, life)

    def _change(self, change: Change, refuse: Refuse = _nobody_asked) -> None:
        """Let something happen, one thing after the other."""
        if self._shelf is not None:
            self._waiting.append((change, refuse))
            if not self._keeping:
                self._keeping = True
                self.hub.spawn(self._keep_all())
            return
        try:
            self._become(change(self.pairing))
        except GameError as error:
            refuse(error)

    async def _keep_all(self) -> None:
        try:
            while self._waiting:
                change, refuse = self._waiting.popleft()
                try:
                    await self._keep(change)
                except GameError as error:
                    refuse(error)
                except Exception:  # the database is away: whoever asked is told, and others go on
                    log.exception("a pairing cannot be kept")
                    refuse(Failed())
        finally:
            self._keeping = False

    async def _keep(self, change: Change) -> None:
        """Decide, keep, show; again from what others have made of it, if they were quicker."""
        assert self._shelf is not None
        while True:
            number = self.number + 1
            try:
                after = change(self.pairing)
            except GameError:  # perhaps it is right by what another node has kept
                if not await self.freshen():
                    raise
                continue
            if after is self.pairing:
                return
            if await self._shelf.keep(self.pairing.code, self.kept(number, after)):
                self._show(number, after)
                return
            await self.freshen()

    def _show(self, number: int, pairing: Pairing) -> None:
        if number > self.number:
            self.number = number
            self._become(pairing)

    def _become(self, after: Pairing) -> None:
        before, self.pairing = self.pairing, after
        if after is before:
            return
        self.used = self.hub.now()
        for guest in {phone.guest for phone in self.phones}:
            if _is_here(before, guest) and not _is_here(after, guest):
                self.hub.spawn(self._stay(guest))
        for phone in self.phones:
            phone.renew()
            if after.trouble is not None and after.trouble != before.trouble:
                phone.answer(after.trouble)
        if before.phase != "dealing":
            self._attend()
        if after.deadline != before.deadline:
            self._schedule()

    async def _stay(self, guest: str) -> None:
        """Another node thinks that somebody has left who looks on here: say that they have not, or they are erased."""
        known = await self.hub.store.guests([guest])
        if known:
            self._join(guest, known[0].nickname)
        else:
            self._dismiss(guest)

    # -- what happens by itself ----------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        self.rest()
        if self.pairing.deadline is not None and not self.hub.stopped:
            wait = max(0.0, (self.pairing.deadline - self.hub.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._due)

    def _due(self) -> None:
        self.advance()
        self._schedule()

    def _attend(self) -> None:
        """Let the next card be dealt, if one is wanted."""
        if self.pairing.phase == "dealing" and not self._dealing:
            self._dealing = True
            self.hub.spawn(self._deal(self.pairing))

    async def _deal(self, pairing: Pairing) -> None:
        """The next card, made beside the loop; if there is none, everybody is told why."""
        game, seed = self.game, self.hub.seed()

        def work() -> Any:
            run = pairing.run
            if run is None:
                phones = sum(member.phone is not None for member in pairing.members)
                run = game.begin(pairing.options, phones, seed)
            return game.deal(run, seed)

        def is_waiting(now: Pairing) -> bool:
            return now.phase == "dealing" and now.round == pairing.round

        try:
            run = await self.hub.others.once(
                f"card {pairing.code}",
                lambda: self.hub.make(work),
                lambda: None if is_waiting(self.pairing) else pairing,
            )
        except Exception as failure:
            error = failure if isinstance(failure, GameError) else Failed()
            if error is not failure:
                log.error("a card cannot be dealt", exc_info=failure)
            why = refusal(error)
            self._change(lambda now: decide.opened(now, why) if is_waiting(now) else now)
        else:
            begun, count_in = self.hub.now(), self.hub.count_in
            self._change(lambda now: decide.dealt(now, run, begun, count_in) if is_waiting(now) else now)
        finally:
            self._dealing = False


def gone(code: str) -> NotFound:
    """The error for a code that is none, or not any more."""
    sentence = "There is no pairing {pairing} any more: check the code, or open a new one."
    return NotFound("no-such-pairing", sentence, pairing=code)


def _is_here(pairing: Pairing, guest: str) -> bool:
    member = pairing.member(guest)
    return member is not None and member.here
