"""What a move would bring is told before it is made, from what its seat can know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verso.positions import play, position
from tests.games.verso.test_properties import random_game
from tests.games.verso.unseen import reshuffled
from volteface.games import verso
from volteface.games.verso import news
from volteface.games.verso.behind import reverses
from volteface.games.verso.box import CARDS
from volteface.games.verso.choices import Preview, Turns
from volteface.games.verso.state import Card, State

EIGHT = "B1/G2:1 B2/G3:1 B3/G4:1 G1/O2:1 G2/O3:1 G3/O4:1 O1/B2:1 O2/B3:1"


def previewed(state: State, move: str) -> Preview:
    """The preview of a move of seat 0."""
    return next(choice.preview for choice in verso.legal(state, 0) if choice.move == move)


@pytest.mark.parametrize(
    ("own", "top", "joins", "lost", "square"),
    [
        ("B3/G4:1 B5/G6:1", "B4/G5:1", ("B3:1", "B4:1", "B5:1"), False, False),
        ("B3/G4:1 B*/O1:1", "B5/G6:1", ("B3:1", "B*:1", "B5:1"), False, False),
        ("B3/G4:1 B6/G5:1", "B*/O1:1", ("B*:1", "B3:1"), False, False),
        ("B3/G4:1", "B5/G6:1", (), False, False),
        ("B3/G4:1 B4/G3:1", "O4/B3:3", (), True, False),
        (EIGHT, "O5/B6:1", (), False, True),
    ],
)
def test_what_keeping_the_top_card_does(own: str, top: str, joins: tuple[str, ...], lost: bool, square: bool) -> None:
    """V4, V5, V9: the richest sequence it becomes part of, whether it is lost, whether it makes a square."""
    preview = previewed(position(own, "G6/O5:1", deck=top), "keep")
    assert (preview.discarded, preview.square) == (lost, square)
    assert preview.joins == joins


def test_what_may_be_behind_and_what_it_would_do() -> None:
    """V2: four cards have a blue 3 worth one point; one was seen, and one's own green 2 makes that card a loss."""
    state = position("G2/O1:1", "B3/O4:3", deck="B3/G4:1")
    behind = previewed(state, "flip").behind or ()
    assert {one.face: one.discarded for one in behind} == {"G4:3": False, "G2:3": True, "O2:3": False}
    assert [one.chance for one in behind] == [0.333] * 3
    made = previewed(position(EIGHT, "B6/O5:1", deck="G6/O5:1"), "flip").behind or ()
    assert {one.face for one in made if one.square} == {"O5:3"}  # the orange 1 lies there already


def test_a_bank_tells_who_turns_what_and_what_it_breaks() -> None:
    """V6, V7, V9: a reverse only where it is known; alone and at the end nobody turns anything."""
    state = position("B1/G2:1 B2/G3:1", "B4/O5:1? B*/O1:1", "B5/O6:1", "B6/O5:1")
    preview = previewed(state, "bank blue 1-2")
    assert preview.turns == (Turns(1, "B4:1"), Turns(3, "B6/O5:1"))
    assert preview.breaks is False
    square = position(f"0+7 {EIGHT} O3/B4:1", "G5/O6:1")
    assert previewed(square, "bank blue 1-2").breaks is True
    assert previewed(position("B1/G2:1 B2/G3:1"), "bank blue 1-2").turns == ()
    last = position("B1/G2:1 B2/G3:1", "B4/O5:1", head="last")
    assert previewed(last, "bank blue 1-2").turns == ()


def test_the_preview_of_a_bank_comes_true() -> None:
    state = position("B1/G2:1 B2/G3:1", "B4/O5:1 B5/O6:1", "B6/O5:1")
    turned = [news for news in play(state, "bank blue 1-2").news if isinstance(news, verso.news.Turned)]
    preview = previewed(state, "bank blue 1-2")
    assert [(one.seat, one.card.split(":")[0][:2]) for one in preview.turns or ()] == [
        (news.seat, news.old[:2]) for news in turned
    ]


@given(seats=st.integers(1, 6), seed=st.integers(0, 2**32), rng=st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_previews_depend_only_on_what_was_seen(seats: int, seed: int, rng: Random) -> None:
    """V2: dealing all unseen things anew changes no preview."""
    for state in rng.sample(random_game(seats, seed, {}, rng), 4):
        for seat in range(seats):
            assert verso.legal(reshuffled(state, seat, rng), seat) == verso.legal(state, seat)


def test_chances_are_those_of_all_worlds_that_fit() -> None:
    """V2: counted in the middle of games of two, where cards lie with reverses that nobody has seen."""
    for seed in (1, 2, 3):
        states = [state for state in random_game(2, seed, {}, Random(seed)) if state.phase == "turn"]
        for state in states[5:20:5]:
            told = {face.text: chance for face, chance in reverses(state)}
            assert told == pytest.approx(counted(state), abs=0.01)


def counted(state: State) -> dict[str, float]:
    """The chances by counting every way to give each card with an unseen reverse a card of its own."""
    laid = [one for player in state.players for one in player.cards] + list(state.discards)
    free = [card for card in CARDS.values() if card not in {one.card for one in laid if one.seen}]
    lying = Counter(one.face.text for one in laid if not one.seen)
    top = state.deck[0].face.text
    ways: dict[str, int] = {}
    for card in free:
        if top in (card.one.text, card.three.text):
            other = card.three if card.one.text == top else card.one
            ways[other.text] = worlds([one for one in free if one is not card], lying)
    return {face: count / sum(ways.values()) for face, count in ways.items() if count}


def worlds(cards: list[Card], lying: Counter[str]) -> int:
    """How many ways there are to let some of these cards lie so that these faces are up; the rest is in the deck."""
    names = sorted(face for face in lying if lying[face])
    ways: Counter[tuple[int, ...]] = Counter({tuple(lying[face] for face in names): 1})
    for card in cards:
        for left, count in list(ways.items()):
            for face in (card.one.text, card.three.text):
                if face in names and left[at := names.index(face)]:
                    ways[*left[:at], left[at] - 1, *left[at + 1 :]] += count
    return ways[(0,) * len(names)]


def test_what_neighbours_turn_comes_as_it_was_told() -> None:
    """V7 to V9: where a reverse is known, a bank tells whether its card is lost and whether it makes a square."""
    rng, told = Random(3), set[tuple[bool, bool]]()
    for game in range(150):
        state = verso.start(verso.deal(3, {}, f"turned {game}"))
        while state.phase == "turn":
            choices = verso.legal(state, state.turn)
            banks = [
                one for one in choices if one.preview.turns and any("/" in turn.card for turn in one.preview.turns)
            ]
            choice = rng.choice(banks if banks and rng.random() < 0.3 else choices[:2])  # else a card is drawn
            after = verso.play(state, state.turn, verso.parse(choice.move))
            squares = {one.seat for one in after.news if isinstance(one, news.Square)}
            turned = {one.seat: one.discarded for one in after.news if isinstance(one, news.Turned)}
            for turn in choice.preview.turns or ():
                if "/" in turn.card:
                    assert (turn.discarded, turn.square) == (turned[turn.seat], turn.seat in squares)
                    told.add((turn.discarded, turn.square))
            state = after
    assert told == {(False, False), (True, False), (False, True)}
