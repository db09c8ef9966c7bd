"""What waits for a viewer: signals are few and the latest, answers are bounded, and who is shown out knows why."""

from __future__ import annotations

import asyncio

import msgspec

from tests.rooms.test_inbox import a_room, answered, on_every_store
from tests.server.client import run
from volteface.rooms.hub import Hub
from volteface.rooms.messages import Ack, Said, Shown
from volteface.rooms.room import CATCH_UP
from volteface.rooms.viewer import ANSWERS_WAITING, SAID_KEPT, SIGNALS_KEPT, Viewer
from volteface.table import commands
from volteface.table.hearing import partners


def hand(x: int, who: str = "bob", kind: str = "hand") -> Shown:
    return Shown(who, 1, kind, {"x": x})


@on_every_store
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
            viewer.signal(hand(77, who="guest 3"))  # the latest of one that waits already
            shown = [msgspec.json.decode(text) for text in viewer.collect(room)]
            assert len(shown) == SIGNALS_KEPT
            assert next(one["facts"] for one in shown if one["who"] == "guest 3") == {"x": 77}

    run(body)


@on_every_store
def test_talk_that_nobody_takes_is_bounded_and_no_answer_is_lost_for_it() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            viewer = Viewer("ann", lambda: None)
            room.enter(viewer, "Ann")
            viewer.collect(room)
            viewer.answer(Ack("mine", 2))
            for number in range(500):
                viewer.hear(Said(number, 0, None, None, "word"))
            texts = [msgspec.json.decode(text) for text in viewer.collect(room)]
            assert len(texts) == SAID_KEPT + 1
            assert texts[0]["key"] == "mine"

    run(body)


@on_every_store
def test_whoever_asks_much_at_once_gets_every_answer_and_is_known_to_be_behind() -> None:
    async def body() -> None:
        async with a_room() as (room, store):
            viewer = Viewer("ann", lambda: None)
            room.enter(viewer, "Ann")
            viewer.collect(room)
            store.held = []
            viewer.ask(room, commands.Sit(key="first", seat=0))
            for number in range(80):
                viewer.ask(room, commands.Pause(key=f"k{number}"))
            assert viewer.asked == 81 > ANSWERS_WAITING
            assert viewer.behind
            await store.release()
            while viewer.asked:
                await asyncio.sleep(0)
            texts = [msgspec.json.decode(text) for text in viewer.collect(room)]
            keys = {text.get("key") for text in texts} | {key for text in texts for key in text.get("done", ())}
            assert {"first", *(f"k{number}" for number in range(80))} <= keys

    run(body)


@on_every_store
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


@on_every_store
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


@on_every_store
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


@on_every_store
def test_a_forgotten_guests_new_name_does_not_come_back_with_the_end_of_a_round() -> None:
    async def body() -> None:
        async with a_room("recto-verso", 2, options={"cards": "box"}, count_in=0) as (room, _):
            ann, eve = Viewer("ann", lambda: None), Viewer("eve", lambda: None)
            room.enter(ann, "Ann")
            room.enter(eve, "Eve")
            await answered(room, commands.Sit(key="1", seat=1), "eve")
            await answered(room, commands.Start(key="2"))
            await answered(room, commands.Ready(key="2a", seat=0))
            await answered(room, commands.Ready(key="2b", seat=1), "eve")
            while not partners(room.table):
                await asyncio.sleep(0.01)
            room.rename("eve", "Evelyn")
            room.forget("eve")
            await answered(room, commands.Close(key="3"))
            room.leave(eve)
            assert all(b"Eve" not in text for text in ann.collect(room))
            assert "eve" not in room.people.names

    run(body)


@on_every_store
def test_whoever_comes_is_told_the_past_and_whoever_was_there_only_what_is_new() -> None:
    async def body() -> None:
        async with a_room() as (room, store):
            ann = Viewer("ann", lambda: None)
            room.enter(ann, "Ann")
            (first,) = map(msgspec.json.decode, ann.collect(room))
            assert [item["news"]["code"] for item in first["past"]] == ["table-sat"]
            await answered(room, commands.Start(key="start"))
            (frame,) = map(msgspec.json.decode, ann.collect(room))
            assert "past" not in frame
            for number in range(CATCH_UP + 1):
                await answered(room, commands.Pause(key=f"p{number}"))
                await answered(room, commands.Resume(key=f"r{number}"))
            (frame,) = map(msgspec.json.decode, ann.collect(room))  # a slow reader: too much for news
            assert frame["news"] == []
            assert len(frame["past"]) == len(room.news) == 2 + 2 * (CATCH_UP + 1)
            again = Hub(store, soonest=0)  # as after a restart
            eve = Viewer("eve", lambda: None)
            (await again.find(room.table.id)).enter(eve, "Eve")
            (late,) = map(msgspec.json.decode, eve.collect(await again.find(room.table.id)))
            assert late["past"] == frame["past"]
            again.bots.stop()

    run(body)
