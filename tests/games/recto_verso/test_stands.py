"""Cards that nobody can build are refused with the reason; the plain search agrees with the compiled one."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from volteface.core.chance import Chance
from volteface.core.errors import Illegal
from volteface.games.recto_verso import generator, solver
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import judge
from volteface.games.recto_verso.notation import format_card, parse_card
from volteface.games.recto_verso.pieces import COUNT, LETTERS
from volteface.games.recto_verso.stands import check_possible
from volteface.games.recto_verso.state import Card

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode

MODES: tuple[Mode, ...] = ("simple", "hard")


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("..../..P./..../BBKW|..../.P../..../WYYB", "card-void", "column 3 a cube at storey 3 would hang"),
        ("..../..../..../BBYY|..../..../..../GGYY", "card-small", "18 cubes do not fit behind 4 squares"),
        ("K.../K.../PPVV/BBGG|...N/...N/PPVV/BBGG", "card-piece", "black cube can stand nowhere"),
    ],
)
def test_a_card_that_nobody_can_build_is_refused_with_the_reason(text: str, code: str, reason: str) -> None:
    """R6: every building is looked at before a card is called impossible."""
    with pytest.raises(Illegal, match=reason) as refusal:
        check_possible(parse_card(text, "simple"), "simple")
    assert refusal.value.code == code


def test_a_card_whose_pieces_each_fit_but_not_together_is_refused() -> None:
    card = box("simple")[0]
    spoilt = [
        card.front[:square] + letter + card.front[square + 1 :]
        for square in range(16)
        for letter in "KWENGPVOYB"
        if card.front[square] not in (".", letter)
    ]
    codes = set()
    for front in spoilt:
        try:
            check_possible(parse_card(format_card(type(card)(front, card.back)), "simple"), "simple")
        except Illegal as refusal:
            codes.add(refusal.code)
    assert "card-impossible" in codes


@pytest.mark.parametrize("mode", MODES)
def test_the_plain_search_agrees_on_cards_with_a_spoilt_square(mode: Mode) -> None:
    chance, impossible = Chance("spoilt", mode), 0
    for made in islice(generator.supply(mode, "spoilt"), 200):
        square = chance.pick([at for at in range(16) if made.card.front[at] != "."])
        letter = chance.pick(LETTERS[: COUNT[mode]])
        spoilt = Card(made.card.front[:square] + letter + made.card.front[square + 1 :], made.card.back)
        found = solver.solve(spoilt, mode)
        try:
            check_possible(spoilt, mode)
        except Illegal:
            assert found is None
            impossible += 1
        else:
            assert found is not None
            assert judge(found, spoilt, mode) == ()
    assert 100 < impossible < 200
