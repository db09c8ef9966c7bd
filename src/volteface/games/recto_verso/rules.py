"""The rules of Recto Verso, R1 to R9: pure, readable, and the authority for everything else.

A round begins by itself: between two rounds the next card waits, and is revealed as soon as the clock moves on
or somebody moves. A live table lets its clock stand between rounds, and so decides when that is; a file needs
no move for it. The round's own clock runs from the moment the last round ended. Here is who may do what, and
when; `building.py` knows what stands where, `rounds.py` what a round's end means.

    between --(the clock moves on, or a move)--> building --(second word, or past the limit)--> between | over
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.core.deals import no_such_seat
from volteface.core.errors import Illegal, NotYours
from volteface.games.recto_verso import news as told
from volteface.games.recto_verso.building import (
    carried,
    cubes_text,
    drop,
    facade,
    filled,
    judge,
    replaced,
    shifted,
    stack,
    stacked,
)
from volteface.games.recto_verso.choices import Choice, Preview
from volteface.games.recto_verso.notation import format, format_facade, parse
from volteface.games.recto_verso.pieces import LETTERS, PIECES, RED, orientations
from volteface.games.recto_verso.rounds import again, begun, dropped_out, ended, round_card, time_up
from volteface.games.recto_verso.state import (
    AGAIN,
    FAIL,
    RECTO,
    VERSO,
    Again,
    Building,
    Deal,
    Fail,
    Move,
    Place,
    Shift,
    Shove,
    Stack,
    State,
    Take,
    Touch,
    Word,
)

if TYPE_CHECKING:
    from volteface.games.recto_verso.news import News

_SHIFTS = (Shift(1, 0), Shift(-1, 0), Shift(0, 1), Shift(0, -1))


def start(deal: Deal) -> State:
    """The state before the first card is revealed, at time 0."""
    return State(deal, scores=(0,) * deal.seats)


def legal(state: State, seat: int) -> tuple[Choice, ...]:
    """What a partner may do now: kinds of move with the pieces for them and how each can lie."""
    if seat not in partners(state):
        return ()
    beside = [piece for piece in range(state.pieces) if not state.building[piece]]
    loose = [p for p, mask in enumerate(state.building) if mask and carried(state.building, p) is None]
    choices = []
    if beside:
        choices.append(Choice("place", Preview(_ways(beside))))
    if loose:
        choices.append(Choice("move", Preview(_ways(loose))))
    bearing = [p for p, mask in enumerate(state.building) if mask and p not in loose]
    if bearing:
        choices.append(Choice("stack", Preview(stacks={LETTERS[p]: _along(state.building, p) for p in bearing})))
    choices += [Choice(format(Take(piece)), Preview()) for piece in loose]
    choices += [Choice(format(move), Preview()) for move in _SHIFTS if _allowed(state, seat, move)]
    if state.said != seat:
        choices.append(Choice(format(RECTO if state.said is None else VERSO), Preview()))
    return tuple(choices)


def check(state: State, seat: int, move: Move | str) -> None:
    """Raise the reason why this seat may not make this move now, if there is one."""
    if isinstance(move, str):
        move = parse(move)
    if seat not in range(state.deal.seats):
        raise no_such_seat(seat, state.deal.seats)
    if state.phase == "over":
        raise Illegal("game-over", "The game is over.")
    if isinstance(move, Fail) and state.phase == "between":
        raise _card_hidden()
    if isinstance(move, Again | Fail):
        return
    if seat not in (state.active, state.partner):  # R3
        raise NotYours(
            "not-a-partner",
            "Seats {active} and {partner} build in this round; seat {seat} looks on.",
            active=state.active,
            partner=state.partner,
            seat=seat,
        )
    if isinstance(move, Word):
        _check_word(state, seat, move)
    else:
        _built(begun(state), move)


def play(state: State, seat: int, move: Move, at: int = 0) -> State:
    """Let time pass until `at`, then make this seat's move; the first move of a round reveals its card."""
    before, state = state, advance(state, at)
    if isinstance(move, Word) and before.phase == "building" and before.number != state.number:
        # It was meant for the round that has just ended, not for the one that has begun since (R7).
        raise Illegal("too-late", "Round {round} was already over: too late.", round=before.number + 1)
    check(state, seat, move)
    if isinstance(move, Again):
        return again(state)
    if isinstance(move, Fail):
        return ended(state, (dropped_out(),))
    state = begun(state)
    if isinstance(move, Word):
        return _say(state, seat)
    building = _built(state, move)
    if building == state.building:
        return state
    news: list[News] = [_told(state, seat, move, building)]
    if state.said is not None:  # R5: a change takes back a word already said
        news.append(told.WordBack(state.said))
    by = tuple(
        who if mask == before else seat if mask else None
        for who, mask, before in zip(state.by, building, state.building, strict=True)
    )
    return replace(
        state,
        building=building,
        by=state.by if isinstance(move, Shift) else by,
        touched=Touch(seat, state.clock, None if isinstance(move, Shift) else LETTERS[move.piece]),
        said=None,
        news=(*state.news, *news),
    )


def deadline(state: State) -> int | None:
    """The first millisecond too late for a second word; between rounds, the first that reveals the next card."""
    if state.phase == "over" or (state.phase == "building" and not state.limit):
        return None
    return state.since + 1 + (state.limit if state.phase == "building" else 0)


def advance(state: State, at: int) -> State:
    """Let time pass until `at`: rounds begin, and those past their limit end (R7)."""
    state = replace(state, news=())
    while (due := deadline(state)) is not None and due <= at:
        state = replace(state, clock=due)
        state = begun(state) if state.phase == "between" else ended(state, (time_up(state),))
    return replace(state, clock=max(at, state.clock))


def rests(state: State) -> bool:
    """Whether the next card is still hidden: here a table can let the clock stand as long as it likes."""
    return state.phase == "between"


def absent(state: State, seat: int) -> Move | None:
    """A round broken by a partner who drops out is played again with a new card; on the ladder once (R9)."""
    if seat not in partners(state):
        return None
    return FAIL if state.ladder and state.broken else AGAIN


def partners(state: State) -> tuple[int, ...]:
    """R3: while they build, nobody else's words may reach the two partners."""
    return (state.active, state.partner) if state.phase == "building" else ()


def judged(state: State) -> tuple[bool, int] | None:
    """The verdict that the last step brought, for those who have guessed."""
    if state.verdict is None or not any(isinstance(news, told.Right | told.Wrong) for news in state.news):
        return None
    return state.verdict.round.right, state.verdict.round.time


def faces(state: State) -> tuple[tuple[str, ...], ...]:
    """What each partner sees of the building; nothing before the others."""
    done = state.verdict if state.phase != "building" else None
    who = state if done is None else done.round
    front = format_facade(facade(state.building, "front"), "front")
    back = format_facade(facade(state.building, "back"), "back")
    seen = {who.active: (front,), who.partner: (back,)}
    return tuple(seen.get(seat, ()) for seat in range(state.deal.seats))


def _allowed(state: State, seat: int, move: Move) -> bool:
    try:
        check(state, seat, move)
    except Illegal:
        return False
    return True


def _ways(pieces: list[int]) -> dict[str, tuple[str, ...]]:
    """Letters of pieces, with their orientations at the origin as the texts of moves write them."""
    return {
        LETTERS[piece]: tuple(
            " ".join(f"{x}{y}.{z}" for x, y, z in cubes) for cubes in orientations(PIECES[piece].cubes)
        )
        for piece in pieces
    }


def _along(building: Building, piece: int) -> str:
    """The letters of all that stands on a piece, in the order of the pieces."""
    return "".join(LETTERS[other] for other in sorted(stack(building, piece)) if other != piece)


def _built(state: State, move: Place | Shove | Stack | Take | Shift) -> Building:
    """R4: the building after a move, if it is possible."""
    building = state.building
    if isinstance(move, Shift):
        return shifted(building, move.x, move.y)
    name = str(PIECES[move.piece])
    if move.piece == RED and state.pieces <= RED:
        raise Illegal("no-red", "The red piece stays in the box in the simple mode.")  # R1
    if isinstance(move, Place):
        if building[move.piece]:
            raise Illegal("already-placed", "The {name} stands in the building already: move it.", name=name)
        return replaced(building, move.piece, drop(filled(building), move.piece, move.cubes))
    if not building[move.piece]:
        raise Illegal("not-placed", "The {name} lies beside the board: place it first.", name=name)
    if isinstance(move, Stack):
        return stacked(building, move.piece, move.x, move.y)
    other = carried(building, move.piece)
    if other is not None:
        raise Illegal(
            "carries",
            "The {name} carries the {other}: take that away first.",
            name=name,
            other=str(PIECES[other]),
        )
    without = replaced(building, move.piece, 0)
    if isinstance(move, Take):
        return without
    return replaced(without, move.piece, drop(filled(without), move.piece, move.cubes))


def _told(state: State, seat: int, move: Place | Shove | Stack | Take | Shift, building: Building) -> News:
    if isinstance(move, Shift):
        return told.Shifted(seat, format(move).partition(" ")[2])
    letter, cubes = LETTERS[move.piece], cubes_text(building[move.piece])
    match move:
        case Place():
            return told.Placed(seat, letter, cubes)
        case Shove():
            return told.Moved(seat, letter, cubes)
        case Stack():
            return told.Stacked(seat, letter, cubes, _along(state.building, move.piece))
        case Take():
            return told.Taken(seat, letter, cubes)


def _check_word(state: State, seat: int, word: Word) -> None:
    """R5: the first word is Recto and the second, by the other partner, Verso."""
    if state.phase == "between":
        raise _card_hidden()
    if state.said == seat:
        raise NotYours("word-said", "You have said Recto; Verso is for your partner to say.")
    if state.said is None and word.second:
        raise Illegal("recto-first", "Nobody has said Recto about this building: the first word is recto.")


def _card_hidden() -> Illegal:
    return Illegal("card-hidden", "The card of the next round has not been revealed yet.")


def _say(state: State, seat: int) -> State:
    """R5: two who speak in the same moment both send Recto; the later one is the second word all the same."""
    if state.said is None:
        return replace(state, said=seat, news=(*state.news, told.Recto(seat)))
    state = replace(state, news=(*state.news, told.Verso(seat)))
    return ended(state, judge(state.building, round_card(state), state.deal.options.mode))
