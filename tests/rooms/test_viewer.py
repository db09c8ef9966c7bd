"""What waits for a viewer: signals are few and the latest, answers are bounded, and who is shown out knows why."""

from __future__ import annotations

import asyncio

import msgspec

from tests.rooms.test_inbox import a_room
from tests.server.client import run
from volteface.rooms.messages import Ack, Said, Shown
from volteface.rooms.viewer import ANSWERS_KEPT, SIGNALS_KEPT, Viewer


def hand(x: int, who: str = "bob", kind: str = "hand") -> Shown:
    return Shown(who, 1, kind, {"x": x})


def test_of_many_signals_the_latest_comes_and_not_all() -> None:
    """At most 15 a second; a hand that moves on replaces where it was."""

    async def body() -> None:
        async with a_room() as (room, _):
            woken = asyncio.Event()
            viewer = Viewer("ann", woken.set)
            room.enter(viewer, "Ann")
            viewer.collect(room)
            for x in range(12):
                viewer.signal(hand(x))
            (text,) = viewer.collect(room)
            assert msgspec.json.decode(text)["facts"] == {"x": 11}
            for x in range(12, 20):
                viewer.signal(hand(x))
                assert viewer.collect(room) == []  # not so soon after the last
            woken.clear()
            await asyncio.wait_for(woken.wait(), 20)  # it is woken when it may have the next
            (text,) = viewer.collect(room)
            assert msgspec.json.decode(text)["facts"] == {"x": 19}
            for number in range(100):
                viewer.signal(hand(number, who=f"guest {number}"))
            woken.clear()
            await asyncio.wait_for(woken.wait(), 20)
            assert len(viewer.collect(room)) == SIGNALS_KEPT

    run(body)


def test_talk_and_answers_that_nobody_takes_are_bounded() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            viewer = Viewer("ann", lambda: None)
            room.enter(viewer, "Ann")
            viewer.collect(room)
            for number in range(500):
                viewer.answer(Said(number, 0, None, None, "word"))
            assert viewer.behind
            assert len(viewer.collect(room)) == ANSWERS_KEPT
            assert not viewer.behind

    run(body)


def test_what_is_carried_out_is_said_in_the_frame_that_shows_it_or_alone() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            viewer = Viewer("ann", lambda: None)
            room.enter(viewer, "Ann")
            viewer.answer(Ack("k1", 2))
            (frame,) = viewer.collect(room)
            assert msgspec.json.decode(frame)["done"] == ["k1"]
            viewer.answer(Ack("k2", 2))
            assert [msgspec.json.decode(text)["is"] for text in viewer.collect(room)] == ["ack"]

    run(body)


def test_who_is_forgotten_is_shown_out() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            viewer, other = Viewer("ann", lambda: None), Viewer("bob", lambda: None)
            room.enter(viewer, "Ann")
            room.enter(other, "Bob")
            room.forget("ann")
            assert (viewer.dismissed, other.dismissed) == ("forgotten", None)
            assert all(b"Ann" not in text for text in other.collect(room))

    run(body)


def test_whoever_comes_and_goes_without_a_seat_sends_the_others_nothing() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            ann, visitors = Viewer("ann", lambda: None), [Viewer(f"eve {n}", lambda: None) for n in range(3)]
            room.enter(ann, "Ann")
            ann.collect(room)
            for visitor in visitors:
                room.enter(visitor, "Eve")
                assert len(visitor.collect(room)) == 1
                assert ann.collect(room) == []
            room.leave(visitors[0])
            assert ann.collect(room) == []
            room.leave(ann)
            (frame,) = visitors[1].collect(room)  # whoever sits is missed
            assert set(msgspec.json.decode(frame)) == {"is", "seq", "clock", "news", "table"}

    run(body)
