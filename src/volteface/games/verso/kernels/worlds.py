"""Worlds that fit a view: everything unseen is dealt anew.

A world gives each unseen reverse a card that can be there, no card twice, and fills the deck with what is left over.
All such worlds are equally likely, and so they are drawn: one card after the other is put back and drawn again among
those that fit and are free (Gibbs sampling).
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.kernels.rules import DECK, NEXT, SEEN, left, shuffle
from volteface.games.verso.kernels.tables import ALL, BEHIND, BEHIND_COUNT, FACE, MOST_BEHIND
from volteface.jit import njit
from volteface.jit.chance import draw

FREE = -1
STIRS = 8  # times all unseen cards are drawn anew before the first world


class Unseen(NamedTuple):
    """What a view does not show, and what it is imagined to be."""

    shown: Any  # the view as an array
    lying: Any  # the cards with an unseen reverse: where each lies, and some card that shows its face
    cards: Any  # for each of them the card that it is imagined to be,
    owner: Any  # and for each card of the box which of them it is, or FREE
    chance: Any  # two random words


@njit
def new_unseen(view, lying, chance):
    """The unseen cards of a view, as likely to be these as any others."""
    unseen = Unseen(view, lying, np.empty(len(lying), np.int64), np.full(ALL, FREE), chance)
    assign(unseen)
    for _ in range(STIRS):
        stir(unseen)
    return unseen


@njit
def fitting(unseen, this, found, also_taken):
    """Write the cards that one with an unseen reverse can be, the free ones or all; says how many."""
    face, count = FACE[unseen.lying[this, 1]], 0
    for which in range(BEHIND_COUNT[face]):
        card = BEHIND[face, which] >> 1
        if unseen.shown[SEEN + card] == 0 and (also_taken or unseen.owner[card] == FREE):
            found[count] = card
            count += 1
    return count


@njit
def assign(unseen):
    """Give every unseen card a first identity: a free one that fits, or another's, which then gets a new one."""
    waiting, left_over = np.arange(len(unseen.lying)), len(unseen.lying)
    found = np.empty(MOST_BEHIND, np.int64)
    while left_over > 0:
        this = waiting[left_over - 1]
        count = fitting(unseen, this, found, False)
        if count > 0:
            card = found[draw(unseen.chance, count)]
            left_over -= 1
        else:
            card = found[draw(unseen.chance, fitting(unseen, this, found, True))]
            waiting[left_over - 1] = unseen.owner[card]
        unseen.owner[card] = this
        unseen.cards[this] = card


@njit
def stir(unseen):
    """Draw the identity of every unseen card anew among those that fit and are free."""
    found = np.empty(MOST_BEHIND, np.int64)
    for this in range(len(unseen.lying)):
        unseen.owner[unseen.cards[this]] = FREE
        card = found[draw(unseen.chance, fitting(unseen, this, found, False))]
        unseen.cards[this] = card
        unseen.owner[card] = this


@njit
def imagine(unseen, world):
    """Write a world that looks like the view: the identities as they are drawn, and a random deck below the top."""
    view = unseen.shown
    world[:] = view
    for this in range(len(unseen.lying)):
        at, laid = unseen.lying[this, 0], 2 * unseen.cards[this] + (unseen.lying[this, 1] & 1)
        if at >= DECK:
            world[at] = laid
        elif at >= 0:
            world[at] = 1 + laid
    pool, count = np.empty(ALL, np.int64), 0
    for card in range(ALL):
        if view[SEEN + card] == 0 and unseen.owner[card] == FREE:
            pool[count] = card
            count += 1
    below_top = left(view) - 1
    shuffle(pool[:count], below_top, unseen.chance)
    for i in range(below_top):
        world[DECK + view[NEXT] + 1 + i] = 2 * pool[i] + draw(unseen.chance, 2)
