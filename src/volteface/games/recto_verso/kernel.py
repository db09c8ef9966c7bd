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
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.jit import njit

EMPTY, UNKNOWN = 11, 12  # beside the pieces' own numbers, in a facade's sixteen squares
U = np.uint64
ZERO, ONE, TWO, LEVEL = U(0), U(1), U(2), U(16)
RAY, FIRST_ROW, LAST_ROW = U(0x1111), U(0x000F000F000F000F), U(0xF000F000F000F000)
CUBES, VOID, BELOW = 0, 1, 2  # columns of a stand


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
def gather(table, spans, front, back, fixed, pieces, stands, owners, starts, ends):
    """List the stands that each facade by itself allows; 0 if a piece has none, else their number.

    `table` has a column for each placement of each piece: cubes, places before, behind and below it, squares;
    `spans` says which columns are a piece's. `fixed` holds the cubes of pieces that stand already, else 0.
    """
    barred = ZERO
    rows_front, rows_back = ZERO, ZERO
    rays = np.zeros((2, 11), np.uint64)
    wanted = np.zeros(11, np.uint64)
    for square in range(16):
        here = ray(square)
        if front[square] == EMPTY or back[square] == EMPTY:
            barred |= here
        if front[square] < EMPTY:
            rows_front |= here
            rays[0, front[square]] |= here
            wanted[front[square]] |= ONE << U(square)
        if back[square] < EMPTY:
            rows_back |= here
            rays[1, back[square]] |= here
            wanted[back[square]] |= ONE << U(square)
    barred = upward(barred)
    total = 0
    for piece in range(pieces):
        starts[piece] = total
        near, far, want, only = rays[0, piece], rays[1, piece], wanted[piece], fixed[piece]
        closed = barred | (rows_front & ~near & FIRST_ROW) | (rows_back & ~far & LAST_ROW)
        for k in range(spans[0, piece], spans[1, piece]):
            cubes = table[0, k]
            if cubes & closed != ZERO or want & ~table[4, k] != ZERO or (only != ZERO and only != cubes):
                continue
            void = upward((table[1, k] & near) | (table[2, k] & far)) | barred
            if void & (cubes | table[3, k]) != ZERO:
                continue
            stands[total, CUBES] = cubes
            stands[total, VOID] = void
            stands[total, BELOW] = table[3, k]
            owners[total] = piece
            total += 1
        ends[piece] = total
        if total == starts[piece]:
            return 0
    return total


@njit
def narrow(stands, order, starts, ends, new_ends, left, pieces, taken, void, below):
    """Keep the stands that agree with what is taken, empty and needed; the tightest piece, or -1 if this is dead."""
    full = taken | below
    reach = taken
    tightest, fewest = -1, 1 << 30
    for piece in range(pieces):
        if not left >> piece & 1:
            continue
        k, end = starts[piece], ends[piece]
        while k < end:
            stand = order[k]
            cubes = stands[stand, CUBES]
            if (
                cubes & (taken | void) != ZERO
                or stands[stand, VOID] & full != ZERO
                or stands[stand, BELOW] & void != ZERO
            ):
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
def branch(stands, order, starts, ends, left, pieces, tightest, missing, choices):
    """List the choices to branch on; their number. One of them is in every building still possible.

    They are the stands of the tightest piece, or, if those are fewer, all stands that fill one missing place.
    """
    count = ends[tightest] - starts[tightest]
    if missing != ZERO:
        place = missing & (~missing + ONE)
        found = 0
        for piece in range(pieces):
            if left >> piece & 1:
                for k in range(starts[piece], ends[piece]):
                    if stands[order[k], CUBES] & place != ZERO:
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
def explore(stands, owners, order, starts, first_ends, pieces, left_over, first, words, cap, found):
    """Count the ways to go on with the pieces left, up to `cap`, and write the first ones into `found`.

    `first` is the tightest piece; `words` are the places taken, empty and needed so far.
    """
    ends = np.empty((12, 11), np.int64)
    ends[0] = first_ends
    choices = np.empty((12, len(order)), np.int64)
    taken, void, below = np.empty(12, np.uint64), np.empty(12, np.uint64), np.empty(12, np.uint64)
    number, at, left = np.empty(12, np.int64), np.zeros(12, np.int64), np.empty(12, np.int64)
    taken[0], void[0], below[0] = words
    left[0] = left_over
    missing = below[0] & ~taken[0]
    number[0] = branch(stands, order, starts, ends[0], left_over, pieces, first, missing, choices[0])
    count, depth = 0, 0
    while depth >= 0:
        if at[depth] == number[depth]:
            depth -= 1
            continue
        stand = choices[depth, at[depth]]
        at[depth] += 1
        full = taken[depth] | stands[stand, CUBES]
        bare = void[depth] | stands[stand, VOID]
        need = below[depth] | stands[stand, BELOW]
        rest = left[depth] & ~(1 << owners[stand])
        if rest == 0:
            if need & ~full == ZERO:
                if count < found.shape[0]:
                    for d in range(depth + 1):
                        chosen = choices[d, at[d] - 1]
                        found[count, owners[chosen]] = stands[chosen, CUBES]
                count += 1
                if count == cap:
                    return count
            continue
        tightest = narrow(stands, order, starts, ends[depth], ends[depth + 1], rest, pieces, full, bare, need)
        if tightest < 0:
            continue
        depth += 1
        taken[depth], void[depth], below[depth], left[depth], at[depth] = full, bare, need, rest, 0
        number[depth] = branch(stands, order, starts, ends[depth], rest, pieces, tightest, need & ~full, choices[depth])
    return count


@njit
def search(table, spans, front, back, fixed, pieces, cap, found):
    """Count the buildings that answer the card, up to `cap`, and write the first ones into `found`."""
    stands = np.empty((table.shape[1], 3), np.uint64)
    owners = np.empty(table.shape[1], np.int64)
    starts, ends = np.empty(11, np.int64), np.empty(11, np.int64)
    total = gather(table, spans, front, back, fixed, pieces, stands, owners, starts, ends)
    if total == 0:
        return 0
    order = np.arange(total)
    left = (1 << pieces) - 1
    first = narrow(stands, order, starts, ends, ends, left, pieces, ZERO, ZERO, ZERO)
    return explore(stands, owners, order, starts, ends, pieces, left, first, (ZERO, ZERO, ZERO), cap, found)
