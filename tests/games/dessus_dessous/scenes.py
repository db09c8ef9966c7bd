"""Matches to test with: six known missions, a right and a wrong pile for each."""

from __future__ import annotations

from typing import cast

from tests.news import code, facts
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.constants import ROUNDS
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.state import Deal, Match, Mission, Options, Pile, Solo

FULL = game.parse_pile("3b90 1f0 5b180 2f270 4b0")


def right(number: int) -> str:
    """The move that lays a right pile for our mission of this number."""
    return " ".join(["pile", *map(str, FULL[:number])])


WRONG = "pile 2b0"


def wrong(number: int) -> str:
    """The move that lays so many layers, and not as our mission wants them."""
    return " ".join(["pile", *(f"{layer}f0" for layer in range(1, number + 1))])


def mission(number: int) -> Mission:
    return made_by(FULL[:number])


def made_by(pile: Pile) -> Mission:
    return Mission(len(pile), layer_set().picture(pile))


def match(seats: int, **options: object) -> Match:
    """A match before its first mission."""
    chosen = Options(**options)  # type: ignore[arg-type]
    return cast("Match", game.start(Deal(seats, chosen, tuple(map(mission, ROUNDS)))))


def alone(**options: object) -> Solo:
    deal = Deal(1, Options(**options), tuple(map(mission, (3, 4, 5))))  # type: ignore[arg-type]
    return cast("Solo", game.start(deal))


def laid(state: Match) -> Match:
    """Everybody has laid a wrong pile of as many layers as the mission of the next round wants."""
    return play(state, *((seat, wrong(state.mission.layers), state.now / 1000) for seat in range(len(state.players))))


def told(state: Match | Solo) -> list[tuple[str, dict[str, object]]]:
    return [(code(news), facts(news)) for news in state.news]


def play(state: Match, *moves: tuple[int, str, float]) -> Match:
    """Play moves given as seat, text and seconds."""
    for seat, text, seconds in moves:
        state = cast("Match", game.play(state, seat, game.parse(text), round(seconds * 1000)))
    return state


def solo(state: Solo, *moves: tuple[str, float]) -> Solo:
    for text, seconds in moves:
        state = cast("Solo", game.play(state, 0, game.parse(text), round(seconds * 1000)))
    return state


def wait(state: Match, seconds: float) -> Match:
    return cast("Match", game.advance(state, round(seconds * 1000)))


def round_of(state: Match, *grabs: tuple[int, bool]) -> Match:
    """Play a round: these seats grab in this order with a right or wrong pile, the others give up."""
    for seat, is_right in grabs:
        pile = (right if is_right else wrong)(state.mission.layers)
        state = play(state, (seat, pile, state.now / 1000 + 1))
    for seat, _ in grabs:
        state = play(state, (seat, "grab", state.now / 1000 + 0.1))
    for seat in range(len(state.players)):
        if state.phase == "building" and not state.players[seat].done:
            state = play(state, (seat, "giveup", state.now / 1000 + 0.1))
    return state
