"""The compiled twin of the rules: the same game, millions of moves a second, for learning and looking ahead.

The names are those of `rules.py`, which stays the authority: tests hold the two together move by move. A state is
one array of whole numbers:

    head        seats, turn, phase, next card, deck's end, forbid_wasted_keep, last banks chosen
    a player    points of runs and squares, last bank, three rows as numbers, 21 places          (six times)
    deck        90 cards as they lie, the top one at `next`
    seen        for each of the 90 cards whether both faces have been seen (V2)
    away        for each of the 39 faces how many cards were discarded with it up and their reverse unseen

A place holds 0 or 1 + the card as it lies, + KNOWN once its reverse has been seen; cards and rows are numbers
(`tables.py`). A move is KEEP, FLIP, PASS, or FIRST_BANK + 65 x colour + which of the 65 sequences of a colour.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from volteface.games.verso.constants import CARDS_EACH, SOLO_CARDS, SQUARE
from volteface.games.verso.kernels.tables import (
    A_COLOUR,
    ALL,
    ALL_FACES,
    BANK_COUNT,
    BANKS,
    COLOUR,
    COUNT,
    FACE,
    HIGH,
    HIGHEST,
    IN_ROW,
    LOW,
    MASK,
    PLACE,
    POINTS,
    STAND,
    VALUE,
)
from volteface.games.verso.state import JOKER, PLACES, ROW
from volteface.jit import chance, njit

SEATS, TURN, PHASE, NEXT, END, FORBID, CHOSEN, HEAD = range(8)
RUNS, SQUARES, CHOICE, ROWS, LAYOUT = 0, 1, 2, 3, 6
PLAYER = LAYOUT + PLACES  # numbers a player
DECK = HEAD + 6 * PLAYER
SEEN = DECK + ALL
AWAY = SEEN + ALL
SIZE = AWAY + ALL_FACES
TURNS, LAST, OVER = range(3)  # phases
KNOWN = 256  # in a place: everybody knows the reverse
KEEP, FLIP, PASS, FIRST_BANK = range(4)
NO_CHOICE = -1
MOVES = FIRST_BANK + 3 * A_COLOUR


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
        state[base + ROWS + COLOUR[laid]] += IN_ROW[laid]
    elif not known:
        state[AWAY + FACE[laid]] += 1
    if not was_square and is_square(state, seat):
        state[base + SQUARES] += SQUARE


@njit
def laid_at(state, seat, place):
    """The card that lies on a place."""
    return (state[HEAD + seat * PLAYER + LAYOUT + place] & (KNOWN - 1)) - 1


@njit
def lift(state, seat, place):
    """Take a card off its place; gives the card as it lay."""
    base, laid = HEAD + seat * PLAYER, laid_at(state, seat, place)
    state[base + LAYOUT + place] = 0
    state[base + ROWS + COLOUR[laid]] -= IN_ROW[laid]
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
def colour_of(bank):
    """The colour of a bank."""
    return (bank - FIRST_BANK) // A_COLOUR


@njit
def place_of(bank, value):
    """The place of the card that stands for a value in a bank."""
    joker = value == STAND[(bank - FIRST_BANK) % A_COLOUR]
    return colour_of(bank) * ROW + (JOKER if joker else value) - 1


@njit
def points_of(state, seat, bank):
    """The points of a bank."""
    which, points = (bank - FIRST_BANK) % A_COLOUR, 0
    for value in range(LOW[which], HIGH[which] + 1):
        points += POINTS[laid_at(state, seat, place_of(bank, value))]
    return points


@njit
def highest_of(bank):
    """The places of a bank's two highest cards, which are discarded."""
    high = HIGH[(bank - FIRST_BANK) % A_COLOUR]
    return place_of(bank, high - 1), place_of(bank, high)


@njit
def play_bank(state, seat, bank):
    """V6: score the sequence, then discard its two highest cards."""
    state[HEAD + seat * PLAYER + RUNS] += points_of(state, seat, bank)
    for place in highest_of(bank):
        known = state[HEAD + seat * PLAYER + LAYOUT + place] >= KNOWN
        laid = lift(state, seat, place)
        if not known:
            state[AWAY + FACE[laid]] += 1


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
                    play_bank(state, chooser, choice)
                state[HEAD + chooser * PLAYER + CHOICE] = NO_CHOICE
            state[PHASE], state[CHOSEN] = OVER, 0
        return
    if move < FIRST_BANK:
        draw(state, seat, move == FLIP)
    else:
        if seats > 1:  # V11: alone, banking turns no card
            turn_neighbours(state, seat, colour_of(move))
        play_bank(state, seat, move)
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
def shuffle(order, count, rng):
    """Put `count` random ones of the numbers in front, in random order."""
    for i in range(count):
        j = i + chance.draw(rng, len(order) - i)
        order[i], order[j] = order[j], order[i]


@njit
def deal(seats, rng, order, state):
    """V1, V13: a random game before its first turn; `order` holds the numbers of all cards in any order."""
    count = SOLO_CARDS if seats == 1 else CARDS_EACH * seats
    shuffle(order, count, rng)
    start(order[:0], seats, chance.draw(rng, seats), 0, state)
    state[END] = count
    for i in range(count):
        state[DECK + i] = 2 * order[i] + chance.draw(rng, 2)
