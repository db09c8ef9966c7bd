"""A partner of Recto Verso: it sees one side, builds its share, says what its side needs, and listens.

Here a bot is asked again and again: `choose(view, heard, budget, rng)` gives what it does now, a move or a phrase and
how long it then rests, or none if it waits for something to change or be said. It goes by the view of its seat, the
phrases of this round and what the other shows, so it needs no memory; it heeds no budget.

    what stands cannot fit the own side  ->  say a square that is wrong, ask if the other's piece is in the way, mend it
    the other does not say yes to that   ->  leave that piece, say so, and build on around it
    it can, and it is one's turn         ->  put down a piece of the likeliest building that this side shows (`plan.py`)
    it can, and it is the other's turn   ->  wait, and tell something (`manners.py`, `remarks.py`)
    all pieces stand, nothing is wrong   ->  Recto; or Verso, if the partner has said Recto
    in practice                          ->  it does not build, and only tells
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.core.game import Saying, Step
from volteface.games.recto_verso.bots.manners import ALL, LEFT, heed, spoken
from volteface.games.recto_verso.building import carried, cubes_text, drop, facade, filled, replaced
from volteface.games.recto_verso.notation import format, parse
from volteface.games.recto_verso.pieces import INDEX, LETTERS
from volteface.games.recto_verso.state import RECTO, VERSO, Place, Shift, Shove, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.recto_verso.bots.belief import Belief
    from volteface.games.recto_verso.bots.manners import Level, Manners
    from volteface.games.recto_verso.state import Building, Move
    from volteface.games.recto_verso.view import View

BEHIND = 2  # pieces that the other has put down more, after which a partner guesses where one could stand
GLANCE = 400  # milliseconds after which a partner who waits looks again
WAITS = (Step(rest=GLANCE),)


def choose(level: Level, view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """What a partner of this level does now."""
    if view.phase != "building" or view.role not in ("front", "back"):
        return ()
    own = [phrase for phrase in heard if phrase.seat == view.seat]
    shown = [phrase for phrase in heard if phrase.seat != view.seat]
    heard = spoken(shown)
    pause = level.look - (view.clock - view.since)
    last = heard[-1] if heard else None
    if last is not None and last.code == "wait" and not _acted(view, own, last.at):
        return WAITS if any(phrase.at >= last.at for phrase in own) else (Step(Saying("yes", {}), GLANCE),)
    if pause > 0:
        return (Step(rest=pause),)
    from volteface.games.recto_verso.bots import belief, remarks  # a compiled kernel: only when a bot plays

    known, wrong = belief.believe(view, heard)
    building = belief.standing(view)
    manners = heed(level, view, own, shown)
    if view.options.get("practice"):
        return _teach(level, view, known, building, manners, own, heard, wrong)
    rest = round(level.rest * (0.7 + 0.6 * rng.unit()) / max(1, manners.behind))
    saying = (
        remarks.answer(known, building, manners, heard, wrong, own)
        or remarks.staying(manners)
        or remarks.plea(known, building, manners, own)
        or remarks.remark(level, view, known, building, own)
    )
    if saying is not None:
        return (Step(saying, rest // 3),)
    refused = _refused(view, building, manners, own, heard)
    if refused is not None:
        return (Step(format(Take(refused))), Step(Saying("yours", {"colour": LETTERS[refused]}), rest))
    if view.beside and not manners.is_turn and known.fits(building):
        return WAITS
    step = _act(view, known, building, manners, own, rng)
    if step is None:
        return ()
    return WAITS if step.do is None else (Step(step.do, rest, _hand(building, step.do)),)


def _acted(view: View, own: Sequence[Phrase], since: int) -> bool:
    """Whether the other has done something since, or said a word; this one, once it has answered, acts only then."""
    answered = next((phrase.at for phrase in own if phrase.at >= since), view.clock)
    touched = view.touched
    acted = touched is not None and touched.at > (answered if touched.seat == view.seat else since)
    return acted or view.said not in (None, view.seat)


def _hand(building: Building, do: str | Saying) -> dict[str, dict[str, object]]:
    """What the other sees of the hand that does this: the piece it holds, and where that will stand."""
    move = parse(do) if isinstance(do, str) else None
    if not isinstance(move, Place | Shove):
        return {}
    letter, others = LETTERS[move.piece], filled(replaced(building, move.piece, 0))
    rests = drop(others, move.piece, move.cubes)
    return {"hold": {"pieces": letter}, "hand": {"pieces": {letter: cubes_text(rests)}}}


def _teach(
    level: Level,
    view: View,
    known: Belief,
    building: Building,
    manners: Manners,
    own: Sequence[Phrase],
    heard: Sequence[Phrase],
    wrong: Sequence[Phrase],
) -> tuple[Step, ...]:
    """In practice it does not build: it answers, says what cannot work, and what it needs when the other is stuck."""
    from volteface.games.recto_verso.bots import remarks

    saying = (
        remarks.answer(known, building, manners, heard, wrong, own)
        or remarks.plea(known, building, manners, own)
        or remarks.remark(msgspec.structs.replace(level, tells=1), view, known, building, own)
    )
    if saying is not None:
        return (Step(saying, level.rest),)
    if not view.beside and facade(building, known.side) == known.own and known.fits(building):
        return () if view.said == view.seat else (Step(format(RECTO if view.said is None else VERSO)),)
    touched = 0 if view.touched is None else view.touched.at
    due = max((view.since + level.look, touched, *(phrase.at for phrase in heard))) + level.patience
    if view.said is not None and view.said != view.seat:  # they think it is done, and it is not
        since = [phrase.code for phrase in own if phrase.at >= touched]
        if "no" not in since:
            return (Step(Saying("no", {}), level.rest // 3),)
        return (Step(remarks.wish(known, building, own)),) if since[-1] == "no" else ()
    if any(phrase.at >= due for phrase in own):
        return ()
    return (Step(remarks.wish(known, building, own)),) if view.clock >= due else (Step(rest=due - view.clock),)


def _refused(
    view: View, building: Building, manners: Manners, own: Sequence[Phrase], heard: Sequence[Phrase]
) -> int | None:
    """The piece that this partner has put down last, if the other has said no to that."""
    touched = view.touched
    if touched is None or touched.seat != view.seat or touched.piece is None or not heard or heard[-1].code != "no":
        return None
    piece = INDEX[touched.piece]
    said_since = any(phrase.at > touched.at for phrase in own)
    if said_since or heard[-1].at < touched.at or not building[piece] or piece in manners.held:
        return None
    return piece if carried(building, piece) is None else None


def _act(
    view: View, known: Belief, building: Building, manners: Manners, own: Sequence[Phrase], rng: Chance
) -> Step | None:
    """A move, or what has to be said before it; a step without either waits a moment, None for a change."""
    from volteface.games.recto_verso.bots import plan

    fixed = [piece for piece in manners.left | manners.held if piece == ALL or building[piece]]
    moves = plan.next_moves(known, building, rng, manners.theirs, fixed)
    if _may_not(manners, moves[0]) if moves else not known.fits(building):
        around = plan.moves_around(known, building, rng, [*fixed, *manners.theirs]) if manners.is_turn else ()
        return _place(known, around, manners, own) if around else Step()
    if not moves:
        if view.beside:
            return Step()
        return None if view.said == view.seat else Step(format(RECTO if view.said is None else VERSO))
    if isinstance(moves[0], Place):
        return _place(known, moves, manners, own)
    return _mend(known, building, moves[0], manners)


def _may_not(manners: Manners, move: Move) -> bool:
    """Whether a move needs a question that would come too soon after one without a yes."""
    piece = ALL if isinstance(move, Shift) else getattr(move, "piece", None)
    theirs = bool(manners.theirs) if piece == ALL else piece in manners.theirs
    return manners.is_shy and theirs and piece not in manners.agreed


def _place(known: Belief, moves: Sequence[Move], manners: Manners, own: Sequence[Phrase]) -> Step:
    """Put down a piece: the one that was asked for, else one that this side shows or that was told of.

    What only the other can know is left to them, and they are told so, unless they leave it, too. Whoever builds
    nothing at all is told so once.
    """
    from volteface.games.recto_verso.bots import remarks

    free = [move for move in moves if isinstance(move, Place) and move.piece not in manners.held]
    promised = [move.piece for move in free if move.piece in manners.promised]
    barred = manners.left | manners.promised
    free = [move for move in free if move.piece == manners.given or move.piece not in barred]
    if manners.is_quiet and promised and not free:
        return Step(remarks.offer(own, promised[0]))
    asked = [move for move in free if move.piece == manners.given]
    seen = [move for move in free if LETTERS[move.piece] in known.own]
    told = [move for move in free if known.other.count(LETTERS[move.piece]) >= min(2, len(move.cubes))]
    directed = free if manners.is_alone and not manners.is_quiet else ()
    best = next(iter((*asked, *seen, *told, *directed)), None)
    if best is not None:
        return Step(format(best))
    saying = remarks.leaving(known, own, [move.piece for move in free[: 1 if manners.is_quiet else None]])
    deaf = manners.is_quiet and not manners.theirs and any(phrase.code in LEFT for phrase in own)
    if saying is not None and not deaf:
        return Step(saying)
    guessed = [move for move in free if move.piece not in manners.unclear]
    return Step(format(guessed[0])) if guessed and (manners.is_quiet or manners.behind >= BEHIND) else Step()


def _mend(known: Belief, building: Building, move: Move, manners: Manners) -> Step:
    """Move a piece or shift the building, if it is this partner's or the other agrees."""
    from volteface.games.recto_verso.bots import remarks

    if isinstance(move, Shift):
        piece, asks = ALL, bool(manners.theirs)
        saying = Saying("may-shift", {})
    else:
        assert isinstance(move, Shove | Take)
        piece, asks = move.piece, move.piece in manners.theirs
        saying = remarks.question(known, building, piece)
    if asks and piece not in manners.agreed:
        return Step() if piece in manners.asked else Step(saying)
    if piece == ALL and any(building[held] for held in manners.held):
        return Step()
    return Step(format(move))
