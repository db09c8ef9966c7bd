"""Playing alone (D8): one clock of three minutes that never stops, and as many missions as one can.

Practice is the same without the clock: it has no end, and another mission may be drawn at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.core.errors import Illegal
from volteface.games.dessus_dessous import news as told
from volteface.games.dessus_dessous.choices import PILE, Choice, Preview
from volteface.games.dessus_dessous.constants import BANDS, NUMBERS, SOLO_TIME
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.state import Away, Check, Draw, GiveUp, Grab, Move, Solo, Stack

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.news import News


def band(score: int) -> int:
    """The band of a score, from 1 to 7."""
    return 1 + sum(score > most for most in BANDS)


def legal(state: Solo, seat: int) -> tuple[Choice, ...]:
    """A pile to draw from; with a mission in hand, laying the pile and checking it."""
    if seat != 0 or state.phase == "over":
        return ()
    draws = tuple(Choice(f"draw {number}", Preview(number=number)) for number in NUMBERS)
    if state.phase == "choosing":
        return draws
    return (PILE, Choice("check", Preview()), *(draws if state.deal.options.practice else ()))


def check(state: Solo, move: Move) -> None:
    """Raise the reason why this move is not allowed now, if there is one."""
    if isinstance(move, Grab | GiveUp | Away):
        raise Illegal("only-in-a-match", "Alone there are no tokens and no giving up: draw a mission, then check it.")
    if state.phase == "over":
        raise Illegal("time-up", "The three minutes are over.")
    if state.phase == "choosing" and not isinstance(move, Draw):  # a solved mission is out of the game
        raise Illegal("no-mission", "There is no mission before you: draw one first, as in draw 3.")
    if state.phase == "building" and isinstance(move, Draw) and not state.deal.options.practice:
        raise Illegal("mission-in-hand", "A drawn mission cannot be skipped: solve this one first.")


def play(state: Solo, move: Move) -> Solo:
    """Make a move that has been checked."""
    match move:
        case Draw(number):
            return _draw(state, number)
        case Stack(pile):
            return state if pile == state.pile else replace(state, pile=pile, right=None)
        case _:
            assert isinstance(move, Check)
            return _compare(state)


def deadline(state: Solo) -> int | None:
    """The end of the three minutes; practice has none."""
    return None if state.phase == "over" or state.deal.options.practice else SOLO_TIME


def advance(state: Solo, at: int) -> Solo:
    """Let time pass until `at`; a check at 3:00 comes too late."""
    state = replace(state, news=())
    if state.phase == "over":
        return state
    if at < SOLO_TIME or state.deal.options.practice:
        return replace(state, now=max(state.now, at))
    news = told.SoloOver((state.score,), (0,), band(state.score))
    return replace(state, now=SOLO_TIME, phase="over", news=(news,))


def _draw(state: Solo, number: int) -> Solo:
    """The next mission of this pile; after the last the first comes again."""
    pile = [mission for mission in state.deal.missions if mission.layers == number]
    at = NUMBERS.index(number)
    mission = pile[state.drawn[at] % len(pile)]
    three, four, five = (count + (i == at) for i, count in enumerate(state.drawn))
    drawn = replace(state, phase="building", mission=mission, pile=(), drawn=(three, four, five), right=None)
    return _tell(drawn, told.MissionDrawn(number))


def _compare(state: Solo) -> Solo:
    """Right: the mission counts its number and another may be drawn. Wrong: only the time is lost."""
    mission = state.mission
    assert mission is not None
    layers = layer_set(state.deal.options.layers)
    right = layers.is_right(mission, state.pile)
    state = replace(state, checks=state.checks + 1, right=right)
    if not right:
        alike = layers.picture(state.pile) == mission.picture
        return _tell(state, told.CheckWrong(mission.layers, len(state.pile), alike))
    state = replace(state, phase="choosing", solved=(*state.solved, mission.layers))
    return _tell(state, told.MissionSolved(mission.layers, state.score))


def _tell(state: Solo, news: News) -> Solo:
    return replace(state, news=(*state.news, news))
