"""Looking ahead: worlds in which everything unseen is dealt anew, and every choice played on in each of them.

A world gives each unseen reverse a card that can be there, no card twice, and fills the deck with what is left over.
All such worlds are equally likely, and so they are drawn: one card after the other is put back and drawn again among
those that fit and are free (Gibbs sampling). In a world every choice is played, then all seats go on by the learnt
values, which look at nothing unseen either, for some turns; what lies there then is valued. The same worlds serve
all choices, and choices that fall behind clearly are dropped on the way.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernel import (
    ALL,
    DECK,
    MOVES,
    NEXT,
    OVER,
    PHASE,
    SEATS,
    SEEN,
    SIZE,
    TURNS,
    below,
    left,
    mover,
    play_unchecked,
    score,
    shuffle,
)
from volteface.games.verso.kernel_value import (
    BEHIND,
    BEHIND_COUNT,
    FACE,
    MARGIN,
    appraise,
    best,
    read_rows,
    worth,
)
from volteface.jit import njit

FREE = -1
STIRS = 8  # times all unseen cards are drawn anew before the first world
SPREAD = 1.2  # how far final scores lie apart, for each root of a card left
LEAD = 0.2  # what a point of lead counts beside a percent of chance


@njit
def assign(state, unseen, owner, cards, rng):
    """Give every unseen card a first identity: one that fits and is free, else one taken from another, who looks on."""
    owner[:] = FREE
    waiting = np.arange(len(unseen))
    count = len(unseen)
    options = np.empty(6, np.int64)
    while count > 0:
        this, free, fitting = waiting[count - 1], 0, 0
        face = FACE[unseen[this, 1]]
        for which in range(BEHIND_COUNT[face]):
            card = BEHIND[face, which] >> 1
            if state[SEEN + card] == 0 and owner[card] == FREE:
                options[free] = card
                free += 1
        if free > 0:
            card = options[below(rng, free)]
            count -= 1
        else:
            for which in range(BEHIND_COUNT[face]):
                card = BEHIND[face, which] >> 1
                if state[SEEN + card] == 0:
                    options[fitting] = card
                    fitting += 1
            card = options[below(rng, fitting)]
            waiting[count - 1] = owner[card]
        owner[card] = this
        cards[this] = card


@njit
def stir(state, unseen, owner, cards, rng):
    """Draw the identity of every unseen card anew among those that fit and are free."""
    options = np.empty(6, np.int64)
    for this in range(len(unseen)):
        face, count = FACE[unseen[this, 1]], 0
        owner[cards[this]] = FREE
        for which in range(BEHIND_COUNT[face]):
            card = BEHIND[face, which] >> 1
            if state[SEEN + card] == 0 and owner[card] == FREE:
                options[count] = card
                count += 1
        cards[this] = options[below(rng, count)]
        owner[cards[this]] = this


@njit
def imagine(view, unseen, owner, cards, world, rng):
    """Write a world that looks like the view: the identities as they are drawn, and a random deck below the top."""
    world[:] = view
    for this in range(len(unseen)):
        at, laid = unseen[this, 0], 2 * cards[this] + (unseen[this, 1] & 1)
        if at >= DECK:
            world[at] = laid
        elif at >= 0:
            world[at] = 1 + laid
    pool, count = np.empty(ALL, np.int64), 0
    for card in range(ALL):
        if view[SEEN + card] == 0 and owner[card] == FREE:
            pool[count] = card
            count += 1
    below_top = left(view) - 1
    shuffle(pool[:count], below_top, rng)
    for i in range(below_top):
        world[DECK + view[NEXT] + 1 + i] = 2 * pool[i] + below(rng, 2)


@njit
def play_on(state, weights, turns, found, own, others):
    """Let every seat play by the values until the end, or for so many turns."""
    while state[PHASE] != OVER and (turns > 0 or state[PHASE] != TURNS):
        seat = mover(state)
        chosen = best(own, others, appraise(state, weights, seat, MARGIN, found, own, others))
        play_unchecked(state, seat, found[chosen])
        turns -= 1


@njit
def final(state, weights, seat, rows, found, own, others):
    """A seat's points at the end, as far as they can be told now; whoever is to move alone makes the best of it."""
    if state[PHASE] == OVER:
        return np.float64(score(state, seat))
    seats = state[SEATS]
    if seats == 1:
        chosen = best(own, others, appraise(state, weights, seat, MARGIN, found, own, others))
        return score(state, seat) + np.float64(own[chosen])
    wait = (seat + seats - mover(state)) % seats
    read_rows(state, seat, rows)
    return score(state, seat) + np.float64(worth(weights, seats, left(state), wait, rows))


@njit
def judge(state, weights, seat, rows, found, own, others, verdict):
    """What a game is worth to a seat: merit, points, chance to win. Alone the merit is the points.

    Against others it is the chance in percent, and a little for the lead. A game that is not over is as good as won
    the further a seat leads and the fewer cards are left.
    """
    seats = state[SEATS]
    verdict[1] = final(state, weights, seat, rows, found, own, others)
    verdict[0], verdict[2] = verdict[1], 1.0
    if seats == 1:
        return
    rival, level = -1e9, 1
    for other in range(seats):
        if other != seat:
            points = final(state, weights, other, rows, found, own, others)
            level = 2 if points > rival else level + (points == rival)
            rival = max(rival, points)
    lead = verdict[1] - rival
    if state[PHASE] == OVER:
        verdict[2] = 1.0 if lead > 0 else 1.0 / level if lead == 0 else 0.0
    else:
        verdict[2] = 1 / (1 + np.exp(-lead / (SPREAD * np.sqrt(left(state)))))
    verdict[0] = 100 * verdict[2] + LEAD * lead


@njit
def candidates(view, weights, seat, margin, found, live, glances):
    """Write the seat's moves, and how far each is behind the best at a glance; within the margin it is worth a look."""
    own, others = np.empty(MOVES, np.float32), np.empty(MOVES, np.float32)
    count = appraise(view, weights, seat, 1e9, found, own, others)
    chosen = best(own, others, count)
    for i in range(count):
        glances[i] = own[i] - others[i] - own[chosen] + others[chosen]
        live[i] = glances[i] >= -margin
    return count


@njit
def settle(view, unseen, owner, cards, rng):
    """Identities for all unseen cards, as likely as any others."""
    assign(view, unseen, owner, cards, rng)
    for _ in range(STIRS):
        stir(view, unseen, owner, cards, rng)


@njit
def explore(view, unseen, owner, cards, weights, seat, turns, worlds, rng, found, live, sums, squares):
    """Play every live move in so many more worlds and add up what comes of it.

    `sums` has for each move merit, points and chance; `squares` the squared differences in merit of each two.
    """
    own, others = np.empty(MOVES, np.float32), np.empty(MOVES, np.float32)
    world, branch = np.empty(SIZE, np.int32), np.empty(SIZE, np.int32)
    options, rows = np.empty(MOVES, np.int32), np.empty(3, np.int32)
    verdicts = np.zeros((len(live), 3))
    for _ in range(worlds):
        stir(view, unseen, owner, cards, rng)
        imagine(view, unseen, owner, cards, world, rng)
        for i in range(len(live)):
            if live[i]:
                branch[:] = world
                play_unchecked(branch, seat, found[i])
                play_on(branch, weights, turns, options, own, others)
                judge(branch, weights, seat, rows, options, own, others, verdicts[i])
                sums[i] += verdicts[i]
        for i in range(len(live)):
            for j in range(i):
                if live[i] and live[j]:
                    squares[i, j] += (verdicts[i, 0] - verdicts[j, 0]) ** 2


@njit
def drop(live, sums, squares, number):
    """Drop the moves that are behind the leader by more than three standard errors; says how many are left."""
    leader, lives = -1, 0
    for i in range(len(live)):
        if live[i] and (leader < 0 or sums[i, 0] > sums[leader, 0]):
            leader = i
    for i in range(len(live)):
        if live[i] and i != leader:
            behind = (sums[leader, 0] - sums[i, 0]) / number
            square = squares[max(i, leader), min(i, leader)] / number
            live[i] = behind <= 3 * np.sqrt(max(square - behind * behind, 1e-9) / number)
        lives += live[i]
    return lives
