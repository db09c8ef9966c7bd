from __future__ import annotations

from volteface.games.recto_verso.pieces import (
    COUNT,
    CUBES,
    LETTERS,
    PIECES,
    at_origin,
    bit,
    cubes_of,
    orientations,
    placements,
    word,
)


def test_the_pieces_are_those_of_the_box() -> None:
    """R1: ten pieces of 18 cubes in the simple mode; red makes it eleven and 22 in the hard one."""
    assert LETTERS == "KWENGPVOYBR"
    assert [len(piece.cubes) for piece in PIECES] == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert COUNT == {"simple": 10, "hard": 11}
    assert CUBES == {"simple": 18, "hard": 22}
    assert {str(piece) for piece in PIECES} >= {"black cube", "violet bar", "yellow bar", "blue L", "red big L"}


def test_pieces_lie_in_every_orientation_in_space() -> None:
    """R1: a cube in one way, bars in three, the L in twelve, the big L in twenty-four."""
    ways = {str(piece): len(orientations(piece.cubes)) for piece in PIECES}
    assert (ways["black cube"], ways["pink bar"], ways["yellow bar"], ways["blue L"], ways["red big L"]) == (
        1,
        3,
        3,
        12,
        24,
    )
    for piece in PIECES:
        for shape in orientations(piece.cubes):
            assert shape == at_origin(shape)
            assert len(set(shape)) == len(piece.cubes)


def test_placements_are_all_that_fit_into_the_space() -> None:
    counts = [len(placements(piece.cubes)) for piece in PIECES]
    assert counts == [64] * 4 + [144] * 4 + [96, 432, 576]
    for piece in PIECES:
        masks = placements(piece.cubes)
        assert len(set(masks)) == len(masks)
        for mask in masks:
            assert at_origin(cubes_of(mask)) in orientations(piece.cubes)


def test_words_and_cubes_correspond() -> None:
    assert bit((1, 2, 3)) == 1 << 1 + 4 * 2 + 16 * 3
    cubes = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    assert cubes_of(word(cubes)) == cubes
