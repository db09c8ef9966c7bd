from __future__ import annotations

import re
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from volteface.core.errors import Malformed
from volteface.games.dessus_dessous import layers
from volteface.games.dessus_dessous.layers import flipped, layer_set, turned
from volteface.games.dessus_dessous.notation import parse_pile
from volteface.games.dessus_dessous.state import EMPTY, HOLE, Mission, Placed

from .scenes import FULL, mission

pictures = st.text("RYGBV.", min_size=36, max_size=36)


def draw(rows: str) -> str:
    return re.sub(r"[ /]", "", rows)


CORNER = draw("RYGB .... ..../.... .... ..../.... .... ....")
TEXTS = layer_set().texts


def test_a_turn_takes_the_top_left_cell_to_the_top_right_and_its_north_to_the_east() -> None:
    """D2: degrees are counted clockwise."""
    assert turned(CORNER) == draw(".... .... BRYG/.... .... ..../.... .... ....")
    assert turned(CORNER, 2) == draw(".... .... ..../.... .... ..../.... .... GBRY")
    assert turned(CORNER, 3) == draw(".... .... ..../.... .... ..../YGBR .... ....")


def test_a_flip_swaps_left_and_right() -> None:
    """D2: turning a layer over mirrors it left-right."""
    assert flipped(CORNER) == draw(".... .... RBGY/.... .... ..../.... .... ....")


@settings(deadline=None)
@given(pictures)
def test_four_turns_or_two_flips_change_nothing_and_a_flip_reverses_a_turn(picture: str) -> None:
    assert turned(picture, 4) == flipped(flipped(picture)) == picture
    assert flipped(turned(flipped(turned(picture)))) == picture


def test_the_flip_comes_first_and_then_the_turn() -> None:
    """D2: layer 3 turned over, then by 90 degrees: as the back is drawn in our file, turned clockwise."""
    back = draw(".... .... ..RR/..VV .... RRRR/VV.. RRVV R..R")
    assert layer_set().look(Placed(3, back=True)) == back
    assert layer_set().look(Placed(3, back=True, turn=1)) == turned(back)


def test_the_upper_layer_hides_the_lower_and_the_board_shows_through_all_holes() -> None:
    """D2: where all layers have holes the board shows, and counts."""
    ours = layer_set()
    low, high = Placed(5), Placed(1)
    picture = ours.picture((low, high))
    for region in range(36):
        above, below = ours.look(high)[region], ours.look(low)[region]
        assert picture[region] == (below if above == HOLE else above)
    assert HOLE in picture
    assert picture != ours.picture((high, low))
    assert ours.picture(()) == EMPTY


def test_our_layers_lie_in_forty_different_ways() -> None:
    assert len(set(layer_set().looks)) == 40


def test_a_set_of_ones_own_can_be_read_from_a_drawing() -> None:
    shuffled = (TEXTS[4], TEXTS[2], TEXTS[0], TEXTS[1], TEXTS[3])
    drawing = "# mine\n" + "\n".join(drawn(number, text) for number, text in enumerate(shuffled, 1))
    assert layers.read_drawing(drawing) == shuffled
    assert layer_set(shuffled).texts == shuffled


def drawn(number: int, text: str) -> str:
    front, back = (side.split("/") for side in text.split("|"))
    lines = [f"{f} | {b}" for f, b in zip(front, back, strict=True)]
    return "\n".join([f"L{number} {lines[0]}", *lines[1:], ""])


def changed(layer: int, text: str) -> tuple[str, ...]:
    return (*TEXTS[: layer - 1], text, *TEXTS[layer:])


def flip_back(front: str, to: dict[str, str]) -> str:
    """A layer with this front, and the back that belongs to its holes, recoloured."""
    back = "".join(to.get(letter, letter) for letter in flipped(draw(front)))
    cells = [back[i : i + 4] for i in range(0, 36, 4)]
    return front + "|" + "/".join(" ".join(cells[i : i + 3]) for i in (0, 3, 6))


@pytest.mark.parametrize(
    ("texts", "code", "says"),
    [
        (TEXTS[:4], "layers-count", "five layers, not 4"),
        (changed(2, "RRRR"), "layer-sides", "Layer 2 needs its front and its back"),
        (changed(2, TEXTS[1].replace("/", " ", 1)), "picture-rows", "The front of layer 2 has 2 rows"),
        (changed(2, TEXTS[1].replace(" ", "/", 1)), "picture-rows", "has 4 rows"),
        (changed(2, TEXTS[1].replace("RRRR ", "", 1)), "picture-cells", "row 1 has 2 cells"),
        (changed(2, TEXTS[1].replace("RRRR", "RRR", 1)), "picture-quarters", "'RRR' in row 1 has 3 quarters"),
        (changed(2, TEXTS[1].replace("RRRR", "RRRP", 1)), "picture-colour", "'P' in the cell 'RRRP'"),
        (changed(2, TEXTS[1].replace("VVVV", "VVV.", 1)), "layer-holes", "row 1, cell 3 of the back differs"),
        (changed(2, TEXTS[1].replace("R", "G")), "layer-colours", "its front has 1"),
        (changed(2, TEXTS[1].replace("RRRR", "RYRR", 1)), "layer-colours", "its front has 3"),
        (changed(2, TEXTS[1].replace("V", "R").replace("B", "V")), "layer-pair-twice", "RV, as the back of layer 2"),
        (
            changed(1, flip_back("YVYV .... ..../.... .... ..../.... .... ....", {"Y": "G", "V": "B"})),
            "layer-symmetric",
            "Layer 1: its holes look the same",
        ),
        (
            changed(1, flip_back(TEXTS[1].split("|")[0].replace("R", "Y").replace("G", "V"), {"Y": "G", "V": "B"})),
            "layer-twice-in-set",
            "Layers 1 and 2 have the same holes",
        ),
    ],
)
def test_a_wrong_set_is_refused_with_a_sentence_that_names_the_fault(
    texts: tuple[str, ...], code: str, says: str
) -> None:
    with pytest.raises(Malformed) as refused:
        layer_set(texts)
    assert refused.value.code == code
    assert says in refused.value.sentence


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        ("", "layers-count"),
        ("RRRR .... ....\n", "layers-line"),
        ("L1 RRRR .... .... | .... .... RRRR\n", "layers-count"),
    ],
)
def test_a_wrong_drawing_is_refused(drawing: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        layers.read_drawing(drawing)
    assert refused.value.code == code


def test_any_order_of_our_layers_is_a_set() -> None:
    for order in list(permutations(TEXTS))[:10]:
        assert layer_set(order).texts == order


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("2f180 5b270 4b180", "5b270 2f180 4b180"),  # two layers that do not touch, either below the other
        ("3b0 4b90 5f270 2f270", "1f90 4b90 5f270 2f270"),  # the lowest one is hidden altogether
    ],
)
def test_two_piles_that_look_the_same_are_both_right(one: str, two: str) -> None:
    """D9: only the pattern counts."""
    ours, first, second = layer_set(), parse_pile(one), parse_pile(two)
    wanted = Mission(len(first), ours.picture(first))
    assert first != second
    assert ours.is_right(wanted, first)
    assert ours.is_right(wanted, second)


def test_a_pattern_turned_or_mirrored_as_a_whole_is_wrong() -> None:
    """D9: upright as shown."""
    ours, wanted = layer_set(), mission(4)
    around = tuple(replace(placed, turn=(placed.turn + 1) % 4) for placed in FULL[:4])
    assert ours.picture(around) == turned(wanted.picture)
    assert not ours.is_right(wanted, around)
    assert not ours.is_right(Mission(4, flipped(wanted.picture)), FULL[:4])


def test_the_number_of_layers_must_be_exact() -> None:
    """D9: the right picture with a layer too many or too few is wrong."""
    ours = layer_set()
    picture = ours.picture(FULL[:4])
    assert ours.is_right(Mission(4, picture), FULL[:4])
    assert not ours.is_right(Mission(5, picture), FULL[:4])
    assert not ours.is_right(Mission(3, picture), FULL[:4])
