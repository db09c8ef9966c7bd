"""What a table shows: handles for people, the view of one's seat, phrases without free text."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.scene import Scene, seated, started
from volteface.core.errors import Malformed
from volteface.games import recto_verso, verso
from volteface.games.recto_verso.pieces import LETTERS
from volteface.table import commands as asked
from volteface.table.look import guest_of, seat_seen_from
from volteface.table.news import handle
from volteface.table.phrases import PHRASES, check_phrase, phrases


def test_guests_appear_under_a_handle_that_means_nothing_elsewhere() -> None:
    scene = seated("verso", ["ann", "bob"])
    shown = scene.frame("eve").table
    assert [seat.who for seat in shown.seats] == [handle("TABLE", "ann"), handle("TABLE", "bob")]
    assert shown.host == handle("TABLE", "ann")
    assert scene.frame("eve").place.you == handle("TABLE", "eve")
    assert handle("OTHER", "ann") != handle("TABLE", "ann")
    assert b'"ann"' not in scene.shown("eve")


def test_a_handle_is_read_back_among_those_who_are_known() -> None:
    scene = seated("verso", ["ann", "bob"])
    assert guest_of(scene.table, handle("TABLE", "bob"), {}) == "bob"
    assert guest_of(scene.table, handle("TABLE", "eve"), {"eve": "Eve"}) == "eve"
    for who in (handle("TABLE", "eve"), "bob"):
        with pytest.raises(Malformed, match="nobody of this handle"):
            guest_of(scene.table, who, {})


def test_presence_and_names_are_shown_as_given() -> None:
    scene = seated("verso", ["ann", "bob"])
    scene.ok("bob", asked.Free, seat=1)
    scene.ok("ann", asked.Bot, seat=1, level="random")
    scene.present.clear()
    ann, bot = scene.frame("eve").table.seats
    assert (ann.here, ann.bot, ann.name) == (False, None, None)
    assert (bot.here, bot.bot, bot.who) == (True, "random", None)


def test_only_ones_own_moves_are_listed_and_only_while_one_plays() -> None:
    scene = started("verso", ["ann", "bob"], first=0)
    assert list(scene.frame("ann").legal) == [0]
    assert scene.frame("bob").legal == {}
    assert scene.frame("eve").legal == {}
    scene.ok("ann", asked.Bot, seat=0, level="random")
    assert scene.frame("ann").legal == {}
    assert scene.frame("ann").view["seat"] == 0


def test_on_one_device_the_seat_that_is_to_move_is_shown() -> None:
    scene = Scene("verso", 2, first=0)
    scene.ok("ann", asked.Sit, seat=1)
    scene.ok("ann", asked.Start)
    assert seat_seen_from(scene.table, scene.table.seats_of("ann")) == 0
    scene.play(0, "keep")
    assert seat_seen_from(scene.table, scene.table.seats_of("ann")) == 1
    assert list(scene.frame("ann").legal) == [1]
    assert seat_seen_from(scene.table, scene.table.seats_of("eve")) is None
    assert seat_seen_from(scene.table, scene.table.seats_of(None)) is None


def test_before_the_start_there_is_no_view() -> None:
    frame = seated("dessus-dessous", ["ann", "bob"]).frame("ann")
    assert frame.view is None
    assert frame.legal == {}
    assert frame.clock.deadline is None


@pytest.mark.parametrize("code", phrases(recto_verso))
def test_a_phrase_takes_exactly_its_facts(code: str) -> None:
    good = {name: "B" if name in ("colour", "piece") else 2 for name in phrases(recto_verso)[code]}
    check_phrase(recto_verso, code, good)
    for bad in (good | {"text": "look left"}, dict.fromkeys([*good, "z"], 9), {**good, "x": "1"}, {**good, "z": True}):
        with pytest.raises(Malformed):
            check_phrase(recto_verso, code, bad)


def test_there_are_no_other_phrases_and_no_other_colours() -> None:
    with pytest.raises(Malformed, match="need, empty, unsay"):
        check_phrase(recto_verso, "shout", {})
    for colour in ("X", "BB", "", 1, None):
        with pytest.raises(Malformed):
            check_phrase(recto_verso, "unseen", {"colour": colour})
    for colour in LETTERS:
        check_phrase(recto_verso, "unseen", {"colour": colour})


def test_a_game_without_words_of_its_own_has_the_common_phrases_only() -> None:
    assert tuple(phrases(verso)) == PHRASES
    for code in PHRASES:
        check_phrase(verso, code, {})
    with pytest.raises(Malformed, match="no phrase 'need'"):
        check_phrase(verso, "need", {"colour": "B", "x": 1, "z": 1})


def test_commands_are_a_closed_set() -> None:
    assert asked.decode(b'{"do": "sit", "key": "1", "seat": 0}') == asked.Sit(key="1", seat=0)
    for text in (
        b"{}",
        b'{"do": "fly", "key": "1"}',
        b'{"do": "sit", "key": "1"}',
        b'{"do": "sit", "key": "1", "seat": 0, "more": 1}',
        b'{"do": "sit", "key": "1", "seat": 6}',
        b'{"do": "sit", "key": "1", "seat": true}',
        b'{"do": "sit", "key": "", "seat": 0}',
        b'{"do": "play", "key": "1", "seat": 0, "seq": -1, "move": "keep"}',
        b'{"do": "play", "key": "1", "seat": 0, "seq": 1, "move": 7}',
    ):
        with pytest.raises(msgspec.MsgspecError):
            asked.decode(text)
