"""The players Verso offers: they play to the end, repeat themselves, see nothing unseen, and survive bad values."""

from __future__ import annotations

import json
import logging
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.games.verso.unseen import reshuffled
from volteface import games
from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.games import verso
from volteface.games.verso import arrays, bot, kernel, kernel_search, search, values
from volteface.games.verso.cards import CARDS
from volteface.games.verso.rules import play_unchecked
from volteface.games.verso.state import State
from volteface.games.verso.yardsticks import moves

LEVELS = [*bot.BOTS, *bot.YARDSTICKS]


def played(level: str, seats: int, seed: int, budget: int = 20) -> list[State]:
    """All states of a game between bots of one level."""
    states, chance = [verso.start(verso.deal(seats, {}, seed))], Chance(seed)
    while states[-1].phase != "over":
        state = states[-1]
        seat = state.turn if state.phase == "turn" else state.choices.index(None)
        text = games.bot("verso", level)(verso.view(state, seat), (), budget, chance)
        states.append(verso.play(state, seat, verso.parse(text)))
    return states


def test_the_levels_go_from_the_gentlest_to_the_strongest() -> None:
    assert list(games.bots("verso")) == ["beginner", "friendly", "strong", "master"]
    assert games.friendly("verso") == "friendly"
    assert set(bot.YARDSTICKS) == {"random", "greedy"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_bot_plays_legal_moves_to_the_end_and_the_same_ones_again(level: str, seats: int) -> None:
    assert played(level, seats, 3) == played(level, seats, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_alike_whatever_lies_unseen(level: str) -> None:
    """Deal everything the seat has not seen anew: the choices, over many random seeds, are the very same."""
    rng, choose = Random(4), games.bot("verso", level)
    for seats, seed in ((1, 1), (2, 2), (3, 3)):
        states = [state for state in played("greedy", seats, seed) if state.phase != "over"]
        for state in rng.sample(states, 4):
            seat = state.turn if state.phase == "turn" else 0
            if state.phase == "last" and state.choices[seat] is not None:
                continue
            choices = []
            for _ in range(4):
                view = verso.view(reshuffled(state, seat, rng), seat)
                choices.append(Counter(choose(view, (), 16, Chance(number)) for number in range(4)))
            assert all(found == choices[0] for found in choices)


def test_unseen_reverses_are_drawn_as_often_as_they_are_likely() -> None:
    """V2: each unseen face is given each card that can be there; with one card known it is never that one."""
    state = verso.parse_position(
        "verso turn 0; seat 0+0 B3/G4:1?; seat 0+0 B3/O4:3; deck B3/G2:1 O1/B2:1 G1/B2:1 O5/B6:1; discards"
    )

    view = verso.view(state, 0)
    numbers, unseen = arrays.of_view(view), arrays.unseen(view)
    owner, cards = np.empty(kernel.ALL, np.int64), np.empty(len(unseen), np.int64)
    chance, found = np.array([7], np.uint64), Counter[tuple[str, ...]]()
    world = np.empty(kernel.SIZE, np.int32)
    kernel_search.settle(numbers, unseen, owner, cards, chance)
    names = list(CARDS)
    for _ in range(6000):
        kernel_search.stir(numbers, unseen, owner, cards, chance)
        kernel_search.imagine(numbers, unseen, owner, cards, world, chance)
        found[tuple(names[card] for card in cards)] += 1
        deck = world[kernel.DECK + world[kernel.NEXT] : kernel.DECK + world[kernel.END]] // 2
        assert len(set(deck.tolist()) | set(cards.tolist())) == 5, "every card once"
    fitting = {"B3/G4", "B3/G2", "B3/O2"}  # B3/O4 has been seen
    assert set(found) == {(one, two) for one in fitting for two in fitting if one != two}
    assert all(850 < count < 1150 for count in found.values())


def test_looking_ahead_finds_more_than_a_glance_and_says_what_it_expects() -> None:
    state = verso.start(verso.deal(2, {"first": 0}, 5))
    seen = search.look_ahead(verso.view(state, 0), 32, Chance(1), everything=True)
    assert {verso.format(option.move) for option in seen} == {"keep", "flip"}
    assert all(option.worlds == 32 and 0 < option.chance < 1 and 10 < option.points < 80 for option in seen)
    assert seen[0].merit >= seen[1].merit


def test_the_shipped_values_say_how_they_were_made() -> None:
    for kind in values.KINDS:
        file = values.folder() / f"{kind}.values"
        made, _ = values.read(file, kind)
        assert str(made["command"]).startswith("volteface train verso")
        assert {"seed", "games", "seconds", "mean"} <= set(made)
        assert file.stat().st_size < 2_000_000


@pytest.mark.parametrize("damage", ["missing", "empty", "foreign", "other", "broken"])
def test_bad_values_are_refused_with_a_sentence_and_a_plain_bot_plays(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = (values.folder() / "two.values").read_bytes()
    line, _, numbers = whole.partition(b"\n")
    bad = {
        "missing": None,
        "empty": b"",
        "foreign": b"GIF89a",
        "other": json.dumps({**json.loads(line), "version": 99}).encode() + b"\n" + numbers,
        "broken": whole[:-9] + b"x" + whole[-8:],
    }[damage]
    if bad is not None:
        (tmp_path / "two.values").write_bytes(bad)
    monkeypatch.setenv("VOLTEFACE_VALUES", str(tmp_path))
    values.load.cache_clear()
    bot._usable.cache_clear()
    try:
        with pytest.raises(Malformed, match=r"two\.values are refused: .*\. Install"):
            values.load("two")
        with caplog.at_level(logging.WARNING, "volteface"):
            assert played("master", 2, 1) == played("greedy", 2, 1)
        assert len(caplog.records) == 1
    finally:
        values.load.cache_clear()
        bot._usable.cache_clear()


def test_a_move_may_be_anything_the_rules_allow_after_it() -> None:
    """The bots' own list of moves is the rules' list."""
    for state in played("random", 3, 8):
        if state.phase == "turn":
            wanted = [choice.move for choice in verso.legal(state, state.turn)]
            assert [verso.format(move) for move in moves(verso.view(state, state.turn))] == wanted
            assert play_unchecked(state, state.turn, verso.parse(wanted[0]))
