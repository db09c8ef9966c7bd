"""New cards, their difficulty, and the shipped box."""

from __future__ import annotations

from importlib.resources import files
from itertools import islice
from math import log2
from statistics import fmean
from typing import TYPE_CHECKING

import pytest

from volteface.core.errors import Illegal
from volteface.games.recto_verso import generator, solver
from volteface.games.recto_verso.box import box, shipped
from volteface.games.recto_verso.building import card_of, hidden, judge
from volteface.games.recto_verso.notation import format_card, parse_building, parse_card
from volteface.games.recto_verso.pieces import EMPTY, SIZE
from volteface.games.recto_verso.state import Card

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode

MODES: tuple[Mode, ...] = ("simple", "hard")


def test_the_shipped_box_is_made_from_its_seed() -> None:
    """R1: 32 simple and 32 hard cards, the same on every machine."""
    assert (files("volteface.games.recto_verso") / "box.json").read_text("utf-8") == generator.box_text()


@pytest.mark.parametrize("mode", MODES)
def test_every_card_of_the_box_is_different_solved_and_spread_over_difficulty(mode: Mode) -> None:
    entries = shipped().cards[mode]
    assert len(entries) == len({generator.canonical(card) for card in box(mode)}) == 32
    for entry in entries:
        building = parse_building(entry["solution"])
        assert judge(building, parse_card(entry["text"], mode), mode) == ()
        parts = entry["difficulty"]
        assert parts["score"] == pytest.approx(parts["bits"] + parts["trap"] + parts["hidden"])
    percentiles = [entry["difficulty"]["percentile"] for entry in entries]
    assert percentiles == sorted(percentiles)
    assert percentiles[0] <= 3
    assert percentiles[-1] >= 97
    assert shipped().scale[mode] == sorted(shipped().scale[mode])


@pytest.mark.parametrize("mode", MODES)
def test_cards_are_interesting(mode: Mode) -> None:
    for made in islice(generator.supply(mode, "interesting"), 100):
        card = made.card
        filled = [square for square in range(16) if card.front[square] != EMPTY]
        assert card == card_of(made.building)
        assert len(filled) >= 8
        assert len({square % SIZE for square in filled}) >= 3
        assert len({square // SIZE for square in filled}) >= 3
        front, back = set(card.front) - {EMPTY}, set(card.back) - {EMPTY}
        assert min(len(front), len(back)) >= 5
        assert len(front ^ back) >= 4
        assert len(hidden(card, mode)) <= 3
        assert sum(card.front[square] != card.back[square] for square in filled) >= 0.6 * len(filled)


def test_the_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    for unique in (False, True):
        one, again, other = (
            [made.card for made in islice(generator.supply("hard", seed, unique=unique), 12)] for seed in (1, 1, 2)
        )
        assert one == again
        assert not set(one) & set(other)
        assert len({generator.canonical(card) for card in one}) == 12


def test_the_first_cards_of_a_seed_stay_what_they_are() -> None:
    """These were written down once: they hold on every platform."""
    random = [format_card(made.card) for made in islice(generator.supply("simple", "kept"), 2)]
    assert random == ["..../Y..K/BB.O/WBEO|..../K..Y/O.VY/GPPY", "..Y./..YP/.BYV/BKOV|.Y../PY../PWN./GGEB"]
    expert = next(generator.supply("hard", "kept", unique=True))
    assert format_card(expert.card) == "..../RB../RBB./PYYG|..../..KW/.OON/VVER"


@pytest.mark.parametrize(
    ("mode", "unique", "least"), [("simple", False, 3), ("hard", False, 4), ("simple", True, 1), ("hard", True, 2)]
)
def test_cards_with_hidden_pieces_can_be_asked_for(mode: Mode, unique: bool, least: int) -> None:
    for made in islice(generator.supply(mode, 1, unique=unique, least_hidden=least), 4):
        assert len(hidden(made.card, mode)) >= least
        assert not unique or solver.count(made.card, mode, cap=2) == 1


def test_more_hidden_pieces_than_can_be_found_are_refused() -> None:
    with pytest.raises(Illegal, match="at most 3"):
        generator.supply("simple", 1, least_hidden=4)
    with pytest.raises(Illegal, match="at most 2"):
        generator.supply("hard", 1, unique=True, least_hidden=3)


def test_mirrored_turned_shifted_and_recoloured_cards_are_the_same() -> None:
    card = parse_card("..../.P../.PW./BBK.|..../..P./.WY./.KYB")
    swapped = {"P": "G", "W": "N", "K": "E", "B": "B", "Y": "Y", ".": "."}
    same = [
        "..../..P./.WP./.KBB|..../.P../.YW./BYK.",  # mirrored
        "..../..P./.WY./.KYB|..../.P../.PW./BBK.",  # turned round
        "..../..P./..PW/.BBK|..../.P../WY../KYB.",  # shifted
        "".join(swapped.get(letter, letter) for letter in "..../.P../.PW./BBK.|..../..P./.WY./.KYB"),
    ]
    for text in same:
        assert generator.canonical(parse_card(text)) == generator.canonical(card), text
    other = parse_card("..../.P../.PK./BBP.|..../..P./.WY./.KYB")
    assert generator.canonical(other) != generator.canonical(card)


def test_a_rating_is_the_same_each_time_and_its_parts_add_up() -> None:
    for made in islice(generator.supply("simple", "rate"), 5):
        rating = generator.rate(made.card, "simple")
        assert rating == generator.rate(made.card, "simple")
        assert rating.score == pytest.approx(rating.bits + rating.trap + rating.hidden)
        assert rating.bits >= 0
        assert 0 <= rating.trap <= 10
        assert 0 <= rating.percentile <= 100


def test_bits_are_what_exact_counting_says() -> None:
    """On cards where what fits one side can still be counted one by one."""
    checked = 0
    for made in generator.supply("simple", "bits"):
        card = made.card
        unseen = "".join(EMPTY if letter == EMPTY else "?" for letter in card.front)
        sides = [solver.count(one, "simple") for one in (Card(card.front, unseen), Card(unseen, card.back))]
        if max(sides) == solver.CAP:
            continue
        both = solver.count(card, "simple")
        exact = fmean(log2(side / both) for side in sides)
        assert generator.rate(card, "simple").bits == pytest.approx(exact, abs=1.5)
        checked += 1
        if checked == 2:
            return


def test_expert_and_hard_cards_are_more_difficult() -> None:
    def mean(mode: Mode, *, unique: bool) -> float:
        made = islice(generator.supply(mode, "difficult", unique=unique), 24)
        return fmean(generator.rate(one.card, mode).score for one in made)

    simple, hard = mean("simple", unique=False), mean("hard", unique=False)
    assert simple + 2 < hard
    assert simple + 5 < mean("simple", unique=True)
