from __future__ import annotations

from itertools import pairwise
from operator import ne
from statistics import median
from typing import cast

import pytest
from msgspec.structs import replace

from volteface.core.chance import Chance
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous import box
from volteface.games.dessus_dessous.bots import BOTS, LEVELS
from volteface.games.dessus_dessous.bots.rival import OVERLOOKED
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.state import Deal, Options, Solo, Stack

from .duels import Act, asked, person, run, share
from .scenes import alone, laid, match, mission, play


def scripts(level: str, number: int, count: int) -> list[list[Act]]:
    """What a bot does with a mission of middle difficulty, again and again."""
    middle = box.box()[number][9]
    state = game.start(Deal(1, Options(), tuple(middle if n == number else mission(n) for n in (3, 4, 5))))
    state = game.play(state, 0, game.parse(f"draw {number}"), 500)
    view = game.view(state, 0)
    return [asked(BOTS[level], view, Chance(level, number, i)) for i in range(count)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [3, 4, 5])
def test_solving_times_have_the_medians_of_their_level(level: str, number: int) -> None:
    times = [(script[-1].at - 500) / 1000 for script in scripts(level, number, 400)]
    assert median(times) == pytest.approx(LEVELS[level].medians[number - 3], rel=0.15)
    assert min(times) < 0.6 * median(times)
    assert max(times) > 1.8 * median(times)


def test_a_newcomer_is_seldom_much_quicker_than_a_minute() -> None:
    quick = []
    for index in range(20):
        state = game.start(Deal(2, Options(), (box.box()[3][index], *map(mission, (4, 5, 3, 4, 5)))))
        view = game.view(game.advance(state, 1), 0)
        quick += [asked(BOTS["newcomer"], view, Chance(index, i))[-1].at < 40_000 for i in range(40)]
    assert sum(quick) / len(quick) < 0.1


def test_harder_missions_take_longer() -> None:
    def middle(index: int) -> float:
        state = game.start(Deal(2, Options(), (box.box()[3][index], *map(mission, (4, 5, 3, 4, 5)))))
        view = game.view(game.advance(state, 1), 0)
        return median(asked(BOTS["middle"], view, Chance(i))[-1].at for i in range(200))

    assert middle(0) < middle(19)


@pytest.mark.parametrize("level", LEVELS)
def test_some_grabs_are_wrong_at_the_levels_rate(level: str) -> None:
    wrong = 0
    for script in scripts(level, 4, 400):
        pile = game.parse(script[-2].move)
        assert isinstance(pile, Stack)
        assert len(pile.pile) == 4
        differ = sum(map(ne, layer_set().picture(pile.pile), box.box()[4][9].picture))
        assert differ <= OVERLOOKED, "it looks nearly right"
        wrong += differ > 0
    assert wrong / 400 == pytest.approx(LEVELS[level].wrong, abs=0.05)


def test_the_pile_grows_before_everyones_eyes() -> None:
    taken_off = 0
    for script in scripts("novice", 5, 50):
        times = [act.at for act in script]
        assert times == sorted(times)
        piles = [game.parse(act.move) for act in script[:-1]]
        sizes = [0, *(len(pile.pile) for pile in piles if isinstance(pile, Stack))]
        assert all(abs(more - less) <= 1 for less, more in pairwise(sizes)), "one layer at a time"
        assert set(sizes) == {0, 1, 2, 3, 4, 5}
        taken_off += any(more < less for less, more in pairwise(sizes))
    assert 10 < taken_off < 45  # some hesitate


def test_the_same_view_and_chance_give_the_same_script() -> None:
    assert scripts("expert", 5, 20) == scripts("expert", 5, 20)


def test_a_bot_knows_only_its_view() -> None:
    """D2: it does nothing while the mission lies face down, nor once it has its token."""
    state = match(2)
    assert BOTS["expert"](game.view(state, 0), (), 0, Chance(1)) == ()
    state = play(laid(state), (0, "grab", 2))
    assert BOTS["expert"](game.view(state, 0), (), 0, Chance(1)) == ()
    assert BOTS["expert"](game.view(state, None), (), 0, Chance(1)) == ()
    assert BOTS["expert"](game.view(state, 1), (), 0, Chance(1))


def test_bots_play_whole_matches_and_the_expert_wins_most() -> None:
    wins = [0, 0, 0]
    for seed in range(20):
        state = run(game.start(game.deal(3, {}, seed)), [BOTS[name] for name in ("novice", "middle", "expert")], seed)
        for seat in game.outcome(state).winners or ():
            wins[seat] += 1
    assert wins[2] >= 15
    assert wins[0] <= 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_of_a_levels_own_pace_wins_half(level: str) -> None:
    assert share(person(level), [BOTS[level]], 200) == pytest.approx(0.5, abs=0.09)


@pytest.mark.parametrize(("level", "least", "most"), [("novice", 3, 40), ("middle", 18, 80), ("expert", 40, 160)])
def test_bots_play_alone(level: str, least: int, most: int) -> None:
    """D8: with wrong checks mended until they are right."""
    scores = [run(game.start(game.deal(1, {}, seed)), [BOTS[level]], seed) for seed in range(10)]
    assert least <= median(cast("Solo", state).score for state in scores) <= most


def test_a_mission_that_cannot_be_made_is_given_up() -> None:
    impossible = replace(mission(3), picture="R" * 36)
    state = game.start(Deal(2, Options(), (impossible, *map(mission, (4, 5, 3, 4, 5)))))
    acts = asked(BOTS["novice"], game.view(game.advance(state, 1), 0), Chance(1))
    assert [act.move for act in acts] == ["giveup"]
    alone_with_it = replace(alone(), phase="building", mission=impossible)
    assert BOTS["novice"](game.view(alone_with_it, 0), (), 0, Chance(1)) == ()
