"""Python's side of the compiled kernels: states, views and moves as the arrays and numbers they read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from volteface.games.verso.box import CARDS, FACES
from volteface.games.verso.deal import deck_size
from volteface.games.verso.kernels import rules, tables
from volteface.games.verso.state import FLIP, KEEP, PASS, Bank, Laid, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from volteface.games.verso.state import State
    from volteface.games.verso.view import View

    Numbers = NDArray[np.int32]

PHASES = {"turn": rules.TURNS, "last": rules.LAST, "over": rules.OVER}
_DRAWS: dict[Move, int] = {KEEP: rules.KEEP, FLIP: rules.FLIP, PASS: rules.PASS}
_CARDS = {text: number for number, text in enumerate(CARDS)}
_LAID = {f"{text}:{points}": 2 * number + points // 3 for text, number in _CARDS.items() for points in (1, 3)}
_SHOWN = {
    face.text: 2 * number + face.points // 3
    for number, card in enumerate(CARDS.values())
    for face in (card.one, card.three)
}  # for each face some card that shows it: it stands for all of them while the reverse is unseen
_ENTRIES = _SHOWN | {text: laid + rules.KNOWN for text, laid in _LAID.items()}  # by the text in a view


def move_number(move: Move) -> int:
    """A move as the kernel's number."""
    if not isinstance(move, Bank):
        return _DRAWS[move]
    which = tables.SEQUENCES.index((move.low, move.high, move.joker or 0))
    return rules.FIRST_BANK + tables.A_COLOUR * move.colour + which


def move_of(number: int) -> Move:
    """The move of a number."""
    for move, known in _DRAWS.items():
        if number == known:
            return move
    colour, which = divmod(number - rules.FIRST_BANK, tables.A_COLOUR)
    low, high, joker = tables.SEQUENCES[which]
    return Bank(colour, low, high, joker or None)


def laid_number(laid: Laid) -> int:
    """A card as it lies as the kernel's number."""
    return 2 * _CARDS[str(laid.card)] + (laid.face.points == 3)


def of_state(state: State) -> Numbers:
    """A state as the kernel's array, with all that nobody may see: for tests and benchmarks."""
    numbers = _head(len(state.players), state.phase, state.turn, len(state.deck), state.options.forbid_wasted_keep)
    at = rules.DECK + int(numbers[rules.NEXT])
    numbers[at : at + len(state.deck)] = [laid_number(laid) for laid in state.deck]
    for seat, player in enumerate(state.players):
        _lay(numbers, seat, player.runs, player.squares, [_entry(laid) for laid in player.cards])
        choice = state.choices[seat] if state.choices else None
        if choice is not None:
            numbers[rules.HEAD + seat * rules.PLAYER + rules.CHOICE] = move_number(choice)
            numbers[rules.CHOSEN] += 1
    _discard(numbers, [_entry(laid) for laid in state.discards])
    return numbers


def of_view(view: View) -> Numbers:
    """A view as the kernel's array: a card whose reverse is unseen stands for all cards that show its face.

    Below the deck's top nothing is known, and nothing is written.
    """
    forbid = bool(view.options.get("forbid_wasted_keep"))
    numbers = _head(len(view.players), view.phase, view.turn or 0, view.deck, forbid)
    if view.top is not None:
        numbers[rules.DECK + int(numbers[rules.NEXT])] = _SHOWN[view.top]
    for seat, seen in enumerate(view.players):
        _lay(numbers, seat, seen.runs, seen.squares, [_ENTRIES[text] for text in seen.cards])
    _discard(numbers, [_ENTRIES[text] for text in view.discards])
    return numbers


def unseen(view: View) -> Numbers:
    """The cards that lie somewhere with an unseen reverse: in layouts, then in the discards, then the deck's top.

    Each is given as where it lies in the array (-1 for a discard) and some card that shows its face.
    """
    found = [
        (_place(seat, FACES[text].place), _SHOWN[text])
        for seat, seen in enumerate(view.players)
        for text in seen.cards
        if "/" not in text
    ]
    found += [(-1, _SHOWN[text]) for text in view.discards if "/" not in text]
    if view.top is not None:
        found.append((rules.DECK + deck_size(len(view.players)) - view.deck, _SHOWN[view.top]))
    return np.array(found, np.int32).reshape(-1, 2)


def _head(seats: int, phase: str, turn: int, cards: int, forbid: bool) -> Numbers:
    numbers = np.zeros(rules.SIZE, np.int32)
    end = max(deck_size(seats), cards)
    numbers[: rules.HEAD] = (seats, turn, PHASES[phase], end - cards, end, forbid, 0)
    for seat in range(seats):
        numbers[rules.HEAD + seat * rules.PLAYER + rules.CHOICE] = rules.NO_CHOICE
    return numbers


def _place(seat: int, place: int) -> int:
    return rules.HEAD + seat * rules.PLAYER + rules.LAYOUT + place


def _entry(laid: Laid) -> int:
    return laid_number(laid) + rules.KNOWN * laid.seen


def _lay(numbers: Numbers, seat: int, runs: int, squares: int, entries: Sequence[int]) -> None:
    base = rules.HEAD + seat * rules.PLAYER
    numbers[base + rules.RUNS], numbers[base + rules.SQUARES] = runs, squares
    for entry in entries:
        laid = entry % rules.KNOWN
        numbers[base + rules.LAYOUT + tables.PLACE[laid]] = 1 + entry
        numbers[base + rules.ROWS + tables.COLOUR[laid]] += tables.IN_ROW[laid]
    _see(numbers, entries)


def _see(numbers: Numbers, entries: Sequence[int]) -> None:
    for entry in entries:
        if entry >= rules.KNOWN:
            numbers[rules.SEEN + (entry - rules.KNOWN) // 2] = 1


def _discard(numbers: Numbers, entries: Sequence[int]) -> None:
    _see(numbers, entries)
    for entry in entries:
        if entry < rules.KNOWN:
            numbers[rules.AWAY + tables.FACE[entry]] += 1
