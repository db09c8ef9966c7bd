"""What happens when a phone comes, goes or asks for something, and when time passes: pure functions.

Each gives the pairing after it, or raises why not; then nothing has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from volteface.core.errors import Illegal, NotYours, Stale
from volteface.pairing import commands as asked
from volteface.pairing.state import Ending, Member, Pairing

if TYPE_CHECKING:
    from volteface.core.pairing import Paired
    from volteface.rooms.messages import Refusal


def joined(pairing: Pairing, game: Paired[Any], guest: str, name: str, at: str = "") -> Pairing:
    """Somebody comes, or comes back to their place."""
    known = pairing.member(guest)
    if known is not None:
        return _changed(pairing, known, here=True, name=name, at=at)
    if len(pairing.members) >= game.PHONES.stop - 1:
        raise Illegal(
            "pairing-full", "There are {count} phones here already, and that is all.", count=len(pairing.members)
        )
    is_open = pairing.phase == "open"
    phone = None if is_open or game.AGREES else len(pairing.members)  # partners are fixed, others join in at once
    grown = replace(pairing, members=(*pairing.members, Member(guest, name, phone=phone, at=at)))
    return _unready(grown) if is_open else grown


def left(pairing: Pairing, game: Paired[Any], guest: str, now: int, at: str = "") -> Pairing:
    """Somebody's last page has gone; the place is kept while a game is played, and nobody waits for their answer."""
    member = pairing.member(guest)
    if member is None or not member.here or member.at != at:  # or they have come elsewhere by now
        return pairing
    if pairing.phase == "open":
        return _unready(replace(pairing, members=tuple(one for one in pairing.members if one is not member)))
    return _settled(_changed(pairing, member, here=False, ready=False), game, now)


def forgotten(pairing: Pairing, game: Paired[Any], guest: str, now: int) -> Pairing:
    """Somebody is erased: nothing tells any more who they were."""
    member = pairing.member(guest)
    if member is None:
        return pairing
    return _settled(_changed(pairing, member, guest="", name="", here=False, ready=False), game, now)


def renamed(pairing: Pairing, guest: str, name: str) -> Pairing:
    """Somebody is called otherwise from now on."""
    member = pairing.member(guest)
    return pairing if member is None else _changed(pairing, member, name=name)


def decide(pairing: Pairing, game: Paired[Any], guest: str, command: asked.AnyAsked, now: int) -> Pairing:
    """What a member asks for, after all that time has brought until now."""
    pairing = advance(pairing, game, now)
    member = pairing.member(guest)
    if member is None or (not isinstance(command, asked.Choose) and command.round != pairing.round):
        raise _too_late()
    match command:
        case asked.Choose(options=options):
            _check_phase(pairing, "open")
            return _unready(replace(pairing, options=game.read_options(options)))
        case asked.Ready(on=on):
            return _ready(pairing, game, member, on)
        case asked.Again():
            _check_phase(pairing, "shown", "over")
            return opened(pairing)
    _check_phase(pairing, "running", "asked")
    phone = member.phone
    if phone is None or phone not in game.builders(pairing.run):
        raise NotYours("not-building", "You look on in this round: those who build say this.")
    match command:
        case asked.Word(word=word):
            return _word(pairing, game, phone, word, now)
        case asked.Unsay():
            return _unsay(pairing, game, phone)
        case asked.Stop(on=on):
            return _stop(pairing, game, phone, on, now)
        case asked.Tell(right=right, asked=times):
            return _tell(pairing, game, phone, right, times)


def opened(pairing: Pairing, trouble: Refusal | None = None) -> Pairing:
    """Back to the choice of options, perhaps for a reason: all who are here take part in the next game."""
    members = tuple(replace(one, phone=None, ready=False) for one in pairing.members if one.here)
    return Pairing(pairing.code, pairing.game, pairing.options, members, round=pairing.round, trouble=trouble)


def dealt(pairing: Pairing, run: Any, now: int, count_in: int) -> Pairing:
    """The card is there: it is revealed to all at once after a 3-2-1."""
    plain = Pairing(pairing.code, pairing.game, pairing.options, pairing.members, "counting", run, pairing.round + 1)
    return _unready(replace(plain, start=now + count_in))


def advance(pairing: Pairing, game: Paired[Any], now: int) -> Pairing:
    """Let time pass until now: a card is revealed, or the time is up."""
    if pairing.phase == "counting" and pairing.start is not None and now >= pairing.start:
        limit = game.limit(pairing.run)
        pairing = replace(pairing, phase="running", until=None if limit is None else pairing.start + limit)
    if pairing.phase == "running" and pairing.until is not None and now >= pairing.until:
        pairing = _ended(replace(pairing, stood=pairing.until), game, "time", right=False)
    return pairing


def voices(pairing: Pairing, game: Paired[Any]) -> set[int]:
    """The builders who are heard: a phone that has gone dark holds nobody up."""
    here = {member.phone for member in pairing.members if member.here}
    return {phone for phone in game.builders(pairing.run) if phone in here}


def _ready(pairing: Pairing, game: Paired[Any], member: Member, on: bool) -> Pairing:
    _check_phase(pairing, "open", "shown")
    if pairing.phase == "shown" and member.phone not in game.builders(pairing.run):
        raise NotYours("not-building", "You look on in this round: those who build say this.")
    pairing = replace(_changed(pairing, member, ready=on), trouble=None)
    if pairing.phase == "open":
        if not all(one.ready for one in pairing.members):
            return pairing
        numbered = (replace(one, phone=phone) for phone, one in enumerate(pairing.members))
        return replace(pairing, phase="dealing", members=tuple(numbered))
    return _settled(pairing, game, 0)


def _word(pairing: Pairing, game: Paired[Any], phone: int, word: int, now: int) -> Pairing:
    _check_phase(pairing, "running")
    if word != len(pairing.words) + 1 or word > game.WORDS:
        raise _too_late()
    if phone in pairing.words and voices(pairing, game) - {phone}:
        raise NotYours("word-twice", "You have said your word: the other one is your partner's.")
    pairing = replace(pairing, words=(*pairing.words, phone))
    if word < game.WORDS:
        return pairing
    if game.COUNTDOWN:
        return replace(pairing, until=now + game.COUNTDOWN)
    return replace(pairing, phase="asked", stood=now, until=None, stops=())


def _unsay(pairing: Pairing, game: Paired[Any], phone: int) -> Pairing:
    _check_phase(pairing, "running")
    if phone not in pairing.words:
        raise NotYours("not-said", "You have said no word that you could take back.")
    assert pairing.start is not None
    limit = game.limit(pairing.run)
    return replace(pairing, words=(), until=None if limit is None else pairing.start + limit)


def _stop(pairing: Pairing, game: Paired[Any], phone: int, on: bool, now: int) -> Pairing:
    _check_phase(pairing, "running")
    stops = tuple(one for one in pairing.stops if one != phone) + ((phone,) if on else ())
    return _settled(replace(pairing, stops=stops), game, now)


def _tell(pairing: Pairing, game: Paired[Any], phone: int, right: bool, times: int) -> Pairing:
    _check_phase(pairing, "asked")
    if times != pairing.asked:
        raise _too_late()
    told = {**dict(pairing.told), phone: right}
    return _settled(replace(pairing, told=tuple(told.items())), game, 0)


def _settled(pairing: Pairing, game: Paired[Any], now: int) -> Pairing:
    """What follows once all have answered who are waited for: who gives up, how it went, who wants the next card."""
    stops, told = set(pairing.stops), dict(pairing.told)
    if pairing.phase == "running" and stops and (not game.AGREES or stops >= voices(pairing, game)):
        return _ended(replace(pairing, stood=now), game, "stopped", right=False)
    if pairing.phase == "asked" and told and set(told) >= voices(pairing, game):
        if len(set(told.values())) > 1:  # they differ, and are asked again
            return replace(pairing, told=(), asked=pairing.asked + 1)
        return _ended(pairing, game, "told", right=next(iter(told.values())))
    if pairing.phase == "shown":
        builders = [one for one in pairing.members if one.phone in game.builders(pairing.run)]
        missing = [one for one in builders if not one.ready and (one.here or game.AGREES)]
        if not missing and any(one.ready for one in builders):
            return replace(pairing, phase="dealing")
    return pairing


def _ended(pairing: Pairing, game: Paired[Any], why: Any, *, right: bool) -> Pairing:
    assert pairing.start is not None
    assert pairing.stood is not None
    ending = Ending(why, right, pairing.stood - pairing.start)
    run = game.ended(pairing.run, right=right, time=ending.time)
    phase: Any = "over" if game.is_over(run) else "shown"
    return replace(pairing, phase=phase, run=run, ending=ending, until=None)


def _changed(pairing: Pairing, member: Member, **fields: Any) -> Pairing:
    changed = replace(member, **fields)
    return replace(pairing, members=tuple(changed if one is member else one for one in pairing.members))


def _unready(pairing: Pairing) -> Pairing:
    return replace(pairing, members=tuple(replace(one, ready=False) for one in pairing.members))


def _check_phase(pairing: Pairing, *phases: str) -> None:
    if pairing.phase not in phases:
        raise _too_late()


def _too_late() -> Stale:
    return Stale("pairing-late", "That was meant for a moment that has passed: look again.")
