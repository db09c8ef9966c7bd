from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import islice

import pytest

from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.games.dessus_dessous import box, generator, solver
from volteface.games.dessus_dessous.layers import any_set, layer_set, turned
from volteface.games.dessus_dessous.state import Mission

GOOD = {3: 7_171, 4: 74_537, 5: 159_799}


def test_the_box_comes_from_its_seed() -> None:
    shipped = (files(box.__name__.rpartition(".")[0]) / "box.txt").read_text("utf-8")
    assert generator.box_text() == shipped


def test_the_box_has_twenty_missions_of_each_number_the_easiest_first() -> None:
    for number, missions in box.box().items():
        assert len(set(missions)) == 20
        solutions = [solver.solve(mission) for mission in missions]
        assert all(len(found) == 1 for found in solutions)
        rated = [generator.difficulty(m, found[0]) for m, found in zip(missions, solutions, strict=True)]
        assert rated == sorted(rated)
        assert rated[0] < rated[-1]
        assert {int(rating) for rating in rated} == {number}


@pytest.mark.parametrize("number", [3, 4, 5])
def test_there_are_so_many_good_missions_up_to_rotation(number: int) -> None:
    assert generator.count(number) == GOOD[number]


def test_the_supply_has_every_good_mission_once_up_to_rotation_and_then_ends() -> None:
    made = list(generator.supply(3, Chance("all")))
    assert len(made) == GOOD[3]
    upright = {min(turned(one.mission.picture, turn) for turn in range(4)) for one in made}
    assert len(upright) == GOOD[3]
    turns = Counter(one.solution[0].turn for one in made)
    assert all(1500 < turns[turn] < 2100 for turn in range(4))


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_made_mission_is_good(number: int) -> None:
    """D9: one solution with its number of layers, none with fewer; each layer shows two regions at least."""
    ours = layer_set()
    for made in islice(generator.supply(number, Chance("good")), 200):
        assert solver.solve(made.mission) == (made.solution,)
        for fewer in range(1, number):
            assert solver.solve(Mission(fewer, made.mission.picture)) == ()
        looks = [ours.look(placed) for placed in made.solution]
        tops = [max((i for i, look in enumerate(looks) if look[r] != "."), default=None) for r in range(36)]
        assert min(tops.count(i) for i in range(number)) >= 2
        assert len({turned(made.mission.picture, turn) for turn in range(4)}) == 4
        assert made.difficulty == generator.difficulty(made.mission, made.solution)


def test_a_seed_gives_the_same_missions_and_another_seed_others() -> None:
    one, same, other = (list(islice(generator.supply(5, Chance(key)), 20)) for key in ("a", "a", "b"))
    assert one == same
    assert one != other


def test_any_five_layers_make_missions_that_only_one_of_their_piles_answers() -> None:
    """Also with colours and symmetries that a design of a table's own may not have."""
    texts = tuple(text.replace("V", "R") for text in layer_set().texts)
    with pytest.raises(Malformed):
        layer_set(texts)
    for number in (3, 4, 5):
        for made in islice(generator.supply(number, Chance("any"), texts), 5):
            assert list(solver.solve(made.mission, texts)) == [made.solution]
            assert any_set(texts).picture(made.solution) == made.mission.picture
    alike = (texts[0],) * 5
    assert list(generator.supply(3, Chance("none"), alike, tries=640)) == []


def test_difficulty_counts_near_misses() -> None:
    """The plain way to count them, from the pictures alone."""
    ours = layer_set()
    for made in islice(generator.supply(4, Chance("near")), 50):
        near, covered, used = 0, set[int](), set[int]()
        for right in reversed(made.solution):
            for way, look in enumerate(ours.looks):
                if way // 8 + 1 in used or look == ours.look(right):
                    continue
                shown = [r for r in range(36) if look[r] != "." and r not in covered]
                wrong = sum(look[r] != made.mission.picture[r] for r in shown)
                near += len(shown) - wrong > 0 and wrong <= min(6, 2 * (len(shown) - wrong))
            covered |= {r for r in range(36) if ours.look(right)[r] != "."}
            used.add(right.layer)
        assert made.difficulty == round(4 + near / 100, 2)
