"""Gravity, what each side sees, and the verdict with its sentences."""

from __future__ import annotations

import pytest

from tests.games.recto_verso.scenes import solution
from volteface.core.errors import Illegal
from volteface.games.recto_verso.building import (
    build_order,
    card_of,
    carried,
    drop,
    facade,
    filled,
    judge,
    replaced,
    shifted,
)
from volteface.games.recto_verso.notation import format_card, parse, parse_building, put_down
from volteface.games.recto_verso.pieces import COUNT, INDEX, cubes_of
from volteface.games.recto_verso.state import NOTHING, Building, Card, Place


def put(building: Building, text: str) -> Building:
    move = parse(f"place {text}")
    assert isinstance(move, Place)
    return replaced(building, move.piece, drop(filled(building), move.piece, move.cubes))


def stack(*texts: str) -> Building:
    building = NOTHING
    for text in texts:
        building = put(building, text)
    return building


def test_a_piece_drops_until_it_rests() -> None:
    """R4: on the ground, or on the first cube that any of its own meets."""
    tower = stack("K 00.0", "W 00.0", "G 00.0 10.0")
    assert cubes_of(tower[INDEX["K"]]) == ((0, 0, 0),)
    assert cubes_of(tower[INDEX["W"]]) == ((0, 0, 1),)
    assert cubes_of(tower[INDEX["G"]]) == ((0, 0, 2), (1, 0, 2))


def test_overhangs_are_possible_and_nothing_slides_under_them() -> None:
    """R4: a piece comes down from above, so it lands on an overhang, not below it."""
    overhang = stack("K 00.0", "G 00.0 10.0", "W 10.0")
    assert cubes_of(overhang[INDEX["W"]]) == ((1, 0, 2),)


def test_an_l_can_hang_its_foot_over_the_edge_of_another_piece() -> None:
    hooked = stack("K 00.0", "B 10.0 00.1 10.1")
    assert cubes_of(hooked[INDEX["B"]]) == ((1, 0, 0), (0, 0, 1), (1, 0, 1))


@pytest.mark.parametrize("text", ["K 40.0", "G 30.0 40.0", "Y 02.0 03.0 04.0", "K 99.0"])
def test_outside_the_squares_is_refused(text: str) -> None:
    """R4: the building stays on the 4 x 4 squares."""
    with pytest.raises(Illegal, match="outside the 4 x 4 squares") as refusal:
        put(NOTHING, text)
    assert refusal.value.code == "outside"


def test_higher_than_four_is_refused() -> None:
    """R4: at most four levels."""
    tower = stack("G 00.0 00.1", "P 00.0 00.1")
    with pytest.raises(Illegal, match="the black cube would rise above storey 4"):
        put(tower, "K 00.0")
    assert put(tower, "K 10.0")
    pair = stack("K 00.0", "W 00.0")
    with pytest.raises(Illegal) as refusal:
        put(pair, "Y 00.0 00.1 00.2")
    assert refusal.value.code == "too-high"


def test_a_piece_carries_what_stands_on_it() -> None:
    """R4: what hangs above without touching is not carried."""
    building = stack("K 00.0", "G 00.0 10.0", "W 00.0")
    assert carried(building, INDEX["K"]) == INDEX["G"]
    assert carried(building, INDEX["G"]) == INDEX["W"]
    assert carried(building, INDEX["W"]) is None
    below = parse_building("K 00.0; N 10.0; W 00.1; G 00.2 10.2")
    assert carried(below, INDEX["N"]) is None


def test_a_tall_piece_does_not_carry_itself() -> None:
    assert carried(stack("Y 00.0 00.1 00.2"), INDEX["Y"]) is None


def test_the_whole_building_shifts_one_square() -> None:
    """R4: as far as the board goes."""
    building = stack("K 00.0", "G 00.0 10.0")
    right = shifted(building, 1, 0)
    assert cubes_of(right[INDEX["K"]]) == ((1, 0, 0),)
    assert shifted(right, -1, 0) == building
    assert shifted(shifted(building, 0, 1), 0, -1) == building
    for x, y in ((-1, 0), (0, -1)):
        with pytest.raises(Illegal, match="leave the 4 x 4"):
            shifted(building, x, y)
    with pytest.raises(Illegal, match="no building to shift"):
        shifted(NOTHING, 1, 0)


def test_each_side_sees_its_first_cubes_and_the_back_is_mirrored() -> None:
    """R3: the first cube straight on from either side; depth is not drawn.

    from above        front sees   back sees
    back  . . . W         G . K       as its viewer stands, from left to right:
          . . K .         G Y K W     W K Y G
          G Y . .
    front G . . .
    """
    building = parse_building("G 00.0 01.0; Y 11.0 11.1 11.2; K 22.0; W 33.0")
    assert facade(building, "front")[:4] == "GYKW"
    assert facade(building, "back")[:4] == "GYKW"
    assert format_card(card_of(building)) == "..../.Y../.Y../GYKW|..../..Y./..Y./WKYG"


def test_the_nearer_cube_hides_the_farther_one() -> None:
    """R3: what one sees, the other may not."""
    building = parse_building("P 00.0 10.0; K 03.0; W 12.0")
    assert facade(building, "front")[:4] == "PP.."
    assert facade(building, "back")[:4] == "KW.."


@pytest.mark.parametrize("mode", ["simple", "hard"])
def test_a_building_answers_its_own_card(mode: str) -> None:
    """R6: any building that shows both sides as drawn is right."""
    for number in range(32):
        building = solution(number, mode)  # type: ignore[arg-type]
        assert judge(building, card_of(building), mode) == ()  # type: ignore[arg-type]


def test_pieces_left_over_make_it_wrong() -> None:
    """R6: the rulebook's warning: all pieces must be used, also those nobody sees."""
    building = replaced(solution(0), INDEX["K"], 0)
    first = judge(building, card_of(building), "simple")[0]
    assert first.code == "pieces-left"
    assert first.sentence == "Not all pieces are used; left over: black cube."
    assert first.facts["pieces"] == "K"
    assert judge(NOTHING, Card("." * 16, "." * 16), "hard")[0].facts["pieces"] == "KWENGPVOYBR"


def test_an_empty_space_under_the_yellow_piece_is_wrong() -> None:
    """R6: the rulebook's example of a mistake."""
    building = stack("K 00.0", "Y 00.0 10.0 20.0")
    faults = [fault for fault in judge(building, card_of(building), "simple") if fault.code == "void"]
    assert [fault.sentence for fault in faults] == ["Under the yellow bar there is a void."]
    assert faults[0].facts == {"piece": "Y", "name": "yellow bar"}


def test_a_wrong_square_is_named_as_its_viewer_counts() -> None:
    """R6: column and level from 1, the column from that viewer's left; empty squares must be empty too."""
    building = parse_building("K 00.0; W 00.1")
    card = Card("K..." + "P..." + "." * 8, "K..." + "W..." + "." * 8)
    sentences = [fault.sentence for fault in judge(building, card, "simple") if fault.code == "square"]
    assert sentences == ["Front, column 1, storey 2 should be pink and is white."]
    card = Card("KP.." + "." * 12, "KP.." + "." * 12)
    squares = [fault for fault in judge(building, card, "simple") if fault.code == "square"]
    assert [fault.sentence for fault in squares] == [
        "Front, column 2, storey 1 should be pink and is empty.",
        "Front, column 1, storey 2 should be empty and is white.",
        "Back, column 3, storey 1 should be pink and is empty.",
        "Back, column 4, storey 2 should be empty and is white.",
    ]
    assert squares[2].facts == {"side": "back", "column": 3, "level": 1, "wanted": "P", "found": "."}


def test_a_build_order_puts_every_piece_down_from_above() -> None:
    for mode in COUNT:
        for number in range(32):
            building = solution(number, mode)
            order = build_order(building)
            assert order is not None
            assert sorted(order) == list(range(COUNT[mode]))
            standing = NOTHING
            for piece in order:
                move = put_down(building, piece)
                standing = replaced(standing, piece, drop(filled(standing), piece, move.cubes))
            assert standing == building


def test_a_build_order_goes_on_from_what_stands_or_says_that_it_cannot() -> None:
    building = parse_building("K 00.0; W 00.1; G 10.0 11.0")
    assert build_order(building, parse_building("K 00.0")) == (INDEX["W"], INDEX["G"])
    assert build_order(building, building) == ()
    assert build_order(building, parse_building("W 00.1")) is None
    assert build_order(parse_building("K 00.1")) is None
