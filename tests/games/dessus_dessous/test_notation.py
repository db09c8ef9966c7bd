from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volteface.core.errors import Malformed
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.state import Check, Draw, GiveUp, Grab, Mission, Placed, Stack

from .scenes import mission

piles = st.permutations(range(1, 6)).flatmap(
    lambda order: st.tuples(
        *(st.builds(Placed, st.just(layer), st.booleans(), st.integers(0, 3)) for layer in order)
    ).flatmap(lambda full: st.integers(0, 5).map(lambda count: full[:count]))
)
moves = st.one_of(
    piles.map(Stack), st.just(Grab()), st.just(GiveUp()), st.just(Check()), st.sampled_from((3, 4, 5)).map(Draw)
)


@settings(deadline=None)
@given(moves)
def test_every_move_has_one_text_and_reads_back(move: Stack | Grab | GiveUp | Check | Draw) -> None:
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


@pytest.mark.parametrize("seats", game.SEATS)
@pytest.mark.parametrize("options", [{}, {"hide_piles": True, "round_limit": 60}])
def test_a_deal_reads_back_from_its_line(seats: int, options: dict[str, object]) -> None:
    dealt = game.deal(seats, options, 7)
    line = json.dumps(game.format_deal(dealt))
    assert game.parse_deal(json.loads(line)) == dealt
    assert len(line) < 64 * 1024


SIX = [str(mission(number)) for number in (3, 4, 5, 3, 4, 5)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 5}, "seats"),
        ({"seats": True}, "seats-number"),
        ({"seats": None}, "seats-number"),
        ({"deck": []}, "deal-field"),
        ({"options": []}, "deal-options"),
        ({"options": {"speed": 2}}, "unknown-option"),
        ({"options": {"hide_piles": 1}}, "option-value"),
        ({"options": {"round_limit": 9}}, "round-limit"),
        ({"options": {"cards": "own"}}, "option-value"),
        ({"options": {"layers": ["RRRR"]}}, "layers-count"),
        ({"missions": None}, "deal-missions"),
        ({"missions": [3]}, "deal-missions"),
        ({"missions": SIX[:5]}, "deal-rounds"),
        ({"missions": [SIX[1], *SIX[1:]]}, "deal-rounds"),
        ({"missions": []}, "deal-rounds"),
        ({"missions": ["x", *SIX[1:]]}, "mission-number"),
        ({"seats": 1, "missions": SIX[:2]}, "deal-piles"),
        ({"seats": 1, "missions": SIX * 31}, "deal-piles"),
    ],
)
def test_a_deal_that_could_not_have_been_dealt_is_refused(change: dict[str, object], code: str) -> None:
    fields = {"game": "dessus-dessous", "seats": 2, "options": {}, "missions": SIX}
    assert game.parse_deal(fields)
    with pytest.raises(Malformed) as refused:
        game.parse_deal(fields | change)
    assert refused.value.code == code
    assert refused.value.sentence.endswith(".")
