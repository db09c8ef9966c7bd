"""The compiled twin of the rules: the same game, millions of moves a second, for learning and looking ahead.

The names are those of `rules.py`, which stays the authority: tests hold the two together move by move. A state is
one array of whole numbers:

    head        seats, turn, phase, next card, deck's end, forbid_wasted_keep, last banks chosen
    a player    points of runs and squares, last bank, three rows as numbers, 21 places          (six times)
    deck        90 cards as they lie, the top one at `next`
    seen        for each of the 90 cards whether both faces have been seen (V2)

A card as it lies is 2 x its number, + 1 if its three-point face is up; turning it over is `^ 1`. A place holds 0 or
1 + the card, + KNOWN once its reverse has been seen. A row is a number too, so that a whole row is one look-up:
0, 1 or 2 (nothing, one point, three points) for each value in base 3, + 729 with the joker.
A move is KEEP, FLIP, PASS, or FIRST_BANK + 65 x colour + which of the 65 sequences of a colour.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from itertools import product

import numpy as np

from volteface.games.verso.cards import CARDS
from volteface.games.verso.rules import SQUARE, banks
from volteface.games.verso.state import JOKER, PLACES, ROW, Bank
from volteface.jit import njit

SEATS, TURN, PHASE, NEXT, END, FORBID, CHOSEN, HEAD = range(8)
RUNS, SQUARES, CHOICE, ROWS, LAYOUT = 0, 1, 2, 3, 6
PLAYER = LAYOUT + PLACES  # numbers a player
ALL = len(CARDS)
DECK = HEAD + 6 * PLAYER
SEEN = DECK + ALL
SIZE = SEEN + ALL
TURNS, LAST, OVER = range(3)  # phases
KNOWN = 256  # in a place: everybody knows the reverse
KEEP, FLIP, PASS, FIRST_BANK = range(4)
NO_CHOICE = -1

# The cards as they lie.
_LAID = [face for card in CARDS.values() for face in (card.one, card.three)]
_WORTH = [729 if face.is_joker else 3 ** (face.value - 1) * (2 if face.points == 3 else 1) for face in _LAID]
PLACE = np.array([face.place for face in _LAID], np.int32)
VALUE = np.array([face.value for face in _LAID], np.int32)
COLOUR = np.array([face.colour for face in _LAID], np.int32)
POINTS = np.array([face.points for face in _LAID], np.int32)
WORTH = np.array(_WORTH, np.int32)  # in its row's number

# The rows and their sequences, in the order of `rules.banks`.
PATTERNS = 2 * 3**6
SEQUENCES = [(bank.low, bank.high, bank.joker or 0) for bank in banks([1] * ROW + [0] * 2 * ROW)]
LOW, HIGH, STAND = (np.array(column, np.int32) for column in zip(*SEQUENCES, strict=True))
A_COLOUR = len(SEQUENCES)
MOVES = FIRST_BANK + 3 * A_COLOUR


def _rows() -> tuple[list[int], list[int], list[int]]:
    """For each row: which places are taken, how many, and which card is turned first (V7)."""
    masks, highest = [], []
    for joker, *digits in product(range(2), *(range(3) for _ in range(6))):
        taken = [place for place, digit in enumerate(reversed(digits)) if digit]
        masks.append(sum(1 << place for place in taken) + 64 * joker)
        highest.append(taken[-1] if taken else JOKER - 1 if joker else -1)
    return masks, [mask.bit_count() for mask in masks], highest


_MASKS, _COUNTS, _HIGHEST = _rows()
MASK, COUNT, HIGHEST = (np.array(column, np.int32) for column in (_MASKS, _COUNTS, _HIGHEST))


def _banks_of(mask: int) -> list[int]:
    found = banks([mask >> place & 1 for place in range(ROW)] + [0] * 2 * ROW)
    return [SEQUENCES.index((bank.low, bank.high, bank.joker or 0)) for bank in found]


_BANKS = [_banks_of(mask) for mask in range(128)]
BANKS = np.array([found + [0] * (A_COLOUR - len(found)) for found in _BANKS], np.int32)
BANK_COUNT = np.array([len(found) for found in _BANKS], np.int32)


def code(bank: Bank) -> int:
    """The number of a bank."""
    return FIRST_BANK + A_COLOUR * bank.colour + SEQUENCES.index((bank.low, bank.high, bank.joker or 0))


@njit
def start(deck, seats, first, forbid, state):
    """Write the state before the first turn."""
    state[:] = 0
    state[SEATS], state[TURN], state[END], state[FORBID] = seats, first, len(deck), forbid
    for seat in range(seats):
        state[HEAD + seat * PLAYER + CHOICE] = NO_CHOICE
    state[DECK : DECK + len(deck)] = deck


@njit
def row(state, seat, colour):
    """A row as its number."""
    return state[HEAD + seat * PLAYER + ROWS + colour]


@njit
def left(state):
    """How many cards are left in the deck."""
    return state[END] - state[NEXT]


@njit
def moves(state, seat, found):
    """Write every move this seat may make now, in the order of the rules; says how many."""
    count = 0
    if state[PHASE] == OVER:
        return 0
    base = HEAD + seat * PLAYER
    if state[PHASE] == LAST:
        if state[base + CHOICE] != NO_CHOICE:
            return 0
    else:
        if seat != state[TURN]:
            return 0  # V3
        top = state[DECK + state[NEXT]]
        if state[FORBID] == 0 or state[base + LAYOUT + PLACE[top]] == 0:  # V4
            found[count] = KEEP
            count += 1
        found[count] = FLIP
        count += 1
    for colour in range(3):
        mask = MASK[state[base + ROWS + colour]]
        for which in range(BANK_COUNT[mask]):
            found[count] = FIRST_BANK + A_COLOUR * colour + BANKS[mask, which]
            count += 1
    if state[PHASE] == LAST:
        found[count] = PASS
        count += 1
    return count


@njit
def is_square(state, seat):
    """V9: at least three cards of each colour."""
    base = HEAD + seat * PLAYER + ROWS
    return COUNT[state[base]] >= 3 and COUNT[state[base + 1]] >= 3 and COUNT[state[base + 2]] >= 3


@njit
def put(state, seat, laid, known, was_square):
    """V4, V8, V9: lay a card, or discard it if its place is taken; then look for a square."""
    base = HEAD + seat * PLAYER
    if state[base + LAYOUT + PLACE[laid]] == 0:
        state[base + LAYOUT + PLACE[laid]] = 1 + laid + known
        state[base + ROWS + COLOUR[laid]] += WORTH[laid]
    if not was_square and is_square(state, seat):
        state[base + SQUARES] += SQUARE


@njit
def lift(state, seat, place):
    """Take a card off its place; gives the card as it lay."""
    at = HEAD + seat * PLAYER + LAYOUT + place
    laid = (state[at] & (KNOWN - 1)) - 1
    state[at] = 0
    state[HEAD + seat * PLAYER + ROWS + COLOUR[laid]] -= WORTH[laid]
    return laid


@njit
def draw(state, seat, turn_over):
    """V4: the top card, as it lies or turned over, goes before the player or is discarded."""
    laid = state[DECK + state[NEXT]]
    state[NEXT] += 1
    if turn_over:
        state[SEEN + (laid >> 1)] = 1
        put(state, seat, laid ^ 1, KNOWN, is_square(state, seat))
    else:
        put(state, seat, laid, 0, is_square(state, seat))


@njit
def turn_highest(state, seat, colour):
    """V7, V8: turn the highest card of a colour, a joker only if it is the only one; it changes its row."""
    place = HIGHEST[row(state, seat, colour)]
    if place >= 0:
        was_square = is_square(state, seat)
        laid = lift(state, seat, colour * ROW + place)
        state[SEEN + (laid >> 1)] = 1
        put(state, seat, laid ^ 1, KNOWN, was_square)


@njit
def turn_neighbours(state, seat, colour):
    """V6, V7: the neighbours, the left one first, turn a card; with two players the opponent does so once."""
    seats = state[SEATS]
    turn_highest(state, (seat + 1) % seats, colour)
    if seats > 2:
        turn_highest(state, (seat + seats - 1) % seats, colour)


@njit
def bank(state, seat, move):
    """V6: score the sequence, then discard its two highest cards."""
    which, colour = (move - FIRST_BANK) % A_COLOUR, (move - FIRST_BANK) // A_COLOUR
    points, base = 0, HEAD + seat * PLAYER + LAYOUT
    for value in range(LOW[which], HIGH[which] + 1):
        place = colour * ROW + (JOKER if value == STAND[which] else value) - 1
        points += POINTS[(state[base + place] & (KNOWN - 1)) - 1]
        if value >= HIGH[which] - 1:
            lift(state, seat, place)
    state[HEAD + seat * PLAYER + RUNS] += points


@njit
def opponent(state):
    """V11: the top card is the opponent's; if it turns to a higher number, the player turns a card."""
    old = state[DECK + state[NEXT]]
    new = old ^ 1
    state[NEXT] += 1
    state[SEEN + (old >> 1)] = 1
    if VALUE[old] != JOKER and VALUE[new] != JOKER and VALUE[new] > VALUE[old]:
        turn_highest(state, 0, COLOUR[new])


@njit
def play_unchecked(state, seat, move):
    """Play a move that is known to be legal."""
    seats = state[SEATS]
    if state[PHASE] == LAST:  # V10: shown, and counted, when all have chosen
        state[HEAD + seat * PLAYER + CHOICE] = move
        state[CHOSEN] += 1
        if state[CHOSEN] == seats:
            for chooser in range(seats):
                choice = state[HEAD + chooser * PLAYER + CHOICE]
                if choice != PASS:
                    bank(state, chooser, choice)
                state[HEAD + chooser * PLAYER + CHOICE] = NO_CHOICE
            state[PHASE], state[CHOSEN] = OVER, 0
        return
    if move < FIRST_BANK:
        draw(state, seat, move == FLIP)
    else:
        if seats > 1:  # V11: alone, banking turns no card
            turn_neighbours(state, seat, (move - FIRST_BANK) // A_COLOUR)
        bank(state, seat, move)
    if seats == 1 and left(state) > 0:
        opponent(state)
    state[TURN] = (seat + 1) % seats
    if left(state) == 0:
        state[PHASE], state[TURN] = LAST, 0


@njit
def score(state, seat):
    """All points so far."""
    return state[HEAD + seat * PLAYER + RUNS] + state[HEAD + seat * PLAYER + SQUARES]


@njit
def mover(state):
    """The seat that moves next; at the end the first that has not chosen."""
    return state[TURN] if state[PHASE] == TURNS else state[CHOSEN]


@njit
def below(rng, n):
    """A random number from 0 to n - 1; `rng` is one word of 64 bits (splitmix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    word = rng[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    word ^= word >> np.uint64(31)
    return np.int64(((word >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@njit
def shuffle(order, count, rng):
    """Put `count` random ones of the numbers in front, in random order."""
    for i in range(count):
        j = i + below(rng, len(order) - i)
        order[i], order[j] = order[j], order[i]


@njit
def deal(seats, rng, order, state):
    """V1, V13: a random game before its first turn; `order` holds the numbers of all cards in any order."""
    count = 35 if seats == 1 else 15 * seats
    shuffle(order, count, rng)
    start(order[:0], seats, below(rng, seats), 0, state)
    state[END] = count
    for i in range(count):
        state[DECK + i] = 2 * order[i] + below(rng, 2)


@njit
def play_random(state, rng, found):
    """Play a game to its end with random moves; says how many."""
    played = 0
    while state[PHASE] != OVER:
        seat = mover(state)
        count = moves(state, seat, found)
        play_unchecked(state, seat, found[below(rng, count)])
        played += 1
    return played


@njit
def perft(state, depth):
    """The number of games of so many moves; at the end every seat that has not chosen may be the next."""
    if depth == 0:
        return 1
    total, found = 0, np.empty(MOVES, np.int32)
    for seat in range(state[SEATS]):
        for which in range(moves(state, seat, found)):
            after = state.copy()
            play_unchecked(after, seat, found[which])
            total += perft(after, depth - 1)
    return total


@njit
def random_games(seats, games, seed):
    """Play many random games; says how many moves they had."""
    rng = np.array([seed], np.uint64)
    order, state, found = np.arange(ALL), np.empty(SIZE, np.int32), np.empty(MOVES, np.int32)
    played = 0
    for _ in range(games):
        deal(seats, rng, order, state)
        played += play_random(state, rng, found)
    return played
