"""What is to be printed and how, checked: the same for the command line and for the server."""

from __future__ import annotations

from secrets import randbelow
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from volteface import games
from volteface.core import options
from volteface.core.errors import Malformed
from volteface.press.layout import Sheet, duplex, folded, plain
from volteface.press.paper import PAPERS, Paper
from volteface.press.trial import trial

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from volteface.core.printing import Ink, Press, Say, Tell

SIDES = ("fold", "duplex")
INKS = ("colour", "black")
LONGEST_SEED = 40
FARTHEST = 10.0  # millimetres that backs can be moved


class Job(NamedTuple):
    """A game's things with what was chosen about them, and the paper they go on."""

    game: str
    what: tuple[str, ...]
    wish: Any
    paper: Paper = "a4"
    sides: str = "fold"
    offset: tuple[float, float] = (0.0, 0.0)
    ink: Ink = "colour"
    test: bool = False  # the test page of two-sided printing, and nothing else

    @property
    def seed(self) -> str:
        """What it was made from; empty if chance has no part in it."""
        made = any("seed" in find(self.game).THINGS[thing] for thing in self.what)
        return str(self.wish.seed) if made and not self.test else ""


def read(
    game: str,
    what: Sequence[str] = (),
    wish: Mapping[str, object] | None = None,
    *,
    paper: str = "a4",
    sides: str = "fold",
    offset: tuple[float, float] = (0.0, 0.0),
    ink: str = "colour",
    test: bool = False,
) -> Job:
    """A job as a person asked for it, or Malformed; nothing asked for is the game's usual thing."""
    press = find(game)
    things = tuple(press.THINGS)
    if paper not in PAPERS:
        known = ", ".join(PAPERS)
        raise Malformed(
            "print-paper", "There is no paper {paper!r} here; there are: {known}.", paper=paper, known=known
        )
    if sides not in SIDES:
        raise Malformed("print-sides", "Backs come by fold or by duplex, not by {sides!r}.", sides=sides)
    if ink not in INKS:
        raise Malformed("print-ink", "The ink is colour or black, not {ink!r}.", ink=ink)
    unknown = [one for one in what if one not in things]
    if unknown:
        sentence = "There is no {what!r} to print in this game; there are: {known}."
        raise Malformed("print-what", sentence, what=unknown[0], known=", ".join(things))
    if not all(abs(value) <= FARTHEST for value in offset):
        raise Malformed(
            "print-offset", "Backs can be moved by at most {most} mm: print the test page again.", most=int(FARTHEST)
        )
    ordered = tuple(thing for thing in things if thing in what) or things[:1]
    given = dict(wish or {})
    if any("seed" in press.THINGS[thing] for thing in ordered) and not given.get("seed"):
        given["seed"] = str(randbelow(10**6))  # nobody's wish: it is told, so that the same can be printed again
    chosen = options.read(press.Wish, given)
    if len(getattr(chosen, "seed", "")) > LONGEST_SEED:
        raise Malformed("print-seed", "A seed has at most {most} signs.", most=LONGEST_SEED)
    return Job(game, ordered, chosen, paper, sides, offset, cast("Ink", ink), test)


def find(game: str) -> Press:
    """What a game has to print; Malformed if it has nothing."""
    press = games.press(game)
    if press is None:
        known = ", ".join(other for other in games.NAMES if games.press(other) is not None) or "none"
        sentence = "There is nothing to print of {name}; the games with something are: {known}."
        raise Malformed("no-print", sentence, name=games.title(game), known=known)
    return press


def sheets(job: Job, say: Say, tell: Tell = lambda done, of: None) -> Iterator[Sheet]:
    """All pages in order. When both sides are printed, fronts always come on the first side of a paper."""
    if job.test:
        yield from trial(job.paper, job.offset)
        return
    count = 0
    for batch in find(job.game).batches(job.what, job.wish, job.ink, say, tell):
        if batch.pieces[0].back is None:
            pages = plain(batch, job.paper)
        elif job.sides == "fold":
            pages = folded(batch, job.paper)
        else:
            if count % 2:
                width, height = PAPERS[job.paper]
                yield Sheet(width, height, None, headed=False)
                count += 1
            pages = duplex(batch, job.paper, job.offset)
        for page in pages:
            yield page
            count += 1
