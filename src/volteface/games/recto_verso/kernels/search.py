"""The compiled search: all buildings that answer a card, also one known in part.

Every way for a piece to stand is three words of 64 places: the cubes it takes, the places that must then be
empty, and those below it that must then be filled. A front square of its colour wants a cube of the piece on
that ray and nothing before it; what is empty is empty upward, since nothing may hang over a void (R6).

             z=3   e e . .
             z=2   e e . .      one column from the side, y = 0 the front's row: the card shows yellow at
    front -> z=1   e e Y .      level 1, the piece stands with its first cube at Y; then every e must be
             z=0   . . f .      empty, and f, below a cube, must be filled

So a building is right exactly if one stand is chosen for each piece such that no cubes meet, no cube is in an
empty place, and all places below are filled. The search takes the piece with the fewest stands left, tries
each, and drops the stands of the other pieces that disagree. A piece's stands lie in one segment of `order`,
those still possible in front: stepping back only moves the segment's end.

    order    K K K K W W W W W E E E ...        here black has two stands left of four: swapping those that
             |   |   |                          disagree behind the end keeps all of them, so that going
         start  end  next start                 back needs no copy
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from volteface.jit import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

PIECES, DEPTHS = 11, 12  # fixed sizes of arrays, which the compiler likes
EMPTY, UNKNOWN = 11, 12  # beside the pieces' own numbers, in a facade's sixteen squares
U = np.uint64
ZERO, ONE, TWO, LEVEL = U(0), U(1), U(2), U(16)
RAY, FIRST_ROW, LAST_ROW = U(0x1111), U(0x000F000F000F000F), U(0xF000F000F000F000)
CUBES, VOID, BELOW = 0, 1, 2  # the three words of a stand


class Places(NamedTuple):
    """What the stands chosen so far mean for the 64 places."""

    taken: np.uint64
    void: np.uint64  # that must stay empty
    below: np.uint64  # that must be filled in the end


class Stands(NamedTuple):
    """The stands of all pieces. Which are still possible the ends of the segments say, an array beside this.

    What runs at every step of the search gets these arrays one by one: a tuple of arrays costs a fifth of its time.
    """

    words: NDArray[np.uint64]  # for each stand its cubes, the places then empty, those below it
    owners: NDArray[np.int64]  # whose each is
    order: NDArray[np.int64]  # the numbers of the stands, a segment a piece
    starts: NDArray[np.int64]  # where each segment begins


NOWHERE = Places(ZERO, ZERO, ZERO)


@njit(inline="always")
def ray(square):
    """The four places behind a square, from the front to the back."""
    return RAY << U((square & 3) + (square >> 2) * 16)


@njit(inline="always")
def upward(mask):
    """The places and all above them."""
    mask |= mask << LEVEL
    return mask | mask << (LEVEL * TWO)


@njit
def read_facade(facade, rays, squares):
    """The places behind all empty squares of a facade, and those behind all coloured ones.

    For each piece the places behind its own squares are added to `rays`, and these squares to `squares`.
    """
    bare, coloured = ZERO, ZERO
    for square in range(16):
        piece = facade[square]
        if piece == EMPTY:
            bare |= ray(square)
        elif piece < EMPTY:
            coloured |= ray(square)
            rays[piece] |= ray(square)
            squares[piece] |= ONE << U(square)
    return bare, coloured


@njit
def gather(question):
    """The stands that each facade by itself allows, and the ends of their segments; none if a piece has none.

    A question is `(table, spans, front, back, fixed, pieces)`. `table` has a column for each placement of each piece:
    cubes, places before, behind and below it, squares; `spans` says which columns are a piece's. `fixed` holds the
    cubes of pieces that stand already, else 0.
    """
    table, spans, front, back, fixed, pieces = question
    lies, before, behind, under, covers = table[0], table[1], table[2], table[3], table[4]
    near, far, squares = np.zeros(PIECES, np.uint64), np.zeros(PIECES, np.uint64), np.zeros(PIECES, np.uint64)
    bare_front, front_rays = read_facade(front, near, squares)
    bare_back, back_rays = read_facade(back, far, squares)
    barred = upward(bare_front | bare_back)
    words = np.empty((table.shape[1], 3), np.uint64)
    owners = np.empty(table.shape[1], np.int64)
    starts, ends = np.empty(pieces, np.int64), np.empty(pieces, np.int64)
    total = 0
    for piece in range(pieces):
        starts[piece] = total
        closed = barred | (front_rays & ~near[piece] & FIRST_ROW) | (back_rays & ~far[piece] & LAST_ROW)
        for k in range(spans[0, piece], spans[1, piece]):
            if lies[k] & closed != ZERO or squares[piece] & ~covers[k] != ZERO:
                continue  # it would stand before another colour, or not behind all squares of its own
            if fixed[piece] != ZERO and fixed[piece] != lies[k]:
                continue
            void = upward((before[k] & near[piece]) | (behind[k] & far[piece])) | barred
            if void & (lies[k] | under[k]) != ZERO:
                continue
            words[total, CUBES], words[total, VOID], words[total, BELOW] = lies[k], void, under[k]
            owners[total] = piece
            total += 1
        ends[piece] = total
        if total == starts[piece]:
            return Stands(words, owners, np.arange(0), starts), ends
    return Stands(words, owners, np.arange(total), starts), ends


@njit
def added(places, words, stand):
    """The places with one more stand chosen."""
    return Places(
        places.taken | words[stand, CUBES], places.void | words[stand, VOID], places.below | words[stand, BELOW]
    )


@njit
def narrow(words, order, starts, ends, new_ends, left, places):
    """Keep the stands of the pieces left that agree with the places; the tightest piece, or -1 if there is no way on.

    `left` has a bit for each piece; where the stands that are kept end goes into `new_ends`.
    """
    taken, void, below = places
    closed, filled = taken | void, taken | below
    reach = taken
    tightest, fewest = -1, 1 << 30
    for piece in range(len(starts)):
        if not left >> piece & 1:
            continue
        k, end = starts[piece], ends[piece]
        while k < end:
            stand = order[k]
            cubes = words[stand, CUBES]
            if cubes & closed != ZERO or words[stand, VOID] & filled != ZERO or words[stand, BELOW] & void != ZERO:
                end -= 1
                order[k] = order[end]
                order[end] = stand
            else:
                reach |= cubes
                k += 1
        new_ends[piece] = end
        count = end - starts[piece]
        if count == 0:
            return -1
        if count < fewest:
            tightest, fewest = piece, count
    return -1 if below & ~reach != ZERO else tightest


@njit
def branch(words, order, starts, ends, left, tightest, places, choices):
    """List the choices to branch on; their number. One of them is in every building still possible.

    They are the stands of the tightest piece, or, if those are fewer, all stands that fill one missing place.
    """
    count = ends[tightest] - starts[tightest]
    missing = places.below & ~places.taken
    if missing != ZERO:
        place = missing & (~missing + ONE)
        found = 0
        for piece in range(len(starts)):
            if left >> piece & 1:
                for k in range(starts[piece], ends[piece]):
                    if words[order[k], CUBES] & place != ZERO:
                        if found == count:
                            break
                        choices[found] = order[k]
                        found += 1
        if found < count:
            return found
    for k in range(count):
        choices[k] = order[starts[tightest] + k]
    return count


@njit
def explore(stands, first_ends, left, tightest, places, cap, found):
    """Count the ways to go on with the pieces left, up to `cap`, and write the first ones into `found`.

    A walk through the tree of choices without recursion: at each depth what is left, which places there are, and the
    choices with the number of those tried.
    """
    words, owners, order, starts = stands
    ends = np.empty((DEPTHS, PIECES), np.int64)
    choices = np.empty((DEPTHS, len(stands.order)), np.int64)
    number, tried, remaining = np.empty(DEPTHS, np.int64), np.zeros(DEPTHS, np.int64), np.empty(DEPTHS, np.int64)
    taken, void, below = np.empty(DEPTHS, np.uint64), np.empty(DEPTHS, np.uint64), np.empty(DEPTHS, np.uint64)
    ends[0, : len(first_ends)] = first_ends
    remaining[0] = left
    taken[0], void[0], below[0] = places
    number[0] = branch(words, order, starts, ends[0], left, tightest, places, choices[0])
    count, depth = 0, 0
    while depth >= 0:
        if tried[depth] == number[depth]:
            depth -= 1
            continue
        stand = choices[depth, tried[depth]]
        tried[depth] += 1
        now = added(Places(taken[depth], void[depth], below[depth]), words, stand)
        left = remaining[depth] & ~(1 << owners[stand])
        if left == 0:
            if now.below & ~now.taken == ZERO:
                if count < len(found):
                    for d in range(depth + 1):
                        chosen = choices[d, tried[d] - 1]
                        found[count, owners[chosen]] = words[chosen, CUBES]
                count += 1
                if count == cap:
                    return count
            continue
        tightest = narrow(words, order, starts, ends[depth], ends[depth + 1], left, now)
        if tightest >= 0:
            depth += 1
            taken[depth], void[depth], below[depth] = now
            remaining[depth], tried[depth] = left, 0
            number[depth] = branch(words, order, starts, ends[depth], left, tightest, now, choices[depth])
    return count


@njit
def search(question, cap, found):
    """Count the buildings that answer a question, up to `cap`, and write the first ones into `found`."""
    stands, ends = gather(question)
    if len(stands.order) == 0:
        return 0
    left = (1 << len(ends)) - 1
    tightest = narrow(stands.words, stands.order, stands.starts, ends, ends, left, NOWHERE)
    return explore(stands, ends, left, tightest, NOWHERE, cap, found)
