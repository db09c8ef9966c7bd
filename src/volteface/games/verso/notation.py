"""Texts of Verso: moves, cards as they lie, and a whole position in one line.

A position, for tests and puzzles (the line is broken here only to be read):

    verso turn 0; seat 12+7 square B3/G4:1 O5/B6:1? ...; seat 4+0 G2/B1:3?; deck O1/G2:3 ...;
    discards G*/B1:1? ...

- `turn N`, `last` or `over`, then the options that are on: `forbid_wasted_keep`.
- a seat: points from runs + from squares, `square` while the layout is one, its cards; a card is
  one-point face / three-point face : points of the face that lies up, with `?` while its reverse is unseen;
  after `last` a seat may end in `chose` and its last bank, or `chose pass`.
- the deck from the top, and the discards in their order. Deck cards are unseen and bear no `?`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from volteface.core.deals import check_seats
from volteface.core.errors import Malformed
from volteface.games.verso.box import CARDS, FACES
from volteface.games.verso.constants import NAME, SEATS
from volteface.games.verso.state import (
    COLOURS,
    FLIP,
    KEEP,
    NOTHING,
    PASS,
    Bank,
    Card,
    Draw,
    Face,
    Laid,
    Move,
    Options,
    Pass,
    Phase,
    Player,
    State,
    is_square,
    row_counts,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LONGEST = 4096  # characters in a position; 90 cards take about 900

_WORDS: dict[str, Move] = {move.text: move for move in (KEEP, FLIP, PASS)}
_BANK = re.compile(r"bank (blue|green|orange) ([1-6])-([1-6])(?: \*([1-6]))?")
_LAID = re.compile(r"([BGO][1-6*]/[BGO][1-6]):([13])(\??)")


def parse(text: str) -> Move:
    """Read a move: `keep`, `flip`, `bank blue 3-5`, `bank blue 3-5 *4`, `pass`."""
    if text in _WORDS:
        return _WORDS[text]
    match = _BANK.fullmatch(text)
    if match is None:
        raise Malformed(
            "unknown-move",
            "{text!r} is no move of Verso; moves are keep, flip, bank COLOUR LOW-HIGH [*JOKER], pass.",
            text=text[:40],
        )
    colour, low, high, joker = match[1], int(match[2]), int(match[3]), match[4] and int(match[4])
    if low >= high:
        raise Malformed(
            "bank-order",
            "A sequence goes up and has at least two values, as in bank {colour} 2-3.",
            colour=colour,
        )
    if joker and not low <= joker <= high:
        raise Malformed("bank-joker", "The joker stands for a value from {low} to {high} here.", low=low, high=high)
    return Bank(COLOURS.index(colour), low, high, joker or None)


def format(move: Move) -> str:
    """The one text of a move."""
    return move.text


def format_laid(laid: Laid) -> str:
    """A card with the points of the face that lies up: `B3/G4:3`."""
    return f"{laid.card.text}:{laid.face.points}"


@cache  # there are few cards, and what is none is not kept
def parse_laid(text: str, *, marks: bool) -> Laid:
    """Read a card as it lies; with `marks`, a `?` says that its reverse is unseen, else none is allowed."""
    match = _LAID.fullmatch(text)
    card = CARDS.get(match[1]) if match else None
    if match is None or card is None or (match[3] and not marks):
        raise Malformed("no-such-card", "There is no card {text!r}; a card is written like B3/G4:3.", text=text[:20])
    return Laid(card, card.one if match[2] == "1" else card.three, marks and not match[3])


def parse_seen(text: str) -> tuple[Face, Face | None]:
    """The face that lies up, and its reverse where the text gives it."""
    if text in FACES:
        return FACES[text], None
    laid = parse_laid(text, marks=False)
    return laid.face, laid.reverse


def check_distinct(cards: Iterable[Laid]) -> None:
    """Refuse a card that is there twice: there is only one of each."""
    found: set[Card] = set()
    for laid in cards:
        if laid.card in found:
            raise Malformed(
                "card-twice", "The card {card} is there twice; there is only one of it.", card=str(laid.card)
            )
        found.add(laid.card)


def format_position(state: State) -> str:
    """The whole state in one line; `parse_position` reads it back."""
    head = f"turn {state.turn}" if state.phase == "turn" else state.phase
    if state.options.forbid_wasted_keep:
        head += " forbid_wasted_keep"
    seats = []
    for seat, player in enumerate(state.players):
        words = ["seat", f"{player.runs}+{player.squares}"]
        words += ["square"] if player.square else []
        words += map(_marked, player.cards)
        choice = state.choices[seat] if state.choices else None
        words += ["chose", format(choice)] if choice is not None else []
        seats.append(" ".join(words))
    deck = " ".join(["deck", *map(format_laid, state.deck)])
    discards = " ".join(["discards", *map(_marked, state.discards)])
    return "; ".join([f"verso {head}", *seats, deck, discards])


def parse_position(text: str) -> State:
    """Read a position and check that it can exist: every card once, every face in one place."""
    if len(text) > LONGEST:
        raise _bad("it is longer than {limit} characters", limit=LONGEST)
    head, *parts = [part.split() for part in text.split(";")]
    if head[:1] != ["verso"] or len(parts) < 3 or parts[-2][:1] != ["deck"] or parts[-1][:1] != ["discards"]:
        raise _bad("it must read: verso ...; seat ...; deck ...; discards ...")
    seats = [part for part in parts[:-2] if part[:1] == ["seat"]]
    if len(seats) != len(parts) - 2:
        raise _bad("between its head and the deck only seats are named")
    check_seats(NAME, len(seats), SEATS)
    phase, turn, options = _head(head[1:], len(seats))
    read = [_seat(words[1:], number, phase) for number, words in enumerate(seats)]
    players = tuple(player for player, _ in read)
    deck, discards = _laid_all(parts[-2][1:], marks=False), _laid_all(parts[-1][1:], marks=True)
    check_distinct([*deck, *discards, *(laid for player in players for laid in player.cards)])
    if (phase == "turn") != bool(deck):
        raise _bad("cards are left in the deck exactly while players take turns")
    choices = tuple(choice for _, choice in read) if phase == "last" else ()
    for seat, (player, choice) in enumerate(read):
        if isinstance(choice, Bank) and None in map(player.layout.__getitem__, choice.places):
            raise _bad("seat {seat} has not the cards for {move}", seat=seat, move=format(choice))
    if choices and None not in choices:
        raise _bad("when all have chosen their last bank the game is over")
    return State(options, players, deck, discards, turn, phase, choices)


def _head(words: Sequence[str], seats: int) -> tuple[Phase, int, Options]:
    flag = words[-1:] == ["forbid_wasted_keep"]
    options = Options(forbid_wasted_keep=flag)
    match list(words[:-1] if flag else words):
        case ["turn", digit] if digit in tuple(map(str, range(seats))):
            return "turn", int(digit), options
        case ["last"]:
            return "last", 0, options
        case ["over"]:
            return "over", 0, options
    raise _bad("after verso comes turn and a seat's number, or last, or over")


def _seat(words: list[str], number: int, phase: Phase) -> tuple[Player, Bank | Pass | None]:
    choice: Bank | Pass | None = None
    if "chose" in words:
        at = words.index("chose")
        move = parse(" ".join(words[at + 1 :]))
        if isinstance(move, Draw) or phase != "last":
            raise _bad("only a last bank or pass is chosen, and only after last")
        choice, words = move, words[:at]
    points = re.fullmatch(r"(0|[1-9][0-9]{0,3})\+(0|[1-9][0-9]{0,3})", words[0]) if words else None
    if points is None:
        raise _bad("seat {seat} needs its points, such as 12+7", seat=number)
    flag = words[1:2] == ["square"]
    layout = list(NOTHING)
    for laid in _laid_all(words[2:] if flag else words[1:], marks=True):
        if layout[laid.face.place] is not None:
            raise _bad("two cards of seat {seat} show {face}", seat=number, face=str(laid.face))
        layout[laid.face.place] = laid
    if is_square(row_counts(tuple(layout))) != flag:
        raise _bad("seat {seat} is marked square exactly if it has three cards of each colour", seat=number)
    if int(points[2]) % 7:
        raise _bad("seat {seat}'s points from squares must be a multiple of 7", seat=number)
    return Player(tuple(layout), int(points[1]), int(points[2])), choice


def _marked(laid: Laid) -> str:
    return format_laid(laid) + ("" if laid.seen else "?")


def _laid_all(texts: Iterable[str], *, marks: bool) -> tuple[Laid, ...]:
    return tuple(parse_laid(text, marks=marks) for text in texts)


def _bad(reason: str, **facts: object) -> Malformed:
    return Malformed("position", "This is no position of Verso: {reason}.", reason=reason.format(**facts))
