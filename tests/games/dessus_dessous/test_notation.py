from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volteface.core.errors import Malformed
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.state import Away, Check, Draw, GiveUp, Grab, Mission, Placed, Stack

piles = st.permutations(range(1, 6)).flatmap(
    lambda order: st.tuples(
        *(st.builds(Placed, st.just(layer), st.booleans(), st.integers(0, 3)) for layer in order)
    ).flatmap(lambda full: st.integers(0, 5).map(lambda count: full[:count]))
)
moves = st.one_of(
    piles.map(Stack), st.sampled_from((Grab(), GiveUp(), Away(), Check())), st.sampled_from((3, 4, 5)).map(Draw)
)


@settings(deadline=None)
@given(moves)
def test_every_move_has_one_text_and_reads_back(move: Stack | Grab | GiveUp | Away | Check | Draw) -> None:
    assert game.parse(game.format(move)) == move


def test_moves_as_the_contract_writes_them() -> None:
    assert game.parse("pile 3b90 1f0") == Stack((Placed(3, back=True, turn=1), Placed(1)))
    assert game.parse("pile") == Stack(())
    assert game.parse("draw 4") == Draw(4)


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("", "dessus-dessous-move", "moves are pile"),
        ("keep", "dessus-dessous-move", "'keep' is no move"),
        ("Grab", "dessus-dessous-move", "no move"),
        ("grab 4", "dessus-dessous-move", "no move"),
        ("pile ", "dessus-dessous-move", "no move"),
        ("draw 6", "dessus-dessous-move", "no move"),
        ("draw 04", "dessus-dessous-move", "no move"),
        ("pile 3b90  1f0", "placed", "'' is no layer"),
        ("pile 3b45", "placed", "'3b45' is no layer as it lies"),
        ("pile 3x90", "placed", "'3x90'"),
        ("pile 3b090", "placed", "'3b090'"),
        ("pile ３b90", "placed", "no layer"),
        ("pile 6f0", "unknown-layer", "There is no layer 6"),
        ("pile 0f0", "unknown-layer", "There is no layer 0"),
        ("pile 1f0 2f0 1b90", "layer-twice", "Layer 1 is in the pile twice"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(text: str, code: str, says: str) -> None:
    with pytest.raises(Malformed) as refused:
        game.parse(text)
    assert refused.value.code == code
    assert says in refused.value.sentence


def test_a_mission_reads_back() -> None:
    text = "4 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..B"
    read = game.parse_mission(text)
    assert read == Mission(4, ".YY.RRRR....YYYY.....BB.YY..YBBYB..B")
    assert str(read) == text


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("", "mission-number", "3, 4 or 5"),
        (".YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..B", "mission-number", "not with '.YY.'"),
        ("6 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..B", "mission-number", "not with '6'"),
        ("4 .YY. RRRR ..../YYYY .... .BB.", "picture-rows", "The mission has 2 rows"),
        ("4 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY", "picture-cells", "row 3 has 2 cells"),
        ("4 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..BB", "picture-quarters", "'B..BB' in row 3 has 5"),
        ("4 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..O", "picture-colour", "'O'"),
        ("4 .yy. RRRR ..../YYYY .... .BB./YY.. YBBY B..B", "picture-colour", "'y'"),
    ],
)
def test_what_is_no_mission_is_refused_with_a_sentence(text: str, code: str, says: str) -> None:
    with pytest.raises(Malformed) as refused:
        game.parse_mission(text)
    assert refused.value.code == code
    assert says in refused.value.sentence
