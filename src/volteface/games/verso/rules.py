"""The rules of Verso: pure, readable, and the authority for everything else.

`play` looks whether a move is allowed, then plays it out step by step in a `Turn` (`turn.py`). What chance decides
(V1, V13) is in `deal.py`, what a viewer may know (V2) in `view.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.core.deals import no_such_seat
from volteface.core.errors import Illegal, NotYours
from volteface.core.game import Outcome
from volteface.games.verso import news as told
from volteface.games.verso.constants import TITLES
from volteface.games.verso.previews import choices
from volteface.games.verso.sequences import banks
from volteface.games.verso.state import (
    FLIP,
    JOKER,
    KEEP,
    PASS,
    ROW,
    Bank,
    Deal,
    Draw,
    Face,
    Layout,
    Move,
    Pass,
    Player,
    State,
)
from volteface.games.verso.turn import Turn

if TYPE_CHECKING:
    from volteface.games.verso.choices import Choice


def start(deal: Deal) -> State:
    """The state before the first turn."""
    return State(deal.options, (Player(),) * deal.seats, deal.deck, (), deal.first, "turn")


def moves(state: State, seat: int) -> list[Move]:
    """Every move this seat may make now."""
    if seat not in range(len(state.players)):
        return []
    layout = state.players[seat].layout
    if state.phase == "last":
        return [*banks(layout), PASS] if state.choices[seat] is None else []
    if state.phase == "over" or seat != state.turn:
        return []  # V3
    wasted = layout[state.deck[0].face.place] is not None
    draws: list[Move] = [FLIP] if wasted and state.options.forbid_wasted_keep else [KEEP, FLIP]  # V4
    return [*draws, *banks(layout)]


def legal(state: State, seat: int) -> tuple[Choice, ...]:
    """Every move this seat may make now, with its preview."""
    may = moves(state, seat)
    return choices(state, seat, may) if may else ()


def check(state: State, seat: int, move: Move) -> None:
    """Raise the reason why this seat may not make this move now, if there is one."""
    if not isinstance(move, (Draw, Bank, Pass)):
        raise TypeError(f"a move as parse gives it, not {move!r}")
    if seat not in range(len(state.players)):
        raise no_such_seat(seat, len(state.players))
    if state.phase == "over":
        raise Illegal("game-over", "The game is over.")
    player = state.players[seat]
    if state.phase == "last":  # V10
        if state.choices[seat] is not None:
            raise NotYours("already-chosen", "You have already chosen your last bank.")
        if isinstance(move, Draw):
            raise Illegal("deck-empty", "The deck is empty: bank one last sequence, or pass.")
    elif seat != state.turn:
        raise NotYours(
            "not-your-turn", "It is the turn of seat {turn}, not of seat {seat}.", turn=state.turn, seat=seat
        )
    elif isinstance(move, Pass):
        raise Illegal("no-passing", "Nobody may pass before the deck is empty: draw, or bank a sequence.")  # V3
    elif state.options.forbid_wasted_keep and move == KEEP and player.layout[state.deck[0].face.place] is not None:
        face = state.deck[0].face
        raise Illegal(
            "wasted-keep",
            "You have {face} already, and this table forbids keeping it again: turn the card.",
            face=str(face),
        )
    if isinstance(move, Bank):
        _check_bank(player.layout, move)


def _check_bank(layout: Layout, bank: Bank) -> None:
    """V5: all its cards lie there."""
    missing = [place for place in bank.places if layout[place] is None]
    if not missing:
        return
    face = str(Face(missing[0] // ROW, missing[0] % ROW + 1, 1))
    if bank.joker is None and len(missing) == 1 and layout[bank.colour * ROW + JOKER - 1] is not None:
        with_joker = replace(bank, joker=missing[0] % ROW + 1).text
        sentence = "There is no {face} in front of you, but your joker can stand for it: {move}."
        raise Illegal("joker-needed", sentence, face=face, move=with_joker)
    raise Illegal("not-in-layout", "There is no {face} in front of you to bank.", face=face)


def play(state: State, seat: int, move: Move, at: int = 0) -> State:
    """The state after this seat's move. Verso has no clock of its own: `at` changes nothing."""
    check(state, seat, move)
    return play_unchecked(state, seat, move)


def play_unchecked(state: State, seat: int, move: Move) -> State:
    """`play` for moves that are known to be legal."""
    if state.phase == "last":
        assert not isinstance(move, Draw)
        return _choose(state, seat, move)
    turn = Turn(state)
    if isinstance(move, Draw):
        turn.draw(seat, turn_over=move.turn)
    elif isinstance(move, Bank):
        if not state.solo:  # V11: alone, banking turns no card
            turn.announce(seat, move)
            turn.turn_neighbours(seat, move.colour)
        turn.bank(seat, move)
    if state.solo and turn.deck:
        turn.opponent()
    return turn.freeze(state, (seat + 1) % len(state.players))


def finish(state: State) -> State:
    """V10: whoever has not chosen a last bank passes."""
    for seat, choice in enumerate(state.choices):
        if choice is None:
            state = _choose(state, seat, PASS)
    return state


def faces(state: State) -> tuple[tuple[str, ...], ...]:
    """The faces before each seat: `B3:1`."""
    return tuple(tuple(laid.face.text for laid in player.cards) for player in state.players)


def outcome(state: State) -> Outcome:
    """V10: the most points win, and ties share the victory."""
    scores = tuple([player.score for player in state.players])
    if state.phase != "over":
        return Outcome(scores, None)
    best = max(scores)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == best))


def title(score: int) -> int | None:
    """V12: the band of a solo score, by its least points; None below 35."""
    return max((least for least in TITLES if least <= score), default=None)


def _choose(state: State, seat: int, move: Bank | Pass) -> State:
    """V10: a last bank is chosen; when all have chosen, all are shown and count."""
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    if None in choices:
        return replace(state, choices=choices, news=(told.Chosen(seat),))
    end = Turn(state)
    for chooser, choice in enumerate(choices):
        if isinstance(choice, Bank):
            end.bank(chooser, choice)
        else:
            end.news.append(told.Passed(chooser))
    over = replace(state, players=tuple(end.players), discards=tuple(end.discards), phase="over", choices=())
    scores, winners = outcome(over)
    end.news.append(told.Over(scores, winners or ()))
    return replace(over, news=tuple(end.news))
