"""Texts: every move has one, cards mirror, bad input gets a sentence."""

from __future__ import annotations

import pytest

from tests.games.recto_verso.scenes import solution
from volteface.core.errors import Malformed
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import card_of
from volteface.games.recto_verso.notation import (
    format,
    format_building,
    format_card,
    parse,
    parse_building,
    parse_card,
)
from volteface.games.recto_verso.pieces import PIECES, orientations
from volteface.games.recto_verso.state import Place, Shove

CARD = "..../..P./..PW/BBKW|..../.P../WY../WYYB"


@pytest.mark.parametrize(
    "text",
    [
        "place B 00.0 10.0 00.1",
        "place K 33.0",
        "move R 10.0 11.0 12.0 10.1",
        "stack B 21",
        "take B",
        "shift +x",
        "shift -x",
        "shift +y",
        "shift -y",
        "recto",
        "verso",
        "again",
        "fail",
    ],
)
def test_moves_read_back(text: str) -> None:
    assert format(parse(text)) == text


def test_every_orientation_reads_back() -> None:
    for index, piece in enumerate(PIECES):
        for cubes in orientations(piece.cubes):
            for move in (Place(index, cubes), Shove(index, cubes)):
                assert parse(format(move)) == move


def test_cubes_are_read_in_any_order_and_written_in_one() -> None:
    assert format(parse("place B 00.1 10.0 00.0")) == "place B 00.0 10.0 00.1"
    assert format(parse("place B 01.0 00.0 10.0")) == "place B 00.0 10.0 01.0"


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("", "unknown-building-move", "no move of Recto Verso"),
        ("Recto", "unknown-building-move", "recto, verso"),
        ("recto ", "unknown-building-move", "no move"),
        ("shift x", "unknown-building-move", r"shift \+x"),
        ("place", "unknown-building-move", "no move"),
        ("place B", "unknown-building-move", "no move"),
        ("x" * 5000, "unknown-building-move", "no move"),
        ("place Q 00.0", "piece-letter", "There is no piece 'Q'; the letters are K W E N"),
        ("take b", "piece-letter", "no piece 'b'"),
        ("place K 0.0", "cube-text", "'0.0' is no cube"),
        ("place K 00.0.", "cube-text", "no cube"),
        ("place K ٠٠.٠", "cube-text", "no cube"),
        ("place K 00.1", "cube-level", "lowest cube of a piece has storey 0"),
        ("stack B", "unknown-building-move", "stack PIECE COLUMN"),
        ("stack Q 00", "piece-letter", "no piece 'Q'"),
        ("stack B 00.0", "column-text", "'00.0' is no column; a column is x and y, such as 21"),
        ("stack B ٠٠", "column-text", "no column"),
        ("place G 00.0", "piece-shape", "not the shape of the green bar"),
        ("place G 00.0 00.0", "piece-shape", "green bar"),
        ("place G 00.0 20.0", "piece-shape", "green bar"),
        ("place B 00.0 10.0 20.0", "piece-shape", "blue L"),
        ("place Y 00.0 10.0 11.0", "piece-shape", "yellow bar"),
        ("move R 00.0 10.0 01.0 11.0", "piece-shape", "red big L"),
    ],
)
def test_a_text_that_is_no_move_is_malformed_with_the_reason(text: str, code: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason) as refusal:
        parse(text)
    assert refusal.value.code == code
    assert len(refusal.value.sentence) < 220


def test_a_card_reads_front_and_back_each_from_its_own_left() -> None:
    """R3: the back's left column is the front's right column; levels are written from the top down."""
    card = parse_card(CARD)
    assert card.front == "BBKW" + "..PW" + "..P." + "...."
    assert card.back == "BYYW" + "..YW" + "..P." + "...."
    assert format_card(card) == CARD
    for mode in ("simple", "hard"):
        for one in box(mode):
            assert parse_card(format_card(one), mode) == one


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("", "card", r"separated by one \|"),
        (CARD.replace("|", "/"), "card", r"one \|"),
        (CARD + "|" + CARD, "card", r"one \|"),
        ("BBKW|WKBB", "facade", "four storeys"),
        (CARD.replace("BBKW", "BBK"), "facade", "four letters"),
        (CARD.replace("BBKW", "BBKX"), "facade", "from KWENGPVOYBR or . for empty"),
        (CARD.replace("BBKW", "BBKw"), "facade", "no facade"),
        (CARD.replace("BBKW", "BBK?"), "facade", "no facade"),
        (CARD.replace("..PW", ".BPW"), "card-silhouette", "front's column 2, storey 2 .* back, column 3, is empty"),
        (CARD.replace(".P../WY..", ".P.P/WY.."), "card-silhouette", "back's column 4, storey 3 .* front, column 1"),
    ],
)
def test_a_card_of_wrong_form_is_malformed_with_the_reason(text: str, code: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason) as refusal:
        parse_card(text)
    assert refusal.value.code == code


def test_red_is_refused_on_a_simple_card() -> None:
    """R1: the red piece is in the hard mode only."""
    red = CARD.replace("K", "R", 1)
    assert parse_card(red, "hard")
    with pytest.raises(Malformed, match="hard mode only"):
        parse_card(red, "simple")


def test_buildings_read_back_in_an_order_to_build_them() -> None:
    for number in range(32):
        building = solution(number)
        text = format_building(building)
        assert parse_building(text) == building
        assert parse_building("; ".join(reversed(text.split("; ")))) == building
        assert card_of(building) == box("simple")[number]
    assert parse_building("") == (0,) * 11


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("K 00.0; W 00.0", "building-overlap"),
        ("K 00.0; K 10.0", "building-overlap"),
        ("G 30.0 40.0", "building-outside"),
        ("K 00.4", "building-outside"),
        ("G 00.0", "piece-shape"),
        ("K", "piece-shape"),
        ("Z 00.0", "piece-letter"),
    ],
)
def test_a_building_that_cannot_be_is_malformed(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refusal:
        parse_building(text)
    assert refusal.value.code == code
