"""The players Verso offers: they play to the end, repeat themselves, see nothing unseen, and survive bad values."""

from __future__ import annotations

import json
import logging
import zlib
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.games.verso.unseen import reshuffled
from volteface import games
from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.core.game import move_of
from volteface.games import verso
from volteface.games.verso import bots
from volteface.games.verso.bots import levels
from volteface.games.verso.bots.baselines import moves
from volteface.games.verso.kernels import kinds, weights
from volteface.games.verso.rules import play_unchecked
from volteface.games.verso.state import State

LEVELS = [*bots.BOTS, *bots.BASELINES]


def played(level: str, seats: int, seed: int, budget: int = 20) -> list[State]:
    """All states of a game between bots of one level."""
    states, chance = [verso.start(verso.deal(seats, {}, seed))], Chance(seed)
    while states[-1].phase != "over":
        state = states[-1]
        seat = state.turn if state.phase == "turn" else state.choices.index(None)
        text = move_of(games.bot("verso", level)(verso.view(state, seat), (), budget, chance))
        assert text is not None
        states.append(verso.play(state, seat, verso.parse(text)))
    return states


def signed(line: bytes, numbers: bytes) -> bytes:
    """A file of these numbers whose check sum is right."""
    return json.dumps({**json.loads(line), "sha256": sha256(numbers).hexdigest()}).encode() + b"\n" + numbers


def test_the_levels_go_from_the_gentlest_to_the_strongest() -> None:
    assert list(games.bots("verso")) == ["beginner", "friendly", "good", "strong", "master"]
    assert games.friendly("verso") == "friendly"
    assert set(bots.BASELINES) == {"random", "greedy"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_bot_plays_legal_moves_to_the_end_and_the_same_ones_again(level: str, seats: int) -> None:
    assert played(level, seats, 3) == played(level, seats, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_alike_whatever_lies_unseen(level: str) -> None:
    """Deal everything the seat has not seen anew: the choices, over many random seeds, are the very same."""
    rng, choose = Random(4), games.bot("verso", level)
    for seats in range(1, 7):
        states = [state for state in played("greedy", seats, seats) if state.phase != "over"]
        for state in rng.sample(states, 2):
            seat = state.turn if state.phase == "turn" else 0
            if state.phase == "last" and state.choices[seat] is not None:
                continue
            choices = []
            for _ in range(3):
                view = verso.view(reshuffled(state, seat, rng), seat)
                choices.append(Counter(choose(view, (), 16 * seats, Chance(number)) for number in range(3)))
            assert all(found == choices[0] for found in choices)


def test_the_shipped_values_say_how_they_were_made() -> None:
    for kind in kinds.KINDS:
        file = weights.folder() / f"{kind}.values"
        made, _ = weights.read(file, kind)
        assert str(made["command"]).startswith("volteface train verso")
        assert {"seed", "games", "seconds", "mean"} <= set(made)
        assert file.stat().st_size <= 3_000_000


@pytest.mark.parametrize(
    "damage", ["missing", "empty", "foreign", "deep", "other", "broken", "short", "long", "packed", "endless"]
)
def test_bad_values_are_refused_with_a_sentence_and_a_plain_bot_plays(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = (weights.folder() / "two.values").read_bytes()
    line, _, numbers = whole.partition(b"\n")
    bad = {
        "missing": None,
        "empty": b"",
        "foreign": b"GIF89a",
        "deep": b"[" * 100_000,
        "other": json.dumps({**json.loads(line), "version": 99}).encode() + b"\n" + numbers,
        "broken": whole[:-9] + b"x" + whole[-8:],
        "short": signed(line, zlib.compress(bytes(2))),
        "long": signed(line, zlib.compress(bytes(10_000_000))),
        "packed": signed(line, b"not packed at all"),
        "endless": signed(line, zlib.compress(np.full(json.loads(line)["weights"], np.inf, "<f2").tobytes())),
    }[damage]
    if bad is not None:
        (tmp_path / "two.values").write_bytes(bad)
    monkeypatch.setenv("VOLTEFACE_VALUES", str(tmp_path))
    weights.load.cache_clear()
    levels._usable.cache_clear()
    try:
        with pytest.raises(Malformed, match=r"two\.values are refused: .*\. Install"):
            weights.load("two")
        with caplog.at_level(logging.WARNING, "volteface"):
            assert played("master", 2, 1) == played("greedy", 2, 1)
        assert len(caplog.records) == 1
    finally:
        weights.load.cache_clear()
        levels._usable.cache_clear()


def test_a_move_may_be_anything_the_rules_allow_after_it() -> None:
    """The bots' own list of moves is the rules' list."""
    for state in played("random", 3, 8):
        if state.phase == "turn":
            wanted = [choice.move for choice in verso.legal(state, state.turn)]
            assert [verso.format(move) for move in moves(verso.view(state, state.turn))] == wanted
            assert play_unchecked(state, state.turn, verso.parse(wanted[0]))
