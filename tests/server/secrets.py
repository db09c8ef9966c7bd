"""What a viewer may know, worked out from the true state without asking the game's own views.

Each game has a `Judge`: given the table as it was at a number, it says what must not stand in a text for this viewer,
and what the frame of that number must show and hide. A text is searched as it came over the wire.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from volteface import games
from volteface.games.dessus_dessous.state import Match
from volteface.games.recto_verso.notation import format_facade
from volteface.games.recto_verso.state import State as Blocks
from volteface.games.verso.state import Laid
from volteface.games.verso.state import State as Cards
from volteface.games.verso.view import possible_reverses
from volteface.games.verso.view import view as cards_seen
from volteface.table.events import Event
from volteface.table.state import Table, apply, opened

Message = dict[str, Any]
_FACE = re.compile(r"[BGO][1-6*]:[13]")
_KNOWN = re.compile(r"[BGO][1-6*]/[BGO][1-6*]:[13]")  # a card whose both faces have been seen
_CARD = re.compile(r"[BGO][1-6*]/[BGO][1-6*]")
_LAYER = re.compile(r"\b[1-5][fb](?:0|90|180|270)\b")


def history(events: list[Event]) -> dict[int, Table]:
    """The table after each of its events."""
    table = opened(events[0], games.find)
    tables = {table.seq: table}
    for event in events[1:]:
        table = apply(table, event)
        tables[table.seq] = table
    return tables


def hidden_texts(table: Table, seat: int | None) -> Iterator[str]:
    """Texts that must not reach this viewer while the table is as it is now."""
    state = table.state
    if table.status != "playing":
        return
    if isinstance(state, Cards):
        for laid in _lying(state):
            if not laid.seen:
                yield str(laid.card)  # V2: both faces together are known only once it has been turned
    elif isinstance(state, Blocks):
        cards = state.deal.cards
        building = state.phase == "building"
        now = cards[state.card % len(cards)]
        first = state.card + building
        for card in set(cards[first:]) - set(cards[:first]):
            yield from _facades(card.front, "front")
            yield from _facades(card.back, "back")
        if building and seat in (None, state.partner):  # R3
            yield from _facades(now.front, "front")
        if building and seat in (None, state.active):
            yield from _facades(now.back, "back")
    elif isinstance(state, Match):
        first = state.round + (state.phase == "building")
        shown = {str(mission) for mission in state.deal.missions[:first]}
        for mission in state.deal.missions[first:]:
            if str(mission) not in shown:
                yield str(mission).partition(" ")[2]
                yield mission.picture


def _facades(facade: str, side: Any) -> Iterator[str]:
    """A facade in every spelling: as its viewer reads it, mirrored, and as it is kept."""
    text = format_facade(facade, side)
    yield text
    yield "/".join(row[::-1] for row in text.split("/"))
    yield facade


def _lying(state: Cards) -> list[Laid]:
    return [*state.deck, *state.discards, *(laid for player in state.players for laid in player.cards)]


def visible_faces(table: Table) -> set[str]:
    """V2: the faces that anybody can see or has seen on the table of Verso."""
    state = table.state
    if not isinstance(state, Cards):
        return set()
    laid = [*state.deck[:1], *state.discards, *(laid for player in state.players for laid in player.cards)]
    seen = [card.face for card in laid] + [card.reverse for card in laid if card.seen]
    return {f"{face}:{face.points}" for face in seen}


def judge(frame: Message, tables: dict[int, Table], seat: int | None) -> None:
    """Check a whole frame against the table as it truly was at the frame's number."""
    table = tables[frame["seq"]]
    view = frame["view"]
    assert (view is None) == (table.state is None)
    if table.state is None:
        return
    text = json.dumps(frame, ensure_ascii=False)
    for hidden in hidden_texts(table, seat):
        assert hidden not in text, f"seat {seat} is shown {hidden!r} at {table.seq}"
    own = {str(number) for number, held in enumerate(table.seats) if number == seat and held.bot is None}
    assert set(frame["legal"]) <= own
    if isinstance(table.state, Cards):
        _judge_cards(frame, tables, seat, table.state)
    elif isinstance(table.state, Blocks):
        _judge_blocks(view, table.state, seat)
    elif isinstance(table.state, Match):
        _judge_layers(frame, table.state, seat)


def _judge_cards(frame: Message, tables: dict[int, Table], seat: int | None, state: Cards) -> None:
    """V2, V10: tops and turned reverses only, and no hidden last bank of another seat."""
    view, table = frame["view"], tables[frame["seq"]]
    assert set(view) == {
        *("game", "seat", "options", "phase", "turn", "deck", "top", "players", "discards", "choice", "winners"),
    }
    known = {str(laid.card) for laid in _lying(state) if laid.seen}
    assert set(_CARD.findall(json.dumps(frame))) <= known
    assert view["deck"] == len(state.deck)
    assert view["top"] == (f"{state.deck[0].face}:{state.deck[0].face.points}" if state.deck else None)
    for seen, player in zip(view["players"], state.players, strict=True):
        assert sorted(seen["cards"]) == sorted(_shown(laid) for laid in player.cards)
        assert set(seen) == {"cards", "score", "runs", "squares", "square", "chosen"}
    assert view["discards"] == [_shown(laid) for laid in state.discards]
    if view["choice"] is not None:
        assert seat is not None
        assert state.choices[seat] is not None
    choices = [choice for found in frame["legal"].values() for choice in found]
    behind = [one for choice in choices for one in choice["preview"].pop("behind", ())]
    assert set(_FACE.findall(_KNOWN.sub("", json.dumps(choices)))) <= visible_faces(table)
    if behind:  # all that may be there by what everybody has seen, not what is there
        may = {face.text for face in possible_reverses(cards_seen(state, seat), state.deck[0].face.text)}
        assert {one["face"] for one in behind} <= may
        assert abs(sum(one["chance"] for one in behind) - 1) < 0.01
    for item in (*frame["news"], *frame.get("past", ())):
        before, after = tables[item["seq"] - 1], tables[item["seq"]]
        told = set(_FACE.findall(json.dumps(item)))
        assert told <= visible_faces(before) | visible_faces(after), item
        if isinstance(after.state, Cards) and after.state.phase == "last" and item["news"]["code"] == "chosen":
            assert set(item["news"]) == {"code", "seat"}, "a last bank is hidden until all have chosen"


def _shown(laid: Laid) -> str:
    return f"{laid.card if laid.seen else laid.face}:{laid.face.points}"


def _judge_blocks(view: Message, state: Blocks, seat: int | None) -> None:
    """R3: each partner the own facade, who else sits both, a visitor none; nothing between rounds."""
    building = state.phase == "building"
    sees_front = building and seat is not None and seat != state.partner
    sees_back = building and seat is not None and seat != state.active
    assert (view["front"] is not None) == sees_front
    assert (view["back"] is not None) == sees_back
    assert sum(map(len, view["turned"])) <= state.number + 1, "a partner token is shown before its round"


def _judge_layers(frame: Message, state: Match, seat: int | None) -> None:
    """D2, D3: no mission before its time, no hidden pile, no verdict before the check."""
    view = frame["view"]
    building = state.phase == "building"
    assert (view["mission"] is None) == (state.phase == "between")
    allowed = {str(placed) for pile in (state.last.piles if state.last else ()) for placed in pile}
    for number, (seen, player) in enumerate(zip(view["players"], state.players, strict=True)):
        hidden = building and state.deal.options.hide_piles and number != seat
        assert (seen["pile"] is None) == hidden
        if not hidden:
            allowed |= {str(placed) for placed in player.pile}
        assert "right" not in seen
    assert set(_LAYER.findall(json.dumps(frame))) <= allowed
