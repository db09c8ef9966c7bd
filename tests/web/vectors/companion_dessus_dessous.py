"""Dessus Dessous at a real table as the rules decide it: lines of words separated by semicolons.

band;SCORE;BAND                      the band of a score alone
begin;SEATS                          a match
round;SEAT SEAT...;yes no...;POINTS;CARD
                                     who took a token, in this order; who was right; what each got; who has the card
over;POINTS;CARDS;WINNERS            everybody's points and mission cards at the end, and who has won
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from volteface.games.dessus_dessous import deal, start
from volteface.games.dessus_dessous.rules import outcome, play
from volteface.games.dessus_dessous.solo import band
from volteface.games.dessus_dessous.solver import solve
from volteface.games.dessus_dessous.state import GiveUp, Grab, Match, Move, Pile, Placed, Stack

MATCHES = 12  # with each number of players


def text() -> str:
    """The whole file."""
    bands = (f"band;{score};{band(score)}" for score in range(80))
    matches = (line for seats in (2, 3, 4) for seed in range(MATCHES) for line in _match(seats, seed))
    return "".join(f"{line}\n" for line in (*bands, *matches))


def _match(seats: int, seed: int) -> Iterator[str]:
    rng = Random(f"{seats} {seed}")
    state = start(deal(seats, {"cards": "box"}, seed=seed))
    assert isinstance(state, Match)
    yield f"begin;{seats}"
    while state.phase != "over":
        order = rng.sample(range(seats), rng.randint(0, seats))
        rights = {seat: rng.random() < 0.6 for seat in order}
        (solution,) = solve(state.mission)
        state = _round(state, order, {seat: solution if rights[seat] else _wrong(solution) for seat in order})
        last = state.last
        assert last is not None
        assert [(grab.seat, grab.right) for grab in last.grabs] == list(rights.items())
        said = ";".join((_words(order), _words("yes" if right else "no" for right in rights.values())))
        yield f"round;{said};{_words(grab.points for grab in last.grabs)};{'' if last.card is None else last.card}"
    scores, winners = outcome(state)
    cards = ",".join(_words(player.cards) for player in state.players)
    yield f"over;{_words(scores)};{cards};{_words(winners or ())}"


def _round(state: Match, order: list[int], piles: dict[int, Pile]) -> Match:
    """Everybody lays a pile and takes a token, in this order; the others give up."""
    number = state.round
    moves: list[tuple[int, Move]] = [(seat, move) for seat in order for move in (Stack(piles[seat]), Grab())]
    moves += [(seat, GiveUp()) for seat in range(len(state.players)) if seat not in order]
    if not order:
        moves.insert(0, (0, Stack(())))  # which reveals the mission
    for seat, move in moves:
        after = play(state, seat, move, state.now)
        assert isinstance(after, Match)
        state = after
    assert (state.round, state.phase) != (number, "building")
    return state


def _wrong(pile: Pile) -> Pile:
    """The pile, turned as a whole by half."""
    return tuple(Placed(one.layer, one.back, (one.turn + 2) % 4) for one in pile)


def _words(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
